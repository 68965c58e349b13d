"""Where cards lie: fans whose ends sink by themselves, rows, piles laid by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.stage.basics import CARD_RATIO
from game.stage.geometry import fan, fan_above, row, spread, wobbled


def test_twelve_cards_sink_at_the_ends() -> None:
    held = fan(12, centre_x=784, foot_y=660, width=112, step=64, turn=0.95)
    resting = 660 - 112 * CARD_RATIO / 2
    assert held[0].y - resting == pytest.approx(16.0, abs=0.1)
    assert held[11].y == pytest.approx(held[0].y)
    assert held[5].y == pytest.approx(resting, abs=0.2)


def test_neighbours_of_a_fan_turn_by_the_same_angle_and_lie_a_step_apart() -> None:
    held = fan(9, centre_x=500, foot_y=660, width=112, step=80, turn=0.95)
    for left, right in pairwise(held):
        assert right.angle - left.angle == pytest.approx(0.95)
        assert right.x - left.x == pytest.approx(80, abs=0.4)
    assert held[4].x == 500
    assert held[4].angle == 0


def test_the_middle_card_of_a_fan_stands_on_its_foot() -> None:
    (only,) = fan(1, centre_x=300, foot_y=500, width=63, step=64, turn=1.0)
    assert only.y + only.height / 2 == pytest.approx(500)
    assert only.x == 300


def test_the_opponents_fan_is_the_same_curve_turned_over() -> None:
    ours = fan(12, centre_x=784, foot_y=120, width=64, step=21, turn=0.7)
    theirs = fan_above(12, centre_x=784, top_y=30, width=64, step=21, turn=0.7)
    for mine, other in zip(ours, theirs, strict=True):
        assert other.x == mine.x
        assert other.angle == -mine.angle
    assert theirs[0].y < theirs[5].y
    assert theirs[5].y - theirs[5].height / 2 == pytest.approx(30, abs=0.1)


def test_a_fan_without_turn_is_a_row() -> None:
    assert [pose.x for pose in fan(3, 100, 200, 50, 20, 0)] == [80, 100, 120]


def test_no_cards_make_no_fan() -> None:
    assert fan(0, 100, 200, 50, 20, 1) == ()
    assert spread(0, 50, 20) == 0


def test_a_row_begins_at_its_left_edge_and_is_as_wide_as_it_spreads() -> None:
    cards = row(5, left=10, centre_y=40, width=72, step=14)
    assert cards[0].x - cards[0].width / 2 == 10
    assert cards[-1].x + cards[-1].width / 2 == 10 + spread(5, 72, 14)


def test_a_pile_looks_laid_by_hand_and_the_same_every_time() -> None:
    turns = [wobbled(i, 1.3) for i in range(8)]
    assert turns == [wobbled(i, 1.3) for i in range(8)]
    assert len(set(turns)) == 8
    assert max(abs(turn) for turn in turns) <= 1.3
