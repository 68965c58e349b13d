"""What the pages of a card, a match and a club share: all that the book keeps of a kind, in turn.

One looks at them from the latest back, goes on with a partie, saves the card as a picture.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from game.games import PIQUET
from game.pages.help.book import Help
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import guest_names
from game.pages.scene import Push, Reset, Scene, Transition
from game.pages.start.title import Title
from game.piquet.help import Topic
from game.piquet.words import say
from game.players.player import Seats
from game.saves.partie import EveningPlace
from game.stage.basics import Font, Room
from game.stage.blocks import WordBlock
from game.stage.intents import Intent, Key
from game.stage.layout import Column
from game.stage.picture import Picture
from game.stage.widgets import Button
from rules.core.game import Options


def help_asked(intent: Intent, options: Options) -> Push | None:
    """The way to the book; None for what asks for no help."""
    asks = isinstance(intent, Key) and intent.name in ("?", "f1")
    return Push(Help(options, Topic.EVENING)) if asks else None


STANDS = Font(20, serif=True, bold=True)


class OfEvening(Protocol):
    """Several parties that belong together, as the book tells of them."""

    @property
    def place(self) -> EveningPlace: ...

    @property
    def options(self) -> Options: ...

    @property
    def running(self) -> str: ...

    @property
    def seats(self) -> Seats: ...


One = TypeVar("One", bound=OfEvening)


class KeptPage(Page, ABC, Generic[One]):
    """One of all that are kept of a kind, that of `every` which was begun last at first."""

    game = PIQUET
    saved_as: str
    """What the file of its picture is called, before its mark."""

    def __init__(self, house: House, every: Sequence[One], new: Callable[[], Scene]) -> None:
        """`new` makes the page where another evening is begun."""
        super().__init__("deal")
        self._house, self._every, self._new = house, every, new
        self._at, self._notice = 0, ""  # how many were begun after the one that is shown

    @property
    def _open(self) -> One:
        return self._every[self._at]

    @property
    def _names(self) -> tuple[str, ...]:
        return guest_names(self._open.place, PIQUET)

    def press(self, key: str) -> Transition | None:
        match key:
            case "earlier" | "later":
                self._at += 1 if key == "earlier" else -1
                self._tell("")
            case "picture":
                name = f"{self.saved_as}-{self._open.place.id}"
                self._tell(self._house.save_picture(self._printed, name))
            case "new":
                return Push(self._new())
            case "title":
                return self.escape()
        return None

    def escape(self) -> Transition | None:
        return Reset(Title(self._house))

    def obey(self, intent: Intent) -> Transition | None:
        if intent == Key("p"):
            return self.press("picture")
        return help_asked(intent, self._open.options) or super().obey(intent)

    def _tell(self, notice: str) -> None:
        self._notice = notice
        self.touch()

    def _table(self, following: EveningPlace) -> Scene | None:
        """The table of the partie that runs, or of a new one; None where it cannot be opened."""
        now = self._open
        if not now.running:
            return self._house.new_partie(now.seats, now.options, PIQUET, following)
        table = self._house.resume(now.running)
        if isinstance(table, str):
            self._tell(table)
            return None
        return table

    # -- what is seen

    @abstractmethod
    def _printed(self, room: Room) -> Picture:
        """The card alone on a page of paper."""

    def _row(self, main: str, between: Iterable[Button]) -> tuple[Button, ...]:
        """The buttons at the foot: the ways out, those to the others, its own, the main one."""
        earlier = self._at < len(self._every) - 1
        return (
            Button("title", say("settlement.title"), "Esc"),
            Button("new", say("evening.new")),
            *((Button("earlier", say("evening.earlier")),) if earlier else ()),
            *((Button("later", say("evening.later")),) if self._at else ()),
            *between,
            Button("deal", main, "Enter", primary=True),
        )


def told(stands: str, more: Iterable[str]) -> Column:
    """How it stands in larger letters, and sentences below it."""
    rest = (WordBlock(words, lines=0) for words in more)
    return Column((WordBlock(stands, STANDS, lines=0, step=26), *rest))
