"""When a deal and the game are over (rows QF1 to QF4)."""

from __future__ import annotations

from rules.all_fours.chain import Chain
from rules.all_fours.events import Counted, DealEnded, PartieEnded
from rules.all_fours.scoring import Settlement, scores
from rules.all_fours.state import Phase
from rules.core.seats import Player


def end_deal(chain: Chain, *, counts: bool = True) -> None:
    """The deal is over, and its points are entered; of a misdeal none."""
    deal, standing = chain.deal, chain.state.standing
    points = scores(deal.ledger) if counts else (0, 0)
    results = (*standing.results, points)
    chain.happens(DealEnded(deal.number, points), Phase.DEAL, results=results)


def stop_at_target(chain: Chain, before: tuple[int, int]) -> None:
    """End the game at the line that reaches the target, whatever came after it (QF2).

    `before` are the totals with which the deal began.
    """
    target = chain.state.options.target
    for done, moment in enumerate(chain.moments, 1):
        event = moment.event
        if isinstance(event, Counted):
            player = event.line.player
            if before[player] + event.running >= target:
                chain.stops_after(done)
                end_deal(chain)
                _end_partie(chain, player)
                return


def _end_partie(chain: Chain, winner: Player) -> None:
    settlement = Settlement(chain.state.standing.totals, winner)
    chain.happens(PartieEnded(settlement), Phase.OVER, settlement=settlement)
