"""What is written of the toy beside its actions."""

from __future__ import annotations

from rules.core.game import Papers
from rules.core.seats import Player
from tests.toy.play import Options, Result

PAPERS = Papers(
    usual=Options,
    write_options=lambda options: {"deals": options.deals},
    read_options=lambda data: Options(int(str(data.get("deals", 2)))),
    write_ending=lambda end: {
        "totals": end.totals,
        "winner": None if end.winner is None else end.winner.name,
        "points": end.points,
    },
    read_ending=lambda data: Result(
        (data["totals"][0], data["totals"][1]),
        None if data["winner"] is None else Player[data["winner"]],
        data["points"],
    ),
    deal_is_due=lambda lines, _options: len(lines) in (0, 9),
)
