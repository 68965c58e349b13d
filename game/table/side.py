"""Who is before the screen when it is a seat's, and whom they have beside and opposite them."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from game.table.opposite import NOBODY, Opposite
from game.table.partner import Partner


class SideAtTable(Struct, frozen=True):
    """One side of the table; `people` are called before the curtain, the player where none are.

    `counsellor` is the program that advises them by the rules of the game: there a hint is counsel.
    `whispers` is who advises whoever sits `opposite`: that they consult is seen, never of what.
    """

    people: tuple[str, ...] = ()
    opposite: Opposite = NOBODY
    partner: Partner | None = None
    counsellor: str = ""
    whispers: Partner | None = None


Sides: TypeAlias = tuple[SideAtTable, SideAtTable]
"""A's side, then B's."""


def opposite_each(who: Opposite) -> Sides:
    """Both sides, with the same one opposite whoever looks."""
    return SideAtTable(opposite=who), SideAtTable(opposite=who)
