"""What totals are worth when there are deals to come, both players being equally good.

One deal to come is the sum over all recorded deals, exactly; more are read from the tables. All
values are settlement points of the one who is elder in the next deal, by both totals so far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate, cycle
from math import erf, sqrt
from typing import NamedTuple

from msgspec import Struct

from game.piquet.ai.values.equity_asset import LEAD, Sheet, Tables
from rules.piquet.options import FIFTY, HUNDRED, RUBICON
from rules.piquet.settlement import PARTIE

Worth = Callable[[int, int], float]
"""The value of totals, of the next elder's and of the next younger's."""


class OneDeal:
    """How one more deal ends, over every recorded deal.

    It counts `weight` times; a loser below `edge` is rubiconed by a winner who has `needed`.
    """

    def __init__(self, tables: Tables, weight: int, edge: int, needed: int = 0) -> None:
        self._weight, self._edge, self._needed = weight, edge, needed
        self._chances = chances(tables)

    def __call__(self, elder: int, younger: int) -> float:
        lead, weight, chances_ = elder - younger, self._weight, self._chances
        wins = chances_.of_gaining(-lead // weight + 1)
        loses = 1 - chances_.of_gaining(-(lead // weight))
        value = PARTIE * (wins - loses) + lead + weight * chances_.mean_gain
        value += 2 * self._given_away(chances_.by_younger, elder, younger)
        value -= 2 * self._given_away(chances_.by_elder, younger, elder)
        return value

    def _given_away(self, rows: Sequence[Sequence[float]], winner: int, loser: int) -> float:
        """The average of what a rubiconed loser has, nothing where he wins or is not rubiconed."""
        weight, total = self._weight, 0.0
        needed = max(-((winner - self._needed) // weight), 0)
        past = (loser - winner) // weight + 1  # more than the loser makes the winner must make
        for points, row in enumerate(rows):
            has = loser + weight * points
            if has >= self._edge:
                break
            least = max(points + past, needed)
            if least < len(row):
                total += has * row[least]
        return total


class Partie:
    """More deals to come in a partie of six or four, from their sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet

    def __call__(self, elder: int, younger: int) -> float:
        low = min(elder, younger, RUBICON)  # two who have a hundred differ by their lead alone
        lead = elder - younger
        shown = min(max(lead, -LEAD), LEAD)
        # One so far ahead wins, and each point more is one more for him.
        return self._sheet.at(low, shown + LEAD) + lead - shown


class Chances(Struct, frozen=True):
    """How likely points in a deal are.

    A row of `by_elder` is for so many points of elder's: how likely he makes them and younger makes
    0, 1, 2 … or more; `by_younger` likewise. `gains` begins where elder loses the most.
    """

    by_elder: tuple[tuple[float, ...], ...]
    by_younger: tuple[tuple[float, ...], ...]
    gains: tuple[float, ...]
    mean_gain: float

    def of_gaining(self, least: int) -> float:
        """How likely elder gains so many points on younger, or more."""
        place = least + len(self.by_younger) - 1
        return self.gains[place] if 0 <= place < len(self.gains) else float(place < 0)


@lru_cache(maxsize=2)
def chances(tables: Tables) -> Chances:
    """The chances that recorded deals give."""
    deals = tables.deals
    most = len(deals[0]) - 1
    whole = sum(map(sum, deals))
    gains = [0] * (len(deals) + most)
    for elder, row in enumerate(deals):
        for younger, count in enumerate(row):
            gains[elder - younger + most] += count
    return Chances(
        tuple(_or_more(row, whole) for row in deals),
        tuple(_or_more(row, whole) for row in zip(*deals, strict=True)),
        _or_more(gains, whole),
        sum((place - most) * count for place, count in enumerate(gains)) / whole,
    )


def _or_more(counts: Sequence[int], whole: int) -> tuple[float, ...]:
    """The chance of each place or a later one."""
    return tuple(count / whole for count in accumulate(reversed(counts)))[::-1]


_MEAN = (32.7, 19.3)  # elder's and younger's points in a deal
_VARIANCE = (604.0, 312.0)
_VARIANCE_OF_GAIN = 1330.0  # of the difference: who has much leaves the other little
_IN_A_DEAL = 26.0  # what a player has on average


def rough_partie(weights: tuple[int, ...], edge: int, elder: int, younger: int) -> float:
    """The next elder's value with these deals to come; a loser below `edge` is rubiconed."""
    curves = _curves(weights, edge, elder, younger)
    given = [
        below * min(mean, edge - 1) for below, mean in zip(curves.below, curves.means, strict=True)
    ]
    lead, wins = curves.lead, curves.wins
    return PARTIE * (2 * wins - 1) + lead + 2 * (wins * given[1] - (1 - wins) * given[0])


def rough_chances(
    weights: tuple[int, ...], edge: int, elder: int, younger: int
) -> tuple[float, float, float]:
    """How likely the next elder wins, wins with a rubicon, and loses with one."""
    curves = _curves(weights, edge, elder, younger)
    return curves.wins, curves.wins * curves.below[1], (1 - curves.wins) * curves.below[0]


class _Curves(NamedTuple):
    """The middle of the lead and of both totals; how likely elder wins, and each is below."""

    lead: float
    wins: float
    means: list[float]
    below: list[float]


def _curves(weights: tuple[int, ...], edge: int, elder: int, younger: int) -> _Curves:
    means, spread = [float(elder), float(younger)], [0.0, 0.0]
    gain = 0.0
    for weight, first in zip(weights, cycle((0, 1)), strict=False):
        for player in (0, 1):
            means[player] += weight * _MEAN[player ^ first]
            spread[player] += weight**2 * _VARIANCE[player ^ first]
        gain += weight**2 * _VARIANCE_OF_GAIN
    lead = means[0] - means[1]
    below = [_below(edge - 0.5 - means[player], spread[player]) for player in (0, 1)]
    return _Curves(lead, _below(lead, gain), means, below)


def rough_hundred(double: bool, elder: int, younger: int) -> float:
    """The next elder's value in a game to a hundred that is not over."""
    deals = max((HUNDRED - max(elder, younger)) / _IN_A_DEAL, 0.5)
    wins = _below(elder - younger + _MEAN[0] - _MEAN[1], deals * _VARIANCE_OF_GAIN)
    value = PARTIE * (2 * wins - 1)
    if double:
        still_below = [_below(FIFTY - t - _IN_A_DEAL, _VARIANCE[0]) for t in (elder, younger)]
        value += PARTIE * (wins * still_below[1] - (1 - wins) * still_below[0])
    return value


def _below(distance: float, variance: float) -> float:
    """How much of a normal curve lies below a place so far above its middle."""
    return (1 + erf(distance / sqrt(2 * variance))) / 2
