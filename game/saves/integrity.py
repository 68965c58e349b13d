"""Tells whether a book is whole: what can be proved within the first frame, and the full check.

The file is as it was left if its sum is the one that was noted (see `checksums`); else all of it is
looked at. SQLite takes a damaged log for one that ends early: so what it brought is held against
the counts outside. What SQLite does take of it carries its own sums.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from game.saves import files
from game.saves.book_files import sidecar
from game.saves.checksums import RUNNING, StoredCount
from game.saves.files import must_be_plain, read_plain
from game.saves.partie import HEADER_NUMBER, seal
from game.saves.schema import broken_deals

FINISHED = "finished"
STATES = (RUNNING, FINISHED, "abandoned")
_FEW = 20
"""Faults of SQLite that are told one by one; more say nothing new."""


class Checked(Struct, frozen=True):
    """How much was looked at, and what is wrong.

    `parties` are keys of parties of which a line or the header is not as it was written; `deals`
    are parties and numbers of deals; `file` is what SQLite says of the file. `gaps` are parties of
    which lines were lost before: a rescue seals no deal behind the first of them.
    """

    all_parties: int
    all_actions: int
    all_deals: int
    parties: tuple[str, ...]
    deals: tuple[tuple[str, int], ...]
    file: tuple[str, ...]
    gaps: tuple[str, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.parties or self.deals or self.file)


def check(connection: sqlite3.Connection) -> Checked:
    """Look at all of a book. Raises an error of SQLite where it cannot be read at all.

    Nor can it where pages that were cut off give values that no column may have.
    """
    try:
        return _checked(connection)
    except TypeError as error:
        raise sqlite3.DatabaseError(f"a value of another kind: {error}") from error


def _checked(connection: sqlite3.Connection) -> Checked:
    told = [row for (row,) in connection.execute(f"PRAGMA integrity_check({_FEW})")]
    broken = {
        key
        for key, state, header, mark, result, result_mark in connection.execute(
            "SELECT key, state, header, header_seal, result, result_seal FROM partie"
        )
        if mark != seal(key, header)
        or (result is not None and result_mark != seal(key, result))
        or state not in STATES
        or (state == FINISHED) != (result is not None)
    }
    states = dict(connection.execute("SELECT key, state FROM partie ORDER BY id").fetchall())
    parties = list(states)
    lines: defaultdict[str, list[str]] = defaultdict(list)
    gaps: dict[str, int] = {}  # where the first of a partie begins
    actions = 0
    for key, number, line, mark in connection.execute(
        "SELECT partie, number, line, seal FROM action ORDER BY partie, number"
    ):
        actions += 1
        if mark != seal(key, number, line) or key not in states:
            broken.add(key)
        if number != len(lines[key]) + HEADER_NUMBER:
            gaps.setdefault(key, len(lines[key]) + HEADER_NUMBER)
        lines[key].append(line)
    broken |= states.keys() - lines.keys()
    sealed: defaultdict[str, list[tuple[int, int, int, str]]] = defaultdict(list)
    for key, *row in connection.execute(
        "SELECT partie, number, first, count, sha256 FROM deal ORDER BY partie, number"
    ):
        number, first, count, mark = row
        sealed[key].append((number, first, count, mark))
    for key, first in gaps.items():
        ends = max((begin + count for _, begin, count, _ in sealed[key]), default=0)
        if states.get(key) == RUNNING or first < ends or first == HEADER_NUMBER:
            broken.add(key)
    deals = [
        (key, number)
        for key, rows in sealed.items()
        for number in broken_deals(lines[key][-HEADER_NUMBER:], rows)
    ]
    return Checked(
        len(parties),
        actions,
        sum(map(len, sealed.values())),
        tuple(key for key in dict.fromkeys((*parties, *sorted(broken))) if key in broken),
        tuple(sorted(deals)),
        tuple(row for row in told if row != "ok"),
        tuple(key for key in gaps if key not in broken),
    )


class Damaged(sqlite3.DatabaseError):
    """A row or a commit of the book is not as it was written."""


class CutShort(Damaged):
    """What is there is whole, and there was more."""


def check_all(connection: sqlite3.Connection) -> None:
    """Look at every page and every row. Raises Damaged, or an error of SQLite."""
    found = check(connection)
    if found.file or found.parties:
        raise Damaged(f"the book is not as it was written: {(*found.file, *found.parties)[:3]}")


def compare_counts(connection: sqlite3.Connection, counted: Mapping[str, StoredCount]) -> None:
    """Raise CutShort where a book has less of a partie than was counted, or Damaged as ever."""
    for key, tally in counted.items():
        row = connection.execute(
            "SELECT state, (SELECT count(*) FROM action WHERE action.partie = key AND number >= 0) "
            "FROM partie WHERE key = ?",
            (key,),
        ).fetchone()
        if row is None or row[1] < tally.actions or row[0] == RUNNING != tally.state:
            raise CutShort(f"of partie {key} there were {tally.actions} actions, {tally.state}")


class LogBefore:
    """The write-ahead log as it lay there before the book was opened."""

    def __init__(self, path: Path) -> None:
        self._path = sidecar(path, "-wal")
        must_be_plain(self._path)
        self._data = read_plain(self._path) if self._path.exists() else b""

    @property
    def holds_something(self) -> bool:
        """Whether anything was in it."""
        return bool(self._data)

    def keep(self) -> None:
        """Put the log back if SQLite removed it at closing, with all that it could not read."""
        if self._data and not self._path.exists():
            with files.create(self._path, anew=True) as file:
                file.write(self._data)
