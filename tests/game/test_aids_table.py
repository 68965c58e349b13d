"""Aids at the table: a hint, the tricks, a claim, a second click, and what the pointer shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain

import pytest
from msgspec.structs import replace

from game.piquet.ui.hand_state_steps import lifted_cards
from game.piquet.ui.keys import CLAIM
from game.piquet.ui.measures import slots
from game.piquet.ui.said.calling import describe, looked_down, offered_call
from game.piquet.ui.suggesting import PiquetAids
from game.piquet.ui.what_now import claimable
from game.stage.basics import Rect, Room
from game.stage.director import Motion
from game.stage.geometry import meet
from game.stage.intents import Hover, Key
from game.stage.picture import Bubble, CardAt, CardItem
from game.stage.places import Places
from game.words.terms import card_name
from rules.core.seats import Player
from rules.piquet.actions import Call, Exchange
from rules.piquet.actions import Play as Play_
from rules.piquet.choices import MayCall, MayExchange, MayPlay
from rules.piquet.pack import height, in_order
from tests.game.dealing import views
from tests.game.hand import Manner, Person, click, spot
from tests.game.partie import SMALL, USUAL, Play, around, at_table, refusals, suggestion
from tests.soak_inputs import Clumsy

AIDS = PiquetAids()


def at(until: Callable[[Play], bool], seed: int = 3, motion: Motion = Motion.OFF) -> Play:
    """A table at which somebody is asked and something is so."""
    play = Play(at_table(seed, motion=motion), Person(Manner.KEYS, seed, whims=0))
    play.run(until=lambda: play.table.asks and until(play))
    play.wait(0.4)
    return play


def asked(what: type, tricks: int = 0) -> Callable[[Play], bool]:
    def so(play: Play) -> bool:
        seen = play.table.board.seen
        played = len(seen.deal.table.tricks) if seen.deal is not None else 0
        return isinstance(seen.choices, what) and played >= tricks

    return so


def press(play: Play, *keys: str) -> None:
    for key in keys:
        play.stack.on_intent(Key(key))
    play.wait(0.3)


# ---- a hint


def test_a_card_is_advised_before_a_call_with_the_word_that_nothing_is_said() -> None:
    """It said why the card is led, and left whoever heard it alone with his calls."""
    seen = at(asked(MayCall)).table.board.seen
    (card, *_) = sorted(seen.choices.cards)
    assert seen.choices.calls
    assert AIDS.reason(seen, Play_(card)).endswith(
        ", and no call first: here it would gain nothing."
    )


@pytest.mark.parametrize("what", [MayExchange, MayCall, MayPlay])
def test_h_lifts_the_cards_and_says_why_and_does_nothing(what: type) -> None:
    play = at(asked(what))
    board, state = play.table.board, play.table.session.state
    press(play, "h")
    suggested = suggestion(board.seen)
    assert AIDS.cards(suggested)
    assert lifted_cards(board.seen, board.hand_state) == AIDS.cards(suggested)
    assert play.table.board.top.news.words == AIDS.reason(board.seen, suggested)
    assert play.table.session.state is state
    assert play.table.humans[Player.A].idle
    heights = {item.key: item.pose.y for item in board.director.items()}
    assert board.seen.deal is not None
    resting = [heights[str(card)] for card in board.seen.deal.hand - AIDS.cards(suggested)]
    assert all(heights[str(card)] < max(resting, default=1e9) for card in AIDS.cards(suggested))


@pytest.mark.parametrize("what", [MayExchange, MayPlay])
def test_h_twice_lays_it_ready_and_enter_takes_it(what: type) -> None:
    play = at(asked(what))
    suggested, state = suggestion(play.table.board.seen), play.table.session.state
    press(play, "h", "h")
    assert play.table.session.state is state
    if isinstance(suggested, Exchange):
        assert frozenset(play.table.board.hand_state.chosen) == suggested.cards
    press(play, "enter")
    assert play.table.session.state is not state


def test_the_same_question_gets_the_same_answer() -> None:
    play = at(asked(MayExchange))
    seen = play.table.board.seen
    assert len({AIDS.reason(seen, suggestion(seen)) for _ in range(5)}) == 1


def test_a_suit_is_called_the_longest_only_while_there_is_length() -> None:
    """A single last card was recommended as “your longest suit”."""
    last = kept = 0
    for seen in chain.from_iterable(map(views, range(30))):
        if not isinstance(seen.choices, MayPlay) or seen.deal is None or seen.deal.table.led:
            continue
        held = Counter(card.suit for card in seen.deal.hand)
        for card in seen.deal.hand:
            told = AIDS.reason(seen, Play_(card))
            assert "longest suit" not in told or held[card.suit] >= 3
            if "wins later too" in told:
                kept += 1
                (waits,) = [one for one in seen.deal.hand if f"; {card_name(one)} wins" in told]
                assert waits.suit is not card.suit or height(waits) > height(card)
            if len(seen.deal.hand) == 1:
                last += "your last card" in told
    assert last
    assert kept


def test_while_the_other_is_on_turn_nothing_is_suggested() -> None:
    play = at(asked(MayPlay))
    play.run(until=lambda: play.table.board.seen.choices is None)
    press(play, "h")
    assert play.table.board.hand_state.hinted == frozenset()


def test_before_the_curtain_nothing_is_suggested_and_no_trick_is_opened() -> None:
    table = at_table(3, people=tuple(Player))
    play = Play(table, Person(Manner.KEYS, 3, whims=0))
    play.run(until=lambda: table.curtain)
    for key in ("h", "t", "s", "d"):
        play.stack.on_intent(Key(key))
        assert play.picture().faces() == frozenset()
    assert table.board.hand_state.hinted == frozenset()


@pytest.mark.parametrize("room", [USUAL, SMALL])
def test_cards_of_a_hint_stay_clear_of_the_place_for_discards(room: Room) -> None:
    play = at(asked(MayExchange))
    play.room = room
    press(play, "h")
    play.wait(1.0)
    board = play.table.board
    hinted = board.hand_state.hinted
    assert hinted
    seen = board.seen
    assert isinstance(seen.choices, MayExchange)
    foot = slots(Places.of(room), seen.choices.most).bottom
    lifted = [
        i.pose
        for i in play.picture().items
        if isinstance(i, CardItem) and i.key in {str(card) for card in hinted}
    ]
    assert all(pose.y - pose.height / 2 > foot for pose in lifted)


# ---- the tricks


def test_t_opens_every_trick_that_was_played_and_nothing_else() -> None:
    play = at(asked(MayPlay, tricks=5))
    deal = play.table.board.seen.deal
    assert deal is not None
    before = play.picture().faces()
    press(play, "t")
    read = {i.face for i in play.picture().items if isinstance(i, CardItem) and i.key[:4] == "read"}
    assert read == {str(card) for trick in deal.table.tricks for card in (trick.led, trick.reply)}
    lying = [i for i in play.picture().items if isinstance(i, CardItem) and i.key[:4] == "read"]
    assert not any(card.dimmed for card in lying), "beaten cards are to be read as well"
    places = [each.place for each in play.picture().targets if each.key == "tricks"]
    said = [each.rect for each in play.picture().items if isinstance(each, Bubble)]
    for sheet in places:
        assert isinstance(sheet, Rect)
        assert not any(meet(each, sheet) for each in said), "it would be half seen"
    now = play.picture().faces()
    assert now <= before, "no face but those that lie open anyway"
    assert before - now <= {str(deal.table.led), str(deal.table.reply)}, "a card under the sheet"
    press(play, "escape")
    assert play.stack.top is play.table
    assert not play.table.board.top.tricks_open


@pytest.mark.parametrize("room", [USUAL, SMALL])
def test_the_tricks_open_and_close_by_a_click_and_a_card_played_closes_them(room: object) -> None:
    play = at(asked(MayPlay, tricks=3))
    play.room = SMALL if room is SMALL else USUAL
    deal = play.table.board.seen.deal
    assert deal is not None
    won = deal.table.tricks[-1]
    card = CardAt(str(won.led))
    for key, is_open in ((card, True), ("tricks", False), (card, True)):
        for intent in click(play.picture(), key):
            play.stack.on_intent(intent)
        assert play.table.board.top.tricks_open is is_open
    count = play.table.session.count
    press(play, "h", "h", "enter")
    assert play.table.session.count > count
    assert not play.table.board.top.tricks_open


def test_before_the_first_trick_it_is_said_that_there_is_none() -> None:
    play = at(asked(MayExchange))
    press(play, "t")
    assert not play.table.board.top.tricks_open
    assert play.table.board.top.news.words


# ---- a claim


def test_the_rest_is_claimed_by_a_button_and_played_out() -> None:
    play = at(lambda play: claimable(play.table.board.seen), seed=8)
    table = play.table
    deal, number = table.board.seen.deal, len(table.session.state.results)
    assert deal is not None
    won = deal.table.won(deal.seat) + len(deal.hand)
    for intent in click(play.picture(), CLAIM):
        play.stack.on_intent(intent)
    for _ in range(200):
        play.stack.tick(0.1)
    state = table.session.state
    assert len(state.results) == number + 1, "all of it was played without another input"
    assert state.deal is not None
    assert state.deal.table.won(deal.seat) == won
    assert not around(table).likes.claim_sure, "a claim is for once"


# ---- clicks and the pointer


def test_where_one_likes_the_first_click_lifts_and_the_second_plays() -> None:
    play = at(asked(MayPlay))
    home, board = around(play.table), play.table.board
    home.prefer(replace(home.likes, click_twice=True))
    may, count = board.seen.choices, play.table.session.count
    assert isinstance(may, MayPlay)
    card = in_order(may.cards)[0]
    for expected in (count, count + 1):
        for intent in click(play.picture(), CardAt(str(card))):
            play.stack.on_intent(intent)
        play.stack.tick(0.01)
        assert play.table.session.count >= expected
        assert (play.table.session.count > count) is (expected > count)
        play.wait(0.3)


def bound(play: Play) -> bool:
    may, deal = play.table.board.seen.choices, play.table.board.seen.deal
    return isinstance(may, MayPlay) and deal is not None and may.cards != deal.hand


@pytest.mark.parametrize("motion", [Motion.OFF, Motion.NORMAL])
def test_a_card_that_may_not_be_played_shakes_its_head_and_names_the_rule(motion: Motion) -> None:
    play = at(bound, motion=motion)
    board, count = play.table.board, play.table.session.count
    may, deal = board.seen.choices, board.seen.deal
    assert isinstance(may, MayPlay)
    assert deal is not None
    barred = in_order(deal.hand - may.cards)[0]
    for intent in click(play.picture(), CardAt(str(barred))):
        play.stack.on_intent(intent)
    assert refusals(play.picture())
    angles = set()
    for _ in range(20):
        play.stack.tick(0.03)
        (item,) = [i for i in board.cards() if i.key == str(barred)]
        angles.add(round(item.pose.angle, 2))
    assert (len(angles) > 3) is (motion is not Motion.OFF)
    assert not play.table.moving
    assert play.table.session.count == count


def test_the_pointer_over_a_lesser_call_lifts_its_cards_and_tells_it() -> None:
    def lesser(play: Play) -> bool:
        offers = play.table.acting.prompt.offers
        return any(offer.button.key == "less" for offer in offers)

    play = at(lesser)
    board = play.table.board
    before, told = lifted_cards(board.seen, board.hand_state), play.table.acting.prompt.detail
    play.stack.on_intent(Hover(*spot(play.picture(), "less")))
    assert play.table.board.top.hovered == "less"
    pointed = lifted_cards(board.seen, board.hand_state)
    assert pointed
    assert pointed != before
    shown = offered_call(board.seen, looked_down(board.hand_state))
    assert shown is not None
    assert shown.cards == pointed
    assert describe(shown) in play.table.acting.prompt.detail
    play.stack.on_intent(Hover(5, 5))
    assert play.table.acting.prompt.detail == told
    assert play.table.board.top.hovered is None
    assert lifted_cards(board.seen, board.hand_state) == before
    play.stack.on_intent(Hover(*spot(play.picture(), "less")))
    play.stack.on_intent(Key("down"))
    offered = next(o for o in play.table.acting.prompt.offers if o.button.primary).action
    assert isinstance(offered, Call)
    assert lifted_cards(board.seen, board.hand_state) == offered.what.cards, "now it is that one"
    play.stack.on_intent(Hover(5, 5))
    play.stack.on_intent(Key("up"))
    assert lifted_cards(board.seen, board.hand_state) == before, "and back by the other arrow"


def test_an_answer_not_yet_taken_is_forgotten_when_something_is_taken_back() -> None:
    play = at(asked(MayPlay, tricks=1))
    may = play.table.board.seen.choices
    assert isinstance(may, MayPlay)
    hand_before = play.table.session.state.current.hands
    play.stack.on_intent(Key("u"))
    play.table.humans[Player.A].answer(Play_(in_order(may.cards)[0]))
    play.stack.tick(0.01)
    assert play.table.humans[Player.A].idle
    assert play.table.session.state.current.hands != hand_before


def test_two_thousand_random_inputs_break_nothing() -> None:
    clumsy = Clumsy(7)
    clumsy.run(2000)
    assert clumsy.done["actions"] > 24
    assert clumsy.done["Press"] > 360
