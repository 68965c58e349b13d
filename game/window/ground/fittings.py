"""What is mounted on the rim of the table: its rounded edge towards the cloth, and brass."""

from __future__ import annotations

import pygame

from game.window.ground.materials import Materials
from game.window.svg import raster

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
