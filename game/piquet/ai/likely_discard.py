"""What a player may put out of a hand, by the learned tables: an adversary, or one without time."""

from __future__ import annotations

from itertools import combinations
from math import exp
from random import Random

from game.piquet.ai.values.masks import bits
from game.piquet.ai.values.tables import Worths, keeping
from rules.piquet.seats import Seat

CHEAP = {1: 3, 2: 5, 3: 6, 4: 7, 5: 8, 6: 9, 7: 10, 8: 11}
"""The cheapest cards that an adversary is thought to choose from, by how many he puts out.

Chosen by eye, for speed: with three to spare five cards go in 56 ways instead of 792.
"""
# Points by which an adversary may misjudge his discard: chosen by eye. (The tables of likely hands
# were learned from players who misjudge by 2, packaging/opponent/beliefs.py.)
_BLUR = 1.5


def likely_discard(hand: int, count: int, seat: Seat, chance: Random) -> int:
    """Cards that a player of this seat may put out, by the tables and not always the very best."""
    if not count:
        return 0
    single = bits(hand)
    tables = keeping()
    if tables is None or (seat, count) not in tables:
        return sum(chance.sample(single, count))
    ways, worths = _ways(hand, count, tables[seat, count])
    best = max(worths)
    return chance.choices(ways, [exp((found - best) / _BLUR) for found in worths])[0]


def best_discard(hand: int, count: int, seat: Seat) -> int:
    """The cards that the tables like best to go; ValueError where they are missing."""
    tables = keeping()
    if tables is None:
        raise ValueError("the tables are missing")
    ways, worths = _ways(hand, count, tables[seat, count])
    return ways[max(range(len(ways)), key=worths.__getitem__)]


def _ways(hand: int, count: int, table: Worths) -> tuple[list[int], list[float]]:
    """Ways to put so many cards out, of the cheapest, and the worth of each by a table."""
    single = bits(hand)
    worths = dict(zip(single, table.of_each(hand, single), strict=True))
    cheap = sorted(single, key=worths.__getitem__, reverse=True)[: CHEAP[count]]
    ways = [sum(chosen) for chosen in combinations(cheap, count)]
    return ways, table.of_each(hand, ways)
