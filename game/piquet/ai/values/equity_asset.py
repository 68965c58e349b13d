"""The tables of what deals to come are worth: `assets/opponent/equity.bin`, read without NumPy.

They are made by `packaging/opponent/equity.py` from recorded deals. The file: a line that names the
format, the CRC-32 of the rest, and the rest packed by zlib, all numbers two bytes, low byte first:

* how many points elder's and younger's axis have, and how many recorded deals brought each pair;
* for each rubicon and each row of deals in `ROWS` a sheet over the lower total and elder's lead;
* for a game to a hundred, single and double, a sheet over elder's and younger's total.

The numbers of a sheet are `UNIT`s, each row written as differences of differences of its last one.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache, lru_cache
from importlib.resources import files
from itertools import accumulate
from zlib import crc32, decompress

from msgspec import Struct

from rules.piquet.options import HUNDRED, RUBICON, Rubicon

Weights = tuple[int, ...]
"""Deals to come, each by how often it counts."""

NAME = "equity.bin"
MAGIC = b"piquet equity 1\n"
UNIT = 1 / 32  # of a settlement point
_WORD = 1 << 16
_HALF = 1 << 15

ROWS: tuple[Weights, ...] = ((1, 1), (1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1, 1), (1, 2), (1, 1, 2))
"""The deals to come for which there are sheets: of six and of four; one deal is summed."""

LEAD = 320  # the greatest lead on a sheet
STEP = 4  # points from one place of a sheet to the next; a game to a hundred has every point
LOWS = RUBICON // STEP + 1
LEADS = 2 * LEAD // STEP + 1


class DamagedError(ValueError):
    """The file is not what the generator wrote."""


class Sheet(Struct, frozen=True):
    """Values row by row, at places that are `step` points apart both ways."""

    values: array[float]
    width: int
    step: int

    def at(self, row: float, column: float) -> float:
        """The value so many points from the first row and column, by straight lines between."""
        row, column = row / self.step, column / self.step
        top = min(int(row), len(self.values) // self.width - 2)
        left = min(int(column), self.width - 2)
        down, right = row - top, column - left
        values, place = self.values, top * self.width + left
        below = place + self.width
        upper = values[place] + right * (values[place + 1] - values[place])
        lower = values[below] + right * (values[below + 1] - values[below])
        return upper + down * (lower - upper)


class Tables(Struct, frozen=True, eq=False):
    """All that the file holds. Rows of `deals` are elder's points in a deal, columns younger's.

    `words` are the sheets, one after the other as they stand in the file.
    """

    deals: tuple[tuple[int, ...], ...]
    words: array[int]


_PARTIES = len(Rubicon) * len(ROWS) * LOWS * LEADS


@cache
def tables() -> Tables | None:
    """The tables that came with the game, or None if they are missing or damaged."""
    try:
        return parse(files("assets").joinpath("opponent", NAME).read_bytes())
    except (OSError, DamagedError):
        return None


def parse(data: bytes) -> Tables:
    """The tables in these bytes; DamagedError when they are not whole."""
    start = len(MAGIC) + 4
    packed = data[start:]
    if data[:start] != MAGIC + crc32(packed).to_bytes(4, "little"):
        raise DamagedError("not the tables, or damaged ones")
    words = array("H", decompress(packed))
    if sys.byteorder == "big":
        words.byteswap()
    elder, younger = words[:2]
    counts = words[2 : 2 + elder * younger]
    rows = range(0, len(counts), younger)
    deals = tuple(tuple(counts[row : row + younger]) for row in rows)
    return Tables(deals, words[2 + elder * younger :])


@lru_cache(maxsize=8)
def partie_sheet(found: Tables, rubicon: Rubicon, weights: Weights) -> Sheet:
    """The sheet of these deals to come, which must be one of `ROWS`; lower total by lead."""
    number = tuple(Rubicon).index(rubicon) * len(ROWS) + ROWS.index(weights)
    return sheet(found.words, number * LOWS * LEADS, LOWS, LEADS, STEP)


@lru_cache(maxsize=2)
def hundred_sheet(found: Tables, double: bool) -> Sheet:
    """The sheet of a game to a hundred; elder's total by younger's."""
    start = _PARTIES + double * HUNDRED * HUNDRED
    return sheet(found.words, start, HUNDRED, HUNDRED, 1)


def sheet(
    words: array[int], start: int, height: int, width: int, step: int, unit: float = UNIT
) -> Sheet:
    """One sheet of a file, of numbers that are so many units each."""
    values = array("d")
    for row in range(start, start + height * width, width):
        numbers = accumulate(accumulate(words[row : row + width]))
        values.extend([((number + _HALF) % _WORD - _HALF) * unit for number in numbers])
    return Sheet(values, width, step)
