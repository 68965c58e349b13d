"""Smooth shapes in pixels: round boxes, dashed places, speech bubbles, rings round cards.

Each is drawn by pygame's SVG reader at its final size, which gives soft edges at every scale.
"""

from __future__ import annotations

from itertools import product
from math import ceil, cos, radians, sin
from random import Random

import pygame
from msgspec import Struct

from game.stage.picture import Tail
from game.window.palette import Rgba
from game.window.surfaces import clear, lay, raster, ready

ROUND_OF_BUBBLE = 14
"""Corner of a bubble, in units."""
_ROOT = 25.0
"""How many degrees of a corner are left where a horn beside the lips grows out of it."""
BUBBLE_MARGIN = 12
"""Room for the bubble's tail around its box, in units."""


class BoxLook(Struct, frozen=True):
    """Fill and line of a shape; lengths in pixels."""

    radius: float = 0.0
    fill: Rgba | None = None
    outline: Rgba | None = None
    line: float = 0.0
    dash: tuple[float, float] | None = None


def from_svg(width: int, height: int, body: str) -> pygame.Surface:
    """A drawing of that many pixels, its colours multiplied by their opacity."""
    return ready(raster(body, (width, height)))


def box(width: int, height: int, look: BoxLook) -> pygame.Surface:
    """A box with round corners; its line lies inside its edge, on whole pixels."""
    corner = ceil(max(look.radius, look.line)) + 1
    if look.dash is not None or min(width, height) <= 2 * corner + 1:
        return from_svg(width, height, _box_body(width, height, look))
    side = 2 * corner + 1
    tile = from_svg(side, side, _box_body(side, side, look))
    return _drawn_out(tile, (width, height), _thirds(width, corner), _thirds(height, corner))


class PaperLook(Struct, frozen=True):
    """A sheet of paper, or a button made of it; lengths in pixels, `unit` that of one unit."""

    radius: float
    ivory: Rgba
    unit: float
    brass: Rgba | None = None  # of the line round the words of a button


_LIT, _SHADED = (1.018, 1.016, 1.012), (0.955, 0.935, 0.885)
_BUTTON_SHADED = (0.925, 0.895, 0.81)
"""How much of its ivory a sheet is at its upper edge, and at its lower one; a button there."""


def paper(width: int, height: int, look: PaperLook) -> pygame.Surface:
    """Paper under the lamp: brighter above, an arris that is lit above and dark below."""
    corner = ceil(max(look.radius, 7 * look.unit)) + 1
    if width <= 2 * corner + 1:
        return from_svg(width, height, _paper_body(width, height, look))
    tile = from_svg(2 * corner + 1, height, _paper_body(2 * corner + 1, height, look))
    return _drawn_out(tile, (width, height), _thirds(width, corner), ((0, height, 0, height),))


def _paper_body(width: int, height: int, look: PaperLook) -> str:
    upper, lower = (
        ",".join(
            str(min(255, round(part * by))) for part, by in zip(look.ivory, share, strict=False)
        )
        for share in (_LIT, _BUTTON_SHADED if look.brass else _SHADED)
    )
    line = max(1.0, 0.75 * look.unit)
    foot = max(1.0, 1.6 * look.unit) if look.brass else line
    body = (
        '<defs><linearGradient id="p" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0%" stop-color="rgb({upper})"/>'
        f'<stop offset="100%" stop-color="rgb({lower})"/></linearGradient></defs>'
        f'<rect width="{width}" height="{height}" rx="{look.radius}" fill="#A08A5C"/>'
        f'<rect width="{width}" height="{height - foot}" rx="{look.radius}" fill="#FFFDF6"/>'
        f'<rect y="{line}" width="{width}" height="{height - foot - line}" rx="{look.radius}"'
        ' fill="url(#p)"/>'
    )
    if look.brass:
        red, green, blue, alpha = look.brass
        inset, thick = 4 * look.unit, max(1.0, look.unit)
        body += (
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}"'
            f' height="{height - 2 * inset - foot / 2}" rx="{max(0.0, look.radius - inset)}"'
            f' fill="none" stroke="rgb({red},{green},{blue})" stroke-opacity="{alpha / 255}"'
            f' stroke-width="{thick}"/>'
        )
    return body


class LeatherLook(Struct, frozen=True):
    """A plate of leather and the brass about it; lengths in pixels."""

    radius: float
    hide: Rgba
    brass: Rgba
    line: float


_GRAIN = 46
"""How much darker, of 255, a pore of leather is at most."""


