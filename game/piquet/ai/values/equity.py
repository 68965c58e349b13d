"""What the end of the running deal is worth in settlement points: what our players decide by.

The last deal settles the partie, and is taken from the rules themselves. Before it, all later deals
are taken to be played by two equal players (`to_come`). An equal end is worth nothing: two more
deals are the same chance for both, whatever the rubicon makes of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from math import floor

from msgspec import Struct, field

from game.piquet.ai.belief.known_cards import counted, deal_of
from game.piquet.ai.values.equity_asset import hundred_sheet, partie_sheet, tables
from game.piquet.ai.values.to_come import OneDeal, Partie, Worth, rough_hundred, rough_partie
from rules.core.seats import Player
from rules.piquet.options import (
    EXTRA_DEALS,
    FIFTY,
    HUNDRED,
    RUBICON,
    Options,
    Rubicon,
    RubiconDeals,
)
from rules.piquet.seats import ELDER
from rules.piquet.settlement import PARTIE, Pair, settle, totals, weight
from rules.piquet.view import View

_BY_SHARE = 0.55  # in 4,000 recorded deals that brought both a hundred; see `first`
_NO_TOTAL_REACHES = 1 << 20


class Standing(Struct, frozen=True):
    """A partie as it stands in a deal, from one player's side: pairs are his and the other's.

    `had` is what was counted in the deal so far; it stays empty where only the end matters.
    """

    options: Options
    results: tuple[Pair, ...]
    number: int
    elder: bool
    had: Pair = (0, 0)


class Equity(Struct, frozen=True, eq=False):
    """The worth of every result of the running deal for the one who asks.

    `degraded` says that the tables are missing and the value of deals to come is rough.
    """

    standing: Standing
    after: Worth  # of both totals after the deal, mine first
    degraded: bool
    before: Pair
    _known: dict[tuple[float, float], float] = field(default_factory=dict)

    def value(self, mine: float, theirs: float) -> float:
        """Settlement points I shall get on average if the deal ends with these points."""
        known = self._known.get((mine, theirs))
        if known is None:
            if mine != floor(mine) or theirs != floor(theirs):
                return self._between(mine, theirs)
            known = self._known[mine, theirs] = self.after(*self.ends(int(mine), int(theirs)))
        return known

    def ends(self, mine: int, theirs: int) -> Pair:
        """Both totals if the deal ends with these points, mine first."""
        twice = weight(self.standing.number, self.standing.options)
        return self.before[0] + twice * mine, self.before[1] + twice * theirs

    def values(self, pairs: Iterable[tuple[float, float]]) -> list[float]:
        """The value of each pair of points, mine first."""
        return [self.value(mine, theirs) for mine, theirs in pairs]

    @property
    def settles(self) -> bool:
        """Whether the end of the deal settles the partie, unless it is equal then."""
        return _settles(self.standing)

    def _between(self, mine: float, theirs: float) -> float:
        """The value of points, an average of them lying between the whole numbers beside it."""
        if mine != (low := floor(mine)):
            part = mine - low
            return (1 - part) * self.value(low, theirs) + part * self.value(low + 1, theirs)
        low = floor(theirs)
        part = theirs - low
        return (1 - part) * self.value(mine, low) + part * self.value(mine, low + 1)


def equity(view: View) -> Equity:
    """What results of the deal on the table are worth to `view.player`; ValueError without one."""
    return equity_of(standing_of(view))


def standing_of(view: View) -> Standing:
    """The partie as it stands in the deal on the table; ValueError without one."""
    deal, me = deal_of(view), view.player
    had = (0, 0)
    if view.options.deals is None:
        had = counted(deal)
    earlier = view.results[: deal.number - 1]
    results = tuple((pair[me], pair[me.other]) for pair in earlier)
    return Standing(view.options, results, deal.number, deal.seat is ELDER, had)


@lru_cache(maxsize=64)
def equity_of(standing: Standing) -> Equity:
    """The same for a partie given by its standing."""
    return Equity(standing, *_after(standing), totals(standing.results, standing.options))


def _settles(standing: Standing) -> bool:
    deals = standing.options.deals
    return deals is not None and standing.number in (deals, deals + EXTRA_DEALS)


def _after(standing: Standing) -> tuple[Worth, bool]:
    """How totals after the deal are valued, and whether it is done roughly."""
    options, number = standing.options, standing.number
    if options.deals is None:
        return _to_a_hundred(standing)
    if _settles(standing):
        return partial(_settled, options, _before_extra(standing)), False
    last = options.deals if number < options.deals else options.deals + EXTRA_DEALS
    weights = tuple(weight(later, options) for later in range(number + 1, last + 1))
    edge, needed = rubicon_of(standing)
    found = tables()
    worth: Worth
    if found is None:
        worth = partial(rough_partie, weights, edge)
    elif len(weights) == 1:
        worth = OneDeal(found, weights[0], edge, needed)
    else:
        worth = Partie(partie_sheet(found, options.rubicon, weights))
    return (partial(_turned, worth) if standing.elder else worth), found is None


def _turned(worth: Worth, mine: int, theirs: int) -> float:
    """The value for this deal's elder, who is younger in the next."""
    return -worth(theirs, mine)


def _settled(options: Options, without_extra: Pair | None, mine: int, theirs: int) -> float:
    settled = settle((mine, theirs), options, without_extra)
    return settled.points if settled.winner is Player.A else -settled.points


def _before_extra(standing: Standing) -> Pair | None:
    deals = standing.options.deals
    if deals is None or standing.number <= deals:
        return None
    return totals(standing.results[:deals], standing.options)


def rubicon_of(standing: Standing) -> Pair:
    """Below which total a loser is rubiconed, and what the winner needs for it."""
    options, without_extra = standing.options, _before_extra(standing)
    edge = RUBICON
    if without_extra and options.rubicon_deals is RubiconDeals.WITHOUT_EXTRA:
        # Both had as many, and it is settled whether the loser of the two deals is below.
        edge = _NO_TOTAL_REACHES if without_extra[0] < RUBICON else 0
    match options.rubicon:
        case Rubicon.ALWAYS:
            return edge, 0
        case Rubicon.WINNER_HAS_A_HUNDRED:
            return edge, RUBICON
        case Rubicon.NONE:
            return 0, 0


def _to_a_hundred(standing: Standing) -> tuple[Worth, bool]:
    double, found = standing.options.double_below_fifty, tables()
    going_on = partial(rough_hundred, double) if found is None else hundred_sheet(found, double).at
    later = partial(_turned, going_on) if standing.elder else going_on
    return partial(_hundred, standing, later), found is None


def _hundred(standing: Standing, later: Worth, mine: int, theirs: int) -> float:
    """A total of a hundred ends the game; where both would have it, the one who is first wins."""
    if max(mine, theirs) < HUNDRED:
        return later(mine, theirs)
    double = standing.options.double_below_fifty and min(mine, theirs) < FIFTY
    return PARTIE * (2 if double else 1) * (2 * first(standing, mine, theirs) - 1)


def first(standing: Standing, mine: int, theirs: int) -> float:
    """How likely I have my hundred first if the deal, played out, came to these totals.

    Where both would have it, it goes by which part of what he still makes each of us needs.
    """
    if min(mine, theirs) < HUNDRED:
        return float(mine >= HUNDRED)
    before = totals(standing.results, standing.options)
    needs = [
        (HUNDRED - was - had) / max(end - was - had, 1)
        for was, had, end in zip(before, standing.had, (mine, theirs), strict=True)
    ]
    return min(max(0.5 + _BY_SHARE * (needs[1] - needs[0]), 0.0), 1.0)
