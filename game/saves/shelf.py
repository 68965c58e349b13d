"""Which file of the folder is the book, and how files beside it are named.

A book is `book-3-9f3a2c.sqlite`: its number, and a few letters that no other book has. The highest
number is the one in use. A name is never used twice: SQLite removes a log by its name when it
closes a file, and must not find there the log of a book that took the place of its own.
"""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path

_BOOK = re.compile(r"book-([0-9]{1,9})-[0-9a-f]{6}\.sqlite")
LOCKS = "locks"


def books(directory: Path) -> list[Path]:
    """All books of a folder, the one in use last. Raises OSError."""
    found = [
        (int(match[1]), path)
        for path in directory.iterdir()
        if (match := _BOOK.fullmatch(path.name))
    ]
    return [path for _, path in sorted(found)]


def current(directory: Path) -> Path | None:
    """The book in use, or None where there is none."""
    try:
        found = books(directory)
    except OSError:
        return None
    return found[-1] if found else None


def next_name(directory: Path) -> Path:
    """A name for the book that takes the place of all that are there."""
    before = current(directory)
    number = 1 if before is None else int(before.name.split("-")[1]) + 1
    return directory / f"book-{number}-{os.urandom(3).hex()}.sqlite"


def aside_name(directory: Path, label: str, now: datetime) -> Path:
    """A name that nothing has yet, such as `book.damaged-20250131-201500.sqlite`."""
    stem = f"book.{label}-{now.astimezone():%Y%m%d-%H%M%S}"
    count = 1
    while True:
        name = directory / f"{stem}{'' if count == 1 else f'-{count}'}.sqlite"
        if not (name.exists() or sidecar(name, "-wal").exists()):
            return name
        count += 1


def move_aside(path: Path, label: str, now: datetime) -> Path:
    """Rename a book that is no longer in use, with its log; give its new name.

    Where another window has it open, some systems do not let it be renamed: then it keeps its own,
    and the next opening tries again.
    """
    aside = aside_name(path.parent, label, now)
    try:
        path.rename(aside)
    except OSError:
        return path
    log = sidecar(path, "-wal")
    if log.exists():
        log.rename(sidecar(aside, "-wal"))
    sidecar(path, "-shm").unlink(missing_ok=True)
    return aside


def suspect(directory: Path) -> Path:
    """The mark that a full check found the book of a folder damaged."""
    return directory / "book.suspect"


def sidecar(path: Path, suffix: str) -> Path:
    """A file that SQLite keeps beside a book: its log, its journal, its shared memory."""
    return path.with_name(path.name + suffix)
