"""In what order called cards lie beside each other: what two combinations share, where they meet.

A sequence stays whole and goes upwards; what is left of a quatorze lies where the fewest strangers
are between its cards, next to its own colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations, zip_longest

from rules.core.cards import Card, Suit
from rules.piquet.pack import PACK

Group = tuple[Card, ...]
_RED = frozenset(card for card in PACK if card.suit in (Suit.DIAMONDS, Suit.HEARTS))


def meeting(groups: Sequence[Group]) -> Group:
    """The cards of some sequences and quatorzes, each once, in the order in which they lie."""
    runs = [group for group in groups if len({card.suit for card in group}) == 1]
    sequent = frozenset(card for run in runs for card in run)
    blocks = [group if group in runs else _without(group, sequent) for group in groups]
    order = min(permutations(filter(None, blocks)), key=lambda each: _strangers(each, groups))
    line: list[Card] = []
    for block, after in zip_longest(order, order[1:], fillvalue=()):
        line += block if block in runs else _by_colour(block, line, after)
    return tuple(line)


def _without(group: Group, cards: frozenset[Card]) -> Group:
    return tuple(card for card in group if card not in cards)


def _strangers(order: Iterable[Group], groups: Sequence[Group]) -> int:
    """How many cards lie between those of each combination without being of it."""
    line = [card for block in order for card in block]
    places = [[line.index(card) for card in group] for group in groups]
    return sum(max(each) - min(each) + 1 - len(each) for each in places if each)


def _by_colour(block: Group, before: Sequence[Card], after: Sequence[Card]) -> Group:
    """What is left of a quatorze, red beside red and black beside black."""
    first = before[-1] in _RED if before else bool(after) and after[0] not in _RED
    return tuple(sorted(block, key=lambda card: (card in _RED) is not first))
