"""Bezique in matches: what it tells of deals, and how a partie goes on from its score."""

from __future__ import annotations

from game.bezique.match.facts import CLASSES, facts
from game.bezique.match.scores import MOST_POINTS, begun, is_over
from game.match.arena import Arena, Unfinished
from rules.bezique.actions import Cut
from rules.bezique.options import Options
from rules.bezique.pack import pack_of
from rules.bezique.partie import start_deal
from rules.bezique.settlement import Settlement
from rules.bezique.state import Phase, State
from rules.bezique.view import View
from rules.core.seats import Player


def _start_deal(options: Options) -> State:
    return start_deal(options, Player.B)


def _cut(state: State, turn: Player) -> Cut | None:
    """A's is the top card, B's the lowest: which cards lie there is chance."""
    if state.phase is not Phase.CUT:
        return None
    return Cut(0 if turn is Player.A else len(pack_of(state.options)) - 1)


def _rubicon(settlement: Settlement) -> bool:
    return settlement.rubicon


def _in_window(seen: View) -> bool:
    return seen.phase is Phase.WINDOW


def _phase(seen: View) -> str:
    return seen.phase.value


def _deals(options: Options) -> int | None:
    return 1 if options.rubicon else None


MATCH = Arena(
    start_deal=_start_deal,
    unasked=_cut,
    items=tuple(CLASSES),
    made={"doubles": "double bezique", "sequences": "sequence"},
    facts=facts,
    rubicon=_rubicon,
    slow="window",
    is_slow=_in_window,
    phase=_phase,
    unfinished=Unfinished(most=MOST_POINTS, deals=_deals, is_over=is_over, begun=begun),
)
