"""The figures of a match: margins with their errors, averages by seat and item, shares.

A standard error is that of the mean, from the spread of the values themselves; pairs are
independent of each other, so those of margins are honest. The errors of averages take the deals as
independent, which the two of a pair are not quite.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from game.match.result import CLASSES, DealTold, GameTold, PairTold

_PLACE = {name: place for place, name in enumerate(CLASSES)}


@dataclass(frozen=True, slots=True)
class Estimate:
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


@dataclass(frozen=True, slots=True)
class Role:
    """One contestant in one seat, or in both: points a deal by item, and shares of deals."""

    deals: int
    points: Estimate
    items: dict[str, float]
    piques: float
    repiques: float
    capots: float
    sunk: float


@dataclass(frozen=True, slots=True)
class Contestant:
    """What one contestant did."""

    elder: Role
    younger: Role
    both: Role


@dataclass(frozen=True, slots=True)
class Parties:
    """Ends of parties; of wins and rubicons those of A first."""

    parties: int
    won: tuple[int, int]
    drawn: int
    rubicons: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a contestant thinks, in seconds.

    For a deal; for an exchange and for any other choice: what 95 of 100 stay within, and the most.
    """

    a_deal: float
    exchange_p95: float
    exchange_most: float
    choice_p95: float
    choice_most: float


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything a match says. Margins are what A won by, for a pair."""

    pairs: int
    deals: int
    margin: Estimate
    lead: Estimate  # the same in points of the deals alone, which in parties swing less
    decided: int
    won_by_a: Estimate  # of the decided pairs
    divided: Estimate  # deals with six tricks each
    contestants: tuple[Contestant, Contestant]
    parties: Parties | None
    pace: tuple[Pace, Pace]


def figures(pairs: Iterable[PairTold]) -> Figures:
    """The figures of some pairs, in whatever order they come."""
    ordered = sorted(pairs, key=lambda pair: pair.number)
    games = [game for pair in ordered for game in pair.games]
    deals = [deal for game in games for deal in game.deals]
    margins = [pair.margin for pair in ordered]
    decided = [margin for margin in margins if margin]
    a, b = (_contestant(deals, who) for who in (0, 1))
    return Figures(
        pairs=len(ordered),
        deals=len(deals),
        margin=estimate(margins),
        lead=estimate([pair.lead for pair in ordered]),
        decided=len(decided),
        won_by_a=share(sum(margin > 0 for margin in decided), len(decided)),
        divided=share(sum(deal.divided for deal in deals), len(deals)),
        contestants=(a, b),
        parties=_parties(games),
        pace=(_pace(ordered, 0, len(deals)), _pace(ordered, 1, len(deals))),
    )


def _contestant(deals: Sequence[DealTold], who: int) -> Contestant:
    elder = [deal for deal in deals if deal.elder == who]
    younger = [deal for deal in deals if deal.elder != who]
    return Contestant(_role(elder, who), _role(younger, who), _role(deals, who))


def _role(deals: Sequence[DealTold], who: int) -> Role:
    count = len(deals)

    def mean(value: Callable[[DealTold], float]) -> float:
        return sum(map(value, deals)) / count if count else 0.0

    def made(item: str) -> float:
        points = _points(who, item)
        return mean(lambda deal: points(deal) > 0)

    return Role(
        deals=count,
        points=estimate([deal.points[who] for deal in deals]),
        items={item: mean(_points(who, item)) for item in CLASSES},
        piques=made("pique"),
        repiques=made("repique"),
        capots=made("capot"),
        sunk=mean(lambda deal: deal.sank[who]),
    )


def _points(who: int, item: str) -> Callable[[DealTold], int]:
    """What a contestant made with one item in a deal."""
    place = _PLACE[item]
    return lambda deal: deal.items[who][place]


def _parties(games: Sequence[GameTold]) -> Parties | None:
    ends = [game.end for game in games if game.end is not None]
    if not ends:
        return None
    a = [end for end in ends if end.margin > 0]
    b = [end for end in ends if end.margin < 0]
    rubicons = sum(end.rubicon for end in a), sum(end.rubicon for end in b)
    return Parties(len(ends), (len(a), len(b)), len(ends) - len(a) - len(b), rubicons)


def _pace(pairs: Sequence[PairTold], who: int, deals: int) -> Pace:
    exchanges = sorted(time for pair in pairs for time in pair.thinking[who].exchanges)
    others = sorted(time for pair in pairs for time in pair.thinking[who].others)
    return Pace(
        a_deal=(sum(exchanges) + sum(others)) / 1e6 / deals if deals else 0.0,
        exchange_p95=_within(exchanges, 0.95),
        exchange_most=_within(exchanges, 1),
        choice_p95=_within(others, 0.95),
        choice_most=_within(others, 1),
    )


def _within(times: Sequence[int], part: float) -> float:
    """The seconds within which this part of some times stays; they are sorted microseconds."""
    return times[ceil(part * len(times)) - 1] / 1e6 if times else 0.0
