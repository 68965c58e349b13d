"""What the painter asks of whoever draws the cards, the signs and the ground."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.stage.picture import Backdrop
from game.window.palette import Rgb


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
