"""The panel at the left of a lesson: its number, its parts, what counts; at a table the teacher."""

from __future__ import annotations

from msgspec import Struct

from game.school.learning import LessonShown
from game.school.lesson import in_words, must_have_lessons
from game.school.teaching import (
    face_in_panel,
    is_by_cards,
    is_on_cloth,
    paper,
    paper_height,
)
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.ornaments import PAD_HEAD, Pad, Thing
from game.stage.picture import Box, Item, Stroke, Text
from game.stage.places import WIDE, Places
from game.stage.signs import ticked
from game.words.catalogue import say

_INSET, _EDGE = 8.0, 14.0
"""How much further in a pad's words stand than those on the wood, and from its edge; units."""
_HEAD = Font(20, serif=True, bold=True)
_HEADS = _HEAD, Font(18, serif=True, bold=True), Font(16, serif=True, bold=True)
"""Of what counts, the first in which its head fits on the pad."""


class _Paints(Struct, frozen=True):
    """In what one writes: words, what is to come, rules, the row that is now and its sign."""

    words: Paint
    soft: Paint
    rule: Paint
    band: Paint
    now: Paint


_ON_WOOD = _Paints(
    Paint(Tone.IVORY),
    Paint(Tone.SOFT),
    Paint(Tone.BRASS, 0.6),
    Paint(Tone.IVORY, 0.1),
    Paint(Tone.FOCUS),
)
_ON_PAPER = _Paints(
    Paint(Tone.PRINT),
    Paint(Tone.INK_SOFT),
    Paint(Tone.PRINT, 0.85),
    Paint(Tone.BRASS, 0.25),
    Paint(Tone.BRASS_DARK),
)


class _Form(Struct, frozen=True):
    """Heights and sizes of the panel in units."""

    left: float
    right: float
    row: float
    apart: float
    wide: bool

    @property
    def width(self) -> float:
        return self.right - self.left


def _form(places: Places, inset: float = 0.0) -> _Form:
    """On the bare wood, or so much further in, on a pad."""
    s = places.sizes
    if s is WIDE:
        return _Form(24 + inset, s.panel - 28 - inset, 34, 20, wide=True)
    return _Form(16 + inset, s.panel - 24 - inset, 25, 12, wide=False)


def panel(shown: LessonShown, game: str, room: Room) -> list[Item]:
    """All of the panel; the teacher too, where the cloth is another's and she tells of no card."""
    if is_on_cloth(shown):
        return _pad(shown, _form(Places.of(room), _INSET), room)
    form = _form(Places.of(room))
    if is_by_cards(shown):
        head = Rect(form.left, 10, 0, 58 if form.wide else 44)
        items, y = _head(shown, form, head, _ON_WOOD), head.bottom
    else:
        face = face_in_panel(room)
        height = paper_height(shown.learning.lesson, form.width + 16, room)
        slip = Rect(form.left - 8, face.bottom + 12, form.width + 16, height)
        items = _head(shown, form, Rect(face.right + 16, face.y, 0, face.height), _ON_WOOD)
        items += paper(shown, slip, room)
        y = slip.bottom
    drawn, y = _parts(shown, form, y + form.apart, room, _ON_WOOD)
    items += drawn
    rest = Rect(form.left, y, form.width, room.height - 16 - y)
    rows = shown.learning.lesson.sheet(shown.learning.at)
    return [*items, *must_have_lessons(game).ledger(shown.table, rest, room, rows)]


def _pad(shown: LessonShown, form: _Form, room: Room) -> list[Item]:
    """The number, the parts and what counts on a pad, and a pencil on the wood below it."""
    top = 20.0 if form.wide else 12.0
    head = Rect(form.left, top + PAD_HEAD, 0, 56 if form.wide else 40)
    items = _head(shown, form, head, _ON_PAPER)
    drawn, y = _parts(shown, form, head.bottom + (12 if form.wide else 8), room, _ON_PAPER)
    items += drawn
    step = shown.learning.step
    if step.rows and not shown.learning.over:
        drawn, y = _counts(shown, form, y, room)
        items += drawn
    if any(each.points for each in shown.places):
        drawn, y = _points(shown, form, y)
        items += drawn
    sheet = Rect(form.left - _EDGE, top, form.width + 2 * _EDGE, y + form.apart - top)
    below = room.height - sheet.bottom
    if below > 90:
        pencil = min(196.0, sheet.width - 24), sheet.bottom + min(below / 2, 110.0)
        items.append(Thing("pencil", sheet.centre[0], pencil[1], pencil[0]))
    return [Pad(sheet), *items]


