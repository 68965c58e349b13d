"""Which rules the next partie is played by: games with names, and every option by itself."""

from __future__ import annotations

from collections.abc import Iterator

from game.games import PIQUET
from game.pages.grid import grid_in, page_foot, page_name
from game.pages.house import House
from game.pages.lists import ListWindow
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.pages.variants import Option, variants_of
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.intents import Intent, Key, Scroll
from game.stage.lines import around, fitted, marked_row, slider
from game.stage.picture import Backdrop, Item, Picture, Role, Text, Widget
from game.stage.widgets import Button, draw_button
from game.words.catalogue import say, say_of

_LABEL, _VALUE = Font(16), Font(16, bold=True)
_ROW = 44.0


class RulesPage(Page):
    """Pressing a line takes the option's next value; a named game sets them all."""

    def __init__(self, house: House, game: str = PIQUET) -> None:
        super().__init__("back")
        self._house, self.game = house, game
        self._variants = variants_of(game)
        self._every = self._variants.options
        self._options = house.rules(game)
        self._window = ListWindow(len(self._every))

    def stops(self) -> tuple[str, ...]:
        named = (f"preset:{each.name}" for each in self._variants.named)
        return (*named, *(f"option:{each.field}" for each in self._every), "back")

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Scroll(dy):
                self._window.go(self._window.top + (-2 if dy > 0 else 2))
                self.touch()
                return None
            case Key("left" | "right" as side) if (self.focus or "").startswith("option:"):
                self._next((self.focus or "").removeprefix("option:"), 1 if side == "right" else -1)
                return None
        return super().obey(intent)

    def step(self, by: int) -> None:
        super().step(by)
        fields = [f"option:{each.field}" for each in self._every]
        if self.focus in fields:
            self._window.show(fields.index(self.focus))
            self.touch()

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        if kind == "preset":
            named = {each.name: each.options for each in self._variants.named}
            self._options = named[name]
        elif kind == "option":
            self._next(name, 1)
        else:
            return self.escape()
        self.touch()
        return None

    def escape(self) -> Transition | None:
        self._house.choose_rules(self._options, self.game)
        return Pop()

    def _next(self, name: str, by: int) -> None:
        self._options = self._variants.option(name).turned(self._options, by)
        self.touch()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        body = grid.body
        left, width = body.x, body.width
        items = page_name(grid, say("rules.title"), room)
        items += self._presets(Rect(left, body.y, width, 48), room)
        first = body.y + 64
        self._window.fit((body.bottom - first) // _ROW, len(self._every))
        y = first
        for option in (self._every[at] for at in self._window.seen):
            place = Rect(left, y, width - 20, _ROW)
            items.append(self._line(option, place, room))
            y += _ROW
        window = self._window
        track = Rect(left + width - 6, first + 4, 4, window.rows * _ROW - 8)
        if self._every:
            items += slider(track, window.top, window.rows, window.count)
        button = (Button("back", say("rules.back"), "Esc"),)
        items += page_foot(grid, button, room, self.focus, self._help())
        return Picture.of(Backdrop.SHEET, items)

    def _presets(self, place: Rect, room: Room) -> Iterator[Item]:
        """Buttons side by side, the game in force in ivory."""
        every, chosen = self._variants.named, self._variants.named_by(self._options)
        gap = 12.0
        width = (place.width - gap * (len(every) - 1)) / max(1, len(every))
        for index, named in enumerate(every):
            key = f"preset:{named.name}"
            button = Button(key, say_of(self.game, named.key), primary=named is chosen)
            at = Rect(place.x + index * (width + gap), place.y, width, place.height)
            drawn = draw_button(button, at, room, self.focus == key)
            yield drawn.choosing(named is chosen)

    def _line(self, option: Option, place: Rect, room: Room) -> Widget:
        key = f"option:{option.field}"
        hovered, focused = self.hover == key, self.focus == key
        items = marked_row(place, around(place, 10, 3, 3), hovered=hovered, focused=focused)
        words = say_of(self.game, f"{option.key}.{option.word(self._options)}")
        y = place.centre[1] + 6
        most = place.width - room.ruler.width(words, _VALUE) - 24
        label = fitted(say_of(self.game, option.key), _LABEL, most, room)
        items.append(Text(label, place.x, y, _LABEL))
        paint = Paint(Tone.IVORY if option.is_usual(self._options) else Tone.FOCUS)
        items.append(Text(words, place.right, y, _VALUE, paint, Align.RIGHT))
        named = say_of(self.game, option.key)
        return Widget.pressed(key, place, items, focused, named, Role.SETTING).holding(words)

    def _help(self) -> str:
        """What the line pointed at means."""
        kind, _, name = (self.focus or self.hover or "").partition(":")
        if kind == "option":
            return say_of(self.game, f"{self._variants.option(name).key}.help")
        chosen = self._variants.named_by(self._options)
        if kind == "preset":
            chosen = next(each for each in self._variants.named if each.name == name)
        return say("rules.own") if chosen is None else say_of(self.game, f"{chosen.key}.help")
