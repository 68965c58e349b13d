"""What a game brings to the table: one class, whose methods have the usual behaviour.

A game's class says its types once, `class BeziqueTable(TableUI[View, HandState, Action, Event])`,
and overrides what differs. Five methods must be there: a hand state for fresh cards, how the cards
lie, whose they are, what is offered, what a touch comes to. All are pure functions of what lies on
the table; they find the hand state, the view and what the player likes in the `TableState`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import Any, Generic, cast

from msgspec.structs import replace

from game.games import brings, part
from game.pages.help.book import help_at_table
from game.pages.scene import Scene
from game.preferences import Preference, Preferences
from game.stage.basics import Rect, Room
from game.stage.director import Cue
from game.stage.intents import Key
from game.stage.ornaments import Mood
from game.stage.picture import CardAt, Item, Touch
from game.stage.places import Places
from game.table.animation_steps import AnimationStep, Ringing
from game.table.cards import Spread, in_hand
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.table.spoken import Spoken, conversation
from game.table.state import (
    ActionT,
    EventT,
    HandStateT,
    LaidTrick,
    Outcome,
    TableState,
    ViewT,
)
from game.table.timing import CARD, Span
from game.table.ui_parts import Aids, Celebrations, Drop, Happened, MakesSheet, Scenery, Weighable
from game.words.catalogue import say, say_of
from rules.core.cards import Card
from rules.core.game import Refused
from rules.core.seats import Player


class HandsUI(ABC, Generic[ViewT, HandStateT, ActionT]):
    """What must be there of a game, and what else the player's hands do."""

    name: str
    """The game's, as the registry knows it."""

    @abstractmethod
    def fresh_hand(self, way: str, /) -> HandStateT:
        """For fresh cards, held in a way of `sorting`."""

    @abstractmethod
    def lay(self, seen: ViewT, hand_state: HandStateT, room: Room, /) -> Scenery:
        """Where every card lies."""

    @abstractmethod
    def hand(self, seen: ViewT, /) -> Collection[Card]:
        """The viewer's own cards."""

    def spread(self, table: RenderContext[ViewT, HandStateT], /) -> Spread:
        """What lies open, in words."""
        return in_hand(self.hand(table.seen))

    @abstractmethod
    def prompt(self, top: TableState[ViewT, HandStateT], /) -> Prompt:
        """What now, and what is offered."""

    @abstractmethod
    def touch(
        self, at: Touch, top: TableState[ViewT, HandStateT], /
    ) -> Outcome[HandStateT, ActionT] | None:
        """A card is touched, or a place of the game's own."""

    def key(
        self, pressed: Key, top: TableState[ViewT, HandStateT], /
    ) -> Outcome[HandStateT, ActionT] | None:
        """A key that means nothing at every table: arrows, Space and Enter, and the game's own."""
        return None

    def wish(self, wished: StrEnum, top: TableState[ViewT, HandStateT], /) -> HandStateT:
        """A wish of the game's own: what an offer carries that is no action of the rules."""
        return top.hand_state

    pointed: frozenset[str] = frozenset()
    """Places of the game's own that the pointer may be over, beside the buttons."""

    def point(self, top: TableState[ViewT, HandStateT], /) -> HandStateT:
        """The pointer is over a button now (`top.hovered`), or `points` at something, or left."""
        return top.hand_state

    def points(self, at: Touch, top: TableState[ViewT, HandStateT], /) -> bool:
        """Whether the pointer finds something to tell of there, which is `top.pointed` then."""
        return False

    def drags(self, seen: ViewT, /) -> bool:
        """Whether own cards may be dragged now."""
        return seen.choices is not None

    def pulls(self, at: Touch, top: TableState[ViewT, HandStateT], /) -> bool:
        """Whether a card not one's own may be dragged now: pulled away it is as if pressed."""
        return False

    def drop(
        self, dropped: Drop, top: TableState[ViewT, HandStateT], /
    ) -> Outcome[HandStateT, ActionT] | None:
        """The end of a drag: a card that is dropped out of the hand is touched."""
        return self.touch(CardAt(str(dropped.card)), top) if dropped.out else None

    def aloud(self, detail: str, /) -> str:
        """A second line as a voice tells it: for whoever uses keys."""
        return detail

    def speaking(self, top: TableState[ViewT, HandStateT], /) -> bool:
        """Whether it is chosen what to put in: the other waits, and a press hurries nothing."""
        return False

    sorting: Preference[str] | None = None
    """The ways to hold a hand, in the order of the key; the words for each are `sort.VALUE`."""

    def sorted_now(self, hand_state: HandStateT, /) -> str:
        """The way of `sorting` in which the hand is held."""
        return ""

    def sorted_as(self, hand_state: HandStateT, seen: ViewT, way: str, /) -> HandStateT:
        """The hand held another way."""
        return hand_state

    def liked_sort(self, likes: Preferences, /) -> str:
        """The way in which a hand is to be held; "" in a game that knows but one."""
        return "" if self.sorting is None else likes.value(self.sorting)


