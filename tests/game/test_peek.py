"""Two players at one screen: a hand is seen while a button is held, and not a moment longer."""

from __future__ import annotations

import pytest

from game.demo.house import Showcase
from game.piquet.ai.heuristic.thumb import choose
from game.players.player import Human
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Rect, Room
from game.stage.director import Motion
from game.stage.intents import (
    CloseAsked,
    Drag,
    FocusLost,
    Hover,
    Intent,
    Key,
    Press,
    Release,
    Resized,
)
from game.stage.picture import Backdrop, Text
from game.table.table import TableScene
from rules.core.seats import Player
from tests.game.pilot import EstimatingRuler

ROOM = Room(1280, 800, EstimatingRuler())


def at_the_curtain(times: int = 3) -> TableScene:
    """A table before whose curtain somebody stands, after some turns."""
    people = {player: Human() for player in Player}
    session = Session(dict(people), Dealer(5))
    table = TableScene(
        session, ("Anne", "Bertrand"), people, Showcase(5, watched=False), Motion.OFF
    )
    table.picture(ROOM)
    for _ in range(10_000):
        table.tick(0.05)
        if table.curtain:
            times -= 1
            if not times:
                for _ in range(10):  # longer than a press is taken for a double click
                    table.tick(0.05)
                return table
            table.lift_curtain()
        human = people[table.board.viewer]
        if table.board.top.lingering:
            table.hide_hand()
        elif table.asks and human.idle:
            human.answer(choose(table.board.seen, 5))
    raise AssertionError("no curtain was drawn")


def middle(table: TableScene, key: str) -> tuple[float, float]:
    place = next(t.place for t in table.picture(ROOM).targets if t.key == key)
    assert isinstance(place, Rect)
    return place.centre


def hand(table: TableScene, player: Player) -> frozenset[str]:
    deal = table.session.state.current
    return frozenset(map(str, deal.hands[deal.seat(player)]))


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_held_it_shows_the_owners_hand_and_no_other(turn: int) -> None:
    table = at_the_curtain(turn)
    owner = table.board.viewer
    assert table.picture(ROOM).faces() == frozenset()
    table.on_intent(Press(*middle(table, "peek"), "peek"))
    faces = table.picture(ROOM).faces()
    assert hand(table, owner) <= faces
    assert faces.isdisjoint(hand(table, owner.other))
    assert table.picture(ROOM).backdrop is Backdrop.TABLE


ENDINGS: tuple[Intent, ...] = (
    Release(640, 400),
    Release(5, 5),
    Hover(3, 3),
    FocusLost(),
    CloseAsked(),
    Key("escape"),
    Key("space"),
    Key("enter"),
)


@pytest.mark.parametrize("ending", ENDINGS, ids=repr)
def test_whatever_comes_hides_it_again(ending: Intent) -> None:
    table = at_the_curtain()
    table.on_intent(Press(*middle(table, "peek"), "peek"))
    assert table.on_intent(ending) is None
    shown = table.picture(ROOM)
    assert shown.backdrop is Backdrop.CURTAIN
    assert shown.faces() == frozenset()
    assert table.curtain


def test_a_moving_pointer_and_a_new_size_do_not() -> None:
    table = at_the_curtain()
    x, y = middle(table, "peek")
    table.on_intent(Press(x, y, "peek"))
    table.on_intent(Drag(x + 30, y + 30))
    table.on_intent(Resized())
    assert table.picture(Room(1024, 640, EstimatingRuler())).faces()


def test_nothing_is_done_and_nothing_goes_on_meanwhile() -> None:
    table = at_the_curtain()
    before = table.session.state
    table.on_intent(Press(*middle(table, "peek"), "peek"))
    assert not table.asks
    for _ in range(60):
        assert table.tick(0.1) is None
    assert table.session.state is before
    assert {t.key for t in table.picture(ROOM).targets}.isdisjoint({"do", "sink", "good"})


def test_there_is_a_way_without_holding() -> None:
    for way in ("space", "enter"):
        table = at_the_curtain()
        owner = table.board.viewer
        table.on_intent(Key(way))
        assert not table.curtain
        assert hand(table, owner) <= table.picture(ROOM).faces()
    table = at_the_curtain()
    owner = table.board.viewer
    x, y = middle(table, "show")
    table.on_intent(Press(x, y, "show"))
    table.on_intent(Release(x, y, "show"))
    assert hand(table, owner) <= table.picture(ROOM).faces()


def test_the_one_who_sits_there_is_told_by_name() -> None:
    names = ("Anne", "Bertrand")
    for turn in (1, 2):
        table = at_the_curtain(turn)
        table.on_intent(Key("space"))
        lower = [
            item.words
            for item in table.picture(ROOM).items
            if isinstance(item, Text) and item.x > 304 and item.y > 400
        ]
        assert names[table.board.viewer] in lower
        assert names[table.board.viewer.other] not in lower
