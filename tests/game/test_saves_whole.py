"""The whole book: carried to another computer and back, checked, copied for safety each day."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from game.saves import checksums, integrity
from game.saves.book_files import sidecar
from game.saves.integrity import Checked, check
from game.saves.notices import BookError
from game.saves.partie import seal
from game.saves.snapshots import KEPT, snapshot, snapshots
from game.saves.store import Book
from game.saves.transfer import TransferError, read_book, write_book
from tests.game.saves_table import (
    BookCommand,
    begin,
    contents,
    folder,
    lines_of_a_partie,
    made_book,
    noon,
    play_out,
    quick_disk,
    the_book,
    told,
)

__all__ = ["folder", "made_book", "quick_disk", "told"]


# ---- to another computer


def test_an_exported_book_is_the_same_on_another_computer(
    folder: Path, tmp_path: Path, told: BookCommand
) -> None:
    file = tmp_path / "book.txt"
    assert told(folder, "export", str(file)) == 0
    assert told(tmp_path / "new", "import", str(file)) == 0
    with closing(Book.open(folder)) as old, closing(Book.open(tmp_path / "new")) as new:
        assert contents(old) == contents(new)
        for key in contents(old)[2]:
            assert old.actions(key) == new.actions(key)
            log = new.history.log(key)
            assert log is not None
            assert not log.damaged
        assert old.whole.everything() == new.whole.everything()
    assert told.said().out == (
        f"4 parties were written to {file}.\n"
        "New parties: 4. Went on from yours: 0. Known already: 0. "
        "Played otherwise than yours, and kept beside it: 0.\n"
    )


def test_taken_in_twice_nothing_is_twice(folder: Path, tmp_path: Path, told: BookCommand) -> None:
    file = tmp_path / "book.txt"
    told(folder, "export", str(file))
    before = contents(Book.open(folder))
    assert told(folder, "import", str(file)) == 0
    assert contents(Book.open(folder)) == before
    assert "Known already: 4." in told.said().out


def test_a_partie_played_on_elsewhere_goes_on_here(folder: Path, tmp_path: Path) -> None:
    away = tmp_path / "away"
    shutil.copytree(folder, away)
    with closing(Book.open(away)) as book:
        (running,) = book.running()
        seed = running.header.seed
        for number in range(100, 130):
            book.append(running.id, number, lines_of_a_partie(seed)[0][number])
        parties = book.whole.everything().parties
    with closing(Book.open(folder)) as ours:
        taken = ours.whole.take_in(parties)
        assert taken.continued == (running.id,)
        assert ours.actions(running.id) == lines_of_a_partie(seed)[0][:130]
        # And the other way round there is nothing new.
        older = {**parties, running.id: ours.whole.everything().parties[running.id]}
        assert ours.whole.take_in(older).known == tuple(older)


def test_a_partie_played_otherwise_elsewhere_is_kept_beside_ours(
    folder: Path, tmp_path: Path
) -> None:
    away = tmp_path / "away"
    shutil.copytree(folder, away)
    for place, line in ((away, "play KS"), (folder, "play QS")):
        with closing(Book.open(place)) as book:
            (running,) = book.running()
            book.append(running.id, 100, line)
    with closing(Book.open(away)) as book:
        parties = book.whole.everything().parties
    with closing(Book.open(folder)) as ours:
        (copy,) = ours.whole.take_in(parties).copies
        assert copy != running.id
        assert ours.actions(running.id)[100] == "play QS"
        assert ours.actions(copy)[100] == "play KS"


def test_a_partie_on_our_table_is_not_changed_under_it(folder: Path, tmp_path: Path) -> None:
    away = tmp_path / "away"
    shutil.copytree(folder, away)
    with closing(Book.open(away)) as book:
        (running,) = book.running()
        book.append(running.id, 100, "play KS")
        parties = book.whole.everything().parties
    with closing(Book.open(folder)) as ours:
        ours.claim(running.id)
        with pytest.raises(BookError, match="open-elsewhere"):
            ours.whole.take_in(parties)
        assert len(ours.actions(running.id)) == 100


def exported(folder: Path) -> list[str]:
    with closing(Book.open(folder)) as book:
        return list(write_book(book.whole.everything().parties))


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        ("no-book", lambda _: ["hello\n"]),
        ("no-book", lambda _: ["[]\n"]),
        ("no-book", lambda _: ['{"piquet": "partie", "version": 1}\n']),
        ("newer", lambda lines: ['{"piquet": "book", "version": 2}\n', *lines[1:]]),
        ("cut-off", lambda lines: lines[:-1]),
        ("cut-off", lambda _: []),
        ("changed", lambda lines: [lines[0], *lines[2:]]),
        ("changed", lambda lines: [line.replace("human", "thumb") for line in lines]),
        ("goes-on", lambda lines: [*lines, lines[1]]),
        ("twice", lambda lines: [*lines[:2], *lines[1:]]),
        ("damaged", lambda lines: [lines[0], lines[1].replace('"state"', '"stat"')]),
        ("damaged", lambda lines: [lines[0], lines[1].replace("finished", "won")]),
        ("damaged", lambda lines: [lines[0], lines[1].replace("[0, ", "[true, ", 1)]),
        ("damaged", lambda lines: [lines[0], lines[1][:-2]]),
        ("damaged", lambda lines: [lines[0], "[" * 100_000 + "\n"]),
    ],
)
def test_a_file_that_is_no_whole_book_is_refused_with_its_reason(
    folder: Path, tmp_path: Path, reason: str, change: object, told: BookCommand
) -> None:
    lines = change(exported(folder))  # type: ignore[operator]  # one of the above
    with pytest.raises(TransferError) as caught:
        read_book(lines)
    assert caught.value.reason == reason
    file = tmp_path / "bad.txt"
    file.write_text("".join(lines), encoding="utf-8")
    before = contents(Book.open(folder))
    assert told(folder, "import", str(file)) == 2
    sentence = told.said().err
    assert sentence.count("\n") == 1
    assert "Nothing was changed." in sentence
    assert contents(Book.open(folder)) == before


@pytest.mark.parametrize("name", ["missing.txt", "folder", "bytes.bin"])
def test_a_file_that_cannot_be_read_is_told(
    folder: Path, tmp_path: Path, name: str, told: BookCommand
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "bytes.bin").write_bytes(b"\xff\xfe\x00")
    assert told(folder, "import", str(tmp_path / name)) == 2
    assert told.said().err.count("\n") == 1


def test_nothing_is_written_over_another_file(
    folder: Path, tmp_path: Path, told: BookCommand
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("mine", encoding="utf-8")
    assert told(folder, "export", str(file)) == 2
    assert told(folder, "export", str(tmp_path / "none" / "x")) == 2
    assert file.read_text(encoding="utf-8") == "mine"
    assert list(tmp_path.glob("*.new")) == []
    assert "choose another name" in told.said().err


def test_a_book_goes_through_a_pipe(folder: Path, told: BookCommand) -> None:
    assert told(folder, "export", "-") == 0
    lines = told.said().out.splitlines(keepends=True)
    assert lines == exported(folder)
    assert json.loads(lines[-1])["parties"] == 4


# ---- checked


def test_a_whole_book_is_found_whole(folder: Path, told: BookCommand) -> None:
    assert told(folder, "check") == 0
    assert told.said().out.splitlines()[-1] == "Everything is as it was written."


def change(folder: Path, *, sealed: bool) -> tuple[str, str]:
    """Change a line of the first deal of two parties; give their keys."""
    with closing(sqlite3.connect(the_book(folder))) as connection:
        rows = connection.execute("SELECT key FROM partie ORDER BY id LIMIT 2").fetchall()
        keys: tuple[str, str] = (rows[0][0], rows[1][0])
        for key in keys:
            connection.execute(
                "UPDATE action SET line = 'play 7S' WHERE partie = ? AND number = 20", (key,)
            )
            if sealed:
                mark = seal(key, 20, "play 7S")
                connection.execute(
                    "UPDATE action SET seal = ? WHERE partie = ? AND number = 20", (mark, key)
                )
        connection.commit()
    return keys


def test_a_deal_that_was_changed_with_its_lines_seals_is_found(
    folder: Path, told: BookCommand
) -> None:
    first, second = change(folder, sealed=True)
    assert told(folder, "check") == 1
    out = told.said().out
    assert f"Partie {first}, deal 1:" in out
    assert f"Partie {second}, deal 1:" in out
    assert out.count("Partie ") == 2


def test_a_changed_line_is_found(folder: Path) -> None:
    keys = change(folder, sealed=False)
    with closing(sqlite3.connect(the_book(folder))) as connection:
        found = check(connection)
    assert found.parties == keys
    assert sorted(found.deals) == sorted((key, 1) for key in keys)
    assert found.file == ()


# ---- copied for safety


def test_a_snapshot_is_made_once_a_day_and_a_week_is_kept(folder: Path) -> None:
    path = the_book(folder)
    for day in range(9):
        assert snapshot(path, noon() + timedelta(days=day))
        before = [each.stat().st_mtime_ns for each in snapshots(folder)]
        assert snapshot(path, noon() + timedelta(days=day, hours=1))
        assert [each.stat().st_mtime_ns for each in snapshots(folder)] == before
    assert len(snapshots(folder)) == KEPT
    newest = snapshots(folder)[-1]
    assert f"{noon() + timedelta(days=8):%Y-%m-%d}" in newest.name
    with closing(Book.open(folder)) as book:
        expected = contents(book)
    (folder / "copy").mkdir()
    shutil.copyfile(newest, folder / "copy" / "book-1-000000.sqlite")
    with closing(Book.open(folder / "copy")) as copy:
        assert contents(copy) == expected


def test_what_a_damaged_book_lost_comes_from_the_snapshot(folder: Path) -> None:
    path = the_book(folder)
    with closing(Book.open(folder)) as book:
        expected = contents(book)
        book.whole.snapshot()
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\x00" * (len(data) // 2) + data[4096 + len(data) // 2 :])
    with closing(Book.open(folder)) as book:
        assert contents(book) == expected
        assert "storage.from-snapshot" in [notice.key for notice in book.notices]


def test_a_damaged_snapshot_is_passed_over_for_the_one_before(folder: Path) -> None:
    path = the_book(folder)
    with closing(Book.open(folder)) as book:
        expected = contents(book)
    snapshot(path, noon())
    snapshot(path, noon() + timedelta(days=1))
    snapshots(folder)[-1].write_bytes(b"nothing of worth")
    path.write_bytes(path.read_bytes()[:5000])
    with closing(Book.open(folder)) as book:
        assert contents(book) == expected


def lose_a_line(folder: Path) -> str:
    """Take a line out of a finished partie, all seals being left; the partie's key."""
    with closing(sqlite3.connect(the_book(folder))) as connection:
        (key,) = connection.execute("SELECT key FROM partie WHERE state = 'finished'").fetchone()
        connection.execute("DELETE FROM action WHERE partie = ? AND number = 30", (key,))
        connection.commit()
    return str(key)


