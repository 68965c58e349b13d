"""Names of people that are written, a field each: an empty one takes the usual name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.stage.basics import Font, Rect, Room
from game.stage.field import Field, draw_field
from game.stage.intents import Intent, Key, TextTyped
from game.stage.picture import Item, Target
from game.words.catalogue import say

MOST = 78.0
"""Units a name may be wide in the panel's heads, so that all stand there in full."""

_HEADS = Font(16, bold=True)
_EDITING = ("left", "right", "home", "end", "backspace", "delete")


class NameFields:
    """Fields with what stands in them; `refused` is why something could not be written.

    `begun` is the field in which somebody writes: Enter then leads on from it.
    """

    def __init__(
        self, keys: Sequence[str], names: Sequence[str], usual: Callable[[str], str]
    ) -> None:
        """`usual` is what a field's person is called where nothing is written."""
        self.keys = tuple(keys)
        self._fields = {key: Field(name) for key, name in zip(keys, names, strict=True)}
        self._usual = usual
        self.refused = ""
        self.begun: str | None = None
        self._room: Room | None = None

    def name(self, key: str) -> str:
        """The name that stands in a field, the usual one where nothing is written."""
        return " ".join(self._fields[key].text.split()) or self._usual(key)

    def named(self, keys: Sequence[str]) -> tuple[str, ...] | None:
        """The names of some fields; None, with a sentence, where two are equal."""
        names = tuple(map(self.name, keys))
        if len({name.casefold() for name in names}) < len(names):
            self.refused = say("names.equal")
            return None
        return names

    def obey(self, key: str, intent: Intent) -> bool:
        """Write in a field; False for what is no writing."""
        field = self._fields[key]
        match intent:
            case TextTyped(text):
                self._write(key, field.typed(text))
            case Key(name) if name in _EDITING:
                self._write(key, field.key(name))
            case Key("space"):
                pass  # it arrives as a character too
            case _:
                return False
        return True

    def _write(self, key: str, field: Field) -> None:
        longer = len(field.text) > len(self._fields[key].text)
        ruler = None if self._room is None else self._room.ruler
        if longer and ruler is not None and ruler.width(field.text, _HEADS) > MOST:
            self.refused = say("names.long")
            return
        self._fields[key] = field
        self.refused, self.begun = "", key

    def go(self, before: str | None, after: str | None) -> None:
        """The focus moves: the field one comes to is marked, the one left is not."""
        self.begun = None
        if before in self._fields:
            self._fields[before] = self._fields[before].left()
        if after in self._fields:
            self._fields[after] = self._fields[after].entered()

    def pressed(self, key: str) -> None:
        """A field was pressed: nothing of it is marked."""
        self.begun = None
        self._fields[key] = self._fields[key].left()

    def draw(
        self, key: str, place: Rect, room: Room, focus: str | None, hover: str | None
    ) -> tuple[list[Item], Target]:
        """A field in its place."""
        self._room = room
        field = self._fields[key]
        items = draw_field(field, self._usual(key), place, room, focus == key, hover == key)
        return items, Target(key, place)
