"""Parties of All-Fours in the book: stored deed by deed, gone on with, looked back on, counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.all_fours.history.past import WRITTEN, resumed
from game.all_fours.history.scorekeeping import account, standing
from game.all_fours.history.steps import deed_words
from game.all_fours.statistics import PARTS, counts_of
from game.all_fours.ui.sheet import DealSheet
from game.games import rules_of
from game.pages.history.deal import HistoryDeal
from game.pages.history.page import HistoryPage
from game.pages.history.partie import OpenDeal, PastPartie
from game.pages.scorekeeper import last_words, row_words
from game.pages.statistics.played import adds_up, partie_played
from game.program.book_log import BookLog
from game.saves.store import Book
from game.saves.transfer import read_book
from game.session.course import replayed
from game.session.session import Session
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
from rules.all_fours.scoring import scores
from rules.all_fours.state import State
from rules.core.cards import card, hand
from rules.core.seats import Player
from tests.game.history_table import Shelf, retell
from tests.game.pilot import Pilot
from tests.game.saves_table import quick_disk  # noqa: F401 - fixtures are found by name
from tests.game.stored import AtOnce, StoredParties
from tests.game.tongues import language_kept  # noqa: F401 - fixtures are found by name

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


@pytest.mark.parametrize("preset", NAMED, ids=str)
@pytest.mark.parametrize("deeds", [1, 14])
def test_a_partie_that_was_killed_goes_on_where_it_was(
    preset: Preset, deeds: int, tmp_path: Path
) -> None:
    book = Book.open(tmp_path)
    first = PARTIES.begun(book, PRESETS[preset], 5)
    for _ in range(deeds):
        first.advance()
    book.close()  # no more was stored: the program was killed here
    book = Book.open(tmp_path)
    (running,) = book.running()
    course = replayed(RULES, running.header.options, running.actions).course
    assert course.state == first.state
    book.claim(running.id)
    log = BookLog(book, running.id, AtOnce(), NAME)
    again = Session(first.players, first.dealer, log=log, game=NAME, course=course)
    while again.advance():
        pass
    (kept,) = book.cards()
    assert (kept.header.game, kept.settlement) == (NAME, RULES.ending(again.state))
    book.close()


def story(book: Book) -> PastPartie:
    (kept,) = book.cards()
    return retell(book, kept.id)


@pytest.mark.parametrize("preset", NAMED, ids=str)
def test_a_partie_told_as_text_is_read_back_deed_by_deed(book: Book, preset: Preset) -> None:
    PARTIES.finished(book, PRESETS[preset], 3)
    past = story(book)
    text, deals = WRITTEN.partie(past)
    assert deals == len(past.deals)
    again = WRITTEN.read(text, "2026-11-22T20:00:00")
    assert isinstance(again, PastPartie)
    assert again.names == past.names
    assert [deal.points for deal in again.deals] == [deal.points for deal in past.deals]
    for mine, theirs in zip(past.deals, again.deals, strict=True):
        assert isinstance(mine, OpenDeal)
        assert isinstance(theirs, OpenDeal)
        assert mine.actions == theirs.actions
        alone = WRITTEN.read(WRITTEN.one_deal(past, mine), "2026-11-22T20:00:00")
        assert isinstance(alone, PastPartie)
        (only,) = alone.deals
        assert isinstance(only, OpenDeal)
        assert only.actions == mine.actions


def test_what_is_wrong_in_a_text_is_told_with_its_line() -> None:
    told = WRITTEN.read("game all-fours\nA plays KS\n", "2026-11-22T20:00:00")
    assert isinstance(told, str)
    assert "2" in told
    assert isinstance(WRITTEN.read("game all-fours\n", "2026-11-22T20:00:00"), str)


@pytest.mark.usefixtures("language_kept")
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


@pytest.mark.usefixtures("language_kept")
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_score_card_says_what_it_comes_to(book: Book, code: str) -> None:
    speak(code)
    PARTIES.finished(book, Options(), 2)
    for kept in book.cards():
        told = account(kept)
        assert [row.points for row in told.rows] == list(kept.deals)
        assert "10" in told.reason


@pytest.mark.usefixtures("language_kept")
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


def test_how_a_running_partie_stands_counts_the_deal_on_the_table(book: Book) -> None:
    session = PARTIES.begun(book, Options(), 5)
    for _ in range(20):
        session.advance()
    state: State = session.state
    assert state.deal is not None
    told = standing(state)
    before = state.standing.totals
    now = scores(state.deal.ledger) if state.deal.number > len(state.standing.results) else (0, 0)
    assert told.totals == (before[0] + now[0], before[1] + now[1])
    assert told.deal == len(state.standing.results) + 1


def test_the_parts_of_every_deal_add_up_to_its_points(book: Book) -> None:
    session = PARTIES.begun(book, Options(), 6)
    counted = {}
    while session.advance():
        done = session.state.standing.results
        if done and len(done) not in counted:
            counted[len(done)] = counts_of(session.state)
            assert adds_up(counted[len(done)], done[-1], len(PARTS))
    (kept,) = book.cards()
    played = partie_played(kept, counted)
    assert played is not None
    assert all(deal.parts is not None for deal in played.deals)


def test_after_lost_deals_it_goes_on_from_their_points(book: Book) -> None:
    state: State = PARTIES.finished(book, Options(), 4).state
    results = state.standing.results
    for count in range(len(results)):
        on = resumed(Options(), Player.A, results[:count])
        assert on.standing.results == results[:count]
        assert RULES.deals(on).first_dealer is (Player.A if count % 2 == 0 else Player.B)


def test_an_exported_book_is_imported_as_it_was() -> None:
    """The first one that was ever exported: what is written in it is read for ever."""
    found = read_book(OLD.read_text(encoding="utf-8").splitlines(keepends=True))
    for partie in found.values():
        assert partie.header is not None
        assert partie.header.game == NAME
        told = [line for _, (line, _) in sorted(partie.actions.items())]
        after = replayed(RULES, partie.header.options, told)
        assert after.refused is None
        if partie.result is not None:
            assert RULES.ending(after.course.state) == partie.result.settlement
    assert {partie.state for partie in found.values()} == {"finished", "running"}


EVERY_DEED: list[Action] = [
    *(Stand(), Beg(), Give(), Run(), RefuseBeg(), ProposeBunch(), GoOn()),
    *(AnswerBunch(True), AnswerBunch(False), Play(card("KS")), LayAway(hand("5S 6D 4D"))),
    *(AskTrump(TrumpQuestion.HIGH), AskTrump(TrumpQuestion.LOW)),
    *(ClaimPoints(frozenset()), ClaimPoints(frozenset((Point.HIGH, Point.GAME)))),
    *(AnnounceNumber(), DemandDeal(), Abide(), DrawOut(3)),
]


@pytest.mark.usefixtures("language_kept")
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_deed_has_its_own_words(code: str) -> None:
    speak(code)
    told = [deed_words(deed) for deed in EVERY_DEED]
    assert all(told)
    assert len(set(told)) == len(told)
