"""What a standing of Rubicon Bezique comes to: the settlement that may be expected of it.

Until the end of the deal each side makes some twenty points a round, now more, now less. So what is
still to come is a spread of points for each side, and the settlement is taken over all of it: below
the thousand a point may save a rubicon, far beyond it a hundred is a hundred.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from rules.bezique.options import Options
from rules.bezique.settlement import settle_rubicon
from rules.core.seats import Player

Standing = tuple[int, int, int, int]
"""Points of both without brisques, mine first, then the brisques of both."""
Worth = Callable[[Standing], float]

A_ROUND = 20.5
"""Points a side makes in a round by rule."""
_SPREAD = 76.0  # ... and their deviation in one round
_LAST_TRICK = 25.0  # of the fifty, to either
_BRISQUES = 32
_STEP = 100  # between standings that are worked out; those between them are weighed
_AHEAD = 8  # brisques
_UNITS = 10_000.0  # settlement points: a worth is told in hundreds of hundreds
_LEVELS = (-1.28, -0.52, 0.0, 0.52, 1.28)
"""A normal spread in five equal parts, each by its middle."""


def settled(options: Options, standing: Standing) -> float:
    """What it pays me when the deal is over."""
    mine, theirs, my_brisques, their_brisques = standing
    end = settle_rubicon((mine, theirs), (my_brisques, their_brisques), options)
    if end.winner is None:
        return 0.0
    return (end.points if end.winner is Player.A else -end.points) / _UNITS


def expected(options: Options, rounds: int) -> Worth:
    """What a standing is worth with so many rounds of the stock to come; at 0 the deal is over."""
    if not rounds:
        return lambda standing: settled(options, standing)
    more = A_ROUND * rounds + _LAST_TRICK
    spread = _SPREAD * sqrt(rounds)
    coming = [max(0, 10 * round((more + spread * level) / 10)) for level in _LEVELS]
    known: dict[tuple[int, int, int], float] = {}

    def at(mine: int, theirs: int, ahead: int) -> float:
        """On the grid: in hundreds, and by how many brisques I shall be ahead."""
        key = mine, theirs, ahead
        if key not in known:
            mine_of_them = (_BRISQUES + ahead) // 2
            brisques = (mine_of_them, _BRISQUES - mine_of_them)
            ends = (
                settled(options, (_STEP * mine + own, _STEP * theirs + other, *brisques))
                for own in coming
                for other in coming
            )
            known[key] = sum(ends) / len(coming) ** 2
        return known[key]

    def worth(standing: Standing) -> float:
        mine, theirs, my_brisques, their_brisques = standing
        ahead = _AHEAD * round((my_brisques - their_brisques) / _AHEAD)
        i, j = mine // _STEP, theirs // _STEP
        x, y = mine / _STEP - i, theirs / _STEP - j
        return (
            (1 - x) * (1 - y) * at(i, j, ahead)
            + x * (1 - y) * at(i + 1, j, ahead)
            + (1 - x) * y * at(i, j + 1, ahead)
            + x * y * at(i + 1, j + 1, ahead)
        )

    return worth
