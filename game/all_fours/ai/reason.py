"""Why the best choice is better than the next: which point of All-Fours it makes likelier."""

from __future__ import annotations

from game.all_fours.ai.estimates import MINE, PARTS, THEIRS
from game.players.reasoning import Telling

_LOST = {one.value.removesuffix("-lost"): one for one in THEIRS}
_TELLING = Telling(
    parts=PARTS,
    chances={own.value: (own, _LOST[own.value]) if own.value in _LOST else (own,) for own in MINE},
    against=THEIRS,
    least=0.01,
    alike=0.5,  # of a hundredth of the game: no slip tells less
)

reason_of = _TELLING.reason_of
"""Why the first of some choices is the best; None where the others are no worse."""
