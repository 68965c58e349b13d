"""The chance to win a game from its score: `assets/opponent/bezique-wins.bin`.

It is made by `packaging/opponent/bezique_wins.py`. The file: a line that names the format, the
CRC-32 of the rest, and the rest packed by zlib: for what the one who does not deal lacks to the
target, and the dealer, in tens from 1 to `SIDE`, his chance as two bytes, high byte first. Where
the file is missing or damaged the chance is estimated from the difference.
"""

from __future__ import annotations

import struct
from functools import cache
from importlib.resources import files
from math import erf, sqrt
from zlib import compress, crc32, decompress, error

NAME = "bezique-wins.bin"
MAGIC = b"bezique wins 1\n"
SIDE = 200  # tens to the target, as far as the table goes
_WHOLE = 65535
_SPREAD = 16.0  # tens by which two players' deals differ, roughly (standard deviation)
_A_DEAL = 30.0  # tens that a player makes in a deal, roughly


def packed(chances: list[float]) -> bytes:
    """The file for a table, row by row."""
    body = compress(b"".join(struct.pack(">H", round(_WHOLE * each)) for each in chances), 9)
    return MAGIC + struct.pack(">I", crc32(body)) + body


@cache
def table() -> tuple[int, ...] | None:
    """The table row by row; None where it is missing or damaged."""
    try:
        data = files("assets.opponent").joinpath(NAME).read_bytes()
    except OSError:
        return None
    head = len(MAGIC) + 4
    if (
        data[: len(MAGIC)] != MAGIC
        or struct.pack(">I", crc32(data[head:])) != data[head - 4 : head]
    ):
        return None
    try:
        body = decompress(data[head:])
    except error:
        return None
    return struct.unpack(f">{SIDE * SIDE}H", body) if len(body) == 2 * SIDE * SIDE else None


def chance(own: int, other: int, *, deals: bool) -> float:
    """How likely one wins who lacks `own` points to the target where the other lacks `other`.

    Both lack something. `deals`: whether he has the next deal.
    """
    if deals:
        return 1.0 - chance(other, own, deals=False)
    mine, theirs = -(-own // 10), -(-other // 10)
    beyond = max(0, mine - SIDE, theirs - SIDE)
    mine, theirs = max(1, mine - beyond), max(1, theirs - beyond)
    known = table()
    if known is None:
        spread = _SPREAD * sqrt(1.0 + max(mine, theirs) / _A_DEAL)
        return 0.5 + 0.5 * erf((theirs - mine) / spread)
    return known[(mine - 1) * SIDE + theirs - 1] / _WHOLE
