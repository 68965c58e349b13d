"""The boxes on the page "Learn": the puzzle of the day, one's own mistakes, the trainers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.players.mind import TEACHER
from game.school.panel import ticked
from game.school.puzzle_panel import dots
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import fitted, ring, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Box, CardItem, Item, Shadow, Stroke, Text, Widget, joined
from game.words.catalogue import say

OF_DAY, MORE, MISTAKES, TRAINER = "puzzle-of-day", "more-puzzles", "mistakes", "trainer:"
"""The keys of what can be pressed; that of a trainer goes on with its name."""

_SOFT, _IVORY, _BRASS = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.BRASS)
_HEAD, _WORDS, _STRONG = Font(20, serif=True, bold=True), Font(16), Font(16, bold=True)
_FACE, _LEAST_FACE = 64.0, 40.0
"""How wide the teacher's is, and the least."""
_GAP = 24.0
_FOOT = 54.0
"""How high the line of other puzzles is, below the one of the day."""
_SHARES = 0.42, 0.28  # of the breadth: the day's, one's mistakes; the rest is the trainers'


class DayBox(Struct, frozen=True, kw_only=True):
    """The puzzle of the day: the hand, what is asked, how hard it is; and how one stands.

    `row` is how many days in a row, `count` of `most` puzzles are solved; `more`: others are left.
    """

    cards: Sequence[str]
    question: str
    grade: int
    solved: bool
    row: int
    count: int
    most: int
    more: bool


class MistakesBox(Struct, frozen=True, kw_only=True):
    """One's own mistakes: how many come back today, and how many on another day."""

    due: int
    waiting: int
    any: bool


class TrainerLine(Struct, frozen=True):
    """A trainer with the best that came of it; empty before the first set."""

    key: str
    title: str
    best: str


class Pointed(Struct, frozen=True):
    """What has the focus, and what is under the pointer."""

    focus: str | None
    hover: str | None


def boxes(
    place: Rect,
    day: DayBox | None,
    mistakes: MistakesBox | None,
    trainers: Sequence[TrainerLine],
    pointed: Pointed,
    room: Room,
) -> list[Item]:
    """All that there are, side by side in this place."""
    items: list[Item] = []
    x, across = place.x, place.width - 2 * _GAP
    if day is not None:
        width = across * _SHARES[0]
        items += _day(day, Rect(x, place.y, width, place.height), pointed, room)
        x += width + _GAP
    if mistakes is not None:
        width = across * _SHARES[1]
        items += _mistakes(mistakes, Rect(x, place.y, width, place.height), pointed, room)
        x += width + _GAP
    if trainers:
        rest = Rect(x, place.y, min(place.right - x, across / 2), place.height)
        items += _trainers(trainers, rest, pointed, room)
    return items


def _box(place: Rect, key: str, pointed: Pointed) -> list[Item]:
    """A box; one that can be pressed as a whole is lit under the pointer."""
    hovered = bool(key) and pointed.hover == key
    edge = Paint(Tone.BRASS, 1.0 if hovered else 0.55)
    fill = Paint(Tone.SHADE, 0.22 if hovered else 0.34)
    items: list[Item] = [Box(place, 12, fill=fill, outline=edge, line=2.0 if hovered else 1.0)]
    return [*items, ring(place)] if key and pointed.focus == key else items


def _day(box: DayBox, place: Rect, pointed: Pointed, room: Room) -> list[Item]:
    inset = 24.0 if not room.small else 18.0
    left, right = place.x + inset, place.right - inset
    foot = _FOOT
    upper = Rect(place.x, place.y, place.width, place.height - foot)
    items = _box(place, "", pointed)
    if pointed.hover == OF_DAY:
        items.append(Box(upper, 12, fill=Paint(Tone.IVORY, 0.05)))
    y = place.y + 34
    grade = say(f"puzzle.grade.{box.grade}")
    words = room.ruler.width(grade, _WORDS)
    title = fitted(say("puzzle.of-day"), _HEAD, right - left - words - 96, room)
    items.append(Text(title, left, y, _HEAD))
    items.append(Text(grade, right, y, _WORDS, _SOFT, Align.RIGHT))
    items += dots(box.grade, right - words - 12, y - 6)
    room_for_cards = upper.bottom - 42 - (y + 12)
    width = min(64.0, room_for_cards / CARD_RATIO)
    step = min(width * 0.62, (right - left - width) / max(1, len(box.cards) - 1))
    middle = y + 14 + width * CARD_RATIO / 2
    for index, face in enumerate(box.cards):
        pose = Pose(left + width / 2 + index * step, middle, width)
        items.append(CardItem(f"{OF_DAY}:{index}", face, pose, Shadow.HAND))
    line = upper.bottom - 14
    if box.solved:
        items += ticked(left + 9, line - 6, 18)
        items.append(Text(say("puzzle.solved"), left + 26, line, _STRONG))
        if box.row > 1:
            days = say("puzzle.days", count=box.row)
            items.append(Text(days, right, line, _WORDS, _SOFT, Align.RIGHT))
    else:
        items.append(Text(fitted(box.question, _STRONG, right - left, room), left, line, _STRONG))
    if pointed.focus == OF_DAY:
        items.append(ring(upper.grown(-3)))
    told = [grade, say("puzzle.solved") if box.solved else box.question]
    if box.solved and box.row > 1:
        told.append(say("puzzle.days", count=box.row))
    of_day = Widget.pressed(
        OF_DAY, upper, items, pointed.focus == OF_DAY, say("puzzle.of-day")
    ).noted(joined(told))
    return [of_day, *_more(box, Rect(left, upper.bottom, right - left, foot), pointed, room)]


