"""Blocks: words, strokes, drawings, and what holds another block; laid in a place they give items.

A block knows how wide it would like to be and how high it is in a given width. Rows, columns and
grids of them are in `layout`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Align, Font, Paint, Rect, Room, Ruler, Tone
from game.stage.lines import balanced, fitted, wrapped
from game.stage.picture import Icon, Item, Role, Stroke, Text, Widget

PLAIN, BOLD, SMALL = Font(16), Font(16, bold=True), Font(14)
FIGURE, HEAD = Font(20, serif=True), Font(20, serif=True, bold=True)
IVORY, SOFT, BRASS = Paint(Tone.IVORY), Paint(Tone.SOFT), Paint(Tone.BRASS)
_LEADING, _LOW = 1.4, 0.36
"""From line to line, and from the middle of a line to its foot, in sizes of the font."""


class Block(Protocol):
    """Something to be laid in a place."""

    def width(self, room: Room) -> float:
        """How wide it would like to be."""

    def height(self, across: float, room: Room) -> float:
        """How high it is where it is so wide."""

    def lay(self, place: Rect, room: Room) -> list[Item]:
        """What is seen of it in a place."""


class WordBlock(Struct, frozen=True):
    """Words on one line, cut where they are too wide, or on so many `lines`; 0: all it takes.

    `step` is from line to line; lines that are `even` are as alike in length as can be.
    """

    words: str
    font: Font = PLAIN
    paint: Paint = IVORY
    align: Align = Align.LEFT
    lines: int = 1
    step: float = 0.0
    even: bool = False

    @property
    def leading(self) -> float:
        """From line to line."""
        return self.step or round(self.font.size * _LEADING)

    def told(self, across: float, room: Room) -> tuple[str, ...]:
        """The lines it makes where it is so wide."""
        if self.lines == 1:
            return (fitted(self.words, self.font, across, room),)
        across = across if self.lines else min(across, room.line)
        return _broken(self, across, room.ruler, room.ruler.width(self.words, self.font))

    def width(self, room: Room) -> float:
        return room.ruler.width(self.words, self.font)

    def height(self, across: float, room: Room) -> float:
        return self.leading * (1 if self.lines == 1 else len(self.told(across, room)))

    def lay(self, place: Rect, room: Room) -> list[Item]:
        x, font, paint, align, step = place.x, self.font, self.paint, self.align, self.leading
        if align is not Align.LEFT:
            x += place.width * (1.0 if align is Align.RIGHT else 0.5)
        y = place.y + place.height / 2 + round(font.size * _LOW)
        if self.lines == 1:
            return [Text(fitted(self.words, font, place.width, room), x, y, font, paint, align)]
        told = self.told(place.width, room)
        y -= step * (len(told) - 1) / 2
        return [Text(line, x, y + step * row, font, paint, align) for row, line in enumerate(told)]


@lru_cache(2048)
def _broken(words: WordBlock, across: float, ruler: Ruler, _whole: float) -> tuple[str, ...]:
    """Words in lines; remembered, for a page is composed again and again.

    How wide they are on one line tells whether the ruler still measures as it did.
    """
    room, most = Room(across, 0.0, ruler), words.lines
    made = (balanced if words.even else wrapped)(words.words, words.font, across, room)
    if 0 < most < len(made):
        rest = fitted(" ".join(made[most - 1 :]), words.font, across, room)
        return (*made[: most - 1], rest)
    return made


class Rule(Struct, frozen=True):
    """A level stroke."""

    paint: Paint = BRASS
    line: float = 1.5

    def width(self, _room: Room) -> float:
        return 0.0

    def height(self, _across: float, _room: Room) -> float:
        return 0.0

    def lay(self, place: Rect, _room: Room) -> list[Item]:
        y = place.centre[1]
        return [Stroke(place.x, y, place.right, y, self.paint, self.line)]


class Drawn(Struct, frozen=True):
    """Anything that is drawn in a place of its own size."""

    across: float
    high: float
    draw: Callable[[Rect], Sequence[Item]]

    def width(self, _room: Room) -> float:
        return self.across

    def height(self, _across: float, _room: Room) -> float:
        return self.high

    def lay(self, place: Rect, _room: Room) -> list[Item]:
        y = place.centre[1] - self.high / 2 if self.high else place.y
        return list(self.draw(replace(place, y=y, height=self.high or place.height)))


def sign(name: str, size: float, paint: Paint = SOFT) -> Drawn:
    """A small drawing."""
    return Drawn(size, size, lambda place: [Icon(name, *place.centre, size, paint)])


def select_sign(size: float = 14.0) -> Drawn:
    """What stands beside a value that another may take the place of."""
    return sign("chevron", size)


class Holder(Struct, frozen=True):
    """A block about another one, which is as large as that."""

    part: Block

    def width(self, room: Room) -> float:
        return self.part.width(room)

    def height(self, across: float, room: Room) -> float:
        return self.part.height(across, room)

    def lay(self, place: Rect, room: Room) -> list[Item]:
        return self.part.lay(place, room)


class Fill(Holder, frozen=True):
    """A part that takes what the others of its row or column leave, shared with others such."""

    share: float = 1.0


class Named(Holder, frozen=True):
    """A part as one widget under a name: a heading, some text, a picture."""

    name: str
    role: Role = Role.HEADING

    def lay(self, place: Rect, room: Room) -> list[Item]:
        return [Widget(self.role, tuple(self.part.lay(place, room)), self.name)]


class Sized(Holder, frozen=True):
    """A part of a given width or height; one of 0 is its own. It is no wider than `most`."""

    across: float = 0.0
    high: float = 0.0
    most: float = 1e9

    def width(self, room: Room) -> float:
        return min(self.most, self.across or self.part.width(room))

    def height(self, across: float, room: Room) -> float:
        return self.high or self.part.height(min(self.most, across), room)

    def lay(self, place: Rect, room: Room) -> list[Item]:
        width = min(self.most, self.across or place.width)
        return self.part.lay(Rect(place.x, place.y, width, place.height), room)


class Inset(Holder, frozen=True):
    """A part with room left free about it."""

    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0

    def width(self, room: Room) -> float:
        return self.left + self.part.width(room) + self.right

    def height(self, across: float, room: Room) -> float:
        inner = self.part.height(across - self.left - self.right, room)
        return self.top + inner + self.bottom

    def lay(self, place: Rect, room: Room) -> list[Item]:
        width = place.width - self.left - self.right
        height = place.height - self.top - self.bottom
        return self.part.lay(Rect(place.x + self.left, place.y + self.top, width, height), room)
