"""The index of the book of help: the words searched for, and the names of all pages."""

from __future__ import annotations

from msgspec import Struct

from game.pages.help.contents import help_of, page_name
from game.pages.help.leaves import Drawn
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, ring
from game.stage.picture import Box, Icon, Item, Stroke, Target, Text
from game.words.catalogue import say

_ENTRY = Font(16)
_CHOSEN = Font(16, bold=True)
_FIELD = 38.0
_BETWEEN = 14.0


class Index(Struct, frozen=True):
    """What the index shows: the page that is open, the page of what happens at the table."""

    game: str
    open: str | None
    here: str | None
    query: str
    hover: str | None
    focus: str | None

    def draw(self, place: Rect, room: Room) -> Drawn:
        """All of it, from the upper edge of a place to the lower one."""
        items, targets = self._field(Rect(place.x, place.y, place.width, _FIELD), room)
        first = place.y + _FIELD + _BETWEEN
        topics = help_of(self.game).topics
        step = min(32.0, (place.bottom - first) / len(topics))
        for number, topic in enumerate(topics):
            line = Rect(place.x, first + number * step, place.width, step)
            items += self._line(topic, line, room)
            targets.append(Target(f"page:{topic}", line))
        return items, targets

    def _line(self, topic: str, line: Rect, room: Room) -> list[Item]:
        """The name of a page, with a mark where one is."""
        items: list[Item] = []
        chosen = topic == self.open
        if chosen or self.hover == f"page:{topic}":
            fill = Paint(Tone.IVORY, 0.14 if chosen else 0.07)
            items.append(Box(Rect(line.x, line.y + 1, line.width, line.height - 2), 5, fill=fill))
        if chosen:
            mark = Rect(line.x, line.y + 4, 3, line.height - 8)
            items.append(Box(mark, 1.5, fill=Paint(Tone.BRASS)))
        font = _CHOSEN if chosen else _ENTRY
        words = fitted(page_name(self.game, topic), font, line.width - 34, room)
        items.append(Text(words, line.x + 12, line.centre[1] + 5.5, font, Paint(Tone.IVORY)))
        if topic == self.here:
            items.append(Icon("elder", line.right - 12, line.centre[1], 14, Paint(Tone.FOCUS)))
        return items

    def _field(self, place: Rect, room: Room) -> Drawn:
        """What is searched for, and a cross to search for nothing."""
        outline = Paint(Tone.FOCUS if self.query else Tone.IVORY, 1.0 if self.query else 0.5)
        items: list[Item] = [Box(place, 7, fill=Paint(Tone.CLOTH, 0.4), outline=outline, line=1.25)]
        most = place.width - 44
        y = place.centre[1] + 5.5
        if not self.query:
            words = fitted(say("help.search"), _ENTRY, most, room)
            return [*items, Text(words, place.x + 12, y, _ENTRY, Paint(Tone.SOFT))], []
        shown = self.query
        while room.ruler.width(shown, _ENTRY) > most:  # the end of what is typed is seen
            shown = shown[1:]
        caret = place.x + 13 + room.ruler.width(shown, _ENTRY)
        items.append(Text(shown, place.x + 12, y, _ENTRY))
        items.append(Stroke(caret, place.y + 9, caret, place.bottom - 9, Paint(Tone.FOCUS), 1.5))
        items.append(Icon("close", place.right - 18, place.centre[1], 16))
        clear = Rect(place.right - 36, place.y, 36, place.height)
        if self.focus == "clear":
            items.append(ring(clear.grown(-4)))
        return items, [Target("clear", clear)]
