"""The ways to hold a hand: by suits with the trumps at the right, by ranks, or as one puts it."""

from __future__ import annotations

from collections.abc import Iterable

from game.bezique.preferences import Order
from game.table.held import as_put, trumps_last
from rules.bezique.pack import height
from rules.core.cards import Card, Hand, Suit


def sorted_hand(held: Hand, order: Order, trumps: Suit | None) -> tuple[Card, ...]:
    """Cards from left to right; by suits where they are to be put by hand."""
    if order is Order.RANKS:
        return tuple(sorted(held, key=lambda card: (-height(card), _place(card, trumps), card)))
    return _by_suits(held, trumps)


def by_hand(held: Hand, order: tuple[Card, ...], trumps: Suit | None) -> tuple[Card, ...]:
    """The cards as they were put; one that came later stands behind the higher ones of its suit."""
    return as_put(_by_suits(held, trumps), order, height)


def _by_suits(held: Iterable[Card], trumps: Suit | None) -> tuple[Card, ...]:
    return tuple(sorted(held, key=lambda card: (_place(card, trumps), -height(card), card)))


def _place(card: Card, trumps: Suit | None) -> int:
    """Where a suit stands: trumps last, those before them in black and red by turns."""
    return trumps_last(trumps).index(card.suit)
