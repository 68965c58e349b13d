"""The tables of who wins a partie: `assets/opponent/line.bin`, read without NumPy.

They are made by `packaging/opponent/line.py` from the recorded deals of `equity.bin`. The file: a
line that names the format, the CRC-32 of the rest, and the rest packed by zlib, all numbers two
bytes, low byte first. For each row of deals in `equity_asset.ROWS` there are five sheets over the
lower total and the next elder's lead: how likely he wins; and for each rubicon in `RUBICONS` how
likely he wins with one, and how likely he loses with one.

The numbers are `UNIT`s, each row written as differences of differences of its last one.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache, lru_cache
from importlib.resources import files
from zlib import crc32, decompress

from msgspec import Struct

from game.piquet.ai.values.equity_asset import (
    LEADS,
    LOWS,
    ROWS,
    STEP,
    DamagedError,
    Sheet,
    Weights,
    sheet,
)
from rules.piquet.options import Rubicon

NAME = "line.bin"
MAGIC = b"piquet line 1\n"
UNIT = 1 / 8192  # of certainty
RUBICONS = (Rubicon.ALWAYS, Rubicon.WINNER_HAS_A_HUNDRED)
SHEETS = 1 + 2 * len(RUBICONS)  # for each row of deals


class LineTables(Struct, frozen=True, eq=False):
    """All sheets one after the other, as they stand in the file."""

    words: array[int]


class LineSheets(Struct, frozen=True):
    """The chances of the next elder with so many deals to come."""

    wins: Sheet
    rubicons: Sheet
    rubiconed: Sheet


@cache
def line_tables() -> LineTables | None:
    """The tables that came with the game, or None if they are missing or damaged."""
    try:
        return parse(files("assets").joinpath("opponent", NAME).read_bytes())
    except (OSError, DamagedError):
        return None


def parse(data: bytes) -> LineTables:
    """The tables in these bytes; DamagedError when they are not whole."""
    start = len(MAGIC) + 4
    packed = data[start:]
    if data[:start] != MAGIC + crc32(packed).to_bytes(4, "little"):
        raise DamagedError("not the tables, or damaged ones")
    words = array("H", decompress(packed))
    if sys.byteorder == "big":
        words.byteswap()
    return LineTables(words)


@lru_cache(maxsize=8)
def line_sheets(found: LineTables, rubicon: Rubicon, weights: Weights) -> LineSheets:
    """The chances with these deals to come, which must be one of `ROWS`.

    Where no rubicon is played for, those of one are another game's: nobody asks them.
    """
    first = ROWS.index(weights) * SHEETS
    pair = first + 1 + 2 * (RUBICONS.index(rubicon) if rubicon in RUBICONS else 0)
    numbers = (first, pair, pair + 1)
    return LineSheets(
        *(sheet(found.words, at * LOWS * LEADS, LOWS, LEADS, STEP, UNIT) for at in numbers)
    )
