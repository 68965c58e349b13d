"""The parts of each deal of a stored partie, from its log, and their form as text to be kept.

A log is replayed deal by deal, so that a page that waits for it can draw in between; what was found
is kept in a file beside the book, for a finished partie never changes. That file may be lost or be
wrong without harm: parts that do not add up to the score card's points are passed over, and the log
is replayed again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from game.piquet.counting import counting
from game.piquet.statistics import PART_OF, PARTS, Counts
from game.saves.line_of_play import deeds_of
from rules.core.game import Illegal
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.notation import NotationError, parse_action
from rules.piquet.options import Options
from rules.piquet.state import State
from rules.piquet.view import view

_SCHEMA = 1


def counts_of(state: State) -> Counts:
    """The parts of the ledger of the deal that has just ended, A's first."""
    deal = state.current
    points = [[0] * len(PARTS), [0] * len(PARTS)]
    for line in counting(view(state, Player.A), deal.ledger):
        points[deal.player(line.seat)][PARTS.index(PART_OF[line.item])] += line.points
    return tuple(points[Player.A]), tuple(points[Player.B])


def replayed_deals(options: Options, lines: Sequence[str]) -> Iterator[tuple[int, Counts]]:
    """Replays a log: each finished deal by its number, as far as the rules of today go along."""
    state = partie.start(options)
    for line in deeds_of(lines):
        over = len(state.results)
        try:
            moments = partie.apply(state, parse_action(line))
        except (Illegal, NotationError):
            return
        state = moments[-1].state
        if len(state.results) > over:
            yield state.current.number, counts_of(state)


def write_kept(kept: Mapping[str, Mapping[int, Counts]]) -> str:
    """What was found of some parties, by their keys, as JSON."""
    parties = {key: [[n, *counts] for n, counts in deals.items()] for key, deals in kept.items()}
    data = {"schema": _SCHEMA, "parts": PARTS, "parties": parties}
    return json.dumps(data, separators=(",", ":"))


def read_kept(text: str) -> dict[str, dict[int, Counts]]:
    """Read back what `write_kept` wrote; what makes no sense is passed over: it is found again."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    match data:
        case {"schema": schema, "parts": list(parts), "parties": dict(parties)} if (
            schema == _SCHEMA and tuple(parts) == PARTS
        ):
            return {key: found for key, deals in parties.items() if (found := _deals(deals))}
    return {}


def _deals(data: object) -> dict[int, Counts]:
    found: dict[int, Counts] = {}
    for deal in data if isinstance(data, list) else ():
        match deal:
            case [int(number), [*a], [*b]] if _is_points(a) and _is_points(b):
                found[number] = tuple(a), tuple(b)
    return found


def _is_points(values: list[object]) -> bool:
    return len(values) == len(PARTS) and all(type(value) is int for value in values)
