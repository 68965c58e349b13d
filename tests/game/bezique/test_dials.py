"""The dials of the marker: how far each has come is seen before the figure is read."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.bezique.ui.panel.marker import dial_items, grid
from game.stage.basics import Room
from game.stage.picture import Box
from game.stage.places import Places
from tests.game.pilot import EstimatingRuler

G = grid(Places.of(Room(1280, 800, EstimatingRuler())))


def large_peg(points: int) -> Box | None:
    pegs = [item for item in dial_items(points, 1000, 100, G) if isinstance(item, Box)]
    return next((peg for peg in pegs if peg.rect.width > 8), None)


def test_forty_and_sixty_do_not_look_alike() -> None:
    """Both lit two pegs of twenty-five, and so did all from twenty-one to sixty-two."""
    places = [large_peg(points) for points in range(20, 1001, 20)]
    for one, other in pairwise(places):
        assert one is not None
        assert other is not None
        apart = abs(one.rect.x - other.rect.x) + abs(one.rect.y - other.rect.y)
        assert apart > 3


def test_nothing_won_has_no_large_peg_and_more_than_the_goal_stops_there() -> None:
    assert large_peg(0) is None
    assert large_peg(1000) == large_peg(1240)


@pytest.mark.parametrize("points", [10, 40, 60, 490, 1000])
def test_no_peg_looks_out_from_under_the_large_one(points: int) -> None:
    large = large_peg(points)
    assert large is not None
    for peg in dial_items(points, 1000, 100, G):
        if isinstance(peg, Box) and peg != large:
            (ax, ay), (bx, by) = peg.rect.centre, large.rect.centre
            assert (ax - bx) ** 2 + (ay - by) ** 2 > 36
