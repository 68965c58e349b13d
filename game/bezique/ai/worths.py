"""What a deal is worth when it is over: points, or the chance to win the game from the score."""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from math import erf, sqrt
from zlib import compress, crc32, decompress, error

from game.bezique.ai.swift.deal import SwiftDeal
from rules.bezique.view import View

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


Worth = Callable[[int, int], float]
"""Of the points of the deal, mine and the other's: the more the better."""


def by_points(mine: int, theirs: int) -> float:
    """Points won by, in hundreds."""
    return (mine - theirs) / 100


def by_game(seen: View) -> Worth:
    """The chance to win the game when the deal has brought so much."""
    me = seen.player
    target = seen.options.target
    mine_before, theirs_before = seen.totals[me], seen.totals[me.other]
    i_deal_next = seen.deal is not None and seen.deal.dealer is not me
    known: dict[tuple[int, int], float] = {}

    def worth(mine: int, theirs: int) -> float:
        key = mine, theirs
        if key not in known:
            own, other = target - mine_before - mine, target - theirs_before - theirs
            if own <= 0 or other <= 0:
                known[key] = 0.5 if own == other else float(own < other)
            else:
                known[key] = chance(own, other, deals=i_deal_next)
        return known[key]

    return worth


def of(deal: SwiftDeal, player: int, worth: Worth) -> float:
    """What a deal in numbers has come to for a player; who reached the target has won."""
    if deal.won >= 0:
        return WON if deal.won == player else LOST
    return worth(deal.points[player], deal.points[1 - player])


WON, LOST = 1.0, 0.0
