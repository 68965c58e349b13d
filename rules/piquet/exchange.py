"""Dealing, carte blanche, discarding and taking in, and the leavings.

Source: Cavendish, "Dealing", "Discarding", "Carte blanche" (rules B4 to B8, C1 to C6, D1 to D18;
laws 9, 18 to 36); options X2 to X5. House choices 1 to 3: a carte blanche is always announced;
elder always looks at what he leaves of his five, and at what he is shown; a suit that elder names
ends his calls, as its lead would. House choice 17: by the other readings of X5 younger decides when
she has drawn.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.cards import Card, Hand
from rules.core.game import Refused
from rules.core.seats import Player
from rules.piquet.actions import AnnounceCarteBlanche, Exchange, Look, NameSuit
from rules.piquet.chain import Chain
from rules.piquet.events import (
    CarteBlancheAnnounced,
    CarteBlancheShown,
    Dealt,
    Discarded,
    LeavingsDeclined,
    LeavingsSeen,
    LeavingsShown,
    SuitNamed,
    TookIn,
)
from rules.piquet.options import ELDER_MOST, HAND, LEAST, TALON, CarteBlanche, Leavings
from rules.piquet.pack import COURTS
from rules.piquet.refusals import Refusal
from rules.piquet.scoring import CARTE_BLANCHE, Item
from rules.piquet.seats import ELDER, YOUNGER, Seat, with_his
from rules.piquet.state import DealState, ExchangeState, Phase


def dealt_hands(pack: tuple[Card, ...], packets: int) -> tuple[Hand, Hand]:
    """Elder's and younger's twelve when a pack is dealt in packets, elder first; eight are left."""
    hands: tuple[list[Card], list[Card]] = ([], [])
    for start in range(0, 2 * HAND, packets):
        hands[start // packets % 2].extend(pack[start : start + packets])
    return frozenset(hands[ELDER]), frozenset(hands[YOUNGER])


def is_carte_blanche(hand: Hand) -> bool:
    """No king, queen or knave among the twelve cards dealt (rule C1)."""
    return hand.isdisjoint(COURTS)


def deal(chain: Chain, pack: tuple[Card, ...], dealer: Player, number: int) -> None:
    """Deal twelve each; a carte blanche is announced first, else elder exchanges."""
    options = chain.state.options
    hands = dealt_hands(pack, options.packets)
    holder = next((seat for seat in Seat if is_carte_blanche(hands[seat])), None)
    if options.carte_blanche is CarteBlanche.NOT_COUNTED:
        holder = None
    exchanged = ExchangeState(talon=pack[2 * HAND :], carte_blanche=holder)
    event = Dealt(number, dealer, hands)
    begun = DealState(
        number=number,
        dealer=dealer,
        dealt=hands,
        hands=hands,
        turn=ELDER,
        exchanged=exchanged,
        options=options,
        history=(event,),
    )
    chain.happens(event, deal=begun, phase=Phase.EXCHANGE, chooser=None, cutting=None)
    if holder is not None:
        chain.awaits(Phase.CARTE_BLANCHE, holder)


def exchange_limits(deal: DealState) -> tuple[int, int]:
    """How few and how many cards the seat on turn may exchange."""
    announced = deal.exchanged.elder_takes
    if deal.turn is ELDER:
        return (LEAST, ELDER_MOST) if announced is None else (announced, announced)
    # After a carte blanche of elder's she discards before he takes in (rule C3).
    left = len(deal.exchanged.talon) if announced is None else TALON - announced
    return deal.options.younger_least, left


def announces_number(deal: DealState) -> bool:
    """Whether the one who announces carte blanche says how many he takes (rule C3).

    Elder does, unless it is shown at once and all goes on as in other deals (C5).
    """
    return deal.turn is ELDER and deal.options.carte_blanche is CarteBlanche.AFTER_DISCARD


def why_not_announce(deal: DealState, action: AnnounceCarteBlanche) -> Refused | None:
    """Elder says how many he will take, one to five; younger says nothing of it (rule C3)."""
    if not announces_number(deal):
        return Refused(Refusal.HOW_MANY_TAKEN, (0, 0)) if action.take is not None else None
    if action.take is None or not LEAST <= action.take <= ELDER_MOST:
        return Refused(Refusal.HOW_MANY_TAKEN, (LEAST, ELDER_MOST))
    return None


def announce(chain: Chain, action: AnnounceCarteBlanche) -> None:
    """Say "discard for carte blanche": the adversary discards next (law 20), or sees it at once."""
    seat = chain.deal.turn
    parts = replace(chain.deal.exchanged, elder_takes=action.take)
    chain.then(CarteBlancheAnnounced(seat, action.take), exchanged=parts)
    if chain.deal.options.carte_blanche is CarteBlanche.AT_ONCE:
        _show_carte_blanche(chain, seat)
        chain.awaits(Phase.EXCHANGE, ELDER)
    else:
        chain.awaits(Phase.EXCHANGE, seat.other)


def why_not_exchange(deal: DealState, action: Exchange) -> Refused | None:
    """One's own cards, at least one and no more than the talon has for this seat."""
    strange = action.cards - deal.hands[deal.turn]
    if strange:
        return Refused(Refusal.NOT_YOUR_CARD, (str(min(strange)),))
    least, most = exchange_limits(deal)
    if least == most == deal.exchanged.elder_takes and len(action.cards) != most:
        return Refused(Refusal.AS_ANNOUNCED, (most,))
    if len(action.cards) < least:
        return Refused(Refusal.TOO_FEW, (least,))
    if len(action.cards) > most:
        return Refused(Refusal.TOO_MANY, (most,))
    return None


