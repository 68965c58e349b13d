"""The list of keys, line by line, for the pages that show it."""

from __future__ import annotations

from game.games import PIQUET
from game.pages.keys import Use
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Item, Stroke, Text
from game.stage.widgets import CAP_FONT
from game.words.caps import cap_words
from game.words.catalogue import say_of

_CAPS_WIDTH, _CAP_HEIGHT, _GAP = 160.0, 26.0, 8.0


def use_line(use: Use, place: Rect, room: Room, game: str = PIQUET) -> list[Item]:
    """One line of the list of a game's keys, with a stroke below it."""
    items: list[Item] = []
    x, middle = place.x, place.centre[1]
    for cap in filter(None, map(cap_words, use.caps)):
        width = max(_CAP_HEIGHT, room.ruler.width(cap, CAP_FONT) + 18)
        box = Rect(x, middle - _CAP_HEIGHT / 2, width, _CAP_HEIGHT)
        items.append(Box(box, 5, fill=Paint(Tone.CLOTH, 0.4), outline=Paint(Tone.IVORY, 0.62)))
        items.append(Text(cap, box.centre[0], middle + 5, CAP_FONT, align=Align.CENTRE))
        x += width + _GAP
    says = Font(16)
    words = fitted(say_of(game, use.does), says, place.width - _CAPS_WIDTH, room)
    items.append(Text(words, place.x + _CAPS_WIDTH, middle + 6, says))
    items.append(Stroke(place.x, place.bottom, place.right, place.bottom, Paint(Tone.IVORY, 0.12)))
    return items
