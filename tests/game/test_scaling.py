"""How many pixels a unit has, whatever is asked: the layout never gets less than its room."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.stage.looks import SCALES
from game.window.scaling import SMALLEST, largest_scale, scale_for

SIDES = st.integers(640, 8000)
DENSITIES = st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0])
WANTED = st.one_of(st.none(), st.sampled_from(SCALES).map(lambda percent: percent / 100))


@given(SIDES, SIDES, DENSITIES, WANTED)
def test_the_layout_keeps_its_least_room(
    width: int, height: int, density: float, wanted: float | None
) -> None:
    scale = scale_for((width, height), density, wanted)
    assert scale <= largest_scale((width, height))
    assert width / scale >= SMALLEST[0] or scale == 0.25
    assert height / scale >= SMALLEST[1] or scale == 0.25


def test_three_hundred_per_cent_needs_a_window_of_3072_by_1920() -> None:
    assert scale_for((3072, 1920), 1.0, 3.0) == 3.0
    assert scale_for((3071, 1920), 1.0, 3.0) < 3.0
    assert scale_for((3072, 1919), 1.0, 3.0) < 3.0


def test_a_larger_window_gives_the_stored_choice_its_due() -> None:
    assert scale_for((1280, 800), 1.0, 2.5) == 1.25
    assert scale_for((2560, 1600), 1.0, 2.5) == 2.5


def test_a_choice_is_meant_in_the_points_of_a_sharp_screen() -> None:
    assert scale_for((4000, 2500), 2.0, 1.5) == 3.0
