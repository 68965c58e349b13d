"""What somebody who never saw the game stumbled over at the table, and does no more."""

from __future__ import annotations

from game.piquet.answering import answered_for
from game.stage.director import Motion
from game.stage.picture import Room
from game.words.catalogue import say
from tests.game.hand import Manner, Person
from tests.game.partie import Play, at_table
from tests.game.pilot import EstimatingRuler


def playing(seed: int, motion: Motion = Motion.OFF) -> Play:
    """A person at the table who is told about the game."""
    table = at_table(seed, motion=motion)
    table.acting.guiding = True
    return Play(table, Person(Manner.KEYS, seed), Room(1280, 800, EstimatingRuler()))


def test_who_has_only_good_to_say_is_told_so_and_offered_nothing_to_press() -> None:
    heard: set[str] = set()
    for seed in range(4):
        play = playing(seed, Motion.NORMAL)
        for _ in range(900):
            play.turn()
            table = play.table
            if table.acting.at_rest and answered_for(table.board.seen):
                assert table.acting.prompt.offers == ()
                heard.add(table.acting.prompt.detail)
        if heard:
            break
    assert heard == {say("now.answer.for-you")}
