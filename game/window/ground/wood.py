"""The wood of the table: the rim round the cloth, the panel at the left, brass mounted on it."""

from __future__ import annotations

from functools import cache
from math import ceil, pi, sin
from random import Random

import pygame

from game.window.ground.dither import Ramp, ceiling, light_map, painted
from game.window.ground.materials import Materials
from game.window.surfaces import raster

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
_BENT = 26
"""Units by which the grain is bent at most: an arch in the middle of a board, and a small wave."""


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
    """A piece of wood for a place on the ground: bent upright grain, darker towards the bottom."""
    columns, rows = max(2, round(place.width / scale)), max(9, round(place.height / scale / 9))
    chance = Random(place.x + place.y)  # the same table every time
    top = ceiling(ramp)
    over = columns + 2 * _BENT
    streaks = [chance.uniform(-1, 1) for _ in range(over + 8)]
    broad = [sum(streaks[x : x + 8]) / 3 for x in range(over)]
    grain = [round((_PORE * streaks[x] + _FIGURE * broad[x]) / _NOISE) for x in range(over)]
    deepest = min(grain)
    grain = [step - deepest for step in grain]
    bellies = [sin(pi * (x + 0.5) / columns) for x in range(columns)]
    values = bytearray()
    for y in range(rows):
        down = (place.y + place.height * y / (rows - 1)) / height
        lit = _lit(top)[round((_LIT - _FALL * down - _DARKEST) / _NOISE) + deepest :]
        noise = chance.randbytes(columns)
        low, high = sin(down * 4.6 + 0.7), sin(down * 11.3 + columns)
        bent = [
            grain[_BENT + x + round(_BENT * (0.72 * low * belly + 0.28 * high))]
            for x, belly in enumerate(bellies)
        ]
        values += bytes([lit[fixed + free] for fixed, free in zip(bent, noise, strict=True)])
    return painted(light_map(columns, bytes(values), place.size), ramp)


_ARM = 58
"""How far a corner of brass reaches along the rim, in units of a rim 16 wide."""
_RIM = 16


def brass_corner(rim: float, scale: float, made_of: Materials) -> pygame.Surface:
    """A plate of brass over the top left corner of a rim that many units wide."""
    lit, plain, dark = made_of.brass
    side = round(_ARM * rim / _RIM * scale)
    plate = (
        "M1 9Q1 1 9 1H49C55 1 57 4 56 7C54 10 50 9 47 11C45 12.5 44 15 40 15H24Q15 15 15 24V40"
        "C15 44 12.5 45 11 47C9 50 10 54 7 56C4 57 1 55 1 49Z"
    )
    rivets = "".join(
        f'<circle cx="{x}" cy="{y}" r="2.1" fill="{dark}"/>'
        f'<circle cx="{x - 0.4}" cy="{y - 0.5}" r="1.5" fill="{lit}"/>'
        for x, y in ((8.5, 8.5), (36, 8), (8, 36))
    )
    return raster(
        '<defs><linearGradient id="brass" x1="0%" y1="0%" x2="100%" y2="100%">'
        f'<stop offset="0%" stop-color="{lit}"/><stop offset="38%" stop-color="{plain}"/>'
        f'<stop offset="100%" stop-color="{dark}"/></linearGradient></defs>'
        f'<path d="{plate}" transform="translate(0.8 1.6)" fill="#000000" fill-opacity="0.35"/>'
        f'<path d="{plate}" fill="url(#brass)" stroke="{dark}" stroke-width="1"/>'
        f'<path d="M3 48V9.5Q3 3 9.5 3H48" fill="none" stroke="{lit}" stroke-opacity="0.75"'
        ' stroke-width="1"/>'
        f'<path d="M40 12.6H23.5Q12.6 12.6 12.6 23.5V40" fill="none" stroke="{dark}"'
        f' stroke-opacity="0.7" stroke-width="0.9"/>{rivets}',
        (side, side),
        (_ARM, _ARM),
    )


def rounded_edge(corner: float, scale: float) -> pygame.Surface:
    """The corner of the rim's inner edge, which catches the light, and of the dark joint below it.

    `corner` is the radius of the cloth in units; the edge lies just outside of it.
    """
    units = corner + 3
    side = round(units * scale)

    def arc(out: float, colour: str, opacity: float, thick: float) -> str:
        radius, at = corner + out, 3 - out
        return (
            f'<path fill="none" stroke="{colour}" stroke-opacity="{opacity}"'
            f' stroke-width="{thick}" d="M{units + 1} {at}H{at + radius}'
            f'A{radius} {radius} 0 0 0 {at} {at + radius}V{units + 1}"/>'
        )

    return raster(
        arc(0.4, "#000000", 0.6, 1.4) + arc(1.9, "#FFE3B8", 0.26, 1.1), (side, side), (units, units)
    )
