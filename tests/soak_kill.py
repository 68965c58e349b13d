"""Kills the book while it writes, again and again: `python -m tests.soak_kill --storage 50`.

With `--window 300` the whole program is killed while somebody plays: see `soak_kill_window`.

A child stores actions as fast as it can, finishes parties and begins new ones, and prints each
action when the book has acknowledged it. It is killed without warning at a random moment. Then
everything that it printed must be in the book, in order, with nothing to be told to the player;
and the next child goes on.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Thread

from game.saves.partie import Result
from game.saves.store import Book
from tests.game.saves_table import header, lines_of_a_partie

LONGEST = 1.0  # seconds that a child is given
BEGUN = 0.7  # the share of children that are given them from when they have begun
PATIENCE = 600.0  # seconds until one has begun, with other work on the machine
ROOT = Path(__file__).parents[1]
CHILD = "from tests.soak_kill import child; child()"


@dataclass(slots=True)
class Acknowledged:
    """What children were told is stored: the actions of each partie, and which were finished."""

    actions: Counter[str] = field(default_factory=Counter)
    finished: set[str] = field(default_factory=set)

    def note(self, text: str) -> None:
        """Read what a child printed."""
        for line in text.splitlines():
            match line.split():
                case [key, "finished"]:
                    self.finished.add(key)
                case [key, number]:
                    self.actions[key] = int(number) + 1
                case _:
                    pass


def play_for_ever(directory: Path) -> None:
    """Be the child."""
    book = Book.open(directory)
    while True:
        key = next((partie.id for partie in book.running()), None) or book.begin(
            header(seed=len(book.cards()) % 5)
        )
        partie = book.claim(key)
        lines, end = lines_of_a_partie(partie.header.seed)
        for number in range(len(partie.actions), len(lines)):
            book.append(key, number, lines[number])
            print(key, number, flush=True)
        assert end.settlement is not None
        assert end.first_dealer is not None
        at = "2025-01-31T13:00:00"
        book.finish(key, Result(end.results, end.first_dealer, at, end.settlement))
        print(key, "finished", flush=True)


def kill_once(directory: Path, after: float, *, begun: bool, program: str = CHILD) -> str:
    """Let a child play for so many seconds, kill it, and give what it printed.

    The seconds count from its birth, or from when it has `begun`, which on a busy machine is late.
    """
    printed: list[str] = []
    with subprocess.Popen(
        [sys.executable, "-c", program, str(directory)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        ear = Thread(target=lambda: printed.extend(process.stdout or ()))
        ear.start()
        end = time.monotonic() + PATIENCE
        while begun and not printed and process.poll() is None and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(after)
        process.kill()
        ear.join()
        errors = process.stderr.read()
    if errors:
        raise AssertionError(f"the child failed:\n{errors}")
    # The last line may have been cut off in the middle.
    return "".join(line for line in printed if line.endswith("\n"))


def child() -> None:
    play_for_ever(Path(sys.argv[1]))


def faults(directory: Path, acknowledged: Acknowledged) -> list[str]:
    """What of the acknowledged actions is missing in the book, or different there."""
    found = []
    book = Book.open(directory)
    headers = {card.id: card.header for card in book.cards()}
    found += [f"{key} was finished and is not" for key in acknowledged.finished - headers.keys()]
    headers |= {partie.id: partie.header for partie in book.running()}
    for key, count in acknowledged.actions.items():
        if key not in headers:
            found.append(f"{key} is gone")
            continue
        stored = book.actions(key)
        expected = lines_of_a_partie(headers[key].seed)[0]
        if not count <= len(stored) <= count + 1:
            found.append(f"{key} has {len(stored)} actions of {count}")
        if stored != expected[: len(stored)]:
            found.append(f"{key} has other actions")
        acknowledged.actions[key] = len(stored)  # each child may leave one that it did not print
    found += [f"the player is told {notice.key}" for notice in book.notices]
    book.close()
    return found


def soak(directory: Path, kills: int, seed: int) -> tuple[Acknowledged, list[str]]:
    """Kill so many children; give what they were told and all faults found after each."""
    luck = Random(seed)
    acknowledged = Acknowledged()
    found = []
    for kill in range(1, kills + 1):
        begun = luck.random() < BEGUN
        acknowledged.note(kill_once(directory, luck.uniform(0, LONGEST), begun=begun))
        found += [f"after kill {kill}: {fault}" for fault in faults(directory, acknowledged)]
    return acknowledged, found


def kill_windows(kills: int, seed: int, beside: int) -> int:
    """Kill the whole program so many times."""
    from tests.soak_kill_window import report  # noqa: PLC0415 - the children here want no window

    for line in report(kills, seed, beside):
        print(line)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--storage", type=int, default=50, metavar="KILLS", help="children to kill")
    parser.add_argument("--window", type=int, default=0, metavar="KILLS", help="of a whole program")
    parser.add_argument(
        "--beside", type=int, metavar="KILLS", help="of these, beside the end of a deal or a partie"
    )
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.window:
        beside = options.window // 5 if options.beside is None else options.beside
        return kill_windows(options.window, options.seed, beside)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        acknowledged, found = soak(Path(folder), options.storage, options.seed)
    for fault in found:
        print(fault)
    print(
        f"storage: {options.storage} kills, {acknowledged.actions.total()} actions acknowledged, "
        f"{len(acknowledged.finished)} parties finished, {len(found)} faults"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
