"""A log that was cut short is told, and what is missing; so are pages that were swapped."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.saves import checksums, database, integrity, locks, schema
from game.saves.book_files import sidecar
from game.saves.database import BookFile
from game.saves.notices import Notice
from game.saves.store import Book
from game.words.catalogue import say
from tests.game.saves_table import (
    begin,
    contents,
    lines_of_a_partie,
    noon,
    play_out,
    quick_disk,
    small_book,
    the_book,
    the_log,
)

__all__ = ["quick_disk"]


def killed(folder: Path, to: Path) -> Path:
    """The folder as a program leaves it that is killed now."""
    shutil.copytree(folder, to)
    return to


def lose_log(folder: Path) -> None:
    the_log(folder).unlink()
    sidecar(the_book(folder), "-shm").unlink(missing_ok=True)


def keys(book: Book) -> list[str]:
    return [notice.key for notice in book.notices]


# ---- what is in the book itself


def test_a_partie_that_ended_is_in_the_book_whatever_becomes_of_the_log(tmp_path: Path) -> None:
    with closing(Book.open(tmp_path / "book")) as book:
        key = play_out(book, 1)
        folder = killed(tmp_path / "book", tmp_path / "killed")
    lose_log(folder)
    with closing(Book.open(folder)) as book:
        assert book.notices == ()
        assert [card.id for card in book.cards()] == [key]
        assert book.actions(key) == lines_of_a_partie(1)[0]


def test_what_was_taken_in_is_in_the_book_whatever_becomes_of_the_log(tmp_path: Path) -> None:
    small_book(tmp_path / "theirs")
    with closing(Book.open(tmp_path / "theirs")) as theirs:
        parties, expected = theirs.whole.everything().parties, contents(theirs)
    with closing(Book.open(tmp_path / "book")) as book:
        book.whole.take_in(parties)
        folder = killed(tmp_path / "book", tmp_path / "killed")
    lose_log(folder)
    with closing(Book.open(folder)) as book:
        assert (book.notices, contents(book)) == ((), expected)


def test_a_log_that_grows_long_is_brought_into_the_book(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LONG_LOG", 100_000)
    with closing(Book.open(tmp_path / "book")) as book:
        key = begin(book, 1, 150)
        folder = killed(tmp_path / "book", tmp_path / "killed")
    lose_log(folder)
    with closing(Book.open(folder)) as book:
        assert len(book.actions(key)) > 100


# ---- what is told


@pytest.fixture(scope="module")
def cut_off(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three parties in the book, one with a hundred actions there and fifty in the log."""
    folder = tmp_path_factory.mktemp("log")
    small_book(folder / "book")
    with closing(Book.open(folder / "book")) as book:
        (running,) = book.running()
        for number in range(100, 150):
            book.append(running.id, number, lines_of_a_partie(4)[0][number])
        return killed(folder / "book", folder / "killed")


@pytest.mark.parametrize("seed", range(15))
def test_a_log_cut_short_anywhere_is_told_with_what_is_missing(
    tmp_path: Path, cut_off: Path, seed: int
) -> None:
    folder = killed(cut_off, tmp_path / "book")
    size = the_log(folder).stat().st_size
    os.truncate(the_log(folder), 0 if seed == 0 else Random(seed).randrange(size))
    with closing(Book.open(folder)) as book:
        (running,) = book.running()
        whole = len(running.actions)
        assert 100 <= whole <= 150
        assert running.actions == lines_of_a_partie(4)[0][:whole]
        assert len(book.cards()) == 3
        assert keys(book)[0] == "storage.aside.short"
        names = {"a": "Anna", "b": "Élise", "count": whole}
        lost = (Notice("storage.shortened", names),) if whole < 150 else ()
        assert book.notices[1:] == lost
        assert all(say(notice.key, **notice.values) for notice in book.notices)
        book.append(running.id, whole, lines_of_a_partie(4)[0][whole])
    with closing(Book.open(folder)) as book:
        assert book.notices == ()
        assert len(book.running()[0].actions) == whole + 1