def _more(box: DayBox, place: Rect, pointed: Pointed, room: Room) -> list[Item]:
    """The line at the foot: other puzzles, and how many are solved."""
    y = place.y + 28
    words = say("puzzle.more" if box.more else "puzzle.all")
    count = say("puzzle.count", count=box.count, most=box.most)
    hovered = pointed.hover == MORE
    items: list[Item] = [
        Stroke(place.x, place.y, place.right, place.y, Paint(Tone.BRASS, 0.4)),
        Text(words, place.x, y, _WORDS, _IVORY if hovered or box.more else _SOFT),
        Text(count, place.right, y, _WORDS, _SOFT, Align.RIGHT),
    ]
    if not box.more:
        return items
    width = room.ruler.width(words, _WORDS)
    items.append(Stroke(place.x, y + 4, place.x + width, y + 4, _BRASS, 2.0 if hovered else 1.0))
    touch = Rect(place.x - 10, place.y + 2, place.width + 20, place.height - 4)
    return [Widget.pressed(MORE, touch, items, pointed.focus == MORE, frame=touch.grown(-3))]


def _mistakes(box: MistakesBox, place: Rect, pointed: Pointed, room: Room) -> list[Item]:
    inset = 24.0 if not room.small else 18.0
    left, right = place.x + inset, place.right - inset
    key = MISTAKES if box.due else ""
    items = _box(place, key, pointed)
    y = place.y + 34
    items.append(Text(fitted(say("learn.mistakes"), _HEAD, right - left, room), left, y, _HEAD))
    if not box.any:
        for line in wrapped(say("learn.mistakes.none"), _WORDS, right - left, room):
            y += 26
            items.append(Text(line, left, y + 8, _WORDS, _SOFT))
        return [*items, *_teacher(right, y + 16, place)]
    big = Font(40 if not room.small else 32, serif=True, bold=True)
    y += 54
    figure = str(box.due)
    items.append(Text(figure, left, y, big))
    beside = left + room.ruler.width(figure, big) + 14
    lines = wrapped(say("learn.mistakes.due", count=box.due), _WORDS, right - beside, room)
    for row, line in enumerate(lines):
        items.append(Text(line, beside, y - 8 + (row - (len(lines) - 1) / 2) * 22, _WORDS))
    y += 26
    items.append(Stroke(left, y, right, y, Paint(Tone.BRASS, 0.4)))
    y += 32
    count = Font(20, serif=True)
    items.append(Text(str(box.waiting), left, y, count))
    beside = left + room.ruler.width(str(box.waiting), count) + 14
    words = fitted(say("learn.mistakes.waiting"), _WORDS, right - beside, room)
    items.append(Text(words, beside, y, _WORDS, _SOFT))
    items += _teacher(right, y + 8, place)
    if not key:
        return items
    due = f"{box.due} {say('learn.mistakes.due', count=box.due)}"
    more = f"{box.waiting} {say('learn.mistakes.waiting')}"
    button = Widget.pressed(key, place, items, pointed.focus == key, say("learn.mistakes"))
    return [button.noted(joined((due, more)))]


def _teacher(right: float, top: float, place: Rect) -> list[Item]:
    """Whoever found the mistakes, in the corner of the box that is left free below `top`."""
    high = min(_FACE * PORTRAIT_RATIO, place.bottom - 16 - top)
    width = high / PORTRAIT_RATIO
    if width < _LEAST_FACE:
        return []
    return [Portrait(TEACHER, right - width / 2, place.bottom - 14 - high / 2, width)]


def _trainers(
    lines: Sequence[TrainerLine], place: Rect, pointed: Pointed, room: Room
) -> list[Item]:
    inset = 24.0 if not room.small else 18.0
    left, right = place.x + inset, place.right - inset
    items = _box(place, "", pointed)
    items.append(Text(say("learn.trainers"), left, place.y + 34, _HEAD))
    y = place.y + 48
    row = min(54.0, (place.height - 58) / max(1, len(lines)))
    for index, line in enumerate(lines):
        touch = Rect(left - 12, y, right - left + 24, row)
        hovered = pointed.hover == line.key
        drawn: list[Item] = []
        if hovered:
            drawn.append(Box(touch, 6, fill=Paint(Tone.IVORY, 0.08)))
        if pointed.focus == line.key:
            drawn.append(ring(touch.grown(-3)))
        best = line.best or say("learn.untried")
        width = room.ruler.width(best, _WORDS)
        middle = y + row / 2 + 5.5
        title = fitted(line.title, _STRONG, right - left - width - 14, room)
        drawn.append(Text(title, left, middle, _STRONG))
        drawn.append(Text(best, right, middle, _WORDS, _SOFT, Align.RIGHT))
        items.append(Widget.pressed(line.key, touch, drawn, pointed.focus == line.key))
        y += row
        if index < len(lines) - 1:
            items.append(Stroke(left, y, right, y, Paint(Tone.BRASS, 0.4)))
    return items
