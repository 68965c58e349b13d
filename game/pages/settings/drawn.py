"""How the page of settings looks: tabs at the left, and lines with their values at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.pages.settings.rows import (
    Row,
    help_words,
    obstacle,
    value_words,
    words_of_values,
)
from game.pages.surroundings import Surroundings
from game.piquet.words.say import say
from game.preferences import Preferences
from game.stage.lines import paragraph, ring, wrapped
from game.stage.picture import (
    Align,
    Box,
    Font,
    Icon,
    Item,
    Paint,
    Rect,
    Room,
    Stroke,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, draw_button

HEIGHT = 44.0
"""Of everything that can be pressed: so much fits under a finger."""
BACK_HEIGHT = 48.0

_TITLE = Font(28, serif=True, bold=True)
_LABEL, _VALUE, _HELP = Font(16, bold=True), Font(16, bold=True), Font(14)
_SOFT = Paint(Tone.SOFT)
_GAP, _PADDING, _CHECK = 8.0, 13.0, 20.0
_ROW, _ROOMY = 62.0, 76.0
_LEAST_WORDS = 216.0
"""Units a line's own words have at least beside its values."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the parts of the page lie."""

    left: float
    top: float
    width: float
    column: Rect  # of the tabs
    pane: Rect


@dataclass(slots=True)
class Board:
    """What a picture is put together on."""

    room: Room
    focus: str | None
    hover: str | None
    items: list[Item] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)


def frame(room: Room) -> Frame:
    """The places for a room."""
    width = min(1080.0, room.width - 96)
    height = min(720.0, room.height - (64 if room.small else 112))
    left, top = (room.width - width) / 2, (room.height - height) / 2
    across = 208.0 if room.small else 240.0
    gap = 24.0 if room.small else 40.0
    under = top + 64
    column = Rect(left, under, across, top + height - under)
    pane = Rect(left + across + gap, under, width - across - gap, top + height - under)
    return Frame(left, top, width, column, pane)


def head(board: Board, places: Frame) -> None:
    """The page's name over a stroke."""
    left, top = places.left, places.top
    board.items += [
        Text(say("settings"), left, top + 28, _TITLE),
        Stroke(left, top + 46, left + places.width, top + 46, Paint(Tone.BRASS), 1.5),
    ]


def tabs(
    board: Board, places: Frame, names: Sequence[str], open_now: str, cap: str = "Esc"
) -> None:
    """A column of tabs, the open one marked by a bar and heavier words; below it the way back.

    `cap` names the key that goes back now, empty where none does.
    """
    column = places.column
    for index, name in enumerate(names):
        key = f"tab:{name}"
        place = Rect(column.x, column.y + index * 52, column.width, 48)
        if name == open_now:
            board.items.append(Box(place, 6, fill=Paint(Tone.IVORY, 0.12)))
            bar = Rect(place.x, place.y + 4, 3, place.height - 8)
            board.items.append(Box(bar, 1.5, fill=Paint(Tone.BRASS)))
        elif board.hover == key:
            board.items.append(Box(place, 6, fill=Paint(Tone.IVORY, 0.08)))
        if board.focus == key:
            board.items.append(ring(place))
        font = Font(16, bold=name == open_now)
        words = say(f"settings.tab.{name}")
        board.items.append(Text(words, place.x + 16, place.centre[1] + 6, font))
        board.targets.append(Target(key, place))
    button = Button("back", say("open.back"), cap)
    place = Rect(column.x, column.bottom - BACK_HEIGHT, column.width, BACK_HEIGHT)
    items, target = draw_button(button, place, board.room, board.focus == "back")
    board.items += items
    board.targets.append(target)


def rows(
    board: Board, pane: Rect, lines: Sequence[Row], likes: Preferences, around: Surroundings
) -> Rect:
    """Lines one under the other; gives the room left below them."""
    tight = len(lines) * _ROOMY > pane.height * 0.62
    height = _ROW if tight else _ROOMY
    for index, row in enumerate(lines):
        place = Rect(pane.x, pane.y + index * height, pane.width, height)
        _row(board, row, place, likes, around)
    used = len(lines) * height
    return Rect(pane.x, pane.y + used, pane.width, pane.height - used)


def _row(board: Board, row: Row, place: Rect, likes: Preferences, around: Surroundings) -> None:
    barred = bool(obstacle(row, around))
    key = f"row:{row.name}"
    under = Stroke(place.x, place.bottom, place.right, place.bottom, Paint(Tone.IVORY, 0.12))
    board.items.append(under)
    if board.focus == key and not barred:
        board.items.append(ring(Rect(place.x - 10, place.y + 3, place.width + 20, _high(place))))
    chips = not row.steps and _chips_width(row, board.room) <= place.width - _LEAST_WORDS
    left = (_chips if chips else _stepper)(board, row, place, likes, barred)
    _words(board, row, Rect(place.x, place.y, left - 20 - place.x, place.height), likes, around)


