"""What points are worth: by the point or by the hundred, odd money dropped (K12, K13, X19)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from rules.piquet.club.stakes import (
    POUND,
    SHILLING,
    SHILLING_POINTS,
    SIXPENNY_POINTS,
    THREEPENNY_POINTS,
    TWOPENNY_POINTS,
    Stake,
    by_the_hundred,
    every_point,
    reckoned,
    worth,
)

TEN_SHILLINGS = by_the_hundred(10 * SHILLING)
A_WINS = 75  # what Cavendish settles in all his examples


def test_players_may_stake_nothing() -> None:
    assert worth(A_WINS, every_point(0)) == 0


def test_players_may_agree_that_every_point_counts() -> None:
    assert worth(A_WINS, every_point(1)) == 75


@given(points=integers(0, 2000), step=integers(1, 100), pence=integers(0, 500))
def test_a_stake_pays_for_each_whole_step_of_points_and_nothing_for_the_rest(
    points: int, step: int, pence: int
) -> None:
    stake = Stake(step, pence)
    kept = reckoned(points, stake)
    assert kept % step == 0
    assert 0 <= points - kept < step
    assert worth(points, stake) * step == kept * pence


def test_at_ten_shillings_a_hundred_75_points_win_five_shillings() -> None:
    assert reckoned(A_WINS, TEN_SHILLINGS) == 50
    assert worth(A_WINS, TEN_SHILLINGS) == 5 * SHILLING


def test_by_agreement_only_fractions_of_25_are_dropped_and_75_points_count_in_full() -> None:
    agreed = by_the_hundred(10 * SHILLING, fraction=25)
    assert reckoned(A_WINS, agreed) == 75
    assert worth(A_WINS, agreed) == 7 * SHILLING + 6
    assert reckoned(74, agreed) == 50


def test_twopenny_points_are_reckoned_at_a_pound_a_hundred_without_fractions_of_fifty() -> None:
    assert worth(100, TWOPENNY_POINTS) == POUND
    assert reckoned(A_WINS, TWOPENNY_POINTS) == 50
    assert worth(A_WINS, TWOPENNY_POINTS) == 10 * SHILLING


def test_threepenny_points_are_reckoned_by_forties_and_75_count_40() -> None:
    assert reckoned(A_WINS, THREEPENNY_POINTS) == 40
    assert worth(A_WINS, THREEPENNY_POINTS) == 40 * 3
    assert reckoned(80, THREEPENNY_POINTS) == 80


def test_at_sixpenny_points_a_pound_is_forty_points_and_75_count_40() -> None:
    assert reckoned(A_WINS, SIXPENNY_POINTS) == 40
    assert worth(A_WINS, SIXPENNY_POINTS) == POUND == 40 * 6


def test_at_shilling_points_a_pound_is_twenty_points_and_75_count_60() -> None:
    assert reckoned(A_WINS, SHILLING_POINTS) == 60
    assert worth(A_WINS, SHILLING_POINTS) == 3 * POUND == 60 * SHILLING


def test_points_below_the_first_step_win_nothing() -> None:
    assert worth(49, TEN_SHILLINGS) == 0
    assert worth(50, TEN_SHILLINGS) == 5 * SHILLING
    assert worth(39, SIXPENNY_POINTS) == 0
    assert worth(19, SHILLING_POINTS) == 0


def test_a_hundred_that_would_split_a_penny_is_refused_with_what_to_take() -> None:
    with pytest.raises(ValueError, match="take a stake that is a multiple of 4 pence"):
        by_the_hundred(10, fraction=25)
    with pytest.raises(ValueError, match="take a stake that is a multiple of 2 pence"):
        by_the_hundred(7)


def test_a_stake_has_a_step_and_no_debt() -> None:
    with pytest.raises(ValueError, match="steps of one point or more, not of 0"):
        Stake(0, 1)
    with pytest.raises(ValueError, match="nothing or more, not -1 pence"):
        Stake(1, -1)


def test_only_the_winners_points_are_reckoned_and_never_less_than_nothing() -> None:
    with pytest.raises(ValueError, match="cannot be -75 points"):
        reckoned(-75, TEN_SHILLINGS)
