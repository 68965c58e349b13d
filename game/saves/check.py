"""The full check of a book: SQLite's own, every seal of ours, the SHA-256 of every deal."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from dataclasses import dataclass

from game.saves.cards import HEADER_NUMBER, seal
from game.saves.deals import broken_deals

RUNNING, FINISHED = "running", "finished"
STATES = (RUNNING, FINISHED, "abandoned")
_FEW = 20
"""Faults of SQLite that are told one by one; more say nothing new."""


@dataclass(frozen=True, slots=True)
class Checked:
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
