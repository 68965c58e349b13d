"""Whatever lies in the place of our files, a start succeeds, waits for nothing, and tells it."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.pages.start.title import Title
from game.program.accounts import NAME as STATISTICS
from game.program.house import OurHouse
from game.saves import checksums, files, locks, schema, snapshots
from game.saves.files import HOME_VARIABLE
from game.saves.notices import BookError, Notice
from game.saves.settings import NAME as SETTINGS
from game.saves.settings import Settings, load, store
from game.saves.store import Book
from game.window.failure import write_log
from game.words.catalogue import say, speak
from game.words.files import codes
from tests.game.saves_table import (
    begin,
    contents,
    made_book,
    noon,
    quick_disk,
    small_book,
    the_book,
    the_log,
)

__all__ = ["made_book", "quick_disk"]


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()
    (path / "something").touch()


def link(path: Path) -> None:
    other = path.with_name("elsewhere")
    other.write_bytes(b"something of mine")
    path.symlink_to(other)


def dangling(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def ring(path: Path) -> None:
    path.symlink_to(path)


def plug(path: Path) -> None:
    with closing(socket.socket(socket.AF_UNIX)) as one:
        here = os.open(path.parent, os.O_RDONLY)
        try:  # the name of a socket must be short
            one.bind(f"/proc/self/fd/{here}/{path.name}")
        finally:
            os.close(here)


THINGS = (pipe, folder, link, dangling, endless, ring, plug)
pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere there are no such things"
)


@pytest.fixture
def data(tmp_path: Path, made_book: Path) -> Path:
    """A data folder with three finished parties and one that runs, and settings."""
    place = tmp_path / "piquet"
    shutil.copytree(made_book, place)
    store(place, Settings(("Anna", "Élise")))
    return place


def started(place: Path) -> str:
    """Start the program on a folder, all but its window; what it tells."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(HOME_VARIABLE, str(place))
        house = OurHouse()
        title = house.title(at_start=True)
        assert isinstance(title, Title)
        told = (*house.take_notices(), *title._notices)
        house.accounts().parts("x" * 16)
        house.choose_rules(house.rules())
        house.close()
    return "".join(f"{each}\n" for each in told)


@pytest.mark.parametrize(
    ("suffix", "thing"),
    [
        *(("", thing) for thing in THINGS),
        *(("-wal", thing) for thing in THINGS),
        *((suffix, thing) for suffix in ("-shm", "-journal") for thing in (pipe, folder)),
    ],
)
def test_in_the_place_of_the_book_or_its_log_it_is_named_and_left_alone(
    data: Path, suffix: str, thing: Callable[[Path], None]
) -> None:
    path = the_book(data).with_name(the_book(data).name + suffix)
    path.unlink(missing_ok=True)
    thing(path)
    before = path.lstat()
    told = started(data)
    assert told == say("storage.opening.in-the-way", file=path) + "\n"
    assert path.lstat().st_ino == before.st_ino


@pytest.mark.parametrize("thing", [pipe, folder, dangling])
def test_what_can_be_read_is_shown_all_the_same(data: Path, thing: Callable[[Path], None]) -> None:
    with closing(Book.open(data)) as book:
        expected = contents(book)
    thing(the_log(data))
    with closing(Book.open(data)) as book:
        assert not book.stored
        assert contents(book) == expected
        assert len(book.actions(begin(book, 5, 3))) == 3


def test_a_book_that_lies_elsewhere_is_shown_and_not_written(data: Path) -> None:
    with closing(Book.open(data)) as book:
        expected = contents(book)
    other = data / "elsewhere"
    the_book(data).rename(other)
    (data / "book-1-000000.sqlite").symlink_to(other)
    before = other.read_bytes()
    with closing(Book.open(data)) as book:
        assert [notice.key for notice in book.notices] == ["storage.opening.in-the-way"]
        assert contents(book) == expected
    assert other.read_bytes() == before


@pytest.mark.parametrize("thing", THINGS)
def test_in_the_place_of_the_locks_it_is_told_and_all_is_stored(
    data: Path, thing: Callable[[Path], None]
) -> None:
    shutil.rmtree(data / "locks")
    (data / "locks").touch() if thing is folder else thing(data / "locks")
    told = started(data)
    assert told == say("storage.locks", file=data / "locks") + "\n"
    with closing(Book.open(data)) as book:
        assert book.stored
        key = begin(book, 5, 3)
    with closing(Book.open(data)) as book:
        assert len(book.actions(key)) == 3


@pytest.mark.parametrize("thing", [pipe, folder, endless])
def test_in_the_place_of_the_lock_of_opening_it_is_told(
    data: Path, thing: Callable[[Path], None]
) -> None:
    thing(data / "locks" / "opening.lock")
    assert started(data) == say("storage.locks", file=data / "locks" / "opening.lock") + "\n"


@pytest.mark.parametrize("thing", THINGS)
def test_in_the_place_of_a_parties_lock_it_is_played_all_the_same(
    data: Path, thing: Callable[[Path], None]
) -> None:
    with closing(Book.open(data)) as book:
        (running,) = book.running()
        thing(data / "locks" / f"{running.id}.lock")
        book.claim(running.id)
        book.append(running.id, 100, "play KS")


