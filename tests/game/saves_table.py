"""A table for the tests of the book: parties with real lines, stored, counted and compared."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.app import main
from game.players.player import seated
from game.saves import book_files, schema
from game.saves.database import BookFile, Opened
from game.saves.files import HOME_VARIABLE
from game.saves.partie import Header, Result, Running, ScoreCard
from game.saves.store import Book
from rules.piquet.options import Options
from rules.piquet.partie import apply
from rules.piquet.record.notation import write_action
from rules.piquet.state import State
from tests.rules.luck import random_partie

NOON = datetime(2025, 1, 31, 12, 0, 0, tzinfo=UTC)


def noon() -> datetime:
    return NOON


def the_book(folder: Path) -> Path:
    """The file that is the book of a folder."""
    book = book_files.current(folder)
    assert book is not None
    return book


def the_log(folder: Path) -> Path:
    return book_files.sidecar(the_book(folder), "-wal")


def header(a: str = "Anna", b: str = "Élise", seed: int = 7) -> Header:
    return Header(seated((a, b), ("human", "thumb")), Options(), seed, "2025-01-31T12:00:00+01:00")


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is pulled out of the wall during these tests: the disk need not be waited for.

    Files that a test leaves open, as a program that dies does, are closed after it.
    """
    opened: list[BookFile] = []
    use = BookFile._use

    def note(file: BookFile, book: Opened) -> None:
        use(file, book)
        opened.append(file)

    with monkeypatch.context() as patch:
        patch.setattr(schema, "SYNCHRONOUS", {True: "OFF", False: "OFF"})
        patch.setattr(BookFile, "_use", note)
        yield
    for file in opened:
        file.close()


@cache
def lines_of_a_partie(seed: int) -> tuple[tuple[str, ...], State]:
    """All actions of a random partie as text, and the state at its end."""
    actions = list(random_partie(Random(seed)))
    before, last = actions[-1]
    return tuple(write_action(action) for _, action in actions), apply(before, last)[-1].state


def begin(book: Book, seed: int, count: int) -> str:
    """A running partie with so many actions of the random one of this seed."""
    key = book.begin(header(seed=seed))
    for number, line in enumerate(lines_of_a_partie(seed)[0][:count]):
        book.append(key, number, line)
    return key


def play_out(book: Book, seed: int) -> str:
    """A whole partie, finished."""
    lines, end = lines_of_a_partie(seed)
    key = begin(book, seed, len(lines))
    assert end.settlement is not None
    assert end.first_dealer is not None
    finished = f"2025-01-31T13:00:{seed % 60:02}+01:00"
    book.finish(key, Result(end.results, end.first_dealer, finished, end.settlement))
    return key


def small_book(directory: Path) -> None:
    """Three finished parties and one that runs, with 100 actions."""
    book = Book.open(directory)
    for seed in (1, 2, 3):
        play_out(book, seed)
    begin(book, 4, 100)
    book.close()


@pytest.fixture(scope="module")
def made_book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small book that is made once for all tests of a file; each is to copy it.

    Two copies are the same book: whoever needs two makes them.
    """
    directory = tmp_path_factory.mktemp("made") / "book"
    small_book(directory)
    return directory


@pytest.fixture
def folder(tmp_path: Path, made_book: Path) -> Path:
    """A folder with a copy of the small book."""
    folder = tmp_path / "data"
    shutil.copytree(made_book, folder)
    return folder


class BookCommand:
    """`piquet book …` on the book of a folder, in this process."""

    def __init__(self, patches: pytest.MonkeyPatch, said: pytest.CaptureFixture[Any]) -> None:
        self._patches, self._said = patches, said

    def __call__(self, folder: Path, *arguments: str) -> int:
        """Its exit code."""
        with self._patches.context() as patch:
            patch.setenv(HOME_VARIABLE, str(folder))
            return main(["book", *arguments])

    def said(self) -> Any:
        """What it wrote since this was asked last."""
        return self._said.readouterr()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> BookCommand:
    """Tells the program to do something with a book."""
    return BookCommand(monkeypatch, capsys)


def contents(book: Book) -> tuple[dict[str, ScoreCard], dict[str, Running], dict[str, int]]:
    """All score cards and running parties by their ids, and how many actions each has.

    When a partie was touched is left out: it carries no seal, and only orders the list.
    """
    cards = {card.id: card for card in book.cards()}
    running = {partie.id: replace(partie, touched="") for partie in book.running()}
    counts = {key: len(book.actions(key)) for key in (*cards, *running)}
    return cards, running, counts
