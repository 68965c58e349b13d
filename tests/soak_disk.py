"""Damages and fills disks under the book: `python -m tests.soak_disk`.

A thousand flipped bytes in the book and in its log, a hundred files cut short, and a small disk
that runs full while playing (where one can be mounted; else that is said). Each time the book must
open, show all or say what is missing, and be played on.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from game.saves import schema
from game.saves.notices import BookError
from game.saves.store import Book
from tests.game.saves_table import (
    begin,
    contents,
    header,
    lines_of_a_partie,
    small_book,
    the_book,
    the_log,
)
from tests.game.test_saves_faults import assert_nothing_silently_lost, cut, flip

FLIPS, CUTS = 1000, 100
FULL_DISK = "size=8m"


def whole_and_cut_off(folder: Path) -> tuple[Path, Path, Path]:
    """A book closed in good order, the same played on, and that as a killed program leaves it."""
    whole, played_on, killed = folder / "whole", folder / "played on", folder / "killed"
    small_book(whole)
    shutil.copytree(whole, played_on)
    book = Book.open(played_on)
    key = book.running()[0].id
    for number in range(100, 150):
        book.append(key, number, lines_of_a_partie(4)[0][number])
    shutil.copytree(played_on, killed)
    book.close()
    return whole, played_on, killed


def try_all(
    name: str,
    count: int,
    source: Path,
    whole: Path,
    least: int,
    damage: Callable[[Path, int], object],
) -> int:
    """Damage so many copies of a book; how many of them lost something without a word."""
    bad = 0
    for seed in range(count):
        # Each in a place of its own: see book_files.py on names that are used twice.
        folder = whole.with_name(f"{name} {seed}")
        shutil.copytree(source, folder)
        damage(folder, seed)
        try:
            assert_nothing_silently_lost(folder, whole, least)
        except AssertionError as error:
            bad += 1
            kept = Path(tempfile.mkdtemp()) / "damaged"
            shutil.copytree(folder, kept)
            print(f"{name} {seed}: {error!r}, kept in {kept}")
        shutil.rmtree(folder)
    print(f"{name}: {count}, {bad} faults")
    return bad


def fill_a_disk(folder: Path) -> int:
    """Play until the disk is full, go on, free some space, and look whether all is there."""
    folder.mkdir()
    if (
        sys.platform != "linux"
        or subprocess.run(
            ["mount", "-t", "tmpfs", "-o", FULL_DISK, "tmpfs", folder],
            check=False,
            capture_output=True,
        ).returncode
    ):
        print("full disk: none can be mounted here")
        return 0
    try:
        return _fill(folder)
    finally:
        subprocess.run(["umount", folder], check=True)


def _fill(folder: Path) -> int:
    books = [Book.open(folder)]
    try:
        begin(books[0], 1, 100)
        ballast = folder / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while file.write(bytes(4096)):
                pass
        key = books[0].begin(header())
        told = []
        lines = [f"cut {number % 32}" for number in range(2000)]
        for number, line in enumerate(lines):
            try:
                books[0].append(key, number, line)
            except BookError as error:
                told.append(error.notice.key)
        books.append(Book.open(folder))  # a start while the disk is full
        shown = len(books[1].running()[-1].actions)
        start = [notice.key for notice in books[1].notices]
        ballast.unlink()
        books[0].close()
        books.append(Book.open(folder))
        counts = sorted(contents(books[2])[2].values())
    finally:
        for book in books:
            book.close()
    right = counts == [100, len(lines)] and shown == 100 and set(told) == {"storage.append.full"}
    print(
        f"full disk: {len(told)} of {len(lines)} actions refused, then {counts} stored; "
        f"a start on it tells {start or 'nothing'}; {0 if right else 1} faults"
    )
    return 0 if right else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--flips", type=int, default=FLIPS)
    parser.add_argument("--cuts", type=int, default=CUTS)
    options = parser.parse_args()
    schema.SYNCHRONOUS = {True: "OFF", False: "OFF"}  # no power fails here
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        whole, played_on, killed = whole_and_cut_off(folder)
        book = Book.open(whole)
        actions = sum(contents(book)[2].values())
        book.close()
        longest = max(len(lines_of_a_partie(seed)[0]) for seed in (1, 2, 3))
        bad = try_all(
            "flipped bytes in the book",
            options.flips,
            whole,
            whole,
            actions - longest,
            lambda place, seed: flip(the_book(place), Random(seed)),
        )
        bad += try_all(
            "flipped bytes in the log",
            options.flips,
            killed,
            played_on,
            actions,
            lambda place, seed: flip(the_log(place), Random(seed)),
        )
        bad += try_all(
            "cut files",
            options.cuts,
            whole,
            whole,
            0,
            lambda place, seed: cut(the_book(place), Random(seed)),
        )
        bad += fill_a_disk(folder / "full")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
