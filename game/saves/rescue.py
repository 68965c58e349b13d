"""Sets a file aside that is no book of ours, or no whole one, and saves what can be read of it.

The new book is complete on the disk before the old one moves, and the old one is only ever
renamed. A rescue that is cut off at any moment is finished, or done again, by the next opening.
"""

from __future__ import annotations

import sqlite3
from datetime import datetime
from pathlib import Path

from game.saves import schema
from game.saves.cards import HEADER_NUMBER, seal, write_header, write_result
from game.saves.carve import Salvaged, salvage
from game.saves.notices import Notice

RESCUED = "book.rescued.sqlite"
UNFINISHED = "book.new.sqlite"


def finish_interrupted(path: Path, now: datetime) -> tuple[Notice, ...]:
    """End a rescue that was cut off between its two renamings: the new book is whole by then."""
    rescued = path.with_name(RESCUED)
    if not rescued.exists():
        return ()
    if path.exists():
        rescued.unlink()  # cut off before the old book moved: it is read again
        return ()
    _move_log(path, _free_name(path, "log", now))
    rescued.replace(path)
    return (Notice("storage.rescue-ended", {"folder": str(path.parent)}),)


def set_aside(path: Path, kind: schema.Kind, now: datetime) -> tuple[Notice, ...]:
    """Put a book with all that can be read in the place of this file, and say what was done."""
    parties = read_raw(path)
    if parties:
        kind = schema.Kind.NEWER if kind is schema.Kind.NEWER else schema.Kind.DAMAGED
    rescued = path.with_name(RESCUED)
    make(rescued, parties)
    aside = _free_name(path, kind, now)
    path.rename(aside)
    _move_log(path, aside)
    rescued.replace(path)
    name = f"storage.{'aside' if parties else 'aside-unread'}.{kind}"
    told = Notice(name, {"file": aside.name, "count": len(parties)})
    return (told, *_shortened(parties))


def make(path: Path, parties: dict[str, Salvaged]) -> None:
    """Make a book of these parties; it stands at the path only when it is whole and on the disk."""
    unfinished = _place_to_build(path)
    with schema.create(unfinished) as connection:
        fill(connection, parties)
    unfinished.replace(path)


def rewrite(path: Path, book: sqlite3.Connection) -> None:
    """Write an open book, whose file was deleted, to the path again.

    Raises OSError or sqlite3.Error when it cannot be written.
    """
    unfinished = _place_to_build(path)
    with schema.create(unfinished) as connection:
        book.backup(connection)
    unfinished.replace(path)


def _place_to_build(path: Path) -> Path:
    unfinished = path.with_name(UNFINISHED)
    for suffix in ("", "-journal", "-wal", "-shm"):
        _sidecar(unfinished, suffix).unlink(missing_ok=True)
    return unfinished


def fill(connection: sqlite3.Connection, parties: dict[str, Salvaged]) -> None:
    """Write parties into an empty book, the one played last at the end."""
    with schema.transaction(connection):
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


def read_raw(path: Path) -> dict[str, Salvaged]:
    """What can be read of a file and its log, of whatever kind they are. Raises OSError."""
    parts = (_sidecar(path, "-wal"), path)
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


def _move_log(path: Path, aside: Path) -> None:
    """Take the log of a book away: a new book must never be found together with an old log."""
    wal = _sidecar(path, "-wal")
    if wal.exists():
        wal.rename(_sidecar(aside, "-wal"))
    _sidecar(path, "-shm").unlink(missing_ok=True)


def _free_name(path: Path, kind: str, now: datetime) -> Path:
    """A name beside the book that nothing has yet, such as book.damaged-20250131-201500.sqlite."""
    stem = f"{path.stem}.{kind}-{now.astimezone():%Y%m%d-%H%M%S}"
    count = 1
    while True:
        name = path.with_name(f"{stem}{'' if count == 1 else f'-{count}'}{path.suffix}")
        if not (name.exists() or _sidecar(name, "-wal").exists()):
            return name
        count += 1


def _sidecar(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)
