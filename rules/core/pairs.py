"""Pairs of values, A's first: the same pair with one of them changed."""

from __future__ import annotations

from typing import TypeVar

from rules.core.cards import Hand
from rules.core.seats import Player

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
