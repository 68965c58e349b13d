"""What is on the window while its edge is dragged: what was seen last, drawn out."""

from __future__ import annotations

from typing import cast

import pygame
import pytest

from game.stage.basics import Font, Pose, Room
from game.stage.picture import Backdrop, CardItem, Picture, Shadow, Text
from game.window.screen.passage import SECONDS
from game.window.screen.screenful import Screenful
from game.window.screen.window import Window
from tests.game.plain import plain_painter


class Glass:
    """A window that is nothing but its surface."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)
        self.scale = 1.0
        self.shown = 0

    @property
    def picture_size(self) -> tuple[int, int]:
        return self.surface.get_size()

    def show(self) -> None:
        self.shown += 1


class Shown:
    """A picture that may change."""

    def __init__(self, x: float = 100) -> None:
        self.x = x
        self.composed = 0

    def picture(self, _room: Room) -> Picture:
        self.composed += 1
        card = CardItem("a", "KS", Pose(self.x, 150, 80, 6), Shadow.HAND)
        return Picture(Backdrop.TABLE, (Text("Still", 20, 40, Font(20)), card))


@pytest.fixture
def glass() -> Glass:
    return Glass((400, 300))


def screenful_of(glass: Glass, faces: tuple[str, ...] = ()) -> Screenful:
    return Screenful(cast(Window, glass), plain_painter(), faces, lambda: 0.0)


def stretched(seen: bytes, size: tuple[int, int], to: tuple[int, int]) -> bytes:
    surface = pygame.image.frombytes(seen, size, "RGB")
    return pygame.image.tobytes(pygame.transform.scale(surface, to), "RGB")


def seen_on(glass: Glass) -> bytes:
    return pygame.image.tobytes(glass.surface, "RGB")


@pytest.mark.parametrize("moving", [False, True])
def test_what_was_seen_last_is_drawn_out_while_the_edge_is_dragged(
    glass: Glass, moving: bool
) -> None:
    screenful, shown = screenful_of(glass), Shown()
    screenful.paint(shown, moving)
    shown.x = 180
    screenful.paint(shown, moving)
    last, composed = seen_on(glass), shown.composed
    for size in ((440, 320), (300, 200)):
        glass.surface = pygame.Surface(size)
        screenful.resized(0.0)
        screenful.paint(shown, moving)
        assert screenful.dragged
        assert seen_on(glass) == stretched(last, (400, 300), size)
    assert shown.composed == composed


def test_it_is_drawn_out_again_when_the_edge_is_taken_before_all_is_drawn(glass: Glass) -> None:
    screenful, shown = screenful_of(glass), Shown()
    screenful.paint(shown, False)
    last = seen_on(glass)
    glass.surface, glass.scale = pygame.Surface((800, 600)), 2.0
    screenful.resized(0.0)
    screenful.paint(shown, False)
    screenful.settle(1.0)
    screenful.paint(shown, False)  # begins to draw all for the new size
    assert screenful.unfinished
    glass.surface = pygame.Surface((840, 630))
    screenful.resized(2.0)
    screenful.paint(shown, False)
    assert seen_on(glass) == stretched(last, (400, 300), (840, 630))


def test_at_rest_all_is_drawn_for_the_new_size(glass: Glass) -> None:
    screenful, shown = screenful_of(glass), Shown()
    screenful.paint(shown, False)
    glass.surface = pygame.Surface((500, 400))
    screenful.resized(0.0)
    screenful.paint(shown, False)
    screenful.settle(1.0)
    while screenful.unfinished:
        screenful.paint(shown, False)
    fresh = pygame.Surface((500, 400))
    plain_painter().paint(fresh, shown.picture(Room(500, 400, plain_painter().ruler)), 1.0)
    assert seen_on(glass) == pygame.image.tobytes(fresh, "RGB")


@pytest.mark.parametrize("deeper", [True, False])
@pytest.mark.parametrize("rises", [True, False])
def test_a_page_comes_in_steps_between_what_was_seen_and_what_comes(
    glass: Glass, deeper: bool, rises: bool
) -> None:
    now = 0.0
    seen: list[bytes] = []
    glass.show = lambda: seen.append(seen_on(glass))  # type: ignore[method-assign]
    screenful = Screenful(cast(Window, glass), plain_painter(), (), lambda: now)
    shown = Shown()
    screenful.paint(shown, False)
    shown.x = 240
    screenful.turn(deeper, rises)
    screenful.paint(shown, False)
    composed = shown.composed
    for now in (0.08, 0.16, SECONDS):  # noqa: B007 - it is the clock
        assert screenful.passing
        screenful.pass_on()
    assert not screenful.passing
    assert shown.composed == composed, "the steps are made of what is there"
    before, first, *steps, after = seen
    assert first == before
    assert len({before, *steps, after}) == 4
    fresh = pygame.Surface((400, 300))
    plain_painter().paint(fresh, shown.picture(Room(400, 300, plain_painter().ruler)), 1.0)
    assert after == pygame.image.tobytes(fresh, "RGB")


def test_a_page_that_comes_is_there_at_once_when_somebody_goes_on_or_the_size_changes(
    glass: Glass,
) -> None:
    screenful, shown = screenful_of(glass), Shown()
    screenful.paint(shown, False)
    for hurry in (True, False):
        shown.x += 40
        screenful.turn(deeper=True, rises=True)
        screenful.paint(shown, False)
        assert screenful.passing
        if hurry:
            screenful.arrive()
        else:
            glass.surface = pygame.Surface((440, 320))
        screenful.paint(shown, False)
        assert not screenful.passing
        fresh = pygame.Surface(glass.surface.get_size())
        room = Room(*glass.surface.get_size(), plain_painter().ruler)
        plain_painter().paint(fresh, shown.picture(room), 1.0)
        assert seen_on(glass) == pygame.image.tobytes(fresh, "RGB")
