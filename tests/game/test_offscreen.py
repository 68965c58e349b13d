"""Pictures without a window, and how many pixels a unit has in one: never less room than needed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.basics import Paint, Rect, Room, Tone
from game.stage.looks import SCALES
from game.stage.picture import Backdrop, Box, Picture
from game.window.offscreen import render, save_png
from game.window.scaling import SMALLEST, largest_scale, picture_size, scale_for
from tests.game.plain import GROUND, plain_painter


class Corner:
    """A box in the lower right corner of whatever room there is."""

    def picture(self, room: Room) -> Picture:
        rect = Rect(room.width - 100, room.height - 50, 100, 50)
        return Picture(Backdrop.TITLE, (Box(rect, 0, Paint(Tone.IVORY)),))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1440)])
def test_a_picture_fills_its_size(size: tuple[int, int]) -> None:
    surface = render(Corner(), size, plain_painter())
    assert surface.get_size() == size
    assert surface.get_at((size[0] - 1, size[1] - 1))[0] > 200
    assert surface.get_at((0, 0))[:3] == GROUND


def test_a_scale_can_be_asked_for() -> None:
    surface = render(Corner(), (1000, 600), plain_painter(), scale=2.0)
    assert surface.get_at((1000 - 199, 600 - 99))[0] > 200
    assert surface.get_at((1000 - 202, 600 - 50))[:3] == GROUND


def test_a_picture_is_saved_and_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "some" / "folder" / "picture.png"
    save_png(render(Corner(), (320, 200), plain_painter(), scale=1.0), path)
    assert pygame.image.load(str(path)).get_size() == (320, 200)


def test_a_picture_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    surface = render(Corner(), (32, 20), plain_painter(), scale=1.0)
    folder = tmp_path / "picture.png"
    folder.mkdir()
    with pytest.raises(OSError, match="cannot be written"):
        save_png(surface, folder)


SIDES = st.integers(640, 8000)
DENSITIES = st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0])
WANTED = st.one_of(st.none(), st.sampled_from(SCALES).map(lambda percent: percent / 100))


@given(SIDES, SIDES, DENSITIES, WANTED)
def test_the_layout_keeps_its_least_room(
    width: int, height: int, density: float, wanted: float | None
) -> None:
    scale = scale_for((width, height), density, wanted)
    if scale > largest_scale((width, height)):
        assert wanted is not None
        assert scale == pytest.approx(wanted * density, abs=0.05), "as large as one likes"
        width, height = picture_size((width, height), scale)
    assert width / scale >= SMALLEST[0] or scale == 0.25
    assert height / scale >= SMALLEST[1] or scale == 0.25


def test_where_a_little_less_lets_all_be_seen_it_is_that() -> None:
    assert scale_for((3072, 1920), 1.0, 3.0) == 3.0
    assert scale_for((3071, 1920), 1.0, 3.0) == 2.95
    assert scale_for((3072, 1919), 1.0, 3.0) == 2.95
    assert scale_for((1280, 790), 1.0, 1.25) == 1.2


def test_a_choice_is_kept_to_in_any_window_and_the_picture_may_be_larger() -> None:
    assert scale_for((1280, 800), 1.0, 2.0) == 2.0
    assert picture_size((1280, 800), 2.0) == (2048, 1280)
    assert scale_for((2560, 1600), 1.0, 2.0) == 2.0
    assert picture_size((2560, 1600), 2.0) == (2560, 1600)


def test_a_choice_is_meant_in_the_points_of_a_sharp_screen() -> None:
    assert scale_for((4000, 2500), 2.0, 1.5) == 3.0
