"""What the book costs: `python -m tests.bench_book [--folder DIR]`.

Prints how long a stored action takes, how long the book takes to open when it is new, when it is
empty and with 2,000 finished parties, and how long until their score cards are there. The folder
decides which disk is measured.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from game.saves import rescue
from game.saves.book import Book
from game.saves.cards import Result
from game.saves.carve import Salvaged
from tests.game.saves_table import header, lines_of_a_partie, the_book

ACTIONS = 1000
OPENINGS = 15
PARTIES = 2000


def times(deed: Callable[[], object], count: int) -> list[float]:
    """How long a deed takes each time, in milliseconds, from the shortest on."""
    found = []
    for _ in range(count):
        began = time.perf_counter()
        deed()
        found.append((time.perf_counter() - began) * 1000)
    return sorted(found)


def shown(name: str, found: list[float]) -> str:
    """A line of figures."""
    late = found[min(len(found) - 1, len(found) * 99 // 100)]
    return f"{name:34}median {statistics.median(found):7.2f} ms   p99 {late:7.2f} ms"


def appending(folder: Path) -> list[float]:
    """Store actions one by one."""
    book = Book.open(folder)
    key = book.begin(header())
    numbers = iter(range(ACTIONS))

    def append_next() -> None:
        number = next(numbers)
        book.append(key, number, f"cut {number % 32}")

    found = times(append_next, ACTIONS)
    book.close()
    return found


def many_parties(folder: Path) -> None:
    """A book of many finished parties, all of them copies of a few."""
    parties = {}
    for number in range(PARTIES):
        lines, end = lines_of_a_partie(number % 5)
        assert end.settlement is not None
        assert end.first_dealer is not None
        at = f"2025-01-31T12:00:00.{number:06}+00:00"
        actions = {place: (line, at) for place, line in enumerate(lines)}
        result = Result(end.results, end.first_dealer, at, end.settlement)
        parties[f"{number:016x}"] = Salvaged(header(), True, "finished", result, actions)
    rescue.make(folder, parties)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, help="where to write; else where temporary files go")
    with tempfile.TemporaryDirectory(dir=parser.parse_args().folder) as name:
        folder = Path(name)
        print(shown(f"store one of {ACTIONS} actions", appending(folder / "actions")))
        fresh = iter(range(OPENINGS))
        new = times(lambda: Book.open(folder / f"new {next(fresh)}").close(), OPENINGS)
        print(shown("open: no book yet", new))
        empty = times(lambda: Book.open(folder / "new 0").close(), OPENINGS)
        print(shown("open: no partie", empty))
        (folder / "many").mkdir()
        many_parties(folder / "many")
        many = folder / "many"
        print(shown(f"open: {PARTIES} parties", times(lambda: Book.open(many).close(), OPENINGS)))
        book = Book.open(many)
        print(shown(f"read {PARTIES} score cards", times(book.cards, OPENINGS)))
        key = book.cards()[0].id
        print(shown("read the actions of one", times(lambda: book.actions(key), OPENINGS)))
        print(f"size: {the_book(many).stat().st_size / 1e6:.0f} MB")
        book.close()


if __name__ == "__main__":
    main()
