"""A row of beads in pixels: those that are filled, those that are hollow, and the notch above."""

from __future__ import annotations

import pygame
from msgspec import Struct

from game.window.palette import Rgba
from game.window.shapes import from_svg

MARGIN = 8
"""Room round the row for the glow of a lit one, in units."""
_TEN = 10
_GAP = 0.9  # more between two tens, in steps between neighbours
_GOLD = "#F6CB5C"  # of a bead that is lit, and of its glow
_NOTCH = 3.2  # units: half the width of the notch, and its height
_ABOVE = 5.2  # units from the middle of the row to the point of the notch's foot
NOTCH_TOP = _ABOVE + _NOTCH
"""Units from the middle of the row up to the tip of the notch."""


class BeadsLook(Struct, frozen=True):
    """How many beads and how many of them are filled, their colour, the notch in pixels."""

    count: int
    filled: int
    colour: Rgba
    notch: float | None
    lit: bool


def row(width: int, scale: float, look: BeadsLook) -> pygame.Surface:
    """The row on `width` pixels, with `MARGIN` on every side; its middle is the surface's."""
    margin = round(MARGIN * scale)
    gaps = (look.count - 1) // _TEN
    step = width / (look.count + gaps * _GAP)
    radius = min(step * 0.36, 2.6 * scale)
    red, green, blue, alpha = look.colour
    ink, seen = f"rgb({red},{green},{blue})", alpha / 255
    high = 2 * margin + 2 * round(2 * scale)
    y = high / 2
    parts: list[str] = []
    for index in range(look.count):
        x = margin + step * (index + 0.5 + _GAP * (index // _TEN))
        if look.lit:
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="{radius * 2.5}" fill="{_GOLD}" fill-opacity="0.32"/>'
                f'<circle cx="{x}" cy="{y}" r="{radius * 1.25}" fill="{ink}"/>'
            )
        if index < look.filled:
            fill = _GOLD if look.lit else ink
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" fill-opacity="{seen}"/>'
            )
        else:
            line = max(0.8, radius * 0.3)
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="{radius - line / 2}" fill="none" stroke="{ink}"'
                f' stroke-opacity="{seen * 0.6}" stroke-width="{line}"/>'
            )
    across = width
    if look.notch is not None:
        x, foot, half = margin + look.notch, y - _ABOVE * scale, _NOTCH * scale
        across = max(across, round(look.notch + half))
        parts.append(
            f'<path d="M{x} {foot - half} L{x + half} {foot} L{x - half} {foot} Z"'
            f' fill="{ink}" fill-opacity="{seen}"/>'
        )
    return from_svg(across + 2 * margin, high, "".join(parts))
