"""Coloured drawings: a pencil, a counter of brass, markers, the lettering of the name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.window.assets import drawing
from game.window.svg import raster

BOXES: Final[Mapping[str, tuple[float, float]]] = {
    "counter": (32, 32),
    "lettering": (534, 146),
    "marker-other": (16, 16),
    "marker-own": (16, 16),
    "pencil": (200, 52),
    "seal": (160, 160),
}
"""Width and height of each as it was drawn."""


def drawn_thing(name: str, width_px: int) -> pygame.Surface:
    """A thing that many pixels wide; KeyError for what there is not."""
    width, height = BOXES[name]
    size = width_px, max(1, round(width_px * height / width))
    return raster(drawing(f"things/{name}.svg"), size, (width, height))
