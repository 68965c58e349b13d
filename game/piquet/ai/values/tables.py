"""What was learned from many deals: the worth of what is kept, and how likely a hand is.

Both are sums over the suits, the five higher ranks and the lengths of the suits, so that a hand is
judged by a dozen look-ups. The assets are made by `packaging/opponent/keeping.py` and `beliefs.py`.
Without them the worth is that of the player by rules of thumb, and all hands are alike likely.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Protocol

from rules.piquet.options import ELDER_MOST, HAND, TALON
from rules.piquet.seats import ELDER, YOUNGER, Seat

STEPS = 16  # units of the assets to a point
LOG_STEPS = 512  # units of the assets to a natural logarithm of likelihood
_RANKS, _ALIKE = 5, 5  # ten to ace; none to four of them

PACKED_RANKS = [
    sum((mask >> 3 + rank & 1) << 3 * rank for rank in range(_RANKS)) for mask in range(256)
]
"""By the mask of a suit: its ten to ace, three bits to each, so that four of them add up."""
_LOW_BITS, _RANK_BITS = 9, 15  # of ten to queen; of all of them
_LOW, _GONE = (1 << _LOW_BITS) - 1, (1 << _RANK_BITS) - 1
_SUMS = _RANK_BITS + 30  # bits below a worth: ranks that go, lengths that stay
_SHAPE = (1 << 30) - 1
_LENGTH_KEYS = [
    (1, 10, 100, 1000, 10_000, 100_000, 10**6, 10**7, 10**8)[n.bit_count()] for n in range(256)
]


class Likelihood(Protocol):
    """How likely it is that a player kept a hand and put the rest out."""

    def log(self, hand: int, rest: int) -> float:
        """The logarithm, but for a constant that is the same for all hands of the same cards."""


class Worths:
    """Sums over suits, ranks and shape of what is kept and what is put out, both masks."""

    def __init__(self, suits: array[int], ranks: array[int], shapes: dict[int, int]) -> None:
        self._suits = suits
        self._ranks = ranks
        self._shapes = shapes
        self._packed = _Known(self._suit)
        self._low, self._high = _Known(self._low_ranks), _Known(self._high_ranks)

    def _suit(self, key: int) -> int:
        """Of a suit held and what goes of it: what the rest is worth, its length, ranks gone."""
        out = key & 255
        kept = key >> 8 ^ out
        packed = _LENGTH_KEYS[kept] << _RANK_BITS | PACKED_RANKS[out]
        return (self._suits[kept << 8 | out] << _SUMS) + packed

    def _low_ranks(self, key: int) -> int:
        return self._of_ranks(0, key >> _LOW_BITS, key & _LOW)

    def _high_ranks(self, key: int) -> int:
        """As `_low_ranks`, but the shift is that of all ranks: what is gone lies below."""
        return self._of_ranks(_LOW_BITS // 3, key >> _RANK_BITS, key & _LOW)

    def _of_ranks(self, first: int, held: int, gone: int) -> int:
        """Of ranks from one on, three bits to each: what is worth that so many are kept."""
        found = 0
        for rank in range(first, first + _LOW_BITS // 3 if not first else _RANKS):
            out = gone & 7
            found += self._ranks[rank * 25 + ((held & 7) - out) * 5 + out]
            held, gone = held >> 3, gone >> 3
        return found

    def sum(self, kept: int, out: int) -> int:
        """In units of the asset."""
        suits, packed = self._suits, PACKED_RANKS
        k0, k1, k2, k3 = kept & 255, kept >> 8 & 255, kept >> 16 & 255, kept >> 24
        o0, o1, o2, o3 = out & 255, out >> 8 & 255, out >> 16 & 255, out >> 24
        k = packed[k0] + packed[k1] + packed[k2] + packed[k3]
        o = packed[o0] + packed[o1] + packed[o2] + packed[o3]
        ranks = self._ranks
        return (
            suits[k0 << 8 | o0]
            + suits[k1 << 8 | o1]
            + suits[k2 << 8 | o2]
            + suits[k3 << 8 | o3]
            + ranks[(k & 7) * 5 + (o & 7)]
            + ranks[25 + (k >> 3 & 7) * 5 + (o >> 3 & 7)]
            + ranks[50 + (k >> 6 & 7) * 5 + (o >> 6 & 7)]
            + ranks[75 + (k >> 9 & 7) * 5 + (o >> 9 & 7)]
            + ranks[100 + (k >> 12) * 5 + (o >> 12)]
            + self._shapes[
                _LENGTH_KEYS[k0] + _LENGTH_KEYS[k1] + _LENGTH_KEYS[k2] + _LENGTH_KEYS[k3]
            ]
        )

    def worth(self, kept: int, out: int) -> float:
        """In points."""
        return self.sum(kept, out) / STEPS

    def of_each(self, hand: int, outs: Iterable[int]) -> list[float]:
        """What is left of a hand, in points, for each of these that may go: half the time of it."""
        suits, low, high, shapes = self._packed, self._low, self._high, self._shapes
        h0, h1, h2, h3 = hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24
        ranks = PACKED_RANKS[h0] + PACKED_RANKS[h1] + PACKED_RANKS[h2] + PACKED_RANKS[h3]
        below, above = (ranks & _LOW) << _LOW_BITS, ranks >> _LOW_BITS << _RANK_BITS
        h0, h1, h2, h3 = h0 << 8, h1 << 8, h2 << 8, h3 << 8
        found = []
        for out in outs:
            sums = (
                suits[h0 | out & 255]
                + suits[h1 | out >> 8 & 255]
                + suits[h2 | out >> 16 & 255]
                + suits[h3 | out >> 24]
            )
            gone = sums & _GONE
            total = (
                (sums >> _SUMS)
                + low[below | gone & _LOW]
                + high[above | gone >> _LOW_BITS]
                + shapes[sums >> _RANK_BITS & _SHAPE]
            )
            found.append(total / STEPS)
        return found

    def log(self, hand: int, rest: int) -> float:
        """As a `Likelihood`."""
        return self.sum(hand, rest) / LOG_STEPS


class _Known(dict[int, int]):
    """Numbers that are reckoned when they are first asked for."""

    def __init__(self, reckoned: Callable[[int], int]) -> None:
        self._reckoned = reckoned

    def __missing__(self, key: int) -> int:
        found = self[key] = self._reckoned(key)
        return found


class Even:
    """No hand is likelier than another."""

    def log(self, hand: int, rest: int) -> float:  # noqa: ARG002  (the port's signature)
        return 0.0


def parts_of_suits() -> Iterator[int]:
    """`kept << 8 | out` of all parts of a suit, in the order of the assets."""
    for kept in range(256):
        for out in range(256):
            if not kept & out:
                yield kept << 8 | out


def shapes() -> list[tuple[int, int, int, int]]:
    """The lengths of up to twelve cards in four suits, the longest first, in the assets' order."""
    return sorted(
        (a, b, c, d)
        for a in range(9)
        for b in range(a + 1)
        for c in range(b + 1)
        for d in range(c + 1)
        if a + b + c + d <= HAND
    )


