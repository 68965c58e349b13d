"""Hands as whole numbers: 32 bits, a suit to each byte, a seven the lowest bit and an ace the top.

Thousands of hands are thought through for one choice; with these an adversary's hand is one number
and all that can be called from it a few look-ups.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.cards import SUITS, Card, Hand
from rules.piquet.pack import PACK, height

WHOLE = (1 << 32) - 1
SUIT_BITS = 8
SUIT = (1 << SUIT_BITS) - 1

_PLACE: dict[Card, int] = {card: SUIT_BITS * SUITS.index(card.suit) + height(card) for card in PACK}
_BIT: dict[Card, int] = {card: 1 << place for card, place in _PLACE.items()}
_CARD: dict[int, Card] = {bit: card for card, bit in _BIT.items()}


def bit_of(card: Card) -> int:
    """The one bit of a card."""
    return _BIT[card]


def card_of(bit: int) -> Card:
    """The card of one bit; KeyError for anything else."""
    return _CARD[bit]


def mask_of(cards: Iterable[Card]) -> int:
    """Cards as a mask."""
    mask = 0
    for card in cards:
        mask |= _BIT[card]
    return mask


def hand_of(mask: int) -> Hand:
    """A mask as cards."""
    return frozenset(_CARD[bit] for bit in bits(mask))


def bits(mask: int) -> list[int]:
    """The single bits of a mask, the lowest first."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit)
        mask ^= bit
    return found


def suit_index(bit: int) -> int:
    """Which suit a bit belongs to, in the order of `SUITS`."""
    return (bit.bit_length() - 1) // SUIT_BITS
