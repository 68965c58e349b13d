"""A deal that is played again: the same cards, from either seat, and it counts nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.pages.history.deal import HistoryDeal
from game.pages.history.page import HistoryPage
from game.pages.history.partie import DealAgain, OpenDeal
from game.pages.pause import Pause
from game.pages.people import against
from game.pages.scene import Push, Reset
from game.pages.start.title import Title
from game.piquet.ai.heuristic import thumb
from game.piquet.history.again import AgainSheet
from game.players.player import seated
from game.program.house import OurHouse
from game.saves.partie import ScoreCard
from game.stage.basics import Room
from game.stage.director import Motion
from game.table.table import TableScene
from rules.core.seats import Player
from rules.piquet.actions import Exchange
from rules.piquet.game import RULES
from rules.piquet.options import FIRST_EDITION, Length, Options
from rules.piquet.presets import PRESETS, Preset
from rules.piquet.seats import ELDER, YOUNGER, Seat
from tests.game.history_table import header, played, store
from tests.game.pilot import EstimatingRuler, Pilot
from tests.game.sitting import session_of
from tests.waiting import rounds

ROOM = Room(1280, 800, EstimatingRuler())


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OurHouse]:
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    opened = OurHouse()
    opened.wishes.prefer(replace(opened.preferences(), motion="off", play_forced=False))
    lines, end = played(4)
    store(opened.book, header(4), lines, end)
    yield opened
    opened.close()


def again(house: OurHouse, number: int, seat: Seat, level: str = "novice") -> TableScene:
    """The table at which a deal of the first partie is played again."""
    archive = house._archived()
    told = archive.partie(archive.index("")[-1])
    assert not isinstance(told, str)
    deal = told.deals[number - 1]
    assert isinstance(deal, OpenDeal)
    table = archive.again(DealAgain(told, deal, "elder" if seat is ELDER else "younger", level))
    assert isinstance(table, TableScene)
    table.picture(ROOM)
    return table


def dealt(house: OurHouse, number: int) -> tuple[frozenset[object], frozenset[object]]:
    archive = house._archived()
    told = archive.partie(archive.index("")[-1])
    assert not isinstance(told, str)
    page = HistoryDeal(archive, told, number)
    elder, younger = page.steps[0].state.current.dealt
    return frozenset(elder), frozenset(younger)


def play_on(table: TableScene, ends: bool = True) -> object:
    """A person who does as thumb rules say, until the sheet comes or the first exchange is done."""
    for _ in rounds(lambda: "the deal does not end"):  # the other thinks in a process of his own
        going = table.tick(0.1)
        if isinstance(going, Push):
            return going.scene
        state = table.session.state
        if not ends and state.deal is not None and any(state.deal.exchanged.discards):
            return None
        human = table.humans[Player.A]
        if table.asks and human.idle and not table.session.storing:
            human.answer(thumb.choose(table.board.seen, 1))
    raise AssertionError  # not reached: the rounds end by one


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("seat", [ELDER, YOUNGER])
def test_the_person_holds_the_hand_of_that_seat(house: OurHouse, number: int, seat: Seat) -> None:
    table = again(house, number, seat)
    deal = table.session.state.current
    assert (frozenset(deal.dealt[ELDER]), frozenset(deal.dealt[YOUNGER])) == dealt(house, number)
    assert deal.seat(Player.A) is seat
    assert table.board.viewer is Player.A
    assert deal.number == 1


def test_a_deal_played_again_counts_nowhere_and_can_be_looked_at(house: OurHouse) -> None:
    cards = house.cards()
    table = again(house, 2, ELDER)
    sheet = play_on(table)
    assert isinstance(sheet, AgainSheet)
    sheet.tick(0.5)
    pilot = Pilot(sheet)
    assert "Played again: it counts nowhere." in pilot.words
    assert "Deal 2" in pilot.words
    assert "Look at it" in pilot.words
    pilot.key("enter")
    page = pilot.stack.top
    assert isinstance(page, HistoryPage)
    assert page.at == 0
    assert "Deal 2 tried again, which counts nowhere" in pilot.words
    assert house.cards() == cards
    assert house.running() == ()
    pilot.key("enter")
    opened = pilot.stack.top
    assert isinstance(opened, HistoryDeal)
    assert opened.deal.points is not None
    pilot.key("escape", "escape")
    assert isinstance(pilot.stack.top, Title)


def test_it_can_be_left_in_the_middle_and_resumed(house: OurHouse) -> None:
    table = again(house, 1, ELDER)
    play_on(table, ends=False)
    count = table.session.count
    assert isinstance(house.title(), Title)
    (running,) = house.running()
    assert running.header.again.endswith(" 1")
    assert len(running.actions) == count
    archive = house._archived()
    assert archive.partie(running.id) == archive.partie(running.id)
    told = archive.partie(running.id)
    assert not isinstance(told, str)
    assert [type(deal).__name__ for deal in told.deals] == ["ClosedDeal"]
    resumed = house.resume(running.id)
    assert isinstance(resumed, TableScene)
    resumed.picture(ROOM)
    assert isinstance(play_on(resumed), AgainSheet)


def test_killed_at_its_sheet_it_comes_back_to_the_sheet_and_deals_no_more(
    house: OurHouse,
) -> None:
    table = again(house, 1, YOUNGER)
    play_on(table)
    house.leave_table()  # as another start finds it
    (running,) = house.running()
    resumed = house.resume(running.id)
    assert isinstance(resumed, TableScene)
    resumed.picture(ROOM)
    sheet = play_on(resumed)
    assert isinstance(sheet, AgainSheet)
    sheet.tick(0.5)
    going = sheet.escape()
    assert isinstance(going, Reset)
    assert isinstance(going.scene, HistoryPage)
    assert house.running() == ()


def test_a_deal_of_any_rules_is_played_again_and_never_becomes_a_score_card(
    house: OurHouse,
) -> None:
    before: tuple[ScoreCard, ...] = house.cards()
    for preset in Preset:
        options: Options = PRESETS[preset]
        of_old = replace(options, edition=FIRST_EDITION)
        head = replace(header(4, day=20), options=of_old)
        archive = house._archived()
        told = archive.partie(archive.index("")[-1])
        assert not isinstance(told, str)
        deal = told.deals[0]
        assert isinstance(deal, OpenDeal)
        if options.packets != told.header.options.packets:
            continue  # its pack would bring other hands
        table = archive.again(DealAgain(replace(told, header=head), deal, "elder", "novice"))
        assert isinstance(table, TableScene)
        assert table.session.state.options == replace(options, length=Length.SIX_DEALS)
        table.picture(ROOM)
        play_on(table, ends=False)
        assert any(isinstance(step, Exchange) for _, step in session_of(table).course.actions)
        house.leave_table()
    assert house.cards() == before


def test_one_plays_on_from_a_choice_as_the_table_lay_then(house: OurHouse) -> None:
    archive = house._archived()
    told = archive.partie(archive.index("")[-1])
    assert not isinstance(told, str)
    deal = told.deals[1]
    assert isinstance(deal, OpenDeal)
    his = [
        at
        for at, action in enumerate(deal.played)
        if action.before.turn is Player.A and RULES.is_free(action.before)
    ]
    for at in (his[0], his[len(his) // 2], his[-1]):
        before = deal.played[at].before
        chair = "elder" if before.current.seat(Player.A) is ELDER else "younger"
        table = archive.again(DealAgain(told, deal, chair, "novice", at))
        assert isinstance(table, TableScene)
        state = table.session.state
        assert state.turn is Player.A
        assert state.current.hands == before.current.hands
        assert state.current.ledger == before.current.ledger
        assert state.current.table.led == before.current.table.led
        table.picture(ROOM)
        assert isinstance(play_on(table), AgainSheet)


def test_its_opponent_is_the_one_it_was_played_against(house: OurHouse) -> None:
    archive = house._archived()
    told = archive.partie(archive.index("")[-1])
    assert not isinstance(told, str)
    two = replace(told.header, seats=seated(told.names, ("human", "human")))
    assert archive.opponent(told) == "club"
    assert archive.opponent(replace(told, header=two)) == house.opponent()
    assert tuple(seat.kind for seat in against("club")) == told.kinds


@pytest.mark.parametrize("menu", [False, True], ids=["slip", "menu"])
@pytest.mark.parametrize("over", [False, True], ids=["runs", "over"])
def test_a_trial_is_called_so_and_leads_back_to_the_partie_that_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, over: bool, menu: bool
) -> None:
    """Nothing said at the table that it is a trial, nor how one returns."""
    monkeypatch.setenv("PIQUET_HOME", str(tmp_path))
    house = OurHouse()
    lines, end = played(4)
    if over:
        store(house.book, header(4), lines, end)
    else:
        house.book.release(house.book.begin(header(4), lines[: len(lines) // 2]))
    archive = house._archived()
    (key,) = archive.index("")
    told = archive.partie(key)
    assert not isinstance(told, str)
    deal = told.deals[0]
    assert isinstance(deal, OpenDeal)
    before = [one.actions for one in house.running()]
    table = archive.again(DealAgain(told, deal, "elder", "novice", 2))
    assert isinstance(table, TableScene)
    table.board.director.motion = Motion.OFF
    pilot = Pilot(table)
    assert "A trial" in pilot.words
    if menu:
        pilot.key("escape")
        assert isinstance(pilot.stack.top, Pause)
        pilot.click("away")
    for _ in range(9):  # what moves is hurried first
        if pilot.stack.top is table:
            pilot.click("away")
    back = pilot.stack.top
    if over:
        assert isinstance(back, HistoryPage)
    else:
        assert isinstance(back, TableScene)
        assert "A trial" not in pilot.words
        house.leave_table()
        assert [one.actions for one in house.running()] == before, "it is as it was"
    assert len(house.cards()) == over
    house.close()
