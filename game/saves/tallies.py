"""How many actions each partie has, counted outside the book and its log.

A log that was cut short looks to SQLite like one that ends early: only a count elsewhere knows what
is missing. It is noted after the action is safe in the book, without waiting for the disk: so it
never counts too many, and hardly ever too few.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from game.saves import private
from game.saves.cards import seal
from game.saves.plain import read_plain

FOLDER = "counts"
RUNNING = "running"
_WIDTH = 96
"""Bytes of a count: always as many, so that one is written over the other in one go."""


class StoredCount(NamedTuple):
    """The state of a partie and its actions, as they were last stored."""

    state: str
    actions: int


def note(book: Path, key: str, tally: StoredCount) -> None:
    """Note what a book has of a partie; that it could not be noted matters to nobody."""
    folder = book.parent / FOLDER
    parts = (book.name, tally.state, tally.actions)
    text = " ".join(map(str, (*parts, seal(key, *parts)))).ljust(_WIDTH - 1) + "\n"
    with contextlib.suppress(OSError):
        try:
            file = private.descriptor(folder / key, os.O_WRONLY)
        except FileNotFoundError:
            private.make_folder(folder)
            file = private.descriptor(folder / key, os.O_WRONLY)
        try:
            os.write(file, text.encode())
        finally:
            os.close(file)


def of_book(book: Path) -> Mapping[str, StoredCount]:
    """What was noted of the parties of a book; a note that was damaged is passed over."""
    return {key: tally for key, (name, tally) in _all(book.parent).items() if name == book.name}


def forget(book: Path, keys: list[str] | None = None) -> None:
    """Forget some parties of a book, which are safe now; or all, for it is no more."""
    for key in list(of_book(book)) if keys is None else keys:
        with contextlib.suppress(OSError):
            (book.parent / FOLDER / key).unlink()


def _all(directory: Path) -> dict[str, tuple[str, StoredCount]]:
    found: dict[str, tuple[str, StoredCount]] = {}
    with contextlib.suppress(OSError):
        for path in sorted((directory / FOLDER).iterdir()):
            with contextlib.suppress(OSError, ValueError):
                name, state, count, mark = read_plain(path, _WIDTH).decode("ascii").split()
                if mark == seal(path.name, name, state, count):
                    found[path.name] = name, StoredCount(state, int(count))
    return found
