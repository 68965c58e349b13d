"""The chart of the statistics: how the balance of the settlements went, partie by partie.

A balance stays as it is until the next partie is settled, so its line goes in steps: level and
upright strokes, which are sharp at every size.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.picture import Box, Item, Stroke, Text
from game.words.catalogue import say
from game.words.terms import date_words, signed

_SMALL, _BOLD, _END = Font(14), Font(16, bold=True), Font(28, serif=True, bold=True)
_SOFT = Paint(Tone.SOFT)
_MOST = 400
"""Steps that are drawn: more could not be told apart."""
_STEPS = (1, 2, 5)


def chart(line: Sequence[tuple[datetime, int]], name: str, place: Rect, room: Room) -> list[Item]:
    """The balance after each partie, from the oldest at the left; it begins at nought.

    `name` is whose balance it is, empty for "you".
    """
    title = say("statistics.chart.title", name=name) if name else say("statistics.chart.you")
    items: list[Item] = [Text(title, place.x, place.y + 24, _BOLD)]
    values = [0, *(value for _, value in line)]
    low, high, step = scale(min(values), max(values))
    label = max(room.ruler.width(signed(each), _SMALL) for each in range(low, high + 1, step)) + 10
    end = room.ruler.width(signed(values[-1]), _END) + 24
    plot = Rect(place.x + label, place.y + 52, place.width - label - end, place.height - 52 - 30)

    def y_of(value: int) -> float:
        return plot.bottom - plot.height * (value - low) / (high - low)

    for value in range(low, high + 1, step):
        paint = Paint(Tone.IVORY, 0.5 if value == 0 else 0.14)
        y = y_of(value)
        items.append(Stroke(plot.x, y, plot.right, y, paint, 2.0 if value == 0 else 1.0))
        items.append(Text(signed(value), plot.x - 10, y + 5, _SMALL, _SOFT, Align.RIGHT))
    items += _steps(values, plot, y_of(0), [y_of(value) for value in values])
    y = y_of(values[-1])
    items.append(Box(Rect(plot.right - 5, y - 5, 10, 10), 5, fill=Paint(Tone.BRASS)))
    items.append(Text(signed(values[-1]), plot.right + 16, y + 9, _END))
    below = plot.bottom + 24
    if line:
        first, last = (date_words(when.isoformat()) for when in (line[0][0], line[-1][0]))
        items.append(Text(first, plot.x, below, _SMALL, _SOFT))
        if last != first:
            items.append(Text(last, plot.right, below, _SMALL, _SOFT, Align.RIGHT))
    return items


def _steps(values: Sequence[int], plot: Rect, zero: float, ys: Sequence[float]) -> list[Item]:
    """The line in steps. Where there are too many, each stroke spans the values of several."""
    parties = len(values) - 1
    if not parties:
        return []
    each = -(-parties // _MOST)
    bounds = [*range(0, parties, each), parties]
    paint = Paint(Tone.BRASS)
    items: list[Item] = []
    before = zero
    for start, stop in pairwise(bounds):
        x, right = (plot.x + plot.width * at / parties for at in (start, stop))
        seen = [before, *ys[start + 1 : stop + 1]]
        last = ys[stop]
        shade = Rect(x, min(last, zero), right - x, abs(last - zero))
        if shade.height >= 1:
            items.append(Box(shade, fill=Paint(Tone.BRASS, 0.12)))
        if max(seen) > min(seen):
            items.append(Stroke(x, min(seen) - 1, x, max(seen) + 1, paint, 2.0))
        items.append(Stroke(x, last, right, last, paint, 2.0))
        before = last
    return items


def scale(lowest: int, highest: int) -> tuple[int, int, int]:
    """Bounds and step of an axis that holds both values: round numbers, at most eight steps."""
    size = 10
    while True:
        for step in (size * each for each in _STEPS):
            low, high = step * (lowest // step), -step * (-highest // step)
            if high - low <= 8 * step:
                return low, max(high, low + step), step
        size *= 10
