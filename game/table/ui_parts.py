"""What a game's table is told and what it may bring: events, drops, sheets, celebrations, aids."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from game.pages.scene import Scene
from game.preferences import Preferences
from game.stage.basics import Rect, Room
from game.stage.picture import CardItem, Item
from game.stage.places import Places
from game.table.render_context import RenderContext
from game.table.state import (
    ActionT,
    EventT,
    HandStateT,
    TableState,
    ViewT,
)
from rules.core.cards import Card, Hand
from rules.core.seats import Player

Scenery: TypeAlias = Mapping[str, CardItem]
"""Every card on the table by its key, in the order of painting."""


class Happened(Struct, Generic[ViewT, EventT], frozen=True, kw_only=True):
    """An event as the viewer sees it, what was seen before it and after it.

    `before_it` and `after_it` are the events beside it that come of the same action.
    """

    event: EventT
    before: ViewT
    seen: ViewT
    before_it: EventT | None = None
    after_it: EventT | None = None
    opposite: str = ""  # who sits there, by the kind of a header; "" where a person does
    likes: Preferences = field(default_factory=Preferences)


class Drop(Struct, frozen=True, kw_only=True):
    """A card of the own hand that was dragged and let go.

    It was let go above the hand, or beside the cards that lie `left` of it; at a point in a room,
    in units, for a game with places of its own.
    """

    card: Card
    out: bool
    left: tuple[Card, ...]
    x: float
    y: float
    room: Room


class MakesSheet(Protocol):
    """Makes the sheet of the deal that has ended."""

    def __call__(
        self,
        seen: Any,  # noqa: ANN401  (the game's own view)
        names: tuple[str, str],
        you: Player | None,
        pause: Callable[[], Scene],
        book: Callable[[], Scene] | None,
        *,
        guiding: bool,
        likes: Preferences,
        review: Callable[[], Scene | None] | None = None,
    ) -> Scene:
        """`you` is the only person at the screen; `pause` and `book` make the pages above it.

        So does `review`, of one's choices in this deal, if the book has it.
        """


def _hides_none(_table: object, _card: CardItem, _places: Places) -> bool:
    return False


def _as_they_lie(_table: object, cards: Sequence[CardItem], _places: Places) -> Sequence[CardItem]:
    return cards


class Celebrations(Struct, Generic[ViewT, HandStateT, EventT], frozen=True, kw_only=True):
    """What a game celebrates, and how it looks; a celebration is a record of its own."""

    of: Callable[[Happened[ViewT, EventT]], Sequence[Any]]
    place: Callable[
        [RenderContext[ViewT, HandStateT], Places], Rect
    ]  # where it lies when it is whole
    items: Callable[[RenderContext[ViewT, HandStateT], Places], Sequence[Item]]
    """By the share of its time that is over."""
    hides: Callable[[RenderContext[ViewT, HandStateT], CardItem, Places], bool] = _hides_none
    """Whether a card of the table is left out while that is seen."""
    aside: Callable[
        [RenderContext[ViewT, HandStateT], Sequence[CardItem], Places], Sequence[CardItem]
    ] = _as_they_lie
    """The cards of the table as they lie meanwhile: some make room for it."""


class Aids(ABC, Generic[ViewT, HandStateT, ActionT]):
    """What is done or suggested for a player who likes that, by what he sees himself."""

    @abstractmethod
    def automatic(
        self, seen: ViewT, likes: Preferences, suggested: ActionT | None, /
    ) -> ActionT | None:
        """The action done without asking, by what is liked and suggested; None: he is asked."""

    @abstractmethod
    def reason(self, seen: ViewT, action: ActionT, /) -> str:
        """The suggestion and why."""

    @abstractmethod
    def ready(
        self, top: TableState[ViewT, HandStateT], action: ActionT | None, /
    ) -> HandStateT | None:
        """The hand state with a suggestion standing ready on it; None where it cannot."""

    @abstractmethod
    def cards(self, action: ActionT | None, /) -> Hand:
        """The cards of the hand that a suggestion is about."""

    def mark(self, top: TableState[ViewT, HandStateT], action: ActionT, /) -> HandStateT:
        """With the cards of a hint marked."""
        return replace(top.hand_state, hinted=self.cards(action))

    def unasked(self, top: TableState[ViewT, HandStateT], action: ActionT, /) -> HandStateT:
        """The same for a hint that nobody asked for: what stands ready stays so."""
        return self.mark(top, action)

    def cleared(self, hand_state: HandStateT, /) -> HandStateT:
        """The hand with nothing marked, chosen or pointed at that would stand in a hint's way."""
        return replace(hand_state, hinted=frozenset(), focus=None)

    def again(self, top: TableState[ViewT, HandStateT], action: ActionT, /) -> HandStateT | None:
        """Asked for while its cards are marked: the hand with the hint standing ready instead."""
        cards = self.cards(action)
        if not cards or cards != top.hand_state.hinted:
            return None
        hand_state = self.cleared(top.hand_state)
        return self.ready(replace(top, hand_state=hand_state), action) or hand_state

    def foreseen(self, likes: Preferences, /) -> bool:
        """Whether he likes to be told what he may expect (`Foreseeing`)."""
        return False


class Weighable(ABC, Generic[ViewT, HandStateT, ActionT]):
    """What of a game can be weighed while it is chosen, and how its hand state goes on then.

    As a rule every choice is weighed, whichever one thinks of, and what is told has a place of its
    own beside what lies there.
    """

    aids: Aids[ViewT, HandStateT, ActionT]
    early = False
    """Whether it is told while its figures still change."""

    @abstractmethod
    def of(self, seen: ViewT, /) -> bool:
        """Whether it is such a question."""

    def choice(self, top: TableState[ViewT, HandStateT], /) -> ActionT | None:
        """What would be done now, where that is weighed first."""
        return None

    def opened(self, top: TableState[ViewT, HandStateT], /) -> HandStateT:
        """With room for what is told."""
        return top.hand_state

    def closed(self, top: TableState[ViewT, HandStateT], /) -> HandStateT:
        """Without it."""
        return top.hand_state

    def settled(self, top: TableState[ViewT, HandStateT], best: ActionT, /) -> HandStateT:
        """With the best marked, or standing ready where it is to be at once."""
        return self.aids.mark(top, best)
