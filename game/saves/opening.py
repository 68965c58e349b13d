"""How the book is opened, whatever lies in its place; what went wrong is given back as notices.

When it cannot be written, its contents are shown from memory and nothing is stored.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.saves import leases, proof, schema, shelf
from game.saves.notices import Notice, reason

OPENING_SECONDS = 5.0  # how long another copy's opening is waited for; a rescue takes its time


@dataclass(frozen=True, slots=True)
class Opened:
    """An open book. `path` and `file` tell it from any other one; None: it lives in memory only."""

    connection: sqlite3.Connection
    path: Path | None
    file: os.stat_result | None
    notices: tuple[Notice, ...]

    def is_in_use(self) -> bool:
        """Whether this file is still the book of its folder."""
        if self.path is None or self.file is None:
            return True
        try:
            same = os.path.samestat(self.file, self.path.stat())
        except OSError:
            return False
        return same and shelf.current(self.path.parent) == self.path


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
        lease = leases.wait_for(directory / shelf.LOCKS / "opening.lock", OPENING_SECONDS)
        if lease is None:
            return _in_memory(directory, "busy")
        try:
            return _open_file(directory, now, suspect, lost)
        finally:
            lease.release()
    except (sqlite3.Error, OSError, ValueError) as error:
        return _in_memory(directory, reason(error))


def _open_file(
    directory: Path, now: datetime, suspect: bool, lost: sqlite3.Connection | None
) -> Opened:
    mark = shelf.suspect(directory)
    if mark.exists():
        opened = _open_there(directory, now, True, lost)
        mark.unlink()
        return opened
    return _open_there(directory, now, suspect, lost)


def _open_there(
    directory: Path, now: datetime, suspect: bool, lost: sqlite3.Connection | None
) -> Opened:
    books = shelf.books(directory)
    path = books[-1] if books else None
    notices = tuple(
        Notice("storage.older", {"file": shelf.move_aside(book, "older", now).name})
        for book in books[:-1]
    )
    kind = schema.BookKind.DAMAGED
    if path is not None and not suspect:
        kind = schema.look(path)
        if kind is schema.BookKind.OURS:
            try:
                return _open_whole(path, notices)
            except (sqlite3.Error, UnicodeDecodeError) as error:
                if reason(error) != "damaged":
                    raise
                kind = schema.BookKind.DAMAGED
    from game.saves import rescue  # noqa: PLC0415 - a whole book needs none

    if path is None and lost is not None:
        again = Notice("storage.rewritten", {"folder": str(directory)})
        return _open_whole(rescue.rewrite(directory, lost), (*notices, again))
    if path is None:
        return _open_whole(rescue.make(directory, {}), notices)
    book, told = rescue.replace(path, kind, now)
    return _open_whole(book, notices + told)


def _open_whole(path: Path, notices: tuple[Notice, ...]) -> Opened:
    """Open a book that is ours; whatever is wrong with it is raised."""
    log = proof.LogBefore(path)
    connection = schema.connect(path)
    try:
        schema.upgrade(connection)
        schema.probe(connection)
        proof.examine(connection)
        log.compare(connection)
        return Opened(connection, path, path.stat(), notices)
    except BaseException:
        connection.close()
        log.keep()
        raise


def _in_memory(directory: Path, why: str) -> Opened:
    """A book in memory with what can be read of the one on the disk."""
    from game.saves import rescue  # noqa: PLC0415 - as above

    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    schema.upgrade(connection)
    with contextlib.suppress(OSError, ValueError):  # or else it begins empty
        book = shelf.current(directory)
        if book is not None:
            rescue.fill(connection, rescue.read_raw(book))
    notice = Notice(f"storage.opening.{why}", {"folder": str(directory)})
    return Opened(connection, None, None, (notice,))
