"""The sheet that the book of help is printed on: one column, or two where it is wide enough.

What stands on a sheet is made in the colours of the cloth, like all pages; here it is printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.blocks import Block, Drawn, Fill, Inset
from game.stage.layout import Column, Row
from game.stage.lines import unbroken
from game.stage.picture import Box, CardItem, Icon, Item, Shadow, Stroke, Text, Widget
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
_PRINTED = {
    Tone.IVORY: Tone.INK,
    Tone.SOFT: Tone.INK_SOFT,
    Tone.BRASS: Tone.BRASS_DARK,
    Tone.FOCUS: Tone.RED,
    Tone.CLOTH: Tone.IVORY,
}
"""What each tone of the cloth is on paper."""
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
    aside, above, gap = (22.0, 18.0, 32.0) if room.small else (32.0, 26.0, 44.0)
    inner = Rect(
        place.x + aside, place.y + above, place.width - 2 * aside, place.height - 2 * above
    )
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
    return list(printed(items))


def blank(sheet: PrintedSheet) -> list[Item]:
    """The sheet with nothing on it but the rule under its head."""
    y = sheet.inner.y + 40
    return [
        Box(sheet.place, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Stroke(sheet.inner.x, y, sheet.inner.right, y, Paint(Tone.INK, 0.55), 1.25),
    ]


def printed(items: Iterable[Item]) -> Iterable[Item]:
    """Words, lines and boxes of the cloth as they are on paper; cards stay as they are."""
    for item in items:
        match item:
            case Text(paint=paint) | Stroke(paint=paint) | Icon(paint=paint):
                yield replace(item, paint=_ink(paint))
            case Box(fill=fill, outline=outline):
                yield replace(
                    item,
                    fill=None if fill is None else _ink(fill),
                    outline=None if outline is None else _ink(outline, Tone.INK),
                )
            case CardItem():
                yield replace(item, shadow=Shadow.REST)
            case Widget(parts=parts):
                yield replace(item, parts=tuple(printed(parts)))
            case _:
                yield item


def _ink(paint: Paint, focus: Tone = Tone.RED) -> Paint:
    """A paint on paper; a frame round what has the focus is of ink."""
    tone = focus if paint.tone is Tone.FOCUS else _PRINTED.get(paint.tone, paint.tone)
    return Paint(tone, paint.alpha)
