"""How the table and the pack look and how large everything is, as the player chose.

And what became of it: how large things are in the window there is, and where that window lies.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

from msgspec import Struct


class TableLook(StrEnum):
    """The tables there are, the usual one first."""

    BAIZE = "baize"
    DARK = "dark"
    BURGUNDY = "burgundy"
    CONTRAST = "contrast"


BACKS = ("burgundy", "midnight", "walnut")
"""The backs there are, the usual one first."""

SCALES = (100, 125, 150, 175, 200, 250, 300)
"""The scales one may ask for, in per cent."""


class Looks(Struct, frozen=True, kw_only=True):
    """What the painter goes by. `scale` is in per cent; None lets things grow with the window.

    `courts` are the letters in the corners of king, queen and knave.
    """

    table: TableLook = TableLook.BAIZE
    back: str = BACKS[0]
    courts: tuple[str, str, str] = ("K", "Q", "J")
    large: bool = False  # indices that can be read from afar
    four_colours: bool = False  # diamonds blue, clubs green
    names: bool = True  # the old names of the courts along their frames
    scale: int | None = None
    still: bool = False  # nothing moves
    whole: bool = False  # the window fills the screen


class Screen(Struct, frozen=True):
    """How large things are in the window as it is now, and may at most be, in per cent."""

    scale: int
    most: int


Place = tuple[int, int, int, int]
"""Left, top, width and height of a window in points of the desktop."""


class Keeper(Protocol):
    """Who chooses how the window looks, and remembers what became of it."""

    def looks(self) -> Looks:
        """How everything is to look; it may change at any time."""

    def screen_is(self, screen: Screen, /) -> None:
        """How large things are now; told whenever it has changed."""

    def window_is(self, place: Place, /) -> None:
        """Where the window lies when it does not fill the screen; told when it has come to rest."""

    def whole_is(self, whole: bool, /) -> None:
        """Whether the window fills the screen; told when a key of the window has changed it."""


class Careless:
    """A keeper with the usual looks, who remembers nothing."""

    def looks(self) -> Looks:
        return Looks()

    def screen_is(self, screen: Screen, /) -> None:
        """Nobody asks."""

    def window_is(self, place: Place, /) -> None:
        """Nobody asks."""

    def whole_is(self, whole: bool, /) -> None:
        """Nobody asks."""
