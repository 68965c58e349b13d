"""Choices tried on the same possible deals: what each brings, and how surely it is behind another.

Of every choice is kept what each deal brought, in the order of the deals, so that the error of a
difference is known, which is far smaller than that of either. What a deal is, a game knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any, TypeAlias

from game.players.judgement import Analysis, Judgement, Reason, Weighed
from game.players.reasoning import in_order
from game.players.standing import student
from rules.core.game import Action

HUNDREDTHS = 100.0
"""A chance to win is told in hundredths: as a settlement it would otherwise be next to nothing."""

Row: TypeAlias = Sequence[float]
"""What one deal brought, in numbers that only the game can read."""
Reads: TypeAlias = Callable[[Row], tuple[Any, Any, Mapping[Any, float]]]
"""A mean row as points of mine, of the other's, and the chances that go with them."""
Reasons: TypeAlias = Callable[[tuple[Judgement, ...]], Reason | None]


@dataclass(slots=True)
class Tried:
    """A choice, and what it has come to on the possible deals so far, in their order.

    `worths`: what it was worth for the whole game; `rows`: what else is told of it.
    """

    action: Action
    worths: list[float] = field(default_factory=list)
    rows: list[list[float]] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """What it is worth on average."""
        return fmean(self.worths)

    def behind(self, best: Tried) -> tuple[float, float]:
        """By how much it is behind the best on the deals both were tried on, and the error.

        Of few deals the error is widened, so that twice of it is beyond doubt as with many.
        """
        gaps = [b - a for a, b in zip(self.worths, best.worths, strict=False)]
        wide = student(len(gaps) - 1) / 2.0
        return fmean(gaps), wide * stdev(gaps) / sqrt(len(gaps))

    def row(self, best: Tried) -> list[float]:
        """The mean row, by how the rows differ from those of the best on the same deals."""
        count = len(self.rows)
        return [
            fmean(every) + (sum(own) - sum(every[:count])) / count
            for own, every in zip(
                zip(*self.rows, strict=True), zip(*best.rows, strict=True), strict=True
            )
        ]


def judged(
    tried: Sequence[Tried], read: Reads, reason_of: Reasons, *, sure: bool = False
) -> Analysis:
    """The judgements of what was tried, the best first.

    `tried`: on two deals at least, and the best of those that were tried on most. `sure`: on every
    deal that is possible, each as often as it is likely, so that nothing is left to doubt.
    """
    most = max(len(one.worths) for one in tried)
    best = max((one for one in tried if len(one.worths) == most), key=lambda one: one.mean)
    found = []
    for one in tried:
        behind, doubt = best.mean - one.mean, 0.0
        if not sure and one is not best:
            behind, doubt = one.behind(best)
        mine, theirs, chances = read(one.row(best))
        found.append(
            Judgement(
                action=one.action,
                mine=mine,
                theirs=theirs,
                settlement=HUNDREDTHS * (best.mean - max(0.0, behind)),
                chances=chances,
                doubt=HUNDREDTHS * doubt,
            )
        )
    order = in_order(found)
    return Analysis(order, reason_of(order))


def settled(told: Iterable[Weighed | None], reason_of: Reasons) -> Analysis:
    """The last that is told of some choices: nothing loses less than what stands first.

    The best by its settlement, however little it is better by.
    """
    *_, last = (one for one in told if one is not None)
    found = tuple(sorted(last.analysis.candidates, key=lambda one: -one.settlement))
    return Analysis(found, reason_of(found))
