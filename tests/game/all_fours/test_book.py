"""Parties of All-Fours in the book: stored by the action, gone on with, looked back on, counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.all_fours.history.past import action_words
from game.all_fours.history.scorekeeping import account
from game.all_fours.ui.sheet import DealSheet
from game.games import rules_of
from game.pages.history.deal import HistoryDeal
from game.pages.history.page import HistoryPage
from game.pages.scorekeeper import last_words, row_words
from game.saves.store import Book
from game.stage.picture import CardItem
from game.words.catalogue import speak
from rules.all_fours.actions import (
    Abide,
    Action,
    AnnounceNumber,
    AnswerBunch,
    AskTrump,
    Beg,
    ClaimPoints,
    DemandDeal,
    DrawOut,
    Give,
    GoOn,
    LayAway,
    Play,
    Point,
    ProposeBunch,
    RefuseBeg,
    Run,
    Stand,
    TrumpQuestion,
)
from rules.all_fours.options import Options
from rules.all_fours.presets import PRESETS, Preset
from rules.core.cards import card, hand
from tests.game.history_table import Shelf
from tests.game.pilot import Pilot
from tests.game.saves_table import quick_disk  # noqa: F401 - fixtures are found by name
from tests.game.stored import StoredParties

NAME = "all-fours"
RULES = rules_of(NAME)
PARTIES = StoredParties(NAME)

OLD = Path(__file__).parents[2] / "old_saves" / "all-fours-1.jsonl"
NAMED = [Preset.ENQUIRE_WITHIN, Preset.DICTIONARY, Preset.COTTON_1674]


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    opened = Book.open(tmp_path / "book")
    yield opened
    opened.close()


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("preset", NAMED, ids=str)
def test_its_deals_are_looked_back_on_step_by_step_with_both_hands(
    book: Book, preset: Preset, code: str
) -> None:
    speak(code)
    PARTIES.finished(book, PRESETS[preset], 3)
    pilot = Pilot(HistoryPage(Shelf(book)))
    pilot.key("enter")
    page = pilot.stack.top
    assert isinstance(page, HistoryDeal)
    told = set()
    for _ in range(5):
        lying = [item for item in pilot.picture.items if isinstance(item, CardItem)]
        assert len({item.key for item in lying}) == len(lying)
        assert sum(item.face is not None for item in lying) >= 13
        told.add(pilot.text)
        pilot.key("right")
    assert len(told) == 5
    pilot.key("s")
    sheet = pilot.stack.top
    assert isinstance(sheet, DealSheet)
    assert not sheet.counting
    pilot.key("escape")
    assert isinstance(pilot.stack.top, HistoryDeal)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_score_card_says_what_it_comes_to(book: Book, code: str) -> None:
    speak(code)
    PARTIES.finished(book, Options(), 2)
    for kept in book.cards():
        told = account(kept)
        assert [row.points for row in told.rows] == list(kept.deals)
        assert "10" in told.reason


def test_a_game_that_counts_one_is_told_by_its_score_and_not_by_one_points(book: Book) -> None:
    PARTIES.finished(book, Options(), 2)
    (kept,) = book.cards()
    speak("en")
    a, b = kept.settlement.totals
    assert f"{max(a, b)} to {min(a, b)}" in last_words(kept)
    assert " beat " in row_words(kept)
    speak("fr")
    assert f"{max(a, b)} à {min(a, b)}" in last_words(kept)
    for code in ("en", "fr"):
        speak(code)
        assert "1 point" not in last_words(kept) + row_words(kept)


EVERY_DEED: list[Action] = [
    *(Stand(), Beg(), Give(), Run(), RefuseBeg(), ProposeBunch(), GoOn()),
    *(AnswerBunch(True), AnswerBunch(False), Play(card("KS")), LayAway(hand("5S 6D 4D"))),
    *(AskTrump(TrumpQuestion.HIGH), AskTrump(TrumpQuestion.LOW)),
    *(ClaimPoints(frozenset()), ClaimPoints(frozenset((Point.HIGH, Point.GAME)))),
    *(AnnounceNumber(), DemandDeal(), Abide(), DrawOut(3)),
]


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_action_has_its_own_words(code: str) -> None:
    speak(code)
    told = [action_words(action) for action in EVERY_DEED]
    assert all(told)
    assert len(set(told)) == len(told)
