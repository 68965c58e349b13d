"""The old names of the courts, small along their frames: nothing says Piquet louder."""

from __future__ import annotations

from functools import cache
from typing import Final

import pygame

from game.window.assets import font_path

_CARD = 630, 880
"""The measures below are tenths of a millimetre of a card of that size."""

NAMES: Final = {
    "KS": "DAVID",
    "KH": "CHARLES",
    "KD": "CÉSAR",
    "KC": "ALEXANDRE",
    "QS": "PALLAS",
    "QH": "JUDITH",
    "QD": "RACHEL",
    "QC": "ARGINE",
    "JS": "OGIER",
    "JH": "LA\u00a0HIRE",
    "JD": "HECTOR",
    "JC": "LANCELOT",
}
"""What the courts are called in the French packs of old, by card."""
_NAMED_FROM = 96
"""Pixels of width from which on a name can be told from a smudge."""
_NAME_AT, _NAME_HIGH, _NAME_GAP = (124, 142), 17, 6
"""Foot and end of a name that is read upwards, the height of its capitals, the gaps."""
_CAPITALS = 40
"""About how high the capitals of a name are drawn, in pixels, to be brought down."""
_NAME_COLOUR: Final = (104, 78, 34)


def set_name(picture: pygame.Surface, face: str, times: float) -> None:
    """Set a court's name into the picture of its card; others, and small ones, stay as they are.

    It stands along the frame in two opposite corners; the frame is so many times its usual size.
    """
    width, height = picture.get_size()
    if face not in NAMES or width < _NAMED_FROM:
        return
    drawn = _name(NAMES[face])
    to_card = _NAME_HIGH * times * width / _CARD[0] / _CAPITALS
    size = (max(1, round(side * to_card)) for side in drawn.get_size())
    small = pygame.transform.smoothscale(drawn, tuple(size))
    right, top = (
        (side / 2 + (at - side / 2) * times) * width / _CARD[0]
        for at, side in zip(_NAME_AT, _CARD, strict=True)
    )
    x, y = round(right - small.get_width()), round(top)
    picture.blit(small, (x, y))
    opposite = pygame.transform.flip(small, True, True)
    picture.blit(opposite, (width - x - small.get_width(), height - y - small.get_height()))


@cache
def _name(name: str) -> pygame.Surface:
    """A name in capitals set wide, larger than any card needs it, to be read upwards."""
    if not pygame.font.get_init():
        pygame.font.init()
    font = pygame.font.Font(font_path("serif", "Semibold"), _CAPITALS * 3 // 2)
    letters = [font.render(letter, True, _NAME_COLOUR) for letter in name]
    gap = _CAPITALS * _NAME_GAP // _NAME_HIGH
    size = sum(one.get_width() + gap for one in letters) - gap, letters[0].get_height()
    whole = pygame.Surface(size, pygame.SRCALPHA)
    x = 0
    for one in letters:
        whole.blit(one, (x, 0))
        x += one.get_width() + gap
    ink = whole.get_bounding_rect()
    return pygame.transform.rotate(whole.subsurface(ink), 90)
