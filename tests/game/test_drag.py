"""A deal by dragging alone, and what a drag may and may not do; at the table and in the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.piquet.ui.animations import lay
from game.piquet.ui.hand_state import HandState, own_hand
from game.piquet.ui.measures import slots
from game.stage.director import Motion
from game.stage.intents import Drag, FocusLost, Hover, Key, Press, Release
from game.stage.picture import CardAt, CardItem, Shadow
from game.stage.places import Places
from rules.core.cards import Card
from rules.piquet.choices import MayExchange, MayPlay
from rules.piquet.pack import in_order
from rules.piquet.view import DealView
from tests.game.hand import Manner, Person, drag, spot
from tests.game.partie import Play, at_table
from tests.game.windowed import Visitor, visit


def playing(seed: int, motion: Motion = Motion.OFF) -> Play:
    return Play(at_table(seed, motion=motion), Person(Manner.DRAG, seed))


def awaited(play: Play, choice: type) -> None:
    """Play until the person is asked for that."""
    board = play.table.board
    play.run(until=lambda: board.top.asked and isinstance(board.seen.choices, choice))
    play.wait()


def let_fall(play: Play, card: Card, to: tuple[float, float]) -> None:
    for intent in drag(play.picture(), CardAt(str(card)), to):
        play.stack.on_intent(intent)
        play.picture()
    play.wait()


def hand(play: Play) -> tuple[Card, ...]:
    return in_order(deal_of(play).hand)


def chosen(play: Play) -> tuple[Card, ...]:
    """What lies in the discard place."""
    return hand_of(play).chosen


def deal_of(play: Play) -> DealView:
    deal = play.table.board.seen.deal
    assert isinstance(deal, DealView)
    return deal


def hand_of(play: Play) -> HandState:
    hand_state = play.table.board.hand_state
    assert isinstance(hand_state, HandState)
    return hand_state


def places(play: Play) -> Places:
    return Places.of(play.room)


def test_a_whole_deal_by_dragging_only() -> None:
    play = playing(1)
    play.run_deals(1)
    assert play.done["put out"] >= 1
    assert play.done["play"] == 12


def test_a_whole_deal_by_dragging_only_in_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = Visitor(Person(Manner.DRAG, 3, whims=0.6), {"Title": ("new",)}, most=1)
    visit(visitor, tmp_path / "home", monkeypatch)
    assert visitor.done["put out"] >= 1
    assert visitor.done["play"] + visitor.done["Play"] >= 12, (
        "no card plays itself, a hint's button apart; a drag that only hurries is made again"
    )


def test_a_discard_is_dragged_out_and_back() -> None:
    play = playing(2)
    awaited(play, MayExchange)
    card = hand(play)[3]
    let_fall(play, card, slots(places(play), 5).centre)
    assert chosen(play) == (card,)
    let_fall(play, card, (places(play).centre, places(play).hand_foot - 20))
    assert chosen(play) == ()


def test_a_card_dragged_beside_the_slot_of_one_put_out_lands_where_it_was_seen_to_fall() -> None:
    play = playing(2)
    awaited(play, MayExchange)
    board, room = play.table.board, places(play)
    fan = own_hand(deal_of(play), hand_of(play))
    before = {item.key: item.pose for item in board.director.items()}
    for card in fan[4:6]:
        let_fall(play, card, slots(room, 5).centre)
    play.stack.on_intent(Hover(room.centre, 20))  # away from the hand: no card rises
    play.picture()
    play.wait(1)
    seen = {i.key: i.pose for i in play.picture().items if isinstance(i, CardItem)}
    beside, last = str(fan[3]), fan[-1]
    assert seen[beside].x - before[beside].x > 20, "the hand has closed"
    let_fall(play, last, (seen[beside].x - 10, room.hand_foot - 20))
    kept = [card for card in own_hand(deal_of(play), hand_of(play)) if card not in chosen(play)]
    assert kept == [*fan[:3], last, fan[3], *fan[6:-1]]


def test_a_card_dragged_within_the_hand_or_within_the_discards_stays() -> None:
    play = playing(2)
    awaited(play, MayExchange)
    at = places(play)
    card, other = hand(play)[0], hand(play)[5]
    let_fall(play, card, (at.right, at.hand_foot - 10))
    assert chosen(play) == ()
    let_fall(play, other, slots(at, 5).centre)
    let_fall(play, other, (at.left + 40, at.hand_top - 60))
    assert chosen(play) == (other,)


def test_more_discards_than_the_law_lets_are_refused_in_words() -> None:
    play = playing(2)
    awaited(play, MayExchange)
    board, middle = play.table.board, slots(places(play), 5).centre
    may = board.seen.choices
    assert isinstance(may, MayExchange)
    for card in hand(play)[: may.most + 1]:
        let_fall(play, card, middle)
    assert len(chosen(play)) == may.most
    assert play.table.board.top.hint.words
    assert play.table.session.state.deal is not None


def test_a_card_let_fall_over_the_hand_is_not_played() -> None:
    play = playing(1)
    awaited(play, MayPlay)
    may, before = play.table.board.seen.choices, play.table.session.count
    assert isinstance(may, MayPlay)
    card = in_order(may.cards)[0]
    let_fall(play, card, (places(play).centre, places(play).hand_foot))
    assert play.table.session.count == before
    board = play.table.board
    assert {item.key: item for item in board.director.items()} == lay(
        board.seen, board.hand_state, play.room
    )


def test_a_card_that_may_not_be_played_slides_back_and_the_rule_is_told() -> None:
    play = playing(1)

    def bound() -> bool:
        board = play.table.board
        may, deal = board.seen.choices, board.seen.deal
        asked = play.table.board.top.asked and isinstance(may, MayPlay) and deal is not None
        return asked and isinstance(may, MayPlay) and may.cards != frozenset(hand(play))

    play.run(until=bound)
    play.wait()
    board, before = play.table.board, play.table.session.count
    may = board.seen.choices
    assert isinstance(may, MayPlay)
    barred = next(card for card in hand(play) if card not in may.cards)
    let_fall(play, barred, (places(play).centre, places(play).trick_middle))
    assert play.table.session.count == before
    assert play.table.board.top.hint.words
    assert {item.key: item for item in board.director.items()} == lay(
        board.seen, board.hand_state, play.room
    )


def test_the_dragged_card_lies_under_the_pointer_above_all_others() -> None:
    play = playing(2, Motion.NORMAL)
    awaited(play, MayExchange)
    play.wait(1)
    card = hand(play)[2]
    x, y = spot(play.picture(), CardAt(str(card)))
    play.stack.on_intent(Press(x, y))
    play.stack.on_intent(Drag(700, 400))
    cards = [item for item in play.picture().items if isinstance(item, CardItem)]
    assert (cards[-1].key, cards[-1].pose.x, cards[-1].pose.y) == (str(card), 700, 400)
    assert cards[-1].shadow is Shadow.LIFT
    assert play.stack.moving
    play.stack.on_intent(Release(700, 400))
    play.stack.tick(0.01)
    (falling,) = [i for i in play.picture().items if isinstance(i, CardItem) and i.key == str(card)]
    assert abs(falling.pose.x - 700) < 150, "it slides on from where it was let go"


@pytest.mark.parametrize("key", ["escape", "?"])
def test_a_menu_in_the_middle_of_a_drag_lets_the_card_go(key: str) -> None:
    play = playing(2)
    awaited(play, MayExchange)
    card = hand(play)[2]
    x, y = spot(play.picture(), CardAt(str(card)))
    play.stack.on_intent(Press(x, y))
    play.stack.on_intent(Drag(700, 400))
    play.stack.on_intent(Key(key))
    assert play.stack.top is not play.table
    play.stack.on_intent(Release(700, 400))
    play.wait()
    play.turn()
    assert play.stack.top is play.table
    assert chosen(play) == ()
    play.run_deals(1)


def test_another_window_in_the_middle_of_a_drag_lets_the_card_go() -> None:
    """The release may happen there and never come: the card must not hang in the air."""
    play = playing(2)
    awaited(play, MayExchange)
    card = hand(play)[2]
    x, y = spot(play.picture(), CardAt(str(card)))
    play.stack.on_intent(Press(x, y))
    play.stack.on_intent(Drag(700, 400))
    play.stack.on_intent(FocusLost())
    play.wait()
    assert not play.stack.moving
    assert chosen(play) == ()
    board = play.table.board
    lying = {item.key: item for item in play.picture().items if isinstance(item, CardItem)}
    assert lying == lay(board.seen, board.hand_state, play.room)


def test_nothing_is_dragged_while_the_other_one_is_on_turn() -> None:
    play = playing(1)

    def not_mine() -> bool:
        board = play.table.board
        return board.seen.deal is not None and board.seen.choices is None

    play.run(until=not_mine)
    card, before = hand(play)[0], play.table.session.count
    x, y = spot(play.picture(), CardAt(str(card)))
    play.stack.on_intent(Press(x, y))
    play.stack.on_intent(Drag(700, 300))
    lying = {item.key: item for item in play.picture().items if isinstance(item, CardItem)}
    assert (lying[str(card)].pose.x, lying[str(card)].pose.y) != (700, 300)
    play.stack.on_intent(Release(700, 300))
    assert play.table.session.count == before
