"""Taking back at the table: by key and icon, agreed between two people, and no card shown by it."""

from __future__ import annotations

from msgspec.structs import replace

from game.pages.questions import TakeBackQuestion
from game.preferences import READ_UNTIL_PRESSED
from game.stage.intents import Intent, Key
from game.stage.picture import IconOf
from game.words.catalogue import say
from rules.core.seats import Player
from rules.piquet.choices import MayExchange, MayPlay
from tests.game.hand import Manner, Person, click
from tests.game.partie import Play, at_table, refusals, shown
from tests.game.sitting import session_of

UNDO, REDO = Key("z", ctrl=True), Key("y", ctrl=True)


def in_play(people: tuple[Player, ...] = (Player.A,), tricks: int = 2) -> Play:
    """A table at which some tricks were played and the person at it is asked for a card."""
    play = Play(at_table(4, people=people), Person(Manner.KEYS, 3))

    def there() -> bool:
        deal = play.table.board.seen.deal
        asked = isinstance(play.table.board.seen.choices, MayPlay) and play.table.asks
        return deal is not None and asked and len(deal.table.tricks) >= tricks

    play.run(until=there)
    play.wait(1)
    return play


def obey(play: Play, *intents: Intent) -> None:
    for intent in intents:
        play.stack.on_intent(intent)
        play.picture()
    play.wait(0.5)


def test_a_key_takes_the_last_card_back_and_another_brings_it_again() -> None:
    play = in_play()
    after = play.table.session.state
    obey(play, UNDO)
    before = play.table.session.state
    assert before.current.table != after.current.table
    assert isinstance(play.table.board.seen.choices, MayPlay)
    assert shown(play.table) is before
    obey(play, REDO)
    assert play.table.session.state == after


def test_u_and_r_and_the_icon_do_the_same() -> None:
    play = in_play()
    after = play.table.session.state
    obey(play, Key("u"))
    back = play.table.session.state
    assert back != after
    obey(play, Key("r"))
    assert play.table.session.state == after
    obey(play, *click(play.picture(), IconOf("undo")))
    assert play.table.session.state == back


def test_the_icon_takes_back_too_while_something_is_left_to_be_read() -> None:
    """It went on with the talk instead, as any press does that means nothing else."""
    play = in_play()
    around = play.table.around
    around.prefer(replace(around.preferences(), trick_pause=READ_UNTIL_PRESSED))
    play.run(until=lambda: play.table.board.top.headway.kept)
    last = play.table.session.back({Player.A})
    assert last is not None
    obey(play, *click(play.picture(), IconOf("undo")))
    assert not play.table.board.top.headway.kept
    assert len(session_of(play.table).course.actions) == last
    assert shown(play.table) is play.table.session.state


def test_what_is_only_put_out_goes_back_into_the_hand_before_anything_done_is_taken_back() -> None:
    play = Play(at_table(4, people=(Player.A,)), Person(Manner.KEYS, 3))
    board = play.table.board
    play.run(until=lambda: isinstance(board.seen.choices, MayExchange) and play.table.asks)
    deal, count = board.seen.deal, play.table.session.count
    assert deal is not None
    first, second, *_ = sorted(deal.hand)
    board.arrange(replace(board.hand_state, chosen=(first, second)))
    obey(play, Key("u"))
    assert board.hand_state.chosen == (first,)
    obey(play, *click(play.picture(), IconOf("undo")))
    assert board.hand_state.chosen == ()
    assert play.table.session.count == count
    assert not refusals(play.picture())


def test_one_goes_back_to_the_exchange_and_is_told_why_no_further() -> None:
    play = in_play()
    for _ in range(40):
        obey(play, UNDO)
        if refusals(play.picture()) == [say("back.none")]:
            break
    assert isinstance(play.table.board.seen.choices, MayExchange)
    assert play.table.session.assisted == {1}
    assert play.table.board.hand_state.chosen == ()
    obey(play, Key("r"))
    assert play.table.session.back({Player.A}) is not None


def test_where_nothing_was_taken_back_nothing_comes_again_and_it_is_said() -> None:
    play = in_play()
    obey(play, REDO)
    assert refusals(play.picture()) == [say("forward.none")]


def test_the_partie_goes_on_to_its_end_after_much_was_taken_back() -> None:
    play = in_play()
    for _ in range(3):
        obey(play, UNDO)
    play.wait(5)  # until the word about it has gone
    play.run()
    assert len(play.table.session.state.results) == 6


def test_two_people_must_agree_and_no_card_is_seen_while_they_are_asked() -> None:
    play = in_play((Player.A, Player.B))
    after = play.table.session.state
    obey(play, UNDO)
    assert isinstance(play.stack.top, TakeBackQuestion)
    picture = play.picture()
    assert picture.faces() == frozenset()
    obey(play, Key("enter"))  # the main thing is to play on
    assert play.table.session.state is after
    obey(play, UNDO, *[])
    obey(play, *click(play.picture(), "yes"))
    assert play.table.session.state != after


def test_after_two_people_went_back_nobody_sees_the_other_hand() -> None:
    play = in_play((Player.A, Player.B))
    for _ in range(6):
        obey(play, UNDO)
        if not isinstance(play.stack.top, TakeBackQuestion):
            break
        obey(play, *click(play.picture(), "yes"))
        board, state = play.table.board, play.table.session.state
        play.wait(1)
        other = state.current.hands[state.current.seat(board.viewer.other)]
        shown = play.picture().faces()
        public = {
            str(card) for trick in state.current.table.tricks for card in (trick.led, trick.reply)
        }
        assert not {str(card) for card in other} & (shown - public)
