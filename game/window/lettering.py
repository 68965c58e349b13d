"""Capitals of gold: a gradient down the letters, a lit edge above, a dark one below, a shadow.

The letters are those of the serif, or our own with a tail of the Q under what follows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil

import pygame

from game.stage.capitals import HEIGHT, drawn, starts, tail
from game.stage.ornaments import LETTER_GAP
from game.stage.outlines import CAPITALS
from game.window.assets import font_path
from game.window.palette import Rgb, Rgba
from game.window.shapes import from_svg
from game.window.surfaces import clear, faded, lay, ready

GOLD: tuple[tuple[float, Rgb], ...] = (
    (0.0, (0xFF, 0xF6, 0xD8)),
    (0.3, (0xF4, 0xDA, 0x98)),
    (0.58, (0xDC, 0xB5, 0x66)),
    (0.8, (0xBC, 0x90, 0x3F)),
    (1.0, (0xA2, 0x77, 0x2D)),
)
"""From the top of a capital to its foot."""
_EDGE_ABOVE, _EDGE_BELOW = (0xFF, 0xFD, 0xF2), (0x6E, 0x4C, 0x17)
_ROOM = 0.42  # round the letters for shadow and tail, as a share of the font's size
_SOFT = 0.06  # sigma of the shadow, likewise
_STOUT = 1.5  # pixels that the thinnest lines of a letter have at least
_LINE = 0.0085  # how far the edges stand off the letters, likewise


def base_of(size: float) -> int:
    """How far the baseline is below the upper edge of a lettering that is so large; in pixels."""
    return ceil(_ROOM * size) + ceil(HEIGHT * size)


def lettering(words: str, size: float, flourish: bool) -> pygame.Surface:
    """The drawing, its letters in the middle of its width; `size` is that of the font in pixels.

    With a `flourish` it is in our own capitals, if there are such for all of the words.
    """
    own = flourish and drawn(words)
    mask = _own(words.upper(), size) if own else _printed(words.upper(), size)
    return _gilded(mask, base_of(size), size)


def _own(words: str, size: float) -> pygame.Surface:
    """White letters of our own, as outlines at their final size; small ones have stouter lines."""
    begins, across = starts(words)
    unit, margin, base = HEIGHT * size / 100, ceil(_ROOM * size), base_of(size)
    paths = list[str]()
    for letter, start in zip(words, begins, strict=True):
        outlines = list(CAPITALS[letter].outlines)
        if letter == "Q":
            outlines.append(tail(across - start))
        place = f"translate({margin + unit * start} {base - 100 * unit}) scale({unit})"
        paths += (f'<path transform="{place}" d="{outline}"/>' for outline in outlines)
    size_px = ceil(unit * across) + 2 * margin, base + margin
    stout = max(0.0, _STOUT - 2.8 * unit) / unit
    look = 'fill="white" fill-rule="evenodd"'
    look += f' stroke="white" stroke-width="{stout:.2f}"' if stout else ""
    return from_svg(*size_px, f"<g {look}>{''.join(paths)}</g>")


def own_capitals(words: str, size: float, colour: Rgba) -> pygame.Surface:
    """A line of our own capitals in one colour, from its left edge on; its base is `base_of`."""
    mask, margin = _own(words.upper(), size), ceil(_ROOM * size)
    line = mask.subsurface((margin, 0, mask.get_width() - margin, mask.get_height()))
    return faded(_tinted(line, colour[:3]), colour[3])


def _printed(words: str, size: float) -> pygame.Surface:
    """White letters of the serif."""
    font = _font(round(size))
    begins, width = _starts(words, font, size)
    margin, base = ceil(_ROOM * size), base_of(size)
    mask = clear((ceil(width) + 2 * margin, base + margin))
    for letter, start in zip(words, begins, strict=True):
        lay(
            mask,
            ready(font.render(letter, True, "white")),
            (margin + round(start), base - font.get_ascent()),
        )
    return mask


@lru_cache(maxsize=8)
def _font(pixels: int) -> pygame.Font:
    return pygame.Font(font_path("serif", "Semibold"), max(1, pixels))


def _starts(words: str, font: pygame.Font, size: float) -> tuple[Sequence[float], float]:
    """Where each letter begins, and how wide all of them are."""
    gap = LETTER_GAP * size
    begins = [font.size(words[:index])[0] + gap * index for index in range(len(words))]
    return begins, font.size(words)[0] + gap * max(0, len(words) - 1)


def _gilded(mask: pygame.Surface, base: int, size: float) -> pygame.Surface:
    """White letters made gold, with their edges and their shadow."""
    out = clear(mask.get_size())
    shade = _blurred(_tinted(mask, (3, 5, 4)), _SOFT * size)
    line = max(1, round(_LINE * size))
    lay(out, shade, (0, 3 * line))
    lay(out, _tinted(mask, _EDGE_BELOW), (0, line))
    lay(out, _tinted(mask, _EDGE_ABOVE), (0, -line))
    gold = _gradient(mask.get_size(), base - round(HEIGHT * size), base)
    gold.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    lay(out, gold, (0, 0))
    return out


def _blurred(drawing: pygame.Surface, sigma: float) -> pygame.Surface:
    """A drawing blurred: made small, blurred by a little and enlarged, which takes a tenth."""
    times = max(1.0, sigma)
    width, height = drawing.get_size()
    small = max(1, round(width / times)), max(1, round(height / times))
    soft = pygame.transform.box_blur(pygame.transform.smoothscale(drawing, small), 1)
    return pygame.transform.smoothscale(soft, (width, height))


def _tinted(mask: pygame.Surface, colour: Rgb) -> pygame.Surface:
    out = mask.copy()
    out.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _gradient(size: tuple[int, int], top: int, foot: int) -> pygame.Surface:
    """Bands of gold, whole above the capitals' top and below their foot."""
    line = clear((1, size[1]))
    for y in range(size[1]):
        line.set_at((0, y), _gold_at(min(1.0, max(0.0, (y - top) / (foot - top)))))
    return pygame.transform.scale(line, size)


def _gold_at(share: float) -> Rgb:
    for (low, one), (high, other) in pairwise(GOLD):
        if share <= high:
            part = (share - low) / (high - low)
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
            return red, green, blue
    return GOLD[-1][1]
