"""The deal: eight cards each and a turn-up, or nine and none (rows ZA5 to ZA8, ZK1)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from rules.bezique import blanche
from rules.bezique.actions import Deal
from rules.bezique.chain import Chain
from rules.bezique.events import Dealt, TurnedUp
from rules.bezique.options import Options, Packets, RubiconPackets
from rules.bezique.scoring import SEVEN, Item
from rules.bezique.state import Dealing, DealState, Phase, State
from rules.core.cards import Card, Hand, Rank
from rules.core.seats import Player

_PACKETS = {
    Packets.THREE_TWO_THREE: (3, 2, 3),
    Packets.TWOS: (2, 2, 2, 2),
    RubiconPackets.THREES: (3, 3, 3),
    RubiconPackets.SINGLY: (1,) * 9,
}


@cache
def places_of_first(packets: Packets | RubiconPackets) -> tuple[int, ...]:
    """The places in the pack, from 0, of the cards of the one who does not deal."""
    places: list[int] = []
    top = 0
    for packet in _PACKETS[packets]:
        places += range(top, top + packet)
        top += 2 * packet
    return tuple(places)


def hands_of(pack: tuple[Card, ...], options: Options) -> tuple[Hand, Hand]:
    """The hands that a pack deals: of the one who does not deal, and of the dealer."""
    firsts = places_of_first(options.rubicon_packets if options.rubicon else options.packets)
    first = frozenset(pack[place] for place in firsts)
    return first, frozenset(pack[: 2 * options.sizes.hand]) - first


def dealer_of(state: State) -> Player:
    """Who deals next: the deal alternates (ZA8)."""
    if state.deal is not None:
        return state.deal.dealer.other
    if state.standing.first_dealer is None:
        raise ValueError("nobody has the first deal")
    return state.standing.first_dealer


def deal(chain: Chain, action: Deal) -> None:
    """The cards are dealt; in the common game the next is turned up and makes trumps."""
    state = chain.state
    options, dealer = state.options, dealer_of(state)
    first, second = hands_of(action.pack, options)
    hands = (second, first) if dealer is Player.A else (first, second)
    number = len(state.standing.results) + 1
    dealt = DealState(
        dealing=Dealing(number, dealer, action.pack, options, options.sizes),
        hands=hands,
        turn=dealer.other,
        leader=dealer.other,
    )
    if options.rubicon:
        dealt = replace(dealt, blanche=(blanche.of_hand(hands[0]), blanche.of_hand(hands[1])))
    chain.state = State(options, Phase.PLAY, state.standing, dealt)
    chain.then(Dealt(number, dealer, hands))
    if options.rubicon:
        return
    card = action.pack[2 * options.sizes.hand]
    chain.then(TurnedUp(card), turn_up=card, trumps=card.suit)
    if card.rank is Rank.SEVEN:
        chain.count(dealer, Item.TURNED_SEVEN, SEVEN, frozenset((card,)))
