"""A partie of the toy is found in the list of all parties, and looked back on step by step."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.pages.history.deal import HistoryDeal
from game.pages.history.page import HistoryPage
from game.players.player import seated
from game.saves.partie import Header
from game.saves.store import Book
from game.words.catalogue import speak
from tests.game.history_table import Judge, Shelf, header, open_book, played, store
from tests.game.pilot import Pilot
from tests.game.saves_table import quick_disk  # noqa: F401 - fixtures are found by name
from tests.toy import NAME
from tests.toy.play import Options
from tests.toy.test_session import a_partie


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    opened = open_book(tmp_path / "book")
    lines, end = played(1)
    store(opened, header(1), lines, end)
    a_partie(
        opened,
        Header(
            seated(("You", "Dice"), ("human", "dice")),
            Options(),
            2,
            "2026-11-22T20:00:00",
            game=NAME,
        ),
    )
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("code", "game", "plays"),
    [("en", "Higher", "You: the "), ("fr", "Plus haut", "Vous\N{NO-BREAK SPACE}: l")],
)
def test_its_deals_are_told_in_words_and_cards(
    book: Book, code: str, game: str, plays: str
) -> None:
    speak(code)
    pilot = Pilot(HistoryPage(Shelf(book)))
    assert game in pilot.text
    pilot.key("enter", "enter")
    page = pilot.stack.top
    assert isinstance(page, HistoryDeal)
    assert len(page.steps) == 9
    assert len(pilot.picture.faces()) == 8
    told = [pilot.text]
    for _ in page.steps:
        pilot.key("right")
        told.append(pilot.text)
    assert sum(plays in text for text in told) >= 4, told
    pilot.key("end")
    assert len(pilot.picture.faces()) == 2
    pilot.key("home", "pagedown")
    assert page.deal.number == 2


def test_nobody_is_asked_to_judge_a_game_that_has_no_judgements(book: Book) -> None:
    judge = Judge()
    pilot = Pilot(HistoryPage(Shelf(book, judge)))
    pilot.key("enter", "enter")
    pilot.wait(2.0)
    assert "review" not in pilot.keys
    pilot.key("r")
    assert isinstance(pilot.stack.top, HistoryDeal)
    assert judge.asked == []
