"""The small vocabulary of every picture: colours by their role, fonts, places, room and a ruler.

All lengths are units: pixels at a scale of 100 %. x grows to the right, y downwards, angles are
degrees clockwise.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from enum import StrEnum
from math import cos, inf, radians, sin
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

CARD_RATIO = 88 / 63
"""Height of a card for a width of one: a piquet pack is 63 by 88 millimetres."""


class Tone(StrEnum):
    """A colour by its role; the table's theme says which colour that is."""

    IVORY = "ivory"
    SOFT = "soft"
    INK = "ink"
    INK_SOFT = "ink-soft"
    PRINT = "print"  # words printed on a form
    WRITTEN = "written"  # ink of a pen
    RED = "red"
    BRASS = "brass"
    BRASS_DARK = "brass-dark"
    FOCUS = "focus"
    CLOTH = "cloth"  # the dark of the baize: button faces, wells
    SHADE = "shade"  # nearly black green: veils
    LEATHER = "leather"  # of plates with an edge of brass


class Paint(Struct, frozen=True):
    """A tone and its opacity, from 0 (clear) to 1."""

    tone: Tone
    alpha: float = 1.0


class Align(StrEnum):
    """Which part of a line of words its place is."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Font(Struct, frozen=True):
    """A face of the two families: size in units, serif or sans, semibold or not, italic or not.

    With `capitals` the words stand in our own, if there are such for all of them.
    """

    size: int
    serif: bool = False
    bold: bool = False
    italic: bool = False
    capitals: bool = False


class Rect(Struct, frozen=True):
    """An upright rectangle by its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def at_least(self, side: float) -> Rect:
        """The same about its middle, no narrower and no lower than that."""
        wide, high = max(0.0, side - self.width) / 2, max(0.0, side - self.height) / 2
        return Rect(self.x - wide, self.y - high, self.width + 2 * wide, self.height + 2 * high)

    def grown(self, by: float) -> Rect:
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


class Pose(Struct, frozen=True):
    """Where a card lies: its centre, its width, its turn."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def height(self) -> float:
        return self.width * CARD_RATIO

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies on the card, turned as it is."""
        turn = radians(self.angle)
        dx, dy = x - self.x, y - self.y
        across = dx * cos(turn) + dy * sin(turn)
        along = dy * cos(turn) - dx * sin(turn)
        return abs(across) <= self.width / 2 and abs(along) <= self.height / 2

    def raised(self, by: float) -> Pose:
        """The same card moved `by` units up along its own axis."""
        turn = radians(self.angle)
        return Pose(self.x + by * sin(turn), self.y - by * cos(turn), self.width, self.angle)


class Ruler(Hashable, Protocol):
    """Measures words; the window has a true one, a test without a window an estimate."""

    def width(self, words: str, font: Font) -> float:
        """Width of a line of words, in units."""


class Room(Struct, frozen=True):
    """The space a scene may fill, in units, and the ruler for its words.

    `focus` and `hover` are the keys of what the keyboard and the pointer are at, on a page. Where
    one sees but a part of it, no `line` that could be broken is longer.
    """

    width: float
    height: float
    ruler: Ruler
    focus: object = None
    hover: object = None
    line: float = inf

    def at(self, focus: object, hover: object = None) -> Room:
        """The same with keyboard and pointer at something."""
        return replace(self, focus=focus, hover=hover)

    @property
    def small(self) -> bool:
        """Whether the tighter measures hold (1024 × 640 up to just below 1280 × 800)."""
        return self.width < 1279.5 or self.height < 799.5  # a unit's pixels are rounded

    def words_width(self, lines: Iterable[str], font: Font) -> float:
        """The widest of some lines, in units."""
        return max((self.ruler.width(line, font) for line in lines), default=0.0)
