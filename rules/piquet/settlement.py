"""The end of a partie: who wins, by how much, and whether the loser is rubiconed.

Source: Cavendish, "Scoring" (rules K4 to K7; laws 72 and 73).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.seats import Player
from rules.piquet.options import RUBICON

PARTIE = 100  # law 72: a hundred for the partie itself


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a partie comes to: both totals, A's first; the winner (None: drawn) and his points."""

    totals: tuple[int, int]
    winner: Player | None
    points: int
    rubicon: bool


def settle(totals: tuple[int, int]) -> Settlement:
    """Settle a partie: the difference and a hundred, or with a rubicon the sum and a hundred.

    A loser below a hundred is rubiconed even by a winner who is below it too (rule K4).
    """
    if totals[Player.A] == totals[Player.B]:
        return Settlement(totals, None, 0, False)
    winner = Player.A if totals[Player.A] > totals[Player.B] else Player.B
    won, lost = totals[winner], totals[winner.other]
    rubicon = lost < RUBICON
    points = PARTIE + (won + lost if rubicon else won - lost)
    return Settlement(totals, winner, points, rubicon)
