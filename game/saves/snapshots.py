"""A copy of the book for each day it was used, a week of them, each checked before it is made.

What a damaged book has lost is taken from the newest of them. They are only ever read after that.
"""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from game.saves import files, schema
from game.saves.integrity import check
from game.saves.parties import PartieRecord, parties_of

FOLDER: Final = "snapshots"
KEPT: Final = 7
_NAME = re.compile(r"book-[0-9]{4}-[0-9]{2}-[0-9]{2}\.sqlite")


def snapshots(directory: Path) -> list[Path]:
    """The snapshots of a folder of the book, the oldest first, and before them the unreadable.

    A book only grows: the one that holds least is the oldest, whatever a clock said that day.
    """
    found: list[Path] = []
    with contextlib.suppress(OSError):
        found = [path for path in (directory / FOLDER).iterdir() if _NAME.fullmatch(path.name)]
    return sorted(found, key=lambda path: (_rows(path), path.name))


def _rows(path: Path) -> int:
    """How much a snapshot holds; -1 where it cannot be read."""
    query = "SELECT (SELECT count(*) FROM action) + (SELECT count(result) FROM partie)"
    try:
        with contextlib.closing(_reading(path)) as connection:
            return int(connection.execute(query).fetchone()[0])
    except (sqlite3.Error, OSError):
        return -1


def snapshot(path: Path, now: datetime) -> bool:
    """Copy a book if that was not done today; whether it is whole, as far as was looked at.

    A damaged one is not copied. Raises OSError or an error of SQLite when it cannot be done. It
    uses a connection of its own: whoever plays meanwhile is not kept.
    """
    folder = path.parent / FOLDER
    today = folder / f"book-{now.astimezone():%Y-%m-%d}.sqlite"
    if today.exists():
        return True
    with contextlib.closing(_connected(path)) as book:
        if not check(book).whole:
            return False
        files.make_folder(folder)
        fresh = folder / f"{today.name}.{os.getpid()}.new"
        fresh.unlink(missing_ok=True)
        try:
            files.create(fresh, anew=True).close()
            with contextlib.closing(sqlite3.connect(fresh)) as copy:
                book.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
            with fresh.open("rb+") as file:
                os.fsync(file.fileno())
            fresh.replace(today)
        finally:
            fresh.unlink(missing_ok=True)
    for old in snapshots(path.parent)[:-KEPT]:
        old.unlink(missing_ok=True)
    return True


def fill_gaps(directory: Path, parties: dict[str, PartieRecord]) -> int:
    """Give parties back what the newest good snapshot still has; how many had lost something."""
    helped: set[str] = set()
    for path in reversed(snapshots(directory)):
        try:
            with contextlib.closing(_reading(path)) as connection:
                kept = parties_of(connection)
        except (sqlite3.Error, ValueError, OSError):
            continue  # it was hit too: the one before it
        helped |= {key for key, partie in kept.parties.items() if _give_back(parties, key, partie)}
        if not kept.unread:
            break
    return len(helped)


def _give_back(parties: dict[str, PartieRecord], key: str, kept: PartieRecord) -> bool:
    partie = parties.get(key)
    if partie is None:
        parties[key] = kept
        return True
    helped = False
    if not partie.header_is_whole:
        partie.header, partie.header_is_whole, helped = kept.header, True, True
    if partie.result is None and kept.result is not None:
        partie.state, partie.result, helped = kept.state, kept.result, True
    for number, action in _missing(partie, kept):
        partie.actions[number] = action
        helped = True
    return helped


def _missing(partie: PartieRecord, kept: PartieRecord) -> Iterator[tuple[int, tuple[str, str]]]:
    for number, action in kept.actions.items():
        if number not in partie.actions:
            yield number, action


def _reading(path: Path) -> sqlite3.Connection:
    """A snapshot to read in, if it is one."""
    if schema.look(path) is not schema.BookKind.OURS:
        raise sqlite3.DatabaseError("this is no book of ours")
    return _connected(path)


def _connected(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing.

    A book in use must not be opened otherwise: see `checksums.RawFile`.
    """
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
