"""The milder players of All-Fours: what each has not learned yet, and nothing at random."""

from __future__ import annotations

import pytest

from game.all_fours.ai.habits import Habit, choose
from game.all_fours.ai.levels import BY_RULE, LEVELS
from rules.all_fours.actions import Action, Beg, Give, LayAway, Play, Run, Stand
from rules.all_fours.view import View, view
from rules.core.cards import card, hand
from tests.all_fours.table import Table, pack_with

NOVICE, CLUB, EXPERT = Habit(high=True, knows_beg=False), Habit(high=True), Habit(high=False)
POOR, NONE = "♠9 ♠8 ♦7 ♦6 ♣5 ♣4", "♠A ♠K ♦9 ♦8 ♣9 ♣8"
MIXED, OTHER = "♥3 ♠T ♠4 ♦K ♦2 ♣6", "♠9 ♠7 ♥8 ♥2 ♣9 ♣8"


def seen(table: Table) -> View:
    return view(table.state, table.state.current.turn)


@pytest.mark.parametrize(
    ("habit", "beg", "answer"), [(NOVICE, Stand(), Give()), (CLUB, Beg(), Run())]
)
def test_the_beginner_never_begs_and_gives_whatever_is_begged_for(
    habit: Habit, beg: Action, answer: Action
) -> None:
    table = Table(pack_with(POOR, NONE, "♥5"))
    assert choose(habit, seen(table), 1) == beg
    assert choose(habit, seen(table.begs()), 1) == answer


def test_after_a_run_the_beginner_keeps_what_is_high_and_the_others_what_is_trumps() -> None:
    table = Table(pack_with(POOR, "♠Q ♠J ♦9 ♦8 ♣9 ♣8", "♥5", "♠A ♠K ♠2 ♦A ♦K ♦Q ♣2")).begs().runs()
    assert choose(NOVICE, seen(table), 1) == LayAway(hand("2S 4C 5C"))
    assert choose(CLUB, seen(table), 1) == LayAway(hand("2S 6D 7D"))


@pytest.mark.parametrize(("habit", "led"), [(CLUB, "KD"), (EXPERT, "2D")])
def test_one_leads_high_and_another_low(habit: Habit, led: str) -> None:
    table = Table(pack_with(MIXED, OTHER, "♥5")).stands()
    assert choose(habit, seen(table), 1) == Play(card(led))


@pytest.mark.parametrize(("habit", "reply"), [(CLUB, "8H"), (EXPERT, "7S")])
def test_one_wins_as_dear_as_can_be_and_another_as_cheap(habit: Habit, reply: str) -> None:
    table = Table(pack_with(MIXED, OTHER, "♥5")).stands().plays("♠4")
    assert choose(habit, seen(table), 1) == Play(card(reply))


def test_who_cannot_win_throws_the_lowest_and_no_trump() -> None:
    table = Table(pack_with("♦A ♠T ♠4 ♦K ♦2 ♣6", "♦T ♦3 ♥8 ♥2 ♣9 ♣8", "♣5")).stands().plays("♦A")
    for habit in (NOVICE, CLUB, EXPERT):
        played = choose(habit, seen(table), 1)
        if habit.high:
            assert played == Play(card("9C")), "a trump wins"
        else:
            assert played == Play(card("8C"))
    lost = Table(pack_with("♦A ♠T ♠4 ♦K ♦2 ♣6", "♦T ♦3 ♥8 ♥2 ♠9 ♠8", "♣5")).stands().plays("♦A")
    assert choose(EXPERT, seen(lost), 1) == Play(card("3D"))


def test_the_milder_levels_are_these_and_need_no_tables() -> None:
    table = Table(pack_with(MIXED, OTHER, "♥5")).stands()
    for level, habit in (("novice", NOVICE), ("club", CLUB), ("expert", EXPERT)):
        assert level in BY_RULE
        assert {LEVELS[level](seen(table), seed) for seed in range(9)} == {
            choose(habit, seen(table), 1)
        }
