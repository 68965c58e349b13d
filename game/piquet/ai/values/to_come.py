"""What totals are worth when there are deals to come, both players being equally good.

One deal to come is the sum over all recorded deals, exactly; more are read from the tables. All
values are settlement points of the one who is elder in the next deal, by both totals so far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate

from msgspec import Struct

from game.piquet.ai.values.equity_asset import LEAD, Sheet, Tables
from rules.piquet.options import RUBICON
from rules.piquet.settlement import PARTIE

Worth = Callable[[int, int], float]
"""The value of totals, of the next elder's and of the next younger's."""


class OneDeal:
    """How one more deal ends, over every recorded deal.

    It counts `weight` times; a loser below `edge` is rubiconed by a winner who has `needed`.
    """

    def __init__(self, tables: Tables, weight: int, edge: int, needed: int = 0) -> None:
        self._weight, self._edge, self._needed = weight, edge, needed
        self._chances = chances(tables)

    def __call__(self, elder: int, younger: int) -> float:
        lead, weight, chances_ = elder - younger, self._weight, self._chances
        wins = chances_.of_gaining(-lead // weight + 1)
        loses = 1 - chances_.of_gaining(-(lead // weight))
        value = PARTIE * (wins - loses) + lead + weight * chances_.mean_gain
        value += 2 * self._given_away(chances_.by_younger, elder, younger)
        value -= 2 * self._given_away(chances_.by_elder, younger, elder)
        return value

    def _given_away(self, rows: Sequence[Sequence[float]], winner: int, loser: int) -> float:
        """The average of what a rubiconed loser has, nothing where he wins or is not rubiconed."""
        weight, total = self._weight, 0.0
        needed = max(-((winner - self._needed) // weight), 0)
        past = (loser - winner) // weight + 1  # more than the loser makes the winner must make
        for points, row in enumerate(rows):
            has = loser + weight * points
            if has >= self._edge:
                break
            least = max(points + past, needed)
            if least < len(row):
                total += has * row[least]
        return total


class Partie:
    """More deals to come in a partie of six or four, from their sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet

    def __call__(self, elder: int, younger: int) -> float:
        low = min(elder, younger, RUBICON)  # two who have a hundred differ by their lead alone
        lead = elder - younger
        shown = min(max(lead, -LEAD), LEAD)
        # One so far ahead wins, and each point more is one more for him.
        return self._sheet.at(low, shown + LEAD) + lead - shown


class Chances(Struct, frozen=True):
    """How likely points in a deal are.

    A row of `by_elder` is for so many points of elder's: how likely he makes them and younger makes
    0, 1, 2 … or more; `by_younger` likewise. `gains` begins where elder loses the most.
    """

    by_elder: tuple[tuple[float, ...], ...]
    by_younger: tuple[tuple[float, ...], ...]
    gains: tuple[float, ...]
    mean_gain: float

    def of_gaining(self, least: int) -> float:
        """How likely elder gains so many points on younger, or more."""
        place = least + len(self.by_younger) - 1
        return self.gains[place] if 0 <= place < len(self.gains) else float(place < 0)


@lru_cache(maxsize=2)
def chances(tables: Tables) -> Chances:
    """The chances that recorded deals give."""
    deals = tables.deals
    most = len(deals[0]) - 1
    whole = sum(map(sum, deals))
    gains = [0] * (len(deals) + most)
    for elder, row in enumerate(deals):
        for younger, count in enumerate(row):
            gains[elder - younger + most] += count
    return Chances(
        tuple(_or_more(row, whole) for row in deals),
        tuple(_or_more(row, whole) for row in zip(*deals, strict=True)),
        _or_more(gains, whole),
        sum((place - most) * count for place, count in enumerate(gains)) / whole,
    )


def _or_more(counts: Sequence[int], whole: int) -> tuple[float, ...]:
    """The chance of each place or a later one."""
    return tuple(count / whole for count in accumulate(reversed(counts)))[::-1]
