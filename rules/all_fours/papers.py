"""What is written of a partie beside its actions: options, settlement as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.all_fours.options import AGREED, Options
from rules.all_fours.partie import apply, start, start_deal
from rules.all_fours.record.notation import parse_action
from rules.all_fours.scoring import Settlement
from rules.all_fours.state import Phase
from rules.core.game import DEALS, Papers, replay
from rules.core.seats import Player


def deal_is_due(lines: Sequence[str], options: Options) -> bool:
    """Whether only a pack can come next.

    How many cards a deal has, and whether its points are claimed by hand, is told only by playing
    it. `lines` are those since the last pack was dealt, or since the start of the log.
    """
    dealt = bool(lines) and lines[0].startswith(DEALS)
    state = start_deal(options, Player.B) if dealt else start(options)
    try:
        told = replay(apply, state, map(parse_action, lines))
    except ValueError:  # a line is lost, or damaged
        return False
    return told.refused is None and told.state.phase is Phase.DEAL


def write_ending(settlement: Settlement) -> dict[str, Any]:
    """The settlement as plain data."""
    return {
        "totals": settlement.totals,
        "winner": settlement.winner.name,
        "points": settlement.points,
    }


def read_ending(data: Mapping[str, Any]) -> Settlement:
    """The settlement that plain data holds; ValueError, KeyError or TypeError for none."""
    winner, points = data["winner"], data["points"]
    if not isinstance(points, int):
        raise TypeError("points are a number")
    match data["totals"]:
        case [int(a), int(b)]:
            return Settlement((a, b), Player[winner], points)
    raise ValueError("this is no settlement")


PAPERS = Papers(
    usual=Options,
    write_options=AGREED.data_of,
    read_options=AGREED.of_data,
    write_ending=write_ending,
    read_ending=read_ending,
    deal_is_due=deal_is_due,
)
