"""Brings what lies in the log into the book itself, where a log that is cut short costs nothing.

It is done when a partie ends, when the log has grown long, and when the book is closed; not after
every action, for it waits for the disk twice.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from game.saves import schema, sums, tallies


def settle(path: Path, raw: sums.Raw) -> bool:
    """Bring the log of a book into it, and note its sum; False where that cannot be done now.

    It uses a connection of its own: whoever plays or reads meanwhile is not kept.
    """
    try:
        with closing(schema.connect(path)) as connection:
            over = _are_over(connection, path)  # before: what ends from now on is in the log only
            busy, frames, done = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if busy or frames != done:
                return False  # another window is reading what was before
            sums.note(path, raw, connection)
            tallies.forget(path, over)
    except (OSError, sqlite3.Error):
        return False
    return True


def _are_over(connection: sqlite3.Connection, path: Path) -> list[str]:
    """The counted parties that are over, in the book as in the count."""
    counted = tallies.of_book(path)
    marks = ",".join("?" * len(counted))
    return [
        key
        for key, state in connection.execute(
            f"SELECT key, state FROM partie WHERE key IN ({marks})", tuple(counted)
        )
        if state == counted[key].state != tallies.RUNNING
    ]
