"""A question is offered while the trump may be High, or Low, for all that one knows."""

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


def test_a_trump_below_an_own_one_is_not_high_nor_one_above_it_low() -> None:
    """The three that was laid after the ace was called high, for he held no other trump."""
    one = play(table("AH 3H 9S 8S 7D 5C", "8H 4S 6S 9D 8D 9C", "7H"), "AH")
    assert not offered(one), "the ace cannot be low while the three is held"
    play(one.does(GoOn()), "8H").does(GoOn())
    assert offered(play(one, "3H")) == {LOW}


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
