"""A partie on the table as the book holds it: what was done, and what the file lacks of it."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field

from game.saves.locks import Lock
from game.saves.notices import BookError, Notice
from game.saves.partie import HEADER_NUMBER, Header, Result, seal, write_header, write_result
from game.saves.schema import begins_deal, seal_deals


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
        connection.execute(
            "INSERT INTO partie (key, state, header, header_seal) "
            "VALUES (?, 'running', ?, ?) ON CONFLICT DO NOTHING",
            (key, header, seal(key, header)),
        )
    for number in range(first, len(held.lines)):
        line = header if number == HEADER_NUMBER else held.lines[number]
        done = connection.execute(
            "INSERT INTO action (partie, number, line, at, seal) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING",
            (key, number, line, held.touched, seal(key, number, line)),
        )
        if done.rowcount == 0:
            # Stored before, perhaps by a commit whose end we did not see; or by someone else.
            query = "SELECT line FROM action WHERE partie = ? AND number = ?"
            if connection.execute(query, (key, number)).fetchone() != (line,):
                raise BookError(Notice("storage.open-elsewhere"))
    if held.result is not None or any(map(begins_deal, held.lines[max(0, first) :])):
        seal_deals(connection, key, held.lines, over=held.result is not None)
    if held.result is not None:
        result = write_result(held.result)
        connection.execute(
            "UPDATE partie SET state = 'finished', result = ?, result_seal = ? WHERE key = ?",
            (result, seal(key, result), key),
        )
    elif held.abandoned:
        connection.execute("UPDATE partie SET state = 'abandoned' WHERE key = ?", (key,))
