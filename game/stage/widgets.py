"""Buttons and rows of them, rows of a score: widgets made of boxes and words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.picture import Box, Item, Role, Shadow, Text, Widget
from game.words.caps import cap_beside, on_buttons

PRIMARY_FONT = Font(20, serif=True, bold=True)
SECONDARY_FONT = Font(16, bold=True)
CAP_FONT = Font(14, bold=True)
NOTE_FONT = Font(14)
_OVER_NOTE, _HIGH = Font(18, serif=True, bold=True), 52.0
"""Of a bright button with a note; and how high one is whose label stands large over it."""
_PADDING, _GAP, _CAP_GAP, _CAP_PADDING, _CAP_HEIGHT = 32.0, 16.0, 12.0, 9.0, 24.0
_NOTED = 22.0
"""Padding of the smaller line of a button, at most."""
_FAINT = Paint(Tone.IVORY, 0.55)
TIGHT = 18.0
"""Padding of buttons in a row that would not fit otherwise."""
_SNUG, _SNUG_GAP = 11.0, 8.0
"""Padding and distance of many buttons where even that would leave no room for words."""


class Button(Struct, frozen=True):
    """A thing to press: its key among the targets, its words, its key on the keyboard.

    `cap` names the key as it is by itself; what is drawn is `shown`, once keys are used. `among`
    are all the words it may bear in turn: it is as wide as the widest of them and does not move
    while they change.
    `brief` are fewer words for where a row has no room: for the label, then for those `among`.
    A `note` is a smaller line below the label; where there is no room it goes first.
    One that is `lit` is drawn as bright as the main one, and is not pressed by Enter. One whose
    label is a mere sign, or whose note is short, is `called` something. Where there is no room for
    its key it is `bare`: a voice tells that all the same.
    """

    key: str
    label: str
    cap: str = ""
    primary: bool = False
    among: tuple[str, ...] = ()
    brief: tuple[str, ...] = ()
    note: str = ""
    lit: bool = False
    called: str = ""
    bare: bool = False

    @property
    def bright(self) -> bool:
        """Whether it is drawn in ivory."""
        return self.primary or self.lit

    @property
    def in_brief(self) -> Button:
        """The same with its fewer words, if it has any, and without a note."""
        if not self.brief:
            return replace(self, note="")
        return replace(self, label=self.brief[0], among=self.brief[1:], brief=(), note="")

    @property
    def shown(self) -> str:
        """What stands on its key now, in the language spoken; empty if nothing is to be seen."""
        return "" if self.bare else cap_beside(self.cap)


def button_width(button: Button, room: Room, padding: float = _PADDING) -> float:
    """Its width in units: words, key cap and padding."""
    font = _label_font(button)
    widest = max(room.ruler.width(words, font) for words in (button.label, *button.among))
    width = widest + 2 * padding
    if button.shown:
        width += room.ruler.width(button.shown, CAP_FONT) + 2 * _CAP_PADDING + _CAP_GAP
    if button.note:
        width = max(width, room.ruler.width(button.note, NOTE_FONT) + 2 * min(padding, _NOTED))
    return width


def _label_font(button: Button) -> Font:
    """The letters of its label; what is lit beside others has smaller ones than the main button."""
    if button.lit:
        return _OVER_NOTE
    return PRIMARY_FONT if button.primary else SECONDARY_FONT


def draw_button(button: Button, place: Rect, room: Room, touch: Rect | None = None) -> Widget:
    """A button in its place: ivory when it is one to press, leather edged with brass otherwise.

    It is touched there, or where `touch` says.
    """
    items: list[Item] = []
    focused = room.focus == button.key
    if focused:
        items.append(Box(place.grown(4), 11, outline=Paint(Tone.FOCUS), line=2.5))
    if button.bright:
        items.append(Box(place, 8, fill=Paint(Tone.IVORY), shadow=Shadow.BUTTON))
        font, paint, soft = _label_font(button), Paint(Tone.INK), Paint(Tone.INK, 0.55)
        noted = Paint(Tone.INK_SOFT)
        if button.note and place.height < _HIGH:
            font = _OVER_NOTE
    else:
        leather, edge = Paint(Tone.LEATHER), Paint(Tone.BRASS, 0.85)
        items.append(Box(place, 8, leather, edge, 1.25, shadow=Shadow.REST))
        font, paint, soft, noted = SECONDARY_FONT, Paint(Tone.IVORY), _FAINT, Paint(Tone.SOFT)
    words = room.ruler.width(button.label, font)
    cap = room.ruler.width(button.shown, CAP_FONT) + 2 * _CAP_PADDING if button.shown else 0.0
    whole = words + (_CAP_GAP + cap if cap else 0.0)
    x, middle = place.x + (place.width - whole) / 2, place.centre[1]
    if button.note:
        y = middle + place.height * 0.32
        items.append(Text(button.note, place.centre[0], y, NOTE_FONT, noted, Align.CENTRE))
        middle -= place.height * 0.17
    items.append(Text(button.label, x, middle + font.size * 0.34, font, paint))
    if cap:
        items += key_cap(button.cap, x + words + _CAP_GAP + cap, middle, room, soft)
    return Widget(
        Role.BUTTON,
        tuple(items),
        button.called or button.label,
        note="" if button.called else button.note,
        cap=cap_beside(button.cap),
        key=button.key,
        place=touch or place,
        focused=focused,
        main=button.bright,
    )


def score_row(
    parts: Iterable[Item], label: str, names: Iterable[str], figures: Iterable[str], note: str = ""
) -> Widget:
    """A row of a score: what for, and what each has of it whose column it is."""
    cells = tuple(zip(names, figures, strict=True))
    each = ", ".join(f"{name} {figure}" for name, figure in cells if figure)
    return Widget(Role.SCORE, tuple(parts), label, each, note, figures=cells)


def key_cap(
    name: str, right: float, middle: float, room: Room, outline: Paint = _FAINT
) -> list[Item]:
    """The name of a key in a frame ending at `right`, round for a button; nothing before used."""
    name = cap_beside(name)
    if not name:
        return []
    width = room.ruler.width(name, CAP_FONT) + 2 * _CAP_PADDING
    box = Rect(right - width, middle - _CAP_HEIGHT / 2, width, _CAP_HEIGHT)
    words = Paint(outline.tone, 0.75)
    y = middle + CAP_FONT.size * 0.34
    return [
        Box(box, _CAP_HEIGHT / 2 if on_buttons() else 5, outline=outline),
        Text(name, box.centre[0], y, CAP_FONT, words, Align.CENTRE),
    ]


def button_row(
    buttons: Sequence[Button],
    right: float,
    middle: float,
    height: float,
    room: Room,
    most: float = 1e9,
    utmost: float = 1e9,
) -> Widget:
    """Buttons side by side, ending at `right`; closer together when wider than `most` units.

    As close as can be where they would be wider than `utmost` then. The last stands first.
    """
    padding, gap = _PADDING, _GAP
    if row_width(buttons, room) > most:
        padding = TIGHT
        if row_width(buttons, room, TIGHT) > utmost:
            padding, gap = _SNUG, _SNUG_GAP
    drawn: list[Widget] = []
    left = right
    for button in reversed(buttons):
        width = button_width(button, room, padding)
        place = Rect(left - width, middle - height / 2, width, height)
        drawn.append(draw_button(button, place, room))
        left -= width + gap
    start = left + gap if buttons else right
    place = Rect(start, middle - height / 2, right - start, height)
    return Widget(Role.ROW, tuple(drawn), place=place)


def row_width(buttons: Sequence[Button], room: Room, padding: float = _PADDING) -> float:
    """How wide a row of buttons is, in units."""
    return sum(button_width(b, room, padding) for b in buttons) + _GAP * max(0, len(buttons) - 1)
