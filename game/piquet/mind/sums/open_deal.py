"""What a deal comes to when both hands lie open, everything called and answered.

It is the measure by which exchanges are compared over many possible deals.
"""

from __future__ import annotations

from collections.abc import Callable

from game.piquet.mind.sums.two_hands import (
    HandWorth,
    codes,
    held,
    in_hand,
    makes_pique,
    played_points,
)
from game.piquet.mind.values.play_table import PlayValues
from rules.piquet.scoring import PIQUE, REPIQUE, TRICKS

Worth = Callable[[float, float], float]
"""What a deal is worth to a player by his points and the other's."""

_PLAYED = [played_points(value) for value in range(2 * TRICKS + 2)]


def margin(mine: float, theirs: float) -> float:
    """The worth of a deal by points alone."""
    return mine - theirs


def deal_points(
    elder: int,
    younger: int,
    table: PlayValues,
    blanche: int = 0,
    younger_held: HandWorth | None = None,
    younger_repique: int = REPIQUE,
) -> tuple[float, float]:
    """About what elder and younger score with these twelve cards each, the better play being known.

    `blanche`: the points of a carte blanche, above 0 elder's and below 0 younger's.
    """
    count = in_hand(held(elder), younger_held or held(younger), blanche, younger_repique)
    found = codes(elder, younger)
    value = table.value(*found)
    played = _PLAYED[value]
    mine = count.elder + played[0]
    if count.pique and makes_pique(count.elder, found):
        mine += PIQUE
    return mine, count.younger + played[1]
