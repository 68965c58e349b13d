"""Which cards of a hand are worth keeping after a run: how much each is good for."""

from __future__ import annotations

from collections.abc import Iterable

from rules.all_fours.pack import height
from rules.core.cards import Card, Rank, Suit

_TRUMP = 10.0
_PLAIN = {Rank.ACE: 6.0, Rank.TEN: 5.0, Rank.KING: 3.5, Rank.QUEEN: 1.8, Rank.KNAVE: 0.9}
_HIGHER = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE)


def worth(card: Card, trumps: Suit) -> float:
    """How much one would like to keep a card: every trump before every other card."""
    if card.suit is trumps:
        return _TRUMP + height(card) / 10
    return _PLAIN.get(card.rank, 0.0) + height(card) / 100


def best_first(held: Iterable[Card], trumps: Suit) -> list[Card]:
    """A hand in the order in which its cards are kept."""
    return sorted(held, key=lambda one: (-worth(one, trumps), one))
