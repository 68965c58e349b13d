"""A slip of paper under the pad, at a partie of an evening: who sits how, how all stand, who pays.

It lies on the wood while there is room below the pad, in the place of the pencil.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from msgspec import Struct
from msgspec.structs import replace

from game.pages.round_table import Sitter, round_table, table_height, table_width
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import balanced, fitted, fitted_name
from game.stage.ornaments import Pad, Thing
from game.stage.picture import Box, Item, Shadow, Stroke, Text

_INK, _SOFT, _MARK = Paint(Tone.INK), Paint(Tone.INK_SOFT), Paint(Tone.BRASS_DARK)
_HEAD, _NAME, _FIGURE = Font(16, True, True), Font(16), Font(18, True, True, True)
_PLAIN = Font(14)
_ROW, _LINE, _EDGE = 23.0, 18.0, 13.0
_RADIUS, _FACE = 40.0, 40.0
_APART, _BELOW = 8.0, 12.0
"""Units free below the pad, and between the slip and the edge of the window."""
_UNDER, _TUCKED = 20.0, 5.0
"""As far as the slip lies under the pad, and how much narrower it is at each side."""


class SlipRow(Struct, frozen=True):
    """One of those who are there: what he does, and how he stands; who is alone is `marked`."""

    name: str
    does: str
    figure: str
    marked: bool = False


class EveningSlip(Struct, frozen=True):
    """What is written on the slip: its head, in what it is reckoned, a row each, what for.

    `sitters` sit around a table that is drawn: the one alone, and the two opposite.
    """

    title: str
    unit: str
    rows: tuple[SlipRow, ...]
    stakes: str
    sitters: tuple[Sitter, ...] = ()


def with_slip(
    panel: Sequence[Item], slip: EveningSlip | None, room: Room, *, brief: bool = False
) -> list[Item]:
    """The panel with the slip under its pad, as much of it as there is room for.

    First the drawn table goes, then what is played for, then the head; in `brief` the first two.
    """
    pad = next((item.rect for item in panel if isinstance(item, Pad)), None)
    if slip is None or pad is None:
        return list(panel)
    for parts in _BRIEF if brief else _FORMS:
        place = Rect(pad.x, pad.bottom + _APART, pad.width, _height(slip, parts, pad.width, room))
        if place.bottom <= room.height - _BELOW:
            break
    else:
        return list(panel)
    kept = [item for item in panel if not (isinstance(item, Thing) and item.y > pad.bottom)]
    sheet = Rect(place.x + _TUCKED, pad.bottom - _UNDER, place.width - 2 * _TUCKED, 0)
    sheet = replace(sheet, height=place.bottom - sheet.y)
    items: list[Item] = [Box(sheet, 3, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER), *kept]
    y = place.y + (0.2 if parts is _Part.ROWS else 1.0) * _ROW
    if parts is not _Part.ROWS:
        items += _head(slip, place, y, room)
        y += 0.2 * _ROW
    lines = _lines(slip, pad.width, room) if parts in (_Part.STAKES, _Part.TABLE) else ()
    items += _written(slip, lines, place, y, room)
    if parts is _Part.TABLE and slip.sitters:
        left = place.centre[0] - table_width(_RADIUS, _FACE) / 2
        top = place.bottom - table_height(_RADIUS, _FACE) - 10
        items += round_table(slip.sitters, left, top, _RADIUS, _FACE, room)
    return items


class _Part(Enum):
    """The last of the parts that are there."""

    ROWS = auto()
    HEAD = auto()
    STAKES = auto()
    TABLE = auto()


_BRIEF = (_Part.HEAD, _Part.ROWS)
_FORMS = (_Part.TABLE, _Part.STAKES, *_BRIEF)


def _lines(slip: EveningSlip, width: float, room: Room) -> Sequence[str]:
    """What is played for."""
    return balanced(slip.stakes, _PLAIN, width - 2 * _EDGE, room)


def _height(slip: EveningSlip, parts: _Part, width: float, room: Room) -> float:
    """How high a slip with these parts is."""
    high = (0.2 if parts is _Part.ROWS else 1.4) * _ROW + _ROW * len(slip.rows) + 18
    if parts in (_Part.STAKES, _Part.TABLE):
        high += _LINE * len(_lines(slip, width, room))
    if parts is _Part.TABLE and slip.sitters:
        high += table_height(_RADIUS, _FACE) + 8
    return high


def _head(slip: EveningSlip, place: Rect, y: float, room: Room) -> list[Item]:
    left, right = place.x + _EDGE, place.right - _EDGE
    return [
        Text(fitted(slip.title, _HEAD, (right - left) * 0.7, room), left, y, _HEAD, _INK),
        Text(slip.unit, right, y, _PLAIN, _SOFT, Align.RIGHT),
        Stroke(left, y + 7, right, y + 7, Paint(Tone.BRASS, 0.7)),
    ]


def _written(
    slip: EveningSlip, lines: Sequence[str], place: Rect, y: float, room: Room
) -> list[Item]:
    """The rows, and what is played for, below a height."""
    left, right = place.x + _EDGE, place.right - _EDGE
    items: list[Item] = []
    for row in slip.rows:
        y += _ROW
        taken = room.ruler.width(row.figure, _FIGURE) + 10
        if row.marked:
            items.append(Text("◆", left, y, _PLAIN, _MARK))
        name = fitted_name(row.name, _NAME, right - left - taken - 16, room)
        items.append(Text(name, left + 16, y, _NAME, _INK))
        begins = left + 16 + room.ruler.width(name, _NAME) + 8
        if room.ruler.width(row.does, _PLAIN) <= right - taken - begins:
            items.append(Text(row.does, begins, y, _PLAIN, _SOFT))
        items.append(Text(row.figure, right, y, _FIGURE, _INK, Align.RIGHT))
    y += 8
    for line in lines:
        y += _LINE
        items.append(Text(line, left, y, _PLAIN, _INK))
    return items
