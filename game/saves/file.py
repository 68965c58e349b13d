"""The file under the book: commits to it and reads from it, and finds it again when it went.

A file can be set aside by another copy of the program, be deleted with its folder, or prove to be
damaged in use. Each time the book is opened anew, and `generation` grows: what is held in memory
must then be written once more.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import RLock
from typing import Any, TypeVar

from game.saves import opening, schema
from game.saves.notices import BookError, Notice, reason
from game.saves.shelf import sidecar

Done = TypeVar("Done")
_LONG = 16_000_000  # bytes of a log: some thousand actions


class BookFile:
    """An open book on the disk, or in memory (then `stored` is false)."""

    def __init__(self, directory: Path, now: Callable[[], datetime]) -> None:
        self.directory = directory
        self.generation = 0
        self.notices: tuple[Notice, ...] = ()
        self._now = now
        self._one = RLock()  # the writer's thread commits while the window's may read
        self._use(opening.open_book(directory, now()))

    @property
    def stored(self) -> bool:
        """Whether what is committed outlasts the program."""
        return self._opened.path is not None

    def commit(self, deed: Callable[[sqlite3.Connection], None]) -> None:
        """Do a deed in one transaction, which is durable when this returns; or raise BookError.

        The deed may be done a second time, on another generation of the file.
        """
        try:
            with self._one:
                self._commit_in_use(deed)
        except (sqlite3.Error, UnicodeDecodeError, OSError) as error:
            raise BookError(Notice(f"storage.append.{self._why(error)}")) from error
        self._settled = False
        if self._log_is_long():
            self.settle()

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a query, or BookError."""
        return self.look(lambda connection: connection.execute(query, values).fetchall())

    def look(self, deed: Callable[[sqlite3.Connection], Done]) -> Done:
        """What a deed that changes nothing finds out, or BookError."""
        try:
            with self._one:
                return self._repaired(lambda: deed(self._opened.connection))
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
            from game.saves.settling import settle  # noqa: PLC0415 - not at a start

            self._settled = settle(opened.path, opened.raw)

    def close(self) -> None:
        """Let the file go."""
        if not self._settled:
            self.settle()
        self._opened.close()

    def _why(self, error: Exception) -> str:
        from game.saves.disk import why  # noqa: PLC0415 - hardly ever

        return why(error, self.directory)

    def _log_is_long(self) -> bool:
        """Whether so much lies in the log that it should be settled."""
        try:
            return self.path is not None and sidecar(self.path, "-wal").stat().st_size > _LONG
        except OSError:
            return False

    def _commit_in_use(self, deed: Callable[[sqlite3.Connection], None]) -> None:
        if not self._opened.is_in_use():
            self._return()
        self._repaired(lambda: self._commit(deed))
        if not self._opened.is_in_use():  # another copy set it aside in the meantime
            self._return()
            self._repaired(lambda: self._commit(deed))

    def _commit(self, deed: Callable[[sqlite3.Connection], None]) -> None:
        with schema.transaction(self._opened.connection):
            deed(self._opened.connection)

    def _repaired(self, deed: Callable[[], Done]) -> Done:
        """Do a deed; where the file proves to be damaged, set it aside and do it on the new one."""
        try:
            return deed()
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if not self.stored or reason(error) != "damaged":
                raise
        self._opened.close()  # an open file cannot be renamed on Windows
        self._use(opening.open_book(self.directory, self._now(), suspect=True))
        return deed()

    def _return(self) -> None:
        """Open the file that lies at the place of ours now; if none does, write ours again."""
        opened = opening.open_book(self.directory, self._now(), lost=self._opened.connection)
        if opened.path is None:
            opened.close()
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        self._opened.close()
        self._use(opened)

    def _use(self, opened: opening.Opened) -> None:
        self._opened = opened
        self._settled = True  # or at least there is nothing of ours to settle
        self.notices += tuple(notice for notice in opened.notices if notice not in self.notices)
        self.generation += 1
