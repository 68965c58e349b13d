"""The two seats of a deal: elder hand, who does not deal, and younger, the dealer (rule A9)."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

Thing = TypeVar("Thing")


class Seat(IntEnum):
    """Numbered so that a pair of things, elder's first, can be indexed by a seat."""

    ELDER = 0
    YOUNGER = 1

    @property
    def other(self) -> Seat:
        return _OTHER[self]


ELDER, YOUNGER = Seat.ELDER, Seat.YOUNGER
_OTHER = (YOUNGER, ELDER)


def with_his(pair: tuple[Thing, Thing], seat: Seat, thing: Thing) -> tuple[Thing, Thing]:
    """A pair of things, elder's first, with another for one seat."""
    return (thing, pair[YOUNGER]) if seat is ELDER else (pair[ELDER], thing)
