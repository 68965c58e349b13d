"""The toy at the table: what must be there, and a way to point at a card with the keys."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from game.stage.basics import Room
from game.stage.intents import Key
from game.stage.picture import CardAt, CardItem, Touch
from game.table import state
from game.table.offers import Prompt
from game.table.state import TableHandState, TableState
from game.table.ui import TableUI
from game.words.catalogue import say_of
from game.words.terms import card_name
from rules.core.cards import Hand, card
from tests.toy import NAME
from tests.toy.lay import seen_table
from tests.toy.play import Action, Event, Play, View

Top: TypeAlias = TableState[View, TableHandState]
Outcome: TypeAlias = state.Outcome[TableHandState, Action]


class ToyTable(TableUI[View, TableHandState, Action, Event]):
    """Two rows, the trick between them, and nothing that another game does not do."""

    name = NAME

    def fresh_hand(self, way: str) -> TableHandState:
        return TableHandState()

    def lay(self, seen: View, hand_state: TableHandState, room: Room) -> dict[str, CardItem]:
        """The cards, the one pointed at lit; all own ones face down where they are concealed."""
        own = {str(held): held for held in seen.hand}
        return {
            key: replace(
                item,
                face=None if hand_state.concealed else item.face,
                focused=own[key] == hand_state.focus,
            )
            if key in own
            else item
            for key, item in seen_table(seen, room).items()
        }

    def hand(self, seen: View) -> Hand:
        return seen.hand

    def prompt(self, top: Top) -> Prompt:
        if top.seen.choices is None:
            return Prompt(say_of(NAME, "toy.waits", name=top.other))
        if top.seen.led is None:
            return Prompt(say_of(NAME, "toy.lead"))
        return Prompt(say_of(NAME, "toy.reply", card=card_name(top.seen.led)))

    def touch(self, at: Touch, top: Top) -> Outcome | None:
        """A card is played, if it is one's own."""
        own = isinstance(at, CardAt) and at.key in map(str, top.seen.hand)
        return Outcome(action=Play(card(at.key))) if isinstance(at, CardAt) and own else None

    def key(self, pressed: Key, top: Top) -> Outcome | None:
        """Arrows point at the next card; Space and Enter play it."""
        hand_state, hand = top.hand_state, sorted(top.seen.hand)
        if pressed.name in ("left", "right") and hand:
            by = 1 if pressed.name == "right" else -1
            at = hand.index(hand_state.focus) + by if hand_state.focus in hand else 0
            return Outcome(hand_state=replace(hand_state, focus=hand[at % len(hand)]))
        if (
            pressed.name in ("space", "enter")
            and hand_state.focus is not None
            and hand_state.focus in hand
        ):
            return Outcome(action=Play(hand_state.focus))
        return None


UI = ToyTable()
