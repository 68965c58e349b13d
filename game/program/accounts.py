"""The statistics' way to the book: score cards, logs read a little at a time, what is kept of them.

What was found of the parts of deals lies in a file of its own beside the book, a line for each
partie. It holds nothing that could not be found again: lost or damaged, it costs some seconds. A
line is only ever added, so nothing has to be written twice; of two for one partie the later holds.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from datetime import datetime
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from game.games import PIQUET
from game.pages.statistics.figures import (
    Counts,
    figures_of,
    read_parts,
    replayed_deals,
    write_parts,
)
from game.pages.statistics.played import adds_up, against, moment
from game.program.exports import save_table
from game.saves.files import add_to, create, read_plain
from game.saves.notices import BookError
from game.saves.partie import ScoreCard
from game.saves.store import Book

NAME = "statistics.txt"
_AT_ONCE = 64
"""Parties that are written down together."""
_SLICE = 0.004
"""Seconds of a frame that reading may take; a deal that is begun is read to its end."""


class Means(Struct, frozen=True):
    """What the accounts need of the house: cards, the moment of the reset, who waits for disks."""

    cards: Callable[[], tuple[ScoreCard, ...]]
    since: Callable[[], str]
    count_since: Callable[[str], None]
    writer: Callable[[], Executor]


class OurAccounts:
    """All finished parties of our book."""

    def __init__(self, book: Book, folder: Path, means: Means) -> None:
        self._book, self._folder, self._means = book, folder, means
        self._cards: tuple[ScoreCard, ...] | None = None
        self._lines: dict[str, str] | None = None
        self._begun = False  # whether the file is there, with our first line
        self._known: dict[str, Mapping[int, Counts]] = {}
        self._fresh: list[str] = []
        self._steps = self._read()

    def cards(self) -> tuple[ScoreCard, ...]:
        if self._cards is None:
            self._cards = self._means.cards()
        return self._cards

    def parts(self, key: str, /) -> Mapping[int, Counts]:
        if key not in self._known:
            if self._lines is None:
                self._lines = self._kept()
            self._known[key] = read_parts(self._lines.pop(key, ""))
        return self._known[key]

    def read_on(self) -> bool:
        end = perf_counter() + _SLICE
        while perf_counter() < end:
            if not next(self._steps, False):
                self._keep()
                return False
        return True

    def now(self) -> datetime:
        return datetime.now().astimezone()

    def since(self) -> datetime | None:
        told = self._means.since()
        return moment(told) if told else None

    def count_since(self, when: datetime | None, /) -> None:
        self._means.count_since("" if when is None else when.isoformat(timespec="seconds"))

    def save_table(self, text: str, name: str, /) -> str:
        return save_table(text, name, self._folder)

    # ---- within

    def _kept(self) -> dict[str, str]:
        """The lines that were written down, by the keys of their parties."""
        try:
            text = read_plain(self._folder / NAME).decode("utf-8")
        except (OSError, UnicodeDecodeError):
            return {}
        head, *lines = text.split("\n")
        self._begun = head == _head()
        pairs = (line.partition(" ") for line in lines)
        return {key: told for key, _, told in pairs} if self._begun else {}

    def _read(self) -> Iterator[bool]:
        """Read what is not known yet, at each step a deal or a look at a partie."""
        for card in self.cards():
            yield True
            if against(card) is None or _is_whole(card, self.parts(card.id)):
                continue
            found: dict[int, Counts] = {}
            with contextlib.suppress(BookError):
                header, lines = card.header, self._book.actions(card.id)
                for number, counts in replayed_deals(header.game, header.options, lines):
                    found[number] = counts
                    yield True
            if found == self.parts(card.id):
                continue  # a log that is damaged tells no more than the last time
            self._known[card.id] = found
            self._fresh.append(f"{card.id} {write_parts(found)}\n")
            if len(self._fresh) >= _AT_ONCE:
                self._keep()

    def _keep(self) -> None:
        """Write down what was found; the writer's thread waits for the disk."""
        if not self._fresh:
            return
        text, self._fresh = "".join(self._fresh), []
        path, begun = self._folder / NAME, self._begun
        self._begun = True
        self._means.writer().submit(_write, path, text if begun else f"{_head()}\n{text}", begun)


def _head() -> str:
    """The first line: a file of other parts is begun anew. The file is older than other games."""
    return "piquet statistics 1: " + " ".join(figures_of(PIQUET).parts)


def _is_whole(card: ScoreCard, found: Mapping[int, Counts]) -> bool:
    """Whether every deal of a partie is known by parts that add up to its points."""
    parts = len(figures_of(card.header.game).parts)
    return not parts or all(
        number in found and adds_up(found[number], points, parts)
        for number, points in enumerate(card.deals, 1)
    )


def _write(path: Path, text: str, more: bool) -> None:
    """Add to the file, or begin it; that it could not be written matters to nobody."""
    with contextlib.suppress(OSError), (add_to if more else create)(path) as file:
        file.write(text.encode())
