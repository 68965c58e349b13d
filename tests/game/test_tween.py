"""Motion with the clock in the hand."""

from __future__ import annotations

import pytest

from game.stage.basics import Pose
from game.stage.tween import LONGEST_TICK, Clock, Tween, ease_in_out, ease_out, linear, turning

HERE, THERE = Pose(0, 0, 50), Pose(100, 40, 100, 8)


def test_the_clock_runs_only_when_told() -> None:
    clock = Clock()
    assert clock.now == 0
    clock.tick(0.02)
    clock.tick(0.03)
    assert clock.now == pytest.approx(0.05)


def test_a_long_pause_makes_no_jump_and_time_never_goes_back() -> None:
    clock = Clock()
    assert clock.tick(7.0) == LONGEST_TICK
    assert clock.tick(-1.0) == 0
    assert clock.now == LONGEST_TICK


@pytest.mark.parametrize("easing", [linear, ease_out, ease_in_out])
def test_every_easing_begins_at_none_and_ends_at_all_of_the_way(easing: object) -> None:
    assert callable(easing)
    ways = [easing(i / 20) for i in range(21)]
    assert ways[0] == 0
    assert ways[-1] == 1
    assert ways == sorted(ways)


def test_a_card_thrown_is_quick_first_and_slow_at_last() -> None:
    assert ease_out(0.5) > 0.8


def test_a_tween_waits_for_its_delay_and_ends_exactly_at_its_end() -> None:
    way = Tween(HERE, THERE, duration=0.26, delay=0.1, begun=5.0, arc=0.1)
    assert way.at(5.0) == HERE
    assert way.at(5.1) == HERE
    assert not way.done(5.3)
    assert way.at(5.36) == THERE
    assert way.done(5.36)
    assert way.at(99) == THERE


def test_half_way_everything_is_half_way() -> None:
    middle = Tween(HERE, THERE, duration=1.0, easing=linear).at(0.5)
    assert middle == Pose(50, 20, 75, 4)


def test_an_arc_bulges_to_one_side_by_its_share_of_the_way() -> None:
    level = Tween(Pose(0, 0, 50), Pose(100, 0, 50), duration=1.0, easing=linear, arc=0.2)
    assert level.at(0.5) == Pose(50, -20, 50)


def test_motion_switched_off_is_at_its_end_at_once() -> None:
    assert Tween(HERE, THERE, duration=0.0).at(0.0) == THERE


def test_a_card_turning_over_shows_its_other_side_from_the_middle_on() -> None:
    assert turning(0.0) == (False, 1.0)
    assert turning(0.49)[0] is False
    assert turning(0.5)[0] is True
    assert turning(1.0) == (True, 1.0)
    assert turning(0.5)[1] < 0.1
