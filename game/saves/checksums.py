"""Sums and counts beside a book: whether the file is as it was left, and how much it held.

SQLite overlooks pages that were swapped and bytes that were flipped inside a row, and takes a log
that was cut short for one that ends early. So a sum over the whole file is noted whenever its log
is brought into it, with how much there was of parties that were over; those that run are counted
one by one, after each action is safe in the book and without waiting for the disk: a count is never
too great, and hardly ever too small.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import zlib
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from game.saves import book_files, files, locks, schema
from game.saves.files import open_plain, read_plain
from game.saves.partie import seal

COUNTS = "counts"
RUNNING = "running"
_COUNT_WIDTH = 96
"""Bytes of a count: always as many, so that one is written over the other in one go."""


class StoredCount(NamedTuple):
    """The state of a partie and its actions, as they were last stored."""

    state: str
    actions: int


def note_count(book: Path, key: str, tally: StoredCount) -> None:
    """Note what a book has of a partie; that it could not be noted matters to nobody."""
    folder = book.parent / COUNTS
    parts = (book.name, tally.state, tally.actions)
    text = " ".join(map(str, (*parts, seal(key, *parts)))).ljust(_COUNT_WIDTH - 1) + "\n"
    with contextlib.suppress(OSError):
        try:
            file = files.descriptor(folder / key, os.O_WRONLY)
        except FileNotFoundError:
            files.make_folder(folder)
            file = files.descriptor(folder / key, os.O_WRONLY)
        try:
            os.write(file, text.encode())
        finally:
            os.close(file)


def counts_of(book: Path) -> Mapping[str, StoredCount]:
    """What was noted of the parties of a book; a note that was damaged is passed over."""
    return {
        key: tally for key, (name, tally) in _all_counts(book.parent).items() if name == book.name
    }


def forget_counts(book: Path, keys: list[str] | None = None) -> None:
    """Forget some parties of a book, which are safe now; or all, for it is no more."""
    for key in list(counts_of(book)) if keys is None else keys:
        with contextlib.suppress(OSError):
            (book.parent / COUNTS / key).unlink()


def _all_counts(directory: Path) -> dict[str, tuple[str, StoredCount]]:
    found: dict[str, tuple[str, StoredCount]] = {}
    with contextlib.suppress(OSError):
        for path in sorted((directory / COUNTS).iterdir()):
            with contextlib.suppress(OSError, ValueError):
                name, state, count, mark = read_plain(path, _COUNT_WIDTH).decode("ascii").split()
                if mark == seal(path.name, name, state, count):
                    found[path.name] = name, StoredCount(state, int(count))
    return found


SUM_SUFFIX = "-sum"
_SUM_MARK = "piquet-sum-2"  # another proves nothing, and the next one takes its place
_LONGEST_SUM = 200
_SUM_PIECE = 1 << 18


class Sum(NamedTuple):
    """What a file of so many bytes adds up to (CRC-32), and how much of it is `over`."""

    size: int
    crc: int
    parties: int
    actions: int


class RawFile:
    """The bytes of a book, beside its database.

    To be opened before the database and closed after it: whoever closes a file gives up, on some
    systems, all locks that his process has on it.
    """

    def __init__(self, path: Path) -> None:
        self._file = open_plain(path)

    def add_up(self) -> tuple[int, int]:
        """How many bytes there are, and their CRC-32. Raises OSError."""
        piece, size, crc = memoryview(bytearray(_SUM_PIECE)), 0, 0
        self._file.seek(0)
        while count := self._file.readinto(piece):  # type: ignore[attr-defined]  # of a plain file
            size, crc = size + count, zlib.crc32(piece[:count], crc)
        return size, crc

    def close(self) -> None:
        """Let the file go; a second time does nothing."""
        self._file.close()


def noted_sum(path: Path) -> Sum | None:
    """What a book was when it was left, or None where that is not known."""
    try:
        text = read_plain(book_files.sidecar(path, SUM_SUFFIX), _LONGEST_SUM).decode("ascii")
        *parts, mark = text.split()
        name, *numbers = parts
        if name != _SUM_MARK or mark != seal(path.name, *parts):
            return None
        return Sum(*map(int, numbers))
    except (OSError, ValueError, TypeError):
        return None


def is_as_noted(raw: RawFile, before: Sum | None) -> bool:
    """Whether a file is byte for byte as it was left. Raises OSError."""
    return before is not None and raw.add_up() == (before.size, before.crc)


def count_finished(connection: sqlite3.Connection, counted: Iterable[str] = ()) -> tuple[int, int]:
    """How many parties of a book are over, and their actions; those `counted` are passed over."""
    parties: dict[str, str] = dict(connection.execute("SELECT key, state FROM partie").fetchall())
    passed = {key for key, state in parties.items() if state == RUNNING} | set(counted)
    (rows,) = connection.execute("SELECT count(*) FROM action").fetchone()
    for key in passed & parties.keys():
        query = "SELECT count(*) FROM action WHERE partie = ?"
        rows -= connection.execute(query, (key,)).fetchone()[0]
    noted_sum = len(parties.keys() - passed)
    return noted_sum, rows - noted_sum  # each header is an action as well


def note_sum(path: Path, raw: RawFile, parties: int, actions: int) -> None:
    """Write down what a book is now, and how much of it is `over`. Raises OSError."""
    size, crc = raw.add_up()
    parts = (_SUM_MARK, size, crc, parties, actions)
    with files.create(book_files.sidecar(path, SUM_SUFFIX)) as file:
        file.write(f"{' '.join(map(str, (*parts, seal(path.name, *parts))))}\n".encode())


def note_first_sum(path: Path) -> None:
    """Write down what a book is that nobody has opened yet; as `note`, or an error of SQLite."""
    raw = RawFile(path)
    try:
        with contextlib.closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as book:
            note_sum(path, raw, *count_finished(book))
    finally:
        raw.close()


def settle(path: Path, raw: RawFile) -> bool:
    """Bring the log of a book into it, and note its sum; False where that cannot be done now.

    It uses a connection of its own: whoever plays or reads meanwhile is not kept.
    """
    try:
        with closing(schema.connect(path)) as connection:
            # All of it before: what ends from now on is in the log only, and counted.
            counted, states = counts_of(path), _states(connection)
            done = [
                key
                for key, tally in counted.items()
                if states.get(key, RUNNING) != RUNNING
                # Or else its window has not counted the end yet; a killed one never will.
                and (states[key] == tally.state or not locks.is_held(path.parent, key))
            ]
            over = count_finished(connection, counted.keys() - done)
            busy, frames, brought = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if busy or frames != brought:
                return False  # another window is reading what was before
            forget_counts(path, done)
            _count_all(path, connection)
            note_sum(path, raw, *over)
    except (OSError, sqlite3.Error):
        return False
    return True


def _count_all(path: Path, connection: sqlite3.Connection) -> None:
    """Count what runs in a book and is not counted, as in one of before."""
    counted = counts_of(path)
    for key, state in _states(connection).items():
        if state == RUNNING and key not in counted:
            query = "SELECT count(*) FROM action WHERE partie = ? AND number >= 0"
            (actions,) = connection.execute(query, (key,)).fetchone()
            note_count(path, key, StoredCount(state, actions))


def _states(connection: sqlite3.Connection) -> dict[str, str]:
    return dict(connection.execute("SELECT key, state FROM partie").fetchall())
