"""A sum over the whole file of a book, kept beside it: whether the file is as it was left.

SQLite overlooks pages that were swapped and bytes that were flipped inside a row. The file changes
only when its log is brought into it, and the sum is noted after that; what was done since is in the
log, which has sums of its own. Where they differ, nothing is proved: the book is then looked at
row by row (see `check`). The sum also knows how much there was of parties that were over; those
that run are counted one by one (see `tallies`).
"""

from __future__ import annotations

import contextlib
import sqlite3
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from game.saves import private, shelf
from game.saves.cards import seal
from game.saves.plain import open_plain, read_plain
from game.saves.tallies import RUNNING

SUFFIX = "-sum"
_MARK = "piquet-sum-2"  # another proves nothing, and the next one takes its place
_LONGEST = 200
_PIECE = 1 << 18


class Sum(NamedTuple):
    """What a file of so many bytes adds up to (CRC-32), and how much of it is `over`."""

    size: int
    crc: int
    parties: int
    actions: int


class Raw:
    """The bytes of a book, beside its database.

    To be opened before the database and closed after it: whoever closes a file gives up, on some
    systems, all locks that his process has on it.
    """

    def __init__(self, path: Path) -> None:
        self._file = open_plain(path)

    def add_up(self) -> tuple[int, int]:
        """How many bytes there are, and their CRC-32. Raises OSError."""
        piece, size, crc = memoryview(bytearray(_PIECE)), 0, 0
        self._file.seek(0)
        while count := self._file.readinto(piece):  # type: ignore[attr-defined]  # of a plain file
            size, crc = size + count, zlib.crc32(piece[:count], crc)
        return size, crc

    def close(self) -> None:
        """Let the file go; a second time does nothing."""
        self._file.close()


def left(path: Path) -> Sum | None:
    """What a book was when it was left, or None where that is not known."""
    try:
        text = read_plain(shelf.sidecar(path, SUFFIX), _LONGEST).decode("ascii")
        *parts, mark = text.split()
        name, *numbers = parts
        if name != _MARK or mark != seal(path.name, *parts):
            return None
        return Sum(*map(int, numbers))
    except (OSError, ValueError, TypeError):
        return None


def is_as_left(raw: Raw, before: Sum | None) -> bool:
    """Whether a file is byte for byte as it was left. Raises OSError."""
    return before is not None and raw.add_up() == (before.size, before.crc)


def over(connection: sqlite3.Connection, counted: Iterable[str] = ()) -> tuple[int, int]:
    """How many parties of a book are over, and their actions; those `counted` are passed over."""
    parties: dict[str, str] = dict(connection.execute("SELECT key, state FROM partie").fetchall())
    passed = {key for key, state in parties.items() if state == RUNNING} | set(counted)
    (rows,) = connection.execute("SELECT count(*) FROM action").fetchone()
    for key in passed & parties.keys():
        query = "SELECT count(*) FROM action WHERE partie = ?"
        rows -= connection.execute(query, (key,)).fetchone()[0]
    left = len(parties.keys() - passed)
    return left, rows - left  # each header is an action as well


def note(path: Path, raw: Raw, parties: int, actions: int) -> None:
    """Write down what a book is now, and how much of it is `over`. Raises OSError."""
    size, crc = raw.add_up()
    parts = (_MARK, size, crc, parties, actions)
    with private.create(shelf.sidecar(path, SUFFIX)) as file:
        file.write(f"{' '.join(map(str, (*parts, seal(path.name, *parts))))}\n".encode())


def note_new(path: Path) -> None:
    """Write down what a book is that nobody has opened yet; as `note`, or an error of SQLite."""
    raw = Raw(path)
    try:
        with contextlib.closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as book:
            note(path, raw, *over(book))
    finally:
        raw.close()
