"""The wood of the table: the rim round the cloth, and the darker panel at the left."""

from __future__ import annotations

from functools import cache
from math import ceil
from random import Random

import pygame

from game.window.ground.dither import Ramp, ceiling, light_map, painted
from game.window.ground.materials import Materials

CORNER = 20
"""Radius in units of the cloth's corners, round which the wood reaches."""
JOINT = 10
"""Width in units of the rim's wood between panel and cloth."""

_PORE, _FIGURE = 0.075, 0.190
"""How far single fibres and the broad figure of the grain go from the light between them."""
_LIT, _FALL = 0.68, 0.34
"""The share of the full light at the top, and how much less of it there is at the foot."""
_NOISE = 0.072 / 255
"""The finest step of the grain, in shares of the full light; 255 of them come by chance."""
_DARKEST = -0.5


def panel_and_rim(
    ground: pygame.Surface, cloth: pygame.Rect, left: int, scale: float, made_of: Materials
) -> None:
    """Wood all round the cloth; `left` is the width of the darker panel, 0 for none."""
    width, height = ground.get_size()
    reach = round((CORNER + 2) * scale)
    joint = round(JOINT * scale)
    start = left - joint if left else 0
    strips = [
        pygame.Rect(start, 0, width - start, cloth.top + reach),
        pygame.Rect(start, cloth.bottom - reach, width - start, height - cloth.bottom + reach),
        pygame.Rect(start, 0, cloth.left + reach - start, height),
        pygame.Rect(cloth.right - reach, 0, width - cloth.right + reach, height),
    ]
    for strip in filter(None, (strip.clip(ground.get_rect()) for strip in strips)):
        ground.blit(_wood(strip, height, scale, made_of.wood), strip)
    if left:
        panel = pygame.Rect(0, 0, start, height)
        ground.blit(_wood(panel, height, scale, made_of.panel), panel)
        groove = max(1, round(scale))
        ground.fill(made_of.groove[0], (start - groove, 0, groove, height))
        ground.fill(made_of.groove[1], (start, 0, groove, height))


@cache
def _lit(top: int) -> bytes:
    """The light on wood for its shares from `_DARKEST` on, in steps of the grain's noise."""
    dark, full, end = (ceil((share - _DARKEST) / _NOISE) for share in (0, 1, 2))
    between = [round(top * (_DARKEST + step * _NOISE)) for step in range(dark, full)]
    return bytes(dark) + bytes(between) + bytes([top]) * (end - full)


def _wood(place: pygame.Rect, height: int, scale: float, ramp: Ramp) -> pygame.Surface:
    """A piece of wood for a place on the ground: upright grain, darker towards the bottom."""
    columns, rows = max(2, round(place.width / scale)), 9
    chance = Random(place.x + place.y)  # the same table every time
    top = ceiling(ramp)
    streaks = [chance.uniform(-1, 1) for _ in range(columns + 8)]
    broad = [sum(streaks[x : x + 8]) / 3 for x in range(columns)]
    grain = [round((_PORE * streaks[x] + _FIGURE * broad[x]) / _NOISE) for x in range(columns)]
    deepest = min(grain)
    grain = [step - deepest for step in grain]
    values = bytearray()
    for y in range(rows):
        down = (place.y + place.height * y / (rows - 1)) / height
        lit = _lit(top)[round((_LIT - _FALL * down - _DARKEST) / _NOISE) + deepest :]
        noise = chance.randbytes(columns)
        values += bytes([lit[fixed + free] for fixed, free in zip(grain, noise, strict=True)])
    return painted(light_map(columns, bytes(values), place.size), ramp)
