"""Soft shadows of boxes and cards: round boxes, blurred, made small and drawn out.

How far each kind lies below its thing, how soft and how dark it is: the table's style sheet.
"""

from __future__ import annotations

from math import ceil, sqrt

import pygame
from msgspec import Struct

from game.stage.picture import Shadow
from game.window.palette import SHADOW
from game.window.shapes import from_svg, reach


class Softness(Struct, frozen=True):
    """Lengths in units: how far down, the sigma of the blur; and the opacity.

    What lies on the cloth throws two shadows: that of the room, and close to it that of `contact`.
    """

    down: float
    sigma: float
    alpha: float
    contact: Softness | None = None


SOFTNESS = {
    Shadow.REST: Softness(2, 3.5, 0.20, Softness(1, 1.2, 0.30)),
    Shadow.HAND: Softness(5, 6, 0.30, Softness(1.6, 1.4, 0.40)),
    Shadow.LIFT: Softness(13, 9, 0.40, Softness(5, 2.6, 0.34)),
    Shadow.PAPER: Softness(10, 24, 0.45),
    Shadow.BUTTON: Softness(3, 6, 0.36),
}

_PASSES = 3
"""Three blurs by a box come close to a Gaussian."""


def shadow(
    width: float, height: float, radius: float, sigma: float, alpha: float, angle: float = 0.0
) -> pygame.Surface:
    """The shadow of a round box, all in pixels; its centre is the centre of the surface."""
    box_radius = 1 if sigma < 2.2 else 2
    at_full_size = sqrt(_PASSES) * (2 * box_radius + 1) / sqrt(12)
    shrink = max(1.0, sigma / at_full_size)
    passes = _PASSES if sigma >= at_full_size else max(1, round(sigma * sigma * 12 / 9))
    across, along = reach(width, height, angle)
    margin = 3 * sigma + 2
    small = ceil((across + 2 * margin) / shrink), ceil((along + 2 * margin) / shrink)
    red, green, blue = SHADOW
    body = (
        f'<g transform="translate({small[0] / 2} {small[1] / 2})'
        f' scale({1 / shrink}) rotate({angle})">'
        f'<rect x="{-width / 2}" y="{-height / 2}" width="{width}" height="{height}" rx="{radius}"'
        f' fill="rgb({red},{green},{blue})" fill-opacity="{alpha}"/></g>'
    )
    surface = from_svg(*small, body)
    for _ in range(passes):
        surface = pygame.transform.box_blur(surface, box_radius, repeat_edge_pixels=False)
    if shrink == 1.0:
        return surface
    return pygame.transform.smoothscale(
        surface, (round(small[0] * shrink), round(small[1] * shrink))
    )
