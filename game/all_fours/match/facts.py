"""What is told of a deal of All-Fours in a match: whose points for what."""

from __future__ import annotations

from game.all_fours.statistics.parts import PARTS, counts_of
from game.match.arena import DealFacts
from rules.all_fours.state import State

ITEMS = tuple(part.value for part in PARTS)
"""What points are made with."""
SHARED = {"begged": "begged", "run": "cards run", "bunched": "bunched"}
"""What may be so of a whole deal: as JSON names it, and as a report does."""


def facts(state: State) -> DealFacts:
    """Of the deal that was just finished."""
    deal = state.current
    return DealFacts(counts_of(state), shared=(deal.begs > 0, bool(deal.set_aside), deal.bunched))
