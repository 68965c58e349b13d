"""What two players agree on before a partie. The default is the game as Cavendish describes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

DEALS = 6  # rule K2: three deals each
EXTRA_DEALS = 2  # rule K7: after a tie each deals once more
RUBICON = 100  # rule K4: a loser below it gives his points away
HAND = 12  # rule B7
TALON = 8  # rule B8
ELDER_MOST = 5  # rule D1
LEAST = 1  # rules D2 and D9


@dataclass(frozen=True, slots=True)
class Options:
    """`packets`: whether cards are dealt by twos or by threes (law 9)."""

    packets: Literal[2, 3] = 2
