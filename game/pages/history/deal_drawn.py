"""The picture of a deal that is looked back on: its table, as the game draws it, and a way through.

Below the cards stands what was done and what it cost; then lies a track with a mark for every step,
on which decisions that were dear stand out by their height and by a label.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.pages.history.marks import mark
from game.pages.history.past import Past, Step, Viewpoint
from game.pages.history.words import headline, mark_words, with_reason
from game.players.review import Choice, Grade
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import (
    Backdrop,
    Box,
    CardItem,
    Item,
    Picture,
    Role,
    Shadow,
    Stroke,
    Text,
    Widget,
    joined,
)
from game.stage.places import Places
from game.stage.printed import printed
from game.stage.widgets import Button, button_row, draw_button, key_cap
from game.words.catalogue import say

_SOFT = Paint(Tone.SOFT)
_NAME, _PLAIN = Font(16, bold=True), Font(16)
_VERDICT = Font(22, serif=True, bold=True)
_HEADLINES = Font(20, bold=True), Font(18, bold=True), _NAME, Font(15, bold=True)
"""Of what was done, the first in which it fits on its line."""
_HEIGHTS = {Grade.SLIP: 12.0, Grade.MISTAKE: 18.0, Grade.BLUNDER: 24.0}
"""How high the mark of a dear decision stands on the track."""
_TONES = {
    Grade.GOOD: Tone.INK,
    Grade.SLIP: Tone.BRASS_DARK,
    Grade.MISTAKE: Tone.BRASS_DARK,
    Grade.BLUNDER: Tone.RED,
}
ENDS = (("first", "«"), ("back", "‹")), (("on", "›"), ("last", "»"))


class DealShown(Struct, frozen=True, kw_only=True):
    """All that the picture is made from.

    `reviewed` has what is known of decisions, by the number of their step. `news` is told instead
    of what was counted. `unit` is that of what a choice costs. `place` names the deal, with ways to
    the one before and after where `neighbours` are there.
    """

    game: str
    past: Past
    viewpoint: Viewpoint
    steps: Sequence[Step]
    at: int
    cards: Sequence[CardItem]
    reviewed: Mapping[int, Choice]
    buttons: Sequence[Button]
    unit: str
    place: str
    neighbours: tuple[bool, bool]
    news: str = ""

    @property
    def step(self) -> Step:
        return self.steps[self.at]

    @property
    def room(self) -> Room:
        return self.viewpoint.room


class StepsForm(Struct, frozen=True):
    """Heights above the lower edge of the baize, and sizes of buttons, in units."""

    sentence: float  # its baseline
    track: float
    buttons: float
    button: float
    end: float  # the buttons at the ends of the track


WIDE, SMALL = StepsForm(157, 99, 46, 48, 44), StepsForm(130, 76, 31, 40, 40)


def deal_picture(shown: DealShown) -> Picture:
    """Everything to be seen and touched."""
    room = shown.room
    places, form = Places.of(room), SMALL if room.small else WIDE
    items: list[Item] = [
        *shown.past.captions(shown.step, shown.viewpoint),
        *shown.cards,
        *shown.past.speech(shown.step, shown.viewpoint),
    ]
    items += _corner(shown, places)
    items += _track(shown, places, form)
    items.append(_buttons(shown, places, form))
    items += _sentences(shown, places, form)
    return Picture.of(Backdrop.TABLE, items)


def _sentences(shown: DealShown, places: Places, form: StepsForm) -> list[Item]:
    """Who did what, what it counted; and at the right what it cost."""
    room, step = shown.room, shown.step
    y = places.baize.bottom - form.sentence
    space = places.right - places.left
    items: list[Item] = []
    one = shown.reviewed.get(shown.at)
    count = say("history.at", number=shown.at + 1, count=len(shown.steps))
    taken, beside = room.ruler.width(count, _PLAIN) + 20, 0.0
    verdict, high = (_VERDICT, 36.0) if not room.small else (_NAME, 30.0)
    if one is not None:
        words = mark_words(one, shown.unit)
        width = room.ruler.width(words, verdict) + 54
        pill = Rect(places.right - width, y + 6 - high / 2, width, high)
        tone = _TONES[one.grade]
        items.append(Box(pill, 8, fill=Paint(Tone.IVORY), shadow=Shadow.REST))
        items += printed(mark(one.grade, pill.x + 21, pill.centre[1], 20))
        base = pill.centre[1] + verdict.size * 0.35
        items.append(Text(words, pill.x + 38, base, verdict, Paint(tone)))
        items.append(Text(count, pill.x - 14, y, _PLAIN, _SOFT, Align.RIGHT))
        taken += width + 14
        beside = width + 14  # both lines end before it: above it are the cards
    else:
        items.append(Text(count, places.right, y, _PLAIN, _SOFT, Align.RIGHT))
    first = headline(shown.past, step, shown.viewpoint.names)
    fonts = (font for font in _HEADLINES if room.ruler.width(first, font) <= space - taken)
    font = next(fonts, _HEADLINES[-1])
    items.append(Text(fitted(first, font, space - taken, room), places.left, y, font))
    second = shown.news or shown.past.detail(step, shown.viewpoint.names)
    space -= beside
    advice, most = "", space
    if one is not None and not shown.news:
        most = space - (room.ruler.width(second, _PLAIN) + 30 if second else 0.0)
        advice = with_reason(shown.game, one, _PLAIN, most, room)
        advice = fitted(advice, _PLAIN, max(most, space * 0.6), room)
    if advice:
        most = space - room.ruler.width(advice, _PLAIN) - 20
        x, side = (places.right - beside, Align.RIGHT) if second else (places.left, Align.LEFT)
        items.append(Text(advice, x, y + 24, _PLAIN, align=side))
    paint = Paint(Tone.IVORY) if shown.news else _SOFT
    items.append(Text(fitted(second, _PLAIN, most, room), places.left, y + 24, _PLAIN, paint))
    verdict_words = mark_words(one, shown.unit) if one is not None else ""
    told = joined((second, verdict_words, advice))
    return [Widget(Role.STATUS, tuple(items), first, note=told)]


_WAY, _BESIDE = 32.0, 6.0
"""How wide a way to another deal is, and how far from the name: in no window on a card."""


def _corner(shown: DealShown, places: Places) -> list[Item]:
    """Which deal this is, the ways to its neighbours, and how to turn the table."""
    room, right, y = shown.room, places.right, places.baize.y + 34
    items: list[Item] = []
    x = right
    for key, sign, there in (
        ("next", "›", shown.neighbours[1]),
        ("previous", "‹", shown.neighbours[0]),
    ):
        if key == "previous":
            items.append(Text(shown.place, x - _BESIDE, y + 6, _PLAIN, align=Align.RIGHT))
            x -= room.ruler.width(shown.place, _PLAIN) + 2 * _BESIDE
        if there:
            place = Rect(x - _WAY, y - 18, _WAY, 36)
            button = Button(key, sign, called=say(f"way.{key}"))
            touch = Rect(place.centre[0] - 22, y - 22, 44, 44)  # as large as a finger
            items.append(draw_button(button, place, room, touch))
            x -= _WAY
    words = say("history.turn")
    drawn = key_cap("T", right, y + 44, room)
    cap = drawn[0].rect.width if drawn and isinstance(drawn[0], Box) else 0.0
    edge = right - cap - (8 if cap else 0)
    drawn.append(Text(words, edge, y + 49, _PLAIN, align=Align.RIGHT))
    place = Rect(edge - room.ruler.width(words, _PLAIN) - 8, y + 26, 0, 36)
    place = Rect(place.x, place.y, right + 8 - place.x, 36)
    if room.hover == "turn":
        drawn.append(Stroke(place.x + 8, y + 54, edge, y + 54, Paint(Tone.BRASS), 1.5))
    focused = room.focus == "turn"
    return [*items, Widget.pressed("turn", place, drawn, focused, words, frame=place)]


def _track(shown: DealShown, places: Places, form: StepsForm) -> list[Item]:
    """A mark for every step, and buttons at both ends."""
    room = shown.room
    y = places.baize.bottom - form.track
    items: list[Item] = []
    size = form.end
    left, right = places.left, places.right
    for (key, sign), x in zip(
        (*ENDS[0], *ENDS[1]),
        (left, left + size + 6, right - 2 * size - 6, right - size),
        strict=True,
    ):
        place = Rect(x, y - size / 2, size, size)
        touch = Rect(x - 3, y - 22, size + 6, 44)  # as high as a finger
        button = Button(key, sign, called=say(f"way.{key}"))
        items.append(draw_button(button, place, room, touch))
    left, right = left + 2 * size + 22, right - 2 * size - 22
    count = len(shown.steps)
    gap = (right - left) / max(1, count - 1)
    items.append(Stroke(left, y, right, y, Paint(Tone.IVORY, 0.3), 1.5))
    for index in range(count):
        x = left + index * gap
        one = shown.reviewed.get(index)
        high = _HEIGHTS.get(one.grade) if one is not None else None
        if high is None:
            known = one is not None
            tick = Paint(Tone.IVORY, 0.75 if known else 0.55)
            drawn: Item = Stroke(x, y - 4, x, y + 4, tick, 1.5)
        else:
            mark = Rect(x - 3, y - high / 2, 6, high)
            drawn = Box(mark, 3, fill=Paint(Tone.FOCUS))
        touch = Rect(x - gap / 2, y - 22, gap, 44)
        items.append(
            Widget.pressed(f"step-{index}", touch, (drawn,), focused=False, role=Role.LINE)
        )
    x = left + shown.at * gap
    items.append(Box(Rect(x - 7, y - 7, 14, 14), 7, fill=Paint(Tone.IVORY), shadow=Shadow.HAND))
    return items


def _buttons(shown: DealShown, places: Places, form: StepsForm) -> Widget:
    y = places.baize.bottom - form.buttons
    space = places.right - places.left
    return button_row(shown.buttons, places.right, y, form.button, shown.room, space)
