"""Paints what lies behind everything: the wooden table, its cloth in the light, and the curtain.

Cloth and wood are small maps of light, drawn out smoothly and dithered into their few dark colours;
rim shadow, round corners and brass inlay are one drawn corner each, turned for the others. The
table of high contrast has nothing of it: flat grounds, parted by lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import ceil, cos, erfc, hypot, pi, sin, sqrt
from random import Random
from typing import NamedTuple

import pygame

from game.stage.looks import Table
from game.stage.picture import Backdrop
from game.window.dither import Ramp, ceiling, light_map, painted
from game.window.materials import MATERIALS, Materials
from game.window.svg import raster


class Light(NamedTuple):
    """An ellipse of light: its centre as shares of the cloth, how bright its middle is (0 to 1)."""

    x: float
    y: float
    strength: float = 1.0


_LIGHTS = {
    Backdrop.TABLE: Light(0.50, 0.34),
    Backdrop.TITLE: Light(0.70, 0.40),
    Backdrop.SHEET: Light(0.50, 0.36),
    Backdrop.CURTAIN: Light(0.50, 0.46, 0.92),
}
_RADII = 0.62, 0.80  # of the cloth's width and height

_SHADE, _SHADE_BLUR = 0.72, 9  # how dark the rim's shadow is; its softness in units

_NOISE = 0.072 / 255
"""The finest step of the grain, in shares of the full light; 255 of them come by chance."""
_DARKEST = -0.5

_CORNER = 20
_INLAY = 6  # outside the cloth
_JOINT = 10  # wood of the rim's colour between panel and cloth
_HEM = 30
_PLEAT = 58  # width of a fold


def backdrop(
    kind: Backdrop,
    size_px: tuple[int, int],
    scale: float,
    panel: float,
    rim: float,
    table: Table = Table.BAIZE,
) -> pygame.Surface:
    """The ground of a scene, opaque, `scale` pixels a unit; title and sheet have no panel.

    `panel` and `rim` are widths in units: of the wood at the left, and of the wood elsewhere.
    """
    made_of = MATERIALS[table]
    has_panel = kind in (Backdrop.TABLE, Backdrop.CURTAIN) and panel > 0
    width, height = size_px
    edge = round(rim * scale)
    left = round(panel * scale) if has_panel else edge
    cloth = pygame.Rect(left, edge, max(1, width - left - edge), max(1, height - 2 * edge))

    ground = pygame.Surface(size_px, 0, 32)
    if made_of.plain:
        _lay_plain(ground, cloth, left if has_panel else 0, scale, kind, made_of)
        return ground
    _panel_and_rim(ground, cloth, left if has_panel else 0, scale, made_of)
    fabric = _lit_cloth(cloth.size, _LIGHTS[kind], made_of.cloth)
    if kind is Backdrop.CURTAIN:
        _draw_curtain(fabric, _LIGHTS[kind], scale, made_of)
    _lay_cloth(ground, fabric, cloth, scale, made_of)
    return ground


@dataclass(frozen=True, slots=True)
class Laid:
    """The grounds of one table, for a painter; equal ones need no drawing anew."""

    table: Table = Table.BAIZE

    def __call__(
        self, kind: Backdrop, size_px: tuple[int, int], scale: float, panel: float, rim: float, /
    ) -> pygame.Surface:
        return backdrop(kind, size_px, scale, panel, rim, self.table)


# ----------------------------------------------------------------------------------- high contrast


def _lay_plain(
    ground: pygame.Surface,
    cloth: pygame.Rect,
    left: int,
    scale: float,
    kind: Backdrop,
    made_of: Materials,
) -> None:
    """Flat grounds parted by a line; a drawn curtain is of another colour and has a hem."""
    drawn = kind is Backdrop.CURTAIN
    ground.fill(made_of.wood.light)
    corner, line = round(_CORNER * scale), max(2, round(2 * scale))
    fill = made_of.curtain.light if drawn else made_of.cloth.light
    pygame.draw.rect(ground, made_of.inlay, cloth, border_radius=corner)
    pygame.draw.rect(ground, fill, cloth.inflate(-2 * line, -2 * line), border_radius=corner - line)
    if left:
        start = left - round(_JOINT * scale)
        ground.fill(made_of.groove[1], (start - line, 0, line, ground.get_height()))
    if drawn:
        hem = cloth.inflate(-2 * line, 0)
        ground.fill(made_of.braid[0], (hem.x, hem.bottom - round(_HEM * scale), hem.width, line))


# --------------------------------------------------------------------------------------- the cloth


def _falloff(distance: float) -> float:
    """Light at a distance from the ellipse's middle, 1 at its edge: a smooth step down to 0."""
    rest = max(0.0, 1 - distance)
    return rest * rest * (3 - 2 * rest)


def _lit_cloth(size: tuple[int, int], light: Light, ramp: Ramp) -> pygame.Surface:
    columns, rows = 160, 100
    top = ceiling(ramp) * light.strength
    steps = [round(top * _falloff(sqrt(square / 4096))) for square in range(4097)]
    across = [(((x + 0.5) / columns - light.x) / _RADII[0]) ** 2 * 4096 for x in range(columns)]
    values = bytearray()
    for y in range(rows):
        down = (((y + 0.5) / rows - light.y) / _RADII[1]) ** 2 * 4096
        values += bytes(steps[min(4096, int(square + down))] for square in across)
    return painted(light_map(columns, bytes(values), size), ramp)


def _draw_curtain(fabric: pygame.Surface, light: Light, scale: float, made_of: Materials) -> None:
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


# ---------------------------------------------------------------------------------------- the wood