def test_a_lost_log_is_told(tmp_path: Path, cut_off: Path) -> None:
    folder = killed(cut_off, tmp_path / "book")
    lose_log(folder)
    with closing(Book.open(folder)) as book:
        assert keys(book) == ["storage.aside.short", "storage.shortened"]
        assert len(book.running()[0].actions) == 100


def without_settling(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing is brought into the book, as where another window reads all the time."""
    monkeypatch.setattr(BookFile, "settle", lambda _: None)


@pytest.mark.parametrize("how", ["finished", "dropped"])
def test_the_end_of_a_partie_that_was_lost_with_the_log_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    with closing(Book.open(tmp_path / "book")) as book:
        begin(book, 2, len(lines_of_a_partie(2)[0]) if how == "dropped" else 10)
        book._file.settle()
        without_settling(monkeypatch)
        key = play_out(book, 1) if how == "finished" else book.running()[0].id
        before = killed(tmp_path / "book", tmp_path / "before")
        if how == "dropped":
            book.drop(key)
        folder = killed(tmp_path / "book", tmp_path / "killed")
    log = the_log(before).read_bytes()
    if how == "dropped":
        the_log(folder).write_bytes(log)
    else:
        os.truncate(the_log(folder), the_log(folder).stat().st_size - 9000)
    with closing(Book.open(folder)) as book:
        told = {notice.key: notice.values for notice in book.notices}
        assert told["storage.end-lost"] == {"a": "Anna", "b": "Élise"}
        assert key in {partie.id for partie in book.running()}


def test_a_partie_that_is_gone_altogether_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_settling(monkeypatch)
    with closing(Book.open(tmp_path / "book")) as book:
        begin(book, 1, 10)
        folder = killed(tmp_path / "book", tmp_path / "killed")
    lose_log(folder)
    with closing(Book.open(folder)) as book:
        assert keys(book) == ["storage.aside-unread.short", "storage.lost-parties"]
        assert book.notices[1].values == {"count": 1}


def test_a_partie_on_another_table_is_whole_there_and_not_told(
    tmp_path: Path, cut_off: Path
) -> None:
    folder = killed(cut_off, tmp_path / "book")
    lose_log(folder)
    (key,) = checksums.counts_of(the_book(folder))
    lease = locks.lock_partie(folder, key)
    with closing(Book.open(folder)) as book:
        assert keys(book) == ["storage.aside.short"]
    lease.release()


# ---- what is not told, for it is not so


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: path.unlink(),
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(bytes(96)),
        lambda path: path.write_bytes(path.read_bytes().replace(b"150", b"151")),
        lambda path: path.write_bytes(path.read_bytes().replace(b"running", b"funning")),
    ],
)
def test_a_count_that_is_damaged_is_passed_over(
    tmp_path: Path, cut_off: Path, spoil: Callable[[Path], object]
) -> None:
    folder = killed(cut_off, tmp_path / "book")
    for path in (folder / checksums.COUNTS).iterdir():
        spoil(path)
    with closing(Book.open(folder)) as book:
        assert book.notices == ()
        assert len(book.running()[0].actions) == 150


def test_a_count_that_lags_behind_is_no_loss(tmp_path: Path, cut_off: Path) -> None:
    folder = killed(cut_off, tmp_path / "book")
    (key,) = checksums.counts_of(the_book(folder))
    checksums.note_count(the_book(folder), key, checksums.StoredCount("running", 120))
    with closing(Book.open(folder)) as book:
        assert book.notices == ()
        assert len(book.running()[0].actions) == 150


def test_counts_of_another_book_mean_nothing(tmp_path: Path, cut_off: Path) -> None:
    folder = killed(cut_off, tmp_path / "book")
    small_book(tmp_path / "other")
    for path in (folder / checksums.COUNTS).iterdir():
        shutil.copy(path, tmp_path / "other" / checksums.COUNTS)
    with closing(Book.open(tmp_path / "other")) as book:
        assert book.notices == ()


def test_a_book_that_is_gone_is_told_and_what_its_log_and_snapshots_have_is_kept(
    tmp_path: Path, cut_off: Path
) -> None:
    folder = killed(cut_off, tmp_path / "book")
    with closing(Book.open(folder)) as book:
        expected = contents(book)
        book.whole.snapshot()
    name = the_book(folder).name
    the_book(folder).unlink()
    with closing(Book.open(folder)) as book:
        assert contents(book) == expected
        assert book.notices == (Notice("storage.gone", {"file": name, "count": 4}),)
    with closing(Book.open(folder)) as book:
        assert (book.notices, contents(book)) == ((), expected)


def test_a_book_that_is_gone_without_a_trace_is_told(tmp_path: Path) -> None:
    small_book(tmp_path)
    the_book(tmp_path).unlink()
    with closing(Book.open(tmp_path)) as book:
        assert keys(book) == ["storage.gone-unread", "storage.lost-actions", "storage.lost-parties"]
        assert book.notices[2].values == {"count": 4}
    with closing(Book.open(tmp_path)) as book:
        assert book.notices == ()
    shutil.rmtree(tmp_path)
    with closing(Book.open(tmp_path)) as book:
        assert book.notices == ()


def test_what_finished_parties_have_lost_is_told_whatever_was_played_after_them(
    tmp_path: Path, cut_off: Path
) -> None:
    """The fifty actions in the log do not make up for what the book has lost."""
    folder = killed(cut_off, tmp_path / "book")
    with closing(sqlite3.connect(the_book(folder))) as damager:
        damager.execute(
            "UPDATE action SET line = 'play 7C' WHERE number BETWEEN 100 AND 119 AND partie = "
            "(SELECT key FROM partie WHERE state = 'finished' LIMIT 1)"
        )
        damager.commit()
    with closing(Book.open(folder)) as book:
        assert book.notices[1:] == (Notice("storage.lost-actions", {"count": 20}),)
        assert len(book.running()[0].actions) == 150


def test_a_gap_in_a_finished_partie_is_told_where_nothing_else_is_known(
    tmp_path: Path, cut_off: Path
) -> None:
    folder = killed(cut_off, tmp_path / "book")
    sidecar(the_book(folder), checksums.SUM_SUFFIX).unlink()
    with closing(sqlite3.connect(the_book(folder))) as damager:
        damager.execute(
            "UPDATE action SET line = 'play 7C' WHERE number BETWEEN 100 AND 119 AND partie = "
            "(SELECT key FROM partie WHERE state = 'finished' LIMIT 1)"
        )
        damager.commit()
    with closing(Book.open(folder)) as book:
        assert book.notices[1:] == (Notice("storage.lost-actions", {"count": 20}),)


def test_rubbish_in_the_place_of_the_book_is_a_damaged_book_and_no_other_program_s(
    tmp_path: Path, cut_off: Path
) -> None:
    folder = killed(cut_off, tmp_path / "book")
    with closing(Book.open(folder)) as book:
        expected = contents(book)
        book.whole.snapshot()
    the_book(folder).write_bytes(Random(1).randbytes(50_000))
    with closing(Book.open(folder)) as book:
        assert keys(book) == ["storage.aside.damaged", "storage.from-snapshot"]
        assert contents(book) == expected
    shutil.rmtree(folder / "snapshots")
    the_book(folder).write_bytes(Random(2).randbytes(50_000))
    with closing(Book.open(folder)) as book:
        assert keys(book)[0] == "storage.aside-unread.damaged"
        assert book.notices[-1] == Notice("storage.lost-parties", {"count": 4})


def test_what_runs_after_a_rescue_is_not_taken_for_what_was_over(
    tmp_path: Path, cut_off: Path
) -> None:
    folder = killed(cut_off, tmp_path / "book")
    lose_log(folder)
    Book.open(folder).close()
    with closing(sqlite3.connect(the_book(folder))) as damager:
        key = "(SELECT key FROM partie WHERE state = 'finished' LIMIT 1)"
        damager.execute(f"DELETE FROM action WHERE partie = {key}")
        damager.execute(f"DELETE FROM partie WHERE key = {key}")
        damager.execute("UPDATE partie SET header_seal = 'x' WHERE state = 'running'")
        damager.commit()
        damager.execute("VACUUM")
    with closing(Book.open(folder)) as book:
        told = keys(book)
        assert "storage.lost-parties" in told
        assert "storage.end-lost" not in told


def test_parties_that_are_over_are_counted_no_more_when_they_are_in_the_book(
    tmp_path: Path,
) -> None:
    with closing(Book.open(tmp_path)) as book:
        play_out(book, 1)
        running, given_up = begin(book, 2, 5), begin(book, 3, 5)
        book.drop(given_up)
    assert set(checksums.counts_of(the_book(tmp_path))) == {running}


@pytest.mark.parametrize("played", [False, True])
def test_an_end_that_a_killed_program_had_not_counted_yet_is_counted_by_the_next(
    tmp_path: Path, played: bool
) -> None:
    """But not as long as a window may be about to count it."""
    with closing(Book.open(tmp_path / "book")) as book:
        key = play_out(book, 1)
        begin(book, 2, 10)
        folder = killed(tmp_path / "book", tmp_path / "killed")
    path = the_book(folder)
    checksums.note_count(path, key, checksums.StoredCount("running", len(lines_of_a_partie(1)[0])))
    lease = locks.lock_partie(folder, key)
    if not played:
        lease.release()
    Book.open(folder).close()
    assert (key in checksums.counts_of(path)) is played
    known = checksums.noted_sum(path)
    assert known is not None
    assert known.parties == (0 if played else 1)
    lease.release()
    with closing(Book.open(folder)) as book:
        assert book.notices == ()


# ---- the file itself


def swap(path: Path, page: int, first: int, second: int) -> None:
    data = bytearray(path.read_bytes())
    one, other = (
        slice(first * page, first * page + page),
        slice(second * page, second * page + page),
    )
    data[one], data[other] = data[other], data[one]
    path.write_bytes(data)


def pages(path: Path) -> tuple[int, int]:
    """How large a page is, and how many there are."""
    with closing(sqlite3.connect(path)) as book:
        size: int = book.execute("PRAGMA page_size").fetchone()[0]
        count: int = book.execute("PRAGMA page_count").fetchone()[0]
    return size, count


@pytest.fixture(scope="module")
def older_parties(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve finished parties: more than the look at the latest actions sees."""
    folder = tmp_path_factory.mktemp("older")
    with closing(Book.open(folder)) as book:
        for seed in range(12):
            play_out(book, seed)
    return folder


@pytest.mark.parametrize("seed", range(10))
def test_two_swapped_pages_are_told_at_the_opening_and_cost_nothing(
    tmp_path: Path, older_parties: Path, seed: int
) -> None:
    folder = killed(older_parties, tmp_path / "book")
    size, count = pages(the_book(folder))
    assert count > 40
    swap(the_book(folder), size, *Random(seed).sample(range(1, count), 2))
    with closing(Book.open(folder)) as book:
        assert keys(book) == ["storage.aside.damaged"]
        with closing(Book.open(older_parties)) as whole:
            assert contents(book) == contents(whole)
    with closing(Book.open(folder)) as book:
        assert book.notices == ()


@pytest.mark.parametrize("seed", range(10))
def test_swapped_pages_are_told_where_no_sum_is_known(
    tmp_path: Path, older_parties: Path, seed: int
) -> None:
    folder = killed(older_parties, tmp_path / "book")
    sidecar(the_book(folder), checksums.SUM_SUFFIX).unlink()
    size, count = pages(the_book(folder))
    swap(the_book(folder), size, *Random(seed).sample(range(1, count), 2))
    with closing(Book.open(folder)) as book:
        assert keys(book) == ["storage.aside.damaged"]


def test_a_book_that_is_as_it_was_left_is_not_looked_at_row_by_row(
    tmp_path: Path, older_parties: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[object] = []
    monkeypatch.setattr(integrity, "check_all", looked.append)
    folder = killed(older_parties, tmp_path / "book")
    for _ in range(2):
        Book.open(folder).close()
    with closing(Book.open(folder)) as book:
        begin(book, 20, 30)
        left = killed(folder, tmp_path / "killed")
    for place in (folder, left, folder, left):
        Book.open(place).close()
    assert looked == []


@pytest.mark.parametrize("wrong", ["gone", "another's", "damaged", "written by another program"])
def test_a_sum_that_proves_nothing_is_no_damage(
    tmp_path: Path, older_parties: Path, wrong: str
) -> None:
    folder = killed(older_parties, tmp_path / "book")
    path = sidecar(the_book(folder), checksums.SUM_SUFFIX)
    if wrong == "gone":
        path.unlink()
    elif wrong == "another's":
        small_book(tmp_path / "other")
        shutil.copyfile(sidecar(the_book(tmp_path / "other"), checksums.SUM_SUFFIX), path)
    elif wrong == "damaged":
        path.write_bytes(b"\xff" * 40)
    else:
        with closing(sqlite3.connect(the_book(folder))) as other:
            other.execute("PRAGMA user_version = 1")
            other.execute(f"PRAGMA user_version = {schema.VERSION}")
            other.execute("VACUUM")
    with closing(Book.open(folder)) as book:
        assert book.notices == ()
        assert len(book.cards()) == 12
    assert checksums.noted_sum(the_book(folder)) is not None


def test_an_old_book_is_looked_at_once_and_then_known_by_its_sum(tmp_path: Path) -> None:
    old = Path(__file__).parents[1] / "old_saves" / "book-1.sqlite"
    shutil.copyfile(old, tmp_path / "book-1-000000.sqlite")
    Book.open(tmp_path).close()
    raw = checksums.RawFile(the_book(tmp_path))
    assert checksums.is_as_noted(raw, checksums.noted_sum(the_book(tmp_path)))
    raw.close()


def test_to_settle_a_book_keeps_nobody_who_plays_or_reads(tmp_path: Path) -> None:
    """It has a connection of its own; while another reads, it is put off."""
    with closing(Book.open(tmp_path, noon)) as book:
        begin(book, 1, 10)
        reader = schema.connect(the_book(tmp_path))
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM action").fetchone()
        begin(book, 2, 10)
        raw = checksums.RawFile(the_book(tmp_path))
        assert checksums.settle(the_book(tmp_path), raw) is False
        reader.execute("COMMIT")
        assert checksums.settle(the_book(tmp_path), raw) is True
        raw.close()
        reader.close()


def test_a_second_window_that_closes_takes_no_lock_from_the_first(tmp_path: Path) -> None:
    """On some systems whoever closes a file gives up the locks that his process has on it."""
    with closing(Book.open(tmp_path)) as book:
        key = begin(book, 1, 10)
        book._file.settle()
        book.whole.snapshot()
        other = (
            "import sys; from pathlib import Path; from game.saves.store import Book;"
            "from tests.game.saves_table import begin;"
            "book = Book.open(Path(sys.argv[1])); begin(book, 2, 5); book.close()"
        )

        subprocess.run([sys.executable, "-c", other, str(tmp_path)], check=True)
        assert the_log(tmp_path).exists()
        book.append(key, 10, lines_of_a_partie(1)[0][10])
        assert len(Book.open(tmp_path).actions(key)) == 11
