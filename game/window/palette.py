"""Which colour a tone is on each of the four tables; the four suits on paper and on dark ground.

Words on their grounds have a contrast of 4.5 at least, lines that matter one of 3 (tested).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from msgspec import Struct

from game.stage.basics import Paint, Tone
from game.stage.looks import Looks, TableLook

Rgb: TypeAlias = tuple[int, int, int]
Rgba: TypeAlias = tuple[int, int, int, int]
Palette: TypeAlias = Mapping[Tone, Rgb]
Signs: TypeAlias = Mapping[str, Rgb]
"""A colour for each of S, H, D and C."""

_PAPER: Palette = {
    Tone.IVORY: (0xF6, 0xF0, 0xE1),
    Tone.SOFT: (0xE8, 0xDE, 0xC9),
    Tone.INK: (0x1C, 0x1A, 0x17),
    Tone.INK_SOFT: (0x5C, 0x55, 0x46),
    Tone.PRINT: (0x40, 0x2A, 0x1A),
    Tone.WRITTEN: (0x23, 0x28, 0x3E),
    Tone.RED: (0xA6, 0x22, 0x1B),
    Tone.FOCUS: (0xFF, 0xD7, 0x6A),
}

PALETTES: Final[Mapping[TableLook, Palette]] = {
    TableLook.BAIZE: {
        **_PAPER,
        Tone.BRASS: (0xE0, 0xBA, 0x64),
        Tone.BRASS_DARK: (0x7A, 0x5C, 0x18),
        Tone.CLOTH: (0x07, 0x18, 0x12),
        Tone.SHADE: (0x04, 0x0A, 0x06),
        Tone.LEATHER: (0x38, 0x24, 0x18),
    },
    TableLook.DARK: {
        **_PAPER,
        Tone.IVORY: (0xEF, 0xEC, 0xE4),
        Tone.SOFT: (0xC6, 0xC4, 0xBE),
        Tone.BRASS: (0xCF, 0xAE, 0x66),
        Tone.BRASS_DARK: (0x7A, 0x5E, 0x1E),
        Tone.CLOTH: (0x0A, 0x0B, 0x0E),
        Tone.SHADE: (0x03, 0x03, 0x05),
        Tone.LEATHER: (0x30, 0x26, 0x20),
    },
    TableLook.BURGUNDY: {
        **_PAPER,
        Tone.SOFT: (0xE0, 0xCD, 0xBC),
        Tone.BRASS: (0xDB, 0xB4, 0x62),
        Tone.BRASS_DARK: (0x7A, 0x5A, 0x18),
        Tone.CLOTH: (0x1C, 0x05, 0x09),
        Tone.SHADE: (0x0A, 0x02, 0x04),
        Tone.LEATHER: (0x38, 0x1C, 0x14),
    },
    TableLook.CONTRAST: {
        Tone.IVORY: (0xFF, 0xFF, 0xFF),
        Tone.SOFT: (0xF0, 0xF0, 0xE8),
        Tone.INK: (0x00, 0x00, 0x00),
        Tone.INK_SOFT: (0x1C, 0x1C, 0x1C),
        Tone.PRINT: (0x2A, 0x18, 0x00),
        Tone.WRITTEN: (0x00, 0x00, 0x40),
        Tone.RED: (0x60, 0x00, 0x06),
        Tone.BRASS: (0xFF, 0xD2, 0x4A),
        Tone.BRASS_DARK: (0x48, 0x32, 0x00),
        Tone.FOCUS: (0xFF, 0xF0, 0x00),
        Tone.CLOTH: (0x00, 0x00, 0x00),
        Tone.SHADE: (0x00, 0x00, 0x00),
        Tone.LEATHER: (0x00, 0x00, 0x00),
    },
}

PLAIN_PAPER: Rgb = (208, 201, 184)
"""At a table of high contrast: white would dazzle beside its black, dark inks have 7 on this."""
SHADOW: Rgb = (0x04, 0x0A, 0x06)
SUITS: Final[Signs] = dict(
    zip("SHDC", ((28, 26, 23), (179, 38, 30), (179, 38, 30), (28, 26, 23)), strict=True)
)
"""The usual two colours of the pack, on ivory."""
FOUR_SUITS: Final[Signs] = {**SUITS, "D": (0x1F, 0x5F, 0xA8), "C": (0x1C, 0x6C, 0x46)}
"""The pack of four colours: ink, red, blue and green, on ivory."""
_FOUR_STRONG: Final[Signs] = {"D": (0x0A, 0x38, 0x70), "C": (0x06, 0x45, 0x28)}
"""Blue and green on the paper of high contrast."""
_FOUR_ON_DARK: Final[Signs] = {
    "H": (0xFF, 0xA3, 0x98),
    "D": (0x9C, 0xC9, 0xFF),
    "C": (0xA0, 0xF0, 0xB4),
}


class Theme(Struct, frozen=True):
    """The colours of a table, and how faint things on it may be; opacities from 0 to 1."""

    tones: Palette
    on_paper: Signs  # signs among dark words; a suit left out takes the colour of its words
    on_dark: Signs  # and among bright ones
    least_line: float = 0.0
    least_words: float = 0.0
    large: bool = False  # the pack's indices are large

    @property
    def plain(self) -> bool:
        """Whether things are flat, parted by lines, and none is faint or in the shade."""
        return self.least_line > 0

    def rgba(self, paint: Paint, least: float = 0.0) -> Rgba:
        """The colour of a paint; opacity from 0 to 255, `least` (0 to 1) at least."""
        red, green, blue = self.tones[paint.tone]
        return red, green, blue, round(255 * min(1.0, max(0.0, least, paint.alpha)))


def theme(looks: Looks) -> Theme:
    """The colours of the table and the pack that were chosen."""
    tones = PALETTES[looks.table]
    strong = looks.table is TableLook.CONTRAST
    red = tones[Tone.RED]
    two: Signs = {"H": red, "D": red}
    usual: Signs = {suit: colour for suit, colour in FOUR_SUITS.items() if suit in "DC"}
    four = _FOUR_STRONG if strong else usual
    return Theme(
        tones=tones,
        on_paper={**two, **four} if looks.four_colours else two,
        # A red sign is too weak on dark ground: there it takes the colour of its words.
        on_dark=_FOUR_ON_DARK if looks.four_colours else {},
        least_line=0.75 if strong else 0.0,
        least_words=0.6 if strong else 0.0,
        large=looks.large,
    )


USUAL: Final = theme(Looks())
