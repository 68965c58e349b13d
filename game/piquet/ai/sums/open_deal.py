"""What a deal comes to when both hands lie open, everything called and answered.

It is the measure by which exchanges are compared over many possible deals.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.piquet.ai.sums.two_hands import (
    HandWorth,
    InHand,
    codes,
    held,
    in_hand,
    makes_pique,
    on_end,
    played_points,
)
from game.piquet.ai.values.play_table import PlayValues
from game.piquet.ai.values.playing import NO_PIQUE, Playing, near_pique
from game.piquet.ai.values.positions import Codes
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
    hidden: Playing | None = None,
) -> tuple[float, float]:
    """About what elder and younger score with these twelve cards each, the better play being known.

    `blanche`: the points of a carte blanche, above 0 elder's and below 0 younger's. `hidden`: what
    it adds that neither sees the other's hand, if that is to be reckoned with.
    """
    found = deal_end(elder, younger, table, blanche, younger_held, younger_repique, hidden)
    return found.elder, found.younger


class DealEnd(NamedTuple):
    """What both score (see `deal_points`), and the value of the open play, as elder leads."""

    elder: float
    younger: float
    value: int


def deal_end(
    elder: int,
    younger: int,
    table: PlayValues,
    blanche: int = 0,
    younger_held: HandWorth | None = None,
    younger_repique: int = REPIQUE,
    hidden: Playing | None = None,
    elder_held: HandWorth | None = None,
) -> DealEnd:
    """The same as `deal_points`, and the play by which it comes to that.

    `younger_held`, `elder_held`: what a hand has to call, if that is known already.
    """
    count = in_hand(
        elder_held or held(elder), younger_held or held(younger), blanche, younger_repique
    )
    found = codes(elder, younger)
    value = table.value(*found)
    played = _PLAYED[value]
    mine = count.elder + played[0]
    theirs = count.younger + played[1]
    if count.pique and makes_pique(count.elder, found):
        mine += PIQUE
    if hidden is not None:
        more = hidden_part(elder, younger, count, found, value, hidden) / 2
        return DealEnd(mine + more, theirs - more, value)
    return DealEnd(mine, theirs, value)


def hidden_part(
    elder: int, younger: int, count: InHand, found: Codes, value: int, hidden: Playing
) -> float:
    """What elder's points less younger's grow by since neither sees the other's hand.

    `count`: what both have in hand; `found` and `value`: the suits as elder leads, and the play.
    """
    pique = near_pique(count.elder + on_end(found)) if count.pique else NO_PIQUE
    return hidden.adds(elder, younger, found, value, pique)
