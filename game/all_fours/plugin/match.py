"""All-Fours in matches: what it tells of deals, and how a partie goes on from its score."""

from __future__ import annotations

from game.all_fours.match.facts import ITEMS, SHARED, facts
from game.all_fours.match.scores import MOST_POINTS, begun, is_over
from game.match.arena import Arena, Unfinished
from rules.all_fours.actions import Cut
from rules.all_fours.options import Options
from rules.all_fours.pack import PACK
from rules.all_fours.partie import start_deal
from rules.all_fours.state import Phase, State
from rules.all_fours.view import View
from rules.core.seats import Player


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
