"""How the title looks: its name, a fan of five cards, a button, a menu, a slip of paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin

from game.stage.lines import MENU_FONT, fitted, menu_line, paragraph, ring, wrapped
from game.stage.picture import (
    Align,
    Box,
    CardItem,
    Font,
    Icon,
    Item,
    Paint,
    Pose,
    Rect,
    Room,
    Shadow,
    Stroke,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, button_width, draw_button
from game.words.catalogue import say

_FAN = ("AS", "KH", "QC", "JD", "TS")
_FAN_TURN = 11.5
_FOOT = 36.0  # of a slip of paper, above the lower edge
_TIGHT = 6.0
"""Units of a button that its words may come near its edge."""
SMALL_FONT = Font(16)
_BESIDE = 30.0
"""Units between two lines of the menu side by side."""
_LEAST_TAG = 16
_FEW = 5
"""Up to so many lines of the menu only the last two stand side by side."""
_PAIRED = 4
"""So many of the last lines of the menu stand side by side, two and two."""


@dataclass(frozen=True, slots=True)
class TitleForm:
    """The measures of a title in units. Heights count from the top of the composition."""

    across: float
    height: float
    left: float
    column: float
    name: int
    name_line: float
    rule: float
    tag_line: float
    tag: int
    button: Rect
    below: float  # baseline of the sentence under the button
    menu: float
    foot: float
    fan_x: float
    fan_y: float
    card: float


_WIDE = TitleForm(
    across=1280,
    height=800,
    left=104,
    column=320,
    name=112,
    name_line=184,
    rule=215,
    tag_line=251,
    tag=20,
    button=Rect(104, 292, 320, 64),
    below=384,
    menu=406,
    foot=716,
    fan_x=852,
    fan_y=372,
    card=200,
)
_SMALL = TitleForm(
    across=1024,
    height=640,
    left=64,
    column=284,
    name=96,
    name_line=102,
    rule=128,
    tag_line=156,
    tag=18,
    button=Rect(64, 174, 284, 56),
    below=252,
    menu=262,
    foot=594,
    fan_x=684,
    fan_y=292,
    card=160,
)
_STEP = 44.0
"""Units from a line of the menu to the next: so much fits under a finger."""


@dataclass(frozen=True, slots=True)
class TitlePlaces:
    """Where the parts lie in a room."""

    form: TitleForm
    x: float  # of the composition
    y: float
    left: float  # of its words
    aside: float  # how far the cards are moved away from the words in a wide room
    foot: float  # the baseline of the last line

    @property
    def fan(self) -> tuple[float, float]:
        """The middle of the fan."""
        return self.x + self.form.fan_x + self.aside, self.y + self.form.fan_y

    @property
    def beside(self) -> float:
        """How wide a line may be before it comes under the cards."""
        return self.form.fan_x - self.form.card * 1.9 - self.form.left


def page(room: Room, spare: int = 0) -> TitlePlaces:
    """The places for a room; what a wide one has too much parts words and cards.

    `spare` lines of the menu are not needed, so that everything may stand a little lower.
    """
    form = _SMALL if room.small else _WIDE
    across = min(max(0.0, room.width - form.across), 320.0)
    x, y = (room.width - form.across - across) / 2, (room.height - form.height) / 2
    foot = y + form.foot  # by the edge of the table, wherever the rest stands
    if room.small:
        y += spare * _STEP / 2
    return TitlePlaces(
        form=form,
        x=x,
        y=y,
        left=x + form.left + across * 0.15,
        aside=across * 0.75,
        foot=foot,
    )


def fan(places: TitlePlaces) -> list[Item]:
    """Five cards held open on an arc."""
    form, (x, y) = places.form, places.fan
    radius = form.card * 2.7
    items: list[Item] = []
    for index, face in enumerate(_FAN):
        angle = (index - 2) * _FAN_TURN
        pose = Pose(
            x + radius * sin(radians(angle)),
            y + radius * (1 - cos(radians(angle))),
            form.card,
            angle,
        )
        items.append(CardItem(face, face, pose, Shadow.LIFT))
    return items


def lettering(places: TitlePlaces, tag: str, room: Room) -> list[Item]:
    """The game's name, a stroke, and what it is in a line."""
    form, left, y = places.form, places.left, places.y
    name, below = Font(form.name, serif=True), Font(form.tag, serif=True, italic=True)
    while room.ruler.width(tag, below) > form.column and below.size > _LEAST_TAG:
        below = replace(below, size=below.size - 1)  # no longer than the rule it stands under
    rule = y + form.rule
    line = fitted(tag, below, 460, room)
    return [
        Text(say("title"), left - 4, y + form.name_line, name),
        Stroke(left, rule, left + form.column, rule, Paint(Tone.BRASS), 1.5),
        Text(line, left, y + form.tag_line, below, Paint(Tone.SOFT)),
    ]


