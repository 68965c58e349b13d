"""Two people on one screen say who they are."""

from __future__ import annotations

from collections.abc import Callable

from game.pages.grid import grid_in, page_foot, page_name
from game.pages.house import House
from game.pages.page import Page
from game.pages.scene import Pop, Reset, Scene, Transition
from game.players.player import HUMAN, Seats, seated
from game.stage.basics import CARD_RATIO, Font, Paint, Rect, Room, Tone
from game.stage.field import Field, draw_field
from game.stage.geometry import fan
from game.stage.intents import Intent, Key, TextTyped
from game.stage.lines import paragraph
from game.stage.picture import Backdrop, CardItem, Item, Picture, Shadow, Target, Text
from game.stage.widgets import Button
from game.words.catalogue import say

MOST = 78.0
"""Units a name may be wide in the panel's heads, so that both stand there in full."""

_HEADS = Font(16, bold=True)
_FIELDS = ("first", "second")
_GAP = 64.0
_HAND = 5  # backs over each name


class Names(Page):
    """Two fields; an empty one takes the usual name, and two equal names are refused."""

    def __init__(self, house: House, begin: Callable[[Seats], Scene] | None = None) -> None:
        """`begin` makes the table at which they sit down; without it that of a new partie."""
        super().__init__("start")
        self._house, self._begin = house, begin or _new_partie(house)
        a, b = house.last_names()
        self._fields = {"first": Field(a).entered(), "second": Field(b)}
        self.focus = "first"
        self._refused = ""
        self._begun = False  # the first name is being written: Enter leads to the second
        self._room: Room | None = None

    @property
    def names(self) -> tuple[str, str]:
        """The names as they stand, the usual ones where nothing is written."""
        return self._name("first"), self._name("second")

    def _name(self, key: str) -> str:
        return " ".join(self._fields[key].text.split()) or _usual(key)

    @property
    def writes(self) -> bool:
        return True

    def stops(self) -> tuple[str, ...]:
        return (*_FIELDS, "back", "start")

    def obey(self, intent: Intent) -> Transition | None:
        field = self._fields.get(self.focus or "")
        if field is None or self.focus is None:
            return super().obey(intent)
        match intent:
            case TextTyped(text):
                self._write(self.focus, field.typed(text))
            case Key("enter") if self._begun:
                self.step(1)
            case Key("enter"):
                return self.press("start")
            case Key("left" | "right" | "home" | "end" | "backspace" | "delete" as name):
                self._write(self.focus, field.key(name))
            case Key("space"):
                pass  # it arrives as a character too
            case _:
                return super().obey(intent)
        return None

    def step(self, by: int) -> None:
        before = self.focus
        super().step(by)
        self._begun = False
        self._come_from(before)

    def press(self, key: str) -> Transition | None:
        if key in _FIELDS:
            self.focus, self._begun = key, False
            self._fields[key] = self._fields[key].left()
            return None
        if key == "back":
            return Pop()
        first, second = self.names
        if first.casefold() == second.casefold():
            self._refused = say("names.equal")
            self.touch()
            return None
        return Reset(self._begin(seated((first, second), (HUMAN, HUMAN))))

    def escape(self) -> Transition | None:
        return Pop()

    def _write(self, key: str, field: Field) -> None:
        if self._room is not None and len(field.text) > len(self._fields[key].text):
            shown = self._room.ruler.width(field.text, _HEADS)
            if shown > MOST:
                self._refused = say("names.long")
                self.touch()
                return
        self._fields[key] = field
        self._refused, self._begun = "", key == "first"
        self.touch()

    def _come_from(self, before: str | None) -> None:
        """Marks the field one comes to, unmarks the one left."""
        if before in self._fields:
            self._fields[before] = self._fields[before].left()
        if self.focus in self._fields:
            self._fields[self.focus] = self._fields[self.focus].entered()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        self._room = room
        grid = grid_in(room)
        x, y = grid.body.x, grid.body.y
        items: list[Item] = page_name(grid, say("title.two"), room)
        width, soft = (grid.body.width - _GAP) / 2, Paint(Tone.SOFT)
        items += paragraph(say("names.how"), x, y + 14, Font(16), grid.body.width, 24, room, soft)
        targets: list[Target] = []
        card = 88.0 if room.small else 124.0
        foot = y + (grid.body.height + card * CARD_RATIO) / 2 - (44 if room.small else 52)
        top = foot + 48
        for number, key in enumerate(_FIELDS):
            left = x + number * (width + _GAP)
            poses = fan(_HAND, left + width / 2, foot, card, card * 0.42, 5.0)
            items += [
                CardItem(f"{key}:{at}", None, pose, Shadow.HAND) for at, pose in enumerate(poses)
            ]
            items.append(Text(say(f"names.{key}"), left, top, Font(16), soft))
            place = Rect(left, top + 12, width, 56)
            items += draw_field(
                self._fields[key], _usual(key), place, room, self.focus == key, self.hover == key
            )
            targets.append(Target(key, place))
        buttons = (
            Button("back", say("open.back"), "Esc"),
            Button("start", say("names.start"), "Enter", primary=True),
        )
        ivory = Paint(Tone.IVORY)
        row, touch = page_foot(grid, buttons, room, self.focus, self._refused, ivory)
        return Picture(Backdrop.SHEET, (*items, *row), (*targets, *touch))


def _new_partie(house: House) -> Callable[[Seats], Scene]:
    return lambda seats: house.new_partie(seats, None, house.game())


def _usual(key: str) -> str:
    return say("player.one" if key == "first" else "player.two")
