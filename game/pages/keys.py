"""The list of keys, line by line, for the pages that show it."""

from __future__ import annotations

from dataclasses import dataclass

from game.piquet.words.say import say
from game.stage.lines import fitted
from game.stage.picture import (
    Align,
    Box,
    Font,
    Item,
    Paint,
    Rect,
    Room,
    Stroke,
    Text,
    Tone,
)
from game.stage.widgets import CAP_FONT
from game.words.caps import cap_words


@dataclass(frozen=True, slots=True)
class Use:
    """Keys with the same use: their caps, and the key of the sentence that says what they do."""

    caps: tuple[str, ...]
    does: str


TABLE_KEYS = (
    Use(("←", "→"), "keys.choose"),
    Use(("Space",), "keys.use"),
    Use(("Enter",), "keys.main"),
    Use(("Tab",), "keys.tab"),
    Use(("↓",), "keys.less"),
    Use(("Bksp",), "keys.sink"),
    Use(("N",), "keys.name"),
    Use(("Q", "C", "L", "K"), "keys.rights"),
    Use(("S",), "keys.sort"),
    Use(("Shift", "←"), "keys.aside"),
    Use(("D",), "keys.discard"),
    Use(("T",), "keys.tricks"),
    Use(("H",), "keys.hint"),
    Use(("U", "R"), "keys.back"),
    Use(("M",), "keys.mute"),
    Use(("Esc",), "keys.pause"),
    Use(("F11",), "keys.whole"),
    Use(("?", "F1"), "keys.keys"),
)
"""What the card table obeys."""

_CAPS_WIDTH, _CAP_HEIGHT, _GAP = 160.0, 26.0, 8.0


def use_line(use: Use, place: Rect, room: Room) -> list[Item]:
    """One line of the list, with a stroke below it."""
    items: list[Item] = []
    x, middle = place.x, place.centre[1]
    for cap in filter(None, map(cap_words, use.caps)):
        width = max(_CAP_HEIGHT, room.ruler.width(cap, CAP_FONT) + 18)
        box = Rect(x, middle - _CAP_HEIGHT / 2, width, _CAP_HEIGHT)
        items.append(Box(box, 5, fill=Paint(Tone.CLOTH, 0.4), outline=Paint(Tone.IVORY, 0.62)))
        items.append(Text(cap, box.centre[0], middle + 5, CAP_FONT, align=Align.CENTRE))
        x += width + _GAP
    says = Font(16)
    words = fitted(say(use.does), says, place.width - _CAPS_WIDTH, room)
    items.append(Text(words, place.x + _CAPS_WIDTH, middle + 6, says))
    items.append(Stroke(place.x, place.bottom, place.right, place.bottom, Paint(Tone.IVORY, 0.12)))
    return items