def exchange(chain: Chain, action: Exchange) -> None:
    """Discard and take in; a carte blanche is shown when the adversary has discarded."""
    deal = chain.deal
    seat = deal.turn
    before_elder = seat is YOUNGER and deal.exchanged.elder_takes is not None  # rule C3
    _discard(chain, seat, action.cards)
    if before_elder:
        _show_carte_blanche(chain, ELDER)
        chain.awaits(Phase.EXCHANGE, ELDER)
    elif seat is ELDER:
        if deal.exchanged.carte_blanche is YOUNGER and not _was_shown(deal):
            _show_carte_blanche(chain, YOUNGER)
        _take_in(chain, ELDER)
        if deal.exchanged.elder_takes is None:
            chain.awaits(Phase.EXCHANGE, YOUNGER)
        else:
            _end_exchange(chain)
    else:
        _end_exchange(chain)


def _end_exchange(chain: Chain) -> None:
    """Younger takes in; where it is not elder's lead that asks her, she says if she looks (X5)."""
    _take_in(chain, YOUNGER)
    asked_now = chain.deal.options.leavings is not Leavings.NAMED_OR_LED
    if asked_now and leavings_undecided(chain.deal):
        chain.awaits(Phase.LOOK, YOUNGER)
    else:
        chain.awaits(Phase.CALLS, ELDER)


def _was_shown(deal: DealState) -> bool:
    return any(line.item is Item.CARTE_BLANCHE for line in deal.ledger)


def _discard(chain: Chain, seat: Seat, cards: Hand) -> None:
    deal = chain.deal
    parts = replace(deal.exchanged, discards=with_his(deal.exchanged.discards, seat, cards))
    hands = with_his(deal.hands, seat, deal.hands[seat] - cards)
    chain.then(Discarded(seat, len(cards), cards), hands=hands, exchanged=parts)


def _take_in(chain: Chain, seat: Seat) -> None:
    """Fill the hand from the top of the talon (law 23); elder looks at what he leaves (law 33)."""
    deal = chain.deal
    parts = deal.exchanged
    count = len(parts.discards[seat])
    drawn = parts.talon[:count]
    left = (ELDER_MOST if seat is ELDER else len(parts.talon)) - count
    taken = with_his(parts.taken, seat, frozenset(drawn))
    parts = replace(parts, talon=parts.talon[count:], taken=taken)
    hands = with_his(deal.hands, seat, deal.hands[seat] | frozenset(drawn))
    chain.then(TookIn(seat, count, left, drawn), hands=hands, exchanged=parts)
    if seat is ELDER and left:
        looked_at = parts.talon[:left]
        chain.then(LeavingsSeen(seat, looked_at), exchanged=replace(parts, elder_saw=looked_at))


def _show_carte_blanche(chain: Chain, seat: Seat) -> None:
    cards = chain.deal.dealt[seat]
    chain.then(CarteBlancheShown(seat, cards))
    chain.count(seat, Item.CARTE_BLANCHE, CARTE_BLANCHE, cards)


def leavings_undecided(deal: DealState) -> bool:
    """Whether younger left cards and has not yet said if she looks at them."""
    return bool(deal.exchanged.talon) and deal.exchanged.looked is None


def why_not_name_suit(deal: DealState, action: NameSuit) -> Refused | None:
    """A suit is named when cards are left that younger may look at, and elder must hold it."""
    if not leavings_undecided(deal):
        return Refused(Refusal.NOTHING_LEFT)
    if all(card.suit is not action.suit for card in deal.hands[ELDER]):
        return Refused(Refusal.NOT_YOUR_CARD, (action.suit.value,))
    return None


def name_suit(chain: Chain, action: NameSuit) -> None:
    """Elder names the suit he will lead; younger says whether she looks."""
    parts = replace(chain.deal.exchanged, named=action.suit)
    chain.then(SuitNamed(action.suit), exchanged=parts)
    chain.awaits(Phase.LOOK, YOUNGER)


def look(chain: Chain, action: Look) -> None:
    """Younger says whether she looks; then elder leads the suit he named, or she calls.

    Where she is asked after her exchange, elder's calls are next; by the Encyclopaedia he sees what
    she saw after he has played (`show_leavings`).
    """
    deal = chain.deal
    left = deal.exchanged.talon
    decided = replace(deal.exchanged, looked=action.look)
    if not action.look:
        chain.then(LeavingsDeclined(), exchanged=decided)
    elif deal.options.leavings is Leavings.AFTER_PLAYED:
        chain.then(LeavingsSeen(YOUNGER, left), exchanged=decided)
    else:
        chain.then(LeavingsShown(left), exchanged=replace(decided, shown=True))
    if deal.options.leavings is not Leavings.NAMED_OR_LED:
        chain.awaits(Phase.CALLS, ELDER)
    elif deal.table.led is None:
        chain.awaits(Phase.PLAY, ELDER)
    else:
        chain.awaits(Phase.RECKONING, YOUNGER)


def show_leavings(chain: Chain) -> None:
    """Elder sees what younger looked at, when he has played his first card (rule D15)."""
    parts = chain.deal.exchanged
    if parts.looked and not parts.shown:
        chain.then(LeavingsShown(parts.talon), exchanged=replace(parts, shown=True))
