"""`piquet match`: two players against each other in mirrored pairs, and the figures of it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from game.match.contestants import check_name
from game.match.failures import MatchError
from game.match.figures import figures
from game.match.log import Log
from game.match.pairs import Match, What
from game.match.progress import Progress
from game.match.report import data_of_report, text_of_report
from game.match.result import PairTold
from game.match.scores import Scores, read_scores, recorded, write_scores
from game.match.workers import cores, play
from rules.piquet.options import Options
from rules.piquet.presets import PRESETS, Preset
from rules.piquet.record.options_text import read_name, read_value, with_value

BAD_INPUT, INTERRUPTED = 2, 130
_MOST_PAIRS, _MOST_JOBS, _MOST_SEED = 1_000_000, 256, (1 << 53) - 1
_EPILOG = """A player is one of ours by name, open:NAME (ours, seeing both hands), or an engine by
its command line: --b 'cmd:./my-engine --fast'; it is asked and answers as PROTOCOL.md says."""


def run(arguments: Sequence[str]) -> int:
    """Play a match; the exit code is 2 when it cannot be played, 130 when it was interrupted."""
    wanted = _parser().parse_args(arguments)
    try:
        return _Run(wanted).play()
    except MatchError as error:
        print(f"piquet match: {error}", file=sys.stderr)
        return BAD_INPUT


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"piquet match: {message}; see piquet match --help\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="piquet match",
        description="Two players against each other: the same packs twice, chairs changed between.",
        epilog=_EPILOG,
    )
    add = parser.add_argument
    add("--a", required=True, metavar="PLAYER", help="the first player, whose margin is told")
    add("--b", required=True, metavar="PLAYER", help="the second player")
    add("--pairs", required=True, type=_number(1, _MOST_PAIRS), metavar="N", help="how many pairs")
    add(
        "--seed",
        type=_number(0, _MOST_SEED),
        default=1,
        metavar="S",
        help="another seed, other packs (1)",
    )
    add(
        "--first",
        type=_number(1, _MOST_PAIRS),
        default=1,
        metavar="K",
        help="begin with pair K (1)",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--parties", action="store_true", help="a pair is two whole parties")
    what.add_argument(
        "--scores", type=Path, metavar="FILE", help="play parties on from the scores in a file"
    )
    add(
        "--preset",
        choices=[preset.value for preset in Preset],
        default=Preset.RUBICON.value,
        help="the game that is played",
    )
    add(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="and one option changed"
    )
    add(
        "--jobs",
        type=_number(1, _MOST_JOBS),
        default=cores(),
        metavar="J",
        help="processes (all cores)",
    )
    add(
        "--patience",
        type=_number(1, 3600),
        default=60,
        metavar="SECONDS",
        help="how long an engine may take for an answer (60)",
    )
    add("--log", type=Path, metavar="FILE", help="keep each pair there, and go on from it")
    add("--record", type=Path, metavar="FILE", help="write scores of the parties for --scores")
    add(
        "--before",
        type=_number(1, 5),
        default=1,
        metavar="N",
        help="with so many deals left to play (1)",
    )
    add("--json", action="store_true", help="print the figures as JSON")
    return parser


def _number(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers in a range."""

    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else -1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(
                f"{text[:30]!r} is no whole number from {least} to {most}"
            )
        return number

    return read


def _options(preset: str, changes: Sequence[str]) -> Options:
    options = PRESETS[Preset(preset)]
    for change in changes:
        word, equals, value = change.partition("=")
        if not equals:
            raise MatchError(f"{change[:60]!r} is no option; write it as younger-least=0")
        try:
            name = read_name(word)
            options = with_value(options, name, read_value(name, value))
        except ValueError as error:
            raise MatchError(str(error)) from None
    return options


class _Run:
    """One run of the command: what was asked for, and the pairs that are known so far."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self._wanted = wanted
        for name in (wanted.a, wanted.b):
            check_name(name)
        if wanted.record is not None and not wanted.parties:
            raise MatchError("--record keeps the scores of parties: add --parties")
        options = _options(wanted.preset, wanted.option)
        what = What.PARTIES if wanted.parties else What.DEALS
        scores: tuple[Scores, ...] = ()
        if wanted.scores is not None:
            what, scores = What.SCORES, read_scores(_text(wanted.scores), options)
        self._match = Match((wanted.a, wanted.b), wanted.seed, what, options, scores)
        self._numbers = range(wanted.first, wanted.first + wanted.pairs)
        self._pairs: dict[int, PairTold] = {}

    def play(self) -> int:
        """Play what is not in the log yet, and print the figures of all."""
        if self._wanted.record is not None:
            _keep(self._wanted.record, "")  # rather now than after an hour
        log = None if self._wanted.log is None else Log(self._wanted.log, self._match)
        if log is not None:
            self._pairs = {
                number: log.pairs[number] for number in self._numbers if number in log.pairs
            }
        interrupted = False
        try:
            self._play_on(log)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            if log is not None:
                log.close()
        self._tell()
        return INTERRUPTED if interrupted else 0

    def _play_on(self, log: Log | None) -> None:
        wanted = self._wanted
        numbers = [number for number in self._numbers if number not in self._pairs]
        margins = [pair.margin for pair in self._pairs.values()]
        progress = Progress(sys.stderr, len(self._numbers), margins)
        played = play(self._match, numbers, wanted.jobs, wanted.patience)
        try:
            for pair in played:
                if log is not None:
                    log.add(pair)
                self._pairs[pair.number] = pair
                progress.add(pair.margin)
        finally:
            played.close()
            progress.end()

    def _tell(self) -> None:
        wanted, found = self._wanted, figures(self._pairs.values())
        if wanted.record is not None:
            pairs = [self._pairs[number] for number in sorted(self._pairs)]
            scores = recorded(pairs, wanted.before, self._match.options)
            _keep(wanted.record, "".join(f"{write_scores(each)}\n" for each in scores))
        if wanted.json:
            print(json.dumps(data_of_report(self._match, found), indent=2))
        else:
            print(text_of_report(self._match, found))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise MatchError(f"{path} cannot be read: {error.strerror or error}") from None
    except ValueError:
        raise MatchError(f"{path} is no text") from None


def _keep(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise MatchError(f"{path} cannot be written: {error.strerror or error}") from None
