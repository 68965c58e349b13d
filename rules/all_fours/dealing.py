"""The deal, and running the cards: six each, and three more (rows QA3 to QA6, QB4 to QB6)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.all_fours.actions import Deal, Slip
from rules.all_fours.chain import Chain
from rules.all_fours.ending import end_deal
from rules.all_fours.events import Bunched, CardShown, Dealt, Ran, SetAside, TurnedUp
from rules.all_fours.options import TurnedJack
from rules.all_fours.scoring import Item
from rules.all_fours.state import Dealing, DealState, Opening, Phase, State
from rules.core.cards import Card, Hand, Rank
from rules.core.seats import Player

Cards = tuple[Card, ...]
"""Cards in an order."""

PACKET = 3
RUN = 2 * PACKET + 1
"""The cards of one run: three each, and the turn-up."""


_ONE_MORE: dict[Slip | None, tuple[int, int]] = {
    Slip.ELDER_OVER: (1, 0),
    Slip.DEALER_OVER: (0, 1),
    Slip.ELDER_SHORT: (-1, 0),
    Slip.DEALER_SHORT: (0, -1),
}
"""By which slip elder and the dealer are dealt a card too many or too few, in the second round."""


def packets(pack: tuple[Card, ...], top: int) -> tuple[Hand, Hand]:
    """Three cards of the pack for elder from this place, counted from 0, and three for the dealer.

    They are dealt in one round.
    """
    middle = top + PACKET
    return frozenset(pack[top:middle]), frozenset(pack[middle : middle + PACKET])


def order_of(pack: tuple[Card, ...], slip: Slip | None = None) -> tuple[Cards, Cards]:
    """The six cards each that a pack deals in two rounds of three: elder's, the dealer's.

    They are in the order in which they were dealt.
    """
    elder, dealer = _ONE_MORE.get(slip, (0, 0))
    second = 2 * PACKET
    middle = second + PACKET + elder
    last = middle + PACKET + dealer
    return (
        pack[:PACKET] + pack[second:middle],
        pack[PACKET:second] + pack[middle:last],
    )


def dealer_of(state: State) -> Player:
    """Who deals next: the deal alternates (QA3), but for cards that were bunched (QB6)."""
    if state.deal is not None:
        return state.deal.dealer if state.deal.bunched else state.deal.elder
    if state.standing.first_dealer is None:
        raise ValueError("nobody has the first deal")
    return state.standing.first_dealer


def deal(chain: Chain, action: Deal) -> None:
    """Six cards each are dealt, and the next is turned up."""
    state, dealer = chain.state, dealer_of(chain.state)
    elders, dealers = order_of(action.pack, action.slip)
    hands = _of_seats((frozenset(elders), frozenset(dealers)), dealer)
    number = len(state.standing.results) + 1
    dealt = DealState(
        dealing=Dealing(number, dealer, action.pack, state.options, action.slip),
        opening=Opening(
            turn_up=None,
            taken=len(elders) + len(dealers),
            kept=hands,
            looked=not state.options.strict,
        ),
        hands=hands,
        turn=dealer.other,
        leader=dealer.other,
    )
    chain.state = State(state.options, Phase.BEG, state.standing, dealt)
    chain.then(Dealt(number, dealer, hands))
    if action.slip is Slip.ELDER_SHOWN:
        _show(chain, dealer.other, elders[-1])
    elif action.slip is Slip.DEALER_SHOWN:
        _show(chain, dealer, dealers[-1])
    _turn_up(chain)
    if action.slip is Slip.ELDER_SHOWN:  # the turn-up counts if he abides by it
        opening = replace(chain.deal.opening, resume=(Phase.BEG, dealer.other))
        chain.follows(Phase.MISDEAL, opening=opening)
    elif state.options.turned_jack is TurnedJack.EACH:
        mark_turned_knave(chain)


def run(chain: Chain) -> bool:
    """Three more each and another turn-up, until the suit changes; whether it does (QB4, QB6).

    When too few cards are left they are bunched, and the deal is over.
    """
    deal, refused = chain.deal, chain.deal.trumps
    chain.then(Ran(deal.dealer))
    while True:
        deal = chain.deal
        if deal.left < RUN:
            bunch(chain)
            return False
        if deal.turn_up is None:
            raise ValueError("there is nothing to refuse")
        aside = (*deal.set_aside, deal.turn_up)
        opening = replace(deal.opening, set_aside=aside, turn_up=None)
        chain.then(SetAside(deal.turn_up), opening=opening)
        more = _of_seats(packets(deal.dealing.pack, opening.taken), deal.dealer)
        hands = deal.hands[0] | more[0], deal.hands[1] | more[1]
        opening = replace(opening, kept=hands, taken=opening.taken + 2 * PACKET)
        dealt = Dealt(deal.number, deal.dealer, more, more=True)
        chain.then(dealt, hands=hands, opening=opening)
        _turn_up(chain)
        if chain.deal.trumps is not refused:
            break
    if chain.state.options.turned_jack is TurnedJack.EACH:
        mark_turned_knave(chain)
    return True


def bunch(chain: Chain) -> None:
    """The cards are thrown together, and the same dealer deals again; points stay (QB6)."""
    chain.then(Bunched(chain.deal.dealer), bunched=True)
    end_deal(chain)


def mark_turned_knave(chain: Chain) -> None:
    """The dealer has one for a knave that is turned up (QA6)."""
    card = chain.deal.turn_up
    if card is not None and card.rank is Rank.KNAVE:
        chain.count(chain.deal.dealer, Item.TURNED_KNAVE, 1, frozenset((card,)))


def _turn_up(chain: Chain) -> None:
    deal, opening = chain.deal, chain.deal.opening
    card = deal.dealing.pack[opening.taken]
    chain.then(TurnedUp(card), opening=replace(opening, turn_up=card, taken=opening.taken + 1))


def _show(chain: Chain, player: Player, card: Card) -> None:
    """The dealer's hand lets a card of this player's fall open (QH1, QH2)."""
    opening = replace(chain.deal.opening, shown=card)
    chain.then(CardShown(player, card), opening=opening)


def _of_seats(pair: tuple[Hand, Hand], dealer: Player) -> tuple[Hand, Hand]:
    """Elder's and the dealer's as A's and B's."""
    return pair if dealer is Player.B else pair[::-1]
