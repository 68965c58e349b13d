"""The pack, the tables and a few scenes look as they did when somebody last looked at them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.pictures.compare import difference, side_by_side
from tests.pictures.golden import FOLDER, GOLDEN, check

MOST_BYTES = 2_000_000


@pytest.fixture(autouse=True, scope="module")
def screen() -> Iterator[None]:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    yield
    pygame.display.quit()


@pytest.mark.parametrize("name", GOLDEN)
def test_it_looks_as_it_did(name: str, tmp_path: Path) -> None:
    check(name, GOLDEN[name](), tmp_path)


def test_each_stored_picture_is_looked_at_and_all_are_small() -> None:
    stored = list(FOLDER.iterdir())
    assert {path.stem for path in stored} == set(GOLDEN)
    assert sum(path.stat().st_size for path in stored) < MOST_BYTES


def pips() -> pygame.Surface:
    """A picture of which a test may spoil a part."""
    return pygame.image.load(FOLDER / "pack.png")


def test_a_card_that_is_missing_is_noticed_and_shown_beside_the_stored_one(tmp_path: Path) -> None:
    spoilt = pips()
    spoilt.fill((31, 79, 59), (8, 8, 60, 84))
    with pytest.raises(AssertionError, match=r"pack looks different.*off\. Look at .*pack\.png"):
        check("pack", spoilt, tmp_path)
    sheet = pygame.image.load(tmp_path / "pack.png")
    assert sheet.get_width() == 3 * spoilt.get_width() + 16


def test_a_ground_a_little_darker_everywhere_is_noticed() -> None:
    spoilt = pips()
    spoilt.fill((3, 3, 3), special_flags=pygame.BLEND_RGB_SUB)
    found = difference(pips(), spoilt)
    assert found.off == 0
    assert not found.small


def test_noise_of_a_step_is_let_pass() -> None:
    other = pips()
    other.fill((1, 0, 0), special_flags=pygame.BLEND_RGB_ADD)
    assert difference(pips(), other).small


def test_a_picture_of_another_size_is_wholly_different() -> None:
    assert difference(pips(), pygame.Surface((10, 10))).off == 1
    assert side_by_side(pips(), pygame.Surface((10, 10))).get_height() == pips().get_height()