def _head(shown: LessonShown, form: _Form, place: Rect, on: _Paints) -> list[Item]:
    """Which lesson it is, of how many, over a rule; from the left of a place, in its middle."""
    title = say("lesson.number", number=shown.number)
    count = say("lesson.of", count=shown.count)
    left, y = place.x, place.centre[1] + 4
    rule = y + (18 if form.wide else 12)
    return [
        Text(title, left, y, _HEAD, on.words),
        Text(count, form.right, y, Font(16), on.soft, Align.RIGHT),
        Stroke(left, rule, form.right, rule, on.rule),
    ]


def _parts(
    shown: LessonShown, form: _Form, y: float, room: Room, on: _Paints
) -> tuple[list[Item], float]:
    """The parts of the lesson: done, now, to come; and where they end."""
    items: list[Item] = []
    done = shown.learning.parts_done()
    for index, words in enumerate(shown.learning.lesson.parts):
        middle = y + form.row / 2
        sign = (form.left + 8, middle)
        font, paint = Font(16), on.words
        if index < done:
            items += ticked(*sign)
        elif index == done:
            band = Rect(form.left - 8, y + 1, form.right - form.left + 16, form.row - 2)
            bar = Rect(form.left - 12, y + 2, 3, form.row - 4)
            items.append(Box(band, 6, fill=on.band))
            items.append(Box(bar, 1.5, fill=on.now))
            items.append(Box(Rect(sign[0] - 5, middle - 5, 10, 10), 5, fill=on.now))
            font = Font(16, bold=True)
        else:
            around = Rect(sign[0] - 5, middle - 5, 10, 10)
            items.append(Box(around, 5, outline=on.soft, line=1.25))
            paint = on.soft
        line = fitted(in_words(words), font, form.width - 28, room)
        items.append(Text(line, form.left + 28, middle + 5.5, font, paint))
        y += form.row
    return items, y + form.apart * 0.4


def _counts(shown: LessonShown, form: _Form, y: float, room: Room) -> tuple[list[Item], float]:
    """The small table beside a step, the line that is meant lit; and where it ends."""
    step = shown.learning.step
    words = in_words(step.head)
    fonts = (each for each in _HEADS if room.ruler.width(words, each) <= form.width)
    font = next(fonts, _HEADS[-1])
    head = fitted(words, font, form.width, room)
    items: list[Item] = [*_parting(form, y)]
    y += 36 if form.wide else 26
    items.append(Text(head, form.left, y, font, _ON_PAPER.words))
    now = next((each for each in shown.places if each.now), None)
    y += 12 if form.wide else 8
    for row in step.rows:
        middle = y + form.row / 2
        if now is not None and row.points == str(now.points):
            items.append(
                Box(
                    Rect(form.left - 4, y + 1, form.width + 8, form.row - 2), 4, fill=_ON_PAPER.band
                )
            )
        label = fitted(in_words(row.label), Font(16), form.width - 40, room)
        items.append(Text(label, form.left, middle + 5.5, Font(16), _ON_PAPER.words))
        figure = Font(20, serif=True)
        items.append(
            Text(row.points, form.right, middle + 6.5, figure, _ON_PAPER.words, Align.RIGHT)
        )
        y += form.row
    return items, y + form.apart * 0.4


def _points(shown: LessonShown, form: _Form, y: float) -> tuple[list[Item], float]:
    """What the learner has counted so far, in ink; and where that ends."""
    points = sum(each.points for each in shown.places if each.whole)
    items: list[Item] = [*_parting(form, y)]
    y += 44 if form.wide else 32
    items.append(Text(say("lesson.points"), form.left, y, _HEAD, _ON_PAPER.words))
    big = Font(38 if form.wide else 28, serif=True, bold=True, italic=True)
    ink = Paint(Tone.WRITTEN)
    items.append(Text(str(points), form.right, y + 3, big, ink, Align.RIGHT, turn=-1.6))
    return items, y + (8 if form.wide else 4)


def _parting(form: _Form, y: float) -> list[Item]:
    """The double rule between two parts of the pad."""
    left, right = form.left - 4, form.right + 4
    return [
        Stroke(left, y, right, y, Paint(Tone.PRINT, 0.85)),
        Stroke(left, y + 3, right, y + 3, Paint(Tone.PRINT, 0.4)),
    ]
