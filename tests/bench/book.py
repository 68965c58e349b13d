"""What the book costs: a stored action, the start, looking back on ten thousand deals."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from game.players.player import seated
from game.saves import recover
from game.saves.partie import Header, Result
from game.saves.parties import PartieRecord
from game.saves.store import Book
from rules.piquet.options import Options
from tests.bench.figures import share, spread
from tests.bench.program import ROOT
from tests.game.saves_table import header, lines_of_a_partie, the_book

ACTIONS = 1000
RUNS = 9
DEALS = 10_000
_SEEDS = 5
_SCROLLS = 300
_MOST_APPEND, _MOST_ROWS, _MOST_START = 0.005, 0.2, 0.1
_LEVELS = ("novice", "club", "expert", "master")
_OPEN = (
    "import sys, time; from pathlib import Path; import rules.piquet.options;"
    "began, spent = time.perf_counter(), time.process_time();"
    "from game.saves.store import Book;"
    "book = Book.open(Path(sys.argv[1])); book.running(); book.notices;"
    "first, spent = time.perf_counter(), time.process_time() - spent; book.cards();"
    "print(first - began, spent, time.perf_counter() - first)"
)
"""What the first picture waits for, and then the score cards, of which the title tells the last."""


def report() -> Iterator[str]:
    """All figures, from a book on the disk where temporary files go."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        stored = appended(folder / "actions")
        yield (
            f"store an action: {spread([s * 1000 for s in stored], 'ms')}, p95 "
            f"{share(stored, 0.95) * 1000:.2f} ms, p99 {share(stored, 0.99) * 1000:.2f} ms, "
            f"{ACTIONS} actions (aim: {_MOST_APPEND * 1000:.0f} ms)"
        )
        yield f"what the book adds to the start: none yet, {at_start(folder / 'none')}"
        many_parties(folder / "few", 20)
        yield f"  20 deals, {at_start(folder / 'few')}"
        many = folder / "many"
        deals = many_parties(many, DEALS)
        size = the_book(many).stat().st_size / 1e6
        yield f"  {deals} deals ({size:.0f} MB), {at_start(many)}"
        yield from looking_back(many, deals)


def appended(folder: Path) -> list[float]:
    """Seconds to store each of many actions one by one, safe against a loss of power."""
    found = []
    with closing(Book.open(folder)) as book:
        key = book.begin(header())
        for number in range(ACTIONS):
            began = time.perf_counter()
            book.append(key, number, f"cut {number % 32}")
            found.append(time.perf_counter() - began)
    return found


def at_start(folder: Path) -> str:
    """How long fresh processes take to load the book's modules, open it and ask it."""
    firsts, spent, cards = zip(*(_opened(folder) for _ in range(RUNS)), strict=True)
    return (
        f"until the first picture {spread(firsts, 's', 3)} (aim: {_MOST_START} s),"
        f" by the processor's own time {spread(spent, 's', 3)};"
        f" then the score cards {spread(cards, 's', 3)}"
    )


def _opened(folder: Path) -> tuple[float, float, float]:
    told = subprocess.run(
        (sys.executable, "-c", _OPEN, str(folder)),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    ).stdout.split()
    first, spent, cards = map(float, told)
    return first, spent, cards


def many_parties(folder: Path, least: int) -> int:
    """A book of finished parties with so many deals at least, all copies of a few; how many."""
    parties: dict[str, PartieRecord] = {}
    deals = 0
    while deals < least:
        number = len(parties)
        lines, end = lines_of_a_partie(number % _SEEDS)
        assert end.settlement is not None
        assert end.first_dealer is not None
        day = f"20{number // 336 + 20:02}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}"
        at = f"{day}T12:00:00+00:00"
        level = _LEVELS[number % len(_LEVELS)]
        head = Header(seated(("You", "X"), ("human", level)), Options(), number, at)
        actions = {place: (line, at) for place, line in enumerate(lines)}
        result = Result(end.results, end.first_dealer, at, end.settlement)
        parties[f"{number:016x}"] = PartieRecord(head, True, "finished", result, actions)
        deals += len(end.results)
    folder.mkdir()
    recover.make(folder, parties)
    return deals


def looking_back(folder: Path, deals: int) -> Iterator[str]:
    """The history: until its first rows are there, and while it is scrolled."""
    queries, pages = [], []
    for _ in range(RUNS):
        with closing(Book.open(folder)) as book:
            began = time.perf_counter()
            history = book.history
            rows = history.entries(history.index()[:24])
            queries.append(time.perf_counter() - began)
            assert len(rows) == 24
        with closing(Book.open(folder)) as book:
            began = time.perf_counter()
            first_picture(book)
            pages.append(time.perf_counter() - began)
    aim = f"(aim: {_MOST_ROWS} s)"
    yield f"history of {deals} deals, its first rows: {spread(queries, 's', 3)} {aim}"
    yield f"  with its page and the deals of the first partie: {spread(pages, 's', 3)} {aim}"
    with closing(Book.open(folder)) as book:
        frames = scrolled(book)
    for name, seconds in zip(("by the clock", "the program's own"), frames, strict=True):
        late = sum(frame > 1 / 60 for frame in seconds)
        yield (
            f"  scrolled, a frame, {name}: {spread([f * 1000 for f in seconds], 'ms', 1)}, "
            f"p95 {share(seconds, 0.95) * 1000:.1f} ms, {late} of {len(seconds)} over 16.7 ms"
        )


# ruff: noqa: PLC0415 - pygame is loaded for what needs it alone
def first_picture(book: Book) -> object:
    """The page of the history as it is seen first."""
    from game.pages.history.page import HistoryPage
    from tests.game.history_table import Shelf
    from tests.game.partie import USUAL

    return HistoryPage(Shelf(book)).picture(USUAL)


def scrolled(book: Book) -> tuple[list[float], list[float]]:
    """Seconds of each frame while one scrolls down a long list: its picture, and its painting.

    By the clock, and by the processor: the machine may have other work.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from game.pages.history.page import HistoryPage
    from game.pages.stack import Stack
    from game.stage.basics import Room
    from game.stage.intents import Scroll
    from game.window.offscreen import make_painter
    from tests.game.history_table import Shelf

    pygame.display.init()
    pygame.display.set_mode((1280, 800))
    pygame.font.init()
    painter = make_painter()
    painter.set_scale(1.0)
    surface = pygame.Surface((1280, 800))
    room = Room(1280, 800, painter.ruler)
    stack = Stack(HistoryPage(Shelf(book)))
    painter.paint(surface, stack.picture(room), 1.0, False)
    walls, processors = [], []
    for _ in range(_SCROLLS):
        began, spent = time.perf_counter(), time.thread_time()
        stack.on_intent(Scroll(-1.0))
        stack.tick(1 / 60)
        painter.paint(surface, stack.picture(room), 1.0, False)
        walls.append(time.perf_counter() - began)
        processors.append(time.thread_time() - spent)
    pygame.display.quit()
    return walls, processors
