"""Coloured drawings: people in ovals of brass; a pencil, a counter, markers, a balance, a table."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

import pygame

from game.stage.looks import BACKS, TableLook
from game.stage.ornaments import PORTRAIT_RATIO
from game.window.assets import drawing
from game.window.surfaces import raster

FRAMED: Final = (236.0, 236.0 * PORTRAIT_RATIO)
"""Width and height of a portrait with its frame, as it is drawn."""
_RX, _RY = FRAMED[0] / 2 - 4, FRAMED[1] / 2 - 4
_SMALL: Final = 160
"""Pixels in width below which head and collar fill the oval, so that a mood is still seen."""
_PLACE, _NEAR = (
    f"translate({FRAMED[0] / 2:g} {y}) scale({size})" for y, size in ((136, 0.9), (138, 0.99))
)
"""Of a figure whose root of the nose is at 0: with its clothes where there is room for them, for a
head alone is nobody.
"""
_FRAME = 13
"""How broad the band is."""
_BEADS = 44
_RAYS, _REACH = 20, 112.0
_LIT, _BRASS, _DARK = "#F4DF9B", "#C9A24B", "#6B4A16"


def framed_portrait(name: str, width_px: int) -> pygame.Surface:
    """Somebody of `assets/portraits`, that many pixels wide; AssetError if nobody is there."""
    size = width_px, round(width_px * PORTRAIT_RATIO)
    figure = drawing(f"portraits/{name}.svg")
    painted = raster(
        f'<g transform="{_NEAR if width_px < _SMALL else _PLACE}">{figure}</g>', size, FRAMED
    )
    oval = raster(_oval(6, 'fill="#FFFFFF"'), size, FRAMED)
    painted.blit(oval, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    painted.blit(raster(_frame(), size, FRAMED), (0, 0))
    return painted


def frame_without_face() -> str:
    """The frame about plain ivory, with rays as faint as a watermark: there a name is written."""
    x, y = FRAMED[0] / 2, FRAMED[1] / 2
    rays = "".join(
        f"M{x:g} {y:g}L{x + _REACH * cos(turn):.1f} {y + _REACH * sin(turn):.1f}"
        f"L{x + _REACH * cos(turn + pi / _RAYS):.1f} {y + _REACH * sin(turn + pi / _RAYS):.1f}Z"
        for turn in (2 * pi * (k + 0.25) / _RAYS for k in range(_RAYS))
    )
    ground, veil = (_oval(6, 'fill="#F8F2E2"'), _oval(44, 'fill="#F8F2E2" fill-opacity="0.72"'))
    lit = f'<path d="{rays}" fill="#D9BF7E" fill-opacity="0.30"/>'
    return ground + lit + veil + _frame()


def _oval(inside: float, look: str) -> str:
    return (
        f'<ellipse cx="{FRAMED[0] / 2:g}" cy="{FRAMED[1] / 2:g}" rx="{_RX - inside:g}"'
        f' ry="{_RY - inside:g}" {look}/>'
    )


def _frame() -> str:
    """A rounded band of brass, a string of beads on it, dark lines on both sides."""

    def ring(inside: float, colour: str, width: float) -> str:
        return _oval(inside, f'fill="none" stroke="{colour}" stroke-width="{width:g}"')

    beads = "".join(
        f'<circle cx="{FRAMED[0] / 2 + (_RX - _FRAME / 2) * cos(turn):.1f}"'
        f' cy="{FRAMED[1] / 2 + (_RY - _FRAME / 2) * sin(turn):.1f}" r="3" fill="{_LIT}"'
        f' stroke="{_DARK}" stroke-width="1.2"/>'
        for turn in (2 * pi * k / _BEADS for k in range(_BEADS))
    )
    return (
        ring(_FRAME / 2, _DARK, _FRAME + 3)
        + ring(_FRAME / 2, _BRASS, _FRAME)
        + ring(2, _LIT, 2.2)
        + ring(_FRAME - 2, "#8A6522", 2.6)
        + beads
    )


_BACK, _SEAT = "back-", "seat"
BOXES: Final[Mapping[str, tuple[float, float]]] = {
    **{f"cloth-{table}": (48, 30) for table in TableLook},
    **{f"{_BACK}{back}": (630, 880) for back in BACKS},
    "balance-beam": (460, 120),
    "balance-chains": (300, 190),
    "balance-dish": (300, 32),
    "balance-stand": (120, 240),
    "bowl": (200, 108),
    "chip-other": (40, 40),
    "chip-own": (40, 40),
    "counter": (32, 32),
    "dial": (128, 128),
    "lettering": (534, 146),
    "marker-other": (16, 16),
    "marker-own": (16, 16),
    "pencil": (200, 52),
    "round-table": (240, 240),
    "seal": (160, 160),
    _SEAT: FRAMED,
}
"""Width and height of each as it was drawn; a back is that of the pack, on its card, and a seat
the frame of a portrait without anybody in it."""
_CARD = '<rect width="630" height="880" rx="38" fill="#F6F0E1"/>'


def drawn_thing(name: str, width_px: int) -> pygame.Surface:
    """A thing that many pixels wide; KeyError for what there is not."""
    width, height = BOXES[name]
    size = width_px, max(1, round(width_px * height / width))
    if name.startswith(_BACK):
        back = drawing(f"cards/backs/{name.removeprefix(_BACK)}.svg")
        return raster(_CARD + back, size, (width, height))
    if name == _SEAT:
        return raster(frame_without_face(), size, FRAMED)
    return raster(drawing(f"things/{name}.svg"), size, (width, height))
