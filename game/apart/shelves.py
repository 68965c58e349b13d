"""Where a journal lies: a file of its own beside the book, each line safe before it counts."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from game.apart.journal import JournalError, lines_of
from game.saves.files import descriptor, make_folder, read_plain

LARGEST = 80_000_000
"""Bytes of a journal: more than any has."""


def journal_file(folder: Path, partie: str) -> Path:
    """Where the journal of a partie lies in the folder of the book."""
    return folder / "apart" / f"{partie}.log"


def read_file(path: Path) -> list[str]:
    """The lines of a journal. JournalError for bytes that are none, OSError, TooLargeError."""
    data = read_plain(path, LARGEST)
    try:
        return lines_of(data[: data.rfind(b"\n") + 1].decode())
    except UnicodeDecodeError as error:
        raise JournalError(error.object.count(b"\n", 0, error.start) + 1) from None


class FileShelf:
    """The journal of a partie in a file, made if need be; one writer at a time."""

    def __init__(self, path: Path) -> None:
        """A line that was cut off when the program ended is overwritten. Raises as `read_file`."""
        make_folder(path.parent)
        self.lines = read_file(path) if path.exists() else []
        self._size = sum(len(line.encode()) + 1 for line in self.lines)
        self._count = len(self.lines)
        self._path = path
        self._file = os.fdopen(descriptor(path, os.O_RDWR), "r+b", buffering=0)

    def store(self, number: int, line: str) -> bool:
        """Write a line through to the disk; whether that could be done."""
        if number < self._count:
            return True
        data = f"{line}\n".encode()
        try:
            self._file.seek(self._size)
            self._file.truncate()
            if self._file.write(data) != len(data):
                return False
            os.fsync(self._file.fileno())
        except OSError:
            return False
        self._size += len(data)
        self._count += 1
        return True

    def close(self) -> None:
        self._file.close()

    def drop(self) -> None:
        """Take it away, closed: what lies in it is of no partie."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
