"""Words: the two families at their final pixel size, placed by the baseline.

Neither family has the four suit signs, so a sign in a sentence is drawn as our own shape.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import ceil

import pygame
from msgspec import Struct

from game.stage.basics import Font
from game.stage.capitals import HEIGHT, drawn, starts
from game.window.assets import font_path
from game.window.cache import Cache
from game.window.kit import Art
from game.window.lettering import base_of, own_capitals
from game.window.palette import Rgb, Rgba, Signs
from game.window.surfaces import clear, faded, lay, ready

SUIT_SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}

_SIGN_HEIGHT = 0.74
"""Of the size of the type: a little over its capitals."""
_SIGN_SINK = 0.05
"""How far a sign reaches below the baseline, of the size of the type."""
_SIGN_AIR = 0.04
"""Room on either side of a sign, of the size of the type."""
_WIDTHS_KEPT = 4096
_LACKS = {"«": 1, "»": 1, "“": 1, "”": 1, "…": 3, "%": 3}
"""Signs that the serif advances by far less than they are wide, and spaces that make up for it."""
_UNWRITABLE = re.compile("[\0\ud800-\udfff]")
"""What no font writes: half a character, or nothing at all."""
_TOO_NARROW = re.compile(f"[{''.join(_LACKS)}](?=.)")


class _Face(Struct, frozen=True):
    """A font loaded larger than it is shown, and how many times larger.

    At its own size letters are moved to whole pixels, and small words fall apart ("Par tie").
    """

    font: pygame.Font
    times: int
    size: float  # in pixels, as shown
    serif: bool = False

    @property
    def ascent(self) -> int:
        """From the top of a line to its baseline, in whole pixels as shown."""
        return ceil(self.font.get_ascent() / self.times)

    @property
    def height(self) -> int:
        """Of a line, in pixels as shown."""
        return self.ascent + ceil(-self.font.get_descent() / self.times) + 1

    def width(self, words: str) -> float:
        """In pixels as shown."""
        return float(self.font.size(self._spaced(words))[0]) / self.times

    def _spaced(self, words: str) -> str:
        """The words with room after each sign that the serif gives too little of it."""
        if _UNWRITABLE.search(words):  # in a name that another program wrote
            words = _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", words)
        if not self.serif:
            return words
        return _TOO_NARROW.sub(lambda sign: sign[0] + _LACKS[sign[0]] * "\u00a0", words)

    def written(self, words: str, colour: Rgb) -> pygame.Surface:
        """The words, their baseline at `ascent`, ready to be laid on."""
        drawn = ready(self.font.render(self._spaced(words), True, colour))
        size = ceil(drawn.get_width() / self.times) + 1, self.height
        large = clear((size[0] * self.times, size[1] * self.times))
        lay(large, drawn, (0, self.ascent * self.times - self.font.get_ascent()))
        return pygame.transform.smoothscale(large, size) if self.times > 1 else large


class Writer:
    """Writes and measures lines of words at one scale: pixels for a unit."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._scale = 1.0
        self._faces: dict[Font, _Face] = {}
        self._widths: dict[tuple[str, Font], float] = {}
        self._lines = Cache(3_000_000)

    def at_scale(self, scale: float) -> Writer:
        """Another one with the same signs, for so many pixels for a unit."""
        other = Writer(self._art)
        other.set_scale(scale)
        return other

    def set_scale(self, scale: float) -> None:
        """Pixels for a unit from now on."""
        if scale != self._scale:
            self._scale = scale
            self._faces.clear()
            self._widths.clear()
            self._lines.clear()

    def forget(self) -> None:
        """Drops every line kept: the colours have changed."""
        self._lines.clear()

    def width(self, words: str, font: Font) -> float:
        """Width of a line of words, in units."""
        found = self._widths.get((words, font))
        if found is None:
            if len(self._widths) >= _WIDTHS_KEPT:
                self._widths.clear()
            found = self._widths[words, font] = self._measured(words, font)
        return found

    def _measured(self, words: str, font: Font) -> float:
        if font.capitals and drawn(words):
            return starts(words)[1] * HEIGHT * font.size / 100
        face = self._face(font)
        pixels = sum(
            self._sign_width(face) if part in SUIT_SIGNS else face.width(part)
            for part in _parts(words)
        )
        return pixels / self._scale

    def line(
        self, words: str, font: Font, colour: Rgba, signs: Signs
    ) -> tuple[pygame.Surface, int]:
        """A line of words and how far its baseline is below the surface's top, in pixels.

        `signs` are the suits of colours of their own; another sign is of that of the words.
        """
        size = font.size * self._scale
        own = font.capitals and drawn(words)
        surface = self._lines.get(
            (words, font, colour, tuple(signs.items())),
            lambda: (
                own_capitals(words, size, colour)
                if own
                else self._written(words, font, colour, signs)
            ),
        )
        return surface, base_of(size) if own else self._face(font).ascent

    def _written(self, words: str, font: Font, colour: Rgba, signs: Signs) -> pygame.Surface:
        face = self._face(font)
        out = clear((ceil(self.width(words, font) * self._scale) + 1, face.height))
        x = 0.0
        for part in _parts(words):
            if part in SUIT_SIGNS:
                letter, height = SUIT_SIGNS[part], _sign_height(face)
                sign = ready(self._art.suit(letter, height, signs.get(letter, colour[:3])))
                y = face.ascent - height + round(_SIGN_SINK * face.size)
                lay(out, faded(sign, colour[3]), (round(x + _SIGN_AIR * face.size), y))
                x += self._sign_width(face)
            else:
                lay(out, faded(face.written(part, colour[:3]), colour[3]), (round(x), 0))
                x += face.width(part)
        return out

    def _sign_width(self, face: _Face) -> float:
        return _sign_height(face) + 2 * _SIGN_AIR * face.size

    def _face(self, font: Font) -> _Face:
        found = self._faces.get(font)
        if found is None:
            path = font_path(*font_of(font))
            size = max(1.0, font.size * self._scale)
            times = 4 if size < 36 else 2 if size < 80 else 1
            found = _Face(pygame.Font(path, round(size * times)), times, size, font.serif)
            self._faces[font] = found
        return found


def font_of(font: Font) -> tuple[str, str]:
    """Family and name of its file."""
    weight = "Semibold" if font.bold else "" if font.italic else "Regular"
    return "serif" if font.serif else "sans", weight + ("It" if font.italic else "")


def _sign_height(face: _Face) -> int:
    return max(4, round(_SIGN_HEIGHT * face.size))


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
