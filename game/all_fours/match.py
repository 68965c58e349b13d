"""All-Fours in matches.

What is told of its deals, and how a partie goes on from the points of its deals.
"""

from __future__ import annotations

from game.all_fours.statistics import PARTS, counts_of
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
from rules.all_fours.actions import Cut
from rules.all_fours.game import bring
from rules.all_fours.options import Options
from rules.all_fours.pack import PACK
from rules.all_fours.partie import apply, start_deal
from rules.all_fours.state import Phase, State
from rules.core.seats import Player

ITEMS = tuple(part.value for part in PARTS)
"""What points are made with."""
SHARED = {"begged": "begged", "run": "cards run", "bunched": "bunched"}
"""What may be so of a whole deal: as JSON names it, and as a report does."""


def facts(state: State) -> DealFacts:
    """Of the deal that was just finished."""
    deal = state.current
    return DealFacts(counts_of(state), shared=(deal.begs > 0, bool(deal.set_aside), deal.bunched))


MOST_POINTS = 40
"""More than anybody makes in one deal, all fines included."""


def is_over(results: Results, options: Options) -> bool:
    """Whether somebody has won the game by these deals."""
    return has_reached(results, options.target)


def _start_deal(options: Options) -> State:
    return start_deal(options, Player.B)


MATCH = Arena(
    start_deal=_start_deal,
    unasked=cut_by_chance(Phase.CUT, Cut, lambda _state: len(PACK)),
    items=ITEMS,
    shared=SHARED,
    made={"jacks": "jack"},
    facts=facts,
    slow="lay-away",
    is_slow=in_phase(Phase.LAY_AWAY),
    phase=phase_name,
    unfinished=Unfinished(
        most=MOST_POINTS,
        deals=lambda _options: None,
        is_over=is_over,
        begun=begun_by(start_deal, apply, bring),
    ),
)
