"""Why the best choice is better than the next: what goes with which part of Bezique's points."""

from __future__ import annotations

from game.bezique.mind.estimates import PARTS, THEIRS, Prospect
from game.players.reasoning import Telling

_TELLING = Telling(
    parts=PARTS,
    chances={
        "marriages": (Prospect.MARRIAGE, Prospect.MARRIAGE_LOST),
        "sequences": (Prospect.SEQUENCE, Prospect.SEQUENCE_LOST),
        "beziques": (
            Prospect.BEZIQUE,
            Prospect.DOUBLE,
            Prospect.BEZIQUE_LOST,
            Prospect.DOUBLE_LOST,
        ),
        "fours": (Prospect.FOUR, Prospect.FOUR_LOST),
    },
    against=THEIRS,
)

reason_of = _TELLING.reason_of
"""Why the first of some choices is the best; None where the others are no worse."""
