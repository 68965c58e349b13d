"""The whole of a book at once: checked, copied for safety, and other books taken into it.

Nothing of ours is changed by another book but what goes on.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from datetime import datetime

from msgspec import Struct

from game.saves import book_files, locks, parties
from game.saves.database import BookFile
from game.saves.integrity import Checked, check
from game.saves.parties import Everything, PartieRecord, Parties, parties_of
from game.saves.schema import seal_old_deals
from game.saves.snapshots import snapshot


class Taken(Struct, frozen=True):
    """What became of the parties: keys of the new, the continued, the known, and of copies.

    A copy has a key of its own: the one it came with belongs to a partie that went on otherwise.
    """

    new: tuple[str, ...] = ()
    continued: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    copies: tuple[str, ...] = ()


def sort_out(ours: Everything, theirs: Parties) -> Taken:
    """What is to become of each of their parties.

    One of ours that cannot be read is left as it is, and theirs kept beside it.
    """
    new, continued, known, copies = [], [], [], []
    for key, partie in theirs.items():
        mine = ours.parties.get(key)
        if mine is None and key not in ours.unread:
            new.append(key)
        elif mine is None:
            copies.append(key)
        elif _begins(partie, mine):
            known.append(key)
        elif mine.state == "running" and _begins(mine, partie):
            continued.append(key)
        else:
            copies.append(key)
    return Taken(tuple(new), tuple(continued), tuple(known), tuple(copies))


def take_in(connection: sqlite3.Connection, theirs: Parties) -> Taken:
    """Take parties into a book, in the caller's transaction. Errors as `parties_of`."""
    ours = parties_of(connection)
    taken = sort_out(ours, theirs)
    copied = {key: os.urandom(8).hex() for key in taken.copies}
    parties.insert(
        connection,
        {copied.get(key, key): theirs[key] for key in (*taken.new, *taken.copies)},
    )
    for key in taken.continued:
        _continue(connection, key, ours.parties[key], theirs[key])
    seal_old_deals(connection)
    return Taken(taken.new, taken.continued, taken.known, tuple(copied.values()))


def _continue(
    connection: sqlite3.Connection, key: str, mine: PartieRecord, partie: PartieRecord
) -> None:
    more = sorted(partie.actions.items())[len(mine.actions) :]
    parties.put_actions(connection, key, ((number, *action) for number, action in more))
    parties.put_state(connection, key, partie.state, partie.result)


def _begins(partie: PartieRecord, whole: PartieRecord) -> bool:
    """Whether all of a partie stands at the beginning of another, and no more is known of it."""
    lines = [(number, line) for number, (line, _) in sorted(partie.actions.items())]
    longer = [(number, line) for number, (line, _) in sorted(whole.actions.items())]
    same = lines == longer[: len(lines)]
    return same and partie.state in {"running", whole.state}


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
                held.callback(locks.lock_partie(self._file.directory, key).release)
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
                book_files.suspect(path.parent).touch()
