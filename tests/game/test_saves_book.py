"""The book: what is stored comes back, newest first, and no two windows play one partie."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.saves import schema
from game.saves.notices import BookError
from game.saves.partie import Result
from game.saves.store import Book
from rules.core.seats import Player
from rules.piquet.settlement import settle
from tests.game.saves_table import (
    begin,
    contents,
    header,
    lines_of_a_partie,
    play_out,
    quick_disk,
    the_book,
)

__all__ = ["quick_disk"]

AS_SHIPPED = schema.SYNCHRONOUS


def test_a_running_partie_comes_back_with_all_its_actions(tmp_path: Path) -> None:
    with_book = Book.open(tmp_path)
    key = begin(with_book, 1, 40)
    with_book.close()
    (running,) = Book.open(tmp_path).running()
    assert running.id == key
    assert running.header == header(seed=1)
    assert running.actions == lines_of_a_partie(1)[0][:40]
    assert running.touched


def test_a_partie_is_played_on_after_a_restart(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 40)
    book.close()
    book = Book.open(tmp_path)
    count = len(book.claim(key).actions)
    book.append(key, count, "play KS")
    book.close()
    assert Book.open(tmp_path).actions(key) == (*lines_of_a_partie(1)[0][:40], "play KS")


def test_a_finished_partie_becomes_a_score_card(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = play_out(book, 1)
    lines, end = lines_of_a_partie(1)
    assert book.running() == ()
    book.close()
    book = Book.open(tmp_path)
    (card,) = book.cards()
    assert (card.id, card.header) == (key, header(seed=1))
    assert (card.deals, card.settlement) == (end.results, end.settlement)
    assert card.first_dealer is end.first_dealer
    assert book.actions(key) == lines
    assert book.notices == ()


def test_the_last_action_and_the_result_are_stored_together(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 3)
    at = "2025-01-31T13:00:00"
    book.finish(key, Result(((10, 20),), Player.B, at, settle((10, 20)), (1,)), last="play KS")
    assert book.actions(key)[-1] == "play KS"
    assert book.cards()[0].settlement.points == 130


def test_a_drawn_partie_has_no_winner(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 3)
    book.finish(key, Result(((10, 10),), Player.A, "2025-01-31T13:00:00", settle((10, 10))))
    assert Book.open(tmp_path).cards()[0].settlement.winner is None


def test_the_partie_played_last_comes_first(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    older, newer = begin(book, 1, 5), begin(book, 2, 5)
    assert [partie.id for partie in book.running()] == [newer, older]
    book.append(older, 5, "play KS")
    assert [partie.id for partie in book.running()] == [older, newer]


def test_the_card_finished_last_comes_first(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    keys = [play_out(book, seed) for seed in (1, 2, 3)]
    assert [card.id for card in book.cards()] == keys[::-1]


def test_a_partie_that_is_given_up_is_neither_running_nor_lost(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 5)
    book.drop(key)
    assert book.running() == ()
    assert book.cards() == ()
    assert len(book.actions(key)) == 5


def test_a_partie_without_an_action_leaves_no_trace(tmp_path: Path) -> None:
    Book.open(tmp_path).begin(header())
    assert Book.open(tmp_path).running() == ()


@pytest.mark.parametrize(("number", "line"), [(2, "play KS"), (-1, "play KS"), (0, "play QS")])
def test_an_action_out_of_turn_is_refused(tmp_path: Path, number: int, line: str) -> None:
    book = Book.open(tmp_path)
    key = book.begin(header())
    book.append(key, 0, "play KS")
    with pytest.raises(ValueError, match="does not follow"):
        book.append(key, number, line)
    assert book.actions(key) == ("play KS",)


@pytest.mark.parametrize("line", ["", "play KS\nplay QS", "play KS\u2028"])
def test_an_action_is_one_line(tmp_path: Path, line: str) -> None:
    book = Book.open(tmp_path)
    with pytest.raises(ValueError, match="one line"):
        book.append(book.begin(header()), 0, line)


def test_the_same_action_may_be_stored_twice(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 5)
    book.append(key, 4, lines_of_a_partie(1)[0][4])
    assert len(book.actions(key)) == 5


def test_a_partie_goes_on_from_its_legal_part_and_stays_whole(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 5)
    copy = book.shorten(key, 3)
    book.append(copy, 3, "play KS")
    assert [partie.id for partie in book.running()] == [copy]
    assert book.actions(copy) == (*lines_of_a_partie(1)[0][:3], "play KS")
    assert len(book.actions(key)) == 5


def test_a_partie_on_one_table_cannot_be_continued_at_another(tmp_path: Path) -> None:
    here, there = Book.open(tmp_path), Book.open(tmp_path)
    key = begin(here, 1, 5)
    assert there.running()[0].id == key
    with pytest.raises(BookError) as refused:
        there.claim(key)
    assert refused.value.notice.key == "storage.open-elsewhere"
    with pytest.raises(BookError):
        there.append(key, 5, "play KS")
    assert len(here.actions(key)) == 5


def test_a_partie_that_was_left_is_continued_elsewhere_where_it_stands_now(tmp_path: Path) -> None:
    here, there = Book.open(tmp_path), Book.open(tmp_path)
    key = begin(here, 1, 5)
    there.running()
    here.append(key, 5, "play KS")
    here.release(key)
    assert len(there.claim(key).actions) == 6
    with pytest.raises(BookError):
        here.claim(key)


def test_a_partie_finished_elsewhere_is_not_continued(tmp_path: Path) -> None:
    here, there = Book.open(tmp_path), Book.open(tmp_path)
    key = play_out(here, 1)
    with pytest.raises(BookError) as refused:
        there.claim(key)
    assert refused.value.notice.key == "storage.not-running"


def test_two_windows_store_two_parties_side_by_side(tmp_path: Path) -> None:
    here, there = Book.open(tmp_path), Book.open(tmp_path)
    mine, yours = here.begin(header()), there.begin(header())
    for number in range(30):
        here.append(mine, number, f"cut {number}")
        there.append(yours, number, f"cut {number + 1}")
    assert contents(Book.open(tmp_path))[2] == {mine: 30, yours: 30}


def test_a_window_that_died_holds_nothing(tmp_path: Path) -> None:
    program = (
        "import os, sys; from pathlib import Path; from game.saves.store import Book;"
        "from tests.game.saves_table import begin;"
        "print(begin(Book.open(Path(sys.argv[1])), 1, 5), flush=True); os._exit(9)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert len(Book.open(tmp_path).claim(done.stdout.strip()).actions) == 5


@pytest.mark.parametrize("name", ["mit Leerzeichen und ü", "Пикет ♠", "50% #1?&"])
def test_folders_may_have_any_name(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    book = Book.open(folder)
    begin(book, 1, 5)
    book.close()
    assert len(Book.open(folder).running()[0].actions) == 5
    assert the_book(folder).exists()


@pytest.mark.parametrize(
    "name", ["Ünlü Þór", "王 ♥", "Robert'); DROP TABLE partie;--", " ", "\ud800"]
)
def test_players_may_have_any_name(tmp_path: Path, name: str) -> None:
    book = Book.open(tmp_path)
    book.append(book.begin(header(name)), 0, "cut 3")
    assert Book.open(tmp_path).running()[0].header.names[0] == name


def test_a_seed_may_be_as_great_as_one_likes(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    book.append(book.begin(header(seed=2**200 + 1)), 0, "cut 3")
    assert Book.open(tmp_path).running()[0].header.seed == 2**200 + 1


def test_a_commit_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Book.open(tmp_path).close()
    monkeypatch.setattr(schema, "SYNCHRONOUS", AS_SHIPPED)
    connection = schema.connect(the_book(tmp_path))
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    connection.close()
