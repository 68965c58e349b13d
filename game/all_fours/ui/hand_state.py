"""What the one at the table does with their own cards before an action: choose, tick, point at.

None of it is known to the rules or to the other player.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from game.all_fours.points import trumps_of
from game.table import state
from game.table.held import next_focus, trumps_last
from game.table.render_context import RenderContext
from game.table.state import TableHandState, TableState
from game.table.ui_parts import Happened
from rules.all_fours.actions import Action, Point
from rules.all_fours.choices import MayLayAway, MayPlay
from rules.all_fours.events import Counted, Event
from rules.all_fours.pack import height
from rules.all_fours.view import DealView, View
from rules.core.cards import Card, Hand


class HandState(TableHandState, frozen=True):
    """How the player's own cards lie.

    `chosen` are to be laid away, `ticked` the points to be claimed by hand.
    """

    chosen: Hand = frozenset()
    ticked: frozenset[Point] = frozenset()
    cut_place: int = 24  # where the next cut would be
    advised: Action | None = None  # the word that a suggestion is


Top: TypeAlias = TableState[View, HandState]
Table: TypeAlias = RenderContext[View, HandState]
Told: TypeAlias = Happened[View, Event]
Outcome: TypeAlias = state.Outcome[HandState, Action]


def own_hand(deal: DealView) -> tuple[Card, ...]:
    """The viewer's cards from left to right: by suits, trumps at the right, the high ones first."""
    suits = trumps_last(trumps_of(deal))
    return tuple(sorted(deal.hand, key=lambda card: (suits.index(card.suit), -height(card))))


def legal_cards(seen: View) -> Hand | None:
    """The cards that may be played now, or None while nothing is to be played."""
    return seen.choices.cards if isinstance(seen.choices, MayPlay) else None


def to_lay_away(seen: View) -> int:
    """How many cards are to be laid away now."""
    return seen.choices.number if isinstance(seen.choices, MayLayAway) else 0


def toggled(hand_state: HandState, seen: View, card: Card) -> HandState:
    """The hand state with a card chosen to be laid away, or kept again; never more than needed."""
    if card in hand_state.chosen:
        return replace(hand_state, chosen=hand_state.chosen - {card})
    if len(hand_state.chosen) >= to_lay_away(seen):
        return hand_state
    return replace(hand_state, chosen=hand_state.chosen | {card})


def moved_focus(hand_state: HandState, seen: View, by: int) -> HandState:
    """Point at the next own card that may be played, or at the next place of the spread pack."""
    if seen.deal is None:
        spread = seen.cut.spread if seen.cut else 1
        return replace(hand_state, cut_place=(hand_state.cut_place + by) % spread)
    focus = next_focus(hand_state, own_hand(seen.deal), legal_cards(seen), by)
    return replace(hand_state, focus=focus)


def after(hand_state: HandState, happened: Happened) -> HandState:
    """The hand once something was done: nothing chosen or pointed at; counting changes none."""
    if isinstance(happened.event, Counted):
        return hand_state
    deal: DealView | None = happened.seen.deal
    held = deal.hand if deal is not None else frozenset()
    focus = hand_state.focus if hand_state.focus in held else None
    return replace(
        hand_state, focus=focus, chosen=hand_state.chosen & held, hinted=frozenset(), advised=None
    )


def gone_back(_hand_state: HandState) -> HandState:
    """The hand state when the partie stands elsewhere: nothing is chosen."""
    return HandState()


def kept(hand_state: HandState) -> HandState:
    """The hand state with all that was chosen in the hand again."""
    return replace(hand_state, chosen=frozenset())
