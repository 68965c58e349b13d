"""Paints what lies behind everything: the wooden table, its cloth in the light, and the curtain.

Cloth and wood are small maps of light, drawn out smoothly and dithered into their few dark colours;
rim shadow, round corners and brass inlay are one drawn corner each, turned for the others. The
table of high contrast has nothing of it: flat grounds, parted by lines.
"""

from __future__ import annotations

from math import erfc, sqrt

import pygame
from msgspec import Struct

from game.stage.looks import TableLook
from game.stage.picture import Backdrop
from game.window.ground.cloth import Lamp, Light, draw_curtain, lit_cloth
from game.window.ground.dither import light_map
from game.window.ground.materials import MATERIALS, Materials
from game.window.ground.wood import CORNER, JOINT, brass_corner, panel_and_rim, rounded_edge
from game.window.shapes import BoxLook, box
from game.window.surfaces import lay, raster

_LIGHTS = {
    Backdrop.TABLE: Light(0.505, 0.43),
    Backdrop.TITLE: Light(0.70, 0.40),
    Backdrop.SHEET: Light(0.50, 0.36, warmth=0.4),
    Backdrop.LAMP: Light(0.50, 0.40),
    Backdrop.CURTAIN: Light(0.50, 0.46, 0.92),
}
_SHADE, _SHADE_BLUR = 0.72, 9  # how dark the rim's shadow is; its softness in units

_INLAY = 6  # outside the cloth
_HEM = 30


def backdrop(
    kind: Backdrop,
    size_px: tuple[int, int],
    scale: float,
    panel: float,
    rim: float,
    table: TableLook = TableLook.BAIZE,
) -> pygame.Surface:
    """The ground of a scene, opaque, `scale` pixels a unit; title and sheet have no panel.

    `panel` and `rim` are widths in units: of the wood at the left, and of the wood elsewhere.
    """
    made_of = MATERIALS[table]
    has_panel, cloth = _cloth(kind, size_px, scale, panel, rim)
    left = cloth.left
    ground = pygame.Surface(size_px, 0, 32)
    if made_of.plain:
        _lay_plain(ground, cloth, left if has_panel else 0, scale, kind, made_of)
        return ground
    panel_and_rim(ground, cloth, left if has_panel else 0, scale, made_of)
    fabric = lit_cloth(cloth.size, _LIGHTS[kind], made_of.cloth, made_of.heart)
    if kind is Backdrop.CURTAIN:
        draw_curtain(fabric, _LIGHTS[kind], scale, made_of)
    _lay_cloth(ground, fabric, cloth, scale, made_of)
    _mount(ground, cloth, rim, scale, made_of)
    return ground


def _cloth(
    kind: Backdrop, size_px: tuple[int, int], scale: float, panel: float, rim: float
) -> tuple[bool, pygame.Rect]:
    """Whether there is a panel at the left, and where the cloth lies, in pixels."""
    has_panel = kind in (Backdrop.TABLE, Backdrop.CURTAIN) and panel > 0
    width, height = size_px
    edge = round(rim * scale)
    left = round(panel * scale) if has_panel else edge
    return has_panel, pygame.Rect(
        left, edge, max(1, width - left - edge), max(1, height - 2 * edge)
    )


class Laid(Struct, frozen=True):
    """The grounds of one table, for a painter; equal ones need no drawing anew."""

    table: TableLook = TableLook.BAIZE

    def __call__(
        self, kind: Backdrop, size_px: tuple[int, int], scale: float, panel: float, rim: float, /
    ) -> pygame.Surface:
        return backdrop(kind, size_px, scale, panel, rim, self.table)

    def lamp(
        self, kind: Backdrop, size_px: tuple[int, int], scale: float, panel: float, rim: float, /
    ) -> Lamp | None:
        if MATERIALS[self.table].plain:
            return None
        return _LIGHTS[kind].over(_cloth(kind, size_px, scale, panel, rim)[1])


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
    corner, line = round(CORNER * scale), max(2, round(2 * scale))
    fill = made_of.curtain.light if drawn else made_of.cloth.light
    red, green, blue, _ = pygame.Color(made_of.inlay)
    look = BoxLook(corner, (*fill, 255), (red, green, blue, 255), line)
    lay(ground, box(*cloth.size, look), cloth.topleft)
    if left:
        start = left - round(JOINT * scale)
        ground.fill(made_of.groove[1], (start - line, 0, line, ground.get_height()))
    if drawn:
        hem = cloth.inflate(-2 * line, 0)
        ground.fill(made_of.braid[0], (hem.x, hem.bottom - round(_HEM * scale), hem.width, line))


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
        for right, low, spot in _corners(place, round(CORNER * scale))
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


def _mount(
    ground: pygame.Surface, cloth: pygame.Rect, rim: float, scale: float, made_of: Materials
) -> None:
    """Round the rim's edge towards the cloth, and put brass on its four corners."""
    edge = round(3 * scale)
    _frame(ground, cloth.inflate(2 * edge, 2 * edge), rounded_edge(CORNER, scale))
    out = 2 * round(rim * scale)
    table, brass = cloth.inflate(out, out), brass_corner(rim, scale, made_of)
    for right, low, spot in _corners(table, brass.get_width()):
        ground.blit(_turned(brass, right, low), spot)


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
    side = round(CORNER * scale)
    return raster(
        f'<path fill="#FFFFFF" d="M0 0H{side}A{side} {side} 0 0 0 0 {side}Z"/>', (side, side)
    )


def _inlay(scale: float, made_of: Materials) -> pygame.Surface:
    """A corner of the brass inlay: a line of one unit, 6 units outside the cloth."""
    line = max(1, round(scale))
    radius = round((CORNER + _INLAY) * scale)
    side, half = radius + 2, line / 2
    arc = radius - half
    return raster(
        f'<path fill="none" stroke="{made_of.inlay}"'
        f' stroke-opacity="{made_of.inlay_opacity}" stroke-width="{line}"'
        f' d="M{side} {half}H{radius}A{arc} {arc} 0 0 0 {half} {radius}V{side}"/>',
        (side, side),
    )
