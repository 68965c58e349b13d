"""`piquet engine`: a player of ours as a process that speaks lines of JSON (PROTOCOL.md)."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from typing import BinaryIO

from game.games import GAMES, PIQUET
from game.players.mind import mind_of
from game.players.protocol import LONGEST_LINE, answer_line, write_hello

_VERSION = "1"  # raised when a level plays otherwise than before


def run(arguments: Sequence[str]) -> int:
    """Answer questions from standard input until it ends; the exit code."""
    which = argparse.ArgumentParser(add_help=False)
    which.add_argument("--game", choices=tuple(GAMES), default=PIQUET, help="what is played")
    game: str = which.parse_known_args(arguments)[0].game
    mind = mind_of(game)
    parser = argparse.ArgumentParser(
        prog="piquet engine",
        description="Play by lines of JSON: questions on standard input, answers on the output.",
        parents=[which],
    )
    parser.add_argument("--level", choices=mind.every(), default=mind.fallback, help="who plays")
    level: str = parser.parse_args(arguments).level
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer, level, game)
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody listens any more: what Python would still flush at its end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def serve(questions: BinaryIO, answers: BinaryIO, level: str, game: str = PIQUET) -> None:
    """Say hello, then answer line by line until the questions end or one says to quit."""
    mind = mind_of(game)
    say(answers, write_hello(f"{game} {level}", _VERSION))
    mind.prepare(level)  # while nobody waits yet
    choose = mind.player(level)
    for line in lines(questions):
        answer = answer_line(line, choose, mind.degraded, game)
        if answer is None:
            return
        say(answers, answer)


def lines(questions: BinaryIO) -> Iterator[str]:
    """The lines that come in; one that is too long becomes an empty one, which is an error."""
    while line := questions.readline(LONGEST_LINE):
        part = line
        while part and not part.endswith(b"\n"):
            part = questions.readline(LONGEST_LINE)
            line = b"" if part else line
        yield line.decode("utf-8", "replace")


def say(answers: BinaryIO, line: str) -> None:
    """One line out, at once."""
    answers.write(line.encode("ascii") + b"\n")
    answers.flush()
