"""Why the best choice is better than the next: what goes with which part of Piquet's points."""

from __future__ import annotations

from game.piquet.ai.estimates import PARTS, Holding, Prospect
from game.players.reasoning import Telling

_TELLING = Telling(
    parts=PARTS,
    chances={
        "point": (Prospect.POINT, Prospect.GOOD, Prospect.BETTER),
        "sequences": (Prospect.SEQUENCE, Prospect.GOOD),
        "sets": (Prospect.QUATORZE, Prospect.SET, Prospect.GOOD),
        "cards": (
            Prospect.CAPOT,
            Prospect.CARDS,
            Prospect.DIVIDED,
            Prospect.CARDS_LOST,
            Prospect.CAPOT_LOST,
        ),
        "pique": (Prospect.PIQUE, Prospect.PIQUE_LOST),
        "repique": (Prospect.REPIQUE, Prospect.REPIQUE_LOST),
    },
    brings={
        Holding.POINT: "point",
        Holding.SEQUENCE: "sequences",
        Holding.TRIO: "sets",
        Holding.QUATORZE: "sets",
    },
)

reason_of = _TELLING.reason_of
"""Why the first of some choices is the best; None where the others are no worse."""
