"""A whole match: what stands in its log, what is played now, and the figures of all."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from game.match.failures import MatchError
from game.match.log import MatchLog
from game.match.pairs import Match
from game.match.progress import Progress
from game.match.result import PairResult
from game.match.scores import recorded, write_scores
from game.match.workers import play


class Plan(Struct, frozen=True, kw_only=True):
    """Which pairs of a match are played, and how."""

    numbers: range
    jobs: int  # processes
    on: str = ""  # or the address of a scheduler, whose workers play
    patience: int  # seconds in which an engine has to answer
    log: Path | None


def play_match(match: Match, plan: Plan) -> tuple[list[PairResult], bool]:
    """The pairs there are in the end, by their numbers, and whether it was interrupted.

    Only what does not stand in the log is played. MatchError when it cannot be played to its end.
    """
    log = None if plan.log is None else MatchLog(plan.log, match)
    kept = {} if log is None else log.pairs
    pairs = {number: kept[number] for number in plan.numbers if number in kept}
    interrupted = False
    try:
        _play_on(match, plan, pairs, log)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if log is not None:
            log.close()
    return [pairs[number] for number in sorted(pairs)], interrupted


def _play_on(match: Match, plan: Plan, pairs: dict[int, PairResult], log: MatchLog | None) -> None:
    numbers = [number for number in plan.numbers if number not in pairs]
    progress = Progress(sys.stderr, len(plan.numbers), [pair.margin for pair in pairs.values()])
    played = play(match, numbers, plan.jobs, plan.patience, plan.on)
    try:
        for pair in played:
            if log is not None:
                log.add(pair)
            pairs[pair.number] = pair
            progress.add(pair.margin)
    finally:
        played.close()
        progress.end()


def record_scores(path: Path, match: Match, pairs: Iterable[PairResult], before: int) -> None:
    """Write to a file the scores of parties when so many deals were left to play."""
    scores = recorded(pairs, before, match.agreed, match.game)
    keep(path, "".join(f"{write_scores(each)}\n" for each in scores))


def text_of(path: Path) -> str:
    """What stands in a file; MatchError where it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise MatchError(f"{path} cannot be read: {error.strerror or error}") from None
    except ValueError:
        raise MatchError(f"{path} is no text") from None


def keep(path: Path, text: str) -> None:
    """Write a file; MatchError where that cannot be done."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise MatchError(f"{path} cannot be written: {error.strerror or error}") from None
