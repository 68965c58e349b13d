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
from typing import Any, TypeVar

from game.saves import opening, schema
from game.saves.notices import BookError, Notice, reason

Done = TypeVar("Done")


class BookFile:
    """An open book on the disk, or in memory (then `stored` is false)."""

    def __init__(self, directory: Path, now: Callable[[], datetime]) -> None:
        self.directory = directory
        self.generation = 0
        self.notices: tuple[Notice, ...] = ()
        self._now = now
        self._use(opening.open_book(directory, now()))

    @property
    def stored(self) -> bool:
        """Whether what is committed outlasts the program."""
        return self._file is not None

    def commit(self, deed: Callable[[sqlite3.Connection], None]) -> None:
        """Do a deed in one transaction, which is durable when this returns; or raise BookError.

        The deed may be done a second time, on another generation of the file.
        """
        try:
            if self._file is not None and not opening.is_same(self.directory, self._file):
                self._return()
            self._repaired(lambda: self._commit(deed))
        except (sqlite3.Error, UnicodeDecodeError, OSError) as error:
            raise BookError(Notice(f"storage.append.{reason(error)}")) from error

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a query, or BookError."""
        try:
            return self._repaired(lambda: self._connection.execute(query, values).fetchall())
        except (sqlite3.Error, UnicodeDecodeError, OSError) as error:
            raise BookError(Notice(f"storage.read.{reason(error)}")) from error

    def close(self) -> None:
        """Let the file go."""
        self._connection.close()

    def _commit(self, deed: Callable[[sqlite3.Connection], None]) -> None:
        with schema.transaction(self._connection):
            deed(self._connection)

    def _repaired(self, deed: Callable[[], Done]) -> Done:
        """Do a deed; where the file proves to be damaged, set it aside and do it on the new one."""
        try:
            return deed()
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if self._file is None or reason(error) != "damaged":
                raise
        self._connection.close()  # an open file cannot be renamed on Windows
        self._use(opening.open_book(self.directory, self._now(), suspect=True))
        return deed()

    def _return(self) -> None:
        """Open the file that lies at the place of ours now; if none does, write ours again."""
        old = self._connection
        opened = opening.open_book(self.directory, self._now(), lost=old)
        if opened.file is None:
            opened.connection.close()
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        self._use(opened)
        old.close()

    def _use(self, opened: opening.Opened) -> None:
        self._connection, self._file = opened.connection, opened.file
        self.notices += tuple(notice for notice in opened.notices if notice not in self.notices)
        self.generation += 1
