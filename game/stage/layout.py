"""Containers: what stands below, beside or within what. Places are found here, not in pages.

A block knows how wide it would like to be and how high it is in a given width; laid in a place it
gives items. Containers are blocks made of blocks. A container hands each part the whole of its
breadth; a part that is lower than its place stands in the middle of it, a column at its top.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Align, Rect, Room
from game.stage.blocks import Block, Fill, Holder, Sized
from game.stage.picture import Box, Item


class Row(Struct, frozen=True):
    """Parts side by side, as wide as they like to be; at one end or in the middle of the place."""

    parts: Sequence[Block]
    gap: float = 16.0
    align: Align = Align.LEFT

    def widths(self, across: float, room: Room) -> list[float]:
        """How wide each part is where all have so much."""
        free = across - self.gap * (len(self.parts) - 1)
        own = [-1.0 if type(part) is Fill else part.width(room) for part in self.parts]
        return _filled(self.parts, own, free) if -1.0 in own else own

    def width(self, room: Room) -> float:
        return sum(part.width(room) for part in self.parts) + self.gap * (len(self.parts) - 1)

    def height(self, across: float, room: Room) -> float:
        widths = self.widths(across, room)
        pairs = zip(self.parts, widths, strict=True)
        return max((part.height(width, room) for part, width in pairs), default=0.0)

    def lay(self, place: Rect, room: Room) -> list[Item]:
        widths, (x, y, high) = self.widths(place.width, room), (place.x, place.y, place.height)
        if self.align is not Align.LEFT:
            left = place.width - sum(widths) - self.gap * (len(widths) - 1)
            x += left * (1.0 if self.align is Align.RIGHT else 0.5)
        items: list[Item] = []
        for part, width in zip(self.parts, widths, strict=True):
            items += part.lay(Rect(x, y, width, high), room)
            x += width + self.gap
        return items


class Column(Struct, frozen=True):
    """Parts one below the other, from the top of their place or in its `middle`."""

    parts: Sequence[Block]
    gap: float = 0.0
    middle: bool = False

    def width(self, room: Room) -> float:
        return max((part.width(room) for part in self.parts), default=0.0)

    def height(self, across: float, room: Room) -> float:
        every = [part.height(across, room) for part in self.parts]
        return sum(every) + self.gap * max(0, len(every) - 1)

    def heights(self, place: Rect, room: Room) -> list[float]:
        """How high each part is in a place."""
        across, free = place.width, place.height - self.gap * (len(self.parts) - 1)
        own = [-1.0 if type(part) is Fill else part.height(across, room) for part in self.parts]
        return _filled(self.parts, own, free) if -1.0 in own else own

    def lay(self, place: Rect, room: Room) -> list[Item]:
        heights, (x, y, wide) = self.heights(place, room), (place.x, place.y, place.width)
        if self.middle:
            y += (place.height - sum(heights) - self.gap * (len(heights) - 1)) / 2
        items: list[Item] = []
        for part, high in zip(self.parts, heights, strict=True):
            items += part.lay(Rect(x, y, wide, high), room)
            y += high + self.gap
        return items


def _filled(parts: Sequence[Block], sizes: list[float], free: float) -> list[float]:
    """The sizes of parts, with their shares of what is free for those that fill, which have -1."""
    shares = sum(part.share for part in parts if isinstance(part, Fill))
    free -= sum(size for size in sizes if size >= 0)
    return [
        free * part.share / shares if isinstance(part, Fill) else size
        for part, size in zip(parts, sizes, strict=True)
    ]


class Grid(Struct, frozen=True):
    """Parts in so many columns of one width: row by row, or column by column `down`."""

    parts: Sequence[Block]
    columns: int
    gap: float = 16.0
    below: float = 0.0
    down: bool = False
    high: float = 0.0  # of a row; 0: as high as its highest part

    @property
    def _rows(self) -> Sequence[Sequence[Block]]:
        count = -(-len(self.parts) // self.columns)
        if self.down:
            return [self.parts[row::count] for row in range(count)]
        return [
            self.parts[at : at + self.columns] for at in range(0, len(self.parts), self.columns)
        ]

    def _column(self, across: float) -> Column:
        wide = (across - self.gap * (self.columns - 1)) / self.columns
        rows = [Row([Sized(part, wide) for part in row], self.gap) for row in self._rows]
        return Column(
            [Sized(row, high=self.high) for row in rows] if self.high else rows, self.below
        )

    def width(self, room: Room) -> float:
        widest = max((part.width(room) for part in self.parts), default=0.0)
        return self.columns * (widest + self.gap) - self.gap

    def height(self, across: float, room: Room) -> float:
        return self._column(across).height(across, room)

    def lay(self, place: Rect, room: Room) -> list[Item]:
        return self._column(place.width).lay(place, room)


class Layers(Column, frozen=True):
    """Parts over each other in one place, the last on top."""

    def height(self, across: float, room: Room) -> float:
        return max((part.height(across, room) for part in self.parts), default=0.0)

    def lay(self, place: Rect, room: Room) -> list[Item]:
        return [item for part in self.parts for item in part.lay(place, room)]


class Boxed(Holder, frozen=True):
    """A part within a box that is so high."""

    box: Box
    high: float
    pad: float = 11.0

    def width(self, room: Room) -> float:
        return max(self.high, self.part.width(room) + 2 * self.pad)

    def height(self, _across: float, _room: Room) -> float:
        return self.high

    def lay(self, place: Rect, room: Room) -> list[Item]:
        inner = Rect(place.x, place.centre[1] - self.high / 2, place.width, self.high)
        return [replace(self.box, rect=inner), *self.part.lay(inner, room)]
