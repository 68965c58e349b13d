"""All-Fours in matches.

What is told of its deals, and how a partie goes on from the points of its deals.
"""

from __future__ import annotations

from game.all_fours.statistics import PARTS, counts_of
from game.match.arena import Arena, DealFacts, Results, Unfinished
from rules.all_fours.actions import Cut
from rules.all_fours.game import bring
from rules.all_fours.options import Options
from rules.all_fours.pack import PACK
from rules.all_fours.partie import apply, start_deal
from rules.all_fours.state import Phase, State
from rules.all_fours.view import View
from rules.core.cards import Card
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
    return any(sum(points[player] for points in results) >= options.target for player in Player)


def begun(
    results: Results, first_dealer: Player, options: Options, pack: tuple[Card, ...]
) -> State:
    """A partie with its next deal on the table, dealt by the one whose turn it is."""
    dealer = first_dealer.other if len(results) % 2 else first_dealer
    before = start_deal(options, dealer, results)
    return apply(before, bring(before, pack))[-1].state


def _start_deal(options: Options) -> State:
    return start_deal(options, Player.B)


def _cut(state: State, turn: Player) -> Cut | None:
    """A's is the top card, B's the lowest: which cards lie there is chance."""
    if state.phase is not Phase.CUT:
        return None
    return Cut(0 if turn is Player.A else len(PACK) - 1)


def _laying_away(seen: View) -> bool:
    return seen.phase is Phase.LAY_AWAY


def _phase(seen: View) -> str:
    return seen.phase.value


MATCH = Arena(
    start_deal=_start_deal,
    unasked=_cut,
    items=ITEMS,
    shared=SHARED,
    made={"jacks": "jack"},
    facts=facts,
    slow="lay-away",
    is_slow=_laying_away,
    phase=_phase,
    unfinished=Unfinished(
        most=MOST_POINTS, deals=lambda _options: None, is_over=is_over, begun=begun
    ),
)
