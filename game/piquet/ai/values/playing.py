"""What playing a deal adds to what it comes to with both hands open: what nobody sees is worth.

Open hands are played without a mistake; at the table a guard is thrown away, a finesse misses, a
capot is let slip, a pique that hangs on one trick fails. How much that is on average goes by the
four suits as elder leads, by each hand's own, by the tricks of the open play and by how near a
pique is. `assets/opponent/playing.bin` holds it, learned from deals that were played out by both
sides seeing their own cards alone (`packaging/opponent/playing.py`). The file: a line that names
the format, the CRC-32 of the rest, and numbers of two bytes, low byte first, in `UNIT`s: by the
value of the play, by the tricks to a pique, by elder's suits, by younger's, by the suits' codes.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from zlib import crc32

from msgspec import Struct

from game.piquet.ai.values.positions import CODES, MOST, Codes
from rules.piquet.scoring import PIQUE_FROM

NAME = "playing.bin"
MAGIC = b"piquet playing 1\n"
UNIT = 1 / 256  # of a point
_NEAR = 8  # points from a pique, beyond which the last number counts
NO_PIQUE = 2 * _NEAR
"""Instead of `near_pique` where none may be made."""
SIZES = (2 * MOST + 2, NO_PIQUE + 1, 256, 256, CODES)


class DamagedPlayingError(Exception):
    """The file is not what its maker wrote."""


class Playing(Struct, frozen=True, eq=False):
    """Parts of what elder's points less younger's grow by when the hands are not open."""

    by_value: Sequence[float]
    by_pique: Sequence[float]
    elder: Sequence[float]
    younger: Sequence[float]
    by_code: Sequence[float]

    def adds(self, elder: int, younger: int, found: Codes, value: int, pique: int) -> float:
        """What elder's points less younger's grow by.

        `found`: the suits' codes as elder leads, `value` of the play from there; `pique`: see
        `near_pique`.
        """
        mine, hers, code = self.elder, self.younger, self.by_code
        one, two, three, four = found
        return (
            self.by_value[value]
            + self.by_pique[pique]
            + mine[elder & 255]
            + mine[elder >> 8 & 255]
            + mine[elder >> 16 & 255]
            + mine[elder >> 24]
            + hers[younger & 255]
            + hers[younger >> 8 & 255]
            + hers[younger >> 16 & 255]
            + hers[younger >> 24]
            + code[one]
            + code[two]
            + code[three]
            + code[four]
        )


def near_pique(points: int) -> int:
    """How near a pique is, as an index: by the points elder makes before younger takes a trick."""
    return min(max(points - PIQUE_FROM, -_NEAR), _NEAR - 1) + _NEAR


@cache
def playing() -> Playing | None:
    """What came with the game, or None if it is missing or damaged."""
    try:
        return parse(files("assets").joinpath("opponent", NAME).read_bytes())
    except (OSError, DamagedPlayingError):
        return None


def parse(data: bytes) -> Playing:
    """What the file holds; DamagedPlayingError if it is not as it was written."""
    head, rest = data[: len(MAGIC)], data[len(MAGIC) + 4 :]
    if head != MAGIC or data[len(MAGIC) : len(MAGIC) + 4] != crc32(rest).to_bytes(4, "little"):
        raise DamagedPlayingError("another file, or a damaged one")
    if len(rest) != 2 * sum(SIZES):
        raise DamagedPlayingError("of another length")
    numbers = array("h")
    numbers.frombytes(rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    values = [number * UNIT for number in numbers]
    parts = []
    for size in SIZES:
        parts.append(values[:size])
        del values[:size]
    return Playing(*parts)


def written(parts: Sequence[Sequence[float]]) -> bytes:
    """The file of these parts, in the order and of the lengths of `SIZES`."""
    numbers = array("h", (round(value / UNIT) for part in parts for value in part))
    if sys.byteorder == "big":
        numbers.byteswap()
    rest = numbers.tobytes()
    return MAGIC + crc32(rest).to_bytes(4, "little") + rest
