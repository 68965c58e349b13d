"""The pad that is written on: sheets of paper, bound at the top in cloth, lying on the wood.

It is drawn once for a width, as high as can be; a shorter one is its upper part and its foot.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.stage.ornaments import PAD_HEAD
from game.window.ground.dither import Ramp, ceiling, light_map, painted
from game.window.palette import PLAIN_PAPER
from game.window.shadows import shadow
from game.window.surfaces import clear, lay, raster, ready

_MARGIN = 44
"""Units round the sheet that its shadow and the sheets below it may take."""
FRAME, _CORNER = 10.0, 22.0
"""Units from the edge of a leaf to its printed frame, and to where the frame begins."""
_FOOT = 24
"""Units at the foot of a pad that are cut off with it."""
_STOCK = Ramp((226, 213, 180), (249, 242, 222))
_FIBRE = 5
"""How much brighter a fibre may be than the paper, of 255."""
_SHADOWS = ((0.50, 12.0, 5.0, 8.0), (0.55, 2.2, 1.0, 1.6))
"""Opacity, sigma, and how far right and down: of the room, and close to the paper; units."""


class Sheets(NamedTuple):
    """What a pad is drawn by: its width in pixels, pixels for a unit; whether plain, and bound."""

    width: int
    scale: float
    plain: bool
    bound: bool = True


def drawn_pad(sheets: Sheets, height: int) -> pygame.Surface:
    """A pad so many pixels high, with `margin` pixels of room on every side."""
    width, scale, plain, bound = sheets
    edge, head = margin(sheets), round(PAD_HEAD * scale)
    size = width + 2 * edge, height + 2 * edge
    out = clear(size)
    if plain:
        out.fill((*PLAIN_PAPER, 255), (edge, edge, width, height))
        if bound:
            out.fill((110, 0, 16, 255), (edge, edge, width, head))
        return out
    for alpha, sigma, right, down in _SHADOWS:
        cast = ready(shadow(width, height, 3 * scale, sigma * scale, alpha))
        x = (size[0] - cast.get_width()) // 2 + round(right * scale)
        y = (size[1] - cast.get_height()) // 2 + round(down * scale)
        lay(out, cast, (x, y))
    lay(out, ready(raster(_below(width, height, edge, scale), size)), (0, 0))
    out.blit(_paper(width, height, scale), (edge, edge))
    if bound:
        lay(out, ready(raster(_bound(width, head, edge, scale), size)), (0, 0))
    else:
        _frame(out, pygame.Rect(edge, edge, width, height), scale)
    return out


def _frame(out: pygame.Surface, leaf: pygame.Rect, scale: float) -> None:
    """Two lines printed round a leaf, which leave its corners free."""
    line = max(1, round(scale))
    for inset, ink in ((FRAME, (154, 130, 78)), (FRAME + 4, (190, 170, 122))):
        x, y, width, height = leaf.inflate(*[-2 * round(inset * scale)] * 2)
        gap = round((_CORNER - inset) * scale)
        for top in (y, y + height - line):
            out.fill(ink, (x + gap, top, width - 2 * gap, line))
        for left in (x, x + width - line):
            out.fill(ink, (left, y + gap, line, height - 2 * gap))


def margin(sheets: Sheets) -> int:
    """Pixels round the sheet in its drawing."""
    return round(_MARGIN * sheets.scale)


def pad_of(
    sheets: Sheets, whole: pygame.Surface, height: int
) -> Iterator[tuple[pygame.Rect, tuple[int, int]]]:
    """The two parts of a drawing that make a pad so many pixels high, and where they lie.

    Places are those of their top left corners from that of the sheet.
    """
    edge, across = margin(sheets), whole.get_width()
    foot = min(round(_FOOT * sheets.scale), height // 2)
    upper = edge + height - foot
    yield pygame.Rect(0, 0, across, upper), (-edge, -edge)
    low = foot + edge
    yield pygame.Rect(0, whole.get_height() - low, across, low), (-edge, upper - edge)


def _paper(width: int, height: int, scale: float) -> pygame.Surface:
    """The uppermost sheet: lit from the left, with its fibre, its arris light and dark."""
    top = ceiling(_STOCK, _FIBRE)
    values = bytes(round(top * (1 - 0.42 * (x / 15) ** 1.4)) for x in range(16))
    sheet = painted(light_map(16, values * 4, (width, height)), _STOCK, _FIBRE)
    line = max(1, round(0.75 * scale))
    sheet.fill((255, 252, 240), (0, 0, line, height))
    sheet.fill((158, 140, 100), (width - line, 0, line, height))
    sheet.fill((140, 122, 84), (0, height - line, width, line))
    return sheet


def _below(width: int, height: int, edge: int, scale: float) -> str:
    """Three sheets that were not laid down quite straight under the first."""
    parts = []
    for tint, left, right, low_left, low_right in (
        ("#CDBD95", 1.5, 3.2, 4.0, 7.6),
        ("#DCCDA8", -2.6, 1.8, 5.6, 3.2),
        ("#E8DBBA", -1.2, 1.2, 1.6, 3.0),
    ):
        x, end = edge + left * scale, edge + width + right * scale
        y, foot = edge + 6 * scale, edge + height
        parts.append(
            f'<path fill="{tint}" stroke="#5A4426" stroke-opacity="0.4"'
            f' stroke-width="{0.6 * scale}" d="M{x} {y}H{end}'
            f'V{foot + low_right * scale}L{x} {foot + low_left * scale}Z"/>'
        )
    return "".join(parts)


def _bound(width: int, head: int, edge: int, scale: float) -> str:
    """The cloth over the upper edge, with its fold, its two threads of gold, and its shadow."""
    x, end = edge - 1.6 * scale, edge + width + 1.6 * scale
    top, foot = edge - 2 * scale, edge + head
    thread = "".join(
        f'<path fill="none" stroke="#D9B261" stroke-opacity="{opacity}"'
        f' stroke-width="{0.9 * scale}" d="M{x} {y}H{end}"/>'
        for y, opacity in ((foot - 4 * scale, 0.9), (top + 4.5 * scale, 0.55))
    )
    return (
        '<defs><linearGradient id="head" x1="0%" y1="0%" x2="0%" y2="100%">'
        '<stop offset="0%" stop-color="#5A141B"/><stop offset="22%" stop-color="#8E2630"/>'
        '<stop offset="62%" stop-color="#741B25"/><stop offset="100%" stop-color="#4F1017"/>'
        "</linearGradient>"
        '<linearGradient id="fall" x1="0%" y1="0%" x2="0%" y2="100%">'
        '<stop offset="0%" stop-color="#3A2610" stop-opacity="0.34"/>'
        '<stop offset="100%" stop-color="#3A2610" stop-opacity="0"/></linearGradient></defs>'
        f'<rect x="{edge}" y="{foot}" width="{width}" height="{5 * scale}" fill="url(#fall)"/>'
        f'<rect x="{x}" y="{top}" width="{end - x}" height="{foot - top}" rx="{2 * scale}"'
        f' fill="url(#head)"/>{thread}'
    )