def test_a_lost_line_of_a_finished_partie_is_told_at_the_opening(folder: Path) -> None:
    lose_a_line(folder)
    with closing(Book.open(folder)) as book:
        assert [notice.key for notice in book.notices] == [
            "storage.aside.damaged",
            "storage.lost-actions",
        ]
        assert book.notices[1].values == {"count": 1}


def test_what_is_lost_for_good_is_told_once_and_copies_are_made_again(
    folder: Path, told: BookCommand
) -> None:
    key = lose_a_line(folder)
    with closing(Book.open(folder)) as book:
        assert book.notices
        begin(book, 5, 3)
        book.whole.snapshot()
    assert len(snapshots(folder)) == 1
    with closing(Book.open(folder)) as book:
        assert book.notices == ()
    assert told(folder, "check") == 0
    out = told.said().out.splitlines()
    assert out[1:] == [
        f"Partie {key}: lines of it were lost, as was told then.",
        "All the rest is as it was written.",
    ]


def test_a_book_that_proves_damaged_is_not_copied_and_mended_at_the_next_start(
    folder: Path,
) -> None:
    with closing(Book.open(folder)) as book:
        expected = contents(book)
        book.whole.snapshot()
    for each in snapshots(folder):
        each.rename(each.with_name("book-2001-01-01.sqlite"))
    with closing(Book.open(folder)) as book:
        lose_a_line(folder)  # while it is open, where no start has looked at it
        book.whole.snapshot()
        assert book.notices == ()
    assert len(snapshots(folder)) == 1
    with closing(Book.open(folder)) as book:
        assert contents(book) == expected
        assert "storage.from-snapshot" in [notice.key for notice in book.notices]
    with closing(Book.open(folder)) as book:
        assert book.notices == ()


