"""What is said of a choice: the points both sides may expect of it, what for, and the settlement.

Plain values, for whoever shows them: how they come about stands in `piquet/analysis.py`, how they
travel between processes in `analysis_wire.py`. No sentence is made here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum

from rules.core.cards import Rank, Suit
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


class Holding(StrEnum):
    """What a hand may have to call."""

    POINT = "point"
    SEQUENCE = "sequence"
    TRIO = "trio"
    QUATORZE = "quatorze"


@dataclass(frozen=True, slots=True)
class Hope:
    """What a discard keeps a chance of: that this suit or rank brings it, and that it counts."""

    what: Holding
    of: Suit | Rank
    chance: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """One choice: what both sides may expect of the deal, and the settlement points of the partie.

    `chances` has what means something for such a choice, and nothing else. `doubt`: how far off the
    difference in settlement to the best may well be, since it was tried on some deals only (one
    standard error); 0 where every hand that is possible was weighed. `hopes`: of a discard, the
    likeliest first.
    """

    action: Action
    mine: Points
    theirs: Points
    settlement: float
    chances: Mapping[Chance, float] = field(default_factory=dict)
    doubt: float = 0.0
    hopes: tuple[Hope, ...] = ()

    @property
    def points(self) -> float:
        """My points less the other's."""
        return self.mine.total - self.theirs.total


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the best choice is better than the next that differs: the part that weighs most.

    `part`: one of `PARTS`, or `SETTLEMENT` where the points alone speak against it. `mine`: whether
    it is in my points or in the other's. `more`: by how much it is better for me, above 0. `chance`
    goes with the part, or of a discard a `hope`, where there is one: how likely it is with the best
    choice and with the next.
    """

    part: str
    mine: bool
    more: float
    chance: Chance | None = None
    best: float = 0.0
    next: float = 0.0
    hope: tuple[Holding, Suit | Rank] | None = None


SETTLEMENT = "settlement"


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
