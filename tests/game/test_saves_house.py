"""Whatever lies in the data folder, the game starts, says one true sentence, and shows the rest.

The house is the true one, with its book, its settings, its pages and its engines; only the window
is left out. `test_saves_faults` looks at the book alone, and at many more of each fault.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.pages.history.review import ReviewPage
from game.pages.stack import Stack
from game.pages.start.title import Title
from game.piquet.ui.sheet.page import DealSheet
from game.players.player import seated
from game.program.house import OurHouse
from game.saves import files, schema
from game.saves.partie import Result
from game.saves.store import Book
from game.table.table import TableScene
from game.words.catalogue import say
from rules.core.seats import Player
from tests.game.hand import Manner, Person
from tests.game.pilot import Pilot
from tests.game.saves_table import (
    begin,
    header,
    lines_of_a_partie,
    made_book,
    quick_disk,
    the_book,
)
from tests.game.test_saves_faults import as_someone_else, freeze
from tests.waiting import PATIENCE, rounds

__all__ = ["as_someone_else", "made_book", "quick_disk"]

ROOT = Path(__file__).parents[2]
OPENING = "You can play, but nothing of this sitting will be stored: "


@pytest.fixture
def folder(tmp_path: Path, made_book: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with three finished parties and one that runs."""
    folder = tmp_path / "piquet"
    shutil.copytree(made_book, folder)
    (folder / "settings.json").write_text('{"motion": "off", "trick_pause": 0}', encoding="utf-8")
    monkeypatch.setenv(files.HOME_VARIABLE, str(folder))
    monkeypatch.setenv("PIQUET_LANGUAGE", "en")
    return folder


class Start:
    """A start of the program: the sentences its title says, and what it offers."""

    def __init__(self) -> None:
        self.house = OurHouse()
        self.title = self.house.title(at_start=True)
        self.pilot = Pilot(self.title)
        assert self.pilot.picture.targets
        self.pilot.wait()
        self.told = tuple(self.title._notices)

    def sit_down(self) -> TableScene:
        """Press what leads to a partie, and find oneself at a table."""
        while self.title._notices:
            self.pilot.key("escape")
        self.pilot.click("continue" if "continue" in self.pilot.keys else "play")
        table = self.pilot.stack.top
        assert isinstance(table, TableScene), self.pilot.words
        return table

    def play(self, actions: int) -> TableScene:
        """Play on at the table so far."""
        table = self.pilot.stack.top
        assert isinstance(table, TableScene)
        person, count = Person(Manner.KEYS, 1, whims=0), table.session.count + actions
        # The engine and the thread that stores want their turn as well.
        for _ in rounds(lambda: f"{table.session.count} of {count}"):
            if table.session.count >= count:
                break
            self.pilot.stack.tick(0.05)
            if self.pilot.stack.top is not table:
                self.pilot.key("enter")  # the sheet of a deal
            elif step := person.step(table, self.pilot.picture):
                for intent in step.intents:
                    self.pilot.stack.on_intent(intent)
        return table


@pytest.fixture
def start() -> Iterator[Callable[[], Start]]:
    """Starts the program; all are closed at the end."""
    opened: list[Start] = []

    def begin_one() -> Start:
        opened.append(Start())
        return opened[-1]

    yield begin_one
    for each in opened:
        each.house.close()


def test_a_whole_book_says_nothing(folder: Path, start: Callable[[], Start]) -> None:
    assert folder.is_dir()
    begun = start()
    assert begun.told == ()
    assert (len(begun.house.cards()), len(begun.house.running())) == (3, 1)
    begun.sit_down()
    assert begun.play(3).session.stored


