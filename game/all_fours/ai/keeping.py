"""Which cards of a hand are worth keeping after a run: how much each is good for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.all_fours.pack import height
from rules.core.cards import Card, Hand, Rank, Suit

_TRUMP = 10.0
_PLAIN = {Rank.ACE: 6.0, Rank.TEN: 5.0, Rank.KING: 3.5, Rank.QUEEN: 1.8, Rank.KNAVE: 0.9}
WAYS = 6
"""Ways to lay away that are compared."""


def worth(card: Card, trumps: Suit) -> float:
    """How much one would like to keep a card: every trump before every other card."""
    if card.suit is trumps:
        return _TRUMP + height(card) / 10
    return _PLAIN.get(card.rank, 0.0) + height(card) / 100


def best_first(held: Iterable[Card], trumps: Suit) -> list[Card]:
    """A hand in the order in which its cards are kept."""
    return sorted(held, key=lambda one: (-worth(one, trumps), one))


def ways_to_lay_away(held: Hand, number: int, trumps: Suit, most: int) -> list[Hand]:
    """The likeliest ways to lay so many away, the usual one first."""
    order = best_first(held, trumps)
    kept = len(order) - number
    ways = [frozenset(order[kept:])]
    for one, other in _swaps(kept, len(order)):
        if order[one].suit is not trumps and len(ways) < most:
            ways.append(ways[0] - {order[other]} | {order[one]})
    return ways


def _swaps(kept: int, count: int) -> Sequence[tuple[int, int]]:
    """Places of a card that is kept and one that is not, the nearest first."""
    pairs = ((one, other) for one in range(kept) for other in range(kept, count))
    return sorted(pairs, key=lambda pair: pair[1] - pair[0])
