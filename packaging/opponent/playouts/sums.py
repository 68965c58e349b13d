"""The learned tables, asked for whole arrays: what is kept is worth, and how likely a hand is.

As `game.piquet.ai.values.tables` says of one hand: sums over suits, ranks and shape.
"""

from __future__ import annotations

import lzma
from functools import cache

import numpy as np
from beliefs import ASSET as BELIEFS
from keeping import ASSET as KEEPING
from keeping import order
from lab import Keeping

from game.piquet.ai.values.tables import LOG_STEPS, PACKED_RANKS, STEPS
from playouts.hearing import Numbers, suits
from rules.piquet.options import HAND

_RANKS = 5
_PACKED = np.array(PACKED_RANKS, np.int32)
_LENGTH = np.array([n.bit_count() for n in range(256)], np.int32)
_LENGTHS = 9  # of a suit, none to eight


class Sums:
    """One table: what cards kept and put out come to."""

    def __init__(self, numbers: Numbers, units: int) -> None:
        found = Keeping.unpacked(numbers, units)
        self._suits, self._ranks = found.by_suit, found.by_rank
        self._shapes = np.zeros(_LENGTHS**4, np.float32)
        for lengths in np.ndindex(_LENGTHS, _LENGTHS, _LENGTHS, _LENGTHS):
            if sum(lengths) <= HAND:
                a, b, c, _ = sorted(lengths, reverse=True)
                at = np.ravel_multi_index(lengths, (_LENGTHS,) * 4)
                self._shapes[at] = found.by_shape[(a * _LENGTHS + b) * _LENGTHS + c]

    def of(self, kept: Numbers, out: Numbers) -> Numbers:
        """For each pair of masks, in the table's units."""
        found = np.zeros(len(kept), np.float32)
        held = gone = lengths = np.zeros(len(kept), np.int32)
        for mine, away in zip(suits(kept), suits(out), strict=True):
            found += self._suits[mine.astype(np.int32) << 8 | away]
            held, gone = held + _PACKED[mine], gone + _PACKED[away]
            lengths = lengths * _LENGTHS + _LENGTH[mine]
        for rank in range(_RANKS):
            bits = 3 * rank
            found += self._ranks[rank * 25 + (held >> bits & 7) * 5 + (gone >> bits & 7)]
        found += self._shapes[lengths]
        return found


@cache
def likely(seat: int) -> Sums:
    """How likely a hand of this seat's is after the exchange, and the rest; as a logarithm."""
    return Sums(_numbers(BELIEFS.read_bytes(), 2)[seat], LOG_STEPS)


@cache
def worth_keeping(seat: int, out: int) -> Sums:
    """What is kept is worth if so many cards go, in points."""
    at = order().index((seat, out))
    return Sums(_numbers(KEEPING.read_bytes(), len(order()))[at], STEPS)


def _numbers(packed: bytes, tables: int) -> Numbers:
    found: Numbers = np.frombuffer(lzma.decompress(packed), "<i2").reshape(tables, -1)
    return found
