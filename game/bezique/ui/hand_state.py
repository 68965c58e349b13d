"""What the one at the table does with their own cards before an action: sort, choose, point at.

None of it is known to the rules or to the other player.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec.structs import replace

from game.bezique.preferences import Order
from game.table import state
from game.table.held import as_put, moved, next_focus, trumps_last
from game.table.render_context import RenderContext
from game.table.state import TableHandState, TableState
from game.table.ui_parts import Happened
from rules.bezique.actions import Action
from rules.bezique.events import Counted, Event
from rules.bezique.pack import height
from rules.bezique.view import DealView, View
from rules.core.cards import Card, Hand, Suit


def sorted_hand(held: Hand, order: Order, trumps: Suit | None) -> tuple[Card, ...]:
    """Cards from left to right; by suits where they are to be put by hand."""
    if order is Order.RANKS:
        return tuple(sorted(held, key=lambda card: (-height(card), _place(card, trumps), card)))
    return _by_suits(held, trumps)


def by_hand(held: Hand, order: tuple[Card, ...], trumps: Suit | None) -> tuple[Card, ...]:
    """The cards as they were put; one that came later stands behind the higher ones of its suit."""
    return as_put(_by_suits(held, trumps), order, height)


def _by_suits(held: Iterable[Card], trumps: Suit | None) -> tuple[Card, ...]:
    return tuple(sorted(held, key=lambda card: (_place(card, trumps), -height(card), card)))


def _place(card: Card, trumps: Suit | None) -> int:
    """Where a suit stands: trumps last, those before them in black and red by turns."""
    return trumps_last(trumps).index(card.suit)


class HandState(TableHandState, frozen=True):
    """How the player's own cards lie.

    `order` is how they were put by hand; `offered` counts how far down the list of what may be
    declared the player has gone, `preview` is the one the pointer is at; `concealed` turns every
    card of the player's own face down, those that lie open excepted.
    """

    sort: Order = Order.SUITS
    order: tuple[Card, ...] = ()
    offered: int = 0
    preview: int | None = None
    cut_place: int = 24  # where the next cut would be
    picked: Hand = frozenset()  # what would be declared, where one chooses card by card
    advised: Action | None = None  # after a trick, instead of a declaration: Enter does that


Top: TypeAlias = TableState[View, HandState]
Table: TypeAlias = RenderContext[View, HandState]
Told: TypeAlias = Happened[View, Event]
Outcome: TypeAlias = state.Outcome[HandState, Action]


def hidden(deal: DealView, viewer: int) -> Hand:
    """The viewer's cards that do not lie open."""
    return deal.hand - deal.open[viewer]


def own_hand(seen: View, deal: DealView, hand_state: HandState) -> tuple[Card, ...]:
    """The viewer's hidden cards from left to right."""
    held = hidden(deal, seen.player)
    if hand_state.sort is Order.HAND:
        return by_hand(held, hand_state.order, deal.trumps)
    return sorted_hand(held, hand_state.sort, deal.trumps)


def every_own(seen: View, deal: DealView, hand_state: HandState) -> tuple[Card, ...]:
    """All cards the viewer may play, as the arrows go: the hand, then what lies open."""
    laid = sorted_hand(deal.open[seen.player], Order.SUITS, deal.trumps)
    return (*own_hand(seen, deal, hand_state), *laid)


def moved_focus(hand_state: HandState, seen: View, legal: Hand | None, by: int) -> HandState:
    """Point at the next own card, or at the next place of the spread pack.

    Where not all may be played only those that may are pointed at.
    """
    if seen.deal is None:
        spread = seen.cut.spread if seen.cut else 1
        return replace(hand_state, cut_place=(hand_state.cut_place + by) % spread)
    order = every_own(seen, seen.deal, hand_state)
    return replace(hand_state, focus=next_focus(hand_state, order, legal, by))


def put_beside(hand_state: HandState, seen: View, deal: DealView, card: Card, to: int) -> HandState:
    """A card of the hand moved to another place in it."""
    order = moved(own_hand(seen, deal, hand_state), card, to)
    return replace(hand_state, sort=Order.HAND, order=order)


def step_aside(hand_state: HandState, seen: View, deal: DealView, by: int) -> HandState:
    """The card pointed at moved one place to the left or right."""
    shown = own_hand(seen, deal, hand_state)
    if hand_state.focus not in shown:
        return hand_state
    return put_beside(hand_state, seen, deal, hand_state.focus, shown.index(hand_state.focus) + by)


def sorted_as(hand_state: HandState, seen: View, way: str) -> HandState:
    """The hand state sorted another way; by hand one begins with the cards as they stand."""
    sort, deal = Order(way), seen.deal
    order = own_hand(seen, deal, hand_state) if deal is not None and sort is Order.HAND else ()
    return replace(hand_state, sort=sort, order=order)


def after(hand_state: HandState, happened: Happened) -> HandState:
    """The hand once something was done: nothing chosen or pointed at; counting changes none."""
    if isinstance(happened.event, Counted):
        return hand_state
    deal: DealView | None = happened.seen.deal
    held = deal.hand if deal is not None else frozenset()
    focus = hand_state.focus if hand_state.focus in held else None
    nothing: Hand = frozenset()
    return replace(
        hand_state,
        offered=0,
        preview=None,
        focus=focus,
        picked=nothing,
        hinted=nothing,
        advised=None,
    )


def gone_back(hand_state: HandState) -> HandState:
    """The hand state when the partie stands elsewhere: only how the hand is held stays."""
    return HandState(hand_state.sort, hand_state.order)


def left_lying(hand_state: HandState) -> HandState:
    """The hand state as its owner finds it again: nothing pointed at."""
    return replace(hand_state, focus=None, preview=None)
