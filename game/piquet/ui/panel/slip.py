"""All that was said and shown in this deal, on a slip of paper beside the pad, when it is wanted.

Each side's name, then its words with what was answered.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.ui.panel.publics import Known, exchanged, known
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Item, Shadow, Stroke, Text
from game.stage.places import Places
from rules.piquet.seats import Seat
from rules.piquet.view import DealView

TOLD = "told"
"""The place on the pad that brings the slip when it is pointed at or pressed."""

_INK = Paint(Tone.INK)  # in a serif: what a voice reads aloud
_NAME, _WORDS = Font(16, serif=True, bold=True), Font(16, serif=True)
_WIDTH, _INSET, _STEP, _APART = 330.0, 18.0, 23.0, 8.0
_EDGE = 8.0


def is_anything_told(deal: DealView) -> bool:
    """Whether there is something to read."""
    return bool(known(deal)) or any(exchanged(deal, seat) for seat in Seat)


def slip_items(
    deal: DealView, seats: tuple[Seat, Seat], names: Sequence[str], beside: Rect, places: Places
) -> list[Item]:
    """The slip right of a place on the pad, clear of the hand.

    `seats` and `names` are those of the pad's columns.
    """
    told, room = known(deal), places.room
    lines = len(told) + len(seats)
    most = room.height - 2 * (_EDGE + _INSET) - _APART
    step = min(_STEP, most / lines)
    height = lines * step + _APART + 2 * _INSET
    x = places.baize.x + _EDGE
    y = max(_EDGE, min(beside.y, places.hand_top - _EDGE - height))
    left, right = x + _INSET, x + _WIDTH - _INSET
    paper = Rect(x, y, _WIDTH, height)
    items: list[Item] = [Box(paper, 4, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)]
    y += _INSET + step * 0.7
    for index, (seat, name) in enumerate(zip(seats, names, strict=True)):
        if index:
            items.append(
                Stroke(left, y - step * 0.9, right, y - step * 0.9, Paint(Tone.PRINT, 0.4))
            )
            y += _APART
        items += _line(Known(seat, name, exchanged(deal, seat)), left, right, y, _NAME, places)
        y += step
        for each in told:
            if each.seat is seat:
                items += _line(each, left + 12, right, y, _WORDS, places)
                y += step
    return items


def _line(
    each: Known, left: float, right: float, y: float, font: Font, places: Places
) -> list[Item]:
    width = places.room.ruler.width(each.answer, _WORDS)
    words = fitted(each.words, font, right - left - width - 10, places.room)
    items: list[Item] = [Text(words, left, y, font, _INK)]
    if each.answer:
        items.append(Text(each.answer, right, y, _WORDS, _INK, Align.RIGHT))
    return items
