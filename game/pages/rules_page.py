"""Which rules the next partie is played by: four games with names, and every option by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.pages.house import House
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.piquet.words.say import say
from game.stage.intents import Intent, Key, Scroll
from game.stage.lines import fitted, paragraph, ring, slider
from game.stage.picture import (
    Align,
    Backdrop,
    Box,
    Font,
    Item,
    Paint,
    Picture,
    Rect,
    Room,
    Stroke,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, button_row, draw_button
from rules.piquet.presets import PRESETS, Preset, preset_of
from rules.piquet.record.options_text import NAMES, values_of, write_value

_HEAD = Font(28, serif=True, bold=True)
_LABEL, _VALUE, _HELP = Font(16), Font(16, bold=True), Font(16)
_ROW = 44.0
_WIDTH = 880.0
_SOFT = Paint(Tone.SOFT)
_FIRST = ("length", "rubicon", "rubicon_deals", "tie", "double_below_fifty")
_ORDER = (*_FIRST, *(name for name in NAMES if name not in _FIRST))
"""The options as they are listed: what is played for, then everything in the order of a deal."""


class RulesPage(Page):
    """Pressing a line takes the option's next value; a named game sets them all."""

    def __init__(self, house: House) -> None:
        super().__init__("back")
        self._house = house
        self._options = house.rules()
        self._top = 0
        self._rows = 1

    def stops(self) -> tuple[str, ...]:
        presets = tuple(f"preset:{preset.value}" for preset in Preset)
        return (*presets, *(f"option:{name}" for name in _ORDER), "back")

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Scroll(dy):
                self._scroll(self._top + (-2 if dy > 0 else 2))
                return None
            case Key("left" | "right" as side) if (self.focus or "").startswith("option:"):
                self._next((self.focus or "").removeprefix("option:"), 1 if side == "right" else -1)
                return None
        return super().obey(intent)

    def step(self, by: int) -> None:
        super().step(by)
        name = (self.focus or "").removeprefix("option:")
        if name in _ORDER:
            at = _ORDER.index(name)
            self._scroll(min(max(self._top, at - self._rows + 1), at))

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        if kind == "preset":
            self._options = PRESETS[Preset(name)]
        elif kind == "option":
            self._next(name, 1)
        else:
            return self.escape()
        self.touch()
        return None

    def escape(self) -> Transition | None:
        self._house.choose_rules(self._options)
        return Pop()

    def _next(self, name: str, by: int) -> None:
        values = values_of(name)
        at = (values.index(getattr(self._options, name)) + by) % len(values)
        changed: dict[str, Any] = {name: values[at]}
        self._options = replace(self._options, **changed)
        self.touch()

    def _scroll(self, top: int) -> None:
        self._top = max(0, min(top, len(_ORDER) - self._rows))
        self.touch()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        width = min(_WIDTH, room.width - 128)
        left, top = (room.width - width) / 2, 56.0 if room.small else 84.0
        items: list[Item] = [
            Text(say("rules.title"), left, top + 20, _HEAD),
            Stroke(left, top + 38, left + width, top + 38, Paint(Tone.BRASS), 1.5),
        ]
        targets: list[Target] = []
        self._presets(items, targets, Rect(left, top + 56, width, 48), room)
        foot = room.height - (64 if room.small else 84)
        first = top + 122
        self._rows = max(1, min(len(_ORDER), int((foot - 84 - first) // _ROW)))
        self._top = max(0, min(self._top, len(_ORDER) - self._rows))
        y = first
        for name in _ORDER[self._top : self._top + self._rows]:
            place = Rect(left, y, width - 20, _ROW)
            items += self._line(name, place, room)
            targets.append(Target(f"option:{name}", place))
            y += _ROW
        track = Rect(left + width - 6, first + 4, 4, self._rows * _ROW - 8)
        items += slider(track, self._top, self._rows, len(_ORDER))
        items += paragraph(self._help(), left, foot - 44, _HELP, width - 160, 22, room, _SOFT)
        button = (Button("back", say("rules.back"), "Esc"),)
        drawn, found = button_row(button, left + width, foot - 10, 48, room, self.focus)
        return Picture(Backdrop.SHEET, (*items, *drawn), (*targets, *found))

    def _presets(self, items: list[Item], targets: list[Target], place: Rect, room: Room) -> None:
        """Four buttons side by side, the game in force in ivory."""
        chosen = preset_of(self._options)
        gap = 12.0
        each = (place.width - gap * (len(Preset) - 1)) / len(Preset)
        for index, preset in enumerate(Preset):
            key = f"preset:{preset.value}"
            button = Button(key, say(f"preset.{preset.value}"), primary=preset is chosen)
            at = Rect(place.x + index * (each + gap), place.y, each, place.height)
            drawn, target = draw_button(button, at, room, self.focus == key)
            items += drawn
            targets.append(target)

    def _line(self, name: str, place: Rect, room: Room) -> list[Item]:
        key = f"option:{name}"
        value = write_value(getattr(self._options, name))
        usual = getattr(self._options, name) == values_of(name)[0]
        items: list[Item] = [
            Stroke(place.x, place.bottom, place.right, place.bottom, Paint(Tone.IVORY, 0.16))
        ]
        inner = Rect(place.x - 10, place.y + 3, place.width + 20, place.height - 6)
        if self.hover == key:
            items.append(Box(inner, 6, fill=Paint(Tone.IVORY, 0.08)))
        if self.focus == key:
            items.append(ring(inner))
        words = say(f"option.{name}.{value}")
        y = place.centre[1] + 6
        most = place.width - room.ruler.width(words, _VALUE) - 24
        items.append(Text(fitted(say(f"option.{name}"), _LABEL, most, room), place.x, y, _LABEL))
        paint = Paint(Tone.IVORY) if usual else Paint(Tone.FOCUS)
        items.append(Text(words, place.right, y, _VALUE, paint, Align.RIGHT))
        return items

    def _help(self) -> str:
        """What the line pointed at means."""
        kind, _, name = (self.focus or self.hover or "").partition(":")
        if kind == "option":
            return say(f"option.{name}.help")
        chosen = Preset(name) if kind == "preset" else preset_of(self._options)
        return say(f"preset.{chosen.value}.help") if chosen is not None else say("rules.own")
