"""Saves what can be read of a file that is no book of ours, or no whole one, in a new book.

The new book is whole and on the disk before it gets its name, and with its name it is the one in
use. The old file is only ever renamed, and after that: a rescue may be cut off at any moment.
"""

from __future__ import annotations

import sqlite3
from datetime import datetime
from pathlib import Path

from game.saves import schema, shelf, snapshots
from game.saves.cards import HEADER_NUMBER, seal, write_header, write_result
from game.saves.carve import Salvaged, salvage
from game.saves.deals import seal_old_deals
from game.saves.notices import Notice

UNFINISHED = "book.new.sqlite"


def replace(path: Path, kind: schema.BookKind, now: datetime) -> tuple[Path, tuple[Notice, ...]]:
    """Make a book of all that can be read in this file, and set it aside.

    Gives the new book, and what was done to the old one.
    """
    parties = read_raw(path)
    if parties and kind is schema.BookKind.FOREIGN:
        kind = schema.BookKind.DAMAGED  # it is ours, although its mark is gone
    helped = snapshots.fill_gaps(path.parent, parties) if kind is schema.BookKind.DAMAGED else 0
    book = make(path.parent, parties)
    aside = shelf.move_aside(path, kind, now)
    name = f"storage.{'aside' if parties else 'aside-unread'}.{kind}"
    told = Notice(name, {"file": aside.name, "count": len(parties)})
    given = (Notice("storage.from-snapshot", {"count": helped, "number": helped}),)
    return book, (told, *(given if helped else ()), *_shortened(parties))


def make(directory: Path, parties: dict[str, Salvaged]) -> Path:
    """Make a book of these parties, the one in use from now on."""
    unfinished = _place_to_build(directory)
    with schema.create(unfinished) as connection:
        fill(connection, parties)
    return _put_into_use(unfinished)


def rewrite(directory: Path, book: sqlite3.Connection) -> Path:
    """Write an open book, whose file was deleted, to the disk again.

    Raises OSError or sqlite3.Error when it cannot be written.
    """
    unfinished = _place_to_build(directory)
    with schema.create(unfinished) as connection:
        book.backup(connection)
    return _put_into_use(unfinished)


def _place_to_build(directory: Path) -> Path:
    unfinished = directory / UNFINISHED
    for suffix in ("", "-journal", "-wal", "-shm"):
        shelf.sidecar(unfinished, suffix).unlink(missing_ok=True)
    return unfinished


def _put_into_use(unfinished: Path) -> Path:
    return unfinished.rename(shelf.next_name(unfinished.parent))


def fill(connection: sqlite3.Connection, parties: dict[str, Salvaged]) -> None:
    """Write parties into an empty book, the one played last at the end."""
    with schema.transaction(connection):
        insert(connection, parties)


def insert(connection: sqlite3.Connection, parties: dict[str, Salvaged]) -> None:
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
        rows += [
            (number, line, at)
            for number, (line, at) in sorted(partie.actions.items())
            # A partie that goes on needs the number after its last whole action free.
            if partie.state != "running" or number < partie.line_of_actions()
        ]
        connection.executemany(
            "INSERT INTO action (partie, number, line, at, seal) VALUES (?, ?, ?, ?, ?)",
            [(key, number, line, at, seal(key, number, line)) for number, line, at in rows],
        )
    seal_old_deals(connection)


def read_raw(path: Path) -> dict[str, Salvaged]:
    """What can be read of a file and its log, of whatever kind they are. Raises OSError."""
    parts = (shelf.sidecar(path, "-wal"), path)
    return salvage(part.read_bytes() for part in parts if part.exists())


def _shortened(parties: dict[str, Salvaged]) -> list[Notice]:
    """Which running parties have a gap, and go on from before it."""
    return [
        Notice(
            "storage.shortened",
            {"a": partie.header.names[0], "b": partie.header.names[1], "count": whole},
        )
        for partie in parties.values()
        if partie.header is not None
        and partie.state == "running"
        and (whole := partie.line_of_actions()) < len(partie.actions)
    ]


def _last_touched(item: tuple[str, Salvaged]) -> str:
    return max((at for _, at in item[1].actions.values()), default="")
