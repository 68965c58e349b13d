"""From the start of `python -m game` to its first frame: a complete title that takes input."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from game.demo.house import played
from game.players.player import seated
from game.saves.partie import Header
from game.saves.store import Book
from rules.piquet.options import Options
from tests.bench.figures import spread
from tests.bench.program import processor_seconds, running
from tests.bench.screen import Screen

RUNS = 7
COLD_RUNS = 3
DEALS = 5
AIM_SECONDS = 0.25


def report(screen: Screen) -> Iterator[str]:
    """Cold: no bytecode and no data folder yet, as after an installation. Warm: started before."""
    cold = [seconds_cold(screen) for _ in range(COLD_RUNS)]
    with TemporaryDirectory() as folder:
        home = Path(folder)
        seconds(screen, home)
        warm = [seconds(screen, home) for _ in range(RUNS)]
        open_partie(home)
        resumed = [seconds(screen, home) for _ in range(RUNS)]
    first, spent = zip(*warm, strict=True)
    yield f"first frame, warm: {spread(first, 's')}, {RUNS} runs (aim: {AIM_SECONDS} s)"
    yield f"  processor time of the first second: {spread(spent, 's')}"
    again, _ = zip(*resumed, strict=True)
    goes_on = f"first frame, warm, a partie of {DEALS} deals to continue: {spread(again, 's')}"
    yield f"{goes_on} (aim: {AIM_SECONDS} s)"
    yield f"first frame, cold (no bytecode, new data folder): {spread([s for s, _ in cold], 's')}"


def open_partie(home: Path) -> None:
    """Leave a long partie in the book, which the title then plays again in thought."""
    _, lines = played(1, DEALS)
    book = Book.open(home)
    header = Header(seated(("A", "B"), ("human", "thumb")), Options(), 1, "1887-11-20T20:00:00")
    key = book.begin(header)
    for number, line in enumerate(lines):
        book.append(key, number, line)
    book.close()


def seconds_cold(screen: Screen) -> tuple[float, float]:
    with TemporaryDirectory() as folder:
        return seconds(screen, Path(folder) / "home", {"PYTHONPYCACHEPREFIX": f"{folder}/bytecode"})


def seconds(
    screen: Screen, home: Path, environment: dict[str, str] | None = None
) -> tuple[float, float]:
    """Until the first frame was on the screen, by the clock; and the processor time of it all."""
    with running(screen, home=home, environment=environment) as program:
        program.title()
        spent = processor_seconds(program.pid)
        return program.end().first - program.started, spent
