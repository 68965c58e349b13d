"""A finished trick stays until it was read: for as long as one likes, or until one goes on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.preferences import READ_UNTIL_PRESSED
from game.stage.director import Motion
from game.stage.intents import Key, Press, Release
from rules.piquet.state import Phase
from tests.game.hand import Manner, Person, spot
from tests.game.partie import Play, around, at_table

FRAME = 1 / 60


def finished(pause: int, motion: Motion, seed: int = 3) -> Play:
    """A table at which a trick has just been finished and its last card has come.

    Nothing moves before the calls: the way there is not what is looked at.
    """
    table = at_table(seed, motion=Motion.OFF)
    around(table).likes = replace(around(table).likes, trick_pause=pause)
    play = Play(table, Person(Manner.KEYS, seed, whims=0), tick=0.02)
    play.run(until=lambda: table.board.seen.phase is Phase.CALLS)
    table.board.director.motion = motion

    def is_finished() -> bool:
        deal, director = table.board.seen.deal, table.board.director
        return deal is not None and deal.table.reply is not None and not director.moving

    play.run(until=is_finished)
    return play


def lies(play: Play) -> bool:
    deal = play.table.board.seen.deal
    return deal is not None and deal.table.reply is not None


def seconds_it_lies(play: Play) -> float:
    seconds = 0.0
    while lies(play):
        play.stack.tick(FRAME)
        seconds += FRAME
        assert seconds < 10
    return seconds


@pytest.mark.parametrize("motion", list(Motion))
@pytest.mark.parametrize("pause", [600, 2000])
def test_a_trick_lies_as_long_as_one_likes_at_every_pace(motion: Motion, pause: int) -> None:
    """Motion is how things move; how long one reads is another choice."""
    # The scripted player may have looked at it for a third of a second already.
    assert pause / 1000 - 0.4 < seconds_it_lies(finished(pause, motion)) < pause / 1000 + 0.1


def test_no_pause_is_no_pause() -> None:
    table = at_table(3, motion=Motion.NORMAL)
    play = Play(table, Person(Manner.KEYS, 3, whims=0), tick=0.02)
    still = 0

    def over() -> bool:
        nonlocal still
        still = still + 1 if lies(play) and not table.board.director.moving else 0
        assert still <= 2
        return len(table.session.state.results) == 1

    play.run(until=over)


@pytest.mark.parametrize("how", ["space", "enter", "click", "button"])
def test_a_trick_that_waits_goes_when_one_goes_on(how: str) -> None:
    play = finished(READ_UNTIL_PRESSED, Motion.NORMAL)
    for _ in range(600):
        play.stack.tick(0.1)
    assert lies(play)
    assert not play.stack.moving, "nothing is drawn while a trick waits to be read"
    prompt = play.table.acting.prompt
    assert prompt.sentence
    assert prompt.detail
    count = play.table.session.count
    if how in ("space", "enter"):
        play.stack.on_intent(Key(how))
    else:
        x, y = (640, 300) if how == "click" else spot(play.picture(), "do")
        play.stack.on_intent(Press(x, y))
        play.stack.on_intent(Release(x, y))
    play.stack.tick(FRAME)
    assert not lies(play)
    assert play.table.session.count == count, "going on plays no card"


def test_a_press_ends_a_timed_pause_too() -> None:
    play = finished(3000, Motion.NORMAL)
    play.stack.on_intent(Key("space"))
    assert seconds_it_lies(play) <= 2 * FRAME


def test_a_pause_chosen_in_the_middle_of_a_deal_holds_for_the_next_trick() -> None:
    play = finished(600, Motion.OFF)
    around(play.table).likes = replace(around(play.table).likes, trick_pause=2000)
    play.run(until=lambda: not lies(play))
    play.run(until=lambda: lies(play))
    assert seconds_it_lies(play) > 1.5
