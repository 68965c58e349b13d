"""Who teaches, and what she says: in the panel beside a table, else large on the cloth.

Where cards are played the other's backs lie on the cloth, and she is in the panel over a paper;
where cards are clicked or slips picked nobody sits there, and her bubble grows from her mouth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.pages.teacher import teacher
from game.players.mind import TEACHER
from game.school.learning import LessonShown
from game.school.lesson import Lesson, StepKind, in_words
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import balanced, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Mood, Portrait
from game.stage.picture import (
    Box,
    CardItem,
    Icon,
    Item,
    Role,
    Shadow,
    Stroke,
    Text,
    Widget,
    live,
)
from game.stage.places import WIDE, Places
from game.stage.signs import plate
from game.words.catalogue import say, say_of

_INK, _SAID_BEFORE = Paint(Tone.INK), Paint(Tone.INK, 0.8)
_INSET = 14.0
_MOUTH = 0.53
"""How far down a portrait its mouth is."""
_TAIL = 22.0
_UP = 0.36
"""Of the height that is free beside a paper, so much is above it."""


class _Spoken(NamedTuple):
    """In what she speaks: the font, from line to line, and from the edge of the bubble."""

    font: Font
    step: float
    inset: float


_LARGE, _LITTLE = _Spoken(Font(24, serif=True), 33, 26), _Spoken(Font(20, serif=True), 26, 18)
_HEADED = _Spoken(Font(28, serif=True), 36, 24)
"""As large as the words of a page that a voice reads."""


def is_on_cloth(shown: LessonShown) -> bool:
    """Whether she has the cloth to herself: nobody sits opposite."""
    return bool(shown.places) or not shown.at_table


def is_by_cards(shown: LessonShown) -> bool:
    """Whether she stands beside cards of a hand: she tells of them, and nothing is to be done."""
    learning = shown.learning
    if learning.over or not (shown.spoken and shown.at_table) or is_on_cloth(shown):
        return False
    return learning.step.what is StepKind.TELL and bool(learning.step.lit)


# ---- in the panel


def face_in_panel(room: Room) -> Rect:
    """The place of her portrait at the top of the panel."""
    width = 112.0 if Places.of(room).sizes is WIDE else 72.0
    return Rect(24 if width > 100 else 14, 16 if width > 100 else 10, width, width * PORTRAIT_RATIO)


def paper(shown: LessonShown, place: Rect, room: Room) -> list[Item]:
    """What she says on a paper below her face, as large as her words; `place` has room for all."""
    font, step = _panel_font(room)
    words, paint = _words(shown)
    face = face_in_panel(room)
    lines = balanced(words, font, place.width - 2 * _INSET, room)
    across = max(room.words_width(lines, font) + 2 * _INSET, face.right + _INSET - place.x)
    slip = replace(place, width=min(place.width, across), height=_as_high(len(lines), step))
    items: list[Item] = (
        [Box(slip, 10, fill=Paint(Tone.IVORY), shadow=Shadow.BUTTON)] if lines else []
    )
    items += teacher(face.x, face.y, face.width, place.y, _mood(shown))
    y = place.y + _INSET + font.size * 0.88
    said = [
        Text(line, place.x + _INSET, y + step * row, font, paint) for row, line in enumerate(lines)
    ]
    return items + live(words, said)


def _as_high(lines: int, step: float) -> float:
    return lines * step + 2 * _INSET - 4


def paper_height(lesson: Lesson, width: float, room: Room) -> float:
    """As high as the longest thing said in a lesson: what is below never moves."""
    font, step = _panel_font(room)
    said = [in_words(each.said) for each in lesson.steps] + [say("lesson.done")]
    most = max(len(wrapped(words, font, width - 2 * _INSET, room)) for words in said)
    return _as_high(most, step)


def _panel_font(room: Room) -> tuple[Font, float]:
    """In which she speaks there, and from line to line."""
    wide = Places.of(room).sizes is WIDE
    return (Font(20, serif=True), 27.0) if wide else (Font(18, serif=True), 23.0)


# ---- on the cloth


def on_cloth(shown: LessonShown, where: Places) -> list[Item]:
    """Her portrait, large, with a plate, and her words in a bubble beside her mouth."""
    face, room = face_on_cloth(where), where.room
    words, paint = _words(shown)
    right = where.baize.right - (130 if face.width > 100 else 110)
    name = say_of(shown.learning.lesson.game, "level.master") if where.sizes is WIDE else ""
    return speaking(face, words, right, room, _mood(shown), name, paint)


def by_cards(shown: LessonShown, cards: Sequence[CardItem], where: Places) -> list[Item]:
    """Her portrait and words over the cards she tells of, at the left of what lies in the middle.

    A line under her words holds those cards together.
    """
    told = [card.pose for card in cards if card.key in shown.learning.step.lit]
    wide, step = where.sizes is WIDE, where.sizes.hand_step
    y = min(pose.y - pose.height / 2 for pose in told) - (16 if wide else 12)
    left = min(pose.x - pose.width / 2 for pose in told)
    right = max(pose.x - pose.width / 2 for pose in told) + step
    width = 104.0 if wide else 72.0
    high = width * PORTRAIT_RATIO
    face = Rect(where.left, y - high - (10 if wide else 6), width, high)
    lying = (card.pose for card in cards if card.pose.y + card.pose.height / 2 < y)
    beside = [p for p in lying if p.y + p.height / 2 > face.y and p.x > face.right]
    most = min((p.x - p.width / 2 for p in beside), default=where.right) - 14
    words, paint = _words(shown)
    font, pitch, inset = _LITTLE
    lines = balanced(words, font, most - face.right - _TAIL - 4 - 2 * inset, where.room)
    bubble = len(lines) * pitch + 2 * inset - (pitch - font.size)
    low = max(face.height, face.height * _MOUTH + bubble / 2)
    face = replace(face, y=y - low - (10 if wide else 6))
    middle = face.right + _TAIL + 4 + inset + where.room.words_width(lines, font) / 2
    stem = max(left, min(middle, right))
    brass = Paint(Tone.BRASS)
    items: list[Item] = [
        Stroke(left, y, right, y, brass, 1.5),
        Stroke(stem, face.centre[1], stem, y, brass, 1.5),
    ]
    for pose in told:
        x = pose.x - pose.width / 2 + step / 2
        items.append(Stroke(x, y, x, pose.y - pose.height / 2 - 3, brass, 1.5))
    return [*items, *_said(face, words, most, where.room, _mood(shown), _LITTLE, paint)]


def speaking(
    face: Rect, words: str, right: float, room: Room, mood: Mood, name: str, paint: Paint = _INK
) -> list[Item]:
    """Her face with a bubble that grows from her mouth as far as `right`; a plate with a name."""
    plated = plate(name, face, room) if name else []
    return [*_said(face, words, right, room, mood, _said_as(face), paint), *plated]


def _said(
    face: Rect, words: str, right: float, room: Room, mood: Mood, spoken: _Spoken, paint: Paint
) -> list[Item]:
    font, step, inset = spoken
    most = right - face.right - _TAIL - 4 - 2 * inset
    lines = balanced(words, font, most, room)
    items = _bubble(face, lines, spoken, room) if lines else []
    items.append(Portrait(TEACHER, *face.centre, face.width, mood))
    width = room.words_width(lines, font)
    x = face.right + _TAIL + 4 + inset + width / 2
    y = face.y + face.height * _MOUTH - (step * len(lines) - step + font.size) / 2
    y += font.size * 0.82
    said = (
        Text(line, x, y + step * at, font, paint, Align.CENTRE) for at, line in enumerate(lines)
    )
    return items + live(words, said)


def paper_beside(face: Rect, right: float, high: float, mood: Mood) -> tuple[list[Item], Rect]:
    """Her face with a paper that grows from her mouth as far as `right`, for more than words."""
    left, mouth = face.right + _TAIL + 4, face.y + face.height * _MOUTH
    slip = Rect(left, mouth - high / 2, right - left, high)
    items: list[Item] = [
        Box(slip, 16, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Icon("tail-left", left - _TAIL / 2 + 2, mouth, _TAIL, Paint(Tone.IVORY)),
        Portrait(TEACHER, *face.centre, face.width, mood),
    ]
    return items, slip


def remarking(words: str, middle: float, y: float, across: float, room: Room) -> list[Item]:
    """The same in the middle of a page, pleased; `y` is the top of her face."""
    width = 88.0 if room.small else 116.0
    face = Rect(0, y, width, width * PORTRAIT_RATIO)
    font, _, inset = _HEADED
    beside = width + _TAIL + 4 + 2 * inset
    lines = balanced(words, font, across - beside, room)
    whole = beside + room.words_width(lines, font)
    face = replace(face, x=middle - whole / 2)
    return _said(face, words, middle + across / 2, room, Mood.PLEASED, _HEADED, _INK)


def explaining(sentences: Sequence[str], last: str, place: Rect, room: Room) -> list[Item]:
    """Several sentences on paper beside her face, in the middle of a place; a softer last one."""
    width = 104.0 if room.small else 144.0
    font, step, inset = Font(20, serif=True), 30.0, 26.0
    beside = width + _TAIL + 4
    most = place.width - beside - 2 * inset
    said = [(words, _INK) for words in sentences] + ([(last, Paint(Tone.INK_SOFT))] if last else [])
    blocks = [(wrapped(words, font, most, room), paint) for words, paint in said]
    widest = max(room.words_width(lines, font) for lines, _ in blocks)
    high = sum(step * len(lines) + 12 for lines, _ in blocks) - 12 + 2 * inset - 8
    x = place.x + (place.width - beside - widest - 2 * inset) / 2
    y = place.y + (place.height - max(high, width * PORTRAIT_RATIO)) * _UP
    face = Rect(x, y, width, width * PORTRAIT_RATIO)
    left = face.right + _TAIL + 4
    slip = Rect(left, y, widest + 2 * inset, max(high, face.height * 0.7))
    mouth = face.y + face.height * _MOUTH
    items: list[Item] = [
        Box(slip, 16, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Icon("tail-left", left - _TAIL / 2 + 2, mouth, _TAIL, Paint(Tone.IVORY)),
        Portrait(TEACHER, *face.centre, face.width),
    ]
    y = slip.y + inset + font.size * 0.8
    for lines, paint in blocks:
        shown = [
            Text(line, slip.x + inset, y + step * row, font, paint)
            for row, line in enumerate(lines)
        ]
        items.append(Widget(Role.TEXT, tuple(shown), " ".join(lines)))
        y += step * len(lines) + 12
    return items


def _said_as(face: Rect) -> _Spoken:
    """In what a face so large speaks."""
    return _LARGE if face.width > 100 else _LITTLE


def _bubble(face: Rect, lines: Sequence[str], spoken: _Spoken, room: Room) -> list[Item]:
    """A bubble round lines of words, beside a face."""
    font, step, inset = spoken
    height = len(lines) * step + 2 * inset - (step - font.size)
    left, mouth = face.right + _TAIL + 4, face.y + face.height * _MOUTH
    slip = Rect(left, mouth - height / 2, room.words_width(lines, font) + 2 * inset, height)
    return [
        Box(slip, 16, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Icon("tail-left", left - _TAIL / 2 + 2, mouth, _TAIL, Paint(Tone.IVORY)),
    ]


def face_on_cloth(where: Places) -> Rect:
    """The place of her portrait there."""
    wide = where.sizes is WIDE
    width = 128.0 if wide else 92.0
    y = where.baize.y + (22 if wide else 12) + where.extra * 0.12
    if not wide and where.extra > 200:
        width = 128.0
    x = where.centre - (392 if wide else 330)
    return Rect(max(where.baize.x + 28, x), y, width, width * PORTRAIT_RATIO)


def below_her(where: Places) -> float:
    """Where the cloth below her and her plate begins."""
    return face_on_cloth(where).bottom + (24 if where.sizes is WIDE else 8)


# ---- what she says, and how she looks


def _mood(shown: LessonShown) -> Mood:
    """How she looks: pleased at the end, and not where something could not be done."""
    if shown.learning.over and shown.spoken:
        return Mood.PLEASED
    return Mood.VEXED if shown.table.hint else Mood.CALM


def _words(shown: LessonShown) -> tuple[str, Paint]:
    """What she says; what she said last, and paler, while she has nothing more to say."""
    learning = shown.learning
    if learning.over and shown.spoken:
        return say("lesson.done"), _INK
    now = learning.step if shown.spoken else None
    if now is not None and now.said:
        return in_words(now.said), _INK
    before = (step for step in reversed(learning.lesson.steps[: learning.at]) if step.said)
    last = next(before, None)
    return (in_words(last.said) if last is not None else ""), _SAID_BEFORE
