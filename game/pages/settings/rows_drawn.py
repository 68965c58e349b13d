"""How the lines of the page of settings look: words at the left, values at the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from game.pages.house import Surroundings
from game.pages.settings.rows import (
    VOLUMES,
    PreferenceRow,
    help_words,
    obstacle,
    value_words,
    words_of_values,
)
from game.preferences import Preferences, Value
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.blocks import BOLD, BRASS, IVORY, SMALL, SOFT, Block, Drawn, Fill, Sized, WordBlock
from game.stage.controls import ListLine, Pressed, choice_ground
from game.stage.geometry import fan
from game.stage.layout import Column, Layers, Row
from game.stage.ornaments import Legend, Thing
from game.stage.picture import Box, CardItem, Item, Role, Shadow

HEIGHT = 44.0
"""Of everything that can be pressed: so much fits under a finger."""

_HELP_WIDE = Font(15)
"""What a line does, where the window has room for it."""
_GAP, _PADDING = 8.0, 20.0
_LOW, _ROW, _ROOMY = 55.0, 62.0, 76.0
_SWATCH = 58.0
_SWATCHES = {"table": ("cloth", 46.0), "back": ("back", 26.0)}
"""Preferences whose values are shown as they look: the things that show them, and how wide."""
_LEAST_WORDS = 216.0
"""Units a line's own words have at least beside its values."""


def rows(
    lines: Sequence[PreferenceRow], likes: Preferences, around: Surroundings, pane: Rect, room: Room
) -> list[Block]:
    """Lines one under the other in a pane."""
    tight = len(lines) * _ROOMY > pane.height * 0.62
    high = min(_ROW, max(_LOW, pane.height / (len(lines) + 2))) if tight else _ROOMY
    return [Sized(_row(row, likes, around, pane.width, room), high=high) for row in lines]


def _row(
    row: PreferenceRow, likes: Preferences, around: Surroundings, across: float, room: Room
) -> ListLine:
    barred, label, told = bool(obstacle(row, around)), row.words(""), help_words(row, around)
    chip = _swatch if row.name in _SWATCHES else _chip
    values = Row([chip(row, value, likes, room, barred) for value in row.values], _GAP)
    now = value_words(row, row.value(likes))
    if row.name in _SWATCHES:
        values = Row((WordBlock(now, SMALL, SOFT), values), 2 * _GAP)
    if row.steps or values.width(room) > across - _LEAST_WORDS:
        values = _stepper(row, likes, room, barred)
    more = WordBlock(told, SMALL if room.small else _HELP_WIDE, SOFT, lines=0, step=18)
    words = Column((WordBlock(label, BOLD), *((more,) if told else ())), middle=True)
    key, body, value = f"row:{row.name}", Row((Fill(words), values), 20), row.value(likes)
    role = Role.SWITCH if value in (False, True) and not row.steps else Role.SETTING
    role = Role.SLIDER if row.name in VOLUMES else role
    return ListLine(body, key, label, now, role, note=told, touched=False)


def _chip(row: PreferenceRow, value: Value, likes: Preferences, room: Room, barred: bool) -> Block:
    """A value; nothing moves when it becomes another, and what is off is not lit."""
    words, chosen = value_words(row, value), value == row.value(likes)
    rests = barred or (value in (False, True) and not chosen)
    told = WordBlock(words, BOLD, SOFT if rests else IVORY, Align.CENTRE)
    part = Sized(told, max(HEIGHT, told.width(room) + 2 * _PADDING), HEIGHT)
    key = f"set:{row.name}:{row.values.index(value)}"
    ground = _off if value is False else _ground
    return Pressed(part, key, words, Role.CHOICE, chosen, ground=ground, rests=barred)


def _swatch(
    row: PreferenceRow, value: Value, likes: Preferences, _room: Room, barred: bool
) -> Block:
    """A value as it looks; a pointer is told its name."""
    words, chosen = value_words(row, value), value == row.value(likes)
    kind, width = _SWATCHES[row.name]

    def draw(box: Rect) -> list[Item]:
        return [Thing(f"{kind}-{value}", *box.centre, width), Legend(box, words, "")]

    key = f"set:{row.name}:{row.values.index(value)}"
    part = Drawn(_SWATCH, HEIGHT, draw)
    return Pressed(
        part, key, words, Role.CHOICE, chosen, ground=partial(_ground, quiet=True), rests=barred
    )


def _ground(place: Rect, *, chosen: bool, hovered: bool, quiet: bool = False) -> Sequence[Item]:
    """As much of a row as is pressed."""
    pressed = Rect(place.x, place.centre[1] - HEIGHT / 2, place.width, HEIGHT)
    return choice_ground(pressed, chosen=chosen, hovered=hovered, quiet=quiet)


def _off(place: Rect, *, chosen: bool, hovered: bool) -> Sequence[Item]:
    """The same about what is switched off: a plain frame says that it holds."""
    frame, *_ = _ground(place, chosen=False, hovered=hovered)
    assert isinstance(frame, Box)
    return (replace(frame, outline=SOFT, line=2.0) if chosen else frame,)


def _stepper(row: PreferenceRow, likes: Preferences, room: Room, barred: bool) -> Row:
    """The value between a minus and a plus."""
    value, paint = row.value(likes), SOFT if barred else IVORY
    told, every = value_words(row, value), words_of_values(row)
    parts: list[Block] = [WordBlock(told, BOLD, paint, Align.CENTRE)]
    if row.name in VOLUMES and isinstance(value, int):
        parts.append(Drawn(0, HEIGHT, lambda place: _volume(place, value)))
    wide = Sized(Layers(parts), room.words_width((*every, told), BOLD) + 32)

    def step(kind: str, sign: str, by: int) -> Block:
        ends = barred or row.stepped(likes, by) == value
        words = WordBlock(sign, Font(20, bold=True), SOFT if ends else IVORY, Align.CENTRE)
        part = Sized(words, HEIGHT, HEIGHT)
        return Pressed(part, f"{kind}:{row.name}", sign, ground=_ground, rests=ends)

    return Row((step("less", "−", -1), wide, step("more", "+", 1)), 0)


def _volume(place: Rect, value: int) -> list[Item]:
    """How loud it is, as a bar below its words."""
    track = Rect(place.x + 14, place.bottom - 5, place.width - 28, 3)
    full = Rect(track.x, track.y, track.width * value / 100, 3)
    fills = (track, Paint(Tone.IVORY, 0.16)), (full, BRASS)
    return [Box(bar, 1.5, fill=fill) for bar, fill in fills]


_FACES = ("KS", "QH", "JD", "TC", "AS")
"""Every suit, and every court: all that a choice can change."""
_LARGEST = 132.0


def preview(place: Rect) -> list[Item]:
    """A hand and, apart from it, a back, as large as they fit into a place."""
    width = min(_LARGEST, (place.height - 28) / CARD_RATIO)
    step, turn = width * 0.66, 2.4
    gap = width * 0.42
    across = step * (len(_FACES) - 1) + width + gap + width
    left = place.centre[0] - across / 2
    middle = left + (step * (len(_FACES) - 1) + width) / 2
    foot = place.centre[1] + width * CARD_RATIO / 2 + 4
    items: list[Item] = [
        CardItem(f"preview:{face}", face, pose, Shadow.HAND)
        for face, pose in zip(
            _FACES, fan(len(_FACES), middle, foot, width, step, turn), strict=True
        )
    ]
    back = Pose(left + across - width / 2, foot - width * CARD_RATIO / 2 + 4, width, 2.0)
    items.append(CardItem("preview:back", None, back, Shadow.HAND))
    return items
