"""What the pages of two in two places ask of the program."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from game.pages.scene import Scene
from rules.core.game import Options


class Offered(Struct, frozen=True):
    """What whoever has joined is asked to sit down to."""

    name: str  # of the friend
    portrait: str
    game: str
    options: Options


class Meeting(Protocol):
    """A friend is awaited, or sought: ask often. Nothing here raises or makes its caller wait."""

    @property
    def code(self) -> str:
        """The words to tell him, once they are there."""

    @property
    def trouble(self) -> str:
        """Why nobody will come, as a sentence."""

    @property
    def met(self) -> bool:
        """Whether one may sit down: he has come, or what he offers is known."""

    @property
    def offered(self) -> Offered | None:
        """What he offers whoever has joined."""

    def tick(self) -> None:
        """Hear what there is."""

    def sit_down(self) -> Scene | str:
        """The table, or why there is none."""

    def close(self) -> None:
        """Do without; the friend is told."""


class ApartRooms(Protocol):
    """What the program does for two in two places."""

    def invite(self, game: str, /) -> Meeting:
        """Ask for words to tell a friend; the partie is of a game, by its rules of today."""

    def join(self, code: str, /) -> Meeting:
        """Seek the friend who has told these words."""

    def copy(self, text: str, /) -> bool:
        """Put a text where other programs take it from; False where that cannot be done."""

    def pasted(self) -> str:
        """The text that lies there."""
