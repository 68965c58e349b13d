"""What the cards of a finished deal brought, so that luck and skill lie apart.

Whenever chance brings a player a card, that card has a price by the rule all levels know (`policy`:
what it may still make), and by how much the price exceeds the mean of all cards that might have
come then is luck. It has mean zero whatever was done before and will be done after, so a result
without it is on average what it would have been, in a deal that somebody won within too. What a
price comes to in points was found by playing (`WEIGHTS`), with how far results stray without it
(`SPREAD`): `python -m tests.soak_bezique_luck`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.bezique.ai.swift.deal import KINDS, SwiftDeal
from game.bezique.ai.swift.numbers import FACES, SEVEN, bits_of
from game.bezique.ai.swift.policy import USUAL, prices
from game.bezique.ai.swift.told import dealt
from game.players.mind import Owed
from rules.bezique.options import DrawOrder, Options
from rules.bezique.reuse import Declaration

CHAIR = -2.0
"""Points by which the one who leads first exceeds the dealer, the mean over all packs."""
WEIGHTS = (0.77, 0.62)
"""Points that a price is worth in the eight cards that were dealt, and in a card that was drawn."""
SPREAD = 100.0
"""By how many points a result without luck strays from its chair's mean (standard deviation)."""

_ROUNDS = 24


class Played(Struct, frozen=True):
    """A deal as it was played, in numbers: player 0 led first.

    `stock` from its top, without the turn-up; a trick is what was led and replied, and its winner;
    `declared` has what was laid after a trick, by its number from 1.
    """

    options: Options
    hands: tuple[Sequence[int], Sequence[int]]
    turned: int
    stock: Sequence[int]
    tricks: Sequence[tuple[int, int, int]]
    declared: Sequence[Declaration]


def brought(played: Played, player: int) -> Owed:
    """What the cards brought a player; ValueError for a deal that cannot have been played so."""
    hand, drawn = prices_drawn(played)
    other = 1 - player
    return Owed(
        chair=CHAIR if player == 0 else -CHAIR,
        hand=WEIGHTS[0] * hand[player],
        other=-WEIGHTS[0] * hand[other],
        talon=WEIGHTS[1] * (drawn[player] - drawn[other]),
        error=SPREAD,
    )


def prices_drawn(played: Played) -> tuple[list[float], list[float]]:
    """By how much each player's cards exceeded the mean in price: those dealt, and those drawn."""
    deal = dealt(played.options, ([], []), played.turned, [])
    left = [card for card in range(2 * FACES) if card != played.turned]
    dealt_luck, drawn = [0.0, 0.0], [0.0, 0.0]
    for player in (0, 1):
        for card in played.hands[player]:
            dealt_luck[player] += _exceeds(deal, player, card, left, _ROUNDS)
            _give(deal, player, card)
            left.remove(card)
    deal.stock = [played.turned, *reversed(played.stock)]
    for number, (led, reply, winner) in enumerate(played.tricks, 1):
        if not deal.stock:
            break
        leader = deal.leader
        _play(deal, leader, led)
        _play(deal, 1 - leader, reply)
        for one in played.declared:
            if one.trick == number:
                _declare(deal, one)
        first = winner
        if played.options.draw_order is DrawOrder.NON_DEALER_FIRST:
            first = 0
        for player in (first, 1 - first):
            rounds = len(deal.stock) >> 1
            card = deal.stock.pop()
            if deal.stock:
                drawn[player] += _exceeds(deal, player, card, [*deal.stock[1:], card], rounds)
            _give(deal, player, card)
    return dealt_luck, drawn


def _exceeds(deal: SwiftDeal, player: int, card: int, coming: Sequence[int], rounds: int) -> float:
    """The price of a card in a hand, less the mean over all that might have come."""
    by_face: dict[int, float] = {}
    whole = 0.0
    for one in coming:
        face = one & (FACES - 1)
        if face not in by_face:
            by_face[face] = _price(deal, player, one, rounds)
        whole += by_face[face]
    return by_face[card & (FACES - 1)] - whole / len(coming)


def _price(deal: SwiftDeal, player: int, card: int, rounds: int) -> float:
    """What a card would be worth to a player who has taken it up."""
    held, hand, unseen = deal.held[player], deal.hands[player], deal.elsewhere[player]
    deal.held[player] = held | 1 << card
    hand.append(card)
    unseen[card & (FACES - 1)] -= 1
    found = prices(deal, player, USUAL, rounds)[0][-1]
    unseen[card & (FACES - 1)] += 1
    hand.pop()
    deal.held[player] = held
    return found


def _give(deal: SwiftDeal, player: int, card: int) -> None:
    deal.hands[player].append(card)
    deal.held[player] |= 1 << card
    if deal.stock:  # the last of all lay open
        deal.elsewhere[player][card & (FACES - 1)] -= 1


def _play(deal: SwiftDeal, player: int, card: int) -> None:
    if card not in deal.hands[player]:
        _exchange(deal, player)
    deal.play(player, card)


def _declare(deal: SwiftDeal, one: Declaration) -> None:
    player, cards = int(one.player), bits_of(one.cards)
    if cards & ~deal.held[player]:
        _exchange(deal, player)
    deal.declare(player, (KINDS.index(one.kind), cards))


def _exchange(deal: SwiftDeal, player: int) -> None:
    """A card that he cannot have otherwise is the turn-up, for which he gave a seven."""
    trumps = deal.agreed.trumps
    sevens = [card for card in deal.hands[player] if card & (FACES - 1) == trumps * 8 + SEVEN]
    if not sevens:
        raise ValueError("a card was played that its player never had")
    deal.exchange(player, 1 << sevens[0])
