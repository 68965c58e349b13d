"""The program in its window, run as a player runs it, and what the system says of its process."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from tests.bench.screen import Screen

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 30.0
_TITLE_SECONDS = 1.0


class ProgramError(Exception):
    """The program did not do what a figure needs. The message says what."""


class Frame(Struct, frozen=True):
    """A painted frame: when it was on the screen, its work, what the program itself did of that.

    All in seconds. While other programs are at work too, the two last are far apart.
    """

    when: float
    work: float
    processor: float
    moving: bool


class Seen(Struct, frozen=True):
    """What the program wrote of its frames. Times are seconds of the system's monotonic clock."""

    driver: str
    size: tuple[int, int]
    first: float
    frames: tuple[Frame, ...]


@dataclass(slots=True)
class Program:
    """A running `python -m game`."""

    process: subprocess.Popen[bytes]
    screen: Screen
    started: float
    home: Path
    file: Path

    @property
    def pid(self) -> int:
        return self.process.pid

    def window(self) -> str:
        """Its window, once it can be seen. Raises ProgramError."""
        found: list[str] = []

        def look() -> bool:
            found.extend(filter(None, [self.screen.window_of(self.pid)]))
            return bool(found)

        self.wait(look, "open a window")
        return found[0]

    def title(self) -> None:
        """Wait until its first page has surely been there for a while and takes input."""
        self.window()
        time.sleep(_TITLE_SECONDS)

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Wait until something is so. ProgramError when the program ends or it takes long."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not until():
            if self.process.poll() is not None:
                raise ProgramError(f"the program ended with {self.process.returncode}")
            if time.monotonic() > end:
                raise ProgramError(f"the program did not {what} in {PATIENCE_SECONDS:.0f} s")
            time.sleep(0.02)

    def end(self) -> Seen:
        """Ask it to close, as a desktop does at its own end, and read what it wrote."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE_SECONDS)
        if code != 0:
            raise ProgramError(f"the program ended with {code}")
        return read_frames(self.file)

    def kill(self) -> None:
        """End it without a word."""
        self.process.kill()
        self.process.wait()

    def children(self) -> tuple[int, ...]:
        """The processes it has started: its engines."""
        return children(self.pid)


def read_frames(path: Path) -> Seen:
    """What `--frames FILE` wrote. Raises ProgramError when there was no first frame."""
    read = json.loads(path.read_text(encoding="utf-8"))
    if read["first"] is None:
        raise ProgramError("the program ended before its first frame")
    frames = tuple(Frame(*frame) for frame in read["frames"])
    return Seen(read["driver"], tuple(read["size"]), read["first"], frames)


@contextmanager
def running(
    screen: Screen,
    arguments: Sequence[str] = (),
    home: Path | None = None,
    environment: Mapping[str, str] | None = None,
    module: str = "game",
) -> Iterator[Program]:
    """The program with a data folder of its own (`home`), killed if it does not end before."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "frames.json"
        data = home or Path(folder) / "home"
        surroundings = screen.environment | {
            "PYTHONPATH": str(ROOT),
            "PIQUET_HOME": str(data),
            **(environment or {}),
        }
        words = (sys.executable, "-m", module, *arguments, "--frames", str(file))
        started = time.monotonic()
        process = subprocess.Popen(words, cwd=folder, env=surroundings)
        program = Program(process, screen, started, data, file)
        try:
            yield program
        finally:
            if process.poll() is None:
                program.kill()


@contextmanager
def busy_core() -> Iterator[None]:
    """A process that only keeps a core busy: a stand-in for an engine deep in thought."""
    process = subprocess.Popen((sys.executable, "-c", "while True: pass"))
    try:
        yield
    finally:
        process.kill()
        process.wait()


def processor_seconds(process: int) -> float:
    """Seconds of processor time a process has used, its own and the system's for it."""
    words = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    """Megabytes (10**6 bytes) of memory a process has in use, libraries included."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    kilobytes = next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]
    return int(kilobytes) * 1024 / 1e6


def children(process: int) -> tuple[int, ...]:
    """The processes a process has started that still run."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return tuple(int(pid) for task in tasks for pid in (task / "children").read_text().split())
