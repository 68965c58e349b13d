"""The figures of a match: margins with their errors, averages by seat and item, shares.

Pairs are independent of each other, so the errors of margins are honest. The errors of averages
take the deals as independent, which the two of a pair are not quite.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil, sqrt

from msgspec import Struct

from game.games import PIQUET
from game.match.arena import Arena, arena_of
from game.match.result import DealResult, GameResult, PairResult


class RoleFigures(Struct, frozen=True):
    """One contestant in one seat, or in both: points a deal by item, and shares of deals.

    The shares are of deals in which something was made or was so, as the game's `Arena` names it.
    """

    deals: int
    points: Estimate
    items: dict[str, float]
    shares: dict[str, float]


class ContestantFigures(Struct, frozen=True):
    """What one contestant did."""

    elder: RoleFigures
    younger: RoleFigures
    both: RoleFigures


class Lead(Struct, frozen=True):
    """What A made more than B in a pair: in all, and each of them as elder, and as younger."""

    both: Estimate
    elder: Estimate
    younger: Estimate


class Parties(Struct, frozen=True):
    """Ends of parties; of wins and rubicons those of A first."""

    parties: int
    won: tuple[int, int]
    drawn: int
    rubicons: tuple[int, int]


class Pace(Struct, frozen=True):
    """How long a contestant thinks, in seconds.

    For a deal; for a slow choice and for any other: what 95 of 100 stay within, and the most.
    """

    a_deal: float
    slow_p95: float
    slow_most: float
    choice_p95: float
    choice_most: float


class MatchFigures(Struct, frozen=True, kw_only=True):
    """Everything a match says. Margins are what A won by, for a pair."""

    pairs: int
    deals: int
    margin: Estimate
    lead: Estimate  # the same in points of the deals alone, which in parties swing less
    leads: dict[str, Lead]  # that by what the points were made with, as the game's `Arena` names it
    decided: int
    won_by_a: Estimate  # of the decided pairs
    shared: dict[str, Estimate]  # shares of deals in which something was so of both
    contestants: tuple[ContestantFigures, ContestantFigures]
    parties: Parties | None
    pace: tuple[Pace, Pace]


def figures(pairs: Iterable[PairResult], game: str = PIQUET) -> MatchFigures:
    """The figures of some pairs, in whatever order they come."""
    arena = arena_of(game)
    ordered = sorted(pairs, key=lambda pair: pair.number)
    games = [each for pair in ordered for each in pair.games]
    deals = [deal for each in games for deal in each.deals]
    margins = [pair.margin for pair in ordered]
    decided = [margin for margin in margins if margin]
    a, b = (_contestant(arena, deals, who) for who in (0, 1))
    return MatchFigures(
        pairs=len(ordered),
        deals=len(deals),
        margin=estimate(margins),
        lead=estimate([pair.lead for pair in ordered]),
        leads={item: _lead(ordered, place) for place, item in enumerate(arena.items)},
        decided=len(decided),
        won_by_a=share(sum(margin > 0 for margin in decided), len(decided)),
        shared={
            name: share(sum(deal.shared[place] for deal in deals), len(deals))
            for place, name in enumerate(arena.shared)
        },
        contestants=(a, b),
        parties=_parties(games),
        pace=(_pace(ordered, 0, len(deals)), _pace(ordered, 1, len(deals))),
    )


def _contestant(arena: Arena, deals: Sequence[DealResult], who: int) -> ContestantFigures:
    elder = [deal for deal in deals if deal.elder == who]
    younger = [deal for deal in deals if deal.elder != who]
    return ContestantFigures(*(_role(arena, each, who) for each in (elder, younger, deals)))


def _role(arena: Arena, deals: Sequence[DealResult], who: int) -> RoleFigures:
    count = len(deals)

    def mean(value: Callable[[DealResult], float]) -> float:
        return sum(map(value, deals)) / count if count else 0.0

    def made(place: int) -> float:
        return mean(lambda deal: deal.items[who][place] > 0)

    def was_so(place: int) -> float:
        return mean(lambda deal: deal.own[place][who])

    def points(place: int) -> float:
        return mean(lambda deal: deal.items[who][place])

    return RoleFigures(
        deals=count,
        points=estimate([deal.points[who] for deal in deals]),
        items={item: points(place) for place, item in enumerate(arena.items)},
        shares={
            **{name: made(arena.items.index(item)) for name, item in arena.made.items()},
            **{name: was_so(place) for place, name in enumerate(arena.own)},
        },
    )


def _lead(pairs: Sequence[PairResult], place: int) -> Lead:
    elder, younger = (
        [sum(_more(deal, place, chair) for deal in pair.deals) for pair in pairs]
        for chair in (0, 1)
    )
    both = [a + b for a, b in zip(elder, younger, strict=True)]
    return Lead(estimate(both), estimate(elder), estimate(younger))


def _more(deal: DealResult, place: int, chair: int) -> int:
    """What the one in a chair (0 elder's) made of an item: A's counted for him, B's against."""
    who = deal.elder ^ chair
    return -deal.items[who][place] if who else deal.items[who][place]


def _parties(games: Sequence[GameResult]) -> Parties | None:
    ends = [game.end for game in games if game.end is not None]
    if not ends:
        return None
    a = [end for end in ends if end.margin > 0]
    b = [end for end in ends if end.margin < 0]
    rubicons = sum(end.rubicon for end in a), sum(end.rubicon for end in b)
    return Parties(len(ends), (len(a), len(b)), len(ends) - len(a) - len(b), rubicons)


def _pace(pairs: Sequence[PairResult], who: int, deals: int) -> Pace:
    slow = sorted(time for pair in pairs for time in pair.thinking[who].slow)
    others = sorted(time for pair in pairs for time in pair.thinking[who].others)
    return Pace(
        a_deal=(sum(slow) + sum(others)) / 1e6 / deals if deals else 0.0,
        slow_p95=_within(slow, 0.95),
        slow_most=_within(slow, 1),
        choice_p95=_within(others, 0.95),
        choice_most=_within(others, 1),
    )


def _within(times: Sequence[int], part: float) -> float:
    """The seconds within which this part of some times stays; they are sorted microseconds."""
    return times[ceil(part * len(times)) - 1] / 1e6 if times else 0.0


class Estimate(Struct, frozen=True):
    """A mean and its standard error; None where there are too few values for one."""

    mean: float | None
    error: float | None
    count: int

    @property
    def z(self) -> float | None:
        """How many of its errors the mean is away from nothing."""
        if self.mean is None or not self.error:
            return None
        return self.mean / self.error

    def text(self, form: str = ".2f") -> str:
        if self.mean is None:
            return "-"
        if self.error is None:
            return format(self.mean, form)
        return f"{format(self.mean, form)} ± {format(self.error, form.lstrip('+'))}"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of some values, with its standard error when there are two or more."""
    count = len(values)
    if not count:
        return Estimate(None, None, 0)
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, None, 1)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, sqrt(variance / count), count)


def share(part: int, whole: int) -> Estimate:
    """A share of a whole with its standard error."""
    if not whole:
        return Estimate(None, None, 0)
    mean = part / whole
    return Estimate(mean, sqrt(mean * (1 - mean) / whole), whole)
