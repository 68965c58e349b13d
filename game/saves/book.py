"""The book of a player: parties that run, stored action by action, and the score cards.

What a partie on the table has done is kept here as well as in the file. So a full disk, a folder
that was deleted under us or a file that another copy set aside costs nothing that was played: the
next deed that succeeds writes all that is missing.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game.saves import leases, opening, schema
from game.saves.cards import (
    HEADER_NUMBER,
    Header,
    Result,
    Running,
    ScoreCard,
    read_header,
    read_result,
    score_card,
    seal,
    write_header,
    write_result,
)
from game.saves.leases import Lease
from game.saves.notices import BookError, Notice, reason
from rules.core.seats import Player
from rules.piquet.settlement import Settlement


def _clock() -> datetime:
    return datetime.now(UTC)


@dataclass(slots=True)
class _Held:
    """A partie on our own table: all its actions, and how many of them the file has."""

    header: Header
    lease: Lease
    lines: list[str] = field(default_factory=list)
    stored: int = 0
    touched: str = ""
    result: Result | None = None
    abandoned: bool = False


class Book:
    """The book of one data folder. One thread uses it at a time.

    `notices` is what the player must be told about the opening, and grows when the file has to be
    opened anew; `stored` is false when nothing can be written at all and the parties of this
    sitting live in memory only.
    """

    def __init__(
        self, directory: Path, opened: opening.Opened, now: Callable[[], datetime]
    ) -> None:
        self._directory = directory
        self._now = now
        self._held: dict[str, _Held] = {}
        self._connection, self._file = opened.connection, opened.file
        self.notices: tuple[Notice, ...] = opened.notices
        self.stored = opened.file is not None

    @classmethod
    def open(cls, directory: Path, now: Callable[[], datetime] = _clock) -> Book:
        """Open the book of a folder, or begin one. Nothing found or missing there raises."""
        return cls(directory, opening.open_book(directory, now()), now)

    # -- writing --

    def begin(self, header: Header) -> str:
        """Begin a partie and hold it. It is written together with its first action."""
        key = secrets.token_hex(8)
        lease = self._take(key)
        self._held[key] = _Held(header, lease, touched=self._stamp())
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
            self._held[key] = _Held(
                partie.header, lease, list(partie.actions), len(partie.actions), partie.touched
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
        _add(held, number, line)
        held.touched = self._stamp()
        self._store(key, held)

    def finish(
        self,
        key: str,
        deals: tuple[tuple[int, int], ...],
        first_dealer: Player,
        settlement: Settlement,
        finished: str,
        last: str | None = None,
    ) -> None:
        """Make a running partie a score card, together with its `last` action if given.

        After a BookError it is held and written with the next success, also that of `close`.
        """
        held = self._hold(key)
        if last is not None:
            _add(held, len(held.lines), last)
        held.result = Result(deals, first_dealer, finished, settlement)
        self._store(key, held)
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
        self._connection.close()

    # -- reading --

    def running(self) -> tuple[Running, ...]:
        """The parties that can be continued, the one played last first."""
        rows = self._read(
            "SELECT key FROM partie WHERE state = 'running' ORDER BY "
            "(SELECT max(action.id) FROM action WHERE action.partie = partie.key) DESC, id DESC"
        )
        unwritten = [key for key, held in self._held.items() if _is_unwritten(held)]
        keys = [*reversed(unwritten), *(key for (key,) in rows if key not in unwritten)]
        found = []
        for key in keys:
            held = self._held.get(key)
            if held is not None and (held.abandoned or held.result is not None):
                continue
            try:
                found.append(self._read_running(key) if held is None else self._shown(key, held))
            except BookError:
                continue  # it was finished by another copy in between
        return tuple(found)

    def cards(self) -> tuple[ScoreCard, ...]:
        """The score cards, the one finished last first."""
        held = [
            score_card(key, partie.header, partie.result)
            for key, partie in self._held.items()
            if partie.result is not None
        ]
        rows = self._read(
            "SELECT key, header, result FROM partie WHERE state = 'finished' ORDER BY id DESC"
        )
        stored = [score_card(key, read_header(head), read_result(end)) for key, head, end in rows]
        stored.sort(key=lambda card: card.finished, reverse=True)
        return (*reversed(held), *stored)

    def actions(self, key: str) -> tuple[str, ...]:
        """The actions of any partie, in order, as far as they are whole."""
        if (held := self._held.get(key)) is not None:
            return tuple(held.lines)
        return self._lines(key)[0]

    # -- within --

    def _store(self, key: str, held: _Held) -> None:
        """Write what the file lacks of a partie; raise BookError when that cannot be done now."""
        try:
            self._return_to_file()
            try:
                self._commit(key, held)
            except sqlite3.Error as error:
                if self._file is None or reason(error) != "damaged":
                    raise
                self._reopen(suspect=True)
                self._commit(key, held)
        except (sqlite3.Error, OSError) as error:
            raise BookError(Notice(f"storage.append.{reason(error)}")) from error

    def _commit(self, key: str, held: _Held) -> None:
        with schema.transaction(self._connection):
            self._write(key, held)
        held.stored = len(held.lines)

    def _write(self, key: str, held: _Held) -> None:
        execute = self._connection.execute
        header = write_header(held.header)
        execute(
            "INSERT INTO partie (key, state, header, header_seal) VALUES (?, 'running', ?, ?) "
            "ON CONFLICT DO NOTHING",
            (key, header, seal(key, header)),
        )
        first = held.stored or HEADER_NUMBER
        for number in range(first, len(held.lines)):
            line = held.lines[number] if number >= 0 else header
            done = execute(
                "INSERT INTO action (partie, number, line, at, seal) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT DO NOTHING",
                (key, number, line, held.touched, seal(key, number, line)),
            )
            if done.rowcount == 0:
                # Stored before, perhaps by a commit whose end we did not see; or by someone else.
                query = "SELECT line FROM action WHERE partie = ? AND number = ?"
                if execute(query, (key, number)).fetchone() != (line,):
                    raise BookError(Notice("storage.open-elsewhere"))
        if held.result is not None:
            result = write_result(held.result)
            execute(
                "UPDATE partie SET state = 'finished', result = ?, result_seal = ? WHERE key = ?",
                (result, seal(key, result), key),
            )
        elif held.abandoned:
            execute("UPDATE partie SET state = 'abandoned' WHERE key = ?", (key,))

    def _return_to_file(self) -> None:
        """Open the book anew if its file is no longer the one at its place."""
        if self._file is not None and not opening.is_same(self._directory, self._file):
            self._reopen(suspect=False)

    def _reopen(self, suspect: bool) -> None:
        """Open the book once more, and have all that we hold written into it again."""
        if suspect:
            self._connection.close()  # or the damaged file could not be renamed on Windows
        opened = opening.open_book(self._directory, self._now(), suspect)
        if opened.file is None and not suspect:
            opened.connection.close()
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        self._connection.close()
        self._connection, self._file = opened.connection, opened.file
        self.stored = opened.file is not None
        self.notices += opened.notices
        for held in self._held.values():
            held.stored = 0

    def _take(self, key: str) -> Lease:
        lease = leases.take(self._directory / opening.LOCKS / f"{key}.lock")
        if lease is None:
            raise BookError(Notice("storage.open-elsewhere"))
        return lease

    def _hold(self, key: str) -> _Held:
        self.claim(key)
        return self._held[key]

    def _let_go(self, key: str) -> None:
        self._held.pop(key).lease.release()

    def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise BookError(Notice(f"storage.read.{reason(error)}")) from error

    def _read_running(self, key: str) -> Running:
        rows = self._read("SELECT header FROM partie WHERE key = ? AND state = 'running'", key)
        if not rows:
            raise BookError(Notice("storage.not-running"))
        lines, touched = self._lines(key)
        header = read_header(rows[0][0])
        return Running(key, header, lines, touched or header.started)

    def _lines(self, key: str) -> tuple[tuple[str, ...], str]:
        """The whole lines of a partie from the first on, and when the last was stored."""
        rows = self._read(
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

    def _shown(self, key: str, held: _Held) -> Running:
        return Running(key, held.header, tuple(held.lines), held.touched)

    def _stamp(self) -> str:
        return self._now().astimezone(UTC).isoformat(timespec="milliseconds")


def _add(held: _Held, number: int, line: str) -> None:
    if len(line.splitlines()) != 1:
        raise ValueError(f"an action is one line of text, not {line!r}")
    if number == len(held.lines):
        held.lines.append(line)
    elif not (0 <= number < len(held.lines) and held.lines[number] == line):
        raise ValueError(f"action {number} does not follow the {len(held.lines)} that are there")


def _is_unwritten(held: _Held) -> bool:
    return held.stored == 0
