"""The database of the book: opened whatever lies in its place, committed to, read, found again.

When it cannot be written, its contents are shown from memory and nothing is stored. A file can be
set aside by another copy of the program, be deleted with its folder, or prove to be damaged in
use. Each time it is opened anew, and `generation` grows: what is held in memory must then be
written once more.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import RLock
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.saves import book_files, checksums, files, integrity, locks, schema
from game.saves.book_files import sidecar
from game.saves.files import InTheWayError, must_be_plain
from game.saves.notices import BookError, Notice, reason

OPENING_SECONDS = 5.0  # how long another copy's opening is waited for; a rescue takes its time


class Opened(Struct, frozen=True):
    """An open book. `path` and `file` tell it from any other one; None: it lives in memory only.

    `raw` are the bytes of its file.
    """

    connection: sqlite3.Connection
    path: Path | None
    file: os.stat_result | None
    raw: checksums.RawFile | None
    notices: tuple[Notice, ...]

    def is_in_use(self) -> bool:
        """Whether this file is still the book of its folder."""
        if self.path is None or self.file is None:
            return True
        try:
            same = os.path.samestat(self.file, self.path.stat())
        except OSError:
            return False
        return same and book_files.current(self.path.parent) == self.path

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
        files.make_folder(directory)
        lease = locks.take_in_time(directory / book_files.LOCKS / "opening.lock", OPENING_SECONDS)
        if lease is None:
            return _in_memory(directory, Notice("storage.opening.busy", told))
        try:
            book_files.close_to_others(directory)
            opened = _open_file(directory, now, suspect, lost)
            return replace(opened, notices=(*_locks(directory), *opened.notices))
        finally:
            lease.release()
    except InTheWayError as error:
        in_the_way = Notice("storage.opening.in-the-way", {"file": str(error.filename)})
        return _in_memory(directory, in_the_way)
    except (sqlite3.Error, OSError, ValueError) as error:
        return _in_memory(directory, Notice(f"storage.opening.{files.why(error, directory)}", told))


def _locks(directory: Path) -> tuple[Notice, ...]:
    """What must be told of the place for locks: without it two windows may play one partie."""
    folder = directory / book_files.LOCKS
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
    mark = book_files.suspect(directory)
    if mark.is_file():
        opened = _open_there(directory, now, True, lost)
        mark.unlink()
        return opened
    return _open_there(directory, now, suspect, lost)


def _open_there(
    directory: Path, now: datetime, suspect: bool, lost: sqlite3.Connection | None
) -> Opened:
    books = book_files.books(directory)
    path = books[-1] if books else None
    for each in (
        directory / book_files.UNFINISHED,
        *((path, *book_files.sidecars(path)) if path else ()),
    ):
        must_be_plain(each)
    notices = tuple(
        Notice("storage.older", {"file": book_files.move_aside(book, "older", now).name})
        for book in books[:-1]
    )
    kind = schema.BookKind.DAMAGED
    if path is not None and not suspect:
        kind = schema.look(path)
        if kind is schema.BookKind.OURS:
            try:
                return _open_whole(path, notices)
            except integrity.CutShort:
                kind = schema.BookKind.SHORT
            except (sqlite3.Error, UnicodeDecodeError) as error:
                if reason(error) != "damaged":
                    raise
                kind = schema.BookKind.DAMAGED
    from game.saves import recover  # noqa: PLC0415 - a whole book needs none

    if path is None and lost is not None:
        again = Notice("storage.rewritten", {"folder": str(directory)})
        return _open_whole(recover.rewrite(directory, lost), (*notices, again))
    book, told = recover.begin(directory, now) if path is None else recover.replace(path, kind, now)
    return _open_whole(book, notices + told)


def _open_whole(path: Path, notices: tuple[Notice, ...]) -> Opened:
    """Open a book that is ours; whatever is wrong with it is raised."""
    counted = checksums.counts_of(path)  # before the book, in which another window may go on
    log = integrity.LogBefore(path)
    raw = checksums.RawFile(path)
    try:
        same = checksums.is_as_noted(raw, checksums.noted_sum(path))
        connection = schema.connect(path)
    except BaseException:
        raw.close()
        raise
    opened = Opened(connection, path, path.stat(), raw, notices)
    try:
        schema.upgrade(connection)
        schema.probe(connection)
        if not same:
            integrity.check_all(connection)
        integrity.compare_counts(connection, counted)
    except BaseException:
        opened.close()
        log.keep()
        raise
    if log.holds_something or not same:
        checksums.settle(path, raw)
    return opened


def _in_memory(directory: Path, notice: Notice) -> Opened:
    """A book in memory with what can be read of the one on the disk."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    schema.upgrade(connection)
    with contextlib.suppress(OSError, ValueError):  # or else it begins empty
        book = book_files.current(directory)
        if book is not None:
            from game.saves import parties, recover  # noqa: PLC0415 - a whole book needs none

            parties.fill(connection, recover.read_raw(book))
    return Opened(connection, None, None, None, (notice,))


