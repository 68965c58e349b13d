"""Plain drawings for tests of the painter: every card one colour, the ground another."""

from __future__ import annotations

import pygame

from game.stage.basics import CARD_RATIO, Room
from game.stage.picture import Backdrop
from game.window.painter import Painter
from game.window.palette import Rgb
from game.window.scaling import scale_for
from game.window.text import Writer

FACE: Rgb = (240, 240, 230)
BACK: Rgb = (120, 20, 20)
GROUND: Rgb = (20, 70, 50)


class PlainArt:
    """Cards, signs and icons as whole rectangles."""

    def face(self, text: str, width_px: int, /) -> pygame.Surface:
        assert text
        return _filled((width_px, round(width_px * CARD_RATIO)), FACE)

    def back(self, width_px: int, /) -> pygame.Surface:
        return _filled((width_px, round(width_px * CARD_RATIO)), BACK)

    def suit(self, letter: str, height_px: int, colour: Rgb, /) -> pygame.Surface:
        assert letter in "SHDC"
        return _filled((height_px, height_px), colour)

    def icon(self, name: str, size_px: int, colour: Rgb, /) -> pygame.Surface:
        assert name
        return _filled((size_px, size_px), colour)

    def portrait(self, name: str, width_px: int, /) -> pygame.Surface:
        assert name
        return _filled((width_px, width_px), (200, 180, 120))

    def thing(self, name: str, width_px: int, /) -> pygame.Surface:
        assert name
        return _filled((width_px, width_px), (180, 140, 60))


class PlainGround:
    """One colour, whatever is asked, in a light that is the same everywhere."""

    def __call__(
        self, kind: Backdrop, size_px: tuple[int, int], scale: float, panel: float, rim: float, /
    ) -> pygame.Surface:
        assert kind in Backdrop
        assert min(scale, panel, rim) > 0
        ground = pygame.Surface(size_px)
        ground.fill(GROUND)
        return ground

    def lamp(self, *_place: object) -> None:
        """None."""


plain_ground = PlainGround()


def plain_painter() -> Painter:
    return Painter(PlainArt(), plain_ground)


def window_room(window: tuple[int, int]) -> Room:
    """The room in units of a window of so many pixels, with the ruler of its scale."""
    pygame.font.init()
    scale = scale_for(window, 1.0)
    writer = Writer(PlainArt())
    writer.set_scale(scale)
    return Room(window[0] / scale, window[1] / scale, writer)


def _filled(size: tuple[int, int], colour: Rgb) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(colour)
    return surface
