"""What a partie promises: the chance to win it, of a rubicon each way, and the settlement.

Between two deals it follows from the score alone, and a partie that is over from the rules. Two
equal players are taken, who make in each deal to come what recorded ones made (`equity`). All is
from one player's side, pairs are his and the other's. How far it holds is measured by
`python -m tests.soak_line`.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import floor
from zlib import crc32, decompress

from msgspec import Struct

from game.piquet.ai.values.equity import Standing, equity_of, first, rubicon_of
from game.piquet.ai.values.equity_asset import (
    LEAD,
    LEADS,
    LOWS,
    ROWS,
    STEP,
    DamagedError,
    Sheet,
    Tables,
    Weights,
    hundred_sheet,
    sheet,
    tables,
)
from game.piquet.ai.values.to_come import chances, rough_chances, rough_hundred
from game.players.outlook import Outlook, averaged
from rules.core.seats import Player
from rules.piquet.options import EXTRA_DEALS, HUNDRED, RUBICON, Options, Rubicon
from rules.piquet.settlement import PARTIE, Pair, is_over, settle_deals, totals, weight

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


_NEAR = 6  # points: results of the first of many deals that lie so near count as one
EVEN = Outlook(0.5, 0.5)


def after_deals(
    options: Options, results: tuple[Pair, ...], first_dealer: Player | None
) -> Outlook:
    """What a partie promises player A after these deals, A's points first (`AfterDeals`)."""
    if first_dealer is None:
        elder, younger = (between(options, results, elder) for elder in (True, False))
        return averaged(((0.5, elder), (0.5, younger)))
    return between(options, results, (first_dealer is Player.B) is (len(results) % 2 == 0))


@lru_cache(maxsize=4096)
def between(options: Options, results: tuple[Pair, ...], elder: bool) -> Outlook:
    """The same from the side whose points stand first, who is `elder` in the next deal."""
    if is_over(results, options):
        return _settled(options, results)
    if not results:
        return _from_the_start(options, elder)
    now = Standing(options, results[:-1], len(results), not elder)
    worth = equity_of(now).value(*results[-1])
    mine, theirs = totals(results, options)
    if options.deals is None:
        return _hundred(mine, theirs, worth, elder)
    found = _of_next_elder(options, results, *((mine, theirs) if elder else (theirs, mine)))
    turned = found if elder else found.turned
    return Outlook(turned.wins, turned.loses, turned.rubicons, turned.rubiconed, worth)


class RunningDeal(Struct, frozen=True):
    """A partie from within a deal, by what that deal may come to.

    `standing` is the partie in that deal, from the side that asks.
    """

    standing: Standing

    def after(self, mine: float, theirs: float) -> Outlook:
        """The outlook if the deal ends with these points; between whole ones by straight lines."""
        low = floor(mine), floor(theirs)
        parts = [
            (
                (1 - abs(mine - low[0] - a)) * (1 - abs(theirs - low[1] - b)),
                (low[0] + a, low[1] + b),
            )
            for a in (0, 1)
            for b in (0, 1)
        ]
        return averaged([(share, self._ends(*pair)) for share, pair in parts if share])

    def _ends(self, mine: int, theirs: int) -> Outlook:
        now = self.standing
        results = (*now.results, (mine, theirs))
        if now.options.deals is None and min(totals(results, now.options)) >= HUNDRED:
            worth = equity_of(now).value(mine, theirs)
            wins = first(now, *totals(results, now.options))
            return Outlook(wins, 1 - wins, settlement=worth)
        return between(now.options, results, not now.elder)


def _settled(options: Options, results: tuple[Pair, ...]) -> Outlook:
    settled = settle_deals(results, options)
    if settled.winner is None:
        return Outlook(0.0, 0.0)
    won = Outlook(1.0, 0.0, float(settled.rubicon), 0.0, float(settled.points))
    return won if settled.winner is Player.A else won.turned


