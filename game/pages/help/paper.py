"""The sheet that the book of help is printed on: one column, or two where it is wide enough."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.blocks import Block, Drawn, Fill, Inset
from game.stage.layout import Column, Row
from game.stage.lines import unbroken
from game.stage.picture import Box, Item, Stroke, Text
from rules.core.game import Options

BODY, LEADING = Font(17), 24.0
BOLD = Font(17, bold=True)


class Piece(Struct, frozen=True):
    """Something of a page, and the gap above it.

    `mark` is how a search finds it, `within` those of the pieces that it is made of; `keep` says
    that it does not stand at the foot of a leaf, `across` that it fills the sheet whatever its
    columns.
    """

    block: Block
    gap: float = 10.0
    keep: bool = False
    mark: str = ""
    within: tuple[str, ...] = ()
    across: bool = False


class BookColumn(Struct, frozen=True):
    """What pieces are made for: a game, a room, a column, the rules told, whether a partie runs.

    `sheet` is the width and height of all that may be written on.
    """

    game: str
    room: Room
    width: float
    options: Options
    running: bool
    sheet: tuple[float, float]

    def height(self, piece: Piece) -> float:
        """How high a piece is in a column."""
        return piece.block.height(self.sheet[0] if piece.across else self.width, self.room)


def leaves(made: Sequence[Piece], ground: BookColumn, height: float) -> list[list[Piece]]:
    """The pieces on as many leaves of a height as they need; there is always one."""
    found: list[list[Piece]] = [[]]
    filled = 0.0
    for chain in _chains(made):
        whole = sum(ground.height(piece) + piece.gap for piece in chain)
        if found[-1] and filled + whole > height:
            found.append([])
            filled = 0.0
        found[-1] += chain
        filled += whole - (chain[0].gap if len(found[-1]) == len(chain) else 0.0)
    return found


def column_of(leaf: Iterable[Piece]) -> Column:
    """The pieces of a leaf one below the other."""
    every = list(leaf)
    gaps = [0.0, *(piece.gap for piece in every[1:])]
    return Column([Inset(one.block, top=gap) for one, gap in zip(every, gaps, strict=False)])


def _chains(made: Sequence[Piece]) -> Iterable[list[Piece]]:
    """Pieces that must stay together."""
    chain: list[Piece] = []
    for piece in made:
        chain.append(piece)
        if not piece.keep:
            yield chain
            chain = []
    if chain:
        yield chain


def dot(paint: Paint) -> Column:
    """The mark before a thing of a list, at its first line."""
    mark = Drawn(9, LEADING, lambda place: [_dot(place, paint)])
    return Column((mark, Fill(Row(()))))


def _dot(place: Rect, paint: Paint) -> Box:
    return Box(Rect(place.x + 2, place.y + 9, 7, 7), 3.5, fill=paint)


class Led(Struct, frozen=True):
    """Words with a bold beginning, after which they run on."""

    lead: str
    rest: str

    def width(self, room: Room) -> float:
        return room.ruler.width(self.lead, BOLD) + 9 + room.ruler.width(self.rest, BODY)

    def height(self, across: float, room: Room) -> float:
        return LEADING * len(self._lines(across, room))

    def _lines(self, most: float, room: Room) -> list[str]:
        """The lines after the beginning, the first of them shorter."""
        most = min(most, room.line)
        indent = room.ruler.width(self.lead, BOLD) + 9
        lines: list[str] = [""]
        for word in unbroken(self.rest, BODY, most - indent, room):
            longer = f"{lines[-1]} {word}".strip()
            width = room.ruler.width(longer, BODY) + (indent if len(lines) == 1 else 0)
            if width <= most:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def lay(self, place: Rect, room: Room) -> list[Item]:
        indent, (first, *lines) = (
            room.ruler.width(self.lead, BOLD) + 9,
            self._lines(place.width, room),
        )
        x, y = place.x, place.y + 18
        begun = [
            Text(self.lead, x, y, BOLD),
            *([Text(first, x + indent, y, BODY)] if first else ()),
        ]
        return [
            *begun,
            *(Text(line, x, y + LEADING * at, BODY) for at, line in enumerate(lines, 1)),
        ]


HEAD = Font(28, serif=True, bold=True)
_COLUMN = 340.0
"""Units that each of two columns must have."""

Leaf = tuple[Sequence[Piece], ...]
"""The pieces of each column."""


class PrintedSheet(Struct, frozen=True):
    """A sheet: its edges, what may be written on, and in how many columns below its head."""

    place: Rect
    inner: Rect
    text: Rect
    columns: int
    gap: float

    @property
    def column(self) -> float:
        """How wide a column is."""
        return (self.text.width - self.gap * (self.columns - 1)) / self.columns

    def left(self, column: int) -> float:
        """Where a column begins."""
        return self.text.x + column * (self.column + self.gap)


def sheet_in(place: Rect, room: Room) -> PrintedSheet:
    """The sheet that lies in a place."""
    aside, gap = (22.0, 32.0) if room.small else (32.0, 44.0)
    inner = Rect(place.x + aside, place.y, place.width - aside, place.height)
    head = 50.0 if room.small else 58.0
    text = Rect(inner.x, inner.y + head, inner.width, inner.height - head)
    columns = 2 if (text.width - gap) / 2 >= _COLUMN else 1
    return PrintedSheet(place, inner, text, columns, gap)


def sheet_leaves(made: Sequence[Piece], sheet: PrintedSheet, ground: BookColumn) -> list[Leaf]:
    """The pieces on as many leaves as they need; the columns of the last are of like height.

    A piece across the columns begins a page and has the leaf to itself.
    """
    if sheet.columns == 1:
        return [(leaf,) for leaf in leaves(made, ground, sheet.text.height)]
    if made and made[0].across:
        return [((made[0],),), *sheet_leaves(made[1:], sheet, ground)]
    every = leaves(made, ground, sheet.text.height)
    last = (len(every) - 1) // sheet.columns * sheet.columns
    found: list[Leaf] = [
        tuple(every[at : at + sheet.columns]) for at in range(0, last, sheet.columns)
    ]
    return [*found, _evened([piece for column in every[last:] for piece in column], sheet, ground)]


def _evened(made: Sequence[Piece], sheet: PrintedSheet, ground: BookColumn) -> Leaf:
    """The pieces in as low columns as will do."""
    height = sheet.text.height
    columns = leaves(made, ground, height)
    while (
        height > LEADING
        and len(lower := leaves(made, ground, height - LEADING / 2)) <= sheet.columns
    ):
        columns, height = lower, height - LEADING / 2
    return tuple(columns)


def lay_on(sheet: PrintedSheet, leaf: Leaf, room: Room) -> list[Item]:
    """The pieces of a leaf in their columns, with a rule between two."""
    items: list[Item] = []
    for at, column in enumerate(leaf):
        across = (
            sheet.text.width if len(leaf) == 1 and column and column[0].across else sheet.column
        )
        place = Rect(sheet.left(at), sheet.text.y, across, sheet.text.height)
        items += column_of(column).lay(place, room)
    if len(leaf) > 1:
        x = sheet.left(1) - sheet.gap / 2
        items.append(Stroke(x, sheet.text.y + 4, x, sheet.text.bottom, Paint(Tone.IVORY, 0.16)))
    return items


def parted(sheet: PrintedSheet) -> list[Item]:
    """The fold between what is beside a sheet and it, and the rule under its head."""
    x, y, faint = sheet.place.x, sheet.inner.y + 40, Paint(Tone.IVORY, 0.3)
    return [
        Stroke(x, sheet.place.y, x, sheet.place.bottom, faint),
        Stroke(sheet.inner.x, y, sheet.inner.right, y, faint),
    ]
