"""The statistics' way to the book: score cards, logs read a little at a time, what is kept of them.

What was found of the parts of deals lies in a file of its own beside the book. It holds nothing
that could not be found again: lost or damaged, it costs some seconds.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import perf_counter

from game.cli.csv_file import save_table
from game.piquet.statistics import Counts, against, moment
from game.piquet.statistics_parts import read_kept, replayed_deals, write_kept
from game.saves.book import Book
from game.saves.cards import ScoreCard
from game.saves.notices import BookError

NAME = "statistics.json"
_SLICE = 0.004
"""Seconds of a frame that reading may take; a deal that is begun is read to its end."""


@dataclass(frozen=True, slots=True)
class Means:
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
        self._known: dict[str, Mapping[int, Counts]] | None = None
        self._fresh = False
        self._steps = self._read()

    def cards(self) -> tuple[ScoreCard, ...]:
        if self._cards is None:
            self._cards = self._means.cards()
        return self._cards

    def parts(self) -> Mapping[str, Mapping[int, Counts]]:
        return self._kept()

    def read_on(self) -> bool:
        end = perf_counter() + _SLICE
        while perf_counter() < end:
            if next(self._steps, None) is None:
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

    def _kept(self) -> dict[str, Mapping[int, Counts]]:
        """What was found, now and at other times."""
        if self._known is None:
            self._known = {}
            with contextlib.suppress(OSError, UnicodeDecodeError):
                text = (self._folder / NAME).read_text(encoding="utf-8")
                self._known.update(read_kept(text))
        return self._known

    def _read(self) -> Iterator[int]:
        """Read what is not known yet, a deal at each step."""
        for card in self.cards():
            if against(card) is None or _is_whole(card, self._kept().get(card.id, {})):
                continue
            found: dict[int, Counts] = {}
            try:
                lines = self._book.actions(card.id)
            except BookError:
                continue
            for number, counts in replayed_deals(card.header.options, lines):
                found[number] = counts
                yield number
            self._kept()[card.id], self._fresh = found, True

    def _keep(self) -> None:
        """Write down what was found; the writer's thread waits for the disk."""
        if self._fresh:
            self._fresh = False
            self._means.writer().submit(_write, self._folder / NAME, write_kept(self._kept()))


def _is_whole(card: ScoreCard, found: Mapping[int, Counts]) -> bool:
    """Whether every deal of a partie is known by parts that add up to its points."""
    return all(
        number in found and tuple(map(sum, found[number])) == points
        for number, points in enumerate(card.deals, 1)
    )


def _write(path: Path, text: str) -> None:
    """Replace the file as a whole; that it could not be written matters to nobody."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
