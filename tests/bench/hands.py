"""Somebody at the keyboard: sits down, cuts, and plays on without much thought.

What to press next is told by the book on the disk, as a person is told by the table.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import chain, cycle, repeat
from pathlib import Path

from msgspec import Struct

from game.saves.book_files import current
from game.session.course import actions_of
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.record.notation import parse_action
from rules.piquet.state import Phase, State
from tests.bench.program import Program, ProgramError

PATIENCE_SECONDS = 120.0
_CUTTING = (Phase.SPREAD, Phase.CUT, Phase.CHOICE, Phase.DEAL)
_STILL_SECONDS = 1.0
_KEY_SECONDS = (
    0.25  # a card steps up when it is pointed at; a key before it has would only hurry it
)
_KEYS = ("Return", "Right", "space")
_SHEET_KEYS = ("Return", "Tab", "Return")
_READ = (*("",) * 7, "Return")


class Book(Struct, frozen=True):
    """The book of a data folder as it is on the disk, read without touching it."""

    home: Path

    def parties(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        """Of every partie by its key: "running" or "finished", and its lines. Oldest first."""
        file = current(self.home)
        if file is None:
            return {}
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=5)) as book:
            heads = book.execute("SELECT key, state FROM partie ORDER BY id").fetchall()
            rows = book.execute(
                "SELECT partie, line FROM action WHERE number >= 0 ORDER BY partie, number"
            ).fetchall()
        return {
            key: (state, tuple(line for owner, line in rows if owner == key))
            for key, state in heads
        }

    def lines(self) -> tuple[str, ...]:
        """The lines of the partie begun last; none before its first."""
        parties = self.parties()
        return parties[next(reversed(parties))][1] if parties else ()

    def state(self) -> State:
        """How the partie begun last stands. Raises Illegal when the book holds what is no play."""
        return replayed(self.lines())


def replayed(lines: tuple[str, ...]) -> State:
    """The state to which lines lead. Raises Illegal or NotationError."""
    state = partie.start()
    for line in actions_of(lines):  # and no hint that was noted
        state = partie.apply(state, parse_action(line))[-1].state
    return state


def sit_down(program: Program) -> Book:
    """Begin a partie from the title and cut; gives its book when the cards lie still."""
    program.title()
    program.screen.focus(program.window())
    book = Book(program.home)

    def dealt() -> bool:
        return bool(book.lines()) and book.state().phase not in _CUTTING

    def mine() -> bool:
        return book.state().turn is Player.A

    to_a_first_partie = chain(
        ("Tab", "Tab"), repeat("Return")
    )  # past the lessons, which come first
    _press_until(program, dealt, to_a_first_partie, _STILL_SECONDS)
    _press_until(program, mine, repeat(""), _STILL_SECONDS)
    time.sleep(3 * _STILL_SECONDS)
    return book


def play_until(program: Program, book: Book, deals: int) -> None:
    """Play on until that many deals have been played and the next is dealt."""

    def reached() -> bool:
        state = book.state()
        return len(state.results) >= deals and state.phase not in _CUTTING

    _press_until(program, reached, keys(book), _KEY_SECONDS)
    time.sleep(3 * _STILL_SECONDS)


def keys(book: Book) -> Iterator[str]:
    """What to press next, for ever; while it is the other's turn hardly anything.

    To somebody new a word of the other's stands until he has read it, and waits for a key.
    """
    table, sheet, other = cycle(_KEYS), cycle(_SHEET_KEYS), cycle(_READ)
    while True:
        state = book.state()
        over = state.deal is not None and len(state.results) == state.deal.number
        if over or state.turn in (None, Player.A):
            yield next(sheet) if over or state.turn is None else next(table)
        else:
            yield next(other)


def _press_until(
    program: Program, until: Callable[[], bool], presses: Iterator[str], pause: float
) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not until():
        if time.monotonic() > end:
            raise ProgramError("the partie did not go on by the keyboard")
        if pressed := next(presses):
            program.screen.press(pressed)
        time.sleep(pause)
