"""Cards put out by clicks: the hand closes with the click, and no card is thrown unmeant."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.piquet.ui.hand_state import HandState
from game.stage.basics import Pose, Room
from game.stage.director import Motion
from game.stage.intents import Hover, Press, Release
from game.stage.picture import CardAt, CardItem
from game.table.mouse import DOUBLE
from rules.core.cards import Card, cards
from rules.piquet.choices import MayExchange
from tests.game.hand import Manner, Person, spot
from tests.game.partie import SMALL, USUAL, Play, at_table
from tests.game.pilot import EstimatingRuler

TALL = Room(1024, 1400, EstimatingRuler())
HAND = cards("AS KS TS 7S AH 9H AC KC JC 8C QD TD")


def choosing(room: Room = USUAL, motion: Motion = Motion.OFF, seed: int = 2) -> Play:
    """Somebody is asked what to put out."""
    play = Play(at_table(seed, motion=motion), Person(Manner.MOUSE, seed), room)
    board = play.table.board
    play.run(until=lambda: board.top.asked and isinstance(board.seen.choices, MayExchange))
    play.wait(2)
    return play


def fan(play: Play) -> list[tuple[str, Pose]]:
    """The cards that are held, from left to right."""
    out = set(map(str, chosen(play)))
    lying = [item for item in play.picture().items if isinstance(item, CardItem)]
    hand = [i for i in lying if i.face and i.key not in out and i.pose.width > 90]
    return sorted(((item.key, item.pose) for item in hand), key=lambda held: held[1].x)


def chosen(play: Play) -> tuple[Card, ...]:
    hand_state = play.table.board.hand_state
    assert isinstance(hand_state, HandState)
    return hand_state.chosen


def press(play: Play, x: float, y: float) -> None:
    for intent in (Hover(x, y), Press(x, y), Release(x, y)):
        play.stack.on_intent(intent)
        play.picture()


def put_out(play: Play, key: str) -> tuple[float, float]:
    """A card is clicked, and lies put out; the point where."""
    at = spot(play.picture(), CardAt(key))
    press(play, *at)
    return at


def test_while_one_chooses_each_card_is_clicked_where_it_was_seen() -> None:
    """The hand closed up after each click, and the next card moved from under the pointer."""
    play = choosing(motion=Motion.NORMAL)
    seen = fan(play)
    for at in (1, 2, 3, 7):
        x, y = seen[at][1].x - 20, seen[at][1].y
        press(play, x, y)
        _pass(play, 1.0)
        now = dict(fan(play))
        lie = {key: pose.x for key, pose in seen if key in now}
        assert all(abs(now[key].x - lie[key]) <= 8 for key in now), "but what makes room beside one"
    assert [str(card) for card in chosen(play)] == [seen[at][0] for at in (1, 2, 3, 7)]


@pytest.mark.parametrize("room", [USUAL, SMALL, TALL], ids=("wide", "small", "tall"))
def test_once_the_pointer_has_left_the_holes_close_to_a_slot(room: Room) -> None:
    play = choosing(room)
    whole = [pose for _, pose in fan(play)]
    step = whole[6].x - whole[5].x
    for key in [fan(play)[i][0] for i in (1, 3, 4)]:
        put_out(play, key)
    play.stack.on_intent(Hover(5, 5))
    play.picture()
    play.wait(2)
    held = [pose for _, pose in fan(play)]
    gaps = [b.x - a.x for a, b in pairwise(held)]
    assert len(held) == 9
    assert min(gaps) == pytest.approx(step, abs=2)
    assert 1.1 * min(gaps) < max(gaps) < 1.35 * min(gaps)
    assert held[-1].x - held[0].x < whole[-1].x - whole[0].x
    assert held[0].x + held[-1].x == pytest.approx(whole[0].x + whole[-1].x)
    assert held[0].angle == pytest.approx(-held[-1].angle)


def test_no_card_moves_by_two_thirds_of_a_step_and_all_is_back_with_the_card() -> None:
    play = choosing()
    for key, _ in fan(play)[1:10:2][:4]:
        before = dict(fan(play))
        put_out(play, key)
        play.stack.on_intent(Hover(5, 5))
        play.wait(1)
        now = dict(fan(play))
        assert all(abs(now[other].x - before[other].x) < 64 * 2 / 3 for other in now)
    for card in chosen(play):
        put_out(play, str(card))
        play.wait(1)
    play.stack.on_intent(Hover(5, 5))
    play.wait(1)
    lying = [pose.x for _, pose in fan(play)]
    assert len(lying) == 12
    assert max(b - a for a, b in pairwise(lying)) < 65


def test_a_pointer_that_rests_among_the_cards_or_leaves_them_moves_none() -> None:
    play = choosing(motion=Motion.NORMAL)
    put_out(play, fan(play)[4][0])
    play.wait(1)
    risen = fan(play)
    play.wait(5)
    assert fan(play) == risen
    play.stack.on_intent(Hover(5, 5))
    play.wait(1)
    places = {key: pose.x for key, pose in fan(play)}
    lying = {item.key: item.pose.x for item in play.table.board.director.items()}
    assert all(abs(places[key] - lying[key]) < 2 for key in places), "only the layout moves them"


@pytest.mark.parametrize("motion", [Motion.OFF, Motion.NORMAL])
def test_a_card_put_out_lies_in_its_place_though_the_pointer_rests(motion: Motion) -> None:
    play = choosing(motion=motion)
    key = fan(play)[4][0]
    put_out(play, key)
    _pass(play, 1)
    lies = {item.key: item.pose for item in play.table.board.director.items()}
    seen = {i.key: i.pose for i in play.picture().items if isinstance(i, CardItem)}
    assert seen[key] == lies[key]
    play.stack.on_intent(Hover(lies[key].x, lies[key].y))
    play.picture()
    play.wait(1)
    seen = {i.key: i.pose for i in play.picture().items if isinstance(i, CardItem)}
    assert seen[key].y < lies[key].y, "it rises when it is pointed at there"


@pytest.mark.parametrize("at", range(12))
@pytest.mark.parametrize("after", [0.05, 0.2, DOUBLE - 0.05])
def test_the_second_half_of_a_double_click_throws_no_neighbour(at: int, after: float) -> None:
    play = choosing(motion=Motion.NORMAL)
    key = fan(play)[at][0]
    x, y = put_out(play, key)
    _pass(play, after)
    press(play, x, y)
    assert {str(card) for card in chosen(play)} <= {key}


@pytest.mark.parametrize("at", range(11))
@pytest.mark.parametrize("after", [0.0, 0.05, 0.1])
def test_a_card_that_is_pressed_while_the_hand_closes_is_the_one_that_goes(
    at: int, after: float
) -> None:
    play = choosing(motion=Motion.NORMAL)
    first, key = [held[0] for held in fan(play)][11], fan(play)[at][0]
    put_out(play, first)
    _pass(play, after)
    put_out(play, key)
    assert [str(card) for card in chosen(play)] == [first, key]


def test_a_click_elsewhere_or_later_is_meant() -> None:
    play = choosing(motion=Motion.NORMAL)
    put_out(play, fan(play)[4][0])
    put_out(play, fan(play)[8][0])
    assert len(chosen(play)) == 2, "at once, on another card"
    play.wait(1)
    x, y = put_out(play, fan(play)[2][0])
    _pass(play, DOUBLE + 0.1)
    press(play, x, y)
    assert len(chosen(play)) == 3, "later, where nothing is seen any more"


def _pass(play: Play, seconds: float) -> None:
    for _ in range(round(seconds / 0.01)):
        play.stack.tick(0.01)
        play.picture()
