"""Quick hands at the table: what moves because of them never costs a key or a click."""

from __future__ import annotations

from game.stage.director import Motion
from game.stage.intents import Key, Press, Release
from game.stage.picture import CardAt
from rules.piquet.choices import MayExchange
from tests.game.hand import Manner, Person, spot
from tests.game.partie import Play, at_table

FRAME = 1 / 60


def exchanging(seed: int) -> Play:
    """A table at which the person is asked to exchange, and all is still."""
    play = Play(at_table(seed, motion=Motion.NORMAL), Person(Manner.KEYS, seed, whims=0), tick=0.04)
    table = play.table
    play.run(until=lambda: table.asks and isinstance(table.board.seen.choices, MayExchange))
    play.wait(0.3)
    return play


def test_a_card_is_put_out_in_the_frame_after_it_was_pointed_at() -> None:
    play = exchanging(3)
    play.stack.on_intent(Key("right"))
    play.stack.tick(FRAME)
    play.stack.on_intent(Key("space"))
    assert len(play.table.board.hand_state.chosen) == 1


def test_cards_are_chosen_as_fast_as_they_are_clicked() -> None:
    play = exchanging(4)
    deal = play.table.board.seen.deal
    assert deal is not None
    wanted = sorted(deal.hand, key=str)[:3]
    for card in wanted:
        x, y = spot(play.picture(), CardAt(str(card)))
        play.stack.on_intent(Press(x, y))
        play.stack.on_intent(Release(x, y))
        play.stack.tick(FRAME)
    assert sorted(play.table.board.hand_state.chosen, key=str) == wanted
