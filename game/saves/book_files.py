"""Which file of the folder is the book, and how files beside it are named.

A book is `book-3-9f3a2c.sqlite`: its number, and a few letters that no other book has. The highest
number is the one in use. A name is never used twice: SQLite removes a log by its name when it
closes a file, and must not find there the log of a book that took the place of its own.
"""

from __future__ import annotations

import contextlib
import os
import re
from datetime import datetime
from pathlib import Path

from game.saves import files

_BOOK = re.compile(r"book-([0-9]{1,9})-[0-9a-f]{6}\.sqlite")
_BESIDE = re.compile(r"(book-([0-9]{1,9})-[0-9a-f]{6}\.sqlite)-(?:wal|sum)")
_OURS = re.compile(r"(book|settings)[.-].*|locks|snapshots|counts|statistics\.txt|piquet\.log")
LOCKS = "locks"
UNFINISHED = "book.new.sqlite"
"""A book that is being made, and is none yet."""


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


def gone(directory: Path) -> Path | None:
    """The book that was in use when there is none any more: what lay beside it tells."""
    found = [
        (int(match[2]), directory / match[1])
        for path in directory.iterdir()
        if (match := _BESIDE.fullmatch(path.name))
    ]
    return max(found)[1] if found else None


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
    except FileNotFoundError:
        pass  # only its log is left
    except OSError:
        return path
    log = sidecar(path, "-wal")
    if log.exists():
        log.rename(sidecar(aside, "-wal"))
    for suffix in ("-shm", "-sum"):
        sidecar(path, suffix).unlink(missing_ok=True)
    return aside


def sidecars(path: Path) -> tuple[Path, ...]:
    """All files that SQLite may keep beside a book."""
    return tuple(sidecar(path, suffix) for suffix in ("-wal", "-shm", "-journal"))


def close_to_others(directory: Path) -> None:
    """Close our files and folders to everybody else, which older versions left open to them."""
    with os.scandir(directory) as found:
        ours = [Path(each.path) for each in found if _OURS.fullmatch(each.name)]
    for folder in ("snapshots", "counts", LOCKS):
        with contextlib.suppress(OSError), os.scandir(directory / folder) as found:
            ours += [Path(each.path) for each in found]
    for path in ours:
        files.make_private(path)


def suspect(directory: Path) -> Path:
    """The mark that a full check found the book of a folder damaged."""
    return directory / "book.suspect"


def sidecar(path: Path, suffix: str) -> Path:
    """A file that SQLite keeps beside a book: its log, its journal, its shared memory."""
    return path.with_name(path.name + suffix)
