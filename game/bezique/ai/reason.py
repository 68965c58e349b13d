"""Why the best choice is better than the next: what goes with which part of Bezique's points."""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.ai.estimates import PARTS, THEIRS, Prospect
from game.players.judgement import Judgement, Reason
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

_SURE = 0.99


def reason_of(candidates: tuple[Judgement, ...]) -> Reason | None:
    """Why the first of some choices is the best; None where the others are no worse.

    What comes for sure with the best choice is what it does: that is told by its points.
    """
    found = _TELLING.reason_of(candidates)
    if found is None or found.best < _SURE:
        return found
    return replace(found, chance=None, best=0.0, next=0.0)
