"""Whole parties, read out of a database of ours and written into another."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.saves.partie import (
    HEADER_NUMBER,
    Header,
    Result,
    read_header,
    read_result,
    seal,
    write_header,
    write_result,
)
from game.saves.schema import seal_old_deals, transaction


@dataclass(slots=True)
class PartieRecord:
    """A partie as far as it could be read: whole actions by number, each with its time."""

    header: Header | None = None
    header_is_whole: bool = False
    state: str = "running"
    result: Result | None = None
    actions: dict[int, tuple[str, str]] = field(default_factory=dict)

    def line_of_actions(self) -> int:
        """How many actions there are without a gap, from the first on."""
        return next(number for number in range(len(self.actions) + 1) if number not in self.actions)


Parties = Mapping[str, PartieRecord]


class Everything(NamedTuple):
    """All parties of a book that can be read, and the keys of those that cannot."""

    parties: dict[str, PartieRecord]
    unread: tuple[str, ...]


def parties_of(connection: sqlite3.Connection) -> Everything:
    """All parties of a book, in the order they were begun; a damaged one costs no other.

    Raises an error of SQLite.
    """
    found: dict[str, PartieRecord] = {}
    unread: dict[str, None] = {}
    for key, state, header, mark, result, result_mark in connection.execute(
        "SELECT key, state, header, header_seal, result, result_seal FROM partie ORDER BY id"
    ):
        if mark != seal(key, header) or (result is not None and result_mark != seal(key, result)):
            unread[key] = None
            continue
        try:
            read = None if result is None else read_result(result)
            found[key] = PartieRecord(read_header(header), True, state, read)
        except ValueError:
            unread[key] = None
    for key, number, line, at, mark in connection.execute(
        "SELECT partie, number, line, at, seal FROM action ORDER BY id"
    ):
        if mark != seal(key, number, line) or key not in found or not isinstance(at, str):
            unread[key] = None
        elif number != HEADER_NUMBER:
            found[key].actions[number] = (line, at)
    whole = {key: partie for key, partie in found.items() if key not in unread}
    return Everything(whole, tuple(unread))


def fill(connection: sqlite3.Connection, parties: dict[str, PartieRecord]) -> None:
    """Write parties into an empty book, the one played last at the end."""
    with transaction(connection):
        insert(connection, parties)


def insert(connection: sqlite3.Connection, parties: dict[str, PartieRecord]) -> None:
    """Write parties that a book does not have yet, in the caller's transaction."""
    for key, partie in sorted(parties.items(), key=_last_touched):
        if partie.header is None:
            continue
        header = write_header(partie.header)
        result = None if partie.result is None else write_result(partie.result)
        connection.execute(
            "INSERT INTO partie (key, state, header, header_seal, result, result_seal) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (
                key,
                partie.state,
                header,
                seal(key, header),
                result,
                result and seal(key, result),
            ),
        )
        rows = [(HEADER_NUMBER, header, partie.header.started)]
        # A partie that goes on needs the number after its last whole action free.
        end = partie.line_of_actions() if partie.state == "running" else None
        rows += [
            (number, line, at)
            for number, (line, at) in sorted(partie.actions.items())
            if end is None or number < end
        ]
        connection.executemany(
            "INSERT INTO action (partie, number, line, at, seal) VALUES (?, ?, ?, ?, ?)",
            [(key, number, line, at, seal(key, number, line)) for number, line, at in rows],
        )
    seal_old_deals(connection)


def _last_touched(item: tuple[str, PartieRecord]) -> str:
    return max((at for _, at in item[1].actions.values()), default="")
