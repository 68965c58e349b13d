"""What discards of one hand are worth when the deals are played out honestly by both sides.

Every discard is tried on the same deals. With the hands open a deal costs a microsecond, played out
a millisecond: so a discard's worth is what it comes to on very many open deals, and what playing
out adds to that on some of them; what adds little from deal to deal is soon known. The better a
discard does, the more deals are played out. Differences are of the same deals, with their errors.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from game.piquet.ai.drawing import Situation, ranked
from playouts.choosing import between
from playouts.deal import Worlds, Worth, played
from playouts.hearing import Numbers
from playouts.worlds import Deals, open_points

_BATCH = 384  # worlds that are played side by side
_CLEAR = 4.0  # errors: a discard that is so much worse than the best is played out no more


class Effort(Struct, frozen=True):
    """How many discards are tried on how many deals: by the tables, open, and played out.

    `stages`: discards and deals played out for each; those that are named are in all of them.
    """

    opinion: int = 60  # discards that the tables think best
    first: int = 1_000  # open deals for these
    deals: int = 24_000  # open deals for those that are played out
    stages: tuple[tuple[int, int], ...] = ((14, 64), (7, 192), (3, 576))


class Loss(NamedTuple):
    """What a discard is worth less than the best, and the standard error of that."""

    points: float
    error: float


class Judged(NamedTuple):
    """A discard that was played out on all the deals, and its losses.

    `least`: measured so that luck does not choose the best: on each half of the deals against that
    which is best on the other half. `most`: against the best of all deals, by luck too.
    """

    out: int
    least: Loss
    most: Loss


class Verdict(NamedTuple):
    """All discards that were played out to the end, the best first, and what that took."""

    judged: tuple[Judged, ...]
    played: int  # deals


def verdict(
    place: Situation, worth: Worth, named: Iterable[int], effort: Effort, seed: int
) -> Verdict:
    """Judge the discards that may be best, and all that are named, in units of `worth`."""
    return _Judge(place, worth, seed, effort).verdict(list(dict.fromkeys(named)))


class _Judge:
    def __init__(self, place: Situation, worth: Worth, seed: int, effort: Effort) -> None:
        self._place, self._effort = place, effort
        self._worth = worth
        self._chance = np.random.default_rng(seed)
        self._deals = Deals(place, effort.deals, self._chance)
        self._open: dict[int, Numbers] = {}
        self._more: dict[int, Numbers] = {}  # what playing out adds, deal by deal
        self._best: int | None = None
        self._count = 0

    def verdict(self, named: list[int]) -> Verdict:
        effort = self._effort
        left = [out for _, out in ranked(self._place)[: effort.opinion]]
        left = self._with(left, named)
        first = {out: self._opened(out, slice(0, effort.first)).mean() for out in left}
        left.sort(key=lambda out: -first[out])
        for most, deals in effort.stages:
            left = self._with(left[:most], named)
            for out in left:
                if out not in self._open:
                    self._open[out] = self._opened(out, slice(0, effort.deals))
            # Who was far behind may be so no more when the one before him has come down.
            while some := [out for out in left if self._wants(out, deals)]:
                self._play(some, deals)
                left.sort(key=lambda out: -self._mean(out))
                self._best = left[0]
        judged = [self._judged(out, left) for out in left]
        return Verdict(tuple(judged), self._count)

    def _wants(self, out: int, deals: int) -> bool:
        return len(self._more.get(out, ())) < deals and self._in_doubt(out)

    def _in_doubt(self, out: int) -> bool:
        """Whether a discard may still be the best, or is it: the best is played out with any."""
        if out not in self._more or self._best is None:
            return True
        if out == self._best:
            return True
        return self._difference(self._best, out) < _CLEAR * self._error(self._best, out)

    @staticmethod
    def _with(outs: Sequence[int], named: Sequence[int]) -> list[int]:
        return [*outs, *(out for out in named if out not in outs)]

    def _opened(self, out: int, some: slice) -> Numbers:
        return self._worths(open_points(self._deals.worlds(out, some)))

    def _worths(self, points: tuple[Numbers, Numbers]) -> Numbers:
        elder, younger = points
        if int(self._place.seat) == 0:
            return between(self._worth.elder, elder, younger)
        return between(self._worth.younger, younger, elder)

    def _play(self, outs: Sequence[int], wanted: int) -> None:
        """Play each of these discards out on so many deals, those of before left out."""
        by_count: dict[tuple[int, int], list[int]] = {}
        for out in outs:
            begin = len(self._more.get(out, ()))
            if begin < wanted:
                by_count.setdefault((out.bit_count(), begin), []).append(out)
        for (_, begin), alike in by_count.items():
            worlds = [self._deals.worlds(out, slice(begin, wanted)) for out in alike]
            found = self._worths(self._played(_joined(worlds)))
            for out, part in zip(alike, np.split(found, len(alike)), strict=True):
                more = part - self._open[out][begin:wanted]
                self._more[out] = np.concatenate([self._more.get(out, more[:0]), more])

    def _played(self, worlds: Worlds) -> tuple[Numbers, Numbers]:
        self._count += len(worlds)
        parts = []
        for begin in range(0, len(worlds), _BATCH):
            some = worlds.of(slice(begin, begin + _BATCH))
            parts.append(played(some, self._worth, self._chance))
        elder, younger = (np.concatenate(part) for part in zip(*parts, strict=True))
        return elder, younger

    def _mean(self, out: int) -> float:
        return float(self._open[out].mean() + self._more[out].mean())

    def _difference(self, one: int, other: int, half: int | None = None) -> float:
        """What one is worth more than the other, on all deals or on every second of them."""
        return sum(float(found.mean()) for found in self._differences(one, other, half))

    def _error(self, one: int, other: int, half: int | None = None) -> float:
        """The standard error of the difference."""
        every = self._differences(one, other, half)
        return sqrt(sum(float(found.var()) / len(found) for found in every))

    def _differences(self, one: int, other: int, half: int | None) -> Iterator[Numbers]:
        for values in (self._open, self._more):
            count = min(len(values[one]), len(values[other]))
            found = values[one][:count] - values[other][:count]
            yield found if half is None else found[half::2]

    def _judged(self, out: int, outs: Sequence[int]) -> Judged:
        loss, squares = 0.0, 0.0
        for half in (0, 1):
            best = max(outs, key=lambda one: self._difference(one, out, 1 - half))
            loss += self._difference(best, out, half) / 2
            squares += self._error(best, out, half) ** 2 / 4
        best = max(outs, key=lambda one: self._difference(one, out))
        most = Loss(self._difference(best, out), self._error(best, out))
        return Judged(out, Loss(loss, sqrt(squares)), most)


def _joined(worlds: Sequence[Worlds]) -> Worlds:
    parts = [[getattr(each, name) for each in worlds] for name in Worlds.__struct_fields__]
    return Worlds(*map(np.concatenate, parts))
