"""How the book is opened, whatever lies in its place; what went wrong is given back as notices.

The file is `book.sqlite`. When it cannot be written, its contents are shown from memory and
nothing is stored.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.saves import leases, proof, rescue, schema
from game.saves.notices import Notice, reason

NAME = "book.sqlite"
LOCKS = "locks"
OPENING_SECONDS = 5.0  # how long another copy's opening is waited for; a rescue takes its time


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


def open_book(
    directory: Path,
    now: datetime,
    suspect: bool = False,
    lost: sqlite3.Connection | None = None,
) -> Opened:
    """Open or begin the book of a folder; where that cannot be, one in memory. Raises nothing.

    A `suspect` book proved to be damaged in use: it is set aside even if it looks whole from here.
    A `lost` book is still open, but perhaps its file was deleted: then it is written again.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
        lease = leases.wait_for(directory / LOCKS / "opening.lock", OPENING_SECONDS)
        if lease is None:
            return _in_memory(directory, "busy")
        try:
            return _open_file(directory / NAME, now, suspect, lost)
        finally:
            lease.release()
    except (sqlite3.Error, OSError, ValueError) as error:
        return _in_memory(directory, reason(error))


def _open_file(path: Path, now: datetime, suspect: bool, lost: sqlite3.Connection | None) -> Opened:
    notices = rescue.finish_interrupted(path, now)
    kind = schema.Kind.DAMAGED if suspect else schema.look(path)
    if kind is schema.Kind.MISSING and lost is not None:
        rescue.rewrite(path, lost)
        notices += (Notice("storage.rewritten", {"folder": str(path.parent)}),)
    elif kind is schema.Kind.MISSING:
        rescue.make(path, {})
    elif kind is schema.Kind.OURS:
        try:
            return _open_whole(path, notices)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if reason(error) != "damaged":
                raise
            kind = schema.Kind.DAMAGED
    if kind is not schema.Kind.MISSING:
        notices += rescue.set_aside(path, kind, now)
    return _open_whole(path, notices)


def _open_whole(path: Path, notices: tuple[Notice, ...]) -> Opened:
    """Open a book that is ours; whatever is wrong with it is raised."""
    log = proof.LogBefore(path)
    connection = schema.connect(path)
    try:
        schema.upgrade(connection)
        schema.probe(connection)
        proof.examine(connection)
        log.compare(connection)
        return Opened(connection, path.stat(), notices)
    except BaseException:
        connection.close()
        log.keep()
        raise


def _in_memory(directory: Path, why: str) -> Opened:
    """A book in memory with what can be read of the one on the disk."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    schema.upgrade(connection)
    with contextlib.suppress(OSError, ValueError):  # or else it begins empty
        rescue.fill(connection, rescue.read_raw(directory / NAME))
    notice = Notice(f"storage.opening.{why}", {"folder": str(directory)})
    return Opened(connection, None, (notice,))