class HandFlow(Generic[ViewT, HandStateT, EventT]):
    """How a hand state goes on; it is a fresh one after each deal."""

    def hand_after(
        self, hand_state: HandStateT, happened: Happened[ViewT, EventT], /
    ) -> HandStateT:
        """After an event."""
        return hand_state

    def hand_handed_on(self, hand_state: HandStateT, /) -> HandStateT:
        """An action was handed on."""
        return hand_state

    def hand_gone_back(self, hand_state: HandStateT, /) -> HandStateT:
        """The partie stands elsewhere."""
        return hand_state

    def hand_kept(self, hand_state: HandStateT, /) -> HandStateT:
        """What was chosen last is not chosen after all; the same hand state if nothing was."""
        return hand_state

    def hand_faced(self, hand_state: HandStateT, portrait: bool, /) -> HandStateT:
        """Where a portrait hangs opposite, or none does: the same one if nothing changes."""
        return hand_state

    def hand_left(self, hand_state: HandStateT, /) -> HandStateT:
        """Behind a curtain, as its owner finds it again: nothing is pointed at."""
        return replace(hand_state, focus=None)


class Playback(ABC, Generic[ViewT, HandStateT, ActionT, EventT]):
    """What is seen and heard of an event, and of an action that is refused."""

    @abstractmethod
    def lay(self, seen: ViewT, hand_state: HandStateT, room: Room, /) -> Scenery: ...

    def animate(
        self, happened: Happened[ViewT, EventT], hand_state: HandStateT, room: Room, /
    ) -> Sequence[AnimationStep]:
        """The ways from what was seen to what is seen: straight there."""
        return (AnimationStep(self.lay(happened.seen, hand_state, room), Cue()),)

    def laid(self, happened: Happened[ViewT, EventT], /) -> Sequence[tuple[Player, Card]]:
        """The card that was played by an event, and by whom."""
        return ()

    def spoken_after(self, spoken: Spoken, happened: Happened[ViewT, EventT], /) -> Spoken:
        """What is said at the table."""
        return spoken

    def mood_after(self, mood: Mood, happened: Happened[ViewT, EventT], /) -> Mood:
        """How whoever sits opposite looks after an event that both have seen."""
        return Mood.CALM

    def sounds(
        self, happened: Happened[ViewT, EventT], celebrated: Sequence[Any], /
    ) -> Sequence[Ringing]:
        """For normal motion; what is celebrated is told with it."""
        return ()

    celebrations: Celebrations[ViewT, HandStateT, EventT] | None = None

    def lingers(self, happened: Happened[ViewT, EventT], /) -> bool:
        """Whether the viewer got cards to look at before a hand is hidden from the other one."""
        return False

    def just_dealt(self, seen: ViewT, /) -> bool:
        """Whether nothing has been done since the cards were dealt."""
        return False

    def shaken(self, action: ActionT, /) -> Card | None:
        """The card that shakes its head when an action is refused."""
        return None


