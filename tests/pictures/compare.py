"""Two pictures held against each other, with room for another version of a font or a reader."""

from __future__ import annotations

import pygame
from msgspec import Struct

OFF = 24
"""Steps of 255 by which a pixel must differ in some colour to be off."""
MOST_MEAN, MOST_OFF = 1.0, 0.004
"""Mean difference in steps, share of pixels off: letters drawn anew stay below, a card does not."""


class Difference(Struct, frozen=True):
    """Mean absolute difference in steps of 255, and the share of pixels that are off."""

    mean: float
    off: float

    @property
    def small(self) -> bool:
        return self.mean <= MOST_MEAN and self.off <= MOST_OFF


def _apart(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """How far the colours of two pictures of one size are from each other."""
    more, less = one.copy(), other.copy()
    more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return more


def difference(one: pygame.Surface, other: pygame.Surface) -> Difference:
    """How different two opaque pictures are; wholly so if their sizes differ."""
    if one.get_size() != other.get_size():
        return Difference(255.0, 1.0)
    apart = _apart(one, other)
    steps = pygame.image.tobytes(apart, "RGB")
    near = pygame.mask.from_threshold(apart, (0, 0, 0), (OFF + 1, OFF + 1, OFF + 1, 255)).count()
    return Difference(sum(steps) / len(steps), 1 - near / (len(steps) / 3))


def side_by_side(stored: pygame.Surface, now: pygame.Surface) -> pygame.Surface:
    """The stored picture, the one of now, and where they differ, four times as strong."""
    width = max(stored.get_width(), now.get_width())
    height = max(stored.get_height(), now.get_height())
    sheet = pygame.Surface((3 * width + 16, height), 0, 32)
    sheet.fill((255, 0, 255))
    sheet.blit(stored, (0, 0))
    sheet.blit(now, (width + 8, 0))
    if stored.get_size() == now.get_size():
        apart = _apart(stored, now)
        for _ in range(2):
            apart.blit(apart.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        sheet.blit(apart, (2 * width + 16, 0))
    return sheet
