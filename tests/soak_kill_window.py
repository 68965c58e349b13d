"""Kills the whole program while somebody plays: `python -m tests.soak_kill --window 300`.

The true program (see `soak_sitter`) is struck at random moments: its window, its engine, or both
one after the other; so many blows to the window (`--beside`, a fifth of all) fall beside the end of
a deal or a partie. The engine killed, the partie must go on. The window killed,

- the book holds everything that was shown, in order, and it leads to the states that were shown;
- the next start continues that partie in the state of the last line of the book;
- no sentence is told that is not true, no traceback written, and no engine is left over.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread

from game.piquet.words import say
from game.saves.partie import Header
from game.saves.settings import NAME as SETTINGS
from game.saves.store import Book
from game.session.course import read_record
from game.session.dealer import Dealer
from game.session.session import Session
from rules.piquet.options import Options
from rules.piquet.record.notation import parse_action
from tests.bench.program import children
from tests.soak_near_end import beside, bring_forward
from tests.soak_sitter import NEWS, digest

ROOT = Path(__file__).parents[1]
LONGEST = 6.0  # seconds between two blows, or from a start to the first; a start takes one
_SAMPLE = 0.4
_TO_THE_END = 2.5  # seconds in which two tricks are played, counted and left behind
PATIENCE = 600.0  # seconds for an action of a program that lives, with other work on the machine
_GOES_ON = 5  # lines after which an engine has surely answered again
BLOWS = ("window", "engine", "both")
_LIKES = {"motion": "off", "opponent": "novice", "trick_pause": 0}


@dataclass(slots=True)
class Told:
    """What one life of the program has told."""

    first: tuple[str, int, str] | None = None
    shown: dict[tuple[str, int], str] = field(default_factory=dict)  # digests by partie and lines
    over: set[str] = field(default_factory=set)
    engine: int | None = None
    words: list[str] = field(default_factory=list)

    @property
    def lines(self) -> int:
        """How many lines were shown in this life, over all parties."""
        return len(self.shown)

    def note(self, line: str) -> None:
        """Take in a line of the program."""
        match line.split():
            case ["first", key, count, seal]:
                self.first = self.first or (key, int(count), seal)
            case ["table", key, count, seal]:
                self.shown[key, int(count)] = seal
            case ["over", key]:
                self.over.add(key)
            case ["engine", pid]:
                self.engine = int(pid)
            case ["told", *words]:
                self.words.append(" ".join(words))
            case _:
                self.words.append(f"unknown to us: {line}")


class Life:
    """One run of the program, until its window is killed."""

    def __init__(self, home: Path, seed: int, environment: dict[str, str]) -> None:
        self.told = Told()
        self.process = subprocess.Popen(
            (sys.executable, "-m", "tests.soak_sitter", str(seed)),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=environment | {"PIQUET_HOME": str(home)},
        )
        self.errors: list[str] = []
        self._ears = [Thread(target=ear) for ear in (self._hear, self._hear_errors)]
        for ear in self._ears:
            ear.start()

    def _hear(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as told:
            for line in told:
                if line.endswith("\n"):  # the last may have been cut off in the middle
                    self.told.note(line)

    def _hear_errors(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as errors:
            self.errors += errors

    def wait_for(self, lines: int) -> bool:
        """Until so many lines were shown; False when that takes too long."""
        return self.wait(lambda: self.told.lines >= lines)

    def wait(self, until: Callable[[], bool]) -> bool:
        """Until something is so; False when that takes too long, or the program has ended."""
        end = time.monotonic() + PATIENCE
        while not until():
            if time.monotonic() > end or self.process.poll() is not None:
                return False
            time.sleep(0.02)
        return True

    def children(self) -> tuple[int, ...]:
        """The processes it has started that still run: the engine, and one that gives hints."""
        try:
            return children(self.process.pid)
        except OSError:
            return ()

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End the window, and hear what it said until then; its exit code."""
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        for ear in self._ears:
            ear.join(PATIENCE)
        return code


@dataclass(slots=True)
class Tally:
    """What was done so far and what was found."""

    blows: Counter[str] = field(default_factory=Counter)
    beside: Counter[str] = field(default_factory=Counter)
    lines: int = 0
    finished: int = 0
    resumed: int = 0
    faults: list[str] = field(default_factory=list)


def strike_engine(life: Life) -> bool:
    """Kill the engine, if there is one."""
    engine = life.told.engine
    if engine is None or not _is_engine(engine):
        return False
    with contextlib.suppress(ProcessLookupError):
        os.kill(engine, signal.SIGKILL)
    return True


