"""The piquet pack: thirty-two cards, their order and what they make for the point.

Source: Cavendish, "Introductory" and "Calling and showing" (rules A4, A5, E2).
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.cards import ALL_OF_SUIT, RANKS, SUITS, Card, Rank, Suit

ORDER = (
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
    Rank.KNAVE,
    Rank.QUEEN,
    Rank.KING,
    Rank.ACE,
)
"""Lowest to highest, in cutting, calling and playing alike."""

PACK = tuple(Card.of(rank, suit) for suit in SUITS for rank in reversed(ORDER))
"""All cards, suit by suit, ace to seven."""

ALIKE = {rank: frozenset(Card.of(rank, suit) for suit in SUITS) for rank in ORDER}
"""The four cards of each rank."""

COURTS = ALIKE[Rank.KING] | ALIKE[Rank.QUEEN] | ALIKE[Rank.KNAVE]
TEN_HEIGHT = ORDER.index(Rank.TEN)

_PIPS = {Rank.ACE: 11, Rank.NINE: 9, Rank.EIGHT: 8, Rank.SEVEN: 7}

# By the number of a card; a rank that is not of this pack has no height.
_HEIGHT = [ORDER.index(rank) if rank in ORDER else -1 for rank in RANKS] * len(SUITS)
_MAKES = [_PIPS.get(rank, 10) for rank in RANKS] * len(SUITS)


def height(card: Card) -> int:
    """Strength of a card in its suit, 0 for a seven to 7 for an ace."""
    return _HEIGHT[card]


def makes(card: Card) -> int:
    """What a card adds to the value of a point: ace 11, courts and ten 10, others their pips."""
    return _MAKES[card]


def in_order(held: Iterable[Card]) -> tuple[Card, ...]:
    """Cards sorted as one writes a hand: by suit, each from high to low."""
    return tuple(sorted(held, key=lambda card: (SUITS.index(card.suit), -_HEIGHT[card])))


def suit_of(held: Iterable[Card], suit: Suit) -> tuple[Card, ...]:
    """The cards of one suit among those held, from high to low."""
    return high_to_low(ALL_OF_SUIT[suit].intersection(held))


def high_to_low(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards of one suit, the highest first."""
    return tuple(sorted(cards, key=_HEIGHT.__getitem__, reverse=True))
