"""Brings what lies in the log into the book itself, where a log that is cut short costs nothing.

It is done when a partie ends, when the log has grown long, and when the book is closed; not after
every action, for it waits for the disk twice.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from game.saves import leases, schema, sums, tallies


def settle(path: Path, raw: sums.Raw) -> bool:
    """Bring the log of a book into it, and note its sum; False where that cannot be done now.

    It uses a connection of its own: whoever plays or reads meanwhile is not kept.
    """
    try:
        with closing(schema.connect(path)) as connection:
            # All of it before: what ends from now on is in the log only, and counted.
            counted, states = tallies.of_book(path), _states(connection)
            done = [
                key
                for key, tally in counted.items()
                if states.get(key, tallies.RUNNING) != tallies.RUNNING
                # Or else its window has not counted the end yet; a killed one never will.
                and (states[key] == tally.state or not leases.is_held(path.parent, key))
            ]
            over = sums.over(connection, counted.keys() - done)
            busy, frames, brought = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if busy or frames != brought:
                return False  # another window is reading what was before
            tallies.forget(path, done)
            _count_all(path, connection)
            sums.note(path, raw, *over)
    except (OSError, sqlite3.Error):
        return False
    return True


def _count_all(path: Path, connection: sqlite3.Connection) -> None:
    """Count what runs in a book and is not counted, as in one of before."""
    counted = tallies.of_book(path)
    for key, state in _states(connection).items():
        if state == tallies.RUNNING and key not in counted:
            query = "SELECT count(*) FROM action WHERE partie = ? AND number >= 0"
            (actions,) = connection.execute(query, (key,)).fetchone()
            tallies.note(path, key, tallies.StoredCount(state, actions))


def _states(connection: sqlite3.Connection) -> dict[str, str]:
    return dict(connection.execute("SELECT key, state FROM partie").fetchall())
