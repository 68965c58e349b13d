"""The cloth in its light, and the curtain before it: small maps of light, drawn out smoothly."""

from __future__ import annotations

from math import ceil, cos, hypot, pi, sin, sqrt
from typing import NamedTuple

import pygame

from game.window.ground.dither import Ramp, ceiling, light_map, painted
from game.window.ground.materials import Materials
from game.window.surfaces import raster


class Light(NamedTuple):
    """An ellipse of light: its centre as shares of the cloth, how bright its middle is (0 to 1).

    `warmth` is how much of the lamp's own warm light falls there, from 0 to 1.
    """

    x: float
    y: float
    strength: float = 1.0
    warmth: float = 1.0

    def over(self, cloth: pygame.Rect) -> Lamp:
        """Where it lies on a cloth, for the cards there."""
        across, down = (_REACH * share for share in _RADII)
        x, y = cloth.x + self.x * cloth.width, cloth.y + self.y * cloth.height
        return Lamp(x, y, across * cloth.width, down * cloth.height)


class Lamp(NamedTuple):
    """Where an ellipse of light lies, in pixels: its middle, and how far it reaches."""

    x: float
    y: float
    across: float
    down: float

    def away(self, x: float, y: float) -> float:
        """How far a place is from its middle; 1 where it hardly reaches."""
        return hypot((x - self.x) / self.across, (y - self.y) / self.down)


_RADII = 0.58, 0.62  # of the cloth's width and height
_REACH = 1.3
"""Times so far it reaches for cards, which are pale."""
_HEART = 1.6
"""The warm middle: so much faster its light falls off, as a power of the whole."""
_NAP = 18
"""How much brighter the tips of the nap may be than its ground, of 255."""
_PLEAT = 58  # width of a fold in units


def _falloff(distance: float) -> float:
    """Light at a distance from the ellipse's middle, 1 at its edge: a smooth step down to 0."""
    rest = max(0.0, 1 - distance)
    return rest * rest * (3 - 2 * rest)


def lit_cloth(
    size: tuple[int, int], light: Light, ramp: Ramp, heart: tuple[int, int, int] = (0, 0, 0)
) -> pygame.Surface:
    """The cloth of a size in pixels under its light, dithered into the colours of its ramp.

    `heart` is what the lamp adds in its middle, where the trick lies. Over all of it is the nap.
    """
    columns, rows = 160, 100
    heart = (
        round(heart[0] * light.warmth),
        round(heart[1] * light.warmth),
        round(heart[2] * light.warmth),
    )
    red, green, blue = (full + warm for full, warm in zip(ramp.light, heart, strict=True))
    whole = Ramp(ramp.dark, (red, green, blue))
    top = ceiling(whole, _NAP)
    shares = [
        tuple(
            top
            * ((full - dark) * step / 255 + warm * (step / 255) ** _HEART)
            / (full + warm - dark)
            for dark, full, warm in zip(*ramp, heart, strict=True)
        )
        for step in range(256)
    ]
    across = [(((x + 0.5) / columns - light.x) / _RADII[0]) ** 2 * 4096 for x in range(columns)]
    downwards = [(((y + 0.5) / rows - light.y) / _RADII[1]) ** 2 * 4096 for y in range(rows)]
    most = 255 * light.strength
    steps = [round(most * _falloff(sqrt(square / 4096))) for square in range(4096)]
    steps += [0] * int(max(across) + max(downwards))  # it is dark beyond, however far away
    values = bytearray()
    for down in downwards:
        values += bytes([steps[int(square + down)] for square in across])
    tints = [(round(r), round(g), round(b)) for r, g, b in shares]
    return painted(light_map(columns, bytes(values), size, tints), whole, _NAP)


def draw_curtain(fabric: pygame.Surface, light: Light, scale: float, made_of: Materials) -> None:
    """Draw a heavy curtain before the cloth, its brass hem following the folds."""
    velvet = made_of.curtain
    width, height = fabric.get_size()
    columns, rows = max(8, round(width / scale / 4)), 24
    top = ceiling(velvet)
    values = bytearray()
    for y in range(rows):
        down = (y + 0.5) / rows
        for x in range(columns):
            share = (x + 0.5) / columns
            lit = _falloff(hypot((share - light.x) / 0.8, (down - light.y) / 1.1))
            values.append(round(top * (0.16 + 0.84 * lit) * (0.22 + 0.78 * _fold(x * 4, down))))
    fabric.blit(painted(light_map(columns, bytes(values), (width, height)), velvet), (0, 0))
    hem = _hem(width, scale, made_of)
    fabric.blit(hem, (0, height - hem.get_height()))


def _hem(width: int, scale: float, made_of: Materials) -> pygame.Surface:
    """The foot of the curtain: a brass braid that follows the folds, and the dark under it."""
    units = width / scale
    line = [(x, 18 + 7 * _fold(x, 1.0)) for x in range(-4, ceil(units) + 8, 4)]
    braid = "M" + "L".join(f"{x} {y:.1f}" for x, y in line)
    thread = "M" + "L".join(f"{x} {y - 9:.1f}" for x, y in line)
    fringe = "".join(f"M{x} {y:.1f}V{y + 7:.1f}" for x, y in line)
    bright, dim, dark = made_of.braid
    return raster(
        f'<g transform="scale({scale})" fill="none">'
        f'<path fill="{made_of.under}" d="{braid}V60H-4Z"/>'
        f'<path stroke="{dark}" stroke-width="2" d="{fringe}"/>'
        f'<path stroke="{bright}" stroke-width="3" d="{braid}"/>'
        f'<path stroke="{dim}" stroke-width="1.4" d="{thread}"/></g>',
        (width, round(40 * scale)),
    )


def _fold(x: float, down: float) -> float:
    """How much a place of the curtain faces the light: 0 deep in a fold to 1 on its ridge.

    `x` is in units; the folds sway a little on their way down and are never quite alike.
    """
    drift = x + 6 * sin(down * 2.2 + x / 170) * down
    phase = drift / _PLEAT + 0.17 * sin(drift / 97) + 0.09 * sin(drift / 41 + 1)
    ridge = 0.5 + 0.5 * cos(2 * pi * phase)
    minor = 0.5 + 0.5 * cos(2 * pi * (phase * 2.13 + 0.2))
    return min(1.0, 0.78 * ridge * sqrt(ridge) + 0.22 * minor * (0.4 + 0.6 * ridge))
