"""A partie of the past as it was replayed: its deals with all that was done in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from game.pages.people import you_of
from game.pages.scene import Scene
from game.players.judgement import Analysis
from game.players.protocol import Brought
from game.players.review import KeptReview
from game.saves.history import Entry
from game.saves.partie import Header
from game.stage.director import Motion
from rules.core.game import Action, AnyMoment, Rules, State, View
from rules.core.seats import Player

Points = tuple[int, int]
"""Of a deal, A's first."""


class WhyClosed(StrEnum):
    """Why a deal cannot be opened. The sentences live in the catalogue."""

    RUNNING = "running"  # it is still being played
    ELSEWHERE = "elsewhere"  # a partie that runs has the same cards before it
    DAMAGED = "damaged"  # its lines are not as they were written


class PlayedAction(Struct, frozen=True):
    """Something done: the state before it, and all that came of it."""

    before: State
    action: Action
    moments: tuple[AnyMoment, ...]

    @property
    def after(self) -> State:
        """The state it led to."""
        return self.moments[-1].state


class OpenDeal(Struct, frozen=True):
    """A deal that can be opened: the state that awaited it, and its actions, the pack first.

    `points` are None while it is not over; `rest` says that more was done than the rules allow
    today.
    """

    number: int
    before: State
    played: tuple[PlayedAction, ...]
    points: Points | None
    assisted: bool = False
    rest: bool = False
    supplied: bool = False  # a text left cards open, and we have put them somewhere

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done, without what came of it."""
        return tuple(action.action for action in self.played)


class ClosedDeal(Struct, frozen=True):
    """A deal that stays closed, with its points if they are known."""

    number: int
    why: WhyClosed
    points: Points | None = None


class PastPartie(Struct, frozen=True):
    """A partie deal by deal. `key` is empty for one that was read from a text."""

    key: str
    names: tuple[str, str]
    header: Header
    cut: tuple[Action, ...]  # what came before the first deal; empty where it is not known
    deals: tuple[OpenDeal | ClosedDeal, ...]

    @property
    def kinds(self) -> tuple[str, str]:
        """Who played, as the header has it."""
        return self.header.kinds

    @property
    def you(self) -> Player | None:
        """The one person who played, None where there were two or none."""
        return you_of(self.header)


def play_actions(rules: Rules, before: State, actions: Iterable[Action]) -> Iterator[PlayedAction]:
    """The actions that some actions are, one after the other. Raises Illegal."""
    for action in actions:
        moments = rules.apply(before, action)
        yield PlayedAction(before, action, moments)
        before = moments[-1].state


def play_lines(rules: Rules, before: State, lines: Iterable[str]) -> Iterator[PlayedAction]:
    """The actions that some lines tell, up to the first that is none or is illegal today."""
    with suppress(ValueError):  # both are: no line of ours, and Illegal
        yield from play_actions(rules, before, map(rules.read, lines))


class Analyst(Protocol):
    """Somebody who says what the choices of a view come to, in his own time and process."""

    def ask_analysis(self, seen: View, action: Action | None = None) -> None:
        """Begin to weigh a view; what was asked before is forgotten."""

    def analysis(self) -> Analysis | None:
        """What was asked last; None while it is thought about."""

    def ask_luck(self, deal: Mapping[str, object]) -> None:
        """Begin to find what the cards of a deal brought (`LuckTeller.question`)."""

    def luck(self) -> Brought | None:
        """What was asked last; None while it is thought about."""


Reading = Callable[[], PastPartie | str | None]
"""A text that is being read: the partie in it, a sentence why not, None while it takes."""


class DealAgain(Struct, frozen=True):
    """A deal to be played again: by a person on this chair, against a level.

    `done`: how many of its actions stand already, the pack among them, when it goes on from within.
    """

    partie: PastPartie
    deal: OpenDeal
    chair: str  # the key of a Chair
    level: str
    done: int = 1


class Archive(Protocol):
    """All parties of the book. Nothing here raises."""

    def index(self, opponent: str, /) -> tuple[str, ...]:
        """The keys of all parties, newest first; only those against an opponent if named."""

    def opponents(self) -> tuple[str, ...]:
        """Everybody that was played against."""

    def entries(self, keys: Sequence[str], /) -> tuple[Entry, ...]:
        """The lines of some keys."""

    def partie(self, key: str, /) -> PastPartie | str:
        """A partie deal by deal, or a sentence why it cannot be told."""

    def trouble(self) -> str:
        """Why something could not be read since it was asked last; empty if all could."""

    def copy(self, text: str, /) -> bool:
        """Put a text into the clipboard; False where there is none."""

    def paste(self) -> Reading:
        """Begin to read the text in the clipboard."""

    def analyst(self, game: str, /) -> Analyst | None:
        """Who judges choices of a game; None where nobody can."""

    def dismiss(self) -> None:
        """Nobody is to judge any more for now."""

    def reviews(self, key: str, /) -> Sequence[KeptReview]:
        """The reviews of a partie that the book has."""

    def all_reviews(self, game: str, /) -> Iterable[KeptReview]:
        """Those of all parties that one person played against a program, the latest first."""

    def keep(self, review: KeptReview, /) -> None:
        """Put a review into the book, in its own time."""

    def opponent(self, partie: PastPartie, /) -> str:
        """The level a deal of this partie is usually played again against."""

    def again(self, wish: DealAgain, /) -> Scene:
        """The table at which a deal is played again."""

    def motion(self) -> Motion:
        """How fast cards travel."""
