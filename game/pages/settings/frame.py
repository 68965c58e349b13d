"""How the page of settings is laid out: a column of tabs, and a pane beside it, in the grid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from game.pages.grid import PageGrid, grid_in, page_foot, page_name
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import ring
from game.stage.picture import Box, Item, Role, Text, Widget
from game.stage.widgets import Button
from game.words.catalogue import say


class Frame(Struct, frozen=True):
    """Where the parts of the page lie."""

    grid: PageGrid
    column: Rect  # of the tabs
    pane: Rect


@dataclass(slots=True)
class Sketch:
    """What a picture is put together on."""

    room: Room
    focus: str | None
    hover: str | None
    items: list[Item] = field(default_factory=list)


def frame_in(room: Room) -> Frame:
    """Where they lie in a room."""
    grid = grid_in(room)
    body = grid.body
    across = 200.0 if room.small else 240.0
    gap = 24.0 if room.small else 40.0
    column = Rect(body.x, body.y, across, body.height)
    pane = Rect(body.x + across + gap, body.y, body.width - across - gap, body.height)
    return Frame(grid, column, pane)


def draw_head(sketch: Sketch, places: Frame) -> None:
    """The page's name over a stroke."""
    sketch.items += page_name(places.grid, say("settings"), sketch.room)


def draw_tabs(sketch: Sketch, places: Frame, names: Sequence[str], open_now: str) -> None:
    """A column of tabs, the open one marked by a bar and heavier words."""
    column = places.column
    for index, name in enumerate(names):
        key = f"tab:{name}"
        place = Rect(column.x, column.y + index * 52, column.width, 48)
        items: list[Item] = []
        chosen, focused = name == open_now, sketch.focus == key
        if chosen:
            items.append(Box(place, 6, fill=Paint(Tone.IVORY, 0.12)))
            bar = Rect(place.x, place.y + 4, 3, place.height - 8)
            items.append(Box(bar, 1.5, fill=Paint(Tone.BRASS)))
        elif sketch.hover == key:
            items.append(Box(place, 6, fill=Paint(Tone.IVORY, 0.08)))
        if focused:
            items.append(ring(place))
        words = say(f"settings.tab.{name}")
        items.append(Text(words, place.x + 16, place.centre[1] + 6, Font(16, bold=chosen)))
        tab = Widget.pressed(key, place, items, focused, words, Role.CHOICE)
        sketch.items.append(tab.choosing(chosen))


def draw_foot(
    sketch: Sketch, places: Frame, buttons: Sequence[Button], note: str, cap: str = "Esc"
) -> None:
    """The way back, and before it what else the open tab has to press; a note beside them.

    `cap` names the key that goes back now, empty where none does.
    """
    every = (*buttons, Button("back", say("open.back"), cap))
    sketch.items += page_foot(places.grid, every, sketch.room, sketch.focus, note)
