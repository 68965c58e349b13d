"""A line of words being typed: what the keys do to it, and how it looks."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.picture import Box, Item, Role, Stroke, Text, Widget

_FONT = Font(20)
_PADDING = 18.0


class Field(Struct, frozen=True):
    """The words, the place of the caret in them, and whether all of them are marked.

    What is typed replaces marked words, as everywhere.
    """

    text: str
    caret: int = 0
    marked: bool = False

    def entered(self) -> Field:
        """The field as one comes to it by keyboard: everything is marked."""
        return Field(self.text, len(self.text), bool(self.text))

    def left(self) -> Field:
        """The field one goes away from."""
        return Field(self.text, len(self.text))

    def typed(self, text: str) -> Field:
        """With characters put in at the caret; what cannot be shown on a line is passed over."""
        text = "".join(letter for letter in text if letter.isprintable())
        if not text:
            return self
        if self.marked:
            return Field(text, len(text))
        before, after = self.text[: self.caret], self.text[self.caret :]
        return Field(before + text + after, len(before) + len(text))

    def key(self, name: str) -> Field:
        """After a key that moves the caret or takes characters away; unchanged for any other."""
        if self.marked and name in ("backspace", "delete"):
            return Field("")
        at, length = self.caret, len(self.text)
        match name:
            case "backspace" if at:
                return Field(self.text[: at - 1] + self.text[at:], at - 1)
            case "delete":
                return Field(self.text[:at] + self.text[at + 1 :], at)
            case "left":
                return replace(self, caret=0 if self.marked else max(0, at - 1), marked=False)
            case "right":
                return replace(
                    self, caret=length if self.marked else min(length, at + 1), marked=False
                )
            case "home":
                return replace(self, caret=0, marked=False)
            case "end":
                return replace(self, caret=length, marked=False)
        return self


class WrittenField(Struct, frozen=True):
    """A field to write in; `instead` stands dimmed where nothing is written."""

    key: str
    field: Field
    instead: str
    name: str = ""
    high: float = 56.0

    def width(self, _room: Room) -> float:
        return 0.0

    def height(self, _across: float, _room: Room) -> float:
        return self.high

    def lay(self, place: Rect, room: Room) -> list[Item]:
        field, focused = self.field, room.focus == self.key
        faint = Paint(Tone.IVORY, 0.62 if room.hover == self.key else 0.4)
        edge, thick = (Paint(Tone.FOCUS), 2.5) if focused else (faint, 1.25)
        items: list[Item] = [Box(place, 8, Paint(Tone.CLOTH, 0.45), edge, thick)]
        x, y = place.x + _PADDING, place.centre[1] + 7
        if focused and field.marked:
            marked = Rect(x - 4, y - 22, room.ruler.width(field.text, _FONT) + 8, 30)
            items.append(Box(marked, 4, fill=Paint(Tone.BRASS, 0.4)))
        paint = Paint(Tone.IVORY) if field.text else Paint(Tone.SOFT, 0.7)
        items.append(Text(field.text or self.instead, x, y, _FONT, paint))
        if focused and not field.marked:
            at = x + room.ruler.width(field.text[: field.caret], _FONT) + 1
            items.append(Stroke(at, y - 19, at, y + 5, Paint(Tone.IVORY), 2))
        written = Widget.pressed(self.key, place, items, focused, role=Role.FIELD)
        return [written.named(self.name) if self.name else written]
