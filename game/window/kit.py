"""What everything painted is painted with: an art, a scale, a theme and the drawings kept.

The painter and its ornaments share one; whoever changes a part of it forgets what it made of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import pygame

from game.stage.basics import Paint, Rect
from game.stage.picture import Backdrop
from game.window.cache import Cache
from game.window.ground.cloth import Lamp
from game.window.palette import Rgb, Rgba, Theme


class Art(Protocol):
    """Drawings at their final size in pixels, with transparent surroundings."""

    def face(self, text: str, width_px: int, /) -> pygame.Surface:
        """The face of a card ("KS")."""

    def back(self, width_px: int, /) -> pygame.Surface:
        """The back of every card."""

    def suit(self, letter: str, height_px: int, colour: Rgb, /) -> pygame.Surface:
        """The shape of a suit (S, H, D or C) in one colour."""

    def icon(self, name: str, size_px: int, colour: Rgb, /) -> pygame.Surface:
        """A small drawing of `assets/icons`, in one colour."""

    def portrait(self, name: str, width_px: int, /) -> pygame.Surface:
        """Somebody in a mood, a file of `assets/portraits`, in an oval frame."""

    def thing(self, name: str, width_px: int, /) -> pygame.Surface:
        """A coloured drawing of `assets/things`."""


class Ground(Protocol):
    """Draws what lies behind everything."""

    def __call__(
        self, kind: Backdrop, size_px: tuple[int, int], scale: float, panel: float, rim: float, /
    ) -> pygame.Surface:
        """An opaque ground of that many pixels; panel and rim are widths in units."""

    def lamp(
        self, kind: Backdrop, size_px: tuple[int, int], scale: float, panel: float, rim: float, /
    ) -> Lamp | None:
        """The light on what lies there; None where it is the same everywhere."""


@dataclass(slots=True)
class Kit:
    """`scale` is pixels for a unit; `pieces` are drawings kept while they are used."""

    art: Art
    theme: Theme
    pieces: Cache
    scale: float = 1.0

    def rgba(self, paint: Paint) -> Rgba:
        """The colour of a surface."""
        return self.theme.rgba(paint)

    def line(self, paint: Paint) -> Rgba:
        """The colour of a line, which may be too faint for this table."""
        return self.theme.rgba(paint, self.theme.least_line)

    def pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        """Left, top, width and height; neighbours that touch in units touch in pixels."""
        left, top = round(rect.x * self.scale), round(rect.y * self.scale)
        right, bottom = round(rect.right * self.scale), round(rect.bottom * self.scale)
        return left, top, right - left, bottom - top
