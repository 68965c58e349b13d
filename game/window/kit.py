"""What everything painted is painted with: a scale, an art, a theme and the drawings kept.

The painter and its ornaments share one; whoever changes a part of it forgets what it made of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.basics import Paint, Rect
from game.window.art import Art
from game.window.cache import Cache
from game.window.palette import Rgba, Theme


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
