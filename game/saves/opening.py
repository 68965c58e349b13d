"""How the book is opened, whatever lies in its place; what went wrong is given back as notices.

The file is `book.sqlite`. When it cannot be written, its contents are shown from memory and nothing is stored.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.saves import leases, schema
from game.saves.notices import Notice, reason

NAME = "book.sqlite"
LOCKS = "locks"
OPENING_SECONDS = (
    5.0  # how long another copy's opening is waited for, also while it rescues a big book
)


@dataclass(frozen=True, slots=True)
class Opened:
    """An open book. `file` tells its file from any other one; None: it lives in memory only."""

    connection: sqlite3.Connection
    file: os.stat_result | None
    notices: tuple[Notice, ...]


def is_same(directory: Path, file: os.stat_result) -> bool:
    """Whether the file opened once is still the one at the place of the book."""
    try:
        return os.path.samestat(file, (directory / NAME).stat())
    except OSError:
        return False


def open_book(directory: Path, now: datetime) -> Opened:
    """Open or begin the book of a folder; where that cannot be, one in memory. Raises nothing."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        lease = leases.wait_for(directory / LOCKS / "opening.lock", OPENING_SECONDS)
        if lease is None:
            return _in_memory(directory, "busy")
        try:
            return _open_file(directory, now)
        finally:
            lease.release()
    except (sqlite3.Error, OSError, ValueError) as error:
        return _in_memory(directory, reason(error))


def _open_file(directory: Path, now: datetime) -> Opened:
    path = directory / NAME
    if schema.look(path) is schema.Kind.MISSING:
        fresh = directory / "book.new.sqlite"
        fresh.unlink(missing_ok=True)
        schema.create(fresh)
        fresh.replace(path)
    connection = schema.connect(path)
    try:
        schema.upgrade(connection)
        return Opened(connection, path.stat(), ())
    except BaseException:
        connection.close()
        raise


def _in_memory(directory: Path, why: str) -> Opened:
    """A book in memory with what can be read of the one on the disk."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    schema.upgrade(connection)
    return Opened(connection, None, (Notice(f"storage.opening.{why}", {"folder": str(directory)}),))
