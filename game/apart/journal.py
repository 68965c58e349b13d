"""The journal of a partie in two places: what both ends know of it, each line bound to the last.

The first line is the head. Then a line for each entry: its hash and its text; the hash is over
the one before and the text, so nothing can be changed, left out or put in. What an end notes for
itself (what it has done itself) stands behind a dash and belongs to no chain.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Protocol

from game.apart.messages import LONGEST, MOST_ENTRIES, LineFault, Trouble
from game.digests import sha256

HEAD = "piquet apart 1"
START = sha256(HEAD.encode()).hexdigest()
"""The hash before the first entry."""
_NOTE = "-"
_MOST_BYTES = 64_000_000


class JournalError(ValueError):
    """A text that is no journal, and in which line it goes wrong, from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is not as it was written")
        self.line = line


class Shelf(Protocol):
    """Where lines are kept, as `session.Log` keeps those of a partie."""

    def store(self, number: int, line: str) -> bool | None:
        """Keep the line of a number, from 0: True when it is safe, None while it is on its way."""


def linked(before: str, text: str) -> str:
    """The hash of an entry behind the one with this hash."""
    return sha256(f"{before}\n{text}".encode()).hexdigest()


class Journal:
    """All lines of one end, and how many of them are safe."""

    def __init__(self, shelf: Shelf, lines: Iterable[str] = ()) -> None:
        """`lines` are what the shelf has already. JournalError where one is not as written."""
        self._shelf = shelf
        self._lines: list[str] = []
        self.texts: list[str] = []
        self.chain: list[str] = [START]
        self.notes: list[str] = []
        self._bytes = 0
        for number, line in enumerate(lines, 1):
            mark, _, text = line.partition(" ")
            if number == 1:
                good = line == HEAD
            elif mark == _NOTE:
                good = True
                self.notes.append(text)
            else:
                good = mark == linked(self.chain[-1], text)
                self.texts.append(text)
                self.chain.append(mark)
            if not good or len(line) > LONGEST + 100:
                raise JournalError(number)
            self._lines.append(line)
        self._entry_lines = [at for at, line in enumerate(self._lines) if at and line[0] != _NOTE]
        self._safe = len(self._lines)
        self.refused = False  # whether the shelf would not take the last line it was given
        if not self._lines:
            self._lines.append(HEAD)

    @property
    def count(self) -> int:
        """How many entries there are."""
        return len(self.texts)

    @property
    def safe(self) -> int:
        """How many entries are safe on the shelf."""
        at = self.count
        while at and self._entry_lines[at - 1] >= self._safe:
            at -= 1
        return at

    @property
    def stored(self) -> bool:
        """Whether every line is."""
        return self._safe == len(self._lines)

    def add(self, text: str) -> None:
        """One more entry. Trouble where no partie has as many."""
        self._bytes += len(text)
        if self.count >= MOST_ENTRIES or self._bytes > _MOST_BYTES:
            raise Trouble(LineFault.LARGE)
        self.texts.append(text)
        self.chain.append(linked(self.chain[-1], text))
        self._entry_lines.append(len(self._lines))
        self._lines.append(f"{self.chain[-1]} {text}")

    def note(self, text: str) -> None:
        """Something for this end alone."""
        self.notes.append(text)
        self._lines.append(f"{_NOTE} {text}")

    def flush(self) -> bool:
        """Have the lines stored that are not yet; whether all are."""
        while not self.stored:
            done = self._shelf.store(self._safe, self._lines[self._safe])
            self.refused = done is False  # None is on its way
            if not done:
                break
            self._safe += 1
        return self.stored


def lines_of(text: str) -> list[str]:
    """The whole lines of a journal that was written; one that was cut off is none."""
    return text.split("\n")[:-1]


def first_difference(a: Journal, b: Journal) -> int | None:
    """The number of the first entry in which two journals differ; None where one goes on.

    One that only has more differs in nothing: the other has not heard it yet.
    """
    for number, (one, other) in enumerate(zip_longest(a.texts, b.texts)):
        if one != other:
            return None if one is None or other is None else number
    return None
