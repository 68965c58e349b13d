"""The whole of a book at once: checked, carried to another computer, copied for safety."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from datetime import datetime

from game.saves import leases, shelf
from game.saves.check import Checked, check
from game.saves.file import BookFile
from game.saves.merging import Taken, sort_out, take_in
from game.saves.snapshots import snapshot
from game.saves.transfer import Everything, Parties, parties_of


class WholeBook:
    """An open book as one thing."""

    def __init__(self, file: BookFile, now: Callable[[], datetime]) -> None:
        self._file, self._now = file, now

    def check(self) -> Checked:
        """Look at every byte that matters. BookError where the file cannot be read."""
        return self._file.look(check)

    def everything(self) -> Everything:
        """All parties, in the order they were begun. BookError where the file cannot be read."""
        return self._file.look(parties_of)

    def take_in(self, parties: Parties) -> Taken:
        """Take in the parties of another book; all or none. BookError as with `Book.append`.

        One of ours that would go on, but is open on a table, is not taken: BookError too.
        """
        going_on = sort_out(self.everything(), parties).continued
        taken: list[Taken] = []
        with contextlib.ExitStack() as held:
            for key in going_on:
                held.callback(leases.of_partie(self._file.directory, key).release)
            self._file.commit(lambda connection: taken.append(take_in(connection, parties)))
        self._file.settle()
        return taken[-1]

    def snapshot(self) -> None:
        """Check all and make today's snapshot, if there is none yet.

        A book that proves to be damaged is noted, and the next opening rescues it and tells so.
        What keeps a snapshot from being made (a full disk, say) is passed over.
        """
        path = self._file.path
        if path is None:
            return
        with contextlib.suppress(OSError, sqlite3.Error):
            if not snapshot(path, self._now()):
                shelf.suspect(path.parent).touch()
