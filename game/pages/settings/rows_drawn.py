"""How the lines of the page of settings look: words at the left, values at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.pages.house import Surroundings
from game.pages.settings.frame import Sketch
from game.pages.settings.rows import (
    PreferenceRow,
    help_words,
    obstacle,
    value_words,
    words_of_values,
)
from game.preferences import Preferences
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.geometry import fan
from game.stage.lines import paragraph, ring, wrapped
from game.stage.ornaments import Legend, Thing
from game.stage.picture import Box, CardItem, Icon, Item, Role, Shadow, Stroke, Text, Widget

HEIGHT = 44.0
"""Of everything that can be pressed: so much fits under a finger."""

_LABEL, _VALUE, _HELP = Font(16, bold=True), Font(16, bold=True), Font(14)
_HELP_WIDE = Font(15)
"""What a line does, where the window has room for it."""
_SOFT = Paint(Tone.SOFT)
_GAP, _PADDING, _CHECK = 8.0, 13.0, 20.0
_LOW, _ROW, _ROOMY = 55.0, 62.0, 76.0
_SWATCH = 58.0
_SWATCHES = {"table": ("cloth", 46.0), "back": ("back", 26.0)}
"""Preferences whose values are shown as they look: the things that show them, and how wide."""
Values: TypeAlias = tuple[float, list[Item]]
"""The left edge of the values of a line, and all of them."""
_LEAST_WORDS = 216.0
"""Units a line's own words have at least beside its values."""


def draw_rows(
    sketch: Sketch,
    pane: Rect,
    lines: Sequence[PreferenceRow],
    likes: Preferences,
    around: Surroundings,
) -> Rect:
    """Lines one under the other; gives the room left below them."""
    tight = len(lines) * _ROOMY > pane.height * 0.62
    height = min(_ROW, max(_LOW, pane.height / (len(lines) + 2))) if tight else _ROOMY
    for index, row in enumerate(lines):
        place = Rect(pane.x, pane.y + index * height, pane.width, height)
        _row(sketch, row, place, likes, around)
    used = len(lines) * height
    return Rect(pane.x, pane.y + used, pane.width, pane.height - used)


def _row(
    sketch: Sketch, row: PreferenceRow, place: Rect, likes: Preferences, around: Surroundings
) -> None:
    barred = bool(obstacle(row, around))
    key = f"row:{row.name}"
    items: list[Item] = [
        Stroke(place.x, place.bottom, place.right, place.bottom, Paint(Tone.IVORY, 0.12))
    ]
    focused = sketch.focus == key and not barred
    if focused:
        items.append(ring(Rect(place.x - 10, place.y + 3, place.width + 20, place.height - 6)))
    chips = not row.steps and _chips_width(row, sketch.room) <= place.width - _LEAST_WORDS
    shown = _swatches if row.name in _SWATCHES else _chips if chips else _stepper
    left, values = shown(sketch, row, place, likes, barred)
    told = help_words(row, likes, around)
    words = Rect(place.x, place.y, left - 20 - place.x, place.height)
    sketch.items.append(
        Widget(
            Role.SETTING,
            (*items, *values, *_words(sketch, row.words(""), told, words)),
            row.words(""),
            value_words(row, row.value(likes)),
            told,
            key=key,
            focused=focused,
        )
    )


def _words(sketch: Sketch, label: str, soft: str, place: Rect) -> list[Item]:
    """What is chosen, and below it what that does."""
    font = _HELP if sketch.room.small else _HELP_WIDE
    lines = len(wrapped(soft, font, place.width, sketch.room)) if soft else 0
    y = place.centre[1] + 6 - 10 * lines
    items: list[Item] = [Text(label, place.x, y, _LABEL)]
    if lines:
        items += paragraph(soft, place.x, y + 20, font, place.width, 18, sketch.room, _SOFT)
    return items


def _chips_width(row: PreferenceRow, room: Room) -> float:
    if row.name in _SWATCHES:
        names = room.words_width(words_of_values(row), _HELP) + 2 * _GAP
        return names + len(row.values) * (_SWATCH + _GAP) - _GAP
    widths = [_chip_width(words, room) for words in words_of_values(row)]
    return sum(widths) + _GAP * (len(widths) - 1)


def _chip_width(words: str, room: Room) -> float:
    """Room for the words and for the mark of what is chosen, so that nothing moves when it is."""
    return max(HEIGHT, room.ruler.width(words, _VALUE) + 2 * _PADDING + _CHECK)


def _chips(
    sketch: Sketch, row: PreferenceRow, place: Rect, likes: Preferences, barred: bool
) -> Values:
    """All values side by side, the chosen one in ivory with a tick."""
    items: list[Item] = []
    x = left = place.right - _chips_width(row, sketch.room)
    chosen = row.value(likes)
    for index, value in enumerate(row.values):
        words = value_words(row, value)
        box = Rect(x, place.centre[1] - HEIGHT / 2, _chip_width(words, sketch.room), HEIGHT)
        key = f"set:{row.name}:{index}"
        chip = _chip(sketch, words, box, value == chosen, sketch.hover == key, barred)
        items.append(_choice(key, box, chip, words, value == chosen, barred))
        x += box.width + _GAP
    return left, items


