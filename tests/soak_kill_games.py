"""`python -m tests.soak_kill_games [--game NAME] [--kills N] [--seed S]`: kills in other games.

A child plays parties of Bezique or All-Fours into a book against an engine in a process of its own,
as the program does but for its window, and tells each action when the book has it. It is killed
without warning at a random moment, or its engine is, or both. Then the book holds every action that
was told, in order; its lines lead through the rules; the partie goes on; and no engine outlives its
child.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Thread

from game.games import rules_of
from game.players.engine import EnginePlayer, engine_command
from game.players.player import Occupant
from game.program.book_log import BookLog
from game.saves.store import Book
from game.session.course import replayed
from game.session.dealer import Dealer
from game.session.session import Session
from rules.all_fours import presets as all_fours
from rules.bezique import presets as bezique
from rules.core.game import Options
from rules.core.seats import Player
from tests.game.stored import ByThumb, StoredParties

GAMES: dict[str, tuple[Options, ...]] = {
    "bezique": tuple(bezique.PRESETS.values()),
    "all-fours": tuple(all_fours.PRESETS.values()),
}
"""What is played, and by which rules."""

ROOT = Path(__file__).parents[1]
BLOWS = ("window", "engine", "both")
LONGEST = 1.0  # seconds between two blows, counted from the first action that is told
PATIENCE = 600.0  # seconds for an action of a child that lives, with other work on the machine
_GOES_ON = 5  # actions after which an engine has surely answered again


def play_for_ever(game: str, directory: Path, luck: Random) -> None:
    """Be the child."""
    rules, parties = rules_of(game), StoredParties(game)
    book, writer = Book.open(directory), ThreadPoolExecutor(1, "writer")
    while True:
        running = book.running()
        options = luck.choice(GAMES[game])
        seed = luck.randrange(1000)
        key = running[0].id if running else book.begin(parties.header(options, seed))
        partie = book.claim(key)
        its = partie.header
        course = replayed(rules, its.options, partie.actions).course
        engine = EnginePlayer(engine_command("novice", game), its.seed, game=game)
        seats: dict[Player, Occupant] = {Player.A: ByThumb(game, its.seed), Player.B: engine}
        log = BookLog(book, key, writer, game)
        session = Session(seats, Dealer(its.chance), its.options, log, game=game, course=course)
        told, pid = -1, None
        while session.state.turn is not None or session.storing:
            session.advance()
            if engine.pid not in (None, pid):
                pid = engine.pid
                print("engine", pid, flush=True)
            if not session.storing and session.count != told:
                told = session.count
                print(key, told, flush=True)
            time.sleep(0.0005)
        session.close()
        print(key, "over", flush=True)


class Life:
    """A child, and what it has told."""

    def __init__(self, game: str, directory: Path, seed: int) -> None:
        program = "from tests.soak_kill_games import child; child()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, game, str(directory), str(seed)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        self.counts: Counter[str] = Counter()
        self.over: set[str] = set()
        self.engines: list[int] = []
        self.actions = 0
        self.errors: list[str] = []
        self._ears = [Thread(target=self._hear), Thread(target=self._hear_errors)]
        for ear in self._ears:
            ear.start()

    def _hear(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            match line.split() if line.endswith("\n") else []:
                case ["engine", pid]:
                    self.engines.append(int(pid))
                case [key, "over"]:
                    self.over.add(key)
                case [key, count]:
                    self.counts[key] = int(count)
                    self.actions += 1
                case _:
                    pass  # cut off in the middle

    def _hear_errors(self) -> None:
        assert self.process.stderr is not None
        self.errors += self.process.stderr

    def plays_on(self, actions: int) -> bool:
        """Until so many actions more were told; False where that takes too long."""
        wanted, end = self.actions + actions, time.monotonic() + PATIENCE
        while self.actions < wanted:
            if time.monotonic() > end or self.process.poll() is not None:
                return False
            time.sleep(0.01)
        return True

    def strike_engine(self) -> None:
        """Kill the engine that was told of last, if it is one of this child's and lives."""
        if self.engines and _is_engine(self.engines[-1]):
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.engines[-1], signal.SIGKILL)

    def end(self) -> None:
        """Kill the child, and hear what it said until then."""
        self.process.kill()
        self.process.wait(PATIENCE)
        for ear in self._ears:
            ear.join(PATIENCE)


def _is_engine(pid: int) -> bool:
    try:
        words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    except OSError:
        return False
    return b"engine" in words


def faults(game: str, directory: Path, life: Life, before: dict[str, int]) -> list[str]:
    """What of the actions told is missing in the book, or leads nowhere; `before` is brought on."""
    found = ["a traceback: " + "".join(life.errors)] if life.errors else []
    book = Book.open(directory)
    cards = {card.id: card.header for card in book.cards()}
    headers = cards | {partie.id: partie.header for partie in book.running()}
    found += [f"{key} was over and is no card" for key in life.over - cards.keys()]
    for key, count in {**before, **life.counts}.items():
        if key not in headers:
            found.append(f"{key} is gone")
            continue
        stored = book.actions(key)
        if not count <= len(stored) <= count + 1:
            found.append(f"{key} has {len(stored)} lines of {count}")
        read = replayed(rules_of(game), headers[key].options, stored)
        if read.course.count != len(stored):
            found.append(f"{key} can be read to line {read.course.count} of {len(stored)}")
        before[key] = len(stored)  # each child may leave one that it did not tell
    found += [f"the player is told {notice.key}" for notice in book.notices]
    book.close()
    end = time.monotonic() + PATIENCE
    while any(_is_engine(pid) for pid in life.engines):
        if time.monotonic() > end:
            found.append("an engine outlived its child")
            break
        time.sleep(0.02)
    return found


def soak(
    game: str, directory: Path, kills: int, seed: int
) -> tuple[Counter[str], dict[str, int], list[str]]:
    """So many blows; which they were, the lines of each partie, and all faults."""
    luck, blows, lines = Random(seed), Counter[str](), dict[str, int]()
    found: list[str] = []
    while blows.total() < kills:
        life = Life(game, directory, luck.randrange(1 << 30))
        goes_on = life.plays_on(1)
        while goes_on:
            time.sleep(luck.uniform(0, LONGEST))
            what = luck.choice(BLOWS) if blows.total() < kills - 1 else "window"
            blows[what] += 1
            if what != "window":
                life.strike_engine()
            if what != "engine":
                break
            goes_on = life.plays_on(_GOES_ON)
        life.end()
        if not goes_on:
            found.append("the partie did not go on")
        found += [
            f"after {blows.total()} blows: {one}" for one in faults(game, directory, life, lines)
        ]
    return blows, lines, found


def child() -> None:
    play_for_ever(sys.argv[1], Path(sys.argv[2]), Random(int(sys.argv[3])))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak_kill_games",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=tuple(GAMES), default="bezique")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        blows, lines, found = soak(options.game, Path(folder), options.kills, options.seed)
    for fault in found:
        print(fault)
    told = ", ".join(f"{count} {what}" for what, count in sorted(blows.items()))
    print(f"{told}; {len(lines)} parties, {sum(lines.values())} lines, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
