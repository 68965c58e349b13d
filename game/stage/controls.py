"""What can be pressed, as blocks: buttons, lines of a list, choices, links.

Each shows by itself whether keyboard or pointer are at it: the room it is laid in says where they
are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Align, Paint, Rect, Room, Tone
from game.stage.blocks import PLAIN, SOFT, Fill, Holder, WordBlock, select_sign
from game.stage.layout import Row
from game.stage.lines import around, marked_row
from game.stage.picture import Box, Item, Role, Stroke, Text, Widget, ring
from game.stage.signs import ticked
from game.stage.widgets import Button, button_row, button_width, draw_button, key_cap, row_width


def plain_ground(place: Rect, *, chosen: bool, hovered: bool) -> Sequence[Item]:  # noqa: ARG001
    """Nothing that shows whether a thing to press is chosen or pointed at."""
    return ()


def tab_ground(place: Rect, *, chosen: bool, hovered: bool) -> Sequence[Item]:
    """Of one of several, of which one is open: it has a bar at its left."""
    return marked_row(place, place, chosen=chosen, hovered=hovered)[1:]


_TILE, _TICK, _SMALL_TICK = 60.0, 24.0, 16.0
"""As high as a tile is; the disc on it, and astride the corner of what is lower."""


def choice_ground(
    place: Rect, *, chosen: bool, hovered: bool, quiet: bool = False
) -> Sequence[Item]:
    """Round one of several that may be chosen: brass and a tick if it is the one.

    A `quiet` one is seen only if it is chosen or pointed at.
    """
    if quiet and not (chosen or hovered):
        return ()
    tile, shade = place.height > _TILE, 0.12 if chosen else 0.07 if hovered else 0.0
    edge = Paint(Tone.BRASS) if chosen else Paint(Tone.IVORY, 0.2 if tile else 0.55)
    frame = Box(place, 8, Paint(Tone.IVORY, shade), edge, 2.5 if chosen else 1.0)
    if not chosen:
        return (frame,)
    size, inset = (_TICK, _TICK / 2 + 8) if tile else (_SMALL_TICK, 3.0)
    return (frame, *ticked(place.right - inset, place.y + inset, size))


class PressGround(Protocol):
    """What lies under a thing to press, as it is chosen or pointed at."""

    def __call__(self, place: Rect, *, chosen: bool, hovered: bool) -> Sequence[Item]: ...


class Pressed(Holder, frozen=True):
    """A part to be pressed; one that `rests` cannot be now."""

    key: str
    name: str = ""
    role: Role = Role.BUTTON
    chosen: bool = False
    value: str = ""
    note: str = ""
    ground: PressGround = plain_ground
    rests: bool = False

    def lay(self, place: Rect, room: Room) -> list[Item]:
        key = None if self.rests else self.key
        focused, hovered = room.focus == key is not None, room.hover == key is not None
        ground = self.ground(place, chosen=self.chosen, hovered=hovered)
        drawn = (*ground, *self.part.lay(place, room), *((ring(place),) if focused else ()))
        widget = Widget.pressed(key or "", place, drawn, focused, self.name, self.role)
        return [replace(widget, key=key, value=self.value, note=self.note, chosen=self.chosen)]


class ListLine(Holder, frozen=True):
    """A line of a list: the stroke below it, and what shows that it is meant.

    It is pressed there, or only its parts are, where it is not to be `touched`.
    """

    key: str
    name: str = ""
    value: str = ""
    role: Role = Role.BUTTON
    chosen: bool = False
    aside: float = 10.0
    note: str = ""
    touched: bool = True

    def lay(self, place: Rect, room: Room) -> list[Item]:
        focused, inner = room.focus == self.key, around(place, self.aside, 3, 3)
        hovered = room.hover == self.key
        ground = marked_row(place, inner, chosen=self.chosen, hovered=hovered, focused=focused)
        parts = (*ground, *self.part.lay(place, room))
        touch = replace(inner, y=place.y, height=place.height)
        spot = touch if self.touched else None
        line = Widget.pressed(self.key, touch, parts, focused, self.name, self.role)
        more = {"value": self.value, "note": self.note, "chosen": self.chosen}
        return [replace(line, place=spot, **more)]


class PressButton(Struct, frozen=True):
    """A button; as wide as its place. One may be the `chosen` of several."""

    button: Button
    high: float = 48.0
    chosen: bool = False

    def width(self, room: Room) -> float:
        return button_width(self.button, room)

    def height(self, _across: float, _room: Room) -> float:
        return self.high

    def lay(self, place: Rect, room: Room) -> list[Item]:
        y = place.centre[1] - self.high / 2
        drawn = draw_button(self.button, replace(place, y=y, height=self.high), room)
        return [drawn.choosing(self.chosen)]


class Buttons(Struct, frozen=True):
    """Buttons side by side, closer together where there is less room."""

    buttons: Sequence[Button]
    high: float = 48.0

    def width(self, room: Room) -> float:
        return row_width(self.buttons, room)

    def height(self, _across: float, _room: Room) -> float:
        return self.high

    def lay(self, place: Rect, room: Room) -> list[Item]:
        most, (_, middle) = place.width, place.centre
        right = place.x + min(most, self.width(room))
        row = button_row(self.buttons, right, middle, self.high, room, most, most)
        return [row.reversed]


class Link(Struct, frozen=True):
    """Words over a thread, to press; `faint` ones are bright only under the pointer."""

    key: str
    words: str
    aside: float = 8.0
    high: float = 29.0
    faint: float = 1.0

    def width(self, room: Room) -> float:
        return room.ruler.width(self.words, PLAIN) + 2 * self.aside

    def height(self, _across: float, _room: Room) -> float:
        return self.high

    def lay(self, place: Rect, room: Room) -> list[Item]:
        x, middle, right = place.x + self.aside, place.centre[1], place.right - self.aside
        lit = 1.0 if room.hover == self.key else self.faint
        thread = Paint(Tone.BRASS, lit if lit == 1 else 0.55)
        words = Text(self.words, x, middle + 6, PLAIN, Paint(Tone.IVORY, lit))
        drawn = words, Stroke(x, middle + 11.5, right, middle + 11.5, thread, 1.5)
        touch = Rect(place.x, middle - self.high / 2, place.width, self.high)
        frame = Rect(x - 6, middle - 15, right - x + 12, 31)
        return [Widget.pressed(self.key, touch, drawn, room.focus == self.key, frame=frame)]


class Select(Struct, frozen=True):
    """A value to press for another, which ends with its place, and the key that does the same."""

    key: str
    words: str
    cap: str

    def width(self, room: Room) -> float:
        return room.ruler.width(self.words, PLAIN) + 38

    def height(self, _across: float, _room: Room) -> float:
        return 36.0

    def lay(self, place: Rect, room: Room) -> list[Item]:
        middle, focused = place.centre[1], room.focus == self.key
        drawn = key_cap(self.cap, place.right, middle, room)
        cap = next((item.rect.width + 8 for item in drawn if isinstance(item, Box)), 0.0)
        words = Rect(place.x, place.y, place.width - cap, place.height)
        told = Fill(WordBlock(self.words, PLAIN, SOFT, Align.RIGHT))
        drawn += Row((told, select_sign()), 8).lay(words, room)
        across = min(place.width, self.width(room)) + cap
        touch = Rect(place.right - across, middle - 18, across + 8, 36)
        return [Widget.pressed(self.key, touch, drawn, focused, self.words, Role.SETTING, touch)]
