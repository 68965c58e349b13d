"""What a deal is worth when it is over: points, or the chance to win the game from the score."""

from __future__ import annotations

from collections.abc import Callable

from game.bezique.ai.swift.deal import SwiftDeal
from game.bezique.ai.wins import chance
from rules.bezique.view import View

Worth = Callable[[int, int], float]
"""Of the points of the deal, mine and the other's: the more the better."""


def by_points(mine: int, theirs: int) -> float:
    """Points won by, in hundreds."""
    return (mine - theirs) / 100


def by_game(seen: View) -> Worth:
    """The chance to win the game when the deal has brought so much."""
    me = seen.player
    target = seen.options.target
    mine_before, theirs_before = seen.totals[me], seen.totals[me.other]
    i_deal_next = seen.deal is not None and seen.deal.dealer is not me
    known: dict[tuple[int, int], float] = {}

    def worth(mine: int, theirs: int) -> float:
        key = mine, theirs
        if key not in known:
            own, other = target - mine_before - mine, target - theirs_before - theirs
            if own <= 0 or other <= 0:
                known[key] = 0.5 if own == other else float(own < other)
            else:
                known[key] = chance(own, other, deals=i_deal_next)
        return known[key]

    return worth


def of(deal: SwiftDeal, player: int, worth: Worth) -> float:
    """What a deal in numbers has come to for a player; who reached the target has won."""
    if deal.won >= 0:
        return WON if deal.won == player else LOST
    return worth(deal.points[player], deal.points[1 - player])


WON, LOST = 1.0, 0.0