def test_a_link_in_the_place_of_a_lock_makes_nothing_elsewhere(tmp_path: Path) -> None:
    dangling(tmp_path / "one.lock")
    lease = locks.take(tmp_path / "one.lock")
    assert lease is not None
    lease.release()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.lock"]


@pytest.mark.parametrize("thing", [pipe, folder, endless, ring, plug])
def test_in_the_place_of_the_settings_it_is_named_and_left_alone(
    data: Path, thing: Callable[[Path], None]
) -> None:
    path = data / SETTINGS
    path.unlink()
    thing(path)
    told = started(data)
    unread = say("storage.settings.unread", folder=data)
    expected = unread if thing in (ring, plug) else say("storage.in-the-way", file=path)
    assert told.splitlines()[0] == expected
    assert path.lstat()
    if thing is not endless:
        with pytest.raises(BookError) as refused:
            store(data, Settings(("Zoë", "王")))
        assert say(refused.value.notice.key, **refused.value.notice.values)


def test_settings_that_lie_elsewhere_are_read(data: Path) -> None:
    (data / SETTINGS).rename(data / "elsewhere")
    (data / SETTINGS).symlink_to(data / "elsewhere")
    assert load(data, noon()) == (Settings(("Anna", "Élise")), ())


@pytest.mark.parametrize("thing", [pipe, folder, endless])
@pytest.mark.parametrize(
    "name",
    [
        *("book.suspect", "piquet.log", STATISTICS, "settings.json.bak"),
        *(snapshots.FOLDER, f"{snapshots.FOLDER}/book-2025-01-31.sqlite", checksums.COUNTS),
    ],
)
def test_in_the_place_of_what_only_helps_nothing_waits_for_it(
    data: Path, thing: Callable[[Path], None], name: str
) -> None:
    path = data / name
    path.parent.mkdir(exist_ok=True)
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    thing(path)
    damaged = bytearray(the_book(data).read_bytes())
    damaged[4096:8192] = bytes(4096)  # so that the snapshots are looked at
    the_book(data).write_bytes(damaged)
    assert "Your book was damaged." in started(data)
    assert started(data) == ""


def test_a_log_of_failures_is_not_written_into_a_pipe(tmp_path: Path) -> None:
    pipe(tmp_path / "piquet.log")
    assert write_log(ValueError("x"), tmp_path) is None


def test_a_link_to_a_folder_that_is_not_there_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dangling(tmp_path / "piquet")
    told = started(tmp_path / "piquet")
    assert told == say("storage.opening.gone", folder=tmp_path / "piquet") + "\n"


def test_a_data_folder_may_be_a_link(data: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(data)
    assert started(tmp_path / "link") == ""


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize(
    "key", ["storage.opening.in-the-way", "storage.in-the-way", "storage.locks"]
)
def test_it_is_said_in_every_language(language: str, key: str) -> None:
    speak(language)
    assert "/home/anna" in say(key, file="/home/anna")


# ---- a full disk


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def fill(place: Path) -> Path:
    ballast = place / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass
    return ballast


def test_a_start_on_a_full_disk_with_a_book_says_so_and_shows_it(small_disk: Path) -> None:
    place = small_disk / "piquet"
    small_book(place)
    ballast = fill(small_disk)
    assert started(place) == say("storage.opening.full", folder=place) + "\n"
    with closing(Book.open(place)) as book:
        assert (len(book.cards()), len(book.running())) == (3, 1)
    ballast.unlink()
    assert started(place) == ""


def test_a_database_that_has_no_room_for_its_log_is_on_a_full_disk(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite calls that a fault of the disk."""

    def no_room(_: Path) -> sqlite3.Connection:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorname = "SQLITE_IOERR_SHMSIZE"
        raise error

    monkeypatch.setattr(schema, "connect", no_room)
    with closing(Book.open(data)) as book:
        assert book.notices == (Notice("storage.opening.failed", {"folder": str(data)}),)
    for why in ("full", "read-only"):
        monkeypatch.setattr(files, "refusal", lambda _, why=why: why)
        with closing(Book.open(data)) as book:
            assert book.notices == (Notice(f"storage.opening.{why}", {"folder": str(data)}),)


def test_a_disk_that_is_read_only_is_called_so_and_the_book_on_it_is_shown(
    small_disk: Path,
) -> None:
    """SQLite says that its file cannot be opened."""
    place = small_disk / "piquet"
    small_book(place)
    again = ["mount", "-o", "remount,ro", str(small_disk)]
    subprocess.run(again, check=True)
    assert files.refusal(place) == "read-only"
    with closing(Book.open(place)) as book:
        assert book.notices == (Notice("storage.opening.read-only", {"folder": str(place)}),)
        assert (len(book.cards()), len(book.running())) == (3, 1)


def test_what_a_folder_takes_is_tried_and_nothing_is_left_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert files.refusal(tmp_path) == ""
    assert files.refusal(tmp_path / "none") == ""
    for code, told in ((errno.ENOSPC, "full"), (errno.EROFS, "read-only"), (errno.EIO, "")):

        def refuse(_: int, code: int = code) -> None:
            raise OSError(code, os.strerror(code))

        monkeypatch.setattr(os, "fsync", refuse)
        assert files.refusal(tmp_path) == told
    assert list(tmp_path.iterdir()) == []
