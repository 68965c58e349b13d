"""What is seen while something is celebrated: the light gone down, gold, rays round it, leaves.

The wheel is drawn small and enlarged, which makes it soft; so few of its turns are told apart that
most frames find it drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import ceil, cos, hypot, pi, radians, sin

import pygame

from game.stage.tween import ease_out
from game.window.cache import Cache
from game.window.canvas import Piece
from game.window.palette import Rgb
from game.window.shapes import from_svg
from game.window.surfaces import centred, clear, faded, lay

RAYS = 16
_TURNS, _FEW_TURNS = 36, 18
"""Turns of the wheel told apart from one ray to the next, and on the largest screens."""
_DIM = 0.76
"""How much a brown veil covers of what lies under it."""
_BROWN: Rgb = (26, 17, 8)
_BRIGHT = 0.4  # how much of the veil a ray covers where it is brightest
_REACH = 0.72  # of the width: no ray goes farther
_SEEN = ((0, 0.15), (0.06, 0.45), (0.16, 0.95), (0.32, 0.7), (0.6, 0.3), (1, 0.03))
"""How much of a ray is seen at a share of its reach."""
_CORE = ((0, 0.72), (0.16, 0.5), (0.42, 0.2), (0.7, 0.06), (1, 0))
"""How bright the gold is at a share of the way from the middle of the wheel to the end of it."""
_CORE_REACH = 0.34  # of the width: how far that end is
_CORE_GOLD = "#E9B655"
_EDGES = ((1.0, 0.16), (0.9, 0.4), (0.8, 0.66), (0.7, 0.87), (0.58, 1.0))
"""A ray from its edges inwards: shares of its width, and how bright it is there."""
_BROAD, _THIN = (0.0, 0.27, 1.0), (0.5, 0.15, 0.62)
"""A ray and a lesser one after it: its middle and its width in the space for both, its light."""
_WARM = (1.0, 0.86, 0.62)
"""What is left of the light's red, green and blue: over green cloth it would look olive."""
_SMALL = 2.5  # pixels of the window for one that is drawn, and twice as many on the largest screens
_MOST_SMOOTH = 3_000_000
"""Pixels that are enlarged smoothly in one frame; of more the last doubling is plain."""

FLECKS = 40
_SHAPES = 12
_GOLDEN = 0.61803398875
_KEPT = 2  # drawings of the wheel: as it is, and as it comes or goes
_STEPS = 10  # in which it comes and goes

_Falloff = Callable[[tuple[int, int], tuple[float, float]], pygame.Surface]


