"""Scores of unfinished parties, one line of JSON each, from which matches go on.

`{"results": [[31, 12], [8, 40]], "first_dealer": "a"}`: the deals so far, player A's points first,
and who dealt the first of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct
from msgspec.json import decode

from game.games import PIQUET
from game.match.arena import MatchError, Results, Unfinished, arena_of
from game.match.result import GameResult, PairResult
from rules.core.game import Options
from rules.core.seats import Player


class Scores(Struct, frozen=True):
    """The deals of a partie so far, player A's points first, and the first dealer."""

    results: Results
    first_dealer: Player


def unfinished_of(game: str) -> Unfinished:
    """How a game goes on with a partie; MatchError where it cannot."""
    if (unfinished := arena_of(game).unfinished) is None:
        raise MatchError(f"parties of {game} cannot be gone on with from a score")
    return unfinished


def read_scores(text: str, options: Options, game: str = PIQUET) -> tuple[Scores, ...]:
    """Every score of a file's text; MatchError naming the line that is none, or is over."""
    unfinished = unfinished_of(game)
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            scores = _read(line, unfinished.most)
        except (ValueError, RecursionError):
            raise MatchError(
                f"line {number} of the scores is not like "
                '{"results": [[31, 12], [8, 40]], "first_dealer": "a"}'
            ) from None
        if unfinished.is_over(scores.results, options):
            raise MatchError(f"line {number} of the scores is a partie that is over")
        found.append(scores)
    if not found:
        raise MatchError("there are no scores in the file")
    return tuple(found)


class _ScoresTold(Struct, forbid_unknown_fields=True):
    results: Results
    first_dealer: Literal["a", "b"]


def _read(line: str, most: int) -> Scores:
    told = decode(line, type=_ScoresTold)
    if not all(0 <= points <= most for deal in told.results for points in deal):
        raise ValueError("no points")
    return Scores(told.results, Player[told.first_dealer.upper()])


def write_scores(scores: Scores) -> str:
    """The line of a score."""
    data = {"results": scores.results, "first_dealer": scores.first_dealer.name.lower()}
    return json.dumps(data)


def recorded(
    pairs: Iterable[PairResult], before: int, options: Options, game: str = PIQUET
) -> Iterator[Scores]:
    """The score of each partie when so many deals were left, a tie's two not counted.

    Where both games of a pair came to the same score, it is given once.
    A partie whose length nobody knows before is cut by the deals it took.
    """
    unfinished = unfinished_of(game)
    deals = unfinished.deals(options)
    for pair in pairs:
        found = dict.fromkeys(_cut(each, before, deals) for each in pair.games)
        for scores in found:
            if scores is not None and not unfinished.is_over(scores.results, options):
                yield scores


def _cut(game: GameResult, before: int, deals: int | None) -> Scores | None:
    left = (deals or len(game.scores)) - before
    if left < 0 or game.first_dealer is None:
        return None
    return Scores(game.scores[:left], game.first_dealer)
