"""The panel at the left of a lesson: what the teacher says, the parts, and what counts."""

from __future__ import annotations

from dataclasses import dataclass

from game.pages.teacher import teacher
from game.school.lesson import in_words, must_have_lessons
from game.school.shown import LessonShown
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Mood
from game.stage.picture import Box, Icon, Item, Shadow, Stroke, Text
from game.stage.places import WIDE, Places
from game.words.catalogue import say

_SOFT, _IVORY, _INK = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.INK)
_HEAD = Font(20, serif=True, bold=True)


@dataclass(frozen=True, slots=True)
class _Form:
    """Heights and sizes of the panel in units."""

    left: float
    right: float
    title: float
    rule: float
    paper: float
    most: float  # lines the teacher's paper always has room for
    words: Font
    line: float
    row: float
    apart: float
    face: float  # how wide the teacher's is, left of the title


def _form(places: Places) -> _Form:
    s = places.sizes
    if s is WIDE:
        return _Form(24, s.panel - 28, 50, 68, 100, 5, Font(20, serif=True), 27, 34, 26, 62)
    return _Form(16, s.panel - 24, 36, 48, 68, 5, Font(18, serif=True), 23, 25, 16, 44)


def panel(shown: LessonShown, game: str, room: Room) -> list[Item]:
    """All of the panel."""
    form = _form(Places.of(room))
    title = say("lesson.number", number=shown.number)
    count = say("lesson.of", count=shown.count)
    beside = form.left + form.face + 14
    items: list[Item] = [
        Text(title, beside, form.title, _HEAD),
        Text(count, form.right, form.title, Font(16), _SOFT, Align.RIGHT),
        Stroke(beside, form.rule, form.right, form.rule, Paint(Tone.BRASS, 0.6)),
    ]
    drawn, y = _paper(shown, form, room)
    items += drawn
    top = form.paper - 10 - form.face * PORTRAIT_RATIO
    items += teacher(form.left, top, form.face, form.paper, _mood(shown))
    drawn, y = _parts(shown, form, y + form.apart, room)
    items += drawn
    items.append(_parting(form, y))
    rest = Rect(form.left, y, form.right - form.left, room.height - 16 - y)
    if shown.learning.step.rows and not shown.learning.over:
        return [*items, *_counts(shown, form, rest, room)]
    if shown.at_table and not shown.places:
        rows = shown.learning.lesson.sheet(shown.learning.at)
        return [*items, *must_have_lessons(game).ledger(shown.table, rest, room, rows)]
    return items


def _parting(form: _Form, y: float) -> Stroke:
    return Stroke(form.left, y, form.right, y, Paint(Tone.BRASS, 0.6))


def _paper(shown: LessonShown, form: _Form, room: Room) -> tuple[list[Item], float]:
    """What the teacher says, on a slip of paper; its lower edge."""
    words, paint = _words(shown)
    inset = 14.0
    lines = wrapped(words, form.words, form.right - form.left + 16 - 2 * inset, room)
    height = max(form.most, len(lines)) * form.line + 2 * inset - 4
    paper = Rect(form.left - 8, form.paper, form.right - form.left + 16, height)
    items: list[Item] = [Box(paper, 10, fill=_IVORY, shadow=Shadow.BUTTON)]
    y = paper.y + inset + form.words.size * 0.88
    for line in lines:
        items.append(Text(line, paper.x + inset, y, form.words, paint))
        y += form.line
    return items, paper.bottom


def _mood(shown: LessonShown) -> Mood:
    """How the teacher looks: pleased at the end, and not where something could not be done."""
    if shown.learning.over and shown.spoken:
        return Mood.PLEASED
    return Mood.VEXED if shown.table.hint else Mood.CALM


def _words(shown: LessonShown) -> tuple[str, Paint]:
    """What the teacher says; what he said last, and paler, while he has nothing more to say."""
    learning = shown.learning
    if learning.over and shown.spoken:
        return say("lesson.done"), _INK
    now = learning.step if shown.spoken else None
    if now is not None and now.said:
        return in_words(now.said), _INK
    before = (step for step in reversed(learning.lesson.steps[: learning.at]) if step.said)
    last = next(before, None)
    return (in_words(last.said) if last is not None else ""), Paint(Tone.INK_SOFT)


def _parts(shown: LessonShown, form: _Form, y: float, room: Room) -> tuple[list[Item], float]:
    """The parts of the lesson: done, now, to come; and where they end."""
    items: list[Item] = []
    done = shown.learning.parts_done()
    for index, words in enumerate(shown.learning.lesson.parts):
        middle = y + form.row / 2
        sign = (form.left + 8, middle)
        font, paint = Font(16), _IVORY
        if index < done:
            items += ticked(*sign)
        elif index == done:
            band = Rect(form.left - 8, y + 1, form.right - form.left + 16, form.row - 2)
            bar = Rect(form.left - 12, y + 2, 3, form.row - 4)
            items.append(Box(band, 6, fill=Paint(Tone.IVORY, 0.1)))
            items.append(Box(bar, 1.5, fill=Paint(Tone.BRASS)))
            items.append(Box(Rect(sign[0] - 5, middle - 5, 10, 10), 5, fill=Paint(Tone.FOCUS)))
            font = Font(16, bold=True)
        else:
            around = Rect(sign[0] - 5, middle - 5, 10, 10)
            items.append(Box(around, 5, outline=Paint(Tone.SOFT, 0.7), line=1.25))
            paint = _SOFT
        line = fitted(in_words(words), font, form.right - form.left - 28, room)
        items.append(Text(line, form.left + 28, middle + 5.5, font, paint))
        y += form.row
    return items, y + form.apart * 0.7


def ticked(x: float, y: float, size: float = 16.0) -> list[Item]:
    """The sign of something that is done."""
    disc = Rect(x - size / 2, y - size / 2, size, size)
    return [
        Box(disc, size / 2, fill=Paint(Tone.BRASS)),
        Icon("check", x, y, size * 0.82, Paint(Tone.INK)),
    ]


def _counts(shown: LessonShown, form: _Form, place: Rect, room: Room) -> list[Item]:
    """The small table beside a step, the line that is meant lit; and the points so far."""
    step = shown.learning.step
    wide = form.row > 30
    y = place.y + (44 if wide else 32)
    items: list[Item] = [
        Text(fitted(in_words(step.head), _HEAD, place.width, room), place.x, y, _HEAD)
    ]
    now = next((each for each in shown.places if each.now), None)
    y += 14
    for row in step.rows:
        middle = y + form.row / 2
        if now is not None and row.points == str(now.points):
            band = Rect(place.x - 8, y + 1, place.width + 16, form.row - 2)
            items.append(Box(band, 6, fill=Paint(Tone.IVORY, 0.1)))
        label = fitted(in_words(row.label), Font(16), place.width - 40, room)
        items.append(Text(label, place.x, middle + 5.5, Font(16)))
        figure = Font(20, serif=True)
        items.append(Text(row.points, place.right, middle + 6.5, figure, _IVORY, Align.RIGHT))
        y += form.row
    if shown.places and y + 60 < place.bottom:
        y += form.apart * 0.7
        items.append(_parting(form, y))
        points = sum(each.points for each in shown.places if each.whole)
        y += 46 if wide else 36
        items.append(Text(say("lesson.points"), place.x, y, _HEAD))
        big = Font(40 if wide else 28, serif=True, bold=True)
        items.append(Text(str(points), place.right, y + 4, big, _IVORY, Align.RIGHT))
    return items
