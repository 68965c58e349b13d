"""What the player's hand on mouse and keyboard means for the cards of the desk.

Pure steps from one desk to the next; the table carries them out and asks the rules.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.preferences import Sort
from game.piquet.ui.hand_state import Desk, own_hand
from game.piquet.ui.said.besides import kept_back, ready_call
from game.piquet.ui.said.calling import offered_call
from game.table.held import moved, next_focus
from game.table.ui import Happened
from rules.core.cards import Card, Hand
from rules.piquet.choices import MayCall, MayExchange, MayPlay
from rules.piquet.combinations import Kind
from rules.piquet.events import Counted, SequenceCalled, SetCalled
from rules.piquet.view import DealView, View


def lifted_cards(seen: View, desk: Desk) -> Hand:
    """The cards of the call that stands ready or is pointed at, or what a suggestion is about."""
    if desk.hinted:
        return desk.hinted
    if desk.closed:
        return frozenset()
    if desk.preview:
        desk = replace(desk, offered=desk.offered + desk.preview, picked=None)
    if kept := kept_back(seen, desk):
        return kept
    call = ready_call(seen, desk) if desk.talk is not None else offered_call(seen, desk)
    return call.cards if call is not None else frozenset()


def legal_cards(seen: View, desk: Desk) -> Hand | None:
    """The cards that may be played now, or None while nothing is to be played."""
    match seen.choices:
        case MayPlay(cards):
            return cards
        case MayCall(cards=cards) if offered_call(seen, desk) is None:
            return cards
    return None


def toggled(desk: Desk, chosen: Card) -> Desk:
    """Put a card out, or take it back."""
    if chosen in desk.chosen:
        return replace(desk, chosen=tuple(card for card in desk.chosen if card != chosen))
    return replace(desk, chosen=(*desk.chosen, chosen))


def may_choose_more(desk: Desk, may: MayExchange) -> bool:
    """Whether another card may be put out."""
    return len(desk.chosen) < may.most


def moved_focus(desk: Desk, seen: View, by: int) -> Desk:
    """Point at the next card of the hand, or at the next place of the spread pack.

    Where suit must be followed only the cards that may be played are pointed at.
    """
    if seen.deal is None:
        spread = seen.cut.spread if seen.cut else 1
        return replace(desk, cut_place=(desk.cut_place + by) % spread)
    focus = next_focus(desk, own_hand(seen.deal, desk), legal_cards(seen, desk), by)
    return replace(desk, focus=focus)


def after(desk: Desk, happened: Happened) -> Desk:
    """The desk once something was done: nothing chosen, nothing offered; counting changes none."""
    if isinstance(happened.event, Counted):
        return desk
    deal: DealView | None = happened.seen.deal
    held = deal.hand if deal is not None else frozenset()
    return replace(
        desk,
        sunk=desk.sunk | _passed_over(happened, deal),
        chosen=(),
        offered=0,
        naming=False,
        talk=None,
        focus=desk.focus if desk.focus in held else None,
        hinted=frozenset(),
        picked=None,
        weighed=False,
        preview=0,
    )


def _passed_over(happened: Happened, deal: DealView | None) -> frozenset[Kind]:
    """The kinds before that of an own call: whoever calls a trio first has sunk his sequence.

    One is asked kind by kind, so it is what an adviser said to call that passes over one.
    """
    match happened.event:
        case SequenceCalled(seat=seat):
            called = Kind.SEQUENCE
        case SetCalled(seat=seat):
            called = Kind.SET
        case _:
            return frozenset()
    if deal is None or seat is not deal.seat:
        return frozenset()
    every = tuple(Kind)
    return frozenset(every[: every.index(called)])


def handed_on(desk: Desk) -> Desk:
    """The desk once a deed was handed on: no choice of words is open any more."""
    return replace(desk, talk=None, offered=0)


def gone_back(desk: Desk) -> Desk:
    """The desk when the partie stands elsewhere: only how the hand is held stays."""
    return Desk(desk.sort, desk.order)


def faced(desk: Desk, portrait: bool) -> Desk:
    """The desk by whether the portrait of whoever sits opposite hangs there."""
    return desk if desk.faced is portrait else replace(desk, faced=portrait)


def kept(desk: Desk) -> Desk:
    """The desk with the card that was chosen last in the hand again."""
    return replace(desk, chosen=desk.chosen[:-1])


def left_lying(desk: Desk) -> Desk:
    """The desk as its owner finds it again: nothing pointed at, the discard closed."""
    return replace(desk, focus=None, discard_open=False)


def sorted_as(desk: Desk, seen: View, way: str) -> Desk:
    """The desk sorted another way; by hand one begins with the cards as they stand."""
    sort, deal = Sort(way), seen.deal
    order = own_hand(deal, desk) if deal is not None and sort is Sort.HAND else ()
    return replace(desk, sort=sort, order=order)


def _shown(deal: DealView, desk: Desk) -> tuple[Card, ...]:
    """The hand without the cards that are put out."""
    return tuple(card for card in own_hand(deal, desk) if card not in desk.chosen)


def put_beside(desk: Desk, deal: DealView, card: Card, to: int) -> Desk:
    """A card of the hand moved to another place among those that are not put out."""
    shown = _shown(deal, desk)
    return replace(desk, sort=Sort.HAND, order=moved(shown, card, to))


def step_aside(desk: Desk, deal: DealView, by: int) -> Desk:
    """The card pointed at moved one place to the left or right."""
    shown = _shown(deal, desk)
    if desk.focus not in shown:
        return desk
    return put_beside(desk, deal, desk.focus, shown.index(desk.focus) + by)
