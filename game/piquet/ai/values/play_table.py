"""The value of every position of the play when both hands are open, by one look-up.

The table is an asset (`packaging/opponent/play_table.py` makes it): one byte for each of 31,070,889
positions. A value is `2 * tricks + last`: the tricks that the side on lead takes, and one if the
last is among them. What a side scores more than the other in the play follows: value less cards.

Without the asset, or with a damaged one, `Search` gives the same values, slowly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Protocol

from game.piquet.ai.values.positions import (
    CODES,
    MOST,
    Terms,
    bases,
    class_numbers,
    ranks,
    terms,
)
from game.piquet.ai.values.search import Search

POSITIONS = 31_070_889
SHA256 = "38791f09bea9420e9dfaa27256d33ba4a7ae2312b155164cc1d864fb44a2cef8"  # of the values
HIGHEST = 2 * MOST + 1
_MEMORY = 1 << 27  # bytes that unpacking may take; it takes the size of the table, and a little
_CHUNK = 1 << 18


class PlayValues(Protocol):
    """What both the table and the search answer."""

    degraded: bool

    def value(self, first: int, second: int, third: int, fourth: int) -> int:
        """The value for the side on lead of four suits by their codes, in any order."""


class DamagedTableError(Exception):
    """The asset is missing, cannot be unpacked, or is not the table that belongs to this code."""


@cache
def play_values() -> PlayValues:
    """The table, or the search in its place when the table is missing or damaged."""
    try:
        return PlayTable(
            unpacked(files("assets").joinpath("opponent", "play-table.xz").read_bytes())
        )
    except (OSError, DamagedTableError):
        return Search()


def unpacked(packed: bytes) -> bytearray:
    """The values that the asset holds; DamagedTableError if they are not the right ones."""
    # Here, where there is much to be read, OpenSSL is worth its memory: see `game.digests`.
    from hashlib import sha256  # noqa: PLC0415

    values, seen, filled = bytearray(POSITIONS), sha256(), 0
    for chunk in _chunks(packed):
        if filled + len(chunk) > POSITIONS:
            break
        values[filled : filled + len(chunk)] = chunk
        seen.update(chunk)
        filled += len(chunk)
    if seen.hexdigest() != SHA256:
        raise DamagedTableError("it is another table")
    return values


def _chunks(packed: bytes) -> Iterator[bytes]:
    """What was packed, bit by bit: as a whole it would need its memory twice."""
    try:
        import lzma  # noqa: PLC0415  # not every Python has it, and only the table wants it
    except ImportError:
        raise DamagedTableError("this Python cannot unpack it") from None
    unpacking = lzma.LZMADecompressor(lzma.FORMAT_XZ, _MEMORY)
    try:
        while not unpacking.eof:
            chunk = unpacking.decompress(packed, _CHUNK)
            packed = b""
            if not chunk and unpacking.needs_input:
                raise DamagedTableError("it ends too soon")
            yield chunk
    except lzma.LZMAError:
        raise DamagedTableError("it cannot be unpacked") from None


# A code's class and its rank in it in one number, so that sorting puts classes before ranks.
_RANK_BITS = 7
_RANK = (1 << _RANK_BITS) - 1
_PLACES = [
    0 if code == 0 else class_numbers()[code] << _RANK_BITS | ranks()[code] for code in range(CODES)
]


class PlayTable:
    """The table in memory: 31 MB, and about a microsecond and a half for a value."""

    degraded = False

    def __init__(self, values: Sequence[int]) -> None:
        self._values = values
        self._bases = {
            first << 18 | second << 12 | third << 6 | fourth: base
            for (first, second, third, fourth), base in bases()
        }
        self._terms: dict[int, Terms] = {}

    def value(self, first: int, second: int, third: int, fourth: int) -> int:
        fourth, third, second, first = sorted(
            (_PLACES[first], _PLACES[second], _PLACES[third], _PLACES[fourth])
        )
        key = (first >> 7) << 18 | (second >> 7) << 12 | third >> 7 << 6 | fourth >> 7
        found = self._terms.get(key)
        if found is None:
            if key == 0:
                return 1  # nothing is left: the one on lead has taken the last trick
            found = self._learn(key)
        base, growth1, weight1, growth2, weight2, growth3, weight3, growth4, weight4 = found
        return self._values[
            base
            + growth1[first & _RANK] * weight1
            + growth2[second & _RANK] * weight2
            + growth3[third & _RANK] * weight3
            + growth4[fourth & _RANK] * weight4
        ]

    def _learn(self, key: int) -> Terms:
        """How the positions of these classes are numbered; KeyError if there are none."""
        chosen = (key >> 18, key >> 12 & 63, key >> 6 & 63, key & 63)
        found = self._terms[key] = terms(self._bases[key], chosen)
        return found
