"""Parties as rows: whole ones, read out of a book and written into another; those on the table.

A partie on the table is held with what was done, and what the file lacks of it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game.saves.locks import Lock
from game.saves.notices import BookError, Notice
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
from game.saves.schema import begins_deal, seal_deals, seal_old_deals, transaction


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


_PARTIE: Final = (
    "INSERT INTO partie (key, state, header, header_seal, result, result_seal) "
    "VALUES (?, ?, ?, ?, ?, ?)"
)
_ACTION: Final = "INSERT INTO action (partie, number, line, at, seal) VALUES (?, ?, ?, ?, ?)"
_UNLESS_THERE: Final = " ON CONFLICT DO NOTHING"


def put_actions(
    connection: sqlite3.Connection, key: str, rows: Iterable[tuple[int, str, str]]
) -> None:
    """Write actions of a partie: number, line and time of each."""
    sealed = ((key, number, line, at, seal(key, number, line)) for number, line, at in rows)
    connection.executemany(_ACTION, sealed)


def put_state(connection: sqlite3.Connection, key: str, state: str, result: Result | None) -> None:
    """Write what has become of a partie."""
    text = None if result is None else write_result(result)
    connection.execute(
        "UPDATE partie SET state = ?, result = ?, result_seal = ? WHERE key = ?",
        (state, text, text and seal(key, text), key),
    )


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
        marks = seal(key, header), result and seal(key, result)
        connection.execute(_PARTIE, (key, partie.state, header, marks[0], result, marks[1]))
        rows = [(HEADER_NUMBER, header, partie.header.started)]
        # A partie that goes on needs the number after its last whole action free.
        end = partie.line_of_actions() if partie.state == "running" else None
        rows += [
            (number, line, at)
            for number, (line, at) in sorted(partie.actions.items())
            if end is None or number < end
        ]
        put_actions(connection, key, rows)
    seal_old_deals(connection)


def _last_touched(item: tuple[str, PartieRecord]) -> str:
    return max((at for _, at in item[1].actions.values()), default="")


@dataclass(slots=True)
class HeldPartie:
    """All its actions, and how many of them the file of this generation has."""

    header: Header
    lease: Lock
    lines: list[str] = field(default_factory=list)
    stored: int = 0
    generation: int = 0
    touched: str = ""
    result: Result | None = None
    abandoned: bool = False


def state_of(held: HeldPartie) -> str:
    """The state in which the file has it once all is written."""
    return "finished" if held.result else "abandoned" if held.abandoned else "running"


def add(held: HeldPartie, number: int, line: str) -> None:
    """Take the `number`th action in; one that is there may be given once more.

    ValueError for a number that does not follow, or a line that is not one line.
    """
    if line.splitlines() != [line]:
        raise ValueError(f"an action is one line of text, not {line!r}")
    if number == len(held.lines):
        held.lines.append(line)
    elif not (0 <= number < len(held.lines) and held.lines[number] == line):
        raise ValueError(f"action {number} does not follow the {len(held.lines)} that are there")


def write_held(connection: sqlite3.Connection, key: str, held: HeldPartie, known: bool) -> None:
    """Write what the file lacks; one that is not `known` lacks all. In the caller's transaction.

    Raises BookError when another copy of the program has gone on with this partie.
    """
    first = held.stored if known else HEADER_NUMBER
    header = write_header(held.header)
    if first == HEADER_NUMBER:
        begun = (key, "running", header, seal(key, header), None, None)
        connection.execute(_PARTIE + _UNLESS_THERE, begun)
    for number in range(first, len(held.lines)):
        line = header if number == HEADER_NUMBER else held.lines[number]
        row = (key, number, line, held.touched, seal(key, number, line))
        done = connection.execute(_ACTION + _UNLESS_THERE, row)
        if done.rowcount == 0:
            # Stored before, perhaps by a commit whose end we did not see; or by someone else.
            query = "SELECT line FROM action WHERE partie = ? AND number = ?"
            if connection.execute(query, (key, number)).fetchone() != (line,):
                raise BookError(Notice("storage.open-elsewhere"))
    if held.result is not None or any(map(begins_deal, held.lines[max(0, first) :])):
        seal_deals(connection, key, held.lines, over=held.result is not None)
    if state_of(held) != "running":
        put_state(connection, key, state_of(held), held.result)