def test_where_no_snapshot_can_be_made_nothing_is_said(folder: Path) -> None:
    (folder / "snapshots").write_text("in the way", encoding="utf-8")
    with closing(Book.open(folder)) as book:
        book.whole.snapshot()
        assert book.notices == ()


def test_a_new_deal_is_in_the_next_days_copy(folder: Path) -> None:
    snapshot(the_book(folder), noon())
    with closing(Book.open(folder)) as book:
        key = play_out(book, 4)
        begin(book, 5, 3)
    snapshot(the_book(folder), noon() + timedelta(days=1))
    with closing(sqlite3.connect(snapshots(folder)[-1])) as copy:
        assert copy.execute("SELECT count(*) FROM partie WHERE key = ?", (key,)).fetchone() == (1,)


def test_a_clock_set_back_keeps_the_copies_that_hold_most(folder: Path) -> None:
    """They are told apart by what they hold: what a clock said of them may be wrong."""
    path = the_book(folder)
    for day in range(KEPT + 1):
        assert snapshot(path, noon().replace(year=2099) + timedelta(days=day))
    with closing(Book.open(folder)) as book:
        play_out(book, 5)
        expected = contents(book)
    assert snapshot(path, noon())
    newest = snapshots(folder)[-1]
    assert f"{noon():%Y-%m-%d}" in newest.name
    assert len(snapshots(folder)) == KEPT
    path.write_bytes(path.read_bytes()[:5000])
    with closing(Book.open(folder)) as book:
        assert contents(book) == expected


