"""All that the picture of a lesson is made from."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.school.learning import Learning
from game.stage.picture import CardItem
from game.table.render_context import RenderContext
from rules.core.cards import Card


class TapPlace(Struct, frozen=True):
    """A place for something that is tapped: its name, its cards, how many of them are there.

    `points` is what it counts, told once it is whole; `now` says that it is being tapped.
    """

    title: str
    cards: tuple[Card, ...]
    got: tuple[str, ...]
    points: int
    now: bool

    @property
    def whole(self) -> bool:
        """Whether all its cards are there."""
        return len(self.got) == len(self.cards)


class LessonShown(Struct, frozen=True, kw_only=True):
    """A lesson as it is seen: `number` of `count`; `table` is what a table of the game is made of.

    `hand` are the learner's cards as they lie while he taps them, `places` where they go.
    """

    number: int
    count: int
    learning: Learning
    table: RenderContext
    at_table: bool
    hand: Sequence[CardItem] = ()
    places: Sequence[TapPlace] = ()
    spoken: bool = True  # what is told stands there: all before it was seen