def _high(place: Rect) -> float:
    return place.height - 6


def _words(board: Board, row: Row, place: Rect, likes: Preferences, around: Surroundings) -> None:
    """What is chosen, and below it what that does."""
    label, soft = row.words(""), help_words(row, likes, around)
    lines = len(wrapped(soft, _HELP, place.width, board.room)) if soft else 0
    y = place.centre[1] + 6 - 9.5 * lines
    board.items.append(Text(label, place.x, y, _LABEL))
    if lines:
        board.items += paragraph(soft, place.x, y + 19, _HELP, place.width, 17, board.room, _SOFT)


def _chips_width(row: Row, room: Room) -> float:
    widths = [_chip_width(words, room) for words in words_of_values(row)]
    return sum(widths) + _GAP * (len(widths) - 1)


def _chip_width(words: str, room: Room) -> float:
    """Room for the words and for the mark of what is chosen, so that nothing moves when it is."""
    return max(HEIGHT, room.ruler.width(words, _VALUE) + 2 * _PADDING + _CHECK)


def _chips(board: Board, row: Row, place: Rect, likes: Preferences, barred: bool) -> float:
    """All values side by side, the chosen one in ivory with a tick; gives their left edge."""
    x = left = place.right - _chips_width(row, board.room)
    chosen = row.value(likes)
    for index, value in enumerate(row.values):
        words = value_words(row, value)
        box = Rect(x, place.centre[1] - HEIGHT / 2, _chip_width(words, board.room), HEIGHT)
        key = f"set:{row.name}:{index}"
        _chip(board, words, box, value == chosen, board.hover == key, barred)
        if not barred:
            board.targets.append(Target(key, box))
        x += box.width + _GAP
    return left


def _chip(board: Board, words: str, box: Rect, chosen: bool, hovered: bool, barred: bool) -> None:
    middle = box.centre[1]
    if chosen and not barred:
        tone = Paint(Tone.INK)
        board.items.append(Box(box, 8, fill=Paint(Tone.IVORY)))
    else:
        tone = Paint(Tone.IVORY, 0.5 if barred else 1.0)
        fill = Paint(Tone.IVORY, 0.1) if hovered else Paint(Tone.CLOTH, 0.28)
        outline = Paint(Tone.IVORY, 0.25 if barred else 0.62)
        board.items.append(Box(box, 8, fill=fill, outline=outline, line=1.25))
    width = board.room.ruler.width(words, _VALUE)
    if chosen:
        start = box.centre[0] - (width + _CHECK) / 2
        board.items.append(Icon("check", start + 7, middle, 16, tone))
        board.items.append(Text(words, start + _CHECK, middle + 6, _VALUE, tone))
    else:
        board.items.append(Text(words, box.centre[0], middle + 6, _VALUE, tone, Align.CENTRE))


def _stepper(board: Board, row: Row, place: Rect, likes: Preferences, barred: bool) -> float:
    """The value between a minus and a plus; gives their left edge."""
    room = board.room
    value = row.value(likes)
    across = room.words_width((*words_of_values(row), value_words(row, value)), _VALUE) + 32
    y = place.centre[1] - HEIGHT / 2
    more = Rect(place.right - HEIGHT, y, HEIGHT, HEIGHT)
    less = Rect(more.x - across - HEIGHT, y, HEIGHT, HEIGHT)
    faint = 0.5 if barred else 1.0
    for kind, sign, box in (("less", "−", less), ("more", "+", more)):
        key = f"{kind}:{row.name}"
        ends = barred or row.stepped(likes, 1 if kind == "more" else -1) == value
        fill = Paint(Tone.IVORY, 0.1) if board.hover == key else Paint(Tone.CLOTH, 0.28)
        outline = Paint(Tone.IVORY, 0.25 if ends else 0.62)
        board.items.append(Box(box, 8, fill=fill, outline=outline, line=1.25))
        tone = Paint(Tone.IVORY, 0.4 if ends else 1.0)
        board.items.append(
            Text(sign, box.centre[0], box.centre[1] + 7, Font(20, bold=True), tone, Align.CENTRE)
        )
        if not ends:
            board.targets.append(Target(key, box))
    middle = (less.right + more.x) / 2
    words = Text(
        value_words(row, value),
        middle,
        place.centre[1] + 6,
        _VALUE,
        Paint(Tone.IVORY, faint),
        Align.CENTRE,
    )
    board.items.append(words)
    if row.name in ("effects", "bells") and isinstance(value, int):
        track = Rect(less.right + 14, y + HEIGHT - 5, across - 28, 3)
        board.items.append(Box(track, 1.5, fill=Paint(Tone.IVORY, 0.16)))
        full = Rect(track.x, track.y, track.width * value / 100, 3)
        board.items.append(Box(full, 1.5, fill=Paint(Tone.BRASS, faint)))
    return less.x
