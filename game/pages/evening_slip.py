"""A slip of paper under the pad, at a partie of an evening: who sits how, how all stand, who pays.

It lies on the wood while there is room below the pad, in the place of the pencil.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, fitted_name, wrapped
from game.stage.ornaments import Pad, Thing
from game.stage.picture import Box, Item, Shadow, Stroke, Text

_INK, _SOFT, _MARK = Paint(Tone.INK), Paint(Tone.INK_SOFT), Paint(Tone.BRASS_DARK)
_HEAD, _NAME, _FIGURE = Font(16, True, True), Font(16), Font(18, True, True, True)
_PLAIN = Font(14)
_ROW, _LINE, _EDGE = 23.0, 18.0, 13.0
_APART, _BELOW = 16.0, 12.0
"""Units between the pad and the slip, and between the slip and the edge of the window."""


@dataclass(frozen=True, slots=True)
class SlipRow:
    """One of those who are there: what he does, and how he stands; who is alone is `marked`."""

    name: str
    does: str
    figure: str
    marked: bool = False


@dataclass(frozen=True, slots=True)
class EveningSlip:
    """What is written on the slip: its head, in what it is reckoned, a row each, what for."""

    title: str
    unit: str
    rows: tuple[SlipRow, ...]
    stakes: str


def with_slip(
    panel: Sequence[Item], slip: EveningSlip | None, room: Room, *, brief: bool = False
) -> list[Item]:
    """The panel with the slip under its pad, where there is one and room for it.

    In `brief` only the rows stand there.
    """
    pad = next((item.rect for item in panel if isinstance(item, Pad)), None)
    if slip is None or pad is None:
        return list(panel)
    inner = pad.width - 2 * _EDGE
    lines = () if brief else wrapped(slip.stakes, _PLAIN, inner, room)
    high = (0.2 if brief else 1.4) * _ROW + _ROW * len(slip.rows) + _LINE * len(lines) + 18
    place = Rect(pad.x, pad.bottom + _APART, pad.width, high)
    if place.bottom > room.height - _BELOW:
        return list(panel)
    kept = [item for item in panel if not (isinstance(item, Thing) and item.y > pad.bottom)]
    items = [*kept, Box(place, 3, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)]
    y = place.y + (0.2 if brief else 1.0) * _ROW
    if not brief:
        items += _head(slip, place, y, room)
        y += 0.2 * _ROW
    return [*items, *_written(slip, lines, place, y, room)]


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
