"""What each side hears of the other's hand when both call all they have and answer truly.

What is heard of a hand is told as a whole number: of hands with the same number the very same is
heard. Hands are masks in flat arrays; where two sides are asked for, both arrays are as long.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from game.piquet.ai.sums import two_hands
from rules.piquet.scoring import REPIQUE, REPIQUE_FROM

Numbers = np.ndarray[Any, np.dtype[Any]]

_POINT = np.array(two_hands.POINT, np.int16)
_SEQUENCE = np.array(two_hands.SEQUENCE, np.int16)
_SEQUENCES = np.array(two_hands.SEQUENCES, np.int16)
_ONES = np.array([n.bit_count() for n in range(256)], np.int32)
_TOP = np.array([n.bit_length() - 1 for n in range(256)], np.int32)


def _in_sequences(mask: int) -> int:
    """The cards of a suit that are part of three or more in order."""
    three = mask & mask >> 1 & mask >> 2
    return three | three << 1 | three << 2


_IN_SEQUENCES = np.array([_in_sequences(mask) for mask in range(256)], np.uint8)


class Held(NamedTuple):
    """What hands have to call: as `two_hands.HandWorth`, and which cards it is.

    `suit`: of the best point; `runs`: the cards of all sequences, a byte to each suit; `run_suit`:
    of the best of them; `ranks`: quatorzes, and in the next byte trios.
    """

    point: Numbers
    suit: Numbers
    sequence: Numbers
    run_suit: Numbers
    sequences: Numbers
    runs: Numbers
    rank_set: Numbers
    sets: Numbers
    ranks: Numbers

    def of(self, which: Numbers) -> Held:
        """Those of some of the hands."""
        return Held(*(part[which] for part in self))


def suits(hands: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """The four suits of each hand."""
    each = np.ascontiguousarray(hands, "<u4").view(np.uint8).reshape(-1, 4)
    a, b, c, d = (np.ascontiguousarray(each[:, suit]) for suit in range(4))
    return a, b, c, d


def point_cards(hands: Numbers) -> Numbers:
    """How many cards the longest suit of each hand has."""
    a, b, c, d = (_LENGTH[suit] for suit in suits(hands))
    return np.maximum(np.maximum(a, b), np.maximum(c, d))


_LENGTH = _ONES.astype(np.uint8)


def _best(table: Numbers, each: tuple[Numbers, ...]) -> tuple[Numbers, Numbers]:
    """The best of four suits by a table, and the first suit that has it."""
    a, b, c, d = ((table[suit].astype(np.int32) << 2) + 3 - at for at, suit in enumerate(each))
    found = np.maximum(np.maximum(a, b), np.maximum(c, d))
    return found >> 2, 3 - (found & 3)


def held(hands: Numbers) -> Held:
    """All that hands have to call."""
    each = suits(hands)
    a, b, c, d = each
    four = a & b & c & d & two_hands.SET_BITS
    three = ((a & b & (c | d)) | (c & d & (a | b))) & two_hands.SET_BITS & ~four
    trio = np.where(three > 0, 3 << 3 | _TOP[three], 0)
    runs = np.stack([_IN_SEQUENCES[suit] for suit in each], 1).view("<u4").ravel()
    sequences = _SEQUENCES[a] + _SEQUENCES[b] + _SEQUENCES[c] + _SEQUENCES[d]
    return Held(
        *_best(_POINT, each),
        *_best(_SEQUENCE, each),
        sequences,
        runs,
        np.where(four > 0, 4 << 3 | _TOP[four], trio),
        14 * _ONES[four] + 3 * _ONES[three],
        four.astype(np.int32) | three.astype(np.int32) << 8,
    )


POINT, SEQUENCE, SET = 1, 2, 4  # kinds of calls, to be added up
EVERY = POINT | SEQUENCE | SET
_OF_KIND = {
    POINT: ("point", "suit"),
    SEQUENCE: ("sequence", "run_suit", "sequences", "runs"),
    SET: ("rank_set", "sets", "ranks"),
}


class Says(NamedTuple):
    """Of which kinds each side calls what it holds; of the others it says nothing."""

    elder: int = EVERY
    younger: int = EVERY


def only(hands: Held, kinds: int) -> Held:
    """What is said of hands if of these kinds alone: all that is kept back is nothing."""
    kept = [name for kind, names in _OF_KIND.items() if not kinds & kind for name in names]
    return hands._replace(**{name: np.zeros_like(getattr(hands, name)) for name in kept})


_GOOD, _NOT_GOOD, _ASKED_GOOD, _ASKED_EQUAL, _ASKED_NOT_GOOD = range(5)
_NONE, _IS_GOOD, _IS_EQUAL, _IS_BETTER = range(4)


def _point_answers(elder: Held, younger: Held) -> Numbers:
    his, hers = elder.point >> 7, younger.point >> 7
    asked = _ASKED_EQUAL + np.sign(younger.point - elder.point)
    return np.where(hers < his, _GOOD, np.where(hers > his, _NOT_GOOD, asked))


def _answers(called: Numbers, own: Numbers) -> Numbers:
    return np.where(called > 0, _IS_EQUAL + np.sign(own - called), _NONE)


def _mixed(parts: Iterable[Numbers]) -> Numbers:
    """Numbers as one, which is the same for no others (but for a chance of one in 2 ** 60)."""
    found: Numbers = np.zeros(1, np.uint64)
    for part in parts:
        found = (found ^ part.astype(np.uint64)) * np.uint64(0x9E3779B97F4A7C15)
        found ^= found >> np.uint64(29)
    return found


def answered(elder: Held, younger: Held) -> Numbers:
    """What elder has heard before he leads: her answers."""
    sequence = _answers(elder.sequence, younger.sequence)
    rank_set = _answers(elder.rank_set, younger.rank_set)
    found: Numbers = _point_answers(elder, younger) + 5 * sequence + 20 * rank_set
    return found


def reckoned(elder: Held, younger: Held, kinds: int = EVERY) -> Numbers:
    """What elder has heard when she has played her first card: her answers and what she counts.

    `kinds`: those of which she counts what she may.
    """
    point = _point_answers(elder, younger)
    better = ((point == _NOT_GOOD) | (point == _ASKED_NOT_GOOD)) & (kinds & POINT > 0)
    cards = np.where(better, younger.point >> 7, 0)
    suit = np.where(better | (point == _ASKED_EQUAL), younger.suit + 1, 0)
    sequence = _answers(elder.sequence, younger.sequence)
    hers = ((sequence == _IS_BETTER) | (sequence == _NONE)) & (kinds & SEQUENCE > 0)
    runs = np.where(hers, younger.runs, 0)
    run_suit = np.where(sequence == _IS_EQUAL, younger.run_suit + 1, 0)
    rank_set = _answers(elder.rank_set, younger.rank_set)
    hers = ((rank_set == _IS_BETTER) | (rank_set == _NONE)) & (kinds & SET > 0)
    ranks = np.where(hers, younger.ranks, 0)
    return _mixed((answered(elder, younger), cards << 3 | suit, runs, run_suit, ranks))


def called(elder: Held, younger: Held) -> Numbers:
    """What younger has heard when elder has led."""
    point = _point_answers(elder, younger)
    asked = point >= _ASKED_GOOD
    named = (point != _NOT_GOOD) & (point != _ASKED_NOT_GOOD)
    value = np.where(asked, elder.point & 127, 0)
    suit = np.where(named, elder.suit + 1, 0)
    sequence = _answers(elder.sequence, younger.sequence)
    runs = np.where(sequence == _IS_GOOD, elder.runs, 0)
    run_suit = np.where(sequence == _IS_EQUAL, elder.run_suit + 1, 0)
    rank_set = _answers(elder.rank_set, younger.rank_set)
    ranks = np.where(rank_set == _IS_GOOD, elder.ranks, elder.rank_set)
    parts = elder.point >> 7, value << 3 | suit, elder.sequence, runs, run_suit, ranks
    return _mixed(parts)


class Counted(NamedTuple):
    """What both count before the play, repiques among it."""

    elder: Numbers
    younger: Numbers


def counted(elder: Held, younger: Held, kinds: int = EVERY, shown: int = 0) -> Counted:
    """All called and answered truly, as `two_hands.in_hand` says of one deal.

    `kinds`: those of which younger counts what she may. `shown`: how good a sequence elder's point
    has shown where he called none; hers that is no better does not count (rule H6).
    """
    his = (
        (elder.point >> 7) * (elder.point > younger.point),
        elder.sequences * (elder.sequence > younger.sequence),
        elder.sets * (elder.rank_set > younger.rank_set),
    )
    hers = (
        (younger.point >> 7) * (younger.point > elder.point),
        younger.sequences * (younger.sequence > np.maximum(elder.sequence, shown)),
        younger.sets * (younger.rank_set > elder.rank_set),
    )
    hers = (
        hers[0] * (kinds & POINT > 0),
        hers[1] * (kinds & SEQUENCE > 0),
        hers[2] * (kinds & SET > 0),
    )
    early_his, early_hers = _before_the_other(his, hers), _before_the_other(hers, his)
    return Counted(
        sum(his) + REPIQUE * (early_his >= REPIQUE_FROM),
        sum(hers) + REPIQUE * (early_hers >= REPIQUE_FROM),
    )


def _before_the_other(own: tuple[Numbers, ...], other: tuple[Numbers, ...]) -> Numbers:
    free, points = np.ones(len(own[0]), bool), np.zeros(len(own[0]), np.int32)
    for mine, theirs in zip(own, other, strict=True):
        free = free & (theirs == 0)
        points = points + mine * free
    return points
