"""What is said of a choice: the points both sides may expect of it, what for, and the settlement.

Plain values, for whoever shows them: how they come about stands in `piquet/analysis.py`, how they
travel between processes in `analysis_wire.py`. No sentence is made here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum

from rules.piquet.actions import Action


@dataclass(frozen=True, slots=True)
class Points:
    """The points of a whole deal that one side may expect, by what they are for.

    `cards` has the ten for the cards and the forty for the capot.
    """

    carte_blanche: float = 0.0
    point: float = 0.0
    sequences: float = 0.0
    sets: float = 0.0
    play: float = 0.0
    cards: float = 0.0
    pique: float = 0.0
    repique: float = 0.0

    @property
    def total(self) -> float:
        """All of them."""
        return float(sum(getattr(self, name) for name in PARTS))


PARTS: tuple[str, ...] = tuple(each.name for each in fields(Points))
"""What points are for, in the order in which they are reckoned, as `Points` has them."""


class Chance(StrEnum):
    """What may come of a choice, each told with how likely it is, from 0 to 1."""

    POINT = "point"  # mine counts, and so on
    SEQUENCE = "sequence"
    SET = "set"
    QUATORZE = "quatorze"  # I hold one after the exchange
    GOOD = "good"  # of a call: it is
    EQUAL = "equal"
    BETTER = "better"  # of an answer: mine is
    CARDS = "cards"  # I win them; not the capot
    CAPOT = "capot"
    DIVIDED = "divided"
    CARDS_LOST = "cards-lost"
    CAPOT_LOST = "capot-lost"
    PIQUE = "pique"
    PIQUE_LOST = "pique-lost"  # the other makes it, and so on
    REPIQUE = "repique"
    REPIQUE_LOST = "repique-lost"


@dataclass(frozen=True, slots=True)
class Judgement:
    """One choice: what both sides may expect of the deal, and the settlement points of the partie.

    `chances` has what means something for such a choice, and nothing else. `doubt`: how far off the
    difference in settlement to the best may well be, since it was tried on some deals only (one
    standard error); 0 where every hand that is possible was weighed.
    """

    action: Action
    mine: Points
    theirs: Points
    settlement: float
    chances: Mapping[Chance, float] = field(default_factory=dict)
    doubt: float = 0.0

    @property
    def points(self) -> float:
        """My points less the other's."""
        return self.mine.total - self.theirs.total


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the best choice is better than the next that differs: the part that weighs most.

    `part`: one of `PARTS`, or "settlement" where the points alone speak against it. `mine`: whether
    it is in my points or in the other's. `more`: by how much it is better for me, above 0. `chance`
    goes with the part where it is told of both: how likely with the best, and with the next.
    """

    part: str
    mine: bool
    more: float
    chance: Chance | None = None
    best: float = 0.0
    next: float = 0.0


@dataclass(frozen=True, slots=True)
class Analysis:
    """The choices that were weighed, the best first; none where nothing can be said of them."""

    candidates: tuple[Judgement, ...]
    reason: Reason | None = None
    degraded: bool = False
    """Whether something that came with the program was missing, and less could be said."""

    def of(self, action: Action) -> Judgement | None:
        """What is said of this choice, if it was weighed."""
        return next((one for one in self.candidates if one.action == action), None)


SETTLEMENT = "settlement"
_SAME = 0.05  # points or settlement points that are no reason
_TELLING = {
    "point": (Chance.POINT, Chance.GOOD, Chance.BETTER),
    "sequences": (Chance.SEQUENCE, Chance.GOOD),
    "sets": (Chance.QUATORZE, Chance.SET, Chance.GOOD),
    "cards": (Chance.CAPOT, Chance.CARDS, Chance.DIVIDED, Chance.CARDS_LOST, Chance.CAPOT_LOST),
    "pique": (Chance.PIQUE, Chance.PIQUE_LOST),
    "repique": (Chance.REPIQUE, Chance.REPIQUE_LOST),
}
"""Which chances go with a part."""


def reason_of(candidates: tuple[Judgement, ...]) -> Reason | None:
    """Why the first of these is the best; None where the others are no worse."""
    if not candidates:
        return None
    best = candidates[0]
    worse = (one for one in candidates[1:] if best.settlement - one.settlement > _SAME)
    other = next(worse, None)
    if other is None:
        return None
    more = [
        (sign * (getattr(a, part) - getattr(b, part)), part, sign > 0)
        for a, b, sign in ((best.mine, other.mine, 1), (best.theirs, other.theirs, -1))
        for part in PARTS
    ]
    most, part, mine = max(more, key=lambda one: one[0])
    if best.points < other.points - _SAME or most <= _SAME:
        return Reason(SETTLEMENT, mine=True, more=best.settlement - other.settlement)
    told = [one for one in _TELLING.get(part, ()) if one in best.chances and one in other.chances]
    if not told:
        return Reason(part, mine, most)
    chance = max(told, key=lambda one: abs(best.chances[one] - other.chances[one]))
    return Reason(part, mine, most, chance, best.chances[chance], other.chances[chance])