def _shape_key(lengths: tuple[int, int, int, int]) -> int:
    return sum(10**length for length in lengths)


def read_worths(data: bytes) -> list[Worths]:
    """The tables of an asset, one after the other; ValueError if it is no whole number of them."""
    places, forms = _places(), shapes()
    size = len(places) + _RANKS * 25 + len(forms)
    numbers = array("h")
    numbers.frombytes(data)
    if len(numbers) % size or not numbers:
        raise ValueError("the tables are cut off")
    found = []
    for start in range(0, len(numbers), size):
        suits = array("h", bytes(2 << 16))
        for at, place in enumerate(places, start):
            suits[place] = numbers[at]
        after = start + len(places)
        ranks = numbers[after : after + _RANKS * 25]
        values = numbers[after + len(ranks) : start + size]
        keys = (_shape_key(lengths) for lengths in forms)
        found.append(Worths(suits, ranks, dict(zip(keys, values, strict=True))))
    return found


@cache
def _places() -> tuple[int, ...]:
    return tuple(parts_of_suits())


@cache
def keeping() -> dict[tuple[Seat, int], Worths] | None:
    """By seat and number of cards put out: what is kept; None without the asset."""
    counts = [(ELDER, out) for out in range(1, ELDER_MOST + 1)]
    counts += [(YOUNGER, out) for out in range(1, TALON)]
    found = _asset("keeping.xz", len(counts))
    return None if found is None else dict(zip(counts, found, strict=True))


@cache
def beliefs(seat: Seat) -> Likelihood:
    """How likely a hand of this seat's is after the exchange; all alike without the asset."""
    found = _asset("beliefs.xz", 2)
    return Even() if found is None else found[seat]


@cache
def _asset(name: str, wanted: int) -> list[Worths] | None:
    """The tables of an asset; None if it is missing or damaged."""
    import lzma  # noqa: PLC0415  (some Pythons are built without it)

    try:
        packed = (files("assets") / "opponent" / name).read_bytes()
        found = read_worths(lzma.decompress(packed))
    except (OSError, lzma.LZMAError, EOFError, ValueError):
        return None
    return found if len(found) == wanted else None
