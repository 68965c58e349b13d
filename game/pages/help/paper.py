"""The sheet that the book of help is printed on: one column, or two where it is wide enough.

What stands on a sheet is made in the colours of the cloth, like all pages; here it is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import unbroken
from game.stage.picture import Box, CardItem, Icon, Item, Shadow, Stroke, Text, Widget
from rules.core.game import Options

BODY, LEADING = Font(17), 24.0
BOLD = Font(17, bold=True)


class Piece(Struct, frozen=True):
    """Something of a page: its height, the gap above it, and how it is drawn.

    `draw` is given the place of its upper left corner and the key of what has the focus. `mark`
    is how a search finds it, `within` those of the pieces that it is made of; `keep` says that it
    does not stand at the foot of a leaf, `across` that it fills the sheet whatever its columns.
    """

    height: float
    draw: Callable[[float, float, str | None], list[Item]]
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


def leaves(made: Sequence[Piece], height: float) -> list[list[Piece]]:
    """The pieces on as many leaves as they need; there is always one."""
    found: list[list[Piece]] = [[]]
    filled = 0.0
    for chain in _chains(made):
        whole = sum(piece.height + piece.gap for piece in chain)
        if found[-1] and filled + whole > height:
            found.append([])
            filled = 0.0
        found[-1] += chain
        filled += whole - (chain[0].gap if len(found[-1]) == len(chain) else 0.0)
    return found


def lay(leaf: Iterable[Piece], x: float, y: float, focus: str | None) -> list[Item]:
    """A leaf from its upper left corner on."""
    items: list[Item] = []
    first = True
    for piece in leaf:
        y += 0.0 if first else piece.gap
        first = False
        items += piece.draw(x, y, focus)
        y += piece.height
    return items


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


def lines_of(words: Sequence[str], x: float, y: float, font: Font = BODY) -> list[Item]:
    """Lines of a paragraph, `y` its upper edge."""
    return [Text(line, x, y + 18 + LEADING * row, font) for row, line in enumerate(words)]


def _run_in(lead: str, rest: str, most: float, room: Room) -> tuple[float, list[str]]:
    """Where words go on after a bold beginning, and their lines, the first of them shorter."""
    indent = room.ruler.width(lead, BOLD) + 9
    lines: list[str] = [""]
    for word in unbroken(rest, BODY, most - indent, room):
        longer = f"{lines[-1]} {word}".strip()
        width = room.ruler.width(longer, BODY) + (indent if len(lines) == 1 else 0)
        if width <= most:
            lines[-1] = longer
        else:
            lines.append(word)
    return indent, lines


def led(
    lead: str, rest: str, most: float, room: Room
) -> tuple[float, Callable[[float, float], list[Item]]]:
    """Height of words with a bold beginning, and how they are drawn."""
    indent, lines = _run_in(lead, rest, most, room)

    def draw(x: float, y: float) -> list[Item]:
        first: list[Item] = [Text(lead, x, y + 18, BOLD)]
        if lines[0]:
            first.append(Text(lines[0], x + indent, y + 18, BODY))
        return first + lines_of(lines[1:], x, y + LEADING)

    return LEADING * len(lines), draw


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


def sheet_leaves(made: Sequence[Piece], sheet: PrintedSheet) -> list[Leaf]:
    """The pieces on as many leaves as they need; the columns of the last are of like height.

    A piece across the columns begins a page and has the leaf to itself.
    """
    if sheet.columns == 1:
        return [(leaf,) for leaf in leaves(made, sheet.text.height)]
    if made and made[0].across:
        return [((made[0],),), *sheet_leaves(made[1:], sheet)]
    every = leaves(made, sheet.text.height)
    last = (len(every) - 1) // sheet.columns * sheet.columns
    found: list[Leaf] = [
        tuple(every[at : at + sheet.columns]) for at in range(0, last, sheet.columns)
    ]
    return [*found, _evened([piece for column in every[last:] for piece in column], sheet)]


def _evened(made: Sequence[Piece], sheet: PrintedSheet) -> Leaf:
    """The pieces in as low columns as will do."""
    height = sheet.text.height
    columns = leaves(made, height)
    while height > LEADING and len(lower := leaves(made, height - LEADING / 2)) <= sheet.columns:
        columns, height = lower, height - LEADING / 2
    return tuple(columns)


def lay_on(sheet: PrintedSheet, leaf: Leaf, focus: str | None) -> list[Item]:
    """The pieces of a leaf in their columns, with a rule between two."""
    items: list[Item] = []
    for at, column in enumerate(leaf):
        items += lay(column, sheet.left(at), sheet.text.y, focus)
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
