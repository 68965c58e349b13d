"""What the pages of the history need of the program: the book, a clipboard, somebody who judges."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from game.pages.history.partie import OpenDeal, PastPartie
from game.pages.scene import Scene
from game.players.judgement import Analysis
from game.players.protocol import Brought
from game.players.review import KeptReview
from game.saves.history import Entry
from game.stage.director import Motion
from rules.core.game import Action, View


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

    `done`: how many of its deeds stand already, the pack among them, when it goes on from within.
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
