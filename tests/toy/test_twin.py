"""A copy of the toy under another name: a folder and a line in the registry, and nothing else."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from game import games
from game.pages.history.page import HistoryPage
from game.players.engine import Program
from game.players.player import seated
from game.program.book_log import BookLog
from game.saves.partie import Header
from game.session.dealer import Dealer
from game.session.session import Session
from rules.core.seats import Player
from tests.game.history_table import Shelf, open_book
from tests.game.pilot import Pilot
from tests.game.saves_table import quick_disk  # noqa: F401 - fixtures are found by name
from tests.toy.test_session import AtOnce

OURS = Path(__file__).parent


@pytest.fixture
def twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy's own modules in a package of another name, with its line in the registry."""
    shutil.copytree(OURS, tmp_path / "twin", ignore=shutil.ignore_patterns("test_*", "__pycache__"))
    for module in (tmp_path / "twin").rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        text = text.replace("tests.toy", "twin").replace("tests import toy", "twin")
        module.write_text(text.replace('"toy"', '"twin"'), encoding="utf-8")
    for words in (tmp_path / "twin").rglob("toy.po"):
        words.rename(words.with_stem("twin"))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(games.GAMES, "twin", "twin")
    return "twin"


def test_it_is_played_stored_and_told_under_its_own_name(twin: str, tmp_path: Path) -> None:
    book = open_book(tmp_path / "book")
    rules, choose = games.rules_of(twin), games.part(twin, "ai").player("dice")
    seats = seated(("You", "Dice"), ("human", "dice"))
    options = games.papers_of(twin).usual()
    header = Header(seats, options, 4, "2026-11-22T20:00:00", game=twin)
    log = BookLog(book, book.begin(header), AtOnce(), twin)
    programs = {player: Program(choose, player) for player in Player}
    session = Session(programs, Dealer(4), options, log, game=twin)
    while session.advance():
        pass
    (card,) = book.cards()
    assert card.header.game == twin
    assert card.settlement == rules.ending(session.state)
    pilot = Pilot(HistoryPage(Shelf(book)))
    pilot.key("enter", "enter", "right")
    assert pilot.picture.faces()
    book.close()
    assert "twin.play" in sys.modules
