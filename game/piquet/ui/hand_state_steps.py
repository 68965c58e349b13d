"""What the player's hand on mouse and keyboard means for the cards of the hand state.

Pure steps from one hand state to the next; the table carries them out and asks the rules.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.preferences import Sort
from game.piquet.ui.hand_state import HandState, own_hand
from game.piquet.ui.said.besides import kept_back, ready_call
from game.piquet.ui.said.calling import looked_down, offered_call
from game.table.held import moved, next_focus
from game.table.ui_parts import Happened
from rules.core.cards import Card, Hand
from rules.piquet.choices import MayCall, MayExchange, MayPlay
from rules.piquet.combinations import Kind
from rules.piquet.events import Counted, SequenceCalled, SetCalled
from rules.piquet.view import DealView, View


def lifted_cards(seen: View, hand_state: HandState) -> Hand:
    """The cards of the call that stands ready or is pointed at, or what a suggestion is about."""
    if hand_state.hinted and hand_state.talk is None:
        return hand_state.hinted
    if hand_state.closed:
        return frozenset()
    hand_state = looked_down(hand_state)
    if kept := kept_back(seen, hand_state):
        return kept
    call = (
        ready_call(seen, hand_state)
        if hand_state.talk is not None
        else offered_call(seen, hand_state)
    )
    return call.cards if call is not None else frozenset()


def legal_cards(seen: View, hand_state: HandState) -> Hand | None:
    """The cards that may be played now, or None while nothing is to be played."""
    match seen.choices:
        case MayPlay(cards):
            return cards
        case MayCall(cards=cards) if offered_call(seen, hand_state) is None:
            return cards
    return None


def toggled(hand_state: HandState, chosen: Card) -> HandState:
    """Put a card out, or take it back."""
    if chosen in hand_state.chosen:
        return replace(
            hand_state, chosen=tuple(card for card in hand_state.chosen if card != chosen)
        )
    return replace(hand_state, chosen=(*hand_state.chosen, chosen))


def may_choose_more(hand_state: HandState, may: MayExchange) -> bool:
    """Whether another card may be put out."""
    return len(hand_state.chosen) < may.most


def moved_focus(hand_state: HandState, seen: View, by: int) -> HandState:
    """Point at the next card of the hand, or at the next place of the spread pack.

    Where suit must be followed only the cards that may be played are pointed at.
    """
    if seen.deal is None:
        spread = seen.cut.spread if seen.cut else 1
        return replace(hand_state, cut_place=(hand_state.cut_place + by) % spread)
    focus = next_focus(
        hand_state, own_hand(seen.deal, hand_state), legal_cards(seen, hand_state), by
    )
    return replace(hand_state, focus=focus)


def after(hand_state: HandState, happened: Happened) -> HandState:
    """The hand once something was done: nothing chosen, nothing offered; counting changes none."""
    if isinstance(happened.event, Counted):
        return hand_state
    deal: DealView | None = happened.seen.deal
    held = deal.hand if deal is not None else frozenset()
    return replace(
        hand_state,
        sunk=hand_state.sunk | _passed_over(happened, deal),
        chosen=(),
        offered=0,
        naming=False,
        talk=None,
        handed=False,
        focus=hand_state.focus if hand_state.focus in held else None,
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


def handed_on(hand_state: HandState) -> HandState:
    """The hand state once an action was handed on: no choice of words is open any more."""
    return replace(hand_state, talk=None, offered=0, handed=True)


def gone_back(hand_state: HandState) -> HandState:
    """The hand state when the partie stands elsewhere: only how the hand is held stays."""
    return HandState(hand_state.sort, hand_state.order)


def faced(hand_state: HandState, portrait: bool) -> HandState:
    """The hand state by whether the portrait of whoever sits opposite hangs there."""
    return hand_state if hand_state.faced is portrait else replace(hand_state, faced=portrait)


def kept(hand_state: HandState) -> HandState:
    """The hand state with the card that was chosen last in the hand again."""
    return replace(hand_state, chosen=hand_state.chosen[:-1])


def left_lying(hand_state: HandState) -> HandState:
    """The hand state as its owner finds it again: nothing pointed at, the discard closed."""
    return replace(hand_state, focus=None, discard_open=False)


def sorted_as(hand_state: HandState, seen: View, way: str) -> HandState:
    """The hand state sorted another way; by hand one begins with the cards as they stand."""
    sort, deal = Sort(way), seen.deal
    order = own_hand(deal, hand_state) if deal is not None and sort is Sort.HAND else ()
    return replace(hand_state, sort=sort, order=order)


def _shown(deal: DealView, hand_state: HandState) -> tuple[Card, ...]:
    """The hand without the cards that are put out."""
    return tuple(card for card in own_hand(deal, hand_state) if card not in hand_state.chosen)


def put_beside(hand_state: HandState, deal: DealView, card: Card, to: int) -> HandState:
    """A card of the hand moved to another place among those that are not put out."""
    shown = _shown(deal, hand_state)
    return replace(hand_state, sort=Sort.HAND, order=moved(shown, card, to))


def step_aside(hand_state: HandState, deal: DealView, by: int) -> HandState:
    """The card pointed at moved one place to the left or right."""
    shown = _shown(deal, hand_state)
    if hand_state.focus not in shown:
        return hand_state
    return put_beside(hand_state, deal, hand_state.focus, shown.index(hand_state.focus) + by)
