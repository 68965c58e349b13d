"""Saves what can be read of a file that is no book of ours, or no whole one, in a new book.

The new book is whole and on the disk before it gets its name, and with its name it is the one in
use. The old file is only ever renamed, and after that: a rescue may be cut off at any moment.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from game.saves import losses, schema, shelf, snapshots, sums, tallies
from game.saves.cards import HEADER_NUMBER, seal, write_header, write_result
from game.saves.carve import Salvaged, salvage
from game.saves.deals import seal_old_deals
from game.saves.notices import Notice
from game.saves.plain import InTheWayError, read_plain


def replace(path: Path, kind: schema.BookKind, now: datetime) -> tuple[Path, tuple[Notice, ...]]:
    """Make a book of all that can be read in this file, and set it aside.

    Gives the new book, and what was done to the old one.
    """
    parties = read_raw(path)
    if kind is schema.BookKind.FOREIGN and (parties or _was_ours(path)):
        kind = schema.BookKind.DAMAGED  # although its mark is gone
    ours = kind in {schema.BookKind.DAMAGED, schema.BookKind.SHORT}
    helped = snapshots.fill_gaps(path.parent, parties) if ours else 0
    missing = losses.told(path, parties) if ours else ()
    book = make(path.parent, parties)
    aside = shelf.move_aside(path, kind, now)
    tallies.forget(path)
    name = f"storage.{'aside' if parties else 'aside-unread'}.{kind}"
    told = Notice(name, {"file": aside.name, "count": len(parties)})
    given = (Notice("storage.from-snapshot", {"count": helped, "number": helped}),)
    return book, (told, *(given if helped else ()), *missing)


def _was_ours(path: Path) -> bool:
    """Whether something beside a file says that it was a book."""
    kept = sums.left(path) or tallies.of_book(path) or snapshots.snapshots(path.parent)
    return bool(kept)


def begin(directory: Path, now: datetime) -> tuple[Path, tuple[Notice, ...]]:
    """Make the first book of a folder; if there was one, of all that its log and snapshots have.

    Gives the book, and what must be told.
    """
    gone = shelf.gone(directory)
    if gone is None:
        return make(directory, {}), ()
    parties = read_raw(gone)
    snapshots.fill_gaps(directory, parties)
    missing = losses.told(gone, parties)
    if not (parties or missing):
        shelf.move_aside(gone, "gone", now)  # it held nothing
        return make(directory, {}), ()
    book = make(directory, parties)
    shelf.move_aside(gone, "gone", now)
    tallies.forget(gone)
    told = Notice(
        f"storage.gone{'' if parties else '-unread'}", {"file": gone.name, "count": len(parties)}
    )
    return book, (told, *missing)


def make(directory: Path, parties: dict[str, Salvaged]) -> Path:
    """Make a book of these parties, the one in use from now on."""
    unfinished = _place_to_build(directory)
    with schema.create(unfinished) as connection:
        fill(connection, parties)
    book = _put_into_use(unfinished)
    if parties:
        with contextlib.suppress(OSError, sqlite3.Error):  # or else all of it is looked at
            sums.note_new(book)
    for key, partie in parties.items():
        if partie.header is not None and partie.state == tallies.RUNNING:
            tallies.note(book, key, tallies.StoredCount(partie.state, partie.line_of_actions()))
    return book


def rewrite(directory: Path, book: sqlite3.Connection) -> Path:
    """Write an open book, whose file was deleted, to the disk again.

    Raises OSError or sqlite3.Error when it cannot be written.
    """
    unfinished = _place_to_build(directory)
    with schema.create(unfinished) as connection:
        book.backup(connection)
    return _put_into_use(unfinished)


def _place_to_build(directory: Path) -> Path:
    unfinished = directory / shelf.UNFINISHED
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


def read_raw(path: Path) -> dict[str, Salvaged]:
    """What can be read of a file and its log, of whatever kind they are. Raises OSError."""
    return salvage(_parts(shelf.sidecar(path, "-wal"), path))


def _parts(*paths: Path) -> Iterator[bytes]:
    for path in paths:
        with contextlib.suppress(FileNotFoundError, InTheWayError):
            yield read_plain(path)


def _last_touched(item: tuple[str, Salvaged]) -> str:
    return max((at for _, at in item[1].actions.values()), default="")
