"""Light on a dark material, without the rings that rounding would leave.

A dark soft light needs finer steps than a screen has. So it is first a map of light with 0 to 255
spread over few levels of colour; an 8 by 8 ordered dither is added before the map is brought down
to those levels. All of it is done by whole-surface operations of pygame, without an array library.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from random import Random
from typing import NamedTuple

import pygame

_NAP = 512
"""Pixels after which the nap of a cloth is the same again."""


class Ramp(NamedTuple):
    """The colours of a material in the dark and in the full light."""

    dark: tuple[int, int, int]
    light: tuple[int, int, int]


def painted(light: pygame.Surface, ramp: Ramp, nap: int = 0) -> pygame.Surface:
    """A map of light turned into colours, in place. The map's white is `ceiling(ramp, nap)`.

    `nap` is how much brighter chance may make a pixel, of 255.
    """
    gains = _gains(ramp, nap)
    tile = _tile(gains, nap)
    for x in range(0, light.get_width(), tile.get_width()):
        for y in range(0, light.get_height(), tile.get_height()):
            light.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    light.fill(gains, special_flags=pygame.BLEND_RGB_MULT)
    light.fill(ramp.dark, special_flags=pygame.BLEND_RGB_ADD)
    return light


def ceiling(ramp: Ramp, nap: int = 0) -> int:
    """The brightest value a map of light may hold, so that dither and nap find room above it."""
    return 254 - nap - ceil(256 / min(light - dark for dark, light in zip(*ramp, strict=True)))


def _gains(ramp: Ramp, nap: int) -> tuple[int, int, int]:
    top = ceiling(ramp, nap)
    red, green, blue = (
        round((light - dark) * 255 / top) for dark, light in zip(*ramp, strict=True)
    )
    return red, green, blue


def _tile(gains: tuple[int, int, int], nap: int) -> pygame.Surface:
    """The dither over so many pixels that they are soon laid; on it the nap, the same every time.

    With a nap it is not kept: a megabyte, for one cloth.
    """
    if not nap:
        return _dither(gains, 128)
    tile = _dither.__wrapped__(gains, _NAP)
    noise = Random(_NAP).randbytes(_NAP * _NAP)
    grey = pygame.image.frombuffer(noise, tile.get_size(), "P")
    grey.set_palette([(step, step, step) for step in (k * (nap + 1) // 256 for k in range(256))])
    fibres = pygame.Surface(tile.get_size(), 0, 32)
    fibres.blit(grey, (0, 0))
    tile.blit(fibres, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return tile


@lru_cache(maxsize=8)
def _dither(gains: tuple[int, int, int], wide: int) -> pygame.Surface:
    """Bayer's 8 by 8 matrix, as high as one step of each colour, repeated over a larger tile."""
    tile = pygame.Surface((wide, wide), 0, 32)
    for x in range(8):
        for y in range(8):
            share = _bayer(x, y) / 64
            red, green, blue = (int(share * 256 / gain) for gain in gains)
            tile.set_at((x, y), (red, green, blue))
    side = 8
    while side < wide:
        tile.blit(tile, (side, 0), (0, 0, side, side))
        tile.blit(tile, (0, side), (0, 0, 2 * side, side))
        side *= 2
    return tile


def _bayer(x: int, y: int) -> int:
    """Rank, 0 to 63, of a pixel in Bayer's ordered matrix of 8 by 8."""
    rank = 0
    for bit in range(3):
        rank = 4 * rank + 2 * ((x ^ y) >> bit & 1) + (y >> bit & 1)
    return rank


def light_map(
    columns: int,
    values: bytes,
    size: tuple[int, int],
    tints: Sequence[tuple[int, int, int]] = (),
) -> pygame.Surface:
    """A map of light of a few values, row by row, drawn out smoothly to a size in pixels.

    `tints` is what each of the 256 values stands for; without them they are grey.
    """
    coarse = pygame.Surface((columns, len(values) // columns), 0, 32)
    grey = pygame.image.frombuffer(values, coarse.get_size(), "P")
    grey.set_palette(list(tints) or [(value, value, value) for value in range(256)])
    coarse.blit(grey, (0, 0))
    return pygame.transform.smoothscale(coarse, size)