Done = TypeVar("Done")
LONG_LOG = 16_000_000  # bytes of a log: some thousand actions


class BookFile:
    """An open book on the disk, or in memory (then `stored` is false)."""

    def __init__(self, directory: Path, now: Callable[[], datetime]) -> None:
        self.directory = directory
        self.generation = 0
        self.notices: tuple[Notice, ...] = ()
        self._now = now
        self._one = RLock()  # the writer's thread commits while the window's may read
        self._use(open_book(directory, now()))

    @property
    def stored(self) -> bool:
        """Whether what is committed outlasts the program."""
        return self._opened.path is not None

    def commit(self, action: Callable[[sqlite3.Connection], None]) -> None:
        """Do an action in one transaction, which is durable when this returns; or raise BookError.

        The action may be done a second time, on another generation of the file.
        """
        try:
            with self._one:
                self._commit_in_use(action)
        except (sqlite3.Error, UnicodeDecodeError, OSError) as error:
            raise BookError(Notice(f"storage.append.{self._why(error)}")) from error
        self._settled = False
        if self._log_is_long():
            self.settle()

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a query, or BookError."""
        return self.look(lambda connection: connection.execute(query, values).fetchall())

    def look(self, action: Callable[[sqlite3.Connection], Done]) -> Done:
        """What an action that changes nothing finds out, or BookError."""
        try:
            with self._one:
                return self._repaired(lambda: action(self._opened.connection))
        except (sqlite3.Error, UnicodeDecodeError, OSError) as error:
            raise BookError(Notice(f"storage.read.{self._why(error)}")) from error

    @property
    def path(self) -> Path | None:
        """The file, or None where the book lives in memory."""
        return self._opened.path

    def settle(self) -> None:
        """Bring what is in the log into the book, as far as that can be done; it takes a moment."""
        opened = self._opened
        if opened.path is not None and opened.raw is not None and opened.is_in_use():
            self._settled = checksums.settle(opened.path, opened.raw)

    def close(self) -> None:
        """Let the file go."""
        if not self._settled:
            self.settle()
        self._opened.close()

    def _why(self, error: Exception) -> str:
        return files.why(error, self.directory)

    def _log_is_long(self) -> bool:
        """Whether so much lies in the log that it should be settled."""
        try:
            return self.path is not None and sidecar(self.path, "-wal").stat().st_size > LONG_LOG
        except OSError:
            return False

    def _commit_in_use(self, action: Callable[[sqlite3.Connection], None]) -> None:
        if not self._opened.is_in_use():
            self._return()
        self._repaired(lambda: self._commit(action))
        if not self._opened.is_in_use():  # another copy set it aside in the meantime
            self._return()
            self._repaired(lambda: self._commit(action))

    def _commit(self, action: Callable[[sqlite3.Connection], None]) -> None:
        with schema.transaction(self._opened.connection):
            action(self._opened.connection)

    def _repaired(self, action: Callable[[], Done]) -> Done:
        """Do an action; a damaged file is set aside, and it is done on a new one."""
        try:
            return action()
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if not self.stored or reason(error) != "damaged":
                raise
        self._opened.close()  # an open file cannot be renamed on Windows
        self._use(open_book(self.directory, self._now(), suspect=True))
        return action()

    def _return(self) -> None:
        """Open the file that lies at the place of ours now; if none does, write ours again."""
        opened = open_book(self.directory, self._now(), lost=self._opened.connection)
        if opened.path is None:
            opened.close()
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        self._opened.close()
        self._use(opened)

    def _use(self, opened: Opened) -> None:
        self._opened = opened
        self._settled = True  # or at least there is nothing of ours to settle
        self.notices += tuple(notice for notice in opened.notices if notice not in self.notices)
        self.generation += 1
