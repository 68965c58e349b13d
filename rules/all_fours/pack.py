"""The pack of fifty-two: how its cards rank, and what they count for Game (rows QA1, QA2, QE4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.all_fours.options import CutOrder
from rules.core.cards import RANKS, SUITS, Card, Rank

PACK = tuple(Card.of(rank, suit) for suit in SUITS for rank in reversed(RANKS))
"""The fifty-two cards."""

PIPS = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.KNAVE: 1, Rank.TEN: 10}
"""What a card in one's tricks counts for Game, in every suit."""

_HEIGHT = tuple(range(len(RANKS))) * len(SUITS)
_PIPS_OF = tuple(PIPS.get(rank, 0) for rank in RANKS) * len(SUITS)
_COTTON = (*RANKS[2:], Rank.TWO, Rank.THREE)  # lowest first

height: Callable[[Card], int] = _HEIGHT.__getitem__
"""Strength of a card in its suit, 0 for a two to 12 for an ace."""

KNAVES = {suit: Card.of(Rank.KNAVE, suit) for suit in SUITS}
"""The knave of each suit."""


def cut_height(card: Card, order: CutOrder) -> int:
    """Strength of a card in cutting for the deal: the higher one deals."""
    match order:
        case CutOrder.HIGHEST:
            return height(card)
        case CutOrder.LOWEST:
            return -height(card)
        case CutOrder.COTTON:
            return _COTTON.index(card.rank)


def pips(cards: Iterable[Card]) -> int:
    """What cards count for Game together."""
    return sum(map(_PIPS_OF.__getitem__, cards))


def in_order(held: Iterable[Card]) -> tuple[Card, ...]:
    """Cards sorted as one writes a hand: by suit, each from high to low."""
    return tuple(sorted(held, key=lambda one: (SUITS.index(one.suit), -height(one))))
