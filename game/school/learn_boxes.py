"""The boxes on the page "Learn": the puzzle of the day, one's own mistakes, the trainers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.players.mind import TEACHER
from game.school.puzzle_panel import dots
from game.stage.basics import CARD_RATIO, Font, Paint, Pose, Rect, Room, Tone
from game.stage.blocks import (
    BOLD,
    FIGURE,
    HEAD,
    IVORY,
    SOFT,
    Block,
    Drawn,
    Fill,
    Inset,
    Rule,
    Sized,
    WordBlock,
)
from game.stage.controls import ListLine, Pressed
from game.stage.layout import Column, Layers, Row
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Box, CardItem, Item, Shadow, Stroke, joined
from game.stage.signs import ticked
from game.words.catalogue import say

OF_DAY, MORE, MISTAKES, TRAINER = "puzzle-of-day", "more-puzzles", "mistakes", "trainer:"
"""The keys of what can be pressed; that of a trainer goes on with its name."""

_FACE, _LEAST_FACE = 64.0, 40.0
"""How wide the teacher's is, and the least."""
_SHARES = 0.42, 0.28, 0.3  # of the breadth: the day's, one's mistakes, the trainers'


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


def boxes(
    day: DayBox | None,
    mistakes: MistakesBox | None,
    trainers: Sequence[TrainerLine],
    high: float,
    room: Room,
) -> Row:
    """All that there are, side by side, so high."""
    parts = [
        *((Fill(_day(day, room), _SHARES[0]),) if day is not None else ()),
        *((Fill(_mistakes(mistakes, room), _SHARES[1]),) if mistakes is not None else ()),
        *((Fill(_trainers(trainers, high, room), _SHARES[2]),) if trainers else ()),
    ]
    rest = (Fill(Row(()), _SHARES[2]),) if len(parts) == 1 else ()
    return Row((*parts, *rest), 24)


def _ground(place: Rect, *, chosen: bool, hovered: bool) -> Sequence[Item]:  # noqa: ARG001
    """A box; one that can be pressed as a whole is lit under the pointer."""
    edge = Paint(Tone.BRASS, 1.0 if hovered else 0.55)
    fill = Paint(Tone.SHADE, 0.22 if hovered else 0.34)
    return (Box(place, 12, fill=fill, outline=edge, line=2.0 if hovered else 1.0),)


def _lit(place: Rect, *, chosen: bool, hovered: bool) -> Sequence[Item]:  # noqa: ARG001
    return (Box(place, 12, fill=Paint(Tone.IVORY, 0.05)),) if hovered else ()


def _boxed(part: Block) -> Layers:
    """A box that is not pressed as a whole."""
    return Layers((Drawn(0, 0, lambda place: _ground(place, chosen=False, hovered=False)), part))


def _inset(part: Block, room: Room) -> Inset:
    aside = 18.0 if room.small else 24.0
    return Inset(part, aside, 10, aside, 10)


def _day(box: DayBox, room: Room) -> Block:
    """The puzzle of the day over the line that leads to others."""
    grade = say(f"puzzle.grade.{box.grade}")
    signs = Drawn(58, 20, lambda place: dots(box.grade, place.right, place.centre[1]))
    head = Row(
        (Fill(WordBlock(say("puzzle.of-day"), HEAD)), signs, WordBlock(grade, paint=SOFT)), 12
    )
    days = say("puzzle.days", count=box.row) if box.solved and box.row > 1 else ""
    tick = Drawn(18, 18, lambda place: ticked(*place.centre, 18))
    solved = Row(
        (tick, Fill(WordBlock(say("puzzle.solved"), BOLD)), WordBlock(days, paint=SOFT)), 8
    )
    line: Block = solved if box.solved else WordBlock(box.question, BOLD)
    cards = Inset(Drawn(0, 0, lambda place: _cards(box.cards, place)), 0, 4, 0, 6)
    asked = _inset(Column((Sized(head, high=30), Fill(cards), line)), room)
    told = joined((grade, say("puzzle.solved") if box.solved else box.question, days))
    upper = Pressed(asked, OF_DAY, say("puzzle.of-day"), note=told, ground=_lit)
    return _boxed(Column((Fill(upper), Sized(_more(box, room), high=54))))


