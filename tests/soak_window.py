"""The program is killed again and again while a partie runs, and loses nothing it had stored.

`python -m tests.soak_window --kills 50`: the real program in a real window on a screen of its own
(Xvfb), worked by keys. At a random moment it is ended by SIGKILL, its engine with it. What is
checked of every kill:

- every action seen on the disk while it ran is on the disk after it, in order, and legal;
- the next start continues that very partie by its title's first button: what it stores next
  follows the last stored action, or the partie that was over stands as a score card;
- nothing was set aside or repaired, and the engine does not outlive the program.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.saves.store import Book as ProgramsBook
from rules.piquet.state import Phase
from tests.bench.figures import spread
from tests.bench.hands import Book, keys, replayed
from tests.bench.program import Program, ProgramError, running
from tests.bench.screen import NoScreenError, Screen, screen

LONGEST_SECONDS = 12.0
_KEY_SECONDS = 0.25
_GOES_ON_SECONDS = 60.0
_ORPHAN_SECONDS = 5.0


class LostError(Exception):
    """Something that was stored is not there. The message says what."""


@dataclass(slots=True)
class Tally:
    """What was seen so far."""

    kills: int = 0
    phases: Counter[Phase] = field(default_factory=Counter)
    actions: list[int] = field(default_factory=list)
    finished: int = 0


Parties = dict[str, tuple[str, tuple[str, ...]]]


def must_hold(before: Parties, after: Parties, when: str) -> None:
    """Every partie still there, with every line it had. Raises LostError."""
    for key, (state, lines) in before.items():
        state_now, lines_now = after.get(key, ("gone", ()))
        if lines_now[: len(lines)] != lines:
            raise LostError(f"{when}: {len(lines)} actions became {len(lines_now)}, or others")
        if state == "finished" != state_now:
            raise LostError(f"{when}: a finished partie is {state_now}")


def read_by_the_program(home: Path) -> None:
    """A copy of the folder opens without a notice, and every log is legal. Raises LostError."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(home, copy)
        book = ProgramsBook.open(copy)
        try:
            if book.notices:
                raise LostError(f"the book was not whole: {book.notices}")
            logs = [running.actions for running in book.running()]
            logs += [book.actions(card.id) for card in book.cards()]
        finally:
            book.close()
    for log in logs:
        replayed(log)


def play(program: Program, book: Book, seconds: float, before: Parties) -> Parties:
    """Continue by the title's first button and play on by keys; gives what was seen stored last.

    Goes on until something new was stored, also when the seconds are over. Raises LostError.
    """
    program.title()
    program.screen.focus(program.window())
    seen, pressing = before, keys(book)
    end, last_try = (time.monotonic() + much for much in (seconds, _GOES_ON_SECONDS))
    while time.monotonic() < end or seen == before:
        if time.monotonic() > last_try:
            raise LostError("the partie did not go on after the kill")
        at_table = bool(program.children()) and bool(seen)
        if key := next(pressing) if at_table else "Return":
            program.screen.press(key)
        time.sleep(_KEY_SECONDS)
        now = book.parties()
        must_hold(seen, now, "in play")
        seen = now
    return seen


def kill(program: Program) -> None:
    """End the program at once, and see that its engine ends too. Raises LostError."""
    engines = program.children()
    program.kill()
    end = time.monotonic() + _ORPHAN_SECONDS
    while any(Path(f"/proc/{engine}").exists() for engine in engines):
        if time.monotonic() > end:
            raise LostError("an engine outlived the program")
        time.sleep(0.02)


def soak(ours: Screen, kills: int, seed: int) -> Tally:
    """Kill the program so many times, and then see it start once more. Raises LostError."""
    tally, chance = Tally(), Random(seed)
    with TemporaryDirectory() as folder:
        book = Book(Path(folder) / "home")
        book.home.mkdir()
        likes = '{"guided": true}'  # the title's first button leads to a table, not to lessons
        (book.home / "settings.json").write_text(likes, encoding="ascii")
        before: Parties = {}
        for number in range(kills + 1):
            with running(ours, home=book.home) as program:
                seconds = 0.0 if number == kills else chance.uniform(0, LONGEST_SECONDS)
                seen = play(program, book, seconds, before)
                if number == kills:
                    break
                time.sleep(chance.uniform(0, 0.3))
                kill(program)
            after = book.parties()
            must_hold(seen, after, f"kill {number + 1}")
            read_by_the_program(book.home)
            _only_one_runs(after)
            tally.kills += 1
            tally.phases[book.state().phase] += 1
            tally.actions.append(len(book.lines()))
            print(
                f"kill {tally.kills}: {tally.actions[-1]} actions, in {book.state().phase}",
                flush=True,
            )
            before = after
        tally.finished = sum(state == "finished" for state, _ in book.parties().values())
    return tally


def _only_one_runs(parties: Parties) -> None:
    """Each start went on with the partie that was there, and began none beside it."""
    if sum(state == "running" for state, _ in parties.values()) > 1:
        raise LostError("a start began a new partie beside the running one")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak_window", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1, help="of the moments (default 1)")
    asked = parser.parse_args()
    try:
        with screen((1600, 1000)) as ours:
            tally = soak(ours, asked.kills, asked.seed)
    except (NoScreenError, ProgramError, LostError) as error:
        print(f"soak: {error}", file=sys.stderr)
        return 1
    phases = ", ".join(f"{phase} {count}" for phase, count in tally.phases.most_common())
    print(f"{tally.kills} kills, each followed by a start that went on from the last stored action")
    print(f"  stored at the kill: {spread(tally.actions, 'actions', 0)}; killed in: {phases}")
    print(f"  parties played to their end meanwhile: {tally.finished}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
