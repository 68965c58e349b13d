"""Pictures on paper: A5 upright at three hundred dots an inch, ink on white, for any printer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.stage.basics import Room
from game.stage.picture import Backdrop, Picture
from game.window.offscreen import save_png
from game.window.pack.card_art import CardArt
from game.window.painter import Painter

PAGE = (1748, 2480)
"""148 by 210 millimetres in dots of a three-hundredth of an inch."""
UNITS = 480.0
"""Width of the page in units."""

_PAPER = (255, 255, 255)


def print_picture(draw: Callable[[Room], Picture], path: Path) -> None:
    """Paint a page and write it as PNG. Raises OSError if it cannot be written."""
    painter = Painter(CardArt(), _plain)
    scale = PAGE[0] / UNITS
    painter.set_scale(scale)
    surface = pygame.Surface(PAGE)
    painter.paint(surface, draw(Room(UNITS, PAGE[1] / scale, painter.ruler)), scale)
    save_png(surface, path)


def _plain(
    kind: Backdrop,  # noqa: ARG001 - the port's signature
    size_px: tuple[int, int],
    scale: float,  # noqa: ARG001
    panel: float,  # noqa: ARG001
    rim: float,  # noqa: ARG001
    /,
) -> pygame.Surface:
    """White paper behind everything."""
    ground = pygame.Surface(size_px)
    ground.fill(_PAPER)
    return ground
