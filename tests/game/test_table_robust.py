"""Whatever anybody does with mouse, keyboard and window, the table stands and stays legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from random import Random

import pytest
from msgspec.structs import replace

from game.piquet.ui.animations import lay
from game.session.course import actions_of
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.intents import (
    Drag,
    FocusGained,
    FocusLost,
    Hover,
    Intent,
    Key,
    OutOfSight,
    Press,
    Release,
    Resized,
    Scroll,
    TextTyped,
)
from game.stage.picture import CardAt, CardItem, Picture
from game.table.state import Curtain, Sentence
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Call
from rules.piquet.choices import MayPlay
from rules.piquet.events import CardPlayed, PointCalled, SequenceCalled, SetCalled
from rules.piquet.pack import in_order
from rules.piquet.record.notation import parse_action
from rules.piquet.seats import ELDER
from rules.piquet.state import State
from tests.game.hand import Manner, Person, middle, spot
from tests.game.partie import SMALL, USUAL, Play, Slip, at_table
from tests.game.pilot import EstimatingRuler
from tests.game.test_pilot_partie import FIVE_HEARTS, FIVE_SPADES, stacked
from tests.game.test_two_players_privacy import Screen

KEYS = (
    "enter", "space", "escape", "left", "right", "up", "down", "tab", "backspace", "delete",
    "home", "end", "pageup", "pagedown", "f1", "f5", "n", "s", "d", "?", "1", "é", "#",
)  # fmt: skip
ROOMS = (USUAL, SMALL, Room(1896, 800, EstimatingRuler()), Room(1024, 1400, EstimatingRuler()))


class Lines:
    """A log that a second partie is replayed from."""

    def __init__(self) -> None:
        self.kept: list[str] = []

    def store(self, number: int, line: str) -> bool:
        assert number == len(self.kept)
        self.kept.append(line)
        return True

    def finish(self, state: State, assisted: Collection[int]) -> bool:
        return state.settlement is not None


class Monkey:
    """Does anything anywhere, mostly near what can be touched, so that parties go on."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.done: Counter[str] = Counter()

    def intents(self, picture: Picture, room: Room) -> tuple[Intent, ...]:
        """One gesture: often a whole click or drag, often a part of one that makes no sense."""
        x, y = self.point(picture, room)
        to = self.point(picture, room)
        makers: tuple[tuple[int, Callable[[], tuple[Intent, ...]]], ...] = (
            (40, lambda: (Press(x, y), Release(x, y))),
            (8, lambda: (Press(x, y), Drag(*to), Release(*to))),
            (8, lambda: (Press(x, y),)),
            (8, lambda: (Release(x, y),)),
            (4, lambda: (Drag(x, y),)),
            (2, lambda: (Hover(x, y),)),
            (30, lambda: (Key(self.chance.choice(KEYS), shift=self.chance.random() < 0.1),)),
            (2, lambda: (Resized(),)),
            (1, lambda: (FocusLost(), FocusGained())),
            (1, lambda: (OutOfSight(),)),
            (1, lambda: (Scroll(self.chance.choice((-1.0, 1.0))),)),
            (1, lambda: (TextTyped("x"),)),
        )
        (make,) = self.chance.choices([m for _, m in makers], [weight for weight, _ in makers])
        gesture = make()
        self.done.update(type(intent).__name__ for intent in gesture)
        return gesture

    def point(self, picture: Picture, room: Room) -> tuple[float, float]:
        if picture.targets and self.chance.random() < 0.8:
            x, y = middle(self.chance.choice(picture.targets))
            return x + self.chance.uniform(-20, 20), y + self.chance.uniform(-20, 20)
        return self.chance.uniform(-50, room.width + 50), self.chance.uniform(-50, room.height + 50)


