"""Nothing that was stored is lost, whatever happens to the disk, and the player is told."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.saves import database, locks, schema
from game.saves.database import BookFile
from game.saves.notices import BookError, Notice
from game.saves.partie import Header, Result, Running, ScoreCard
from game.saves.store import Book
from game.words.catalogue import say
from rules.core.seats import Player
from rules.piquet.settlement import settle
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

A_BOOK = "book-1-000000.sqlite"
FLIPS = 20
CUTS = 20
_LOG_HEAD = 32  # bytes before the first commit of a log


@pytest.fixture(scope="module")
def book_before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small book, closed in good order."""
    folder = tmp_path_factory.mktemp("before")
    small_book(folder)
    return folder


@pytest.fixture(scope="module")
def book_cut_off(book_before: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same, played on and left as a program leaves it that is killed: with its log."""
    folder = tmp_path_factory.mktemp("cut off") / "book"
    shutil.copytree(book_before, folder)
    book = Book.open(folder)
    key = book.running()[0].id
    for number in range(100, 150):
        book.append(key, number, lines_of_a_partie(4)[0][number])
    copy = folder.with_name("copy")
    shutil.copytree(folder, copy)
    book.close()
    assert the_log(copy).stat().st_size > 100_000
    return copy


def sentences(notices: tuple[Notice, ...]) -> list[str]:
    """Every notice can be said."""
    return [say(notice.key, **notice.values) for notice in notices]


def copied(folder: Path, to: Path) -> Path:
    shutil.copytree(folder, to)
    return to


def headers(cards: dict[str, ScoreCard], running: dict[str, Running]) -> dict[str, Header]:
    finished = {key: card.header for key, card in cards.items()}
    return finished | {key: partie.header for key, partie in running.items()}


def assert_nothing_silently_lost(folder: Path, whole: Path, at_least: int) -> None:
    """The book opens, shows all or says that it does not, and can be played on."""
    with closing(Book.open(whole)) as book:
        expected = contents(book)
    book = Book.open(folder)
    cards, running, counts = contents(book)
    assert book.stored
    if (cards, running) != expected[:2]:
        assert book.notices
        assert sentences(book.notices)
    known = headers(expected[0], expected[1])
    for key, shown in headers(cards, running).items():
        assert shown.seed == known[key].seed
        lines = lines_of_a_partie(shown.seed)[0]
        assert book.actions(key) == lines[: counts[key]]
    assert sum(counts.values()) >= at_least
    for key, partie in running.items():
        book.append(key, len(partie.actions), "play KS")
    book.close()
    with closing(Book.open(folder)) as again:
        assert again.notices == ()
        assert {partie.id: len(partie.actions) - 1 for partie in again.running()} == {
            key: len(partie.actions) for key, partie in running.items()
        }


@pytest.mark.parametrize("seed", range(FLIPS))
def test_a_flipped_byte_in_the_book_costs_one_row_at_most(
    tmp_path: Path, book_before: Path, seed: int
) -> None:
    folder = copied(book_before, tmp_path / "book")
    flip(the_book(folder), Random(seed))
    actions = sum(contents(Book.open(book_before))[2].values())
    # A row that is hit takes those of its partie with it that follow, no other partie.
    longest = max(len(lines_of_a_partie(seed)[0]) for seed in (1, 2, 3))
    assert_nothing_silently_lost(folder, book_before, actions - longest)


@pytest.mark.parametrize("seed", range(FLIPS // 5))
def test_a_flipped_byte_in_the_log_costs_none_of_the_book_itself(
    tmp_path: Path, book_cut_off: Path, seed: int
) -> None:
    folder = copied(book_cut_off, tmp_path / "book")
    flip(the_log(folder), Random(seed))
    actions = sum(contents(Book.open(copied(book_cut_off, tmp_path / "whole")))[2].values())
    # The row that is hit takes those that follow with it: of the log there are 50.
    assert_nothing_silently_lost(folder, tmp_path / "whole", actions - 50)


def test_a_log_that_had_just_begun_anew_when_the_program_was_killed_is_no_damage(
    tmp_path: Path, book_cut_off: Path
) -> None:
    """SQLite writes the head of the new log first; the frames behind it are those of the old."""
    folder = copied(book_cut_off, tmp_path / "book")
    (key,) = contents(Book.open(copied(book_cut_off, tmp_path / "whole")))[1]
    with closing(schema.connect(the_book(folder))) as connection:
        before = the_log(folder).read_bytes()
        assert connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()[0] == 0
        with schema.transaction(connection):
            connection.execute("CREATE TABLE written (after)")
        head = the_log(folder).read_bytes()[:_LOG_HEAD]
        assert head != before[:_LOG_HEAD]
        killed = copied(folder, tmp_path / "killed")
    the_log(killed).write_bytes(head + before[_LOG_HEAD:])
    book = Book.open(killed)
    assert book.notices == ()
    assert key in {partie.id for partie in book.running()}
    book.close()


def flip(path: Path, luck: Random) -> None:
    data = bytearray(path.read_bytes())
    data[luck.randrange(len(data))] ^= 1 << luck.randrange(8)
    path.write_bytes(data)


def cut(path: Path, luck: Random) -> int:
    left = luck.randrange(path.stat().st_size)
    os.truncate(path, left)
    return left


@pytest.mark.parametrize("seed", range(CUTS))
def test_a_book_that_was_cut_short_gives_what_is_left(
    tmp_path: Path, book_before: Path, seed: int
) -> None:
    folder = copied(book_before, tmp_path / "book")
    size = the_book(folder).stat().st_size
    left = cut(the_book(folder), Random(seed))
    actions = sum(contents(Book.open(book_before))[2].values())
    # Rows lie in the file in the order in which they were played, more or less.
    assert_nothing_silently_lost(folder, book_before, 0 if left < size / 2 else actions // 10)
    assert sorted(file.name for file in folder.glob("book.damaged-*"))


def test_a_damaged_book_is_kept_under_a_name_of_its_own(tmp_path: Path, book_before: Path) -> None:
    folder = copied(book_before, tmp_path / "book")
    for day in range(2):
        data = bytearray(the_book(folder).read_bytes())
        data[:100] = bytes(100)
        the_book(folder).write_bytes(data)
        book = Book.open(folder, noon)
        (notice,) = book.notices
        local = noon().astimezone().strftime("%Y%m%d-%H%M%S")
        name = f"book.damaged-{local}{'-2' if day else ''}.sqlite"
        assert notice == Notice("storage.aside.damaged", {"file": name, "count": 4})
        assert name in sentences(book.notices)[0]
        assert (folder / name).read_bytes() == data
        assert (len(book.cards()), len(book.running()[0].actions)) == (3, 100)
        book.close()


@pytest.mark.parametrize("text", [b"a letter to my aunt", bytes(range(256)) * 80, b"\x00" * 50])
def test_a_foreign_file_is_set_aside_unchanged(tmp_path: Path, text: bytes) -> None:
    (tmp_path / A_BOOK).write_bytes(text)
    book = Book.open(tmp_path)
    begin(book, 1, 3)
    (notice,) = book.notices
    assert notice.key.startswith("storage.aside-unread.")
    assert (tmp_path / str(notice.values["file"])).read_bytes() == text


def test_the_database_of_another_program_is_set_aside_unchanged(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / A_BOOK)
    other.execute("CREATE TABLE songs (name)")
    other.commit()
    other.close()
    before = (tmp_path / A_BOOK).read_bytes()
    (notice,) = Book.open(tmp_path).notices
    assert notice.key == "storage.aside-unread.foreign"
    assert sentences((notice,))
    assert (tmp_path / str(notice.values["file"])).read_bytes() == before


def test_an_empty_file_is_no_book(tmp_path: Path) -> None:
    (tmp_path / A_BOOK).touch()
    book = Book.open(tmp_path)
    assert [notice.key for notice in book.notices] == ["storage.aside-unread.damaged"]
    assert len(book.actions(begin(book, 1, 3))) == 3


def test_a_newer_book_is_kept_unchanged_and_what_is_known_of_it_is_read(
    tmp_path: Path, book_before: Path
) -> None:
    folder = copied(book_before, tmp_path / "book")
    newer = sqlite3.connect(the_book(folder))
    newer.execute("ALTER TABLE partie ADD COLUMN mood TEXT")
    newer.execute("CREATE TABLE medal (name)")
    newer.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    newer.commit()
    newer.close()
    before = the_book(folder).read_bytes()
    book = Book.open(folder, noon)
    (notice,) = book.notices
    assert notice.key == "storage.aside.newer"
    assert (folder / str(notice.values["file"])).read_bytes() == before
    assert contents(book) == contents(Book.open(book_before))


def test_a_book_whose_tables_are_no_text_any_more_is_rescued(
    tmp_path: Path, book_before: Path
) -> None:
    folder = copied(book_before, tmp_path / "book")
    data = the_book(folder).read_bytes()
    the_book(folder).write_bytes(data.replace(b"PRIMARY KEY", b"PRIMARY K\xc5Y"))
    book = Book.open(folder)
    assert [notice.key for notice in book.notices] == ["storage.aside.damaged"]
    assert contents(book) == contents(Book.open(book_before))


def test_a_lost_header_is_read_from_its_second_place(tmp_path: Path, book_before: Path) -> None:
    folder = copied(book_before, tmp_path / "book")
    change(folder, "UPDATE partie SET header = 'x' WHERE state = 'running'")
    book = Book.open(folder)
    assert [notice.key for notice in book.notices] == ["storage.aside.damaged"]
    assert contents(book) == contents(Book.open(book_before))


def test_a_lost_result_makes_a_partie_running_again(tmp_path: Path, book_before: Path) -> None:
    folder = copied(book_before, tmp_path / "book")
    change(folder, "UPDATE partie SET result_seal = 'x' WHERE id = 2")
    book = Book.open(folder)
    told, end = book.notices
    assert told.key == "storage.aside.damaged"
    assert end == Notice("storage.end-lost", {"a": "Anna", "b": "Élise"})
    assert len(book.cards()) == 2
    partie = next(partie for partie in book.running() if partie.header.seed == 2)
    assert partie.actions == lines_of_a_partie(2)[0]


def test_a_partie_with_a_gap_goes_on_from_before_it(tmp_path: Path, book_before: Path) -> None:
    folder = copied(book_before, tmp_path / "book")
    running = "partie = (SELECT key FROM partie WHERE state = 'running')"
    last = f"SELECT max(id) FROM action WHERE line LIKE 'exchange%' AND {running}"
    change(folder, f"UPDATE action SET line = 'play 7C' WHERE id = ({last})")
    book = Book.open(folder)
    told, shortened = book.notices
    assert told.key == "storage.aside.damaged"
    assert shortened.key == "storage.shortened"
    (partie,) = book.running()
    assert len(partie.actions) == shortened.values["count"]
    assert lines_of_a_partie(4)[0][len(partie.actions)].startswith("exchange")
    book.append(partie.id, len(partie.actions), "play KS")


def change(folder: Path, statement: str) -> None:
    connection = sqlite3.connect(the_book(folder))
    assert connection.execute(statement).rowcount == 1
    connection.commit()
    connection.close()


def test_a_book_that_breaks_while_playing_is_repaired_at_once(
    tmp_path: Path, book_before: Path
) -> None:
    folder = copied(book_before, tmp_path / "book")
    book = Book.open(folder)
    key = book.running()[0].id
    book.append(key, 100, "play KS")
    with sqlite3.connect(the_book(folder)) as damager:
        damager.execute("DROP TABLE action")
    damager.close()
    book.append(key, 101, "play QS")
    told, lost = book.notices
    assert told.key == "storage.aside.damaged"
    counts = (len(lines_of_a_partie(seed)[0]) for seed in (1, 2, 3))
    assert lost == Notice("storage.lost-actions", {"count": sum(counts)})
    book.close()
    assert Book.open(folder).actions(key) == (*lines_of_a_partie(4)[0][:100], "play KS", "play QS")
    assert len(Book.open(folder).cards()) == 3


def test_a_rescue_that_is_cut_off_is_ended_by_the_next_start(
    tmp_path: Path, book_cut_off: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = contents(Book.open(copied(book_cut_off, tmp_path / "whole")))
    for actions in range(12):
        folder = copied(book_cut_off, tmp_path / f"book {actions}")
        the_book(folder).write_bytes(b"?" * 200 + the_book(folder).read_bytes()[200:])
        left = [actions]

        def die_after(name: str, left: list[int] = left) -> None:
            action = getattr(Path, name)

            def counted(path: Path, *values: object, **named: object) -> object:
                ours = path.name.startswith("book.")
                left[0] -= ours
                if ours and left[0] < 0:
                    raise KeyboardInterrupt  # as near to a kill as a test can come
                return action(path, *values, **named)

            patch.setattr(Path, name, counted)

        with monkeypatch.context() as patch:
            for name in ("rename", "replace", "unlink"):
                die_after(name)
            with contextlib.suppress(KeyboardInterrupt):
                Book.open(folder).close()
        book = Book.open(folder)
        assert contents(book) == whole
        book.close()
    assert left[0] > 0, "the last rescue was not cut off"


# ---- a disk that takes nothing


@pytest.fixture
def as_someone_else(tmp_path: Path) -> Iterator[None]:
    """Tests that run as root look at files as a user without rights would."""
    if sys.platform == "win32" or os.geteuid() != 0:
        yield
        return
    for folder in (tmp_path, *tmp_path.parents):
        if folder.stat().st_mode & 0o005 != 0o005:
            folder.chmod(folder.stat().st_mode | 0o055)
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def freeze(folder: Path) -> None:
    for path in folder.rglob("*"):
        path.chmod(0o555 if path.is_dir() else 0o444)
    folder.chmod(0o555)


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not read-only there")
@pytest.mark.parametrize("which", ["book_before", "book_cut_off"])
def test_a_read_only_folder_is_shown_and_nothing_is_changed_in_it(
    tmp_path: Path, request: pytest.FixtureRequest, which: str
) -> None:
    source: Path = request.getfixturevalue(which)
    whole = contents(Book.open(copied(source, tmp_path / "whole")))
    folder = copied(source, tmp_path / "book")
    freeze(folder)
    before = {path: path.read_bytes() for path in folder.glob("book[.-]*")}
    request.getfixturevalue("as_someone_else")
    book = Book.open(folder)
    assert not book.stored
    assert book.notices == (Notice("storage.opening.read-only", {"folder": str(folder)}),)
    assert str(folder) in sentences(book.notices)[0]
    assert contents(book) == whole
    key = play_out(book, 5)
    assert book.cards()[0].id == key
    assert len(book.claim(book.running()[0].id).actions) >= 100
    book.close()
    assert {path: path.read_bytes() for path in folder.glob("book[.-]*")} == before


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not read-only there")
def test_a_read_only_file_is_shown_and_nothing_is_changed_in_it(
    tmp_path: Path, book_before: Path, request: pytest.FixtureRequest
) -> None:
    folder = copied(book_before, tmp_path / "book")
    folder.chmod(0o777)
    (folder / "locks").chmod(0o777)
    the_book(folder).chmod(0o444)
    whole = contents(Book.open(book_before))
    request.getfixturevalue("as_someone_else")
    book = Book.open(folder)
    assert [notice.key for notice in book.notices] == ["storage.opening.read-only"]
    assert contents(book) == whole
    assert len(book.actions(begin(book, 5, 3))) == 3


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        book = Book.open(folder)
        assert [notice.key for notice in book.notices] == ["storage.opening.not-a-folder"]
        assert sentences(book.notices)
        assert len(book.actions(begin(book, 1, 3))) == 3


def test_a_folder_with_an_impossible_name(tmp_path: Path) -> None:
    for name in ("nul\x00", "x" * 300):
        assert len(Book.open(tmp_path / name).notices) == 1


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / A_BOOK).mkdir()
    book = Book.open(tmp_path)
    assert not book.stored
    assert sentences(book.notices)


def limit(book: Book, pages: int | None) -> None:
    """Let the file grow by so many pages and no more, which to SQLite is a full disk."""
    connection = book._file._opened.connection
    count = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {2**30 if pages is None else count + pages}")


def test_a_full_disk_loses_nothing_and_all_is_stored_when_there_is_space(tmp_path: Path) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 5)
    limit(book, 1)
    lines = lines_of_a_partie(1)[0]
    told = []
    for number in range(5, 100):
        try:
            book.append(key, number, lines[number])
        except BookError as error:
            told.append(error.notice)
    full = len(told)
    assert full > 10
    assert set(sentences(tuple(told))) == {say("storage.append.full")}
    assert book.running()[0].actions == lines[:100]
    stored = Book.open(tmp_path).actions(key)
    assert len(stored) == 100 - full
    limit(book, None)
    book.append(key, 100, lines[100])
    assert Book.open(tmp_path).actions(key) == lines[:101]


def test_a_partie_that_ends_on_a_full_disk_becomes_a_card_when_there_is_space(
    tmp_path: Path,
) -> None:
    book = Book.open(tmp_path)
    key = begin(book, 1, 5)
    limit(book, 0)
    lines = lines_of_a_partie(1)[0]
    for number in range(5, 150):
        with contextlib.suppress(BookError):
            book.append(key, number, lines[number])
    with pytest.raises(BookError):
        book.finish(key, Result(((10, 20),), Player.B, "2025-01-31T13:00:00", settle((10, 20))))
    assert [card.id for card in book.cards()] == [key]
    assert book.running() == ()
    limit(book, None)
    book.close()
    book = Book.open(tmp_path)
    assert [card.id for card in book.cards()] == [key]
    assert len(book.actions(key)) == 150


@pytest.mark.parametrize(
    ("code", "key"),
    [
        (errno.ENOSPC, "storage.opening.full"),
        (errno.EROFS, "storage.opening.read-only"),
        (errno.EIO, "storage.opening.failed"),
    ],
)
def test_a_book_that_cannot_be_begun_is_kept_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, key: str
) -> None:
    def fail(_: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", fail)
    book = Book.open(tmp_path)
    assert [notice.key for notice in book.notices] == [key]
    assert sentences(book.notices)
    play_out(book, 1)
    assert len(book.cards()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a folder in use cannot be deleted there")
def test_a_folder_that_is_deleted_while_playing_is_written_again(
    tmp_path: Path, book_before: Path
) -> None:
    folder = copied(book_before, tmp_path / "book")
    book = Book.open(folder)
    key = book.running()[0].id
    book.append(key, 100, "play KS")
    shutil.rmtree(folder)
    book.append(key, 101, "play QS")
    assert [notice.key for notice in book.notices] == ["storage.rewritten"]
    assert sentences(book.notices)
    shown = contents(book)
    book.close()
    assert contents(Book.open(folder)) == shown
    assert len(shown[0]) == 3
    assert shown[1][key].actions[100:] == ("play KS", "play QS")


@pytest.mark.skipif(sys.platform == "win32", reason="a folder in use cannot be deleted there")
def test_a_partie_is_still_held_when_the_folder_was_deleted_under_it(tmp_path: Path) -> None:
    here = Book.open(tmp_path / "book")
    key = begin(here, 1, 10)
    shutil.rmtree(tmp_path / "book")
    here.append(key, 10, "play KS")
    there = Book.open(tmp_path / "book")
    with pytest.raises(BookError) as refused:
        there.claim(key)
    assert refused.value.notice == Notice("storage.open-elsewhere")
    here.release(key)
    assert len(there.claim(key).actions) == 11


@pytest.mark.skipif(sys.platform == "win32", reason="a file in use cannot be moved there")
def test_a_book_set_aside_by_another_window_is_left_for_the_new_one(
    tmp_path: Path, book_before: Path
) -> None:
    folder = copied(book_before, tmp_path / "book")
    here = Book.open(folder)
    key = here.running()[0].id
    here.append(key, 100, "play KS")
    there = Book(_suspicious(folder), noon)
    other = begin(there, 5, 10)
    here.append(key, 101, "play QS")
    here.close()
    there.append(other, 10, "play KS")
    assert len(there.actions(key)) == 102
    # As a kill of both would leave it at this moment: closing one took nothing from the other.
    left = contents(Book.open(copied(folder, tmp_path / "left")))
    assert (left[2][key], left[2][other]) == (102, 11)


@pytest.mark.skipif(sys.platform == "win32", reason="a file in use cannot be deleted there")
def test_a_window_whose_book_was_deleted_takes_nothing_from_the_next_book(tmp_path: Path) -> None:
    here = Book.open(tmp_path / "book")
    mine = begin(here, 1, 10)
    shutil.rmtree(tmp_path / "book")
    there = Book.open(tmp_path / "book")
    yours = begin(there, 2, 10)
    here.append(mine, 10, "play KS")
    there.append(yours, 10, "play KS")
    left = contents(Book.open(copied(tmp_path / "book", tmp_path / "left")))
    assert left[2] == {mine: 11, yours: 11}


def test_an_older_book_is_set_aside(tmp_path: Path, book_before: Path) -> None:
    folder = copied(book_before, tmp_path / "book")
    (folder / "book-0-000000.sqlite").write_bytes(b"old")
    book = Book.open(folder)
    (notice,) = book.notices
    assert notice.key == "storage.older"
    assert sentences((notice,))
    assert (folder / str(notice.values["file"])).read_bytes() == b"old"
    assert contents(book) == contents(Book.open(book_before))


def _suspicious(folder: Path) -> BookFile:
    file = BookFile(folder, noon)
    file.close()
    file._use(database.open_book(folder, noon(), suspect=True))
    return file


def test_a_window_that_holds_the_book_too_long_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "BUSY_SECONDS", 0.05)
    book = Book.open(tmp_path)
    key = begin(book, 1, 3)
    other = sqlite3.connect(the_book(tmp_path), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(BookError) as refused:
        book.append(key, 3, "play KS")
    assert refused.value.notice == Notice("storage.append.busy")
    other.execute("ROLLBACK")
    other.close()
    book.append(key, 3, "play KS")
    assert len(Book.open(tmp_path).actions(key)) == 4


def test_another_window_that_is_opening_too_long_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "OPENING_SECONDS", 0.05)
    lease = locks.take(tmp_path / "locks" / "opening.lock")
    assert lease is not None
    assert [notice.key for notice in Book.open(tmp_path).notices] == ["storage.opening.busy"]
    lease.release()
    assert Book.open(tmp_path).notices == ()


def test_two_programs_that_begin_a_book_at_once_share_it(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from game.saves.store import Book;"
        "import tests.conftest;"  # where they wait for each other as long as it takes
        "from tests.game.saves_table import begin;"
        "book = Book.open(Path(sys.argv[1])); begin(book, int(sys.argv[2]), 20);"
        "assert not book.notices; book.close()"
    )
    programs = [
        subprocess.Popen([sys.executable, "-c", program, str(tmp_path), str(seed)])
        for seed in range(1, 4)
    ]
    assert [program.wait() for program in programs] == [0, 0, 0]
    assert sorted(len(partie.actions) for partie in Book.open(tmp_path).running()) == [20, 20, 20]
