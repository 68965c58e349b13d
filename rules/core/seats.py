"""Who sits where: two players A and B for a whole partie, and the one who brings chance."""

from __future__ import annotations

from enum import Enum, IntEnum


class Player(IntEnum):
    """One of the two who play, for as long as they play. Numbered so that pairs can be indexed."""

    A = 0
    B = 1

    @property
    def other(self) -> Player:
        return _OTHER[self]


_OTHER = (Player.B, Player.A)


class Chance(Enum):
    """The seat that shuffles: it decides nothing and only brings the order of a pack."""

    DEALER = "dealer"


Turn = Player | Chance
"""Whose deed is awaited."""