def test_the_first_picture_waits_for_no_score_card_and_the_next_tells_of_the_last(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert folder.is_dir()
    asked: list[object] = []
    cards = Book.cards

    def counted(book: Book) -> object:
        asked.append(book)
        return cards(book)

    monkeypatch.setattr(Book, "cards", counted)
    house = OurHouse()
    pilot = Pilot(house.title(at_start=True))
    assert pilot.stack.top.drawn is False  # type: ignore[attr-defined]  # a page
    assert asked == []
    assert "Last partie" not in pilot.text
    pilot.wait()
    assert asked
    newest = house.cards()[0].settlement
    assert "Last partie: " in pilot.text
    assert f" won {newest.points} points" in pilot.text
    house.close()


# ---- what may lie in the folder


def newer(folder: Path) -> None:
    with closing(sqlite3.connect(the_book(folder))) as book:
        book.execute("ALTER TABLE partie ADD COLUMN mood TEXT")
        book.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
        book.commit()


def overwritten(folder: Path) -> None:
    data = bytearray(the_book(folder).read_bytes())
    data[:100] = bytes(100)
    the_book(folder).write_bytes(data)


def in_pieces(folder: Path) -> None:
    data = the_book(folder).read_bytes()
    the_book(folder).write_bytes(data[100 : len(data) * 3 // 4])


@pytest.mark.parametrize(
    ("damage", "sentence", "cards"),
    [
        (newer, "Your book was written by a newer Piquet. 4 parties", 3),
        (overwritten, "Your book was damaged. 4 parties", 3),
        (in_pieces, "Your book was damaged. ", 1),
    ],
)
def test_a_book_that_cannot_be_used_is_kept_and_what_can_be_read_of_it_is_played_on(
    folder: Path,
    start: Callable[[], Start],
    damage: Callable[[Path], None],
    sentence: str,
    cards: int,
) -> None:
    damage(folder)
    before = the_book(folder).read_bytes()
    begun = start()
    assert begun.told[0].startswith(sentence)
    assert len(begun.house.cards()) >= cards
    if damage is not in_pieces:
        assert len(begun.told) == 1
        assert len(begun.house.running()[0].actions) == 100
    (aside,) = folder.glob("book.[nd]*.sqlite")
    assert aside.name in begun.told[0]
    assert aside.read_bytes() == before
    begun.sit_down()
    assert begun.play(3).session.stored
    begun.house.close()
    assert start().told == ()


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not read-only there")
@pytest.mark.parametrize("what", ["folder", "file"])
def test_where_nothing_may_be_written_all_is_shown_and_one_plays_for_the_fun_of_it(
    folder: Path, start: Callable[[], Start], what: str, request: pytest.FixtureRequest
) -> None:
    if what == "folder":
        freeze(folder)
    else:
        folder.chmod(0o777)
        (folder / "locks").chmod(0o777)
        the_book(folder).chmod(0o444)
    before = the_book(folder).read_bytes()
    request.getfixturevalue("as_someone_else")
    begun = start()
    assert begun.told == (say("storage.opening.read-only", folder=folder),)
    assert begun.told[0].startswith(OPENING)
    assert (len(begun.house.cards()), len(begun.house.running())) == (3, 1)
    begun.sit_down()
    begun.play(3)
    assert begun.house.question() is not None, "whoever leaves is asked whether to lose it"
    begun.house.close()
    assert the_book(folder).read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not closed there")
def test_a_folder_that_may_not_even_be_read_is_told_of_once(
    folder: Path, start: Callable[[], Start], request: pytest.FixtureRequest
) -> None:
    request.getfixturevalue("as_someone_else")
    os.seteuid(os.getuid())
    folder.chmod(0)
    os.seteuid(65534 if os.getuid() == 0 else os.getuid())
    begun = start()
    assert begun.told == (say("storage.opening.read-only", folder=folder),)
    assert begun.house.cards() == ()
    begun.sit_down()
    begun.play(3)
    os.seteuid(os.getuid())
    folder.chmod(0o755)


def test_a_file_in_the_place_of_the_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: Callable[[], Start]
) -> None:
    file = tmp_path / "piquet"
    file.write_text("a letter to my aunt", encoding="utf-8")
    monkeypatch.setenv(files.HOME_VARIABLE, str(file))
    begun = start()
    assert begun.told == (say("storage.opening.not-a-folder", folder=file),)
    begun.sit_down()
    begun.play(3)
    assert file.read_text(encoding="utf-8") == "a letter to my aunt"


# ---- a disk that fails while one plays


def test_a_disk_that_is_full_at_the_start_is_told_and_one_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: Callable[[], Start]
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setenv(files.HOME_VARIABLE, str(tmp_path / "piquet"))
    monkeypatch.setattr(os, "fsync", full)
    begun = start()
    assert begun.told == (say("storage.opening.full", folder=tmp_path / "piquet"),)
    begun.sit_down()
    begun.play(3)


def test_a_disk_that_runs_full_is_told_at_the_table_until_there_is_space(
    folder: Path, start: Callable[[], Start]
) -> None:
    begun = start()
    begun.sit_down()
    table = begun.play(2)
    key = begun.house.running()[0].id
    connection = begun.house.book._file._opened.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    until = table.session.count + 60
    while table.session.stored and table.session.count < until:
        begun.play(1)
    begun.play(2)
    assert not table.session.stored
    assert table.board.top.waited_for == say("storage.append.full")
    assert begun.house.question() is not None
    connection.execute("PRAGMA max_page_count = 1000000")
    begun.play(2)
    assert table.session.stored
    count = table.session.count
    begun.house.close()
    with closing(Book.open(folder)) as book:
        assert book.notices == ()
        assert len(book.actions(key)) >= count


@pytest.mark.skipif(sys.platform == "win32", reason="a folder in use cannot be deleted there")
def test_the_folder_deleted_while_one_plays_is_written_again_and_told(
    folder: Path, start: Callable[[], Start]
) -> None:
    begun = start()
    begun.sit_down()
    begun.play(2)
    key = begun.house.running()[0].id
    shutil.rmtree(folder)
    count = begun.play(2).session.count
    title = begun.house.title()
    assert title._notices == [say("storage.rewritten", folder=folder)]
    begun.house.close()
    again = start()
    assert again.told == ()
    assert len(again.house.cards()) == 3
    assert len(again.house.book.actions(key)) >= count


# ---- two at once


def test_two_windows_play_two_parties_and_each_says_what_the_other_holds(
    folder: Path, start: Callable[[], Start]
) -> None:
    here, there = start(), start()
    here.sit_down()
    first = here.house.running()[0].id
    refused = there.house.resume(there.house.running()[0].id)
    assert refused == say("storage.open-elsewhere")
    there.pilot.key("enter")  # "continue", on its own title
    assert isinstance(there.pilot.stack.top, Title)
    assert there.title._notices == [refused]
    seats = seated(("Zoë", "Novice"), ("human", "novice"))
    there.pilot.stack = Stack(there.house.new_partie(seats))
    second = there.house.host.key
    assert second is not None
    for _ in range(5):
        counts = [each.play(2).session.count for each in (here, there)]
    assert not here.house.book.notices
    assert not there.house.book.notices
    refused = here.house.resume(second)
    assert refused == say("storage.open-elsewhere")
    here.house.leave_table()
    # What was left may be continued by the other, where it stands now.
    moved = there.house.resume(first)
    assert isinstance(moved, TableScene)
    assert moved.session.count >= counts[0]
    for each in (here, there):
        each.house.close()
    with closing(Book.open(folder)) as book:
        assert book.notices == ()
        assert len(book.actions(first)) >= counts[0]
        assert len(book.actions(second)) >= counts[1]
        assert {partie.id for partie in book.running()} == {first, second}


# ---- a clock set back


def test_a_clock_set_back_hides_nothing_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    now = datetime(2031, 5, 1, 12, tzinfo=UTC)
    keys = []
    lines, end = lines_of_a_partie(1)
    assert end.settlement is not None
    assert end.first_dealer is not None
    for year in (2031, 1970, 2026):
        time_told = now.replace(year=year)
        with closing(Book.open(tmp_path, lambda told=time_told: told)) as book:  # type: ignore[misc]
            assert book.notices == ()
            key = begin(book, 1, len(lines))
            at = time_told.isoformat()
            book.finish(key, Result(end.results, end.first_dealer, at, end.settlement))
            keys.append(key)
            running = book.begin(header(f"in {year}"))
            book.append(running, 0, "cut 3")
            assert book.claim(running).actions == ("cut 3",)
            book.whole.snapshot()
    with closing(Book.open(tmp_path, lambda: now)) as book:
        assert {card.id for card in book.cards()} == set(keys)
        assert set(book.history.index()) > set(keys)
        # In the order in which they were played, whatever the clock said.
        assert [one.header.names[0] for one in book.running()] == ["in 2026", "in 1970", "in 2031"]
        for one in book.running():
            assert book.claim(one.id).actions == ("cut 3",)


# ---- names and paths


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere HOME names no folder of data")
def test_the_program_starts_with_a_home_and_a_name_outside_ascii(tmp_path: Path) -> None:
    """The whole program in its window, also where the system itself speaks ASCII alone."""
    home = tmp_path / "Zoé d'Été" / "ключ 木"
    home.mkdir(parents=True)
    settings = home / ".local" / "share" / "piquet" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"motion": "off", "opponent": "novice"}', encoding="utf-8")
    ours = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("SDL_", "XDG_", "PIQUET_", "LC_"))
    }
    environment = ours | {
        "HOME": str(home),
        "USER": "Zoé d'Été",
        "LC_ALL": "C",
        "PYTHONPATH": str(ROOT),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    with subprocess.Popen(
        (sys.executable, "-m", "tests.soak_sitter", "1"),
        env=environment,
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as program:
        assert program.stdout is not None
        told = []
        for line in program.stdout:
            told.append(line)
            if sum(each.startswith("table") for each in told) > 3:
                break
        program.terminate()
        rest, errors = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0, errors
    assert "Traceback" not in errors
    assert not [line for line in (*told, *rest.splitlines()) if line.startswith("told")]
    assert not (settings.parent / "piquet.log").exists()
    with closing(Book.open(settings.parent)) as book:
        (partie,) = book.running()
        assert len(partie.actions) >= 3
        assert partie.header.kinds[Player.B] == "novice"


def test_the_sheet_of_a_deal_leads_to_its_review_and_back(
    folder: Path, start: Callable[[], Start]
) -> None:
    assert folder.is_dir()
    begun = start()
    table, pilot = begun.sit_down(), begun.pilot
    person = Person(Manner.KEYS, 1, whims=0)
    for _ in rounds(lambda: f"{table.session.count} actions and no sheet"):
        pilot.stack.tick(0.05)
        if pilot.stack.top is not table:
            break
        for intent in getattr(person.step(table, pilot.picture), "intents", ()):
            pilot.stack.on_intent(intent)
    sheet = pilot.stack.top
    assert isinstance(sheet, DealSheet)
    pilot.wait()
    pilot.key("r")
    review = pilot.stack.top
    assert isinstance(review, ReviewPage)
    assert review.review.deal.number == table.session.now.deals.number
    pilot.wait()
    pilot.key("escape")
    assert pilot.stack.top is sheet