def _from_the_start(options: Options, elder: bool) -> Outlook:
    """Before the first deal: the average over what it may come to."""
    found = tables()
    if found is None:
        return EVEN
    ends = RunningDeal(Standing(options, (), 1, elder))
    return _over_a_deal(found, ends, elder)


@lru_cache(maxsize=8)
def _over_a_deal(found: Tables, ends: RunningDeal, elder: bool) -> Outlook:
    counts: dict[tuple[int, int], int] = {}
    for e, row in enumerate(found.deals):
        for y, count in enumerate(row):
            if count:
                near = e - e % _NEAR + _NEAR // 2, y - y % _NEAR + _NEAR // 2
                counts[near] = counts.get(near, 0) + count
    whole = sum(counts.values())
    return averaged(
        [(n / whole, ends.after(*((e, y) if elder else (y, e)))) for (e, y), n in counts.items()]
    )


def _hundred(mine: int, theirs: int, worth: float, elder: bool) -> Outlook:
    """Of a game to a hundred that is not over; who wins is what a single one is worth."""
    found = tables()
    pair = (mine, theirs) if elder else (theirs, mine)
    single = rough_hundred(False, *pair) if found is None else hundred_sheet(found, False).at(*pair)
    wins = (1 + (single if elder else -single) / PARTIE) / 2
    return Outlook(wins, 1 - wins, settlement=worth)


def _of_next_elder(
    options: Options, results: tuple[Pair, ...], elder: int, younger: int
) -> Outlook:
    """The chances of the next elder with these totals, without the settlement."""
    edge, needed = rubicon_of(Standing(options, results, len(results) + 1, True))
    weights = to_come(options, results)
    found, recorded = line_tables(), tables()
    if found is None or recorded is None:
        wins, rubicons, rubiconed = rough_chances(weights, edge, elder, younger)
    elif len(weights) == 1:
        wins, rubicons, rubiconed = _one_deal(recorded, weights[0], edge, needed, (elder, younger))
    else:
        sheets = line_sheets(found, options.rubicon, weights)
        low, lead = min(elder, younger, RUBICON), min(max(elder - younger, -LEAD), LEAD) + LEAD
        wins = sheets.wins.at(low, lead)
        rubicons, rubiconed = sheets.rubicons.at(low, lead), sheets.rubiconed.at(low, lead)
    if options.rubicon is Rubicon.NONE or edge == 0:
        rubicons = rubiconed = 0.0
    elif edge > RUBICON:  # it is settled already that the loser will be below
        rubicons, rubiconed = wins, 1 - wins
    return Outlook(wins, 1 - wins, rubicons, rubiconed)


def to_come(options: Options, results: Sequence[Pair]) -> Weights:
    """The deals to come after these, each by how often it counts; a tie's two only once tied."""
    deals = options.deals or 0
    last = deals if len(results) < deals else deals + EXTRA_DEALS
    return tuple(weight(number, options) for number in range(len(results) + 1, last + 1))


def _one_deal(
    found: Tables, counts: int, edge: int, needed: int, before: Pair
) -> tuple[float, float, float]:
    """Over every recorded deal: how likely elder wins, wins with a rubicon, and loses with one."""
    known = chances(found)
    lead = before[0] - before[1]
    wins = known.of_gaining(-lead // counts + 1)
    level = known.of_gaining(-(lead // counts)) - wins
    sunk = [
        _rubicons(rows, counts, edge, needed, pair)
        for rows, pair in ((known.by_younger, before), (known.by_elder, before[::-1]))
    ]
    return wins + level / 2, sunk[0], sunk[1]


def _rubicons(
    rows: Sequence[Sequence[float]], counts: int, edge: int, needed: int, before: Pair
) -> float:
    """How likely the second of two loses below the edge; a row is for so many points of his."""
    winner, loser = before
    least = max(-((winner - needed) // counts), 0)
    past = (loser - winner) // counts + 1
    total = 0.0
    for points, row in enumerate(rows):
        if loser + counts * points >= edge:
            break
        wanted = max(points + past, least)
        total += row[wanted] if wanted < len(row) else 0.0
    return total
