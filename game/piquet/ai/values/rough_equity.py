"""About what totals are worth when there are deals to come, where the tables are missing.

Totals after these deals are taken to follow a normal curve, and each player's chance to have a
hundred to be his own affair. That is eleven settlement points off on average with one deal to come
and four with five, but as much as seventy beside the rubicon. The figures of a deal are those of
20,000 recorded ones.
"""

from __future__ import annotations

from itertools import cycle
from math import erf, sqrt
from typing import NamedTuple

from rules.piquet.options import FIFTY, HUNDRED
from rules.piquet.settlement import PARTIE

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