@pytest.mark.parametrize(
    ("seed", "people"), [(0, (Player.A,)), (1, (Player.A, Player.B)), (2, (Player.A,))]
)
def test_a_thousand_intents_of_any_kind_break_nothing(
    seed: int, people: tuple[Player, ...]
) -> None:
    log, monkey = Lines(), Monkey(seed)
    motion = (Motion.OFF, Motion.NORMAL, Motion.FAST)[seed]
    play = Play(at_table(seed, people=people, motion=motion, log=log), Person(Manner.MOUSE))
    for _ in range(2000 if len(people) > 1 else 1000):  # two have a curtain and questions between
        if play.over:
            break
        if isinstance(play.stack.top, Slip):
            play.turn()
            continue
        for intent in monkey.intents(play.picture(), play.room):
            if isinstance(intent, Resized):
                play.room = monkey.chance.choice(ROOMS)
            play.stack.on_intent(intent)
            play.picture()
        play.wait(monkey.chance.choice((0.0, 0.1, 0.3)))
    assert sum(monkey.done.values()) > 1000
    state = partie.start()
    for line in actions_of(log.kept):  # he takes back too
        state = partie.apply(state, parse_action(line))[-1].state
    assert state == play.table.session.state
    assert len(log.kept) > 10, "somebody who presses everything gets on"


def test_after_a_monkey_a_person_plays_the_partie_to_its_end() -> None:
    monkey = Monkey(11)
    play = Play(at_table(11), Person(Manner.MOUSE, 11))
    for _ in range(600):
        if not isinstance(play.stack.top, Slip):
            for intent in monkey.intents(play.picture(), play.room):
                play.stack.on_intent(intent)
        play.wait(0.1)
    if isinstance(play.stack.top, Slip):
        play.turn()
    play.stack.on_intent(Release(0, 0))
    board = play.table.board
    board.top = replace(board.top, hint=Sentence())
    play.run()
    assert play.table.session.state.settlement is not None


def test_two_people_and_a_monkey_at_one_screen_see_no_face_too_many() -> None:
    """The monkey may lift the curtain: then the one on turn looks."""
    monkey = Monkey(5)
    table = at_table(5, people=(Player.A, Player.B), motion=Motion.FAST)
    screen = Screen(table)
    play = Play(table, Person(Manner.MOUSE, 5), watch=screen.look)
    for _ in range(900):
        if play.over:
            break
        if isinstance(play.stack.top, Slip):
            play.turn()
            continue
        for intent in monkey.intents(play.picture(), play.room):
            was_drawn, was_open = table.curtain, not table.board.hand_state.concealed
            play.stack.on_intent(intent)
            if was_drawn and table.board.top.curtain is not Curtain.DRAWN:
                screen.comes()
            elif was_open and table.board.hand_state.concealed and not table.curtain:
                screen.goes()
        play.wait(0.1)
    assert screen.seen["curtain"] > 10


def test_the_second_half_of_a_double_click_plays_no_card() -> None:
    """The first click plays a card; the next one asked for may come up under the pointer."""
    play = Play(at_table(1), Person(Manner.MOUSE, 1, whims=0))
    board = play.table.board
    play.run(until=lambda: board.top.asked and isinstance(board.seen.choices, MayPlay))
    while play.done["play"] < 6:
        play.wait()
        may = board.seen.choices
        if not board.top.asked or not isinstance(may, MayPlay):
            play.turn()
            continue
        x, y = spot(play.picture(), CardAt(str(in_order(may.cards)[0])))
        play.done["play"] += 1
        _double_click(play, x, y)


def test_the_second_half_of_a_double_click_presses_no_button() -> None:
    """What is called next is offered in the same place."""
    play = Play(at_table(2, packs={1: FIVE, 2: FIVE}), Person(Manner.MOUSE, 2, whims=0))
    board = play.table.board
    for _ in range(3):
        play.run(until=lambda: board.top.asked and _calls(play) and _elder(play))
        play.wait()
        _double_click(play, *spot(play.picture(), "do"))
        play.turn()


