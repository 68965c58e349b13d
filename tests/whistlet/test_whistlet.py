"""A small game is dealt, played, swept, saved, taken back, sent to an engine, looked back on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import games
from game.pages.history.deal import HistoryDeal
from game.pages.settlement import SettlementScene
from game.players.player import seated
from game.preferences import Preferences
from game.program import sitting
from game.program.book_log import BookLog
from game.program.house import OurHouse
from game.saves.files import HOME_VARIABLE
from game.stage.intents import Press, Release
from game.stage.picture import CardAt, CardItem
from game.table.table import TableScene
from rules.core.seats import Player
from tests import waiting
from tests.game.hand import spot
from tests.game.pilot import Pilot
from tests.game.saves_table import quick_disk  # noqa: F401 - fixtures are found by name
from tests.game.sitting import session_of
from tests.whistlet.game import NAME, PACK, RULES, Deal, Play, State, lowest, view


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(games.GAMES, NAME, "tests.whistlet")
    yield
    games.part.cache_clear()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OurHouse]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(sitting, "engine_command", own_engine)
    opened = OurHouse()
    opened.prefer(Preferences(motion="fast", trick_pause=0, guided=True))
    yield opened
    opened.close()


def own_engine(level: str, game: str) -> tuple[str, ...]:
    program = "from game import app, games; games.GAMES['whistlet'] = 'tests.whistlet'; app.main()"
    return (sys.executable, "-c", program, "engine", "--game", game, "--level", level)


def ready(table: TableScene) -> bool:
    return table.asks and not (table.session.storing or table.acting.guarded)


def asked(pilot: Pilot) -> TableScene | None:
    """The table, once a person is asked there; None where another page stands above it."""
    for _ in waiting.rounds(lambda: pilot.text):
        assert pilot.picture.items
        top = pilot.stack.top
        if not isinstance(top, TableScene):
            return None
        if ready(top):
            return top
        pilot.wait(0.1)
    raise AssertionError("nobody is ever asked")


def play(pilot: Pilot, table: TableScene) -> set[str]:
    """The lowest card is played by mouse; gives the keys of all cards seen until it is one's turn.

    The other cards go their ways meanwhile.
    """
    before = table.session.count
    seen: set[str] = set()
    x, y = spot(pilot.picture, CardAt(str(lowest(table.board.seen, 1).card)))
    pilot.stack.on_intent(Press(x, y))
    pilot.stack.on_intent(Release(x, y))
    for _ in waiting.rounds(lambda: pilot.text):
        seen |= {item.key for item in cards(pilot)}
        if table.session.count > before and (pilot.stack.top is not table or ready(table)):
            return seen
        pilot.wait(0.05)
    raise AssertionError("the card was not played")


def cards(pilot: Pilot) -> list[CardItem]:
    return [item for item in pilot.picture.items if isinstance(item, CardItem)]


def test_a_partie_is_played_swept_taken_back_stored_and_looked_back_on(house: OurHouse) -> None:
    pilot = Pilot(house.new_partie(seated(("You", "Lowly"), ("human", "lowly")), None, NAME))
    table = asked(pilot)
    assert table is not None
    deal = table.board.seen.deal
    lying = {item.key: item for item in cards(pilot)}
    assert len(deal.hand) == 6
    assert {str(card) for card in deal.hand} | {f"turned:{deal.turned}"} <= set(lying)
    assert "Lead a card." in pilot.text or "Play to " in pilot.text
    swept = play(pilot, table)
    hand = table.board.seen.deal.hand
    assert (swept | play(pilot, table)) & {"pile:A:0", "pile:B:0"}, "before the next lead"
    pilot.key("t")
    assert table.board.top.tricks_open, "and looked at again"
    jumps = table.session.jumps
    pilot.key("t", "u")
    for _ in waiting.rounds(lambda: pilot.text):
        if pilot.picture.items and table.session.jumps > jumps and ready(table):
            break
        pilot.wait(0.1)
    assert table.board.seen.deal.hand == hand
    log = session_of(table).log
    assert isinstance(log, BookLog)
    log.wait()
    (key,) = (partie.id for partie in house.running())
    lines = house.book.actions(key)
    house.leave_table()
    again = house.resume(key)
    assert isinstance(again, TableScene)
    assert house.book.actions(key)[: len(lines)] == lines
    pilot = Pilot(again)
    while (table := asked(pilot)) is not None:
        play(pilot, table)
    assert isinstance(pilot.stack.top, SettlementScene)
    (kept,) = house.cards()
    assert sum(kept.settlement.totals) == 12
    past = Pilot(house.history())
    past.key("enter", "enter")
    page = past.stack.top
    assert isinstance(page, HistoryDeal)
    assert len(page.steps) == 13
    past.key("right", "right", "right", "right")
    shown = {item.key for item in cards(past)}
    assert len(shown & set(map(str, PACK))) == 10, "both hands are open, the third trick is led"
    assert shown & {"pile:A:0", "pile:B:0"}


def test_a_suit_is_followed_and_a_trump_takes() -> None:
    state: State = RULES.apply(State(), Deal(tuple(sorted(PACK))))[-1].state
    for _ in range(12):
        seen = view(state, Player(state.turn))  # type: ignore[arg-type]
        hand, legal = state.hands[seen.player], seen.choices or frozenset()
        for card in hand:
            assert (RULES.check(state, Play(card)) is None) is (card in legal)
        state = RULES.apply(state, lowest(seen, 1))[-1].state
    for trick in state.deal.tricks if state.deal else ():
        same = trick.led.suit is trick.reply.suit
        wins = trick.winner is not trick.leader
        assert wins <= (same or trick.reply.suit is state.deal.turned.suit)  # type: ignore[union-attr]
