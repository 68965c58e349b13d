"""What is said of a choice: the points both sides may expect of it, what for, and the settlement.

Plain values, for whoever shows them: each game's mind makes them, in its own terms (see `mind.py`);
how they travel between processes stands in `analysis_wire.py`. No sentence is made here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from rules.core.game import Action


class Hope(Struct, frozen=True):
    """What a choice keeps a chance of, of which suit or rank, and how likely it is."""

    what: Any
    of: Any
    chance: float


class Judgement(Struct, frozen=True):
    """One choice: what both sides may expect of the deal, and the settlement points of the partie.

    `chances` has what means something for such a choice, and nothing else. `doubt`: how far off the
    difference in settlement to the best may well be, since it was tried on some deals only (one
    standard error); 0 where every hand that is possible was weighed. `hopes`: of a discard, the
    likeliest first.
    """

    action: Action
    mine: Any  # the game's record of points (`Terms.points`): a number for each part, and `total`
    theirs: Any
    settlement: float
    chances: Mapping[Any, float] = field(default_factory=dict)
    doubt: float = 0.0
    hopes: tuple[Hope, ...] = ()

    @property
    def points(self) -> float:
        """My points less the other's."""
        return float(self.mine.total - self.theirs.total)


class Reason(Struct, frozen=True):
    """Why the best choice is better than the next that differs: the part that weighs most.

    `part`: one of the game's, by what it brings both together, or `SETTLEMENT` where the points
    alone speak against it. `mine`: whether more of that is in my points or in the other's, and
    `more`: by how much those are better for me, above 0.
    `chance` goes with the part, or of a discard a `hope`, where there is one: how likely it is with
    the best choice and with the next.
    """

    part: str
    mine: bool
    more: float
    chance: Any | None = None
    best: float = 0.0
    next: float = 0.0
    hope: tuple[Any, Any] | None = None


SETTLEMENT = "settlement"


class Analysis(Struct, frozen=True):
    """The choices that were weighed, the best first; none where nothing can be said of them."""

    candidates: tuple[Judgement, ...]
    reason: Reason | None = None
    degraded: bool = False
    """Whether something that came with the program was missing, and less could be said."""

    def of(self, action: Action) -> Judgement | None:
        """What is said of this choice, if it was weighed."""
        return next((one for one in self.candidates if one.action == action), None)


class Weighed(Struct, frozen=True):
    """What is known of the choices of a view by now; `settled`: nothing better will be said."""

    analysis: Analysis
    settled: bool
