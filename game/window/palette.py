"""Which colour a tone is, on the green table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from game.stage.picture import Paint, Tone

Rgb: TypeAlias = tuple[int, int, int]
Rgba: TypeAlias = tuple[int, int, int, int]
Palette: TypeAlias = Mapping[Tone, Rgb]

GREEN_TABLE: Palette = {
    Tone.IVORY: (0xF6, 0xF0, 0xE1),
    Tone.SOFT: (0xD8, 0xCD, 0xB5),
    Tone.INK: (0x1C, 0x1A, 0x17),
    Tone.INK_SOFT: (0x5C, 0x55, 0x46),
    Tone.RED: (0xB3, 0x26, 0x1E),
    Tone.BRASS: (0xC9, 0xA2, 0x4B),
    Tone.BRASS_DARK: (0x8A, 0x6A, 0x1F),
    Tone.FOCUS: (0xFF, 0xD7, 0x6A),
    Tone.CLOTH: (0x07, 0x18, 0x12),
    Tone.SHADE: (0x04, 0x0A, 0x06),
}

SHADOW: Rgb = (0x04, 0x0A, 0x06)
DIMMED: Rgba = (0x10, 0x2C, 0x21, 31)  # 12 % over a card that may not be played


def rgba(paint: Paint, palette: Palette) -> Rgba:
    """The colour of a paint; opacity from 0 to 255."""
    red, green, blue = palette[paint.tone]
    return red, green, blue, round(255 * min(1.0, max(0.0, paint.alpha)))
