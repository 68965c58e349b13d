"""Scores of unfinished parties, one line of JSON each, from which matches go on.

`{"results": [[31, 12], [8, 40]], "first_dealer": "a"}`: the deals so far, player A's points first,
and who dealt the first of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.match.failures import MatchError
from game.match.result import GameTold, PairTold
from rules.core.seats import Player
from rules.piquet.options import EXTRA_DEALS, HUNDRED, Options, Tie
from rules.piquet.settlement import Pair, totals
from rules.piquet.state import Phase, State

_MOST_POINTS = 1000  # in one deal; nobody can make as many as two hundred


@dataclass(frozen=True, slots=True)
class Scores:
    """The deals of a partie so far, player A's points first, and the first dealer."""

    results: tuple[Pair, ...]
    first_dealer: Player


def at_score(scores: Scores, options: Options) -> State:
    """A partie that awaits its next deal; `pairs` sees to it that the right player deals."""
    return State(options, Phase.DEAL, first_dealer=scores.first_dealer, results=scores.results)


def is_over(results: tuple[Pair, ...], options: Options) -> bool:
    """Whether a partie with these deals is over."""
    deals = options.deals
    if deals is None:
        return max(totals(results, options)) >= HUNDRED
    if len(results) < deals:
        return False
    a, b = totals(results[:deals], options)
    tied = a == b and options.tie is Tie.EXTRA_DEALS
    return not tied or len(results) >= deals + EXTRA_DEALS


def read_scores(text: str, options: Options) -> tuple[Scores, ...]:
    """Every score of a file's text; MatchError naming the line that is none, or is over."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            scores = _read(line)
        except (ValueError, TypeError, KeyError, RecursionError):
            raise MatchError(
                f"line {number} of the scores is not like "
                '{"results": [[31, 12], [8, 40]], "first_dealer": "a"}'
            ) from None
        if is_over(scores.results, options):
            raise MatchError(f"line {number} of the scores is a partie that is over")
        found.append(scores)
    if not found:
        raise MatchError("there are no scores in the file")
    return tuple(found)


def _read(line: str) -> Scores:
    data = json.loads(line)
    if set(data) != {"results", "first_dealer"}:
        raise ValueError("other fields")
    results = []
    for a, b in data["results"]:
        if not all(type(it) is int and 0 <= it <= _MOST_POINTS for it in (a, b)):
            raise ValueError("no points")
        results.append((a, b))
    dealer = {"a": Player.A, "b": Player.B}[data["first_dealer"]]
    return Scores(tuple(results), dealer)


def write_scores(scores: Scores) -> str:
    """The line of a score."""
    data = {"results": scores.results, "first_dealer": scores.first_dealer.name.lower()}
    return json.dumps(data)


def recorded(pairs: Iterable[PairTold], before: int, options: Options) -> Iterator[Scores]:
    """The score of each partie when so many deals were left, a tie's two not counted.

    Where both games of a pair came to the same score, it is given once.
    A partie to a hundred, whose length nobody knows before, is cut by the deals it took.
    """
    for pair in pairs:
        found = dict.fromkeys(_cut(game, before, options) for game in pair.games)
        for scores in found:
            if scores is not None and not is_over(scores.results, options):
                yield scores


def _cut(game: GameTold, before: int, options: Options) -> Scores | None:
    left = (options.deals or len(game.scores)) - before
    if left < 0 or game.first_dealer is None:
        return None
    return Scores(game.scores[:left], game.first_dealer)
