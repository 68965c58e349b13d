"""`piquet engine`: a player of ours as a process that speaks lines of JSON (PROTOCOL.md)."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from io import FileIO
from queue import Queue
from threading import Thread
from typing import BinaryIO, Protocol

from game.games import PIQUET, bringing
from game.players.answering import answer_lines
from game.players.mind import mind_of
from game.players.protocol import LONGEST_LINE, write_hello

_VERSION = "1"  # raised when a level plays otherwise than before


_UNANSWERED = 16
"""Questions that are taken before they are answered; more wait where they come from."""
_PIECE = 1 << 16


class Reads(Protocol):
    """Where questions come from."""

    def read(self, most: int, /) -> bytes | None:
        """What has come, so many bytes at most; nothing at the end."""


def run(arguments: Sequence[str]) -> int:
    """Answer questions from standard input until it ends; the exit code."""
    which = argparse.ArgumentParser(add_help=False)
    which.add_argument("--game", choices=bringing("ai"), default=PIQUET, help="what is played")
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
        # Without a buffer, whose lock a thread that still reads would hold at the end of all.
        with FileIO(sys.stdin.fileno(), closefd=False) as questions:
            serve(questions, sys.stdout.buffer, level, game)
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody listens any more: what Python would still flush at its end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def serve(questions: Reads, answers: BinaryIO, level: str, game: str = PIQUET) -> None:
    """Say hello, then answer line by line until the questions end or one says to quit.

    What is answered ever better is left as soon as something else is asked.
    """
    mind = mind_of(game)
    say(answers, write_hello(f"{game} {level}", _VERSION))
    asked = Heard(lines(questions))  # they are heard while one thinks
    mind.prepare(level)  # while nobody waits yet
    choose = mind.player(level)
    weigher = None if mind.weigher is None else cache(mind.weigher)  # one that remembers
    for line in asked:
        found = answer_lines(line, choose, mind.degraded, game, weigher)
        if found is None:
            return
        for answer in found:
            if answer:
                say(answers, answer)
            elif asked.waiting:
                break


class Heard:
    """The questions as they come, heard in a thread of their own."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._heard: Queue[str | None] = Queue(_UNANSWERED)
        self._over = False
        Thread(target=self._hear, args=(lines,), name="questions", daemon=True).start()

    @property
    def waiting(self) -> bool:
        """Whether one has come that was not looked at yet; the end of all is none."""
        return self._heard.qsize() > self._over

    def __iter__(self) -> Iterator[str]:
        while (line := self._heard.get()) is not None:
            yield line

    def _hear(self, lines: Iterator[str]) -> None:
        try:
            for line in lines:
                self._heard.put(line)
        finally:
            self._over = True
            self._heard.put(None)


def lines(questions: Reads) -> Iterator[str]:
    """The lines that come in; one that is too long becomes an empty one, which is an error."""
    rest = b""
    while piece := questions.read(_PIECE):
        *whole, rest = (rest + piece).split(b"\n")
        yield from map(_text, whole)
        rest = rest[:LONGEST_LINE]  # of one that is too long no more is kept
    if rest:
        yield _text(rest)


def _text(line: bytes) -> str:
    return "" if len(line) >= LONGEST_LINE else line.decode("utf-8", "replace")


def say(answers: BinaryIO, line: str) -> None:
    """One line out, at once."""
    answers.write(line.encode("ascii") + b"\n")
    answers.flush()
