"""The table of the play, and tables made of it, asked for whole arrays of positions at once.

A position is four codes of suits seen from the side on lead (`game.piquet.ai.values.positions`);
here they come as four arrays of the same length.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from lab import play_arrays

from game.piquet.ai.sums import two_hands
from game.piquet.ai.values import positions, steps

Numbers = np.ndarray[Any, np.dtype[Any]]
Codes = tuple[Numbers, Numbers, Numbers, Numbers]

CODE = np.array(two_hands.CODE, np.int32)
RUNNING = np.array(two_hands.RUNNING, np.int32)
TURNED = np.array(steps.TURNED, np.int32)
ONES = np.array([n.bit_count() for n in range(1 << 8)], np.int32)
_PLACES = positions.LONGEST
_WINNER = np.array(steps.WINNER, np.int32)
_LOSER = np.array(steps.LOSER, np.int32)
_OUT = np.array(steps.OUT, np.int32)
_THROWN = np.array(steps.THROWN, np.int32)
_HIGH = 99  # above every value


@cache
def _arrays() -> tuple[Numbers, ...]:
    """The arrays of `lab`, narrow and in one piece each."""
    values, numbers, base, growth, weight, grown, places = play_arrays()
    width = grown.shape[1]
    by_place = [
        np.ascontiguousarray(part[:, k].astype(np.int32))
        for part in (growth * width, weight)
        for k in range(4)
    ]
    kinds, rank = places >> 7, places & 127
    one = (kinds << 8 | rank).astype(np.int32)
    return (values, numbers, base.astype(np.int32), grown.ravel().astype(np.int32), one, *by_place)


def values(found: Codes) -> Numbers:
    """What the play is worth to the side on lead: `2 * tricks + last`."""
    table, numbers, base, grown, one, g0, g1, g2, g3, w0, w1, w2, w3 = _arrays()
    a, b, c, d = (one[suit] for suit in found)
    a, b = np.maximum(a, b), np.minimum(a, b)
    c, d = np.maximum(c, d), np.minimum(c, d)
    a, c = np.maximum(a, c), np.minimum(a, c)
    b, d = np.maximum(b, d), np.minimum(b, d)
    b, c = np.maximum(b, c), np.minimum(b, c)
    at = numbers[(((a >> 8) * 45 + (b >> 8)) * 45 + (c >> 8)) * 45 + (d >> 8)]
    index = base[at]
    index += grown[g0[at] + (a & 255)] * w0[at]
    index += grown[g1[at] + (b & 255)] * w1[at]
    index += grown[g2[at] + (c & 255)] * w2[at]
    index += grown[g3[at] + (d & 255)] * w3[at]
    result: Numbers = table[index].astype(np.int32)
    return result


def codes(mine: Numbers, theirs: Numbers) -> Codes:
    """The four suits of hands (masks), seen from the first."""
    a, b, c, d = (
        CODE[(mine >> shift & 255) << 8 | theirs >> shift & 255]
        for shift in (np.uint32(0), np.uint32(8), np.uint32(16), np.uint32(24))
    )
    return a, b, c, d


def lead_values(suit: Numbers, place: Numbers, beside: tuple[Numbers, ...], cards: int) -> Numbers:
    """The values of leading the card at a place of a suit, the three others beside it.

    As `steps.lead_value` says of one; `cards` are those in each hand before the lead.
    """
    at = suit * _PLACES + place
    found = np.full(len(at), _HIGH, np.int32)
    one, two, three = beside
    winner, loser = _WINNER[at], _LOSER[at]
    wins, loses = np.flatnonzero(winner), np.flatnonzero(loser)
    throws = np.flatnonzero((winner == 0) & (loser == 0))
    out = _OUT[at[throws]]
    left = one[throws], two[throws], three[throws]
    thrown = [_THROWN[suit] for suit in left]
    may = [np.flatnonzero(suit) for suit in thrown]
    asked: list[tuple[Numbers, ...]] = [
        (winner[wins], TURNED[one[wins]], TURNED[two[wins]], TURNED[three[wins]]),
        (loser[loses], one[loses], two[loses], three[loses]),
    ]
    for which, of in enumerate(may):
        first, second = (left[k][of] for k in range(3) if k != which)
        asked.append((out[of], thrown[which][of], first, second))
    a, b, c, d = (np.concatenate([each[k] for each in asked]) for k in range(4))
    told = np.split(values((a, b, c, d)), np.cumsum([len(each[0]) for each in asked])[:-1])
    found[wins] = 2 * cards - 1 - told[0]
    found[loses] = np.minimum(found[loses], 2 + told[1])
    for of, value in zip(may, told[2:], strict=True):
        found[throws[of]] = np.minimum(found[throws[of]], 2 + value)
    return found


def reply_values(after: Codes, wins: Numbers, cards: int) -> Numbers:
    """The values of replies that leave these codes, seen from the one who replied."""
    seen = tuple(np.where(wins, suit, TURNED[suit]) for suit in after)
    told = values((seen[0], seen[1], seen[2], seen[3]))
    found: Numbers = np.where(wins, 2 + told, 2 * cards - 1 - told)
    return found
