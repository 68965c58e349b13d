"""Pictures without a window: for looking at a scene, for the read-me and for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pygame

from game.stage.basics import Room
from game.stage.picture import Picture
from game.window.painter import Painter
from game.window.scaling import scale_for


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
