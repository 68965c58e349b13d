"""The packs of Bezique: each card of thirty-two twice, in Rubicon Bezique four times.

Source: rows ZA1, ZA2, ZD7, ZK1. Copies of a card are told apart as cards of different packs; which
copy one holds matters to nobody until it lies open (row ZW8).
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.bezique.options import Options
from rules.core.cards import PACK_SIZE, PACKS, RANKS, SUITS, Card, Rank, Suit

ORDER = (
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.KNAVE,
    Rank.QUEEN,
    Rank.KING,
    Rank.TEN,
    Rank.ACE,
)
"""Lowest to highest, in cutting and in play."""

ALL_PACKS = tuple(
    Card.of(rank, suit, pack) for pack in range(PACKS) for suit in SUITS for rank in reversed(ORDER)
)
"""The 128 cards of Rubicon Bezique, pack by pack; the first 64 are those of the common game."""

_SIZE = len(ORDER) * len(SUITS)

COURTS = frozenset(card for card in ALL_PACKS if card.rank in {Rank.KING, Rank.QUEEN, Rank.KNAVE})
BRISQUES = frozenset(card for card in ALL_PACKS if card.rank in {Rank.ACE, Rank.TEN})
"""Aces and tens: what is worth ten to whoever wins it in a trick."""

ALIKE = {rank: frozenset(card for card in ALL_PACKS if card.rank is rank) for rank in ORDER}
"""Every card of a rank, of all packs."""

# By the number of a card; a rank that is not of this pack has no height.
_HEIGHT = [ORDER.index(rank) if rank in ORDER else -1 for rank in RANKS] * len(SUITS) * PACKS


def pack_of(options: Options) -> tuple[Card, ...]:
    """The cards that are shuffled together: 64, or 128 in Rubicon Bezique."""
    return ALL_PACKS[: _SIZE * options.sizes.packs]


def height(card: Card) -> int:
    """Strength of a card in its suit, 0 for a seven to 7 for an ace."""
    return _HEIGHT[card]


def face(card: Card) -> Card:
    """The card as it is printed: the same for all its copies."""
    return Card(card % PACK_SIZE)


def copies(rank: Rank, suit: Suit) -> frozenset[Card]:
    """All copies of one printed card."""
    return _COPIES[rank, suit]


def in_order(held: Iterable[Card]) -> tuple[Card, ...]:
    """Cards sorted as one writes a hand: by suit, each from high to low, equal cards together."""
    return tuple(sorted(held, key=lambda one: (SUITS.index(one.suit), -_HEIGHT[one], one)))


_COPIES = {
    (rank, suit): frozenset(Card.of(rank, suit, pack) for pack in range(PACKS))
    for rank in ORDER
    for suit in SUITS
}
