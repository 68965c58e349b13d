"""Discards weighed while one chooses: first figures from few deals, settled ones from many.

What was tried once is kept, so that another discard of the same view costs its own deals alone. The
deals follow from the seed and from nothing else: in whatever order one asks, what is settled is the
same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from game.piquet.ai.discards_judged import doubt, told
from game.piquet.ai.drawing import (
    Candidate,
    PossibleDeal,
    possible_talon,
    ranked,
    worth_over,
)
from game.piquet.ai.estimates import BEST, reason_of
from game.piquet.ai.master import Depth, effort_of, worth_of_discard
from game.piquet.ai.situation import situation
from game.piquet.ai.values.masks import mask_of
from game.piquet.ai.values.play_table import play_values
from game.players.judgement import Analysis, Judgement, Weighed
from game.players.reasoning import in_order
from rules.piquet.actions import Action, Exchange
from rules.piquet.seats import ELDER, Seat
from rules.piquet.view import View

_FIRST = (24, 60)  # discards and deals of the first figures: a few hundredths of a second
_BREATH = 100  # deals after which one may stop: a thousandth or two


class DiscardsWeighed:
    """The discards of one view on one row of possible deals."""

    def __init__(self, view: View, seed: int, depth: Depth) -> None:
        self._view, self._effort = view, effort_of(depth, view)
        self._place = situation(view, depth.most_cards)
        self._worth = worth_of_discard(depth, view)
        self._most = self._effort.stages[-1][1]  # deals
        self._chance = Random(seed)
        self._opinion = {out: worth for worth, out in ranked(self._place)}
        self._deals: list[PossibleDeal] = []
        self._sums: dict[int, float] = {}
        self._tried: dict[int, int] = {}
        self._told: dict[tuple[int, int], tuple[Judgement, list[float]]] = {}
        self._best: list[int] = []  # the best on all deals, once they are known

    def weigh(self, also: Action | None = None) -> Iterator[Weighed | None]:
        """First figures and settled ones; the settled ones alone where they are known already."""
        own = mask_of(also.cards) if isinstance(also, Exchange) else None
        if not self._best:
            most, deals = _FIRST
            left = list(self._opinion)[:most]
            yield from self._try((*left, *self._besides(left, own)), deals)
            yield from self._tell(self._sorted(left), own, deals)
            left = list(self._opinion)
            for most, deals in self._effort.stages:
                left = self._sorted(left)[:most]
                yield from self._try(left, deals)
            self._best = self._sorted(left)
        yield from self._try(self._besides(self._best[:BEST], own), self._most)
        yield from self._tell(self._best, own, self._most)
        yield from self._ahead()

    def settled(self, also: Action | None = None) -> tuple[Judgement, ...]:
        every = (one for one in self.weigh(also) if one is not None)
        return next(one for one in every if one.settled).analysis.candidates

    def _ahead(self) -> Iterator[None]:
        """What else one may ask next: the adversary's hands where another number is put out."""
        for count in range(self._place.least, self._place.most + 1):
            elder, younger = self._place.taken(count)
            begin, end = (elder, elder + younger) if self._place.seat is ELDER else (0, elder)
            for number, deal in enumerate(self._deals):
                deal.adversary(begin, end)
                if not number % _BREATH:
                    yield

    @staticmethod
    def _besides(outs: Sequence[int], own: int | None) -> list[int]:
        return [] if own is None or own in outs else [own]

    def _try(self, outs: Sequence[int], wanted: int) -> Iterator[None]:
        """Try discards on so many deals, those of before left out."""
        for out in outs:
            while (begin := self._tried.get(out, 0)) < wanted:
                end = min(begin + _BREATH, wanted)
                deals = self._up_to(end)[begin:end]
                so_far = self._sums.get(out, 0.0)
                self._sums[out] = worth_over(
                    self._place,
                    out,
                    deals,
                    self._worth,
                    play_values(),
                    self._effort.hidden,
                    so_far,
                )
                self._tried[out] = end
                yield

    def _up_to(self, count: int) -> list[PossibleDeal]:
        while len(self._deals) < count:
            talon, dealt = possible_talon(self._place, self._chance)
            number = self._chance.getrandbits(48)
            self._deals.append(_SettledDeal(talon, dealt, self._place.seat, number))
        return self._deals

    def _judged(self, out: int) -> float:
        """The mean worth of a discard; what the tables think of it counts like some deals more."""
        prior = self._effort.prior
        known = self._sums.get(out, 0.0) + prior * self._opinion[out]
        return known / (self._tried.get(out, 0) + prior)

    def _sorted(self, outs: Sequence[int]) -> list[int]:
        return sorted(outs, key=self._judged, reverse=True)

    def _tell(self, outs: Sequence[int], own: int | None, deals: int) -> Iterator[Weighed | None]:
        """The best of these and one's own, with all there is to say of them."""
        wanted = [*outs[:BEST], *self._besides(outs[:BEST], own)]
        for out in wanted:
            if (out, deals) not in self._told:
                one = Candidate(out, self._judged(out), deals)
                on = self._deals[:deals][: self._effort.told]
                self._told[out, deals] = told(
                    self._view, self._place, one, on, self._worth, self._effort.hidden
                )
                yield None
        every = sorted((self._told[out, deals] for out in wanted), key=lambda one: -_worth(one[0]))
        best = every[0][1]
        found = in_order(replace(one, doubt=doubt(best, values, deals)) for one, values in every)
        yield Weighed(Analysis(found, reason_of(found)), deals == self._most)


def _worth(one: Judgement) -> float:
    return one.settlement


class _SettledDeal(PossibleDeal):
    """A possible deal in which the adversary does the same, whatever was asked before."""

    __slots__ = ("_number",)

    def __init__(self, talon: Sequence[int], dealt: int, seat: Seat, number: int) -> None:
        super().__init__(talon, dealt, seat, Random(number))
        self._number = number

    def _puts_out(self, start: int, end: int) -> int:
        self._chance.seed(self._number << 8 | start << 4 | end)
        return super()._puts_out(start, end)
