"""Each complete deal has a SHA-256 in the book, which is checked when it is read."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from game.saves.partie import seal
from game.saves.schema import Span, broken_deals, digest, spans
from game.saves.store import Book
from tests.game.saves_table import begin, lines_of_a_partie, play_out, quick_disk, the_book

__all__ = ["quick_disk"]

OLD = Path(__file__).parents[1] / "old_saves"


def sealed(path: Path) -> list[tuple[str, int, int, int, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT * FROM deal ORDER BY partie, number").fetchall()


def test_a_deal_goes_from_its_pack_to_the_next() -> None:
    lines = ("spread", "cut 3", "choose deal", "deal A", "x", "back 4", "deal B", "y")
    assert spans(lines) == (Span(3, 3), Span(6, 2))
    assert spans(lines[:3]) == ()


def test_every_deal_of_a_finished_partie_is_sealed_and_can_be_read(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = play_out(book, 1)
    lines = lines_of_a_partie(1)[0]
    deals = spans(lines)
    assert len(deals) == 6
    log = book.history.log(key)
    assert log is not None
    assert (log.lines, log.deals, log.damaged) == (lines, deals, frozenset())
    assert [row[1:] for row in sealed(the_book(tmp_path))] == [
        (number, *span, digest(lines[span.first : span.first + span.length]))
        for number, span in enumerate(deals, 1)
    ]
    book.close()


def test_of_a_running_partie_all_deals_but_the_last_are_sealed(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    lines = lines_of_a_partie(1)[0]
    begin(book, 1, spans(lines)[2].first + 3)
    assert [number for _, number, *_ in sealed(the_book(tmp_path))] == [1, 2]
    book.close()


def test_a_deal_that_was_changed_with_its_seals_is_noticed_when_it_is_read(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = play_out(book, 1)
    book.close()
    span = spans(lines_of_a_partie(1)[0])[1]
    number = span.first + span.length - 1
    with closing(sqlite3.connect(the_book(tmp_path))) as connection:
        # Whoever does this knows how a line is sealed: only the deal's own seal can tell.
        connection.execute(
            "UPDATE action SET line = 'play 7S', seal = ? WHERE partie = ? AND number = ?",
            (seal(key, number, "play 7S"), key, number),
        )
        connection.commit()
    book = Book.open(tmp_path)
    log = book.history.log(key)
    assert log is not None
    assert log.damaged == {2}
    assert book.whole.check().deals == ((key, 2),)
    book.close()


def test_the_deals_of_an_old_book_are_sealed_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "book-1-000000.sqlite"
    shutil.copyfile(OLD / "book-1.sqlite", path)
    book = Book.open(tmp_path)
    (card,) = book.cards()
    lines = book.actions(card.id)
    rows = [row[1:] for row in sealed(path) if row[0] == card.id]
    assert len(rows) == len(card.deals)
    assert broken_deals(lines, rows) == ()
    (running,) = book.running()
    begun = [row for row in sealed(path) if row[0] == running.id]
    assert len(begun) == len(spans(running.actions)) - 1
    book.close()