class Drawing(Generic[ViewT, HandStateT]):
    """The picture, beside the cards."""

    def panel(self, table: RenderContext[ViewT, HandStateT], room: Room, /) -> Sequence[Item]:
        """The pad beside the cloth: the score, and what both know."""
        return ()

    def below(
        self, table: RenderContext[ViewT, HandStateT], places: Places, said: Sequence[Item], /
    ) -> Sequence[Item]:
        """What lies under the cards: names, numbers, places; which bubbles hang there is told."""
        return ()

    def above(self, table: RenderContext[ViewT, HandStateT], places: Places, /) -> Sequence[Item]:
        """What lies upon the cards."""
        return ()

    def aside(self, table: RenderContext[ViewT, HandStateT], places: Places, /) -> Sequence[Item]:
        """What is offered beside the row of buttons (`Prompt.beside`)."""
        return ()

    def advised(self, table: RenderContext[ViewT, HandStateT], /) -> str | None:
        """The key of the button that the coach would press, where another is the main one."""
        return None

    def bubbles(self, table: RenderContext[ViewT, HandStateT], places: Places, /) -> Sequence[Item]:
        """What is said, over whoever says it."""
        return conversation(table.spoken, table.seen.player, places)

    def speaker(self, seen: ViewT, seat: int, /) -> Player:
        """Which player sits in a seat."""
        return Player(seat)

    def portrait(self, table: RenderContext[ViewT, HandStateT], places: Places, /) -> Rect | None:
        """Where the portrait of whoever sits opposite hangs, if there is room for one."""
        return None

    def partner(self, table: RenderContext[ViewT, HandStateT], places: Places, /) -> Rect | None:
        """Where a partner's portrait and name are, in a game for more than two."""
        return None

    def tricks(self, seen: ViewT, /) -> Sequence[LaidTrick]:
        """Those that were taken."""
        return ()

    most_tricks: int = 12
    """How many of them there may be, those to come counted; 1 where mostly the last is seen."""

    def no_tricks(self, seen: ViewT, /) -> str:
        """Why there is none to look at."""
        return say("tricks.none")

    def called(self, table: RenderContext[ViewT, HandStateT], /) -> Sequence[str]:
        """What was said or declared in this deal, and by whom, for one who asks to hear it."""
        return ()

    def left(self, table: RenderContext[ViewT, HandStateT], places: Places, /) -> Sequence[str]:
        """What is still to come in it, and what lies face down."""
        return ()


class AroundPartie(Generic[ViewT, HandStateT, ActionT]):
    """What is told and done around the partie: between two at one screen, for a newcomer."""

    name: str

    def trick_prompt(self, seen: ViewT, other: str, /) -> Prompt:
        """What is told while a finished trick lies; the other's name is given."""
        return Prompt("")

    def looking(self, seen: ViewT, /) -> str:
        """Of the cards that linger."""
        return ""

    def task(self, seen: ViewT, /) -> str:
        """On the curtain: what the one called to the table is to do, where both may know it."""
        return ""

    def begins(self, seen: ViewT, /) -> bool:
        """Whether it is settled who deals first, and no card is dealt: a newcomer reads it."""
        return False

    def ponders(self, seen: ViewT, /) -> bool:
        """Whether the other has much to think of: two who play together are seen to consult."""
        return False

    def talks(self, seen: ViewT, /) -> bool:
        """Whether what is said is worth a newcomer's reading."""
        return False

    def answer(self, seen: ViewT, /) -> ActionT | None:
        """The action of a person who need not be asked for it."""
        return None

    def confides(self, happened: Happened[ViewT, Any], /) -> bool:
        """Whether the viewer alone was told something that would go before it was read."""
        return False

    def guide(self, top: TableState[ViewT, HandStateT], /) -> str:
        """For one who plays for the first time."""
        return ""

    guided_deals: int = 0
    """How many deals are explained."""

    def coached(self, seen: ViewT, /) -> bool:
        """Whether a coach who speaks unasked has something to teach at a question."""
        return True

    def span(self, seen: ViewT, /) -> Span:
        """How long an opponent takes for his answer."""
        return CARD

    def refusal(self, refused: Refused, /) -> str:
        """The sentence for a rule that is against an action."""
        return say_of(self.name, f"refused.{refused.reason}")

    aids: Aids[ViewT, HandStateT, ActionT] | None = None
    weighable: Weighable[ViewT, HandStateT, ActionT] | None = None
    sheet: MakesSheet | None = None

    @property
    def helps(self) -> bool:
        """Whether there is a book of help."""
        return brings(self.name, "help")

    def help(self, seen: ViewT, /) -> Scene:
        """The book, open at what is going on."""
        return help_at_table(seen, self.name)


class TableUI(
    HandsUI[ViewT, HandStateT, ActionT],
    HandFlow[ViewT, HandStateT, EventT],
    Playback[ViewT, HandStateT, ActionT, EventT],
    Drawing[ViewT, HandStateT],
    AroundPartie[ViewT, HandStateT, ActionT],
    Generic[ViewT, HandStateT, ActionT, EventT],
):
    """All that the table asks of one game."""


def ui_of(game: str) -> TableUI:
    """What a game brings to the table; NoGameError for no game."""
    return cast(TableUI, part(game, "ui"))
