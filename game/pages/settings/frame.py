"""How the page of settings is laid out: its name, a column of tabs, and a pane beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import ring
from game.stage.picture import Box, Item, Stroke, Target, Text
from game.stage.widgets import Button, draw_button
from game.words.catalogue import say

BACK_HEIGHT = 48.0

_TITLE = Font(28, serif=True, bold=True)


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the parts of the page lie."""

    left: float
    top: float
    width: float
    column: Rect  # of the tabs
    pane: Rect


@dataclass(slots=True)
class Sketch:
    """What a picture is put together on."""

    room: Room
    focus: str | None
    hover: str | None
    items: list[Item] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)


def frame_in(room: Room) -> Frame:
    """Where they lie in a room."""
    width = min(1080.0, room.width - 96)
    height = min(720.0, room.height - (64 if room.small else 112))
    left, top = (room.width - width) / 2, (room.height - height) / 2
    across = 208.0 if room.small else 240.0
    gap = 24.0 if room.small else 40.0
    under = top + 64
    column = Rect(left, under, across, top + height - under)
    pane = Rect(left + across + gap, under, width - across - gap, top + height - under)
    return Frame(left=left, top=top, width=width, column=column, pane=pane)


def draw_head(sketch: Sketch, places: Frame) -> None:
    """The page's name over a stroke."""
    left, top = places.left, places.top
    sketch.items += [
        Text(say("settings"), left, top + 28, _TITLE),
        Stroke(left, top + 46, left + places.width, top + 46, Paint(Tone.BRASS), 1.5),
    ]


def draw_tabs(
    sketch: Sketch, places: Frame, names: Sequence[str], open_now: str, cap: str = "Esc"
) -> None:
    """A column of tabs, the open one marked by a bar and heavier words; below it the way back.

    `cap` names the key that goes back now, empty where none does.
    """
    column = places.column
    for index, name in enumerate(names):
        key = f"tab:{name}"
        place = Rect(column.x, column.y + index * 52, column.width, 48)
        if name == open_now:
            sketch.items.append(Box(place, 6, fill=Paint(Tone.IVORY, 0.12)))
            bar = Rect(place.x, place.y + 4, 3, place.height - 8)
            sketch.items.append(Box(bar, 1.5, fill=Paint(Tone.BRASS)))
        elif sketch.hover == key:
            sketch.items.append(Box(place, 6, fill=Paint(Tone.IVORY, 0.08)))
        if sketch.focus == key:
            sketch.items.append(ring(place))
        font = Font(16, bold=name == open_now)
        words = say(f"settings.tab.{name}")
        sketch.items.append(Text(words, place.x + 16, place.centre[1] + 6, font))
        sketch.targets.append(Target(key, place))
    button = Button("back", say("open.back"), cap)
    place = Rect(column.x, column.bottom - BACK_HEIGHT, column.width, BACK_HEIGHT)
    items, target = draw_button(button, place, sketch.room, sketch.focus == "back")
    sketch.items += items
    sketch.targets.append(target)
