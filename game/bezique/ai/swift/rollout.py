"""A deal played out by rule to its end."""

from __future__ import annotations

from game.bezique.ai.swift.deal import (
    DOUBLE,
    POINTS,
    ROYAL,
    SEQUENCE_KIND,
    SINGLE,
    Declaration,
    SwiftDeal,
    beats,
)
from game.bezique.ai.swift.numbers import TEN, WEIGHS
from game.bezique.ai.swift.policy import Manner, card


def play_on(deal: SwiftDeal, manner: Manner, *, to_the_end: bool = True) -> None:
    """Until the end, or until the stock is gone; whoever reaches his target ends it before."""
    while deal.stock and deal.won < 0:
        if deal.led < 0:
            leader = deal.leader
            deal.play(leader, card(deal, leader, manner))
        other = 1 - deal.leader
        deal.play(other, card(deal, other, manner))
        if deal.won < 0:
            window(deal)
    if to_the_end:
        last_tricks(deal)


def window(deal: SwiftDeal) -> None:
    """The winner of the trick does what he may, and both draw."""
    player = deal.leader
    use_window(deal, player)
    if deal.won < 0:
        deal.draw()


def use_window(deal: SwiftDeal, player: int) -> None:
    """Declare the best, exchange or show the seven."""
    found = deal.declarations(player)
    if found:
        deal.declare(player, best_of(deal, found))
    seven = deal.may_exchange(player)
    if seven:
        deal.exchange(player, seven)
    else:
        seven = deal.may_show(player)
        if seven:
            deal.show(player, seven)


def best_of(deal: SwiftDeal, found: list[Declaration]) -> Declaration:
    """The dearest, but what would still leave it open comes first while there is time (ZQ5)."""
    best = max(found, key=_points)
    if len(deal.stock) >> 1 > _TIME:
        if best[0] == SEQUENCE_KIND and deal.agreed.married_may:
            return next((one for one in found if one[0] == ROYAL), best)
        if best[0] == DOUBLE:
            single = next((one for one in found if one[0] == SINGLE), best)
            return single if best[1] & ~deal.single & ~single[1] else best
    return best


_TIME = 4  # rounds in which one surely wins another trick


def _points(declaration: Declaration) -> int:
    return POINTS[declaration[0]]


def last_tricks(deal: SwiftDeal) -> None:
    """The last tricks by rule: win with the cheapest, lead the highest."""
    trumps, binding = deal.agreed.trumps, deal.agreed.binding
    while deal.won < 0 and deal.hands[deal.leader]:
        if deal.led < 0:
            leader = deal.leader
            deal.play(leader, lead_of_last(deal.hands[leader], deal.hands[1 - leader], trumps))
        player = 1 - deal.leader
        deal.play(player, reply_of_last(deal.hands[player], deal.led, trumps, binding=binding))


def lead_of_last(hand: list[int], other: list[int], trumps: int) -> int:
    """A card that wins, brisques first; else the lowest."""
    best, found = -99, hand[0]
    void = {0, 1, 2, 3} - {one >> 3 & 3 for one in other}
    ruffs = trumps not in void
    top = [-1, -1, -1, -1]
    for one in other:
        suit = one >> 3 & 3
        top[suit] = max(top[suit], one & 7)
    for one in hand:
        suit, height = one >> 3 & 3, one & 7
        wins = height >= top[suit] and (suit == trumps or suit not in void or not ruffs)
        if wins:
            worth = 20 + (8 if height >= TEN else 0) - (1 if suit == trumps else 0)
        else:
            worth = -height - (12 if height >= TEN else 0)
        if worth > best:
            best, found = worth, one
    return found


def reply_of_last(hand: list[int], led: int, trumps: int, *, binding: bool) -> int:
    """What must be played, the cheapest that wins; a brisque only where it wins, or must."""
    suit = led >> 3 & 3
    may = [one for one in hand if one >> 3 & 3 == suit]
    if not may and binding:
        may = [one for one in hand if one >> 3 & 3 == trumps]
    if not may:
        may = hand
    elif binding:
        may = [one for one in may if beats(led, one, trumps)] or may
    best, found = -99.0, may[0]
    for one in may:
        height = one & 7
        if beats(led, one, trumps):
            worth = 20.0 - height + (8 if WEIGHS[one] and one >> 3 & 3 == suit else 0)
        else:
            worth = -height - (12 if height >= TEN else 0)
        if worth > best:
            best, found = worth, one
    return found
