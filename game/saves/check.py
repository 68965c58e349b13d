"""The full check of a book: SQLite's own, every seal of ours, the SHA-256 of every deal."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from dataclasses import dataclass

from game.saves.cards import HEADER_NUMBER, seal
from game.saves.deals import broken_deals

_FEW = 20
"""Faults of SQLite that are told one by one; more say nothing new."""


@dataclass(frozen=True, slots=True)
class Checked:
    """How much was looked at, and what is wrong.

    `parties` are keys of parties of which a line or the header is not as it was written; `deals`
    are parties and numbers of deals; `file` is what SQLite says of the file.
    """

    all_parties: int
    all_actions: int
    all_deals: int
    parties: tuple[str, ...]
    deals: tuple[tuple[str, int], ...]
    file: tuple[str, ...]

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.parties or self.deals or self.file)


def check(connection: sqlite3.Connection) -> Checked:
    """Look at all of a book. Raises an error of SQLite where it cannot be read at all."""
    told = [row for (row,) in connection.execute(f"PRAGMA integrity_check({_FEW})")]
    broken = {
        key
        for key, header, mark, result, result_mark in connection.execute(
            "SELECT key, header, header_seal, result, result_seal FROM partie"
        )
        if mark != seal(key, header) or (result is not None and result_mark != seal(key, result))
    }
    parties = [key for (key,) in connection.execute("SELECT key FROM partie ORDER BY id")]
    lines: defaultdict[str, list[str]] = defaultdict(list)
    actions = 0
    for key, number, line, mark in connection.execute(
        "SELECT partie, number, line, seal FROM action ORDER BY partie, number"
    ):
        actions += 1
        if mark != seal(key, number, line) or number != len(lines[key]) + HEADER_NUMBER:
            broken.add(key)
        lines[key].append(line)
    sealed: defaultdict[str, list[tuple[int, int, int, str]]] = defaultdict(list)
    for key, *row in connection.execute(
        "SELECT partie, number, first, count, sha256 FROM deal ORDER BY partie, number"
    ):
        number, first, count, mark = row
        sealed[key].append((number, first, count, mark))
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
    )