class Feast:
    """The drawings of a celebration, kept while they are seen."""

    def __init__(self) -> None:
        self._wheels = Cache(0)
        self._falloffs = Cache(0)  # one at a time: it changes with the size of the window
        self._cores = Cache(0)  # likewise
        self._leaves = Cache(400_000)

    def clear(self) -> None:
        """Forgets every drawing: the scale or the colours have changed."""
        self._wheels.clear()
        self._falloffs.clear()
        self._cores.clear()
        self._leaves.clear()

    def rays(
        self,
        size: tuple[int, int],
        middle: tuple[float, float],
        turn: float,
        alpha: float,
        ray: Rgb,
    ) -> pygame.Surface:
        """The veil over so many pixels with the wheel in it; `ray` is the colour of its light."""
        self._wheels.hold(_KEPT * size[0] * size[1], 1.0, _KEPT * size[0] * size[1])
        turns = _FEW_TURNS if size[0] * size[1] > _MOST_SMOOTH else _TURNS
        step = 360 / RAYS / turns
        turn = round(turn / step) % turns * step
        seen = round(alpha * _STEPS)
        at = round(middle[0]), round(middle[1])
        key = (size, at, turn, ray)
        whole = self._wheels.get(key, lambda: self._wheel(size, at, turn, ray))
        if seen == _STEPS:
            return whole
        return self._wheels.get((*key, seen), lambda: faded(whole.copy(), 255 * seen // _STEPS))

    def _wheel(
        self, size: tuple[int, int], middle: tuple[int, int], turn: float, ray: Rgb
    ) -> pygame.Surface:
        return _wheel(size, middle, turn, ray, self._falloff, self._core)

    def _falloff(self, size: tuple[int, int], middle: tuple[float, float]) -> pygame.Surface:
        return self._falloffs.get((size, middle), lambda: _round(size, middle, _SEEN, _REACH))

    def _core(self, size: tuple[int, int], middle: tuple[float, float]) -> pygame.Surface:
        return self._cores.get(
            (size, middle), lambda: _round(size, middle, _CORE, _CORE_REACH, _CORE_GOLD)
        )

    def leaves(
        self,
        place: pygame.Rect,
        middle: tuple[float, float],
        scale: float,
        share: float,
        alpha: float,
    ) -> Iterator[Piece]:
        """Each leaf where it is when a share of the time is over."""
        shown = round(alpha * _STEPS)
        for index in range(FLECKS):
            a, b = index * _GOLDEN % 1, (index * _GOLDEN * 7.3 + 0.31) % 1
            out = ease_out(min(1.0, share * 2.2))
            x = middle[0] + (place.left + a * place.width - middle[0]) * out
            y = middle[1] + (place.top + b * place.height - middle[1]) * out
            y += share * share * (50 + 60 * b) * scale
            x += sin(share * 7 + index) * 6 * scale
            kind = int(index + share * 30 * (0.4 + a)) % _SHAPES
            piece = self._leaf(kind, 1 + index % 3, scale, shown)
            if place.collidepoint(x, y):
                yield centred(piece, x, y)

    def _leaf(self, kind: int, large: int, scale: float, shown: int) -> pygame.Surface:
        return self._leaves.get(
            (kind, large, scale, shown),
            lambda: faded(_leaf(kind, large * scale), 255 * shown // _STEPS),
        )


def _wheel(
    size: tuple[int, int],
    middle: tuple[int, int],
    turn: float,
    ray: Rgb,
    falloff: _Falloff,
    core: _Falloff,
) -> pygame.Surface:
    times = _SMALL * (2 if size[0] * size[1] > _MOST_SMOOTH else 1)
    small = max(1, ceil(size[0] / times)), max(1, ceil(size[1] / times))
    x, y = middle[0] / times, middle[1] / times
    far = hypot(*small)
    spokes = clear(small)
    for (middle_at, wide, light), (share, bright) in product((_BROAD, _THIN), _EDGES):
        seen = light * bright * _BRIGHT
        warm = (part * kept * seen for part, kept in zip(ray, _WARM, strict=True))
        colour = (*map(round, warm), round(255 * seen))
        for index in range(RAYS):
            sides = (index + middle_at + side * share * wide / 2 for side in (-1, 1))
            angles = [radians(turn + at * 360 / RAYS) for at in sides]
            ends = [(x + far * cos(angle), y + far * sin(angle)) for angle in angles]
            pygame.draw.polygon(spokes, colour, [(x, y), *ends])
    spokes = pygame.transform.box_blur(spokes, 1)
    spokes.blit(falloff(small, (x, y)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out = clear(small)
    dark = tuple(round(part * _DIM) for part in _BROWN)
    out.fill((*dark, round(255 * _DIM)))
    lay(out, core(small, (x, y)), (0, 0))
    lay(out, spokes, (0, 0))
    if size[0] * size[1] > _MOST_SMOOTH:
        half = ceil(size[0] / 2), ceil(size[1] / 2)
        return pygame.transform.scale(pygame.transform.smoothscale(out, half), size)
    return pygame.transform.smoothscale(out, size)


def _round(
    size: tuple[int, int],
    middle: tuple[float, float],
    shares: Sequence[tuple[float, float]],
    reach: float,
    colour: str = "#fff",
) -> pygame.Surface:
    """Light round the middle: so much of it at a share of its reach, which is one of the width."""
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{seen}"/>' for at, seen in shares
    )
    body = (
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{middle[0]}"'
        f' cy="{middle[1]}" r="{reach * size[0]}">{stops}</radialGradient></defs>'
        f'<rect width="{size[0]}" height="{size[1]}" fill="url(#g)"/>'
    )
    return from_svg(*size, body)


def _leaf(kind: int, size: float) -> pygame.Surface:
    """A leaf of gold as it tumbles: narrow or broad, light or dark."""
    angle = kind * 180 / _SHAPES + 20
    broad = 0.25 + 0.75 * abs(cos(kind * pi / 5))
    long, wide = 4.5 + size, (1.1 + 0.5 * size) * broad
    side = ceil(2 * long) + 4
    tone = "#FFE9AE" if broad > 0.6 else "#D9A94E" if broad > 0.4 else "#FFF7DC"
    body = (
        f'<g transform="translate({side / 2} {side / 2}) rotate({angle})">'
        f'<path d="M{-long} 0 Q0 {-2 * wide} {long} 0 Q0 {wide} {-long} 0Z" fill="{tone}"/></g>'
    )
    return from_svg(side, side, body)
