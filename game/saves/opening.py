"""How the book is opened, whatever lies in its place; what went wrong is given back as notices.

When it cannot be written, its contents are shown from memory and nothing is stored.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from game.saves import leases, private, proof, schema, shelf, sums, tallies
from game.saves.notices import Notice, reason
from game.saves.plain import InTheWayError, must_be_plain

OPENING_SECONDS = 5.0  # how long another copy's opening is waited for; a rescue takes its time


@dataclass(frozen=True, slots=True)
class Opened:
    """An open book. `path` and `file` tell it from any other one; None: it lives in memory only.

    `raw` are the bytes of its file.
    """

    connection: sqlite3.Connection
    path: Path | None
    file: os.stat_result | None
    raw: sums.Raw | None
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

    def close(self) -> None:
        """Let the file go."""
        self.connection.close()
        if self.raw is not None:
            self.raw.close()


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
    told = {"folder": str(directory)}
    try:
        private.make_folder(directory)
        lease = leases.wait_for(directory / shelf.LOCKS / "opening.lock", OPENING_SECONDS)
        if lease is None:
            return _in_memory(directory, Notice("storage.opening.busy", told))
        try:
            shelf.close_to_others(directory)
            opened = _open_file(directory, now, suspect, lost)
            return replace(opened, notices=(*_locks(directory), *opened.notices))
        finally:
            lease.release()
    except InTheWayError as error:
        in_the_way = Notice("storage.opening.in-the-way", {"file": str(error.filename)})
        return _in_memory(directory, in_the_way)
    except (sqlite3.Error, OSError, ValueError) as error:
        from game.saves.disk import why  # noqa: PLC0415 - hardly ever

        return _in_memory(directory, Notice(f"storage.opening.{why(error, directory)}", told))


def _locks(directory: Path) -> tuple[Notice, ...]:
    """What must be told of the place for locks: without it two windows may play one partie."""
    folder = directory / shelf.LOCKS
    try:
        if folder.is_dir() or not (folder.exists() or folder.is_symlink()):
            must_be_plain(folder / "opening.lock")
            return ()
    except InTheWayError as error:
        return (Notice("storage.locks", {"file": str(error.filename)}),)
    return (Notice("storage.locks", {"file": str(folder)}),)


def _open_file(
    directory: Path, now: datetime, suspect: bool, lost: sqlite3.Connection | None
) -> Opened:
    mark = shelf.suspect(directory)
    if mark.is_file():
        opened = _open_there(directory, now, True, lost)
        mark.unlink()
        return opened
    return _open_there(directory, now, suspect, lost)


def _open_there(
    directory: Path, now: datetime, suspect: bool, lost: sqlite3.Connection | None
) -> Opened:
    books = shelf.books(directory)
    path = books[-1] if books else None
    for each in (directory / shelf.UNFINISHED, *((path, *shelf.sidecars(path)) if path else ())):
        must_be_plain(each)
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
            except proof.CutShort:
                kind = schema.BookKind.SHORT
            except (sqlite3.Error, UnicodeDecodeError) as error:
                if reason(error) != "damaged":
                    raise
                kind = schema.BookKind.DAMAGED
    from game.saves import rescue  # noqa: PLC0415 - a whole book needs none

    if path is None and lost is not None:
        again = Notice("storage.rewritten", {"folder": str(directory)})
        return _open_whole(rescue.rewrite(directory, lost), (*notices, again))
    book, told = rescue.begin(directory, now) if path is None else rescue.replace(path, kind, now)
    return _open_whole(book, notices + told)


def _open_whole(path: Path, notices: tuple[Notice, ...]) -> Opened:
    """Open a book that is ours; whatever is wrong with it is raised."""
    counted = tallies.of_book(path)  # before the book, in which another window may go on
    log = proof.LogBefore(path)
    raw = sums.Raw(path)
    try:
        same = sums.is_as_left(raw, sums.left(path))
        connection = schema.connect(path)
    except BaseException:
        raw.close()
        raise
    opened = Opened(connection, path, path.stat(), raw, notices)
    try:
        schema.upgrade(connection)
        schema.probe(connection)
        if not same:
            proof.look_at_all(connection)
        if log.holds_something:
            proof.examine(connection)
            log.compare(connection)
        proof.compare(connection, counted)
    except BaseException:
        opened.close()
        log.keep()
        raise
    if log.holds_something or not same:
        from game.saves.settling import settle  # noqa: PLC0415 - not as it was left

        settle(path, raw)
    return opened


def _in_memory(directory: Path, notice: Notice) -> Opened:
    """A book in memory with what can be read of the one on the disk."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    schema.upgrade(connection)
    with contextlib.suppress(OSError, ValueError):  # or else it begins empty
        book = shelf.current(directory)
        if book is not None:
            from game.saves import rescue  # noqa: PLC0415 - as above

            rescue.fill(connection, rescue.read_raw(book))
    return Opened(connection, None, None, None, (notice,))
