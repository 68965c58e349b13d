"""The ground of a scene: cloth where the table says, wood round it, light without rings."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.stage.picture import Backdrop
from game.window.textures import backdrop

SIZE = 640, 400
PANEL, RIM = 152, 8


def ground(kind: Backdrop, scale: float = 1.0) -> pygame.Surface:
    return backdrop(kind, SIZE, scale, PANEL, RIM)


def is_green(colour: pygame.Color) -> bool:
    return colour.g > colour.r and colour.g > colour.b


@pytest.mark.parametrize("kind", Backdrop)
@pytest.mark.parametrize("size", [(1280, 800), (333, 211), (40, 30)])
def test_a_ground_fills_any_size(kind: Backdrop, size: tuple[int, int]) -> None:
    assert backdrop(kind, size, 1.0, 304, 16).get_size() == size


@pytest.mark.parametrize("kind", [Backdrop.TABLE, Backdrop.CURTAIN])
def test_the_panel_is_walnut_and_the_cloth_begins_after_it(kind: Backdrop) -> None:
    picture = ground(kind)
    assert all(picture.get_at((x, 200)).r > picture.get_at((x, 200)).b for x in range(0, 140, 7))
    assert is_green(picture.get_at((170, 200))) is (kind is Backdrop.TABLE)


@pytest.mark.parametrize("kind", [Backdrop.TITLE, Backdrop.SHEET])
def test_title_and_sheet_have_no_panel(kind: Backdrop) -> None:
    assert is_green(ground(kind).get_at((40, 200)))


@pytest.mark.parametrize("kind", Backdrop)
def test_the_cloth_has_round_corners(kind: Backdrop) -> None:
    picture = ground(kind)
    left = PANEL if kind in (Backdrop.TABLE, Backdrop.CURTAIN) else RIM
    for x in (left, SIZE[0] - RIM - 1):
        for y in (RIM, SIZE[1] - RIM - 1):
            corner = picture.get_at((x, y))
            assert corner.r > corner.g, "walnut shows beyond the corner"


def test_nobody_takes_the_curtain_for_the_table() -> None:
    table, curtain = ground(Backdrop.TABLE), ground(Backdrop.CURTAIN)
    for x in range(200, 620, 20):
        for y in range(40, 360, 40):
            assert is_green(table.get_at((x, y)))
            assert not is_green(curtain.get_at((x, y)))


@pytest.mark.parametrize("y", range(150, 651, 100))
def test_the_light_leaves_no_rings(y: int) -> None:
    # Rounding alone gives runs of one colour 55 to 200 pixels long; the dither breaks each of them.
    picture = backdrop(Backdrop.SHEET, (1280, 800), 1.0, 0, 16)
    longest = run = 1
    for before, now in pairwise(tuple(picture.get_at((x, y))) for x in range(100, 1180)):
        run = run + 1 if now == before else 1
        longest = max(longest, run)
    assert longest <= 30


def test_the_light_is_brightest_where_the_scene_wants_it() -> None:
    picture = backdrop(Backdrop.TITLE, (1280, 800), 1.0, 0, 16)

    def brightness(x: int, y: int) -> float:
        area = picture.subsurface((x - 16, y - 16, 32, 32))
        return sum(pygame.transform.average_color(area)[:3])

    middle = brightness(890, 323)
    assert all(middle > brightness(x, y) for x, y in ((300, 323), (1220, 323), (890, 740)))
    assert middle == pytest.approx(30 + 77 + 58, abs=8)


def test_the_same_table_stands_there_every_time() -> None:
    one, other = ground(Backdrop.TABLE), ground(Backdrop.TABLE)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
