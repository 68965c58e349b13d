"""When a deal, a game and a partie are over, and what follows.

Source: section H, and section L for Rubicon Bezique, in which one deal is a game. House choice 9.
"""

from __future__ import annotations

from rules.bezique.chain import Chain
from rules.bezique.events import Counted, DealEnded, GameWon, PartieEnded
from rules.bezique.options import Series, TargetWhen
from rules.bezique.scoring import scores, without_brisques
from rules.bezique.settlement import (
    BEST_OF_FIVE,
    Pair,
    Settlement,
    is_double,
    reached,
    settle_rubicon,
)
from rules.bezique.state import Phase
from rules.core.seats import Player, with_his


def end_if_over(chain: Chain) -> None:
    """End a game at the line of the ledger that reaches the target (ZH2), a deal with its play."""
    options = chain.state.options
    if chain.counted and not options.rubicon and options.target_when is TargetWhen.AT_ONCE:
        before = chain.state.standing.totals
        for done, moment in enumerate(chain.moments, 1):
            event = moment.event
            if isinstance(event, Counted):
                player = event.line.player
                if before[player] + event.running >= options.target:
                    chain.stops_after(done)
                    _end_deal(chain)
                    return
    first, second = chain.deal.hands
    if not first and not second:
        if options.rubicon:
            _end_rubicon(chain)
        else:
            _end_deal(chain)


def _end_deal(chain: Chain) -> None:
    """A deal of the common game is over; perhaps somebody has won a game by it."""
    deal, options = chain.deal, chain.state.options
    before, points = chain.state.standing.totals, scores(deal.ledger)
    results = (*chain.state.standing.results, points)
    chain.happens(DealEnded(deal.number, points), Phase.DEAL, results=results)
    totals = _sum(before, points)
    plain = _sum(before, without_brisques(deal.ledger))
    winner = reached(totals, plain, deal.leader, options.target)
    if winner is not None:
        _win_game(chain, winner, totals)


def _win_game(chain: Chain, winner: Player, totals: Pair) -> None:
    """A game is won; with it the partie, or one of the games of the match (ZH4)."""
    options, standing = chain.state.options, chain.state.standing
    double = is_double(totals, winner, options)
    games = with_his(standing.games, winner, standing.games[winner] + (2 if double else 1))
    chain.happens(GameWon(winner, totals, double), games=games, began=len(standing.results))
    if options.series is Series.SINGLE_GAME:
        points = totals[winner] - totals[winner.other]
        _end_partie(chain, Settlement(totals, winner, points, double=double, games=games))
    elif games[winner] >= BEST_OF_FIVE:
        points = games[winner] - games[winner.other]
        every = _sum(*standing.results)
        _end_partie(chain, Settlement(every, winner, points, double=double, games=games))


def _end_rubicon(chain: Chain) -> None:
    """One deal is a game and the partie; brisques are settled apart (section L)."""
    deal = chain.deal
    points = scores(deal.ledger)
    results = (*chain.state.standing.results, points)
    chain.happens(DealEnded(deal.number, points), results=results)
    brisques = deal.brisques(Player.A), deal.brisques(Player.B)
    _end_partie(chain, settle_rubicon(points, brisques, chain.state.options))


def _end_partie(chain: Chain, settlement: Settlement) -> None:
    chain.happens(PartieEnded(settlement), Phase.OVER, settlement=settlement)


def _sum(*pairs: Pair) -> Pair:
    return sum(a for a, _ in pairs), sum(b for _, b in pairs)
