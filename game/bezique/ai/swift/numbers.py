"""Cards as numbers, and sets of them as bits: 32 faces a pack, eight a suit from the seven up.

A card's number is its pack times 32, its suit times eight, its height; bit n of a set is card n.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.bezique.pack import ALL_PACKS, height
from rules.core.cards import SUITS, Card, Rank, Suit

FACES = 32
SEVEN, EIGHT, NINE, KNAVE, QUEEN, KING, TEN, ACE = range(8)
"""Heights, from the lowest."""

HEIGHT_OF = {
    Rank.ACE: ACE,
    Rank.KING: KING,
    Rank.QUEEN: QUEEN,
    Rank.KNAVE: KNAVE,
    Rank.TEN: TEN,
}
SEQUENCE = (ACE, TEN, KING, QUEEN, KNAVE)

NUMBER: dict[Card, int] = {
    card: card.pack * FACES + SUITS.index(card.suit) * 8 + height(card) for card in ALL_PACKS
}
CARD: dict[int, Card] = {number: card for card, number in NUMBER.items()}

WEIGHS = tuple(number & 7 >= TEN for number in range(len(ALL_PACKS)))
"""Whether a card is an ace or a ten, by its number."""


def copies(face: int) -> int:
    """All copies of a face, as a set."""
    return sum(1 << pack * FACES + face for pack in range(len(ALL_PACKS) // FACES))


OF_FACE = tuple(copies(face) for face in range(FACES))
OF_HEIGHT = tuple(sum(OF_FACE[suit * 8 + height] for suit in range(4)) for height in range(8))


def number_of_suit(suit: Suit | None) -> int:
    """0 to 3, or -1 for none."""
    return -1 if suit is None else SUITS.index(suit)


def bits_of(cards: Iterable[Card]) -> int:
    """Cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << NUMBER[card]
    return found


def first(cards: int, count: int) -> int:
    """The lowest cards of a set, so many; all where there are not as many."""
    found = 0
    for _ in range(count):
        bit = cards & -cards
        cards ^= bit
        found |= bit
    return found