# ---- values that no column may have


def test_a_book_with_values_of_another_kind_is_damaged_and_rescued(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages that were cut off give them: a partie without a key, among others that have one."""
    with closing(sqlite3.connect(":memory:")) as book:
        book.execute(
            "CREATE TABLE partie (id, key, state, header, header_seal, result, result_seal)"
        )
        book.execute("CREATE TABLE action (id, partie, number, line, at, seal)")
        book.execute("CREATE TABLE deal (partie, number, first, count, sha256)")
        rows = [(1, None, None, None, None, None, None), (2, "x", "running", "", "", None, None)]
        book.executemany("INSERT INTO partie VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        with pytest.raises(sqlite3.DatabaseError, match="another kind"):
            check(book)

    def torn(_: sqlite3.Connection) -> Checked:
        raise TypeError("'<' not supported between instances of 'NoneType' and 'str'")

    sidecar(the_book(folder), checksums.SUM_SUFFIX).unlink()
    monkeypatch.setattr(integrity, "_checked", torn)
    with closing(Book.open(folder)) as found:
        assert [notice.key for notice in found.notices] == ["storage.aside.damaged"]
        assert (len(found.cards()), len(found.running())) == (3, 1)


def test_a_time_of_another_kind_in_a_snapshot_spoils_no_rescue(folder: Path) -> None:
    with closing(Book.open(folder)) as book:
        book.whole.snapshot()
    (kept,) = snapshots(folder)
    with closing(sqlite3.connect(kept)) as damager:
        damager.execute("CREATE TABLE other AS SELECT * FROM action")
        running = "(SELECT key FROM partie WHERE state = 'running')"
        damager.execute(f"UPDATE other SET at = NULL WHERE number = 5 AND partie = {running}")
        damager.execute("DROP TABLE action")
        damager.execute("ALTER TABLE other RENAME TO action")
        damager.commit()
    the_book(folder).write_bytes(b"")
    with closing(Book.open(folder)) as book:
        assert book.stored
        told = {notice.key for notice in book.notices}
        assert {"storage.from-snapshot", "storage.lost-parties"} <= told
        assert (len(book.cards()), len(book.running())) == (3, 0)
