"""What lies around the table: pages it leads to, what the player likes, packs sealed before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from msgspec import Struct

from game.pages.scene import Scene
from game.preferences import Preferences
from game.table.opposite import NOBODY, Opposite
from game.table.partner import Partner

if TYPE_CHECKING:
    from game.table.table import TableScene


class TableHost(Protocol):
    """What the table needs of the program around it."""

    def sheet(self, table: TableScene) -> Scene | None:
        """The sheet of the deal that has ended, above the table; None to go on without one."""

    def settlement(self, table: TableScene) -> Scene:
        """The end of the partie, instead of the table."""

    def pause(self, table: TableScene) -> Scene:
        """The menu above the table."""

    def preferences(self) -> Preferences:
        """What the player likes."""

    def prefer(self, changed: Preferences, /) -> None:
        """What the player likes from now on."""


class SealedPacks(Struct, frozen=True):
    """Packs that were sealed before the cut: how their fingerprint begins, and the page of it."""

    short: str
    page: Callable[[], Scene]


class SideAtTable(Struct, frozen=True):
    """One side of the table; `people` are called before the curtain, the player where none are.

    `counsellor` is the program that advises them by the rules of the game: there a hint is counsel.
    """

    people: tuple[str, ...] = ()
    opposite: Opposite = NOBODY
    partner: Partner | None = None
    counsellor: str = ""


Sides: TypeAlias = tuple[SideAtTable, SideAtTable]
"""A's side, then B's."""


def opposite_each(who: Opposite) -> Sides:
    """Both sides, with the same one opposite whoever looks."""
    return SideAtTable(opposite=who), SideAtTable(opposite=who)
