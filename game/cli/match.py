"""`piquet match`: two players against each other in mirrored pairs, and the figures of it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from game.games import PIQUET, bringing
from game.match.arena import MatchError
from game.match.contestants import check_name
from game.match.figures import figures
from game.match.log import as_begun
from game.match.pairs import Match, What
from game.match.report import data_of_report, text_of_report
from game.match.run import Plan, agreed, keep, named_games, play_match, record_scores, text_of
from game.match.scores import Scores, read_scores, unfinished_of
from game.match.workers import cores

BAD_INPUT, INTERRUPTED = 2, 130
_MOST_PAIRS, _MOST_JOBS, _MOST_SEED = 1_000_000, 256, (1 << 53) - 1
_EPILOG = """A player is one of ours by name, open:NAME (ours, seeing both hands), or an engine by
its command line: --b 'cmd:./my-engine --fast'; it is asked and answers as PROTOCOL.md says.
mixed:exchange=master,rest=plain shares the parts of a deal (exchange, calls, play) out,
mixed:elder-exchange=master,rest=plain those of one chair: where both do the same, so is the rest.
"""


def run(arguments: Sequence[str]) -> int:
    """Play a match; the exit code is 2 when it cannot be played, 130 when it was interrupted."""
    which = _Parser(add_help=False)
    which.add_argument("--game", choices=bringing("ai"), default=PIQUET, help="what is played")
    game: str = which.parse_known_args(arguments)[0].game
    wanted = _parser(which, named_games(game)).parse_args(arguments)
    try:
        return _play(wanted)
    except MatchError as error:
        print(f"piquet match: {error}", file=sys.stderr)
        return BAD_INPUT


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"piquet match: {message}; see piquet match --help\n")


def _parser(which: argparse.ArgumentParser, named: Sequence[str]) -> argparse.ArgumentParser:
    """All arguments; `which` reads the game, whose games with names these are."""
    parser = _Parser(
        parents=[which],
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
    if named:
        add("--preset", choices=named, default=named[0], help="which of its named games")
    else:
        parser.set_defaults(preset=None)
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
    add("--on", default="", metavar="ADDRESS", help="the workers of a dask scheduler play instead")
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


def _match(wanted: argparse.Namespace) -> Match:
    for name in (wanted.a, wanted.b):
        check_name(name, wanted.game)
    if wanted.record is not None and not wanted.parties:
        raise MatchError("--record keeps the scores of parties: add --parties")
    options = agreed(wanted.game, wanted.preset, wanted.option)
    what = What.PARTIES if wanted.parties else What.DEALS
    scores: tuple[Scores, ...] = ()
    if wanted.scores is not None:
        what, scores = What.SCORES, read_scores(text_of(wanted.scores), options, wanted.game)
    return Match(
        names=(wanted.a, wanted.b),
        seed=wanted.seed,
        what=what,
        options=options,
        scores=scores,
        game=wanted.game,
    )


def _play(wanted: argparse.Namespace) -> int:
    """Play what is not in the log yet, and print the figures of all."""
    match = _match(wanted)
    if wanted.log is not None:
        match = as_begun(match, wanted.log)
    if wanted.record is not None:  # rather now than after an hour
        unfinished_of(wanted.game)
        keep(wanted.record, "")
    plan = Plan(
        numbers=range(wanted.first, wanted.first + wanted.pairs),
        jobs=wanted.jobs,
        on=wanted.on,
        patience=wanted.patience,
        log=wanted.log,
    )
    pairs, interrupted = play_match(match, plan)
    if wanted.record is not None:
        record_scores(wanted.record, match, pairs, wanted.before)
    found = figures(pairs, wanted.game)
    if wanted.json:
        print(json.dumps(data_of_report(match, found), indent=2))
    else:
        print(text_of_report(match, found))
    return INTERRUPTED if interrupted else 0
