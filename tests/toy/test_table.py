"""The toy at the table of the real program: by mouse, keys and drag, by two people, taken back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.pages.settlement import SettlementScene
from game.pages.start.title import Title
from game.players.player import seated
from game.preferences import Preferences
from game.program import sitting
from game.program.book_log import BookLog
from game.program.house import OurHouse
from game.saves.files import HOME_VARIABLE
from game.stage.intents import Drag, Press, Release
from game.stage.picture import CardAt, CardItem
from game.table.table import TableScene
from game.words.catalogue import speak
from tests import waiting
from tests.game.hand import spot
from tests.game.pilot import Pilot
from tests.game.saves_table import quick_disk  # noqa: F401 - fixtures are found by name
from tests.game.sitting import session_of
from tests.toy import NAME
from tests.toy.play import PACK, RULES, Play, View


def own_engine(level: str, game: str) -> tuple[str, ...]:
    """The engine of this test's own registry."""
    return (sys.executable, "-m", "tests.toy", "engine", "--game", game, "--level", level)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OurHouse]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(sitting, "engine_command", own_engine)
    opened = OurHouse()
    opened.prefer(Preferences(motion="off", trick_pause=0, guided=True))
    yield opened
    opened.close()


def sit_down(house: OurHouse, kinds: tuple[str, str] = ("human", "dice")) -> Pilot:
    """A new partie of the toy, at the table."""
    names = ("Anne", "Bertrand") if kinds == ("human", "human") else ("You", "Dice")
    return Pilot(house.new_partie(seated(names, kinds), None, NAME))


def table(pilot: Pilot) -> TableScene:
    top = pilot.stack.top
    assert isinstance(top, TableScene)
    return top


def wait_until(pilot: Pilot, so: Callable[[], bool]) -> None:
    """Let the table go on until something is so; an engine thinks in its own process."""
    for _ in waiting.rounds(lambda: pilot.text):
        if so():
            return
        assert pilot.picture.items
        pilot.wait(0.1)


def asked(pilot: Pilot) -> bool:
    """Whether a person is to do something, here or on a page above the table."""
    top = pilot.stack.top
    return not isinstance(top, TableScene) or top.curtain or (top.asks and not busy(top))


def busy(scene: TableScene) -> bool:
    return scene.session.storing or scene.acting.guarded


def play_card(pilot: Pilot, card: str, manner: str) -> None:
    """A card of the own hand, by mouse, by drag or by keys; waits until it is done."""
    scene, before = table(pilot), table(pilot).session.count
    if manner == "keys":
        for _ in range(9):
            if any(item.focused and item.face == card for item in cards(pilot)):
                break
            pilot.key("right")
        pilot.key("enter")
    else:
        x, y = spot(pilot.picture, CardAt(card))
        pilot.stack.on_intent(Press(x, y))
        if manner == "drag":
            pilot.stack.on_intent(Drag(x, y - 120))
            pilot.stack.on_intent(Drag(x, y - 300))
            y -= 300
        pilot.stack.on_intent(Release(x, y))
    wait_until(pilot, lambda: scene.session.count > before and not scene.session.storing)


def cards(pilot: Pilot) -> list[CardItem]:
    return [item for item in pilot.picture.items if isinstance(item, CardItem)]


def play_out(pilot: Pilot, manner: str) -> int:
    """Play to the settlement; how many cards one has played."""
    done = 0
    while True:
        wait_until(pilot, lambda: asked(pilot))
        top = pilot.stack.top
        if not isinstance(top, TableScene):
            assert isinstance(top, SettlementScene)
            return done
        if top.curtain:
            assert not pilot.picture.faces() & set(map(str, top.board.seen.hand))
            pilot.key("enter")
            continue
        seen: View = top.board.seen
        assert set(map(str, seen.hand)) <= pilot.picture.faces()
        play_card(pilot, str(max(seen.hand)), manner)
        done += 1


@pytest.mark.parametrize("manner", ["mouse", "drag", "keys"])
def test_a_partie_is_played_against_an_engine_to_its_settlement(
    house: OurHouse, manner: str
) -> None:
    pilot = sit_down(house)
    assert play_out(pilot, manner) == 8
    (card,) = house.cards()
    assert card.header.game == NAME
    assert sum(card.settlement.totals) == 8
    assert not house.running()
    assert "Higher" in pilot.text
    pilot.wait(1.0)
    pilot.click("title")
    assert isinstance(pilot.stack.top, Title)


def test_two_people_change_places_by_the_curtain(house: OurHouse) -> None:
    pilot = sit_down(house, ("human", "human"))
    assert play_out(pilot, "mouse") == 16


@pytest.mark.parametrize(("code", "sentence"), [("en", "Lead a card."), ("fr", "Jouez une carte.")])
def test_the_table_speaks_each_language(house: OurHouse, code: str, sentence: str) -> None:
    speak(code)
    pilot = sit_down(house)
    said: set[str] = set()
    while isinstance(pilot.stack.top, TableScene):
        wait_until(pilot, lambda: asked(pilot))
        if isinstance(pilot.stack.top, TableScene):
            said |= set(pilot.words)
            play_card(pilot, str(max(table(pilot).board.seen.hand)), "mouse")
    assert sentence in said


def test_a_card_that_is_not_held_is_no_action(house: OurHouse) -> None:
    pilot = sit_down(house)
    wait_until(pilot, lambda: asked(pilot))
    scene = table(pilot)
    before = scene.session.count
    scene.acting.act(Play(next(card for card in PACK if card not in scene.board.seen.hand)))
    pilot.wait(0.3)
    assert scene.session.count == before
    assert any("You do not hold" in words for words in pilot.words)


def test_a_killed_partie_is_offered_and_goes_on_where_it_was(house: OurHouse) -> None:
    pilot = sit_down(house)
    for _ in range(2):
        wait_until(pilot, lambda: asked(pilot))
        play_card(pilot, str(max(table(pilot).board.seen.hand)), "mouse")
    log = session_of(table(pilot)).log
    assert isinstance(log, BookLog)
    log.wait()
    (key,) = (partie.id for partie in house.running())
    lines = house.book.actions(key)
    house.leave_table()  # nothing of the session outlives it but the book
    title = Pilot(house.title())
    assert any("Higher" in words or "Dice" in words for words in title.words)
    scene = house.resume(key)
    assert isinstance(scene, TableScene)
    assert house.book.actions(key)[: len(lines)] == lines
    assert play_out(Pilot(scene), "mouse") == 6


def test_a_card_is_taken_back_and_played_again(house: OurHouse) -> None:
    pilot = sit_down(house)
    wait_until(pilot, lambda: asked(pilot))
    scene = table(pilot)
    hand = set(scene.board.seen.hand)
    play_card(pilot, str(max(hand)), "mouse")
    wait_until(pilot, lambda: asked(pilot))
    jumps = scene.session.jumps
    pilot.key("u")
    wait_until(pilot, lambda: scene.session.jumps > jumps and not scene.session.storing)
    wait_until(pilot, lambda: asked(pilot))
    assert set(scene.board.seen.hand) == hand
    assert {item.face for item in cards(pilot)} >= set(map(str, hand))
    assert play_out(pilot, "keys") == 8
    assert RULES.ending(scene.session.state) is not None


def test_the_pages_of_the_menu_open_over_it(house: OurHouse) -> None:
    pilot = sit_down(house)
    wait_until(pilot, lambda: asked(pilot))
    for key in ("f1", "escape"):
        pilot.key(key)
        assert pilot.words
        if not isinstance(pilot.stack.top, TableScene):
            pilot.key("escape")
        assert isinstance(pilot.stack.top, TableScene)
