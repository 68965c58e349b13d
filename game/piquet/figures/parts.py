"""The parts of each deal of a stored partie, from its log, and their form as text to be kept.

A log is replayed deal by deal, so that a page that waits for it can draw in between; what was found
is kept beside the book, for a finished partie never changes. What is kept may be lost or be wrong
without harm: parts that do not add up to the score card's points are passed over, and the log is
replayed again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from game.piquet.face.sheet.counting import counting
from game.piquet.figures.parties import PART_OF, PARTS, Counts
from game.session.line_of_play import deeds_of
from rules.core.game import Illegal
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.options import Options
from rules.piquet.record.notation import NotationError, parse_action
from rules.piquet.state import State
from rules.piquet.view import view


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


def write_parts(deals: Mapping[int, Counts]) -> str:
    """The parts of the deals of a partie, by their numbers, as one line of JSON."""
    return json.dumps([[number, *counts] for number, counts in deals.items()])


def read_parts(text: str) -> dict[int, Counts]:
    """Read back what `write_parts` wrote; what makes no sense is passed over: it is found again."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    found: dict[int, Counts] = {}
    for deal in data if isinstance(data, list) else ():
        match deal:
            case [int(number), [*a], [*b]] if _is_points(a) and _is_points(b):
                found[number] = tuple(a), tuple(b)
    return found


def _is_points(values: list[object]) -> bool:
    return len(values) == len(PARTS) and all(type(value) is int for value in values)
