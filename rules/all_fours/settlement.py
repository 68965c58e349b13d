"""What a game comes to: the first to reach the target has won one stake (QF2, QF4)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.seats import Player

STAKE = 1  # QF4: one for a game, however many points the other is short

Pair = tuple[int, int]
"""A's first."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """The end of a partie, which is one game; `points` are stakes."""

    totals: Pair
    winner: Player
    points: int = STAKE
