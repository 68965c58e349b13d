"""How the title looks: its name, a fan of five cards, a button, a menu, a slip of paper."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.blocks import (
    BOLD,
    BRASS,
    PLAIN,
    SMALL,
    SOFT,
    Drawn,
    Fill,
    Inset,
    Named,
    Sized,
    WordBlock,
    sign,
)
from game.stage.controls import ListLine, Pressed
from game.stage.layout import Boxed, Column, Layers, Row
from game.stage.lines import fitted
from game.stage.ornaments import Legend, Thing
from game.stage.picture import Box, CardItem, Item, Role, Shadow, Stroke, Text, Widget, ring
from game.stage.widgets import Button, button_width, draw_button
from game.words.catalogue import say

_FAN = ("TH", "JH", "QH", "KH", "AH")
_FAN_TURN = 11.5
_FOOT = 36.0  # of a slip of paper, above the lower edge
_TIGHT = 14.0
"""Units of a button that its words may come near its edge."""
_LOW_SLIP = 70.0
"""How high a slip with two lines is at most."""
_MENU_FONT = Font(20, serif=True, bold=True)
_SIGNS = {"play": "tricks", "new": "new", "learn": "learn", "two": "two", "cards": "cards"}
"""The small drawing before a line of the menu; that of any other is named as the line."""
_SIGN, _BESIDE = 24.0, 18.0
"""How large it is, and how far off the words after it begin."""
_CORNER, _FINGER = 48.0, 44.0
"""From the corner to the middle of the last small sign, and what each takes."""
_LEAST_TAG = 16
_LETTERING = 146 / 534
"""Height of the name's lettering for a width of one."""


class TitleForm(Struct, frozen=True):
    """The measures of a title in units. Heights count from the top of the lettering."""

    across: float
    left: float
    column: float
    name: float  # how wide the lettering is
    tag_line: float
    tag: int
    button: float  # its top
    high: float  # and height
    below: float  # baseline of the sentence under the button
    others: float  # baseline of the way to more open parties
    menu: float  # from the last line above it
    step: float
    fan_x: float
    card: float


_WIDE = TitleForm(
    across=1280,
    left=104,
    column=340,
    name=450,
    tag_line=158,
    tag=20,
    button=192,
    high=64,
    below=284,
    others=312,
    menu=24,
    step=50,
    fan_x=868,
    card=200,
)
_SMALL = TitleForm(
    across=1024,
    left=64,
    column=320,
    name=360,
    tag_line=128,
    tag=18,
    button=152,
    high=56,
    below=232,
    others=256,
    menu=16,
    step=46,
    fan_x=700,
    card=160,
)
_ENTRIES = 5
"""The most lines of the menu."""
_EDGE, _SLIP = 40.0, 110.0
"""Units free above and below the block, and what a slip of paper takes at the foot."""
_LAST = 46.0
"""From the foot of the window to the last line."""


class TitlePlaces(Struct, frozen=True):
    """Where the parts lie in a room."""

    form: TitleForm
    x: float  # of the composition
    y: float  # top of the lettering
    left: float  # of its words
    aside: float  # how far the cards are moved away from the words in a wide room
    foot: float  # the baseline of the last line
    menu: float  # top of the menu
    fan_y: float

    @property
    def fan(self) -> tuple[float, float]:
        return self.x + self.form.fan_x + self.aside, self.fan_y

    @property
    def beside(self) -> float:
        """How wide a line may be before it comes under the cards."""
        return self.form.fan_x - self.form.card * 1.9 - self.form.left


