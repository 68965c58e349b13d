"""What counts: how many deals, how often each, towards what, and which lines of the last ledger.

It reads the options agreed on, so that panel, deal sheet and score card add up in every game.
"""

from __future__ import annotations

from rules.core.seats import Player
from rules.piquet.hundred import in_order_of_reckoning
from rules.piquet.options import EXTRA_DEALS, HUNDRED, Length, Options, Rubicon, RubiconDeals
from rules.piquet.scoring import Ledger, Line, total
from rules.piquet.settlement import Pair, totals, weight
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View


def deals_of(options: Options, finished: int, over: bool) -> int | None:
    """How many deals there are, a tie's two included; None where a hundred ends the partie."""
    usual = options.deals
    if usual is None:
        return None
    tied = finished > usual or (finished == usual and not over)
    return usual + EXTRA_DEALS if tied else usual


def goal_of(options: Options) -> Rubicon | Length | None:
    """What a hundred is wanted for: the rubicon, the game itself, or nothing."""
    if options.length is Length.TO_A_HUNDRED:
        return Length.TO_A_HUNDRED
    return None if options.rubicon is Rubicon.NONE else options.rubicon


def running(seen: View) -> DealView | None:
    """The deal that is not over yet."""
    deal = seen.deal
    return deal if deal is not None and deal.number > len(seen.results) else None


def live_totals(seen: View) -> Pair:
    """Points of the partie so far, the running deal's included, A's first."""
    return totals(_results(seen), seen.options)


def towards(seen: View) -> Pair:
    """The points that count towards a hundred: by option those of a tie's two deals do not."""
    deals = _results(seen)
    if seen.options.rubicon_deals is RubiconDeals.WITHOUT_EXTRA:
        deals = deals[: seen.options.deals]
    return totals(deals, seen.options)


def _results(seen: View) -> tuple[Pair, ...]:
    deal = running(seen)
    if deal is None:
        return seen.results
    own, other = total(deal.ledger, deal.seat), total(deal.ledger, deal.seat.other)
    now = (own, other) if seen.player is Player.A else (other, own)
    return (*seen.results, now)


def counting(seen: View, ledger: Ledger) -> Ledger:
    """The lines that count, of the ledger of the deal on the table.

    The last deal of a game to a hundred counts to the line that reached it: what was spoken before,
    but would be reckoned later, is left out (U19).
    """
    if seen.deal is None:
        return ledger
    deal, options = seen.deal, seen.options
    if options.length is not Length.TO_A_HUNDRED or seen.phase is not Phase.OVER:
        return ledger
    before = totals(seen.results[:-1], options)
    points = {deal.seat: before[seen.player], deal.seat.other: before[seen.player.other]}
    lines: list[Line] = []
    for _, line in in_order_of_reckoning(ledger):
        lines.append(line)
        points[line.seat] += line.points
        if points[line.seat] >= HUNDRED:
            break
    return tuple(lines)


def times(seen: View) -> int:
    """How often the deal on the table counts."""
    return weight(seen.deal.number, seen.options) if seen.deal is not None else 1
