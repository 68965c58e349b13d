"""Capitals of gold: a gradient down the letters, a lit edge above, a dark one below, a shadow.

The letters are those of the serif; the tail of a Q may swell and run on under what follows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil

import pygame

from game.stage.ornaments import LETTER_GAP
from game.window.assets import font_path
from game.window.palette import Rgb
from game.window.premultiplied import clear, lay, ready
from game.window.shapes import from_svg

GOLD: tuple[tuple[float, Rgb], ...] = (
    (0.0, (0xFF, 0xF6, 0xD8)),
    (0.3, (0xF4, 0xDA, 0x98)),
    (0.58, (0xDC, 0xB5, 0x66)),
    (0.8, (0xBC, 0x90, 0x3F)),
    (1.0, (0xA2, 0x77, 0x2D)),
)
"""From the top of a capital to its foot."""
_EDGE_ABOVE, _EDGE_BELOW = (0xFF, 0xFD, 0xF2), (0x4A, 0x33, 0x10)
_CAP = 0.67  # height of a capital as a share of the font's size
_ROOM = 0.42  # round the letters for shadow and tail, likewise
_SOFT = 0.034  # sigma of the shadow, likewise
_LINE = 0.012  # how far the edges stand off the letters, likewise
_TAIL = 3.1  # how far a Q's tail runs on, in widths of the Q


def base_of(size: float) -> int:
    """How far the baseline is below the upper edge of a lettering that is so large; in pixels."""
    return ceil(_ROOM * size) + ceil(_CAP * size)


def lettering(words: str, size: float, flourish: bool) -> pygame.Surface:
    """The drawing, its letters in the middle of its width; `size` is that of the font in pixels."""
    words, font = words.upper(), _font(round(size))
    starts, width = _starts(words, font, size)
    margin, base = ceil(_ROOM * size), base_of(size)
    mask = clear((ceil(width) + 2 * margin, base + margin))
    for letter, start in zip(words, starts, strict=True):
        lay(
            mask,
            ready(font.render(letter, True, "white")),
            (margin + round(start), base - font.get_ascent()),
        )
    if flourish and "Q" in words:
        at = words.index("Q")
        after = (width if at + 1 == len(words) else starts[at + 1]) - starts[at]
        lay(mask, _tail(mask.get_size(), margin + starts[at], base, after, width + margin), (0, 0))
    return _gilded(mask, base, size)


@lru_cache(maxsize=8)
def _font(pixels: int) -> pygame.Font:
    return pygame.Font(font_path("serif", "Semibold"), max(1, pixels))


def _starts(words: str, font: pygame.Font, size: float) -> tuple[Sequence[float], float]:
    """Where each letter begins, and how wide all of them are."""
    gap = LETTER_GAP * size
    starts = [font.size(words[:index])[0] + gap * index for index in range(len(words))]
    return starts, font.size(words)[0] + gap * max(0, len(words) - 1)


def _gilded(mask: pygame.Surface, base: int, size: float) -> pygame.Surface:
    """White letters made gold, with their edges and their shadow."""
    out = clear(mask.get_size())
    shade = _blurred(_tinted(mask, (3, 5, 4)), _SOFT * size)
    line = max(1, round(_LINE * size))
    for _ in range(2):
        lay(out, shade, (0, 2 * line))
    lay(out, _tinted(mask, _EDGE_BELOW), (0, line))
    lay(out, _tinted(mask, _EDGE_ABOVE), (0, -line))
    gold = _gradient(mask.get_size(), base - round(_CAP * size), base)
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


def _tail(
    size: tuple[int, int], left: float, base: float, width: float, most: float
) -> pygame.Surface:
    """The tail of a Q: out of its bowl, swelling as it dips, and thin again where it ends."""
    s = width
    x, y = left + 0.46 * s, base - 0.1 * s
    end = min(left + _TAIL * s, most)
    run = end - x
    upper = (
        f"M{x} {y} C{x + 0.12 * run} {y + 0.14 * s} {x + 0.2 * run} {y + 0.27 * s}"
        f" {x + 0.4 * run} {y + 0.3 * s} S{x + 0.8 * run} {y + 0.33 * s} {end} {y + 0.2 * s}"
    )
    lower = (
        f"C{x + 0.82 * run} {y + 0.4 * s} {x + 0.62 * run} {y + 0.46 * s}"
        f" {x + 0.38 * run} {y + 0.42 * s} S{x + 0.06 * run} {y + 0.2 * s} {x - 0.03 * run} {y} Z"
    )
    return from_svg(*size, f'<path d="{upper} {lower}" fill="white"/>')