def _panel_and_rim(
    ground: pygame.Surface, cloth: pygame.Rect, left: int, scale: float, made_of: Materials
) -> None:
    """Wood all round the cloth; `left` is the width of the darker panel, 0 for none."""
    width, height = ground.get_size()
    reach = round((_CORNER + 2) * scale)
    joint = round(_JOINT * scale)
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
    shares = (_DARKEST + step * _NOISE for step in range(ceil((2 - _DARKEST) / _NOISE)))
    return bytes(round(top * min(1.0, max(0.0, share))) for share in shares)


def _wood(place: pygame.Rect, height: int, scale: float, ramp: Ramp) -> pygame.Surface:
    """A piece of wood for a place on the ground: upright grain, darker towards the bottom."""
    columns, rows = max(2, round(place.width / scale)), 9
    chance = Random(place.x + place.y)  # the same table every time
    top = ceiling(ramp)
    streaks = [chance.uniform(-1, 1) for _ in range(columns + 8)]
    broad = [sum(streaks[x : x + 8]) / 3 for x in range(columns)]
    grain = [round((0.045 * streaks[x] + 0.072 * broad[x]) / _NOISE) for x in range(columns)]
    deepest = min(grain)
    grain = [step - deepest for step in grain]
    values = bytearray()
    for y in range(rows):
        down = (place.y + place.height * y / (rows - 1)) / height
        lit = _lit(top)[round((0.844 - 0.72 * down - _DARKEST) / _NOISE) + deepest :]
        noise = chance.randbytes(columns)
        values += bytes(lit[fixed + free] for fixed, free in zip(grain, noise, strict=True))
    return painted(light_map(columns, bytes(values), place.size), ramp)


# ------------------------------------------------------------------------------- cloth in the wood


def _lay_cloth(
    ground: pygame.Surface,
    fabric: pygame.Surface,
    place: pygame.Rect,
    scale: float,
    made_of: Materials,
) -> None:
    """Lay the cloth into the wood: round corners, the rim's shadow, a brass inlay round it."""
    _frame(fabric, fabric.get_rect(), _rim_shadow(scale), pygame.BLEND_RGB_MULT)
    corners = [
        (_turned(_outside_of_corner(scale), right, low), spot)
        for right, low, spot in _corners(place, round(_CORNER * scale))
    ]
    kept = []
    for mask, spot in corners:
        piece = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
        piece.blit(ground, (0, 0), pygame.Rect(spot, mask.get_size()))
        piece.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        kept.append((piece, spot))
    ground.blit(fabric, place)
    ground.blits(kept)
    out = 2 * round(_INLAY * scale)
    _frame(ground, place.inflate(out, out), _inlay(scale, made_of))


def _corners(place: pygame.Rect, side: int) -> list[tuple[bool, bool, tuple[int, int]]]:
    """The corners of a place: at the right, at the bottom, where a square of that side lies."""
    across = ((False, place.x), (True, place.right - side))
    down = ((False, place.y), (True, place.bottom - side))
    return [(right, low, (x, y)) for right, x in across for low, y in down]


def _turned(corner: pygame.Surface, right: bool, low: bool) -> pygame.Surface:
    """The drawing of a top left corner, for another corner."""
    return pygame.transform.flip(corner, right, low)


def _frame(
    target: pygame.Surface, place: pygame.Rect, corner: pygame.Surface, blend: int = 0
) -> None:
    """Lay a frame round the inside of a place: its top left corner given, sides drawn out of it."""
    side = corner.get_width()
    for right, low, spot in _corners(place, side):
        target.blit(_turned(corner, right, low), spot, special_flags=blend)
    across, along = place.width - 2 * side, place.height - 2 * side
    if across > 0:
        top = pygame.transform.scale(corner.subsurface((side - 1, 0, 1, side)), (across, side))
        for low in (False, True):
            spot = place.x + side, place.bottom - side if low else place.y
            target.blit(_turned(top, False, low), spot, special_flags=blend)
    if along > 0:
        left = pygame.transform.scale(corner.subsurface((0, side - 1, side, 1)), (side, along))
        for right in (False, True):
            spot = place.right - side if right else place.x, place.y + side
            target.blit(_turned(left, right, False), spot, special_flags=blend)


def _rim_shadow(scale: float) -> pygame.Surface:
    """What the rim's shadow leaves of the light in a corner of the cloth.

    It is multiplied in: laid on as a veil, even its faintest end would darken by a visible step.
    """
    units = 48
    beyond = [erfc((at + 0.5) / (_SHADE_BLUR * sqrt(2))) / 2 for at in range(units)]
    left = bytes(
        round(255 * (1 - _SHADE * (1 - (1 - down) * (1 - across))))
        for down in beyond
        for across in beyond
    )
    side = round(units * scale)
    return light_map(units, left, (side, side))


def _outside_of_corner(scale: float) -> pygame.Surface:
    """White where a square corner reaches beyond the cloth's round one."""
    side = round(_CORNER * scale)
    return raster(
        f'<path fill="#FFFFFF" d="M0 0H{side}A{side} {side} 0 0 0 0 {side}Z"/>', (side, side)
    )


def _inlay(scale: float, made_of: Materials) -> pygame.Surface:
    """A corner of the brass inlay: a line of one unit, 6 units outside the cloth."""
    line = max(1, round(scale))
    radius = round((_CORNER + _INLAY) * scale)
    side, half = radius + 2, line / 2
    arc = radius - half
    return raster(
        f'<path fill="none" stroke="{made_of.inlay}"'
        f' stroke-opacity="{made_of.inlay_opacity}" stroke-width="{line}"'
        f' d="M{side} {half}H{radius}A{arc} {arc} 0 0 0 {half} {radius}V{side}"/>',
        (side, side),
    )
