"""Parties of Bezique in the book: stored deed by deed, gone on with, looked back on, counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.app import main
from game.bezique.history.past import HISTORY
from game.bezique.history.record import WRITTEN, resumed
from game.bezique.history.scorekeeping import account, reason_words, standing
from game.bezique.statistics import PART_OF, PARTS, counts_of
from game.games import rules_of
from game.pages.history.deal import HistoryDeal
from game.pages.history.page import HistoryPage
from game.pages.history.partie import OpenDeal, PastPartie
from game.pages.scorekeeper import row_words
from game.pages.statistics.played import adds_up, partie_played
from game.program.book_log import BookLog
from game.saves.store import Book
from game.saves.transfer import read_book
from game.session.course import replayed
from game.session.session import Session
from game.stage.picture import CardItem
from game.words.catalogue import speak
from rules.bezique.actions import Action
from rules.bezique.options import Options, Series
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.record.record import BeziqueRecord, write_record
from rules.bezique.scoring import Item, scores
from rules.bezique.state import State
from rules.core.seats import Player
from tests.bezique.table import D, Table
from tests.bezique.test_08_a_whole_deal import whole
from tests.game.history_table import Shelf, retell
from tests.game.pilot import Pilot
from tests.game.saves_table import quick_disk  # noqa: F401 - fixtures are found by name
from tests.game.stored import AtOnce, StoredParties
from tests.game.tongues import language_kept  # noqa: F401 - fixtures are found by name

NAME = "bezique"
RULES = rules_of(NAME)
PARTIES = StoredParties(NAME)

OLD = Path(__file__).parents[2] / "old_saves" / "bezique-1.jsonl"
MATCH = replace(Options(), series=Series.BEST_OF_FIVE, double_game=True, target=500)
KINDS = [PRESETS[Preset.DICTIONARY], PRESETS[Preset.RUBICON_1887], MATCH]
NAMES = ["dictionary", "rubicon", "match"]


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    opened = Book.open(tmp_path / "book")
    yield opened
    opened.close()


@pytest.mark.parametrize("options", KINDS, ids=NAMES)
@pytest.mark.parametrize("deeds", [1, 40])
def test_a_partie_that_was_killed_goes_on_where_it_was(
    options: Options, deeds: int, tmp_path: Path
) -> None:
    book = Book.open(tmp_path)
    first = PARTIES.begun(book, options, 5)
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
    (card,) = book.cards()
    assert (card.header.game, card.settlement) == (NAME, RULES.ending(again.state))
    book.close()


def story(book: Book) -> PastPartie:
    (card,) = book.cards()
    return retell(book, card.id)


def test_a_deal_has_two_phases_with_the_stock_and_without(book: Book) -> None:
    PARTIES.finished(book, Options(), 3)
    for deal in story(book).deals:
        assert isinstance(deal, OpenDeal)
        states = [deed.before for deed in deal.deeds[1:]]
        told = [phase for phase, _ in groupby(HISTORY.phase(state) for state in states)]
        assert told == ["While there is a stock", "The last tricks"]


@pytest.mark.parametrize("options", KINDS, ids=NAMES)
def test_a_partie_told_as_text_is_read_back_deed_by_deed(book: Book, options: Options) -> None:
    PARTIES.finished(book, options, 3)
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
    told = WRITTEN.read("game bezique\nA plays KS\n", "2026-11-22T20:00:00")
    assert isinstance(told, str)
    assert "2" in told
    assert isinstance(WRITTEN.read("game bezique\n", "2026-11-22T20:00:00"), str)


@pytest.mark.usefixtures("language_kept")
@pytest.mark.parametrize(
    ("options", "code"), [(KINDS[0], "fr"), (KINDS[1], "en")], ids=["dictionary", "rubicon"]
)
def test_its_deals_are_looked_back_on_step_by_step_with_both_hands(
    book: Book, options: Options, code: str
) -> None:
    speak(code)
    PARTIES.finished(book, options, 3)
    pilot = Pilot(HistoryPage(Shelf(book)))
    pilot.key("enter")
    page = pilot.stack.top
    assert isinstance(page, HistoryDeal)
    cards = 128 if options.rubicon else 64
    told = set()
    for _ in range(6):
        lying = [item for item in pilot.picture.items if isinstance(item, CardItem)]
        assert len({item.key for item in lying}) == cards
        assert all(item.face and "'" not in item.face for item in lying)
        told.add(pilot.text)
        pilot.key("right")
    assert len(told) == 6
    assert HISTORY.sheet is not None
    assert page.deal.points is not None
    sheet = Pilot(HISTORY.sheet(page.steps[-1], Player.A, story(book)))
    assert str(page.deal.points[0]) in sheet.text


@pytest.mark.parametrize("options", KINDS, ids=NAMES)
@pytest.mark.usefixtures("language_kept")
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_score_card_says_what_it_comes_to(book: Book, options: Options, code: str) -> None:
    speak(code)
    PARTIES.finished(book, options, 2)
    for card in book.cards():
        told = account(card)
        assert [row.points for row in told.rows] == list(card.deals)
        assert row_words(card)
        assert reason_words(card)
        if options.rubicon and card.settlement.winner is not None:
            assert sum(int(figure) for _, figure in told.added) == card.settlement.points
        elif card.settlement.winner is not None:
            won, _, lost, _ = told.sum
            assert int(won.figure) - int(lost.figure) == card.settlement.points


def test_how_a_running_partie_stands_counts_the_deal_on_the_table(book: Book) -> None:
    session = PARTIES.begun(book, Options(), 5)
    for _ in range(160):
        session.advance()
    state: State = session.state
    assert state.deal is not None
    told = standing(state)
    before = state.standing.totals
    now = scores(state.deal.ledger) if state.deal.number > len(state.standing.results) else (0, 0)
    assert told.totals == (before[0] + now[0], before[1] + now[1])
    assert told.deal == len(state.standing.results) + 1


def test_the_parts_of_every_deal_add_up_to_its_points(book: Book) -> None:
    assert set(PART_OF) == set(Item)
    session = PARTIES.begun(book, Options(), 6)
    counted = {}
    while session.advance():
        done = session.state.standing.results
        if done and len(done) not in counted:
            counted[len(done)] = counts_of(session.state)
            assert adds_up(counted[len(done)], done[-1], len(PARTS))
    (card,) = book.cards()
    played = partie_played(card, counted)
    assert played is not None
    assert all(deal.parts is not None for deal in played.deals)


@pytest.mark.parametrize("options", KINDS, ids=NAMES)
def test_after_lost_deals_it_goes_on_from_their_points(book: Book, options: Options) -> None:
    state: State = PARTIES.finished(book, options, 4).state
    results = state.standing.results
    for count in range(len(results)):
        known = results[:count]
        on = resumed(options, Player.A, known)
        assert on.standing.results == known
        assert RULES.deals(on).first_dealer is (Player.A if count % 2 == 0 else Player.B)
    if options.series is Series.BEST_OF_FIVE:
        assert resumed(options, Player.A, results).standing.games != (0, 0)


def test_an_exported_book_is_imported_as_it_was(book: Book, tmp_path: Path) -> None:
    """The first one that was ever exported: what is written in it is read for ever."""
    lines = OLD.read_text(encoding="utf-8").splitlines(keepends=True)
    found = read_book(lines)
    for partie in found.values():
        assert partie.header is not None
        assert partie.header.game == NAME
        told = [line for _, (line, _) in sorted(partie.actions.items())]
        after = replayed(RULES, partie.header.options, told)
        assert after.refused is None
        if partie.result is not None:
            assert RULES.ending(after.course.state) == partie.result.settlement
    assert {partie.state for partie in found.values()} == {"finished", "running"}


# -- piquet score


@pytest.fixture
def printed_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The printed whole deal as a file with its record."""
    done: list[Action] = []
    does = Table.does

    def noted(table: Table, action: Action) -> Table:
        done.append(action)
        return does(table, action)

    monkeypatch.setattr(Table, "does", noted)
    whole(Options())
    record = BeziqueRecord(Options(), ("Anna", "Bea"), D, tuple(done))
    file = tmp_path / "whole.txt"
    file.write_text(write_record(record), encoding="utf-8")
    return str(file)


def test_the_printed_deal_is_scored_to_the_point(
    printed_deal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", printed_deal]) == 0
    out = capsys.readouterr().out
    assert "490" in out
    assert "710" in out
    assert main(["score", "--json", printed_deal]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["format"] == "bezique-score"
    (deal,) = told["deals"]
    assert sorted(deal["score"].values()) == [490, 710]
    assert sum(line["points"] for line in deal["lines"]) == 1200
    assert sum(deal["brisques"].values()) == 16


@pytest.mark.usefixtures("language_kept")
@pytest.mark.parametrize(
    ("options", "code"), [*zip(KINDS, ["fr", "en", "fr"], strict=True)], ids=NAMES
)
def test_every_kind_of_end_is_printed(
    book: Book, options: Options, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    speak(code)
    PARTIES.finished(book, options, 3)
    text, _ = WRITTEN.partie(story(book))
    file = tmp_path / "record"
    file.write_text(text, encoding="utf-8")
    assert main(["score", str(file)]) == 0
    assert "Lavelle" in capsys.readouterr().out


def test_a_record_that_is_wrong_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong"
    file.write_text("game bezique\noption target 1001\n", encoding="utf-8")
    assert main(["score", str(file)]) == 2
    assert "line 2" in capsys.readouterr().err
