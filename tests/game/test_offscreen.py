"""Pictures without a window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.stage.basics import Paint, Rect, Room, Tone
from game.stage.picture import Backdrop, Box, Picture
from game.window.offscreen import render, save_png
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