def _choice(
    key: str, box: Rect, parts: Sequence[Item], words: str, chosen: bool, barred: bool
) -> Widget:
    """One of the values, to be pressed unless all are barred."""
    choice = Widget.pressed(key, box, parts, focused=False, name=words, role=Role.CHOICE)
    return choice.choosing(chosen) if not barred else choice.resting


def _swatches(
    sketch: Sketch, row: PreferenceRow, place: Rect, likes: Preferences, barred: bool
) -> Values:
    """All values as they look, the chosen one framed and ticked, its name before them.

    The names of the others are told to a pointer.
    """
    across = _chips_width(row, sketch.room)
    left = place.right - across
    x = place.right - len(row.values) * (_SWATCH + _GAP) + _GAP
    chosen, middle = row.value(likes), place.centre[1]
    items: list[Item] = [
        Text(value_words(row, chosen), x - 2 * _GAP, middle + 5, _HELP, _SOFT, Align.RIGHT)
    ]
    kind, width = _SWATCHES[row.name]
    for index, value in enumerate(row.values):
        box, key = Rect(x, middle - HEIGHT / 2, _SWATCH, HEIGHT), f"set:{row.name}:{index}"
        fill = Paint(Tone.IVORY, 0.14 if sketch.hover == key else 0.0)
        outline = Paint(Tone.BRASS) if value == chosen else None
        swatch: list[Item] = [
            Box(box, 8, fill=fill, outline=outline, line=2.0),
            Thing(f"{kind}-{value}", *box.centre, width),
        ]
        if value == chosen:
            disc = Rect(box.right - 13, box.bottom - 13, 18, 18)
            swatch.append(Box(disc, 9, fill=Paint(Tone.IVORY)))
            swatch.append(Icon("check", *disc.centre, 13, Paint(Tone.INK)))
        named = value_words(row, value)
        swatch.append(Legend(box, named, ""))
        items.append(_choice(key, box, swatch, named, value == chosen, barred))
        x += _SWATCH + _GAP
    return left, items


def _chip(
    sketch: Sketch, words: str, box: Rect, chosen: bool, hovered: bool, barred: bool
) -> list[Item]:
    middle = box.centre[1]
    if chosen and not barred:
        tone = Paint(Tone.INK)
        ground = Box(box, 8, fill=Paint(Tone.IVORY))
    else:
        tone = Paint(Tone.IVORY, 0.5 if barred else 1.0)
        fill = Paint(Tone.IVORY, 0.1) if hovered else Paint(Tone.CLOTH, 0.28)
        outline = Paint(Tone.IVORY, 0.25 if barred else 0.62)
        ground = Box(box, 8, fill=fill, outline=outline, line=1.25)
    width = sketch.room.ruler.width(words, _VALUE)
    if chosen:
        start = box.centre[0] - (width + _CHECK) / 2
        tick = Icon("check", start + 7, middle, 16, tone)
        return [ground, tick, Text(words, start + _CHECK, middle + 6, _VALUE, tone)]
    return [ground, Text(words, box.centre[0], middle + 6, _VALUE, tone, Align.CENTRE)]


def _stepper(
    sketch: Sketch, row: PreferenceRow, place: Rect, likes: Preferences, barred: bool
) -> Values:
    """The value between a minus and a plus."""
    room = sketch.room
    value = row.value(likes)
    across = room.words_width((*words_of_values(row), value_words(row, value)), _VALUE) + 32
    y = place.centre[1] - HEIGHT / 2
    more = Rect(place.right - HEIGHT, y, HEIGHT, HEIGHT)
    less = Rect(more.x - across - HEIGHT, y, HEIGHT, HEIGHT)
    faint = 0.5 if barred else 1.0
    items: list[Item] = []
    for kind, sign, box in (("less", "−", less), ("more", "+", more)):
        key = f"{kind}:{row.name}"
        ends = barred or row.stepped(likes, 1 if kind == "more" else -1) == value
        fill = Paint(Tone.IVORY, 0.1) if sketch.hover == key else Paint(Tone.CLOTH, 0.28)
        outline = Paint(Tone.IVORY, 0.25 if ends else 0.62)
        tone = Paint(Tone.IVORY, 0.4 if ends else 1.0)
        x, y_of_sign = box.centre[0], box.centre[1] + 7
        drawn = (
            Box(box, 8, fill=fill, outline=outline, line=1.25),
            Text(sign, x, y_of_sign, Font(20, bold=True), tone, Align.CENTRE),
        )
        button = Widget.pressed(key, box, drawn, focused=False, name=sign)
        items.append(button.resting if ends else button)
    middle = (less.right + more.x) / 2
    words = Text(
        value_words(row, value),
        middle,
        place.centre[1] + 6,
        _VALUE,
        Paint(Tone.IVORY, faint),
        Align.CENTRE,
    )
    items.append(words)
    if row.name in ("effects", "bells", "voices") and isinstance(value, int):
        track = Rect(less.right + 14, y + HEIGHT - 5, across - 28, 3)
        items.append(Box(track, 1.5, fill=Paint(Tone.IVORY, 0.16)))
        full = Rect(track.x, track.y, track.width * value / 100, 3)
        items.append(Box(full, 1.5, fill=Paint(Tone.BRASS, faint)))
    return less.x, items


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
