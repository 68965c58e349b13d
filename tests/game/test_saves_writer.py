"""A slow disk: nothing is shown before it is safe, and nobody at the table waits for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, main_thread
from threading import current_thread as thread

import pytest

from game.pages.stack import Stack
from game.piquet.ai.heuristic import thumb
from game.players.engine import Program
from game.players.player import HUMAN, seated
from game.program.book_log import BookLog
from game.saves.notices import BookError, Notice
from game.saves.partie import Header
from game.saves.store import Book
from game.session.dealer import Dealer
from game.session.session import Session
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.rights import MayClaimLate, MayCorrect, actions_by, rights
from rules.piquet.state import State
from tests import waiting
from tests.game.partie import USUAL, at_table
from tests.game.test_rights import while_b_is_on_turn

HEADER = Header(seated(("Anne", "Zoë"), (HUMAN, "thumb")), Options(), 5, "2026-03-14T20:11:00")


class SlowBook:
    """A book whose disk waits for the test, and may refuse."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self.turns, self.full = Event(), False
        self.asked: list[int] = []

    @property
    def stored(self) -> bool:
        return self._book.stored

    def append(self, key: str, number: int, line: str) -> None:
        assert thread() is not main_thread()
        self.asked.append(number)
        assert self.turns.wait(waiting.PATIENCE)
        if self.full:
            raise BookError(Notice("storage.append.full"))
        self._book.append(key, number, line)


class Table:
    """A session of two programs, its log in a slow book."""

    def __init__(self, folder: Path) -> None:
        self.book = Book.open(folder)
        self.key = self.book.begin(HEADER)
        self.slow = SlowBook(self.book)
        self.writer = ThreadPoolExecutor(1)
        self.log = BookLog(self.slow, self.key, self.writer)  # type: ignore[arg-type]  # its shape
        seats = {player: Program(thumb.choose, 3) for player in Player}
        self.session = Session(seats, Dealer(5), log=self.log)

    def play(self, count: int) -> None:
        """Go on until so many actions are done."""
        while self.session.count < count:
            if not self.session.advance():
                self.log.wait()

    def close(self) -> None:
        self.slow.turns.set()
        self.writer.shutdown()
        self.book.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.close()


def test_while_the_disk_turns_nothing_is_done_and_nobody_waits(table: Table) -> None:
    before = table.session.state
    assert table.session.advance() == ()  # would not return if it waited: the disk stands still
    assert table.session.storing
    for _ in range(100):
        assert table.session.advance() == ()
    assert table.session.state is before
    waiting.until(lambda: table.slow.asked)
    assert table.slow.asked == [0]
    table.slow.turns.set()
    table.log.wait()
    moments = table.session.advance()
    assert moments
    assert table.session.state is moments[-1].state
    assert table.book.actions(table.key) != ()
    assert not table.session.storing


def test_an_action_besides_the_turn_waits_for_its_own_time(table: Table) -> None:
    table.session.advance()
    with pytest.raises(ValueError, match="being stored"):
        table.session.interject(Player.A, object())


def test_what_the_disk_refuses_is_done_and_told_and_stored_with_the_next(table: Table) -> None:
    table.slow.full = True
    table.slow.turns.set()
    table.play(1)
    assert not table.session.stored
    assert "full" in table.log.trouble
    assert table.book.actions(table.key) == ()
    table.slow.full = False
    table.play(2)
    assert table.session.stored
    assert table.log.trouble == ""
    assert len(table.book.actions(table.key)) == 2


def test_a_partie_played_on_a_slow_disk_is_the_same(table: Table) -> None:
    table.slow.turns.set()
    table.play(60)
    seats = {player: Program(thumb.choose, 3) for player in Player}
    quick = Session(seats, Dealer(5))
    while quick.count < 60:
        quick.advance()
    assert quick.state == table.session.state
    assert len(table.book.actions(table.key)) == 60


class LateLog:
    """A log whose disk takes its time with every line, and in the end has it."""

    def __init__(self) -> None:
        self.asked: Counter[int] = Counter()

    def store(self, number: int, line: str) -> bool | None:
        self.asked[number] += 1
        return True if self.asked[number] > 3 else None

    def finish(self, state: State, assisted: Collection[int]) -> bool | None:
        raise AssertionError(f"not over: {state.phase}, {assisted}")


@pytest.mark.parametrize("kind", [MayCorrect, MayClaimLate])
def test_what_is_put_in_is_not_called_lost_while_it_is_on_its_way_to_the_disk(
    kind: type[MayCorrect | MayClaimLate],
) -> None:
    state = while_b_is_on_turn(kind).state
    table = at_table(1, log=LateLog(), state=state)
    stack = Stack(table)
    stack.picture(USUAL)
    right = next(right for right in rights(state, Player.A) if isinstance(right, kind))
    table.acting.interjection = next(iter(actions_by(right)))
    ticks = 0
    while table.session.state is state:
        stack.tick(0.01)
        assert table.board.top.waited_for == ""
        ticks += 1
    assert ticks > 2
