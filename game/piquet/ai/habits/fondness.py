"""What looks pretty in a hand: it is kept for its own sake, and something better is put out."""

from __future__ import annotations

from msgspec import Struct

from game.piquet.ai.sums.two_hands import SEQUENCE
from game.piquet.ai.values.masks import SUIT, SUIT_BITS
from rules.core.cards import SUITS
from rules.piquet.combinations import TRIO
from rules.piquet.pack import ORDER, TEN_HEIGHT

MOST_LEFT = 2
"""Nobody is so fond of his cards that he leaves more than this, unless it is right to."""

_SHIFTS = range(0, SUIT_BITS * len(SUITS), SUIT_BITS)
_FACES = 1 << ORDER.index("Q") | 1 << ORDER.index("K")
_ACE = 1 << ORDER.index("A")
_A_SUIT = 4  # cards: so many look like one


class Fondness(Struct, frozen=True):
    """Points that he sees too many in what he keeps.

    `run`: in each card of a tierce or better. `alike`: in each of three or four of a rank, the tens
    like the aces. `ace`: in each ace. `face`: in each king and queen. `whole`: in a suit of four or
    more that is kept as it was dealt. `every`: in each suit of which he keeps a card at all.
    """

    run: float = 0.0
    alike: float = 0.0
    ace: float = 0.0
    face: float = 0.0
    whole: float = 0.0
    every: float = 0.0

    def of(self, kept: int, out: int) -> float:
        """How much better than it is a hand looks: what of it is kept, what put out, as masks."""
        suits = [kept >> shift & SUIT for shift in _SHIFTS]
        gone = [out >> shift & SUIT for shift in _SHIFTS]
        runs = sum(SEQUENCE[suit] >> 3 for suit in suits)
        aces = sum(suit & _ACE != 0 for suit in suits)
        faces = sum((suit & _FACES).bit_count() for suit in suits)
        whole = sum(suit.bit_count() >= _A_SUIT and not less for suit, less in _pairs(suits, gone))
        return (
            self.run * runs
            + self.alike * _alike(suits)
            + self.ace * aces
            + self.face * faces
            + self.whole * whole
            + self.every * sum(suit != 0 for suit in suits)
        )


def _pairs(suits: list[int], gone: list[int]) -> list[tuple[int, int]]:
    return list(zip(suits, gone, strict=True))


def _alike(suits: list[int]) -> int:
    """How many cards belong to trios and quatorzes."""
    found = 0
    for height in range(TEN_HEIGHT, len(ORDER)):
        count = sum(suit >> height & 1 for suit in suits)
        found += count if count >= TRIO else 0
    return found