def leather(width: int, height: int, look: LeatherLook) -> pygame.Surface:
    """Dark leather with its grain, sunk into an edge of brass: in the shade of that above."""
    line, radius = look.line, look.radius
    corner = min(ceil(radius + 5 * line) + 1, (width - 1) // 2)
    wide = 2 * corner + 1
    lit, low = (
        ",".join(str(min(255, round(part * by))) for part in look.hide[:3]) for by in (1.3, 0.85)
    )
    shade = "".join(
        f'<rect x="{inset}" y="{inset}" width="{wide - 2 * inset}" height="{height - 2 * inset}"'
        f' rx="{max(0.0, radius - inset)}" fill="none" stroke="#000" stroke-width="{line}"'
        f' stroke-opacity="{0.4 - 0.1 * step}"/>'
        for step in range(4)
        for inset in (line * (1.5 + step),)
    )
    tile = from_svg(
        wide,
        height,
        '<defs><linearGradient id="h" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0%" stop-color="rgb({low})"/><stop offset="30%" stop-color="rgb({lit})"/>'
        f'<stop offset="100%" stop-color="rgb({low})"/></linearGradient></defs>'
        f'<rect width="{wide}" height="{height}" rx="{radius}" fill="url(#h)"/>{shade}',
    )
    hide = _drawn_out(tile, (width, height), _thirds(width, corner), ((0, height, 0, height),))
    pore = max(1.0, 1.2 * line)
    small = ceil(width / pore), ceil(height / pore)
    noise = pygame.image.frombuffer(Random(small[0]).randbytes(small[0] * small[1]), small, "P")
    noise.set_palette([(255 - _GRAIN * step // 255,) * 3 for step in range(256)])
    grain = pygame.Surface(small, 0, 32)
    grain.blit(noise, (0, 0))
    grain = pygame.transform.smoothscale(grain, (width, height))
    hide.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    edge = BoxLook(radius, outline=look.brass, line=max(1, round(line)))
    lay(hide, box(width, height, edge), (0, 0))
    return hide


def turned_box(width: float, height: float, look: BoxLook, angle: float) -> pygame.Surface:
    """A box turned about its centre, which is the centre of the surface."""
    across, along = reach(width + 4, height + 4, angle)
    place = (
        f"translate({across / 2} {along / 2}) rotate({angle}) translate({-width / 2} {-height / 2})"
    )
    return from_svg(across, along, f'<g transform="{place}">{_box_body(width, height, look)}</g>')


def bubble(width: int, height: int, scale: float, tail: Tail, fill: Rgba) -> pygame.Surface:
    """A bubble with a soft comma for a tail, if any, and `BUBBLE_MARGIN` of room on every side."""
    margin = round(BUBBLE_MARGIN * scale)
    r = min(ROUND_OF_BUBBLE * scale, height / 2)
    w, h, s = float(width), float(height), scale
    comma = (
        f"M0 {r + 4 * s} C0 {4 * s} {-3 * s} {-2 * s} {-10 * s} {-5 * s}"
        f" C{-1 * s} {-2.5 * s} {8 * s} 0 {r + 12 * s} 0"
    )
    corner = f"M0 {r} A{r} {r} 0 0 1 {r} 0"
    path = (
        f"{corner if tail is Tail.NONE else comma}"
        f" L{w - r} 0 A{r} {r} 0 0 1 {w} {r} L{w} {h - r} A{r} {r} 0 0 1 {w - r} {h}"
        f" L{r} {h} A{r} {r} 0 0 1 0 {h - r} Z"
    )
    turned = {
        Tail.NONE: "",
        Tail.TOP_LEFT: "",
        Tail.TOP_RIGHT: f"translate({w} 0) scale(-1 1)",
        Tail.BOTTOM_RIGHT: f"rotate(180 {w / 2} {h / 2})",
        Tail.BOTTOM_LEFT: f"translate(0 {h}) scale(1 -1)",
    }[tail]
    place = f"translate({margin} {margin}) {turned}"
    body = f'<g transform="{place}"><path d="{path}" {_fill(fill)}/></g>'
    return from_svg(width + 2 * margin, height + 2 * margin, body)


def horned(
    width: int,
    height: int,
    scale: float,
    lips: tuple[int, int],
    fill: Rgba,
    inset: int = 0,
) -> pygame.Surface:
    """A bubble whose tail is a horn to `lips`, in pixels from the bubble's upper left corner.

    Beside the lips the horn grows out of both corners without a kink; from below or above it
    leaves the corner and bends to its tip, so that a plate under a face is free; or the upper edge,
    so far `inset` from the corner, where the words reach on below that plate.
    """
    left, top = horned_corner(scale, lips)
    above = lips[1] > height
    margin = round(BUBBLE_MARGIN * scale)
    r = min(ROUND_OF_BUBBLE * scale, height / 2)
    w, h, s = float(width), float(height), scale
    mirrored = lips[0] < width / 2 and not inset
    x = width - lips[0] if mirrored else lips[0]
    y = height - lips[1] if above else lips[1]
    if y >= 0:
        bend, (c, n) = w + (x - w) * 0.45, (cos(radians(_ROOT)), sin(radians(_ROOT)))
        edge, upper, lower = w - r + r * c, r - r * n, h - r + r * n
        over, under = (
            max(2 * s, min(9 * s, room)) for room in (y - 3 * s - upper, lower - y - 3 * s)
        )
        side = (
            f"L{w - r} 0 A{r} {r} 0 0 1 {edge} {upper}"
            f" C{edge + n * over} {upper + c * over} {bend} {y - 3 * s} {x} {y}"
            f" C{bend} {y + 2 * s} {edge + n * under} {lower - c * under} {edge} {lower}"
        )
    else:
        root = w - inset
        across = x - root
        end = f"{root + 8 * s} 0 L{w - r} 0 A{r} {r} 0 0 1 {w} {r}" if inset else f"{w} {r + 6 * s}"
        side = (
            f"L{root - r - 14 * s} 0 C{root - r * 0.6} 0 {root - 0.08 * across} {1.05 * y} {x} {y}"
            f" C{root + 0.06 * across} {0.92 * y} {root} {0.1 * y} {end} L{w} {h - r}"
        )
    path = (
        f"M{r} 0 {side} A{r} {r} 0 0 1 {w - r} {h} L{r} {h} A{r} {r} 0 0 1 0 {h - r}"
        f" L0 {r} A{r} {r} 0 0 1 {r} 0 Z"
    )
    right = margin + max(0, lips[0] - width)
    below = margin + max(0, lips[1] - height)
    turned = f" translate({w} 0) scale(-1 1)" if mirrored else ""
    turned += f" translate(0 {h}) scale(1 -1)" if above else ""
    body = f'<path transform="translate({left} {top}){turned}" d="{path}" {_fill(fill)}/>'
    return from_svg(width + left + right, height + below + top, body)


def horned_corner(scale: float, lips: tuple[int, int]) -> tuple[int, int]:
    """Where the bubble's upper left corner is on what `horned` draws."""
    margin = round(BUBBLE_MARGIN * scale)
    return margin + max(0, -lips[0]), margin + max(0, -lips[1])


def reach(width: float, height: float, angle: float) -> tuple[int, int]:
    """Width and height of the smallest upright box around a turned one, in whole pixels."""
    c, s = abs(cos(radians(angle))), abs(sin(radians(angle)))
    return ceil(width * c + height * s), ceil(width * s + height * c)


def _box_body(width: float, height: float, look: BoxLook) -> str:
    parts = []
    if look.fill is not None:
        parts.append(
            f'<rect width="{width}" height="{height}" rx="{look.radius}" {_fill(look.fill)}/>'
        )
    if look.outline is not None and look.line > 0:
        half = look.line / 2
        radius = max(0.0, look.radius - half)
        red, green, blue, alpha = look.outline
        stroke = (
            f'fill="none" stroke="rgb({red},{green},{blue})" stroke-opacity="{alpha / 255}"'
            f' stroke-width="{look.line}"'
        )
        inner = width - look.line, height - look.line
        if look.dash is None:
            parts.append(
                f'<rect x="{half}" y="{half}" width="{inner[0]}" height="{inner[1]}"'
                f' rx="{radius}" {stroke}/>'
            )
        else:
            path = _dashes(*inner, radius, look.dash)
            parts.append(f'<path transform="translate({half} {half})" d="{path}" {stroke}/>')
    return "".join(parts)


def _dashes(width: float, height: float, radius: float, dash: tuple[float, float]) -> str:
    """The outline of a round box in dashes: whole corners, and even gaps along each side.

    The SVG reader's own dashes fill in a wedge when one of them ends just where the outline does.
    """
    long, gap = dash
    r = max(0.01, min(radius, width / 2, height / 2))
    parts = [
        f"M0 {r} A{r} {r} 0 0 1 {r} 0",
        f"M{width - r} 0 A{r} {r} 0 0 1 {width} {r}",
        f"M{width} {height - r} A{r} {r} 0 0 1 {width - r} {height}",
        f"M{r} {height} A{r} {r} 0 0 1 0 {height - r}",
    ]
    for side, upright in ((width - 2 * r, False), (height - 2 * r, True)):
        count = max(0, round((side - gap) / (long + gap)))
        even = (side - count * long) / (count + 1)
        for i in range(count):
            start = r + even + i * (long + even)
            end = start + long
            if upright:
                parts += [f"M0 {start} L0 {end}", f"M{width} {start} L{width} {end}"]
            else:
                parts += [f"M{start} 0 L{end} 0", f"M{start} {height} L{end} {height}"]
    return " ".join(parts)


def _fill(colour: Rgba) -> str:
    red, green, blue, alpha = colour
    return f'fill="rgb({red},{green},{blue})" fill-opacity="{alpha / 255}"'


_Parts = tuple[tuple[int, int, int, int], ...]
"""Of a side: where each part begins on the tile, how long it is there, and both of the whole."""


def _thirds(length: int, corner: int) -> _Parts:
    """Two corners, and what is drawn out between them of a single row."""
    return (
        (0, corner, 0, corner),
        (corner, 1, corner, length - 2 * corner),
        (corner + 1, corner, length - corner, corner),
    )


def _drawn_out(
    tile: pygame.Surface, size: tuple[int, int], columns: _Parts, rows: _Parts
) -> pygame.Surface:
    """A box made of the corners of a small one, its middle row and column drawn out.

    Drawing a whole sheet of paper by SVG takes a frame; this takes no time at any size.
    """
    out = clear(size)
    for (tile_x, wide, x, across), (tile_y, high, y, along) in product(columns, rows):
        part = tile.subsurface((tile_x, tile_y, wide, high))
        lay(out, pygame.transform.scale(part, (across, along)), (x, y))
    return out
