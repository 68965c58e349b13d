"""A question that one can answer oneself by cards and answers one knows is not offered."""

from __future__ import annotations

import pytest

from game.all_fours.points import open_questions
from rules.all_fours.actions import GoOn, Play, TrumpQuestion
from rules.all_fours.options import Ask, Options
from rules.all_fours.view import view
from rules.core.cards import card
from rules.core.seats import Player
from tests.all_fours.table import D, Table, pack_with

HIGH, LOW = TrumpQuestion


def table(elder: str, dealer: str, turned: str = "2H") -> Table:
    return Table(pack_with(elder, dealer, turned), Options(ask=Ask.ON)).stands()


def play(one: Table, text: str) -> Table:
    return one.does(Play(card(text)))


def offered(one: Table) -> frozenset[TrumpQuestion]:
    asker = one.state.turn
    assert isinstance(asker, Player)
    return open_questions(view(one.state, asker))


def test_below_a_trump_that_was_high_the_next_own_one_is_high_too() -> None:
    one = play(table("JH TH 9S 8S 7D 5C", "8H 4S 6S 9D 8D 9C"), "JH")
    assert offered(one) == {HIGH, LOW}
    one.asks("high").does(GoOn())
    play(one, "8H").does(GoOn())
    assert HIGH not in offered(play(one, "TH"))


def test_but_it_is_a_question_while_another_may_lie_between() -> None:
    one = play(table("JH 9H 9S 8S 7D 5C", "8H 4H 6S 9D 8D 9C"), "JH")
    one.asks("high").does(GoOn())
    play(one, "4H").does(GoOn())
    assert HIGH in offered(play(one, "9H"))


def test_below_a_trump_that_was_not_high_none_is() -> None:
    one = play(table("JH TH 9S 8S 7D 5C", "QH 4H 6S 9D 8D 9C"), "JH")
    one.asks("high").does(GoOn())
    play(one, "4H").does(GoOn())
    assert not offered(play(one, "TH")), "and he has played a lower one"


def test_what_he_has_played_answers_one_of_both() -> None:
    one = play(table("9H 6H 9S 8S 7D 5C", "8H 4H 6S 9D 8D 9C", "AH"), "6H").does(GoOn())
    assert one.state.turn is D
    assert offered(play(one, "8H")) == {HIGH}


def test_whoever_could_not_follow_has_no_other_trump() -> None:
    one = play(table("9H 6H 9S 8S 7D 5C", "7S 4S 6S 9D 8D 9C", "AH"), "9H").does(GoOn())
    play(one, "7S")
    assert not offered(play(one, "6H"))


@pytest.mark.parametrize(("ace", "open_"), [("AH", {LOW}), ("2H", {HIGH})])
def test_nothing_is_above_the_ace_nor_below_the_deuce(ace: str, open_: set[TrumpQuestion]) -> None:
    assert offered(play(table(f"{ace} 9S", "8H 4H", "7H"), ace)) == open_
