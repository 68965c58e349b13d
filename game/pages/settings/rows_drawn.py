"""How the lines of the page of settings look: words at the left, values at the right."""

from __future__ import annotations

from collections.abc import Sequence

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
from game.stage.picture import Box, CardItem, Icon, Item, Shadow, Stroke, Target, Text

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
    under = Stroke(place.x, place.bottom, place.right, place.bottom, Paint(Tone.IVORY, 0.12))
    sketch.items.append(under)
    if sketch.focus == key and not barred:
        sketch.items.append(ring(Rect(place.x - 10, place.y + 3, place.width + 20, _high(place))))
    chips = not row.steps and _chips_width(row, sketch.room) <= place.width - _LEAST_WORDS
    shown = _swatches if row.name in _SWATCHES else _chips if chips else _stepper
    left = shown(sketch, row, place, likes, barred)
    _words(sketch, row, Rect(place.x, place.y, left - 20 - place.x, place.height), likes, around)


def _high(place: Rect) -> float:
    return place.height - 6


def _words(
    sketch: Sketch, row: PreferenceRow, place: Rect, likes: Preferences, around: Surroundings
) -> None:
    """What is chosen, and below it what that does."""
    label, soft = row.words(""), help_words(row, likes, around)
    font = _HELP if sketch.room.small else _HELP_WIDE
    lines = len(wrapped(soft, font, place.width, sketch.room)) if soft else 0
    y = place.centre[1] + 6 - 10 * lines
    sketch.items.append(Text(label, place.x, y, _LABEL))
    if lines:
        sketch.items += paragraph(soft, place.x, y + 20, font, place.width, 18, sketch.room, _SOFT)


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
) -> float:
    """All values side by side, the chosen one in ivory with a tick; gives their left edge."""
    x = left = place.right - _chips_width(row, sketch.room)
    chosen = row.value(likes)
    for index, value in enumerate(row.values):
        words = value_words(row, value)
        box = Rect(x, place.centre[1] - HEIGHT / 2, _chip_width(words, sketch.room), HEIGHT)
        key = f"set:{row.name}:{index}"
        _chip(sketch, words, box, value == chosen, sketch.hover == key, barred)
        if not barred:
            sketch.targets.append(Target(key, box))
        x += box.width + _GAP
    return left


def _swatches(
    sketch: Sketch, row: PreferenceRow, place: Rect, likes: Preferences, barred: bool
) -> float:
    """All values as they look, the chosen one framed and ticked, its name before them.

    The names of the others are told to a pointer. Gives the left edge.
    """
    across = _chips_width(row, sketch.room)
    left = place.right - across
    x = place.right - len(row.values) * (_SWATCH + _GAP) + _GAP
    chosen, middle = row.value(likes), place.centre[1]
    name = Text(value_words(row, chosen), x - 2 * _GAP, middle + 5, _HELP, _SOFT, Align.RIGHT)
    sketch.items.append(name)
    kind, width = _SWATCHES[row.name]
    for index, value in enumerate(row.values):
        box, key = Rect(x, middle - HEIGHT / 2, _SWATCH, HEIGHT), f"set:{row.name}:{index}"
        fill = Paint(Tone.IVORY, 0.14 if sketch.hover == key else 0.0)
        outline = Paint(Tone.BRASS) if value == chosen else None
        sketch.items.append(Box(box, 8, fill=fill, outline=outline, line=2.0))
        sketch.items.append(Thing(f"{kind}-{value}", *box.centre, width))
        if value == chosen:
            disc = Rect(box.right - 13, box.bottom - 13, 18, 18)
            sketch.items.append(Box(disc, 9, fill=Paint(Tone.IVORY)))
            sketch.items.append(Icon("check", *disc.centre, 13, Paint(Tone.INK)))
        sketch.items.append(Legend(box, value_words(row, value), "", aloud=False))
        if not barred:
            sketch.targets.append(Target(key, box))
        x += _SWATCH + _GAP
    return left


def _chip(sketch: Sketch, words: str, box: Rect, chosen: bool, hovered: bool, barred: bool) -> None:
    middle = box.centre[1]
    if chosen and not barred:
        tone = Paint(Tone.INK)
        sketch.items.append(Box(box, 8, fill=Paint(Tone.IVORY)))
    else:
        tone = Paint(Tone.IVORY, 0.5 if barred else 1.0)
        fill = Paint(Tone.IVORY, 0.1) if hovered else Paint(Tone.CLOTH, 0.28)
        outline = Paint(Tone.IVORY, 0.25 if barred else 0.62)
        sketch.items.append(Box(box, 8, fill=fill, outline=outline, line=1.25))
    width = sketch.room.ruler.width(words, _VALUE)
    if chosen:
        start = box.centre[0] - (width + _CHECK) / 2
        sketch.items.append(Icon("check", start + 7, middle, 16, tone))
        sketch.items.append(Text(words, start + _CHECK, middle + 6, _VALUE, tone))
    else:
        sketch.items.append(Text(words, box.centre[0], middle + 6, _VALUE, tone, Align.CENTRE))


def _stepper(
    sketch: Sketch, row: PreferenceRow, place: Rect, likes: Preferences, barred: bool
) -> float:
    """The value between a minus and a plus; gives their left edge."""
    room = sketch.room
    value = row.value(likes)
    across = room.words_width((*words_of_values(row), value_words(row, value)), _VALUE) + 32
    y = place.centre[1] - HEIGHT / 2
    more = Rect(place.right - HEIGHT, y, HEIGHT, HEIGHT)
    less = Rect(more.x - across - HEIGHT, y, HEIGHT, HEIGHT)
    faint = 0.5 if barred else 1.0
    for kind, sign, box in (("less", "−", less), ("more", "+", more)):
        key = f"{kind}:{row.name}"
        ends = barred or row.stepped(likes, 1 if kind == "more" else -1) == value
        fill = Paint(Tone.IVORY, 0.1) if sketch.hover == key else Paint(Tone.CLOTH, 0.28)
        outline = Paint(Tone.IVORY, 0.25 if ends else 0.62)
        sketch.items.append(Box(box, 8, fill=fill, outline=outline, line=1.25))
        tone = Paint(Tone.IVORY, 0.4 if ends else 1.0)
        sketch.items.append(
            Text(sign, box.centre[0], box.centre[1] + 7, Font(20, bold=True), tone, Align.CENTRE)
        )
        if not ends:
            sketch.targets.append(Target(key, box))
    middle = (less.right + more.x) / 2
    words = Text(
        value_words(row, value),
        middle,
        place.centre[1] + 6,
        _VALUE,
        Paint(Tone.IVORY, faint),
        Align.CENTRE,
    )
    sketch.items.append(words)
    if row.name in ("effects", "bells", "voices") and isinstance(value, int):
        track = Rect(less.right + 14, y + HEIGHT - 5, across - 28, 3)
        sketch.items.append(Box(track, 1.5, fill=Paint(Tone.IVORY, 0.16)))
        full = Rect(track.x, track.y, track.width * value / 100, 3)
        sketch.items.append(Box(full, 1.5, fill=Paint(Tone.BRASS, faint)))
    return less.x


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
