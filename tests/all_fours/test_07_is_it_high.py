"""Is it high? Is it low? (QG1)."""

from __future__ import annotations

import pytest

from rules.all_fours.actions import AskTrump, GoOn, Play, TrumpQuestion
from rules.all_fours.choices import MayAsk, choices
from rules.all_fours.editions import seen_by
from rules.all_fours.events import AskedNoMore, TrumpAnswered, TrumpAsked
from rules.all_fours.options import Ask, Options
from rules.all_fours.partie import apply
from rules.all_fours.refusals import Refusal
from rules.all_fours.state import Phase
from rules.all_fours.view import view
from rules.core.cards import card
from tests.all_fours.table import D, E, Table, pack_with

PACK = pack_with("9H 6H 9S 8S 7D 5C", "8H 4H 6S 9D 8D 9C", "AH")


def table(ask: Ask = Ask.ON) -> Table:
    return Table(PACK, Options(ask=ask)).stands()


def play(one: Table, text: str) -> Table:
    return one.does(Play(card(text)))


def test_who_has_just_laid_a_trump_may_ask_before_the_next_card() -> None:
    one = play(table(), "6H")
    assert (one.state.phase, one.state.turn) == (Phase.ASK, E)
    assert choices(one.state) == MayAsk(frozenset(TrumpQuestion))
    assert one.refuses(Play(card("8H"))) is Refusal.NOT_NOW
    one.does(GoOn())
    assert one.events == [AskedNoMore(E)]
    assert (one.state.phase, one.state.turn) == (Phase.PLAY, D)


def test_and_so_may_the_one_who_has_played_a_trump_to_a_lead() -> None:
    one = play(play(table(), "6H").does(GoOn()), "8H")
    assert one.state.turn is D
    assert one.asks("high").asks("low").state.turn is D  # he has won the trick
    one = play(play(table(), "9H").does(GoOn()), "8H")
    assert one.state.turn is D
    assert one.does(GoOn()).state.turn is E


def test_of_a_plain_card_nothing_is_asked() -> None:
    one = play(table(), "9S")
    assert one.state.phase is Phase.PLAY
    assert one.refuses(AskTrump(TrumpQuestion.HIGH)) is Refusal.NOT_NOW


def test_each_question_is_asked_once_and_then_the_play_goes_on() -> None:
    one = play(table(), "6H").asks("high")
    assert one.refuses(AskTrump(TrumpQuestion.HIGH)) is Refusal.ASKED_ALREADY
    one.asks("low")
    assert (one.state.phase, one.state.turn) == (Phase.PLAY, D)


def test_it_is_high_when_the_other_has_no_higher_trump_held_or_played() -> None:
    one = play(table(), "6H").does(GoOn())
    play(one, "4H").does(GoOn())
    play(one, "9H")  # QQ25: the other holds the eight and has played the four
    assert one.asks("high").events[1] == TrumpAnswered(E, TrumpQuestion.HIGH, yes=True)
    assert one.asks("low").events[1] == TrumpAnswered(E, TrumpQuestion.LOW, yes=False)


def test_it_is_not_high_when_he_has_one_whether_held_or_played() -> None:
    assert play(table(), "6H").asks("high").events[1] == TrumpAnswered(
        E, TrumpQuestion.HIGH, yes=False
    )
    one = play(play(table(), "9H").does(GoOn()), "4H")
    assert one.asks("high").events[1] == TrumpAnswered(D, TrumpQuestion.HIGH, yes=False)
    assert one.asks("low").events[1] == TrumpAnswered(D, TrumpQuestion.LOW, yes=True)


def test_what_was_laid_away_is_out() -> None:
    pack = pack_with("9S 8S 7S 7D 6D 5C", "6S 5S 4S 9D 8D 9C", "2H", "6C 2D 3D 8C 4D 5D 3C")
    one = Table(pack, Options()).begs().runs().lays_away("9S 8S 7S").lays_away("8C 6S 5S")
    play(one, "6C")
    answer = one.asks("high").events[1]
    assert answer == TrumpAnswered(E, TrumpQuestion.HIGH, yes=False)  # the nine is kept
    one = Table(pack, Options()).begs().runs().lays_away("9S 8S 7S").lays_away("8C 9C 5S")
    assert play(one, "6C").asks("high").events[1] == TrumpAnswered(E, TrumpQuestion.HIGH, yes=True)


def test_the_answer_is_told_to_the_asker_alone() -> None:
    one = play(table(), "6H").asks("high")
    asked, answered = one.events
    assert asked == TrumpAsked(E, TrumpQuestion.HIGH)
    assert seen_by(asked, one.state, D) == asked
    assert seen_by(answered, one.state, E) == TrumpAnswered(E, TrumpQuestion.HIGH, yes=False)
    assert seen_by(answered, one.state, D) == TrumpAnswered(E, TrumpQuestion.HIGH, yes=None)
    for player, told in ((E, False), (D, None)):
        deal = view(one.state, player).deal
        assert deal is not None
        assert [answer.yes for answer in deal.answers] == [told]


def test_after_the_last_card_of_a_deal_nobody_asks() -> None:
    one = Table(pack_with("9S 8S 7S 6S 5S 2H", "6C 5C 4C 3C 2C 4H", "AH"), Options()).stands()
    one.tricks("9S-6C; 8S-5C; 7S-4C; 6S-3C; 5S-2C; 2H")
    phases = {moment.state.phase for moment in apply(one.state, Play(card("4H")))}
    assert Phase.ASK not in phases
    assert play(one, "4H").state.phase is Phase.DEAL


def test_where_it_was_agreed_nobody_asks() -> None:
    assert play(table(Ask.OFF), "6H").state.phase is Phase.PLAY


@pytest.mark.parametrize(("led", "high", "low"), [("9H", True, False), ("6H", False, False)])
def test_where_it_was_agreed_it_is_asked_by_itself(led: str, high: bool, low: bool) -> None:
    one = play(table(Ask.ALWAYS), led)
    assert one.events[1:] == [
        TrumpAnswered(E, TrumpQuestion.HIGH, high),
        TrumpAnswered(E, TrumpQuestion.LOW, low),
    ]
    assert (one.state.phase, one.state.turn) == (Phase.PLAY, D)
