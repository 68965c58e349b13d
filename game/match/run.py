"""A whole match: what stands in its log, what is played now, and the figures of all."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TextIO

from msgspec import Struct
from msgspec.structs import replace

from game.games import papers_of
from game.match.arena import MatchError
from game.match.figures import estimate
from game.match.log import MatchLog
from game.match.pairs import Match
from game.match.result import PairResult
from game.match.scores import recorded, write_scores
from game.match.workers import play
from game.pages.variants import Option, variants_of
from rules.core.game import Options


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


_BAR = 24  # letters
_BAR_SECONDS, _LINE_SECONDS = 0.2, 10.0


class Progress:
    """What is said while a match runs. `now`: a clock, in seconds."""

    def __init__(
        self,
        stream: TextIO,
        pairs: int,
        margins: list[int],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`pairs`: how many there will be; `margins`: of those that are known already."""
        self._stream, self._pairs, self._now = stream, pairs, now
        self._margins = list(margins)
        self._before = len(margins)
        self._bar = stream.isatty()
        self._began = self._said = now()
        self._width = 0

    def add(self, margin: int) -> None:
        """One pair more is finished."""
        self._margins.append(margin)
        pause = _BAR_SECONDS if self._bar else _LINE_SECONDS
        if self._now() - self._said >= pause:
            self._said = self._now()
            self._say()

    def end(self) -> None:
        """Leave no bar behind."""
        if self._width:
            self._stream.write("\r" + " " * self._width + "\r")
            self._stream.flush()

    def _say(self) -> None:
        done, whole = len(self._margins), self._pairs
        margin = estimate(self._margins)
        seconds = (self._now() - self._began) / (done - self._before) * (whole - done)
        text = f"{done} of {whole} pairs, margin {margin.text('+.2f')}, {_time(seconds)} left"
        if not self._bar:
            self._stream.write(text + "\n")
        else:
            full = _BAR * done // whole
            text = f"[{'#' * full}{'.' * (_BAR - full)}] {text}"
            self._stream.write("\r" + text.ljust(self._width))
            self._width = len(text)
        self._stream.flush()


def _time(seconds: float) -> str:
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"


def named_games(game: str) -> tuple[str, ...]:
    """The names of the games with names, the usual one first."""
    return tuple(each.name for each in variants_of(game).named)


def agreed(game: str, name: str | None, changes: Sequence[str]) -> Options:
    """The options of a named game (None: as usual) with changes written as `younger-least=0`.

    MatchError for an option or a value that is not known.
    """
    named = {each.name: each.options for each in variants_of(game).named}
    options = papers_of(game).usual() if name is None else named[name]
    for change in changes:
        word, equals, value = change.partition("=")
        if not equals:
            raise MatchError(f"{change[:60]!r} is no option; write it as younger-least=0")
        option = _option(game, word)
        if value not in option.values:
            known = " or ".join(option.values)
            raise MatchError(f"the option {_word(option)} is {known}, not {value}")
        changed: dict[str, Any] = {option.field: option.values[value]}
        options = replace(options, **changed)
    return options


def _option(game: str, word: str) -> Option:
    options = variants_of(game).options
    found = next((each for each in options if _word(each) == word.replace("_", "-")), None)
    if found is None:
        known = ", ".join(map(_word, options)) or "none"
        raise MatchError(f"{word} is no option; the options are {known}")
    return found


def _word(option: Option) -> str:
    """The name of an option as it is written: "younger-least"."""
    return option.field.replace("_", "-")
