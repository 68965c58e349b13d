"""The deals of a partie within its log, and a SHA-256 for each: the proof that one is whole.

A deal begins with the line that deals its pack and goes on to the next such line; what was taken
back in it belongs to it too. It is sealed when the next one begins, or the partie is over.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

from rules.core.game import DEALS


class Span(NamedTuple):
    """Where a deal lies in the log of its partie: its first line, and how many lines it has."""

    first: int
    length: int


def spans(lines: Sequence[str]) -> tuple[Span, ...]:
    """All deals that have begun, in their order."""
    starts = [number for number, line in enumerate(lines) if begins_deal(line)]
    ends = (*starts[1:], len(lines))
    return tuple(Span(start, end - start) for start, end in zip(starts, ends, strict=False))


def digest(lines: Sequence[str]) -> str:
    """The SHA-256 of the lines of a deal, in hexadecimal digits."""
    return sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()


def seal_deals(connection: sqlite3.Connection, key: str, lines: Sequence[str], over: bool) -> None:
    """Write the seals of all deals that are complete; those that have one keep it."""
    complete = spans(lines) if over else spans(lines)[:-1]
    connection.executemany(
        "INSERT INTO deal (partie, number, first, count, sha256) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        [
            (key, number, span.first, span.length, digest(lines[span.first : sum(span)]))
            for number, span in enumerate(complete, 1)
        ],
    )


def seal_old_deals(connection: sqlite3.Connection) -> None:
    """Seal the deals of a book that had no seals for them yet, as far as there is no gap."""
    for key, state in connection.execute("SELECT key, state FROM partie").fetchall():
        rows = connection.execute(
            "SELECT number, line FROM action WHERE partie = ? AND number >= 0 ORDER BY number",
            (key,),
        ).fetchall()
        whole = [line for place, (number, line) in enumerate(rows) if place == number]
        over = state == "finished" and len(whole) == len(rows)
        seal_deals(connection, key, whole, over)


def begins_deal(line: str) -> bool:
    """Whether a line deals a pack."""
    return line.startswith(DEALS)


def broken_deals(
    lines: Sequence[str], sealed: Iterable[tuple[int, int, int, str]]
) -> tuple[int, ...]:
    """The numbers of the deals of a partie that are not as they were sealed.

    `sealed` are the rows of its deals: number, first line, how many lines, SHA-256.
    """
    found = spans(lines)
    return tuple(
        number
        for number, first, length, mark in sealed
        if not 0 < number <= len(found)
        or found[number - 1] != (first, length)
        or digest(lines[first : first + length]) != mark
    )