def test_a_click_at_the_very_moment_something_is_asked_does_nothing() -> None:
    """It was meant for what was there before, however long that took."""
    table = at_table(2, packs={1: FIVE, 2: FIVE}, motion=Motion.NORMAL)
    play = Play(table, Person(Manner.MOUSE, 2, whims=0))
    play.run(until=lambda: table.board.top.asked and _calls(play) and _elder(play))
    play.wait()
    _double_click(play, *spot(play.picture(), "do"), soon=9)


FIVE = stacked(FIVE_SPADES, FIVE_HEARTS)


def _calls(play: Play) -> bool:
    return any(isinstance(offer.action, Call) for offer in play.table.acting.prompt.offers)


def _elder(play: Play) -> bool:
    deal = play.table.board.seen.deal
    return deal is not None and deal.seat is ELDER


def _double_click(play: Play, x: float, y: float, soon: float = 0.16) -> None:
    """Twice in one place; the second when something is asked again, or after `soon` seconds."""
    board, clock = play.table.board, play.table.board.clock
    before = _own_actions(play)
    play.stack.on_intent(Press(x, y))
    play.stack.on_intent(Release(x, y))
    began = clock.now
    play.stack.tick(0.01)
    while clock.now - began < soon and not board.top.asked:
        play.stack.tick(0.01)
    play.picture()
    play.stack.on_intent(Press(x, y))
    play.stack.on_intent(Release(x, y))
    for _ in range(10):
        play.stack.tick(0.02)
    assert _own_actions(play) == before + 1


def _own_actions(play: Play) -> int:
    """How many calls the person has made and cards put down in all of this deal."""
    deal = play.table.session.state.current
    seat = deal.seat(Player.A)
    own = [event for event in deal.history if getattr(event, "seat", None) is seat]
    said = PointCalled | SequenceCalled | SetCalled | CardPlayed
    return sum(isinstance(event, said) for event in own)


def test_clicks_while_something_is_left_to_be_read_end_that_and_do_nothing_else() -> None:
    """Also the second of two, which comes when all is over and the next button lies there."""
    table = at_table(2, packs={1: FIVE, 2: FIVE}, motion=Motion.NORMAL)
    play = Play(table, Person(Manner.MOUSE, 2, whims=0), tick=0.02)
    board = table.board

    def reading() -> bool:
        return not board.waiting and not board.moved_on and _elder(play) and _calls(play)

    play.run(until=reading)
    play.wait(0.22)
    assert reading()
    x, y = spot(play.picture(), "do")
    before = table.session.count
    for _ in range(3):
        play.stack.on_intent(Press(x, y))
        play.stack.on_intent(Release(x, y))
        play.stack.tick(0.04)
        assert board.moved_on
    assert table.session.count == before


@pytest.mark.parametrize("key", ["s", "left", "d"])
def test_a_hand_arranged_while_it_is_dealt_lies_so_when_it_has_come(key: str) -> None:
    play = Play(at_table(3, motion=Motion.NORMAL), Person(Manner.MOUSE, 3, whims=0), tick=0.04)
    board = play.table.board
    play.run(until=lambda: play.table.moving and board.shown.deals.number > 0)
    play.stack.on_intent(Key(key))
    play.run(until=lambda: board.moved_on)
    assert {item.key: item for item in board.director.items()} == lay(
        board.seen, board.hand_state, play.room
    )


@pytest.mark.parametrize("room", ROOMS[1:])
def test_a_new_size_in_mid_flight_lands_every_card_where_it_belongs(room: Room) -> None:
    play = Play(at_table(3, motion=Motion.NORMAL), Person(Manner.MOUSE, 3, whims=0), tick=0.04)
    play.run(until=lambda: play.table.moving and play.table.board.shown.deals.number > 0)
    play.room = room
    play.stack.on_intent(Resized())
    board = play.table.board
    cards = {item.key: item for item in play.picture().items if isinstance(item, CardItem)}
    assert cards == lay(board.seen, board.hand_state, room)
    play.run_deals(1)
