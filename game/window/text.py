"""Words: the two families at their final pixel size, placed by the baseline.

Neither family has the four suit signs, so a sign in a sentence is drawn as our own shape.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.stage.picture import Font
from game.window.art import Art
from game.window.assets import font_path
from game.window.cache import Cache
from game.window.palette import Rgba
from game.window.premultiplied import clear, faded, lay, ready

SUIT_SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}

_SIGN_HEIGHT = 0.74
"""Of the size of the type: a little over its capitals."""
_SIGN_SINK = 0.05
"""How far a sign reaches below the baseline, of the size of the type."""
_SIGN_AIR = 0.06
"""Room on either side of a sign, of the size of the type."""


class Writer:
    """Writes and measures lines of words at one scale: pixels for a unit."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._scale = 1.0
        self._fonts: dict[Font, pygame.Font] = {}
        self._widths: dict[tuple[str, Font], float] = {}
        self._lines = Cache(3_000_000)

    def set_scale(self, scale: float) -> None:
        """Pixels for a unit from now on."""
        if scale != self._scale:
            self._scale = scale
            self._fonts.clear()
            self._widths.clear()
            self._lines.clear()

    def width(self, words: str, font: Font) -> float:
        """Width of a line of words, in units."""
        found = self._widths.get((words, font))
        if found is None:
            face = self._face(font)
            pixels = sum(
                self._sign_width(part, font) if part in SUIT_SIGNS else face.size(part)[0]
                for part in _parts(words)
            )
            found = self._widths[words, font] = pixels / self._scale
        return found

    def line(self, words: str, font: Font, colour: Rgba, red: Rgba) -> tuple[pygame.Surface, int]:
        """A line of words and how far its baseline is below the surface's top, in pixels.

        Hearts and diamonds take the colour `red`, which on a dark ground is that of the words.
        """
        surface = self._lines.get(
            (words, font, colour, red), lambda: self._written(words, font, colour, red)
        )
        return surface, self._face(font).get_ascent()

    def _written(self, words: str, font: Font, colour: Rgba, red: Rgba) -> pygame.Surface:
        face = self._face(font)
        out = clear((max(1, round(self.width(words, font) * self._scale)), face.get_height()))
        x = 0
        for part in _parts(words):
            if part in SUIT_SIGNS:
                height = self._sign_height(font)
                letter = SUIT_SIGNS[part]
                sign_colour = red if letter in "HD" else colour
                piece = self._art.suit(letter, height, sign_colour[:3])
                size = font.size * self._scale
                y = face.get_ascent() - height + round(_SIGN_SINK * size)
                _lay(out, piece, x + round(_SIGN_AIR * size), y, sign_colour[3])
                x += self._sign_width(part, font)
            else:
                piece = face.render(part, True, colour[:3])
                _lay(out, piece, x, 0, colour[3])
                x += face.size(part)[0]
        return out

    def _sign_height(self, font: Font) -> int:
        return max(4, round(_SIGN_HEIGHT * font.size * self._scale))

    def _sign_width(self, sign: str, font: Font) -> int:
        shape = self._art.suit(SUIT_SIGNS[sign], self._sign_height(font), (0, 0, 0))
        return shape.get_width() + 2 * round(_SIGN_AIR * font.size * self._scale)

    def _face(self, font: Font) -> pygame.Font:
        found = self._fonts.get(font)
        if found is None:
            weight = "Semibold" if font.bold else "" if font.italic else "Regular"
            style = weight + ("It" if font.italic else "")
            path = font_path("serif" if font.serif else "sans", style)
            found = pygame.Font(path, max(1, round(font.size * self._scale)))
            self._fonts[font] = found
        return found


def _parts(words: str) -> Iterator[str]:
    """The words in pieces: each suit sign by itself, what stands between them together."""
    start = 0
    for at, sign in enumerate(words):
        if sign in SUIT_SIGNS:
            if at > start:
                yield words[start:at]
            yield sign
            start = at + 1
    if start < len(words):
        yield words[start:]


def _lay(out: pygame.Surface, piece: pygame.Surface, x: int, y: int, alpha: int) -> None:
    lay(out, faded(ready(piece), alpha), (x, y))
