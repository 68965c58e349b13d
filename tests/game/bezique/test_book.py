"""Parties of Bezique in the book: stored by the action, gone on with, looked back on, counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.app import main
from game.bezique.history.past import HISTORY
from game.bezique.history.record import WRITTEN
from game.bezique.history.scorekeeping import account, reason_words
from game.games import rules_of
from game.pages.history.deal import HistoryDeal
from game.pages.history.page import HistoryPage
from game.pages.history.partie import OpenDeal, PastPartie
from game.pages.scorekeeper import row_words
from game.saves.store import Book
from game.stage.picture import CardItem
from game.words.catalogue import speak
from rules.bezique.actions import Action
from rules.bezique.options import Options, Series
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.record.record import BeziqueRecord, write_record
from rules.core.seats import Player
from tests.bezique.table import D, Table
from tests.bezique.test_08_a_whole_deal import whole
from tests.game.history_table import Shelf, retell
from tests.game.pilot import Pilot
from tests.game.saves_table import quick_disk  # noqa: F401 - fixtures are found by name
from tests.game.stored import StoredParties

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


def story(book: Book) -> PastPartie:
    (card,) = book.cards()
    return retell(book, card.id)


def test_a_deal_has_two_phases_with_the_stock_and_without(book: Book) -> None:
    PARTIES.finished(book, Options(), 3)
    for deal in story(book).deals:
        assert isinstance(deal, OpenDeal)
        states = [action.before for action in deal.played[1:]]
        told = [phase for phase, _ in groupby(HISTORY.phase(state) for state in states)]
        assert told == ["While there is a stock", "The last tricks"]


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
