"""The form of the book on the disk: one SQLite file, its marks, tables, versions and seals.

`application_id` says that a file is a book of Piquet, `user_version` which version of this form
it has. Rows are written once; only `state` and the result of a partie are ever set later, and a
review gives way to a later one. Nothing is deleted.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from game.digests import sha256
from game.saves import files
from game.saves.files import open_plain
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


APPLICATION = 0x50495155  # "PIQU"
MAGIC = b"SQLite format 3\x00"
# Waiting for the disk at each commit; without a write-ahead log (some network disks) only EXTRA
# survives a loss of power.
SYNCHRONOUS = {True: "FULL", False: "EXTRA"}
BUSY_SECONDS = 2.0  # how long another copy's commit may keep us: it takes milliseconds

STEPS: tuple[str, ...] = (
    # 1: the first form. `header` and `result` are lines of JSON (see partie.py), the seals are over
    # (id, text) and (id, number, line); `at` is UTC in ISO form.
    """
    CREATE TABLE partie (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        state TEXT NOT NULL CHECK (state IN ('running', 'finished', 'abandoned')),
        header TEXT NOT NULL,
        header_seal TEXT NOT NULL,
        result TEXT,
        result_seal TEXT
    );
    CREATE TABLE action (
        id INTEGER PRIMARY KEY,
        partie TEXT NOT NULL,
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        at TEXT NOT NULL,
        seal TEXT NOT NULL,
        UNIQUE (partie, number)
    );
    """,
    # 2: a SHA-256 over the lines of each complete deal; `first` is the number of its first action.
    """
    CREATE TABLE deal (
        partie TEXT NOT NULL,
        number INTEGER NOT NULL,
        first INTEGER NOT NULL,
        count INTEGER NOT NULL,
        sha256 TEXT NOT NULL,
        PRIMARY KEY (partie, number)
    );
    """,
    # 3: the review of a player's choices in a deal, a line of JSON (see reviews.py).
    """
    CREATE TABLE review (
        partie TEXT NOT NULL,
        deal INTEGER NOT NULL,
        player TEXT NOT NULL,
        judged INTEGER NOT NULL,
        text TEXT NOT NULL,
        seal TEXT NOT NULL,
        PRIMARY KEY (partie, deal, player)
    );
    """,
)
"""Step n (from 1) leads from version n - 1 to version n. A released step is never edited."""

FILLED: Mapping[int, Callable[[sqlite3.Connection], None]] = {2: seal_old_deals}
"""What is worked out from the rest of the book when a step has been taken."""

VERSION = len(STEPS)


class BookKind(StrEnum):
    """What a file at the place of the book turns out to be."""

    OURS = "ours"
    SHORT = "short"  # whole as far as it goes, and there was more
    NEWER = "newer"
    FOREIGN = "foreign"
    DAMAGED = "damaged"


def look(path: Path) -> BookKind:
    """What a file is by its first bytes, without changing or locking it. Raises OSError."""
    with open_plain(path) as file:
        head = file.read(100)
    if head[:16] != MAGIC or len(head) < 100:
        # A book whose first bytes were hit still carries its mark further on.
        ours = head[68:72] == APPLICATION.to_bytes(4, "big") or not head
        return BookKind.DAMAGED if ours or not head.strip(b"\x00") else BookKind.FOREIGN
    if int.from_bytes(head[68:72], "big") != APPLICATION:
        return BookKind.FOREIGN
    if int.from_bytes(head[60:64], "big") > VERSION:
        return BookKind.NEWER
    return BookKind.OURS


def connect(path: Path) -> sqlite3.Connection:
    """Open an existing book; a commit is safe against a loss of power when it returns."""
    connection = sqlite3.connect(
        path.absolute().as_uri() + "?mode=rw",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        connection.execute("PRAGMA cell_size_check = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
        mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS[mode == 'wal']}")
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # see checksums.py
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing: commits at the end; any error leaves the file as it was."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def upgrade(connection: sqlite3.Connection) -> None:
    """Take the file to today's version, each step in a transaction of its own."""
    while (version := connection.execute("PRAGMA user_version").fetchone()[0]) < VERSION:
        with transaction(connection):
            for statement in STEPS[version].split(";"):
                connection.execute(statement)
            if version + 1 in FILLED:
                FILLED[version + 1](connection)
            connection.execute(f"PRAGMA user_version = {version + 1}")


def probe(connection: sqlite3.Connection) -> None:
    """Raise an error of SQLite if the book may not be written; nothing is changed.

    To begin a transaction is not enough: SQLite lets that pass on a file it can only read.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(f"PRAGMA user_version = {VERSION}")
    finally:
        connection.execute("ROLLBACK")


@contextmanager
def create(path: Path) -> Iterator[sqlite3.Connection]:
    """Make an empty book at a path where nothing lies, to be filled; on the disk at the end."""
    files.create(path, anew=True).close()
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        # Nobody reads the file before it has its name: one synchronisation at the end is enough.
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        upgrade(connection)
        yield connection
        connection.execute("PRAGMA journal_mode = WAL")  # or its opening would change it
    finally:
        connection.close()
    with path.open("rb+") as file:
        os.fsync(file.fileno())