def _is_engine(pid: int | None) -> bool:
    """Whether a process is one of ours, and lives."""
    try:
        words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    except OSError:
        return False
    return b"engine" in words


def live(life: Life, luck: Random, tally: Tally, left: int, longest: float) -> Iterator[str]:
    """Strike until the window is dead, so many times at most; gives what is wrong meanwhile.

    After `longest` seconds at most, counted from when somebody sits down where they are few.
    """
    struck = 0
    near, sample = longest == _TO_THE_END, longest == _SAMPLE
    while True:
        if near:
            life.wait(lambda: life.told.first is not None)
        time.sleep(luck.uniform(0, longest))
        what = "window" if left == 1 or near else luck.choice(BLOWS)
        if life.process.poll() is not None:
            yield f"the program has ended by itself with {life.process.returncode}"
            break
        if what == "engine" or sample:
            life.wait(lambda: life.told.engine is not None)
        if what != "window":
            struck += strike_engine(life)
        tally.blows[what] += 1
        left -= 1
        if what != "engine":
            break
        if struck and not life.wait_for(life.told.lines + _GOES_ON):
            yield "the partie did not go on after its engine was killed"
            break
    engines = {life.told.engine, *life.children()} - {None}
    life.end()
    true = {say(key, other=say("level.novice")) for key in NEWS[:2]} if struck else set()
    true.add(say("now.wait.thinking", other=say("level.novice")))
    yield from (f"told: {words}" for words in life.told.words if words not in true)
    if any("Traceback" in line for line in life.errors):
        yield "a traceback: " + "".join(life.errors)
    end = time.monotonic() + PATIENCE
    while any(_is_engine(engine) for engine in engines):
        if time.monotonic() > end:
            yield "an engine outlived the window"
            break
        time.sleep(0.02)