def page(room: Room, *, notice: bool) -> TitlePlaces:
    """The places for a room, all in the middle, wherever one is: nothing moves that one may press.

    What a wide room has too much parts words and cards. With a `notice` all stands above its slip.
    """
    form = _SMALL if room.small else _WIDE
    across = min(max(0.0, room.width - form.across), 320.0)
    x = (room.width - form.across - across) / 2
    menu = form.others + form.menu
    whole = menu + _ENTRIES * form.step
    free = room.height - (_SLIP if notice else _EDGE)
    y = max(_EDGE * 0.7, (free - whole) / 2 + (0 if notice else _EDGE / 2))
    return TitlePlaces(
        form=form,
        x=x,
        y=y,
        left=x + form.left + across * 0.15,
        aside=across * 0.75,
        foot=room.height - _LAST,
        menu=y + menu,
        fan_y=min(y + whole / 2, room.height / 2) - form.card * 0.1,
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


def lettering(places: TitlePlaces, tag: str, room: Room, waits: str) -> list[Item]:
    """The program's name in letters of our own, told with the game that `waits`; a line below."""
    form, left, y = places.form, places.left, places.y
    below = Font(form.tag, serif=True, italic=True)
    while room.ruler.width(tag, below) > form.name and below.size > _LEAST_TAG:
        below = replace(below, size=below.size - 1)
    line = fitted(tag, below, 460, room)
    high = form.name * _LETTERING
    told = Legend(Rect(left, y, form.name, high), say("title"), tag)
    return [
        Thing("lettering", left + form.name / 2 - 4, y + high / 2, form.name),
        Widget(Role.HEADING, (told,), told.head, note=waits),
        Text(line, left, y + form.tag_line, below, Paint(Tone.SOFT)),
    ]


def main_button(places: TitlePlaces, button: Button, short: str, room: Room) -> Widget:
    """The main thing; too wide for its place it goes without its key, and then by `short` words."""
    form = places.form
    if button_width(button, room, _TIGHT) > form.column:
        button = replace(button, cap="")
    if button_width(button, room, _TIGHT) > form.column:
        button = replace(button, label=short, cap="Enter")
    place = Rect(places.left, places.y + form.button, form.column, form.high)
    return draw_button(button, place, room)


def corner_signs(signs: Sequence[tuple[str, str, str]], room: Room) -> list[Item]:
    """The quiet ways in the corner, from the left: each its key, its small drawing, its words.

    The words are told to a pointer that rests there, and by a voice.
    """

    def drawn(key: str, icon: str, words: str) -> Pressed:
        lit = key in (room.focus, room.hover)
        icon_of = sign(icon, 24, Paint(Tone.IVORY if lit else Tone.SOFT))
        told = Drawn(0, 0, lambda place: (Legend(place, words, ""),))
        return Pressed(Sized(Layers((icon_of, told)), _FINGER, _FINGER), key, words)

    x = room.width - _CORNER - _FINGER * (len(signs) - 0.5)
    place = Rect(x, _CORNER - _FINGER / 2, _FINGER * len(signs), _FINGER)
    return Row([drawn(*each) for each in signs], 0).lay(place, room)


def below_button(places: TitlePlaces, words: str, room: Room) -> Text:
    """A line about what the main thing leads to; with long names in smaller letters."""
    most = places.beside
    font = PLAIN if room.ruler.width(words, PLAIN) <= most else SMALL
    line = fitted(words, font, most, room)
    return Text(line, places.left, places.y + places.form.below, font, SOFT)


def open_parties(places: TitlePlaces, words: str, room: Room) -> Widget:
    """The way to more open parties: words to press under the one that is gone on with."""
    return _words_to_press("others", words, places.left, places.y + places.form.others, room)


def goal(places: TitlePlaces, words: str, room: Room) -> Widget:
    """What is in sight: words to press at the right of the last line."""
    x = room.width - places.left - room.ruler.width(words, PLAIN)
    return _words_to_press("goal", words, x, places.foot, room)


def _words_to_press(key: str, words: str, x: float, y: float, room: Room) -> Widget:
    width = room.ruler.width(words, PLAIN)
    place = Rect(x - 10, y - 28, width + 20, 44)
    drawn = (
        Text(words, x, y, PLAIN, Paint(Tone.IVORY if room.hover == key else Tone.FOCUS)),
        Stroke(x, y + 5, x + width, y + 5, BRASS, 1.5),
    )
    return Widget.pressed(key, place, drawn, room.focus == key, frame=place.grown(-6))


def menu(places: TitlePlaces, entries: Sequence[tuple[str, str]], room: Room) -> list[Item]:
    """Lines one under the other, each after its sign. An entry is its key and its words."""
    high, lines = places.form.step, []
    for key, words in entries:
        told = Fill(WordBlock(words, _MENU_FONT))
        row = Row((sign(_SIGNS.get(key, key), _SIGN, BRASS), told), _BESIDE)
        lines.append(Sized(ListLine(row, key, words, aside=12), high=high))
    place = Rect(places.left, places.menu, places.form.column, high * len(lines))
    return Column(lines).lay(place, room)


def slip(places: TitlePlaces, sentence: str, label: str, room: Room) -> list[Item]:
    """A slip of paper over the foot with a sentence the player must know, and what ends it."""
    width = min(room.width - 2 * places.left + 48, 1120)
    ink = Paint(Tone.INK)
    edge = Box(Rect(0, 0, 0, 0), 6, outline=Paint(Tone.INK, 0.55), line=1.25)
    ends = Boxed(WordBlock(label, BOLD, ink, Align.CENTRE), edge, 36, 14)
    told = Named(WordBlock(sentence, PLAIN, ink, lines=0, step=21), sentence, Role.LIVE)
    row = Inset(Row((Fill(told), ends), 24), 24, 9, 16, 9)
    high = max(54, row.height(width, room))
    bottom = room.height - (_FOOT if high <= _LOW_SLIP else _FOOT / 2)  # it covers nothing above
    place = Rect((room.width - width) / 2, bottom - high, width, high)
    paper = Box(place, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)
    said, *end = row.lay(place, room)
    focused = room.focus == "notice"
    end += [ring(end[0].rect, on_paper=True)] if focused and isinstance(end[0], Box) else []
    return [paper, said, Widget.pressed("notice", place, end, focused)]
