"""A painter with our pack and our table, and pictures without a window: as files, and for paper.

On paper a picture is A5 upright at three hundred dots an inch, ink on white, for any printer.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pygame

from game.stage.basics import Room
from game.stage.looks import Looks
from game.stage.picture import Backdrop, Picture
from game.window.ground.textures import Laid
from game.window.pack.card_art import FACES, CardArt
from game.window.painter import Painter
from game.window.palette import theme
from game.window.scaling import scale_for

__all__ = ["FACES", "dress", "make_painter"]


def make_painter() -> Painter:
    """A painter with our pack and our table, for a window or for pictures without one."""
    return Painter(CardArt(fibre=True), Laid())


def dress(painter: Painter, looks: Looks) -> None:
    """Lets a painter paint the pack and the table that were chosen."""
    art = CardArt(looks.back, looks.courts, looks.large, looks.four_colours, looks.names, True)
    painter.dress(art, Laid(looks.table), theme(looks))


class Pictured(Protocol):
    """Whatever makes a picture of a room: a scene, or a stack of them."""

    def picture(self, room: Room) -> Picture:
        """Everything to be seen now."""


def render(
    shown: Pictured, size: tuple[int, int], painter: Painter, scale: float | None = None
) -> pygame.Surface:
    """A picture of that many pixels, as a window of this size would show it.

    The scale in pixels for a unit follows from the size unless it is given. No display is needed.
    """
    chosen = scale_for(size, 1.0) if scale is None else scale
    surface = pygame.Surface(size)
    painter.paint(surface, shown.picture(room_of(size, painter, chosen)), chosen)
    return surface


def room_of(size: tuple[int, int], painter: Painter, scale: float | None = None) -> Room:
    """The room of a window of that many pixels, as `render` gives it to a scene."""
    chosen = scale_for(size, 1.0) if scale is None else scale
    painter.set_scale(chosen)
    return Room(size[0] / chosen, size[1] / chosen, painter.ruler)


def save_png(surface: pygame.Surface, path: Path) -> None:
    """Writes a picture, and the folders above it. Raises OSError if it cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(surface, str(path))
    except pygame.error as error:
        raise OSError(f"The picture {path} cannot be written: {error}.") from error


PAGE = (1748, 2480)
"""148 by 210 millimetres in dots of a three-hundredth of an inch."""
UNITS = 480.0
"""Width of the page in units."""

_PAPER = (255, 255, 255)


def print_picture(draw: Callable[[Room], Picture], path: Path) -> None:
    """Paint a page and write it as PNG. Raises OSError if it cannot be written."""
    painter = Painter(CardArt(), _Sheet())
    scale = PAGE[0] / UNITS
    painter.set_scale(scale)
    surface = pygame.Surface(PAGE)
    painter.paint(surface, draw(Room(UNITS, PAGE[1] / scale, painter.ruler)), scale)
    save_png(surface, path)


class _Sheet:
    """White paper behind everything, in daylight."""

    def __call__(
        self, _kind: Backdrop, size_px: tuple[int, int], *_measures: float
    ) -> pygame.Surface:
        ground = pygame.Surface(size_px)
        ground.fill(_PAPER)
        return ground

    def lamp(self, *_place: object) -> None:
        """None: it is to be printed."""
