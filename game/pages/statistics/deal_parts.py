"""The parts of each deal of a stored partie, from its log, and their form as text to be kept.

A log is replayed deal by deal, so that a page that waits for it can draw in between; what was found
is kept beside the book, for a finished partie never changes. What is kept may be lost or be wrong
without harm: parts that do not add up to the score card's points are passed over, and the log is
replayed again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from game.games import rules_of
from game.pages.history.partie import deeds_told
from game.pages.statistics.figures import Counts, figures_of
from game.session.course import deeds_of
from rules.core.game import Options


def replayed_deals(
    game: str, options: Options, lines: Sequence[str]
) -> Iterator[tuple[int, Counts]]:
    """Replays a log: each finished deal by its number, as far as the rules of today go along."""
    rules, split = rules_of(game), figures_of(game).split
    if split is None:
        return
    over = 0
    for deed in deeds_told(rules, rules.start(options), deeds_of(lines)):
        finished = len(rules.deals(deed.after).results)
        if finished > over:
            over = finished
            yield finished, split(deed.after)


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
    return all(type(value) is int for value in values)
