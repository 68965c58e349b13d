"""What a game comes to: the first to reach the target has won one stake (QF2, QF4)."""

from __future__ import annotations

from msgspec import Struct

from rules.core.seats import Player

STAKE = 1  # QF4: one for a game, however many points the other is short

Pair = tuple[int, int]
"""A's first."""


class Settlement(Struct, frozen=True):
    """The end of a partie, which is one game; `points` are stakes."""

    totals: Pair
    winner: Player
    points: int = STAKE
