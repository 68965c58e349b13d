"""The table as a value: what an intent changes, what it does not, and who is shown what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct

from game.games import PIQUET
from game.session.juncture import Juncture
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.intents import Drag, FocusLost, Hover, Intent, Key, Press, Release
from game.stage.picture import CardAt, Picture
from game.table.table import TableScene
from game.table.ui import ui_of
from game.table.ui_parts import Happened
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.choices import MayExchange, MayPlay
from rules.piquet.game import RULES
from tests.game.hand import Manner, Person, spot
from tests.game.partie import USUAL, Play, at_table
from tests.game.test_two_players_privacy import allowed
from tests.rules.laws import shown_to


def playing(asked: type[object], motion: Motion = Motion.OFF) -> Play:
    play = Play(at_table(5, motion=motion), Person(Manner.MOUSE, 5))
    play.run(until=lambda: play.table.asks and isinstance(play.table.board.seen.choices, asked))
    play.wait(0.5)
    return play


def counted(play: Play, monkeypatch: pytest.MonkeyPatch) -> list[Room]:
    """A list that grows by every picture that the table composes."""
    made: list[Room] = []
    compose: Callable[[TableScene, Room], Picture] = TableScene.picture

    def picture(table: TableScene, room: Room) -> Picture:
        made.append(room)
        return compose(table, room)

    monkeypatch.setattr(TableScene, "picture", picture)
    assert play.stack.picture(play.room).items
    assert len(made) == 1
    return made


def test_no_picture_is_composed_because_the_mouse_moved_or_was_pressed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = playing(MayExchange)
    deal = play.table.board.seen.deal
    assert deal is not None
    x, y = spot(play.picture(), CardAt(str(min(deal.hand))))
    made = counted(play, monkeypatch)
    for step in range(60):
        play.stack.on_intent(Hover(20.0 * step, 13.0 * step))
    way: tuple[Intent, ...] = (Press(x, y), Drag(x + 40, y - 40), Drag(x + 80, y), Release(x, y))
    for intent in (*way, Press(x, y), Release(x, y), FocusLost()):
        play.stack.on_intent(intent)
    assert len(made) == 1


def test_a_pointer_that_meets_nothing_changes_nothing() -> None:
    play = playing(MayPlay)
    play.stack.on_intent(Hover(600, 300))  # off the card that was played
    play.wait(0.5)
    play.picture()
    before, top = play.stack.changed, play.table.board.top
    for step in range(40):
        play.stack.on_intent(Hover(600 + step, 300))
    assert play.table.board.top is top
    assert play.stack.changed == before


def test_what_lies_there_is_never_changed_but_another_value_takes_its_place() -> None:
    play = playing(MayExchange)
    play.picture()
    before, count = play.table.board.top, play.stack.changed
    chosen, focus = before.hand_state.chosen, before.hand_state.focus
    play.stack.on_intent(Key("right"))
    play.stack.on_intent(Key("space"))
    after = play.table.board.top
    assert after is not before
    assert (before.hand_state.chosen, before.hand_state.focus) == (chosen, focus)
    assert (after.hand_state.chosen, after.hand_state.focus) != (chosen, focus)
    assert play.stack.changed != count
    for field in before.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(before, field, None)


def test_a_game_that_has_no_word_on_who_may_see_an_event_shows_it_to_nobody() -> None:
    unheard_of: Any = object()
    state = playing(MayExchange).table.session.state
    juncture = Juncture(RULES, state, unheard_of)
    for player in Player:
        with pytest.raises((AssertionError, TypeError)):
            juncture.edition(player)


@pytest.mark.parametrize("people", [(Player.A,), (Player.B,), tuple(Player)])
def test_a_face_is_told_of_every_event_what_the_viewer_may_know(
    people: tuple[Player, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    face, told = ui_of(PIQUET), 0
    plain = face.spoken_after

    def spoken(before: Any, happened: Happened) -> Any:
        nonlocal told
        told += 1
        viewer = table.board.viewer
        assert happened.seen.player is happened.before.player is viewer
        state = table.session.state
        if state.deal is None:  # cards that are cut are public
            return plain(before, happened)
        known, seat = allowed(state, viewer), state.deal.seat(viewer)
        known |= {card for event in state.deal.history for card in shown_to(event, seat)}
        for event in (happened.event, happened.before_it, happened.after_it):
            assert cards_in(event) <= known, f"{viewer} is told of {event}"
        return plain(before, happened)

    monkeypatch.setattr(face, "spoken_after", spoken)
    table = at_table(8, people=people)
    Play(table, Person(Manner.KEYS, 8), USUAL).run_deals(1)
    assert told > 60


def cards_in(value: object) -> frozenset[Card]:
    """Every card that stands anywhere in an event."""
    if isinstance(value, Card):
        return frozenset({value})
    if isinstance(value, tuple | frozenset):
        return frozenset().union(*map(cards_in, value))
    if isinstance(value, Struct):
        return frozenset().union(
            *(cards_in(getattr(value, field)) for field in value.__struct_fields__)
        )
    return frozenset()