class Known:
    """What is known of the book: the lines of each partie after the last death."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.lines: dict[str, tuple[str, ...]] = {}
        self.running: str | None = None
        self.over: set[str] = set()
        self.beside = ""  # what it was killed last

    def compare(self, told: Told) -> Iterator[str]:
        """Hold the book against what was shown; then take in what it holds now."""
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "copy"
            shutil.copytree(self.home, copy)
            book = Book.open(copy)
            try:
                yield from (f"the book: {notice}" for notice in book.notices)
                yield from self._compare(told, book)
            finally:
                book.close()
        log = self.home / "piquet.log"
        if log.exists():
            yield "broken: " + log.read_text(encoding="utf-8")
            log.unlink()

    def _compare(self, told: Told, book: Book) -> Iterator[str]:
        running = book.running()
        finished = {card.id for card in book.cards()}
        headers = {card.id: card.header for card in book.cards()}
        headers |= {partie.id: partie.header for partie in running}
        now = {key: book.actions(key) for key in headers}
        if len(running) > 1:
            yield "a start began another partie beside the one that runs"
        yield from (f"{key} was over and is no card" for key in told.over - finished)
        for key, lines in self.lines.items():
            if now.get(key, ())[: len(lines)] != lines:
                yield f"{key}: {len(lines)} lines became {len(now.get(key, ()))}, or others"
        if self.running in headers:
            yield from self._resumed(told, headers[self.running].options)
        counts = Counter[str]()
        for key, count in told.shown:
            counts[key] = max(counts[key], count)
        for key, count in counts.items():
            stored = len(now.get(key, ()))
            if not count <= stored <= count + 1:
                yield f"{key}: {count} lines were shown, and {stored} are stored"
                continue
            states = states_of(headers[key].options, now[key]) if stored else ()
            for number, seal in enumerate(states):
                if told.shown.get((key, number), seal) != seal:
                    yield f"{key}: after {number} lines another state was shown"
        self.beside = self._beside(headers, now, finished)
        self.lines, self.over = now, finished
        self.running = running[0].id if running else None

    def bring_forward(self, luck: Random) -> None:
        """Let the partie that runs be near the end of a deal, or its own."""
        self.lines |= bring_forward(self.home, luck)

    def _beside(
        self, headers: Mapping[str, Header], now: Mapping[str, Sequence[str]], finished: set[str]
    ) -> str:
        """The end that the window was killed beside, of what was played last; nothing: of none."""
        over = bool(finished - self.over)
        played = [key for key in now if len(now[key]) > len(self.lines.get(key, ()))]
        if not played:
            return ""
        last = next((key for key in played if key not in finished), played[-1])
        return beside(headers[last].options, now[last], over=over)

    def _resumed(self, told: Told, options: Options) -> Iterator[str]:
        """The first table of a life stands where the book of the last one ended."""
        if told.first is None or self.running is None:
            return
        key, count, seal = told.first
        if key != self.running:
            yield f"{self.running} runs, and {key} was continued"
            return
        lines = self.lines[key]
        if (count, seal) != (len(lines), states_of(options, lines)[-1]):
            yield f"{key}: was continued after {count} lines of {len(lines)}, or in another state"


def states_of(options: Options, lines: Sequence[str]) -> tuple[str, ...]:
    """The digests of the states to which lines lead, from none of them to all."""
    session = Session({}, Dealer(0), options)
    seals = [digest(session.state)]
    for line in lines:
        record = read_record(line)
        session._apply(parse_action(line) if record is None else record)
        seals.append(digest(session.state))
    return tuple(seals)


def soak(
    home: Path,
    blows: int,
    seed: int,
    environment: dict[str, str],
    sample: bool = False,
    beside_end: int = 0,
) -> Tally:
    """Strike so many times; then start once more, play on and close the window in good order.

    A `sample` is quick: it strikes soon after somebody has sat down, and closes nothing.
    `beside_end`: so many of the windows are killed beside the end of a deal or a partie.
    """
    luck, tally, known = Random(seed), Tally(), Known(home)
    home.mkdir(parents=True, exist_ok=True)
    (home / SETTINGS).write_text(json.dumps(_LIKES), encoding="utf-8")
    while (left := blows - tally.blows.total()) > 0:
        # Somewhat more than their share, for the last ones may miss the end.
        behind = tally.beside.total() * blows <= 1.2 * beside_end * (blows - left)
        near = behind and tally.beside.total() < beside_end
        if near:
            known.bring_forward(luck)
        had = known.running
        life = Life(home, luck.randrange(1 << 30), environment)
        longest = _TO_THE_END if near else _SAMPLE if sample else LONGEST
        found = [*live(life, luck, tally, left, longest), *known.compare(life.told)]
        if known.beside:
            tally.beside[known.beside] += 1
        _count(tally, life, found, resumed=had is not None and life.told.first is not None)
    tally.finished = len(known.over)
    if sample:
        return tally
    life = Life(home, 1, environment)
    found = [] if life.wait_for(_GOES_ON) else ["after all, the partie did not go on"]
    if code := life.end(signal.SIGTERM):
        found.append(f"closed in good order, the program ended with {code}")
    found += [f"told: {words}" for words in life.told.words] + list(known.compare(life.told))
    _count(tally, life, found, resumed=life.told.first is not None)
    return tally


def _count(tally: Tally, life: Life, found: list[str], *, resumed: bool) -> None:
    tally.lines += life.told.lines
    tally.resumed += resumed
    for fault in found:
        tally.faults.append(f"after {tally.blows.total()} blows: {fault}")
        print(tally.faults[-1], flush=True)


def unseen() -> dict[str, str]:
    """Surroundings in which the window is one that nobody sees, and the words are English."""
    ours = {key: value for key, value in os.environ.items() if not key.startswith("SDL_")}
    return ours | {
        "PIQUET_LANGUAGE": "en",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }


def report(blows: int, seed: int, beside_end: int) -> Iterator[str]:
    """Strike the program on a screen of its own where one can be had; gives what came of it."""
    from tests.bench.screen import NoScreenError, screen  # noqa: PLC0415 - not for the quick tests

    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        began, home = time.monotonic(), Path(folder) / "home"
        try:
            with screen((1280, 800)) as ours:
                surroundings = unseen() | {"DISPLAY": ours.display, "SDL_VIDEODRIVER": "x11"}
                tally = soak(home, blows, seed, surroundings, beside_end=beside_end)
                where = "in a window on a screen of its own"
        except NoScreenError:
            tally = soak(home, blows, seed, unseen(), beside_end=beside_end)
            where = "in a window that nobody sees"
        struck = ", ".join(f"{name} {count}" for name, count in sorted(tally.blows.items()))
        ends = ", ".join(f"{name} {count}" for name, count in sorted(tally.beside.items()))
        yield (
            f"window: {tally.blows.total()} blows ({struck}) {where}, seed {seed}: "
            f"{tally.beside.total()} windows beside the end ({ends or 'none'}), "
            f"{tally.lines} lines shown, {tally.resumed} parties continued, "
            f"{tally.finished} finished, {len(tally.faults)} faults, "
            f"{time.monotonic() - began:.0f} s"
        )
        if tally.faults or tally.beside.total() < beside_end:
            raise SystemExit(1)