def main_button(
    places: TitlePlaces, button: Button, short: str, room: Room, focused: bool
) -> tuple[list[Item], Target]:
    """The main thing; too wide for its place it goes without its key, and then by `short` words."""
    form = places.form
    if button_width(button, room, _TIGHT) > form.button.width:
        button = replace(button, cap="")
    if button_width(button, room, _TIGHT) > form.button.width:
        button = replace(button, label=short, cap="Enter")
    place = Rect(places.left, places.y + form.button.y, form.button.width, form.button.height)
    return draw_button(button, place, room, focused)


def corner_signs(
    signs: Sequence[tuple[str, str, str]], room: Room, focus: str | None, hover: str | None
) -> tuple[list[Item], list[Target]]:
    """The quiet ways in the corner, from the left: each its key, its small drawing, its words."""
    inset = 48.0
    right, y = room.width - inset, inset
    items: list[Item] = []
    targets: list[Target] = []
    for key, icon, words in reversed(signs):
        width = room.ruler.width(words, SMALL_FONT)
        paint = Paint(Tone.IVORY) if hover == key else Paint(Tone.SOFT)
        place = Rect(right - width - 44, y - 22, width + 56, 44)
        items += [
            Icon(icon, right - width - 22, y, 24, paint),
            Text(words, right, y + 6, SMALL_FONT, paint, Align.RIGHT),
        ]
        if focus == key:
            items.append(ring(place.grown(-4)))
        targets.append(Target(key, place))
        right = place.x - 24
    return items, targets[::-1]


def below_button(places: TitlePlaces, words: str, room: Room) -> Text:
    """A line about what the main thing leads to."""
    line = fitted(words, SMALL_FONT, places.beside, room)
    return Text(line, places.left, places.y + places.form.below, SMALL_FONT, Paint(Tone.SOFT))


def rather(
    places: TitlePlaces, words: str, other: str, room: Room, focused: bool
) -> tuple[list[Item], Target]:
    """After the line about the main thing, words to press for another length."""
    x = places.left + room.ruler.width(words, SMALL_FONT) + 14
    y, width = places.y + places.form.below, room.ruler.width(other, SMALL_FONT)
    place = Rect(x - 8, y - 20, width + 16, 30)
    items: list[Item] = [
        Text(other, x, y, SMALL_FONT),
        Stroke(x, y + 4, x + width, y + 4, Paint(Tone.BRASS), 1.5),
    ]
    return ([*items, ring(place)] if focused else items), Target("rather", place)


def menu(
    places: TitlePlaces,
    entries: Sequence[tuple[str, str]],
    room: Room,
    focus: str | None,
    hover: str | None,
) -> tuple[list[Item], list[Target]]:
    """Lines one under the other, the last ones in pairs. An entry is its key and its words."""
    items: list[Item] = []
    targets: list[Target] = []
    form, y = places.form, places.y + places.form.menu
    alone = len(entries) - (_PAIRED if len(entries) > _FEW else 2)
    left = _left_part(form.column, entries[alone:], room)
    for index, (key, words) in enumerate(entries):
        place = Rect(places.left, y, form.column, _STEP)
        second = index >= alone and (index - alone) % 2 == 1
        if second:
            right = form.column - left - _BESIDE
            place = Rect(places.left + left + _BESIDE, y, right, _STEP)
        elif index >= alone:
            place = Rect(places.left, y, left, _STEP)
        drawn, target = menu_line(key, words, place, room, focus == key, hover == key)
        items += drawn
        targets.append(target)
        if index < alone or second:
            y += _STEP
    return items, targets


def _left_part(column: float, paired: Sequence[tuple[str, str]], room: Room) -> float:
    """How wide the first line of a pair is: half of it, or more where its words need that."""
    widest = room.words_width([words for _, words in paired[::2]], MENU_FONT)
    return max((column - _BESIDE) / 2, widest)


def slip(
    places: TitlePlaces, sentence: str, label: str, room: Room, focused: bool
) -> tuple[list[Item], Target]:
    """A slip of paper over the foot with a sentence the player must know, and what ends it."""
    bottom = places.y + places.form.height - _FOOT
    font = Font(16, bold=True)
    across = room.ruler.width(label, font)
    width = min(room.width - 2 * places.left + 48, 1120)
    most = width - across - 92
    lines = wrapped(sentence, SMALL_FONT, most, room)
    height = max(54, 24 + 21 * len(lines))
    if len(lines) > 2:  # nearer to the rim, so that it covers nothing above
        bottom += _FOOT / 2
    place = Rect((room.width - width) / 2, bottom - height, width, height)
    middle = place.centre[1]
    items: list[Item] = [Box(place, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)]
    line = middle - 21 * (len(lines) - 1) / 2 + 5
    items += paragraph(sentence, place.x + 24, line, SMALL_FONT, most, 21, room, Paint(Tone.INK))
    button = Rect(place.right - across - 44, middle - 18, across + 28, 36)
    items.append(Box(button, 6, outline=Paint(Tone.INK, 0.55), line=1.25))
    items.append(Text(label, button.centre[0], middle + 6, font, Paint(Tone.INK), Align.CENTRE))
    if focused:
        items.append(ring(button, on_paper=True))
    return items, Target("notice", place)
