"""What is written of a partie beside its actions: options, settlement as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.game import DEALS, Papers
from rules.core.seats import Player
from rules.piquet.options import HAND, Options, renewed
from rules.piquet.record.options_text import data_of_options, options_of_data
from rules.piquet.settlement import Settlement


def deal_is_due(lines: Sequence[str], options: Options) -> bool:
    """Whether only a pack can come next: all cards are played, or the cut is done.

    `lines` are those since the last pack was dealt, or since the start of the log.
    """
    del options  # by any of them as many cards are played
    if lines and lines[0].startswith(DEALS):
        return sum(line.startswith("play ") for line in lines) == 2 * HAND
    return bool(lines) and lines[-1].startswith(("choose", "cut"))


def write_ending(settlement: Settlement) -> dict[str, Any]:
    """The settlement as plain data."""
    winner = settlement.winner
    return {
        "totals": settlement.totals,
        "winner": None if winner is None else winner.name,
        "points": settlement.points,
        "rubicon": settlement.rubicon,
    }


def read_ending(data: Mapping[str, Any]) -> Settlement:
    """The settlement that plain data holds; ValueError, KeyError or TypeError for none."""
    winner, points = data["winner"], data["points"]
    match data["totals"]:
        case [int(a), int(b)] if isinstance(points, int):
            return Settlement(
                totals=(a, b),
                winner=None if winner is None else Player[str(winner)],
                points=points,
                rubicon=bool(data["rubicon"]),
            )
    raise ValueError("this is no settlement")


PAPERS = Papers(
    usual=Options,
    write_options=data_of_options,
    read_options=options_of_data,
    renewed=renewed,
    write_ending=write_ending,
    read_ending=read_ending,
    deal_is_due=deal_is_due,
)
