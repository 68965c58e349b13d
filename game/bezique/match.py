"""Bezique in matches.

What is told of its deals, and how a partie goes on from the points of its deals.
"""

from __future__ import annotations

from game.bezique.statistics import counts_of
from game.match.arena import (
    Arena,
    DealFacts,
    Results,
    Unfinished,
    begun_by,
    cut_by_chance,
    has_reached,
    in_phase,
    phase_name,
)
from rules.bezique.actions import Cut
from rules.bezique.game import bring
from rules.bezique.options import Options
from rules.bezique.pack import pack_of
from rules.bezique.partie import apply, start_deal
from rules.bezique.settlement import Settlement
from rules.bezique.state import Phase, State
from rules.core.seats import Player

ITEMS = (
    *("seven", "marriage", "sequence", "bezique", "double bezique", "four alike"),
    *("carte blanche", "last trick", "brisques", "forfeit"),
)
"""What points are made with, in the order of the parts of a deal's score."""


def facts(state: State) -> DealFacts:
    """Of the deal that was just finished."""
    return DealFacts(counts_of(state))


MOST_POINTS = 20_000
"""More than anybody makes in one deal, a deal of Rubicon Bezique with all its beziques included."""


def is_over(results: Results, options: Options) -> bool:
    """Whether somebody has won the game by these deals."""
    if options.rubicon:
        return bool(results)
    return has_reached(results, options.target)


def _start_deal(options: Options) -> State:
    return start_deal(options, Player.B)


def _rubicon(settlement: Settlement) -> bool:
    return settlement.rubicon


def _deals(options: Options) -> int | None:
    return 1 if options.rubicon else None


MATCH = Arena(
    start_deal=_start_deal,
    unasked=cut_by_chance(Phase.CUT, Cut, lambda state: len(pack_of(state.options))),
    items=ITEMS,
    made={"doubles": "double bezique", "sequences": "sequence"},
    facts=facts,
    rubicon=_rubicon,
    slow="window",
    is_slow=in_phase(Phase.WINDOW),
    phase=phase_name,
    unfinished=Unfinished(
        most=MOST_POINTS, deals=_deals, is_over=is_over, begun=begun_by(start_deal, apply, bring)
    ),
)
