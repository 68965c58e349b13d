"""Who sits where: two players A and B, and the one who brings chance; pairs of what both have."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TypeVar

from rules.core.cards import Hand


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
"""Whose action is awaited."""


Value = TypeVar("Value")


def with_his(pair: tuple[Value, Value], player: Player, value: Value) -> tuple[Value, Value]:
    """The pair with another value for one player."""
    return (pair[0], value) if player else (value, pair[1])  # A is 0, B is 1


def more(pair: tuple[Hand, Hand], player: Player, cards: Hand) -> tuple[Hand, Hand]:
    """The pair with cards added to one player's."""
    return (pair[0], pair[1] | cards) if player else (pair[0] | cards, pair[1])


def less(pair: tuple[Hand, Hand], player: Player, cards: Hand) -> tuple[Hand, Hand]:
    """The pair with cards taken from one player's."""
    return (pair[0], pair[1] - cards) if player else (pair[0] - cards, pair[1])
