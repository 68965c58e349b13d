"""Damages whatever lies in the folder of the player: `python -m tests.soak_damage --damages 1000`.

A folder as a closed program leaves it, or a killed one, with its book, log, sum, counts, snapshots
and settings: one of its files is flipped, cut, torn, swapped, emptied or taken away. Then the
program starts, all but its window: it must come to its title and its pages, show all or say of each
thing what is missing, be silent at the next start, and let the partie go on.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec import Struct

from game.program.house import OurHouse
from game.saves import book_files, checksums, schema, snapshots
from game.saves.files import HOME_VARIABLE
from game.saves.notices import Notice
from game.saves.settings import BACKUP, NAME, Settings, load, store
from game.saves.store import Book
from game.stage.picture import Role, widgets
from tests.game.pilot import Pilot
from tests.game.saves_table import begin, header, lines_of_a_partie, noon, play_out, the_book

DAMAGES = 1000
CHOSEN = Settings(("Zoë", "王"), (10, 20, 1280, 800), opponent="expert")
BEFORE = Settings(("Zoë", "王"), (10, 20, 1280, 800), opponent="club")
LOSSES = {f"storage.{key}" for key in ("lost-parties", "lost-actions", "end-lost", "shortened")}
_BLOCK = 4096


class Shown(Struct, frozen=True):
    """What a player has: parties by key, each with its state, its card or header, and its lines."""

    states: dict[str, str]
    cards: dict[str, object]
    lines: dict[str, tuple[str, ...]]


@dataclass(slots=True)
class Tally:
    """What was damaged, what was lost and told, and what is wrong."""

    damaged: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def folders(place: Path) -> tuple[Path, Path]:
    """A folder that was closed in good order, and one that a killed program leaves.

    Both hold a snapshot that lacks what was played last, and the settings with those from before.
    """
    closed, killed = place / "closed", place / "killed"
    with closing(Book.open(closed, noon)) as book:
        for seed in (1, 2):
            play_out(book, seed)
        begin(book, 4, 60)
        book.whole.snapshot()
    store(closed, BEFORE)
    store(closed, CHOSEN)
    with closing(Book.open(closed, noon)) as book:
        play_out(book, 3)
        _go_on(book, 50)
    with closing(Book.open(closed, noon)) as book:
        _go_on(book, 30)
        book.drop(begin(book, 5, 20))
        shutil.copytree(closed, killed)
    return closed, killed


def _go_on(book: Book, count: int) -> None:
    (running,) = (partie for partie in book.running() if partie.header.seed == 4)
    first = len(running.actions)
    for number in range(first, first + count):
        book.append(running.id, number, lines_of_a_partie(4)[0][number])


def shown(book: Book) -> Shown:
    """All that is in a book. Raises AssertionError for a line that was never played."""
    parties = book.whole.everything().parties
    states = {key: partie.state for key, partie in parties.items()}
    lines = {
        key: tuple(line for line, _ in partie.actions.values()) for key, partie in parties.items()
    }
    headers = {key: partie.header for key, partie in parties.items()}
    for key, one in headers.items():
        assert one is not None
        assert set(lines[key]) <= set(lines_of_a_partie(one.seed)[0]), f"others in {key}"
    cards = {card.id: card for card in book.cards()}
    running = {partie.id: partie.actions for partie in book.running()}
    assert running == {key: lines[key] for key in states if states[key] == "running"}
    assert cards.keys() == {key for key in states if states[key] == "finished"}
    return Shown(states, {**headers, **cards}, lines)


# ---- ways to damage a file


def _flip(data: bytes, luck: Random) -> bytes:
    changed = bytearray(data)
    for _ in range(luck.choice((1, 1, 1, 1, 20))):
        changed[luck.randrange(len(changed))] ^= 1 << luck.randrange(8)
    return bytes(changed)


def _cut(data: bytes, luck: Random) -> bytes:
    return data[: luck.randrange(len(data))]


def _overwritten(data: bytes, luck: Random) -> bytes:
    """A block of zeros or of rubbish, as a disk leaves it that forgot a write."""
    size = min(len(data), luck.choice((16, 512, _BLOCK)))
    at = luck.randrange(len(data) - size + 1)
    block = luck.choice((bytes(size), luck.randbytes(size)))
    return data[:at] + block + data[at + size :]


def _swapped(data: bytes, luck: Random) -> bytes:
    size = _BLOCK if len(data) > 3 * _BLOCK else max(len(data) // 4, 1)
    blocks = [data[at : at + size] for at in range(0, len(data), size)]
    one, other = (luck.randrange(len(blocks)) for _ in range(2))
    blocks[one], blocks[other] = blocks[other], blocks[one]
    return b"".join(blocks)


def _torn(data: bytes, luck: Random) -> bytes:
    """A piece is missing, and what follows has moved up."""
    first, second = sorted(luck.randrange(len(data)) for _ in range(2))
    return data[:first] + data[second:]


def _rubbish(data: bytes, luck: Random) -> bytes:
    return luck.choice((b"", bytes(len(data)), luck.randbytes(len(data)), data + b"\0x" * 40))


def _gone(_data: bytes, _luck: Random) -> None:
    return None


WAYS: tuple[Callable[[bytes, Random], bytes | None], ...] = (
    *(_flip, _flip, _flip, _cut, _cut, _overwritten, _swapped, _torn, _rubbish, _gone),
)


def files(folder: Path) -> dict[str, Path]:
    """What may be damaged, by the name of its kind: one of each."""
    book = the_book(folder)
    kinds = {
        "book": book,
        "log": book_files.sidecar(book, "-wal"),
        "sum": book_files.sidecar(book, checksums.SUM_SUFFIX),
        "count": next(iter((folder / checksums.COUNTS).iterdir()), book.with_name("none")),
        "snapshot": snapshots.snapshots(folder)[-1],
        "settings": folder / NAME,
        "settings before": folder / BACKUP,
    }
    return {kind: path for kind, path in kinds.items() if path.exists()}


# ---- what comes of it


def start(folder: Path) -> tuple[tuple[str, ...], tuple[Notice, ...], Shown]:
    """Start the program without its window and look at its pages; what is told, and shown."""
    os.environ[HOME_VARIABLE] = str(folder)
    house = OurHouse()
    try:
        told: tuple[str, ...] = house.take_notices()
        first = Pilot(house.title(at_start=True))
        assert first.picture.targets
        assert Pilot(house.history()).picture.items
        page = Pilot(house.title())
        told += _slips(first) + _slips(page)  # what was found while they read is told there
        page.click("cards")
        assert page.picture.items
        has = shown(house.book)
        assert house.book.stored, f"nothing would be stored: {told}"
        return (*told, *house.take_notices()), house.book.notices, has
    finally:
        house.close()


def _slips(title: Pilot) -> tuple[str, ...]:
    """What a title tells on its slips, each closed once it was read."""
    told: list[str] = []
    while "notice" in title.keys:
        told += (item.name for item in widgets(title.picture.tree) if item.role is Role.LIVE)
        title.click("notice")
    return tuple(told)


def faults(folder: Path, kind: str, expected: Shown) -> Iterator[str]:
    """What is wrong with a start on a folder in which a file of this kind was damaged."""
    before = _settings(folder)
    told, of_book, has = start(folder)
    yield from untold(expected, has, of_book)
    if kind.startswith("settings"):
        yield from (f"the book tells {notice}" for notice in of_book)
        if _settings(folder) != CHOSEN and not told:
            yield "other settings hold, and nothing was told"
    elif _settings(folder) != before:
        yield "the settings have changed"
    if len(told) < len({notice.key for notice in of_book}):
        yield f"of {of_book} only this was told: {told}"
    again, _, has_again = start(folder)
    yield from (f"told once more: {words}" for words in again)
    if has_again != has:
        yield "the next start shows something else"
    with closing(Book.open(folder)) as book:
        for partie in book.running():
            book.append(partie.id, len(partie.actions), "play KS")
        book.append(book.begin(header()), 0, "cut 3")


def _settings(folder: Path) -> Settings:
    """The settings that hold, read from a copy: nothing is mended by the look."""
    with tempfile.TemporaryDirectory() as place:
        for name in (NAME, BACKUP):
            if (folder / name).exists():
                shutil.copyfile(folder / name, Path(place) / name)
        return load(Path(place), noon())[0]


class Loss(NamedTuple):
    """What is missing, as it should be told: a key, and what its count is at least and at most."""

    key: str
    least: int = 0
    most: int = 0


def losses(expected: Shown, has: Shown) -> Iterator[Loss]:
    """All that is missing. A partie that was given up is told of as any other that is over."""
    gone = expected.states.keys() - has.states.keys()
    if gone:
        yield Loss("storage.lost-parties", len(gone), len(gone))
    lost: Counter[str] = Counter()
    for key, before in expected.states.items():
        state, lines = has.states.get(key, ""), has.lines.get(key, ())
        missing = len(expected.lines[key]) - len(lines)
        if state not in ("", before):
            yield Loss("storage.end-lost")
        if state == before == "running" and missing:
            yield Loss("storage.shortened", len(lines), len(lines))
        if before != "running":
            lost["still shown"] += missing if state == before else 0
            lost["all"] += missing
    if lost["still shown"]:
        yield Loss("storage.lost-actions", lost["still shown"], lost["all"])


def untold(expected: Shown, has: Shown, notices: tuple[Notice, ...]) -> Iterator[str]:
    """Every loss that none of the notices tells, and every one that they tell and is none."""
    lost = list(losses(expected, has))
    for loss in lost:
        counts = [notice.values.get("count", 0) for notice in notices if notice.key == loss.key]
        if not any(loss.least <= int(str(count)) <= loss.most for count in counts):
            yield f"{loss} is not told, but {counts or notices}"
    possible = {loss.key for loss in lost} | {"storage.lost-actions", "storage.shortened"}
    tells = {notice.key for notice in notices if notice.key in LOSSES}
    if (tells and not lost) or not tells <= possible:
        yield f"nothing of the kind is lost, and {tells - possible or tells} is told"
    if not notices and has.cards != expected.cards:
        yield "cards are others, and nothing is told"


def soak(damages: int, seed: int, place: Path) -> Tally:
    """Damage so many copies of a folder and start on each."""
    luck, tally = Random(seed), Tally()
    sources = folders(place)
    expected = []
    for source in sources:
        copy = place / "whole" / source.name
        shutil.copytree(source, copy)
        told, _, has = start(copy)
        assert told == (), f"nothing is wrong, and this is told: {told}"
        expected.append(has)
    for number in range(damages):
        which = luck.randrange(len(sources))
        folder = place / f"{number}"  # see book_files.py on names that are used twice
        shutil.copytree(sources[which], folder)
        kind = luck.choice(list(files(folder)))
        way = luck.choice(WAYS)
        # by luck of its own: files are not always as long, and the next choice hangs on none
        _damage(files(folder)[kind], way, Random(f"{seed}.{number}"))
        tally.damaged[kind] += 1
        try:
            found = list(faults(folder, kind, expected[which]))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            found = [f"no start: {error!r}"]
        name = f"{number}: {kind} of the {sources[which].name} folder, {way.__name__.strip('_')}"
        for fault in found:
            tally.faults.append(f"{name}: {fault}")
            print(tally.faults[-1], flush=True)
        shutil.rmtree(folder)
    return tally


def _damage(path: Path, way: Callable[[bytes, Random], bytes | None], luck: Random) -> None:
    data = path.read_bytes()
    left = way(data, luck) if data else None
    if left is None:
        path.unlink()
    else:
        path.write_bytes(left)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak_damage", description=__doc__)
    parser.add_argument("--damages", type=int, default=DAMAGES)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    schema.SYNCHRONOUS = {True: "OFF", False: "OFF"}  # no power fails here
    os.fsync = lambda _: None  # type: ignore[assignment]
    with tempfile.TemporaryDirectory() as name:
        tally = soak(asked.damages, asked.seed, Path(name))
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(tally.damaged.items()))
    print(
        f"damages: {asked.damages} ({kinds}), seed {asked.seed}: {len(tally.faults)} faults, "
        f"{time.monotonic() - began:.0f} s"
    )
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
