"""`piquet engine`: a player of ours as a process that speaks lines of JSON (PROTOCOL.md)."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from typing import BinaryIO

from game.piquet.mind.levels import BY_RULE, LEVELS
from game.piquet.mind.values.play_table import play_values
from game.players.protocol import LONGEST_LINE, answer_line, write_hello

_VERSION = "1"  # raised when a level plays otherwise than before


def run(arguments: Sequence[str]) -> int:
    """Answer questions from standard input until it ends; the exit code."""
    parser = argparse.ArgumentParser(
        prog="piquet engine",
        description="Play by lines of JSON: questions on standard input, answers on the output.",
    )
    parser.add_argument("--level", choices=tuple(LEVELS), default="thumb", help="who plays")
    level: str = parser.parse_args(arguments).level
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer, level)
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody listens any more: what Python would still flush at its end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def serve(questions: BinaryIO, answers: BinaryIO, level: str) -> None:
    """Say hello, then answer line by line until the questions end or one says to quit."""
    say(answers, write_hello(f"piquet {level}", _VERSION))
    if level not in BY_RULE:
        play_values()  # read while nobody waits yet
    for line in lines(questions):
        answer = answer_line(line, LEVELS[level], degraded)
        if answer is None:
            return
        say(answers, answer)


def degraded() -> bool:
    """Whether the play table was wanted and is missing or damaged; to ask does not load it."""
    return play_values.cache_info().currsize > 0 and play_values().degraded


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
