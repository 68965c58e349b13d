"""The ground of a scene: cloth where the table says, wood round it, light without rings."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.stage.looks import BACKS, TableLook
from game.stage.picture import Backdrop
from game.window.ground.materials import MATERIALS
from game.window.ground.textures import backdrop
from game.window.pack.card_art import CardArt

SIZE = 640, 400
PANEL, RIM = 152, 8


LIT = [table for table in TableLook if not MATERIALS[table].plain]


def ground(
    kind: Backdrop, scale: float = 1.0, table: TableLook = TableLook.BAIZE
) -> pygame.Surface:
    return backdrop(kind, SIZE, scale, PANEL, RIM, table)


def mean(picture: pygame.Surface) -> tuple[int, ...]:
    """The mean colour of the middle of the cloth."""
    middle = pygame.Rect(PANEL + 100, 100, 300, 200)
    return pygame.transform.average_color(picture.subsurface(middle))[:3]


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def is_green(colour: pygame.Color) -> bool:
    return colour.g > colour.r and colour.g > colour.b


@pytest.mark.parametrize("table", TableLook)
@pytest.mark.parametrize("kind", Backdrop)
@pytest.mark.parametrize("size", [(1280, 800), (333, 211), (40, 30)])
def test_a_ground_fills_any_size(kind: Backdrop, size: tuple[int, int], table: TableLook) -> None:
    assert backdrop(kind, size, 1.0, 304, 16, table).get_size() == size


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


@pytest.mark.parametrize("table", TableLook)
def test_on_no_table_is_the_curtain_taken_for_the_cloth(table: TableLook) -> None:
    drawn, open_table = (ground(kind, table=table) for kind in (Backdrop.CURTAIN, Backdrop.TABLE))
    assert apart(mean(drawn), mean(open_table)) >= 30


def test_no_table_looks_like_another() -> None:
    for one, other in combinations(TableLook, 2):
        pair = (mean(ground(Backdrop.TABLE, table=table)) for table in (one, other))
        assert apart(*pair) >= 40, f"{one} and {other}"


@pytest.mark.parametrize("table", TableLook)
@pytest.mark.parametrize("back", BACKS)
def test_every_back_stands_out_from_every_table(table: TableLook, back: str) -> None:
    # By the ivory of its border, and by its own colour where that is no shade of the cloth's.
    cloth = mean(ground(Backdrop.TABLE, table=table))
    card = CardArt(back).back(112)
    border = tuple(card.get_at((3, 78))[:3])
    assert apart(border, cloth) >= 300
    field = pygame.transform.average_color(card.subsurface((20, 20, 72, 117)))[:3]
    assert apart(field, cloth) >= 30


def test_the_table_of_contrast_is_flat_between_its_lines() -> None:
    picture = ground(Backdrop.TABLE, table=TableLook.CONTRAST)
    cloth = picture.subsurface((PANEL + 8, RIM + 8, SIZE[0] - PANEL - RIM - 16, 360))
    assert {tuple(cloth.get_at((x, y))) for x in range(0, 460, 3) for y in range(0, 360, 3)} == {
        (8, 8, 8, 255)
    }
    assert picture.get_at((PANEL, 200))[:3] == (255, 255, 255)
    assert picture.get_at((PANEL // 2, 200))[:3] == (0, 0, 0)
    corner = picture.subsurface((PANEL, RIM, 20, 20))
    shades = {corner.get_at((x, y)).r for x in range(20) for y in range(20)}
    assert len(shades) > 20, "the round corner is stepped"


@pytest.mark.parametrize("table", LIT)
@pytest.mark.parametrize("y", range(150, 651, 100))
def test_the_light_leaves_no_rings(y: int, table: TableLook) -> None:
    # Rounding alone gives runs of one colour 55 to 200 pixels long; the dither breaks each of them.
    picture = backdrop(Backdrop.SHEET, (1280, 800), 1.0, 0, 16, table)
    longest = run = 1
    for before, now in pairwise(tuple(picture.get_at((x, y))) for x in range(100, 1180)):
        run = run + 1 if now == before else 1
        longest = max(longest, run)
    assert longest <= 40


def test_the_light_is_brightest_where_the_scene_wants_it() -> None:
    picture = backdrop(Backdrop.TITLE, (1280, 800), 1.0, 0, 16)

    def brightness(x: int, y: int) -> float:
        area = picture.subsurface((x - 16, y - 16, 32, 32))
        return sum(pygame.transform.average_color(area)[:3])

    middle = brightness(890, 323)
    assert all(middle > brightness(x, y) for x, y in ((300, 323), (1220, 323), (890, 740)))
    made_of = MATERIALS[TableLook.BAIZE]
    assert middle == pytest.approx(sum(made_of.cloth.light) + sum(made_of.heart), abs=12)


@pytest.mark.parametrize("table", LIT)
@pytest.mark.parametrize("kind", Backdrop)
def test_brass_lies_on_the_four_corners_of_the_rim(kind: Backdrop, table: TableLook) -> None:
    picture = ground(kind, table=table)
    left = PANEL if kind in (Backdrop.TABLE, Backdrop.CURTAIN) else RIM
    wood = picture.get_at((SIZE[0] // 2, RIM // 2))
    for x in (left - RIM + 4, SIZE[0] - 5):
        for y in (4, SIZE[1] - 5):
            assert sum(picture.get_at((x, y))[:3]) > 2 * sum(wood[:3]), "brighter than the wood"
    if table is TableLook.BAIZE:
        assert picture.get_at((SIZE[0] - 5, 4)).r > picture.get_at((SIZE[0] - 5, 4)).b + 40


def test_the_cloth_has_a_nap_that_is_the_same_every_time() -> None:
    one, other = ground(Backdrop.SHEET), ground(Backdrop.SHEET)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
    steps = [sum(one.get_at((x, 200))[:3]) for x in range(300, 340)]
    assert max(abs(a - b) for a, b in pairwise(steps)) >= 4


def test_the_same_table_stands_there_every_time() -> None:
    one, other = ground(Backdrop.TABLE), ground(Backdrop.TABLE)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
