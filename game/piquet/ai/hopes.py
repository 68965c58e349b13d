"""What a discard keeps a chance of: which suit or rank brings a point, a sequence, a set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.piquet.ai.estimates import Holding
from game.piquet.ai.sums import parts
from game.piquet.ai.sums.two_hands import POINT, SEQUENCE, SET_BITS
from game.piquet.ai.values.masks import SUIT, SUIT_BITS
from game.players.judgement import Hope
from rules.core.cards import SUITS, Rank, Suit
from rules.piquet.pack import ORDER, TEN_HEIGHT

_LEAST = 0.02  # chances that are worth telling

Brought = tuple[Holding, Suit | Rank]
"""A holding, and the suit or rank that brought it."""


def brought(hand: int, counted: Sequence[float]) -> Iterator[Brought]:
    """The holdings of a hand that count, `counted` being what it counts by part."""
    suits = [hand >> SUIT_BITS * place & SUIT for place in range(len(SUITS))]
    for part, what, table in (
        (parts.POINT, Holding.POINT, POINT),
        (parts.SEQUENCES, Holding.SEQUENCE, SEQUENCE),
    ):
        if counted[part]:
            best = max(range(len(SUITS)), key=lambda place: table[suits[place]])
            yield what, SUITS[best]
    if counted[parts.SETS]:
        a, b, c, d = suits
        four = a & b & c & d & SET_BITS
        three = (a & b & (c | d) | c & d & (a | b)) & SET_BITS & ~four
        for height in range(TEN_HEIGHT, len(ORDER)):
            if four >> height & 1:
                yield Holding.QUATORZE, ORDER[height]
            elif three >> height & 1:
                yield Holding.TRIO, ORDER[height]


def hopes(seen: Counter[Brought], deals: int) -> tuple[Hope, ...]:
    """How often each was brought in so many deals, the likeliest first."""
    found = (Hope(*key, parts.rounded(times / deals)) for key, times in seen.most_common())
    return tuple(hope for hope in found if hope.chance >= _LEAST)