def _cards(cards: Sequence[str], place: Rect) -> list[Item]:
    """A hand, as large as a place lets it be."""
    width = min(64.0, place.height / CARD_RATIO)
    step = min(width * 0.62, (place.width - width) / max(1, len(cards) - 1))
    left, middle = place.x + width / 2, place.y + width * CARD_RATIO / 2
    return [
        CardItem(f"{OF_DAY}:{at}", face, Pose(left + at * step, middle, width), Shadow.HAND)
        for at, face in enumerate(cards)
    ]


def _more(box: DayBox, room: Room) -> Block:
    """The line at the foot: other puzzles, and how many are solved."""
    count = WordBlock(say("puzzle.count", count=box.count, most=box.most), paint=SOFT)
    words = say("puzzle.more" if box.more else "puzzle.all")
    named = WordBlock(words, paint=IVORY if box.more else SOFT)
    first = Layers((named, Drawn(0, 24, _thread))) if box.more else named
    line = _inset(Row((first, Fill(Row(())), count)), room)
    edge = _inset(Column((Rule(Paint(Tone.BRASS, 0.4), 1.0),)), room)
    return Layers((replace(edge, top=0), Pressed(line, MORE) if box.more else line))


def _thread(place: Rect) -> list[Item]:
    y = place.bottom - 2
    return [Stroke(place.x, y, place.right, y, Paint(Tone.BRASS), 1.0)]


def _mistakes(box: MistakesBox, room: Room) -> Block:
    """How many come back today, large, and how many wait; the teacher in the corner left free."""
    title, name = WordBlock(say("learn.mistakes"), HEAD, step=34), say("learn.mistakes")
    face = Fill(Drawn(0, 0, _teacher))
    if not box.any:
        none = WordBlock(say("learn.mistakes.none"), paint=SOFT, lines=0, step=26)
        return _boxed(_inset(Column((title, none, face)), room))
    big = Font(32 if room.small else 40, serif=True, bold=True)
    due, more = say("learn.mistakes.due", count=box.due), say("learn.mistakes.waiting")
    back = Row((WordBlock(str(box.due), big), Fill(WordBlock(due, lines=0))), 14)
    waiting = Row((WordBlock(str(box.waiting), FIGURE), Fill(WordBlock(more, paint=SOFT))), 14)
    rule = Rule(Paint(Tone.BRASS, 0.4), 1.0)
    part = _inset(Column((title, back, rule, waiting, face), 4), room)
    told = joined((f"{box.due} {due}", f"{box.waiting} {more}"))
    return Pressed(part, MISTAKES, name, note=told, ground=_ground) if box.due else _boxed(part)


def _teacher(place: Rect) -> list[Item]:
    """Whoever found the mistakes, in the corner that is left free."""
    high = min(_FACE * PORTRAIT_RATIO, place.height - 4)
    width = high / PORTRAIT_RATIO
    if width < _LEAST_FACE:
        return []
    return [Portrait(TEACHER, place.right - width / 2, place.bottom - 4 - high / 2, width)]


def _trainers(lines: Sequence[TrainerLine], high: float, room: Room) -> Block:
    """The trainers, each with the best that came of it."""
    row, parts = min(54.0, (high - 58) / max(1, len(lines))), list[Block]()
    for line in lines:
        best = WordBlock(line.best or say("learn.untried"), paint=SOFT)
        told = Row((Fill(WordBlock(line.title, BOLD)), best), 14)
        parts.append(Sized(ListLine(told, line.key, aside=12), high=row))
    title = WordBlock(say("learn.trainers"), HEAD, step=38)
    return _boxed(_inset(Column((title, *parts)), room))
