"""Who teaches, and what she says: in the panel beside a table, else large on the cloth.

Where cards are played the other's backs lie on the cloth, and she is in the panel over a paper;
where cards are clicked or slips picked nobody sits there, and her bubble grows from her mouth.
"""

from __future__ import annotations

from game.pages.teacher import teacher
from game.players.cast import TEACHER
from game.school.lesson import Lesson, in_words
from game.school.shown import LessonShown
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import balanced, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Mood, Portrait
from game.stage.picture import Box, Icon, Item, Shadow, Text
from game.stage.places import WIDE, Places
from game.stage.plate import plate
from game.words.catalogue import say, say_of

_INK = Paint(Tone.INK)
_INSET = 14.0
_MOUTH = 0.53
"""How far down a portrait its mouth is."""
_TAIL = 22.0


def is_on_cloth(shown: LessonShown) -> bool:
    """Whether she has the cloth to herself: nobody sits opposite."""
    return bool(shown.places) or not shown.at_table


# ---- in the panel


def face_in_panel(room: Room) -> Rect:
    """The place of her portrait at the top of the panel."""
    width = 112.0 if Places.of(room).sizes is WIDE else 72.0
    return Rect(24 if width > 100 else 14, 16 if width > 100 else 10, width, width * PORTRAIT_RATIO)


def paper(shown: LessonShown, place: Rect, room: Room) -> list[Item]:
    """What she says on a paper below her face; `place` is that of the paper."""
    font, step = _panel_font(room)
    words, paint = _words(shown)
    face = face_in_panel(room)
    items: list[Item] = [Box(place, 10, fill=Paint(Tone.IVORY), shadow=Shadow.BUTTON)]
    items += teacher(face.x, face.y, face.width, place.y, _mood(shown))
    y = place.y + _INSET + font.size * 0.88
    for line in wrapped(words, font, place.width - 2 * _INSET, room):
        items.append(Text(line, place.x + _INSET, y, font, paint))
        y += step
    return items


def paper_height(lesson: Lesson, width: float, room: Room) -> float:
    """As high as the longest thing said in a lesson: what is below never moves."""
    font, step = _panel_font(room)
    said = [in_words(each.said) for each in lesson.steps] + [say("lesson.done")]
    most = max(len(wrapped(words, font, width - 2 * _INSET, room)) for words in said)
    return most * step + 2 * _INSET - 4


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


def speaking(
    face: Rect, words: str, right: float, room: Room, mood: Mood, name: str, paint: Paint = _INK
) -> list[Item]:
    """Her face with a bubble that grows from her mouth as far as `right`; a plate with a name."""
    wide = face.width > 100
    font, step = (Font(24, serif=True), 33.0) if wide else (Font(20, serif=True), 26.0)
    inset = 26.0 if wide else 18.0
    left = face.right + _TAIL + 4
    lines = balanced(words, font, right - left - 2 * inset, room)
    width = max([room.ruler.width(line, font) for line in lines] or [0.0]) + 2 * inset
    height = len(lines) * step + 2 * inset - (step - font.size)
    mouth = face.y + face.height * _MOUTH
    slip = Rect(left, mouth - height / 2, width, height)
    tail = Icon("tail-left", left - _TAIL / 2 + 2, mouth, _TAIL, Paint(Tone.IVORY))
    items: list[Item] = []
    if lines:
        items += [Box(slip, 16, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER), tail]
    items.append(Portrait(TEACHER, *face.centre, face.width, mood))
    if name:
        items += plate(name, face, room)
    y = slip.y + inset + font.size * 0.82
    for line in lines:
        items.append(Text(line, slip.centre[0], y, font, paint, Align.CENTRE))
        y += step
    return items


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
    return (in_words(last.said) if last is not None else ""), Paint(Tone.INK_SOFT)
