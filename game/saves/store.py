"""The book of a player: parties that run, stored action by action, and the score cards.

What a partie on the table has done is kept here as well as in the file. So a full disk, a folder
that was deleted under us or a file that another copy set aside costs nothing that was played: the
next action that succeeds writes all that is missing.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.saves import checksums, locks
from game.saves.database import BookFile
from game.saves.locks import Lock
from game.saves.notices import BookError, Notice
from game.saves.partie import (
    Header,
    Result,
    Running,
    ScoreCard,
    read_card,
    read_header,
    score_card,
    seal,
)
from game.saves.parties import HeldPartie, add, state_of, write_held

if TYPE_CHECKING:
    from game.saves.history import History
    from game.saves.merge import WholeBook
    from game.saves.reviews import Reviews


def _clock() -> datetime:
    return datetime.now(UTC)


class Book:
    """The book of one data folder. One thread uses it at a time."""

    def __init__(self, file: BookFile, now: Callable[[], datetime]) -> None:
        self._file = file
        self._now = now
        self._held: dict[str, HeldPartie] = {}
        self._unread: tuple[Notice, ...] = ()

    @classmethod
    def open(cls, directory: Path, now: Callable[[], datetime] = _clock) -> Book:
        """Open the book of a folder, or begin one. Nothing found or missing there raises."""
        return cls(BookFile(directory, now), now)

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What the player must be told; grows when a file has to be opened anew while playing."""
        return self._file.notices + self._unread

    @property
    def stored(self) -> bool:
        """False: nothing can be written, and the parties of this sitting live in memory only."""
        return self._file.stored

    # -- writing --

    def begin(self, header: Header, lines: Sequence[str] = ()) -> str:
        """Begin a partie and hold it. It is written together with its first action.

        `lines` are actions that are done already: they too are written then.
        """
        key = os.urandom(8).hex()
        lease = self._take(key)
        self._held[key] = HeldPartie(header, lease, list(lines), touched=self._stamp())
        return key

    def claim(self, key: str) -> Running:
        """Hold a running partie in order to play it on, and give it as it is stored now.

        Raises BookError when another copy of the program holds it or it is running no more.
        """
        if key not in self._held:
            lease = self._take(key)
            try:
                partie = self._read_running(key)
            except BaseException:
                lease.release()
                raise
            self._held[key] = HeldPartie(
                partie.header,
                lease,
                list(partie.actions),
                len(partie.actions),
                self._file.generation,
                partie.touched,
            )
        return self._shown(key, self._held[key])

    def release(self, key: str) -> None:
        """Leave a partie so that another copy may continue it; others are passed over."""
        if (held := self._held.get(key)) is not None:
            try:
                self._store(key, held)
            except BookError:
                return  # it is not all in the file: it stays in our hand, where alone it is whole
            self._let_go(key)

    def append(self, key: str, number: int, line: str) -> None:
        """Store an action, the `number`th from 0, durably when this returns.

        After a BookError the action is not in the file, but it is held and written with the next
        one: go on with the next number, or call again with the same number and line to try once
        more. ValueError for a number that is neither, or a line that is not one line.
        """
        held = self._hold(key)
        add(held, number, line)
        held.touched = self._stamp()
        self._store(key, held)

    def finish(self, key: str, result: Result, last: str | None = None) -> None:
        """Make a running partie a score card, together with its `last` action if given.

        After a BookError it is held and written with the next success, also that of `close`.
        """
        held = self._hold(key)
        if last is not None:
            add(held, len(held.lines), last)
        held.result = result
        self._store(key, held)
        self._file.settle()
        self._let_go(key)

    def shorten(self, key: str, count: int) -> str:
        """Go on after the first `count` actions of a partie, the rest being illegal today.

        The log only grows: a copy of that beginning is held under the key that is returned, and
        the partie itself is given up, with all its actions. BookError as with `append`.
        """
        held = self._hold(key)
        copy = self.begin(held.header)
        self._held[copy].lines = held.lines[:count]
        self._store(copy, self._held[copy])
        self.drop(key)
        return copy

    def drop(self, key: str) -> None:
        """Give a running partie up. It is marked as abandoned and stays in the file."""
        held = self._hold(key)
        held.abandoned = True
        self._store(key, held)
        self._let_go(key)

    def close(self) -> None:
        """Write what is still held, as far as it goes, and let everything go."""
        for key, held in list(self._held.items()):
            with contextlib.suppress(BookError):
                self._store(key, held)
            self._let_go(key)
        self._file.close()

    # -- reading --

    def running(self) -> tuple[Running, ...]:
        """The parties that can be continued, the one played last first."""
        rows = self._read_or_tell(
            "SELECT key FROM partie WHERE state = 'running' ORDER BY "
            "(SELECT max(action.id) FROM action WHERE action.partie = partie.key) DESC, id DESC"
        )
        unwritten = [key for key, held in self._held.items() if held.generation == 0]
        keys = [*reversed(unwritten), *(key for (key,) in rows if key not in unwritten)]
        found = []
        for key in keys:
            held = self._held.get(key)
            if held is not None and (held.abandoned or held.result is not None):
                continue
            try:
                found.append(self._read_running(key) if held is None else self._shown(key, held))
            except BookError:
                continue  # it was finished by another copy in between, or cannot be read
        return tuple(found)

    def cards(self) -> tuple[ScoreCard, ...]:
        """The score cards, the one finished last first."""
        held = [
            score_card(key, partie.header, partie.result)
            for key, partie in self._held.items()
            if partie.result is not None
        ]
        rows = self._read_or_tell(
            "SELECT key, header, result FROM partie WHERE state = 'finished' ORDER BY id DESC"
        )
        stored = []
        for key, header, result in rows:
            try:
                stored.append(read_card(key, header, result))
            except ValueError:
                self._tell(Notice("storage.card-unread", {"partie": key}))
        stored.sort(key=lambda card: card.finished, reverse=True)
        return (*reversed(held), *stored)

    def actions(self, key: str) -> tuple[str, ...]:
        """The actions of any partie, in order, as far as they are whole."""
        if (held := self._held.get(key)) is not None:
            return tuple(held.lines)
        return self._lines(key)[0]

    @property
    def history(self) -> History:
        """All parties, to look back on."""
        from game.saves.history import History  # noqa: PLC0415 - a title looks back on none

        return History(self._file, self._held)

    @property
    def reviews(self) -> Reviews:
        """What was found of the choices in finished deals."""
        from game.saves.reviews import Reviews  # noqa: PLC0415 - nor does it judge any

        return Reviews(self._file)

    @property
    def whole(self) -> WholeBook:
        """All of it at once: to check, to carry elsewhere, to copy for safety."""
        from game.saves.merge import WholeBook  # noqa: PLC0415 - nor does it check them

        return WholeBook(self._file, self._now)

    # -- within --

    def _store(self, key: str, held: HeldPartie) -> None:
        """Write what the file lacks of a partie; raise BookError when that cannot be done now."""

        def write(connection: sqlite3.Connection) -> None:
            write_held(connection, key, held, held.generation == self._file.generation)

        self._file.commit(write)
        if held.generation != self._file.generation:
            held.lease.renew()  # with the file of before, the whole folder may have gone
        held.stored, held.generation = len(held.lines), self._file.generation
        if self._file.path is not None:
            checksums.note_count(
                self._file.path, key, checksums.StoredCount(state_of(held), held.stored)
            )

    def _take(self, key: str) -> Lock:
        return locks.lock_partie(self._file.directory, key)

    def _hold(self, key: str) -> HeldPartie:
        self.claim(key)
        return self._held[key]

    def _let_go(self, key: str) -> None:
        self._held.pop(key).lease.release()

    def _read_or_tell(self, query: str) -> list[tuple[Any, ...]]:
        """What can be read; that nothing can is told as a notice."""
        try:
            return self._file.read(query)
        except BookError as error:
            self._tell(error.notice)
            return []

    def _tell(self, notice: Notice) -> None:
        if notice not in self._unread:
            self._unread += (notice,)

    def _read_running(self, key: str) -> Running:
        rows = self._file.read("SELECT header FROM partie WHERE key = ? AND state = 'running'", key)
        if not rows:
            raise BookError(Notice("storage.not-running"))
        lines, touched = self._lines(key)
        try:
            header = read_header(rows[0][0])
        except ValueError as error:
            raise BookError(Notice("storage.read.damaged")) from error
        return Running(key, header, lines, touched or header.started)

    def _lines(self, key: str) -> tuple[tuple[str, ...], str]:
        """The whole lines of a partie from the first on, and when the last was stored."""
        rows = self._file.read(
            "SELECT number, line, at, seal FROM action WHERE partie = ? AND number >= 0 "
            "ORDER BY number",
            key,
        )
        lines: list[str] = []
        touched = ""
        for number, line, at, mark in rows:
            if number != len(lines) or mark != seal(key, number, line):
                break
            lines.append(line)
            touched = at
        return tuple(lines), touched

    def _shown(self, key: str, held: HeldPartie) -> Running:
        return Running(key, held.header, tuple(held.lines), held.touched)

    def _stamp(self) -> str:
        return self._now().astimezone(UTC).isoformat(timespec="milliseconds")
