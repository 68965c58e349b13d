"""The list of keys, line by line, for the pages that show it."""

from __future__ import annotations

from game.games import PIQUET
from game.pages.keys import Use
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import wrapped
from game.stage.picture import Box, Item, Stroke, Text
from game.stage.widgets import CAP_FONT
from game.words.caps import cap_words
from game.words.catalogue import say_of

_CAPS_WIDTH, _CAP_HEIGHT, _GAP = 152.0, 26.0, 8.0
_WORDS, _LINE = Font(16), 21.0


def use_line(use: Use, place: Rect, room: Room, game: str = PIQUET) -> list[Item]:
    """One entry of the list of a game's keys, with a stroke below it."""
    items: list[Item] = []
    x, middle = place.x, place.centre[1]
    for cap in filter(None, map(cap_words, use.caps)):
        width = max(_CAP_HEIGHT, room.ruler.width(cap, CAP_FONT) + 18)
        box = Rect(x, middle - _CAP_HEIGHT / 2, width, _CAP_HEIGHT)
        items.append(Box(box, 5, fill=Paint(Tone.CLOTH, 0.4), outline=Paint(Tone.IVORY, 0.62)))
        items.append(Text(cap, box.centre[0], middle + 5, CAP_FONT, align=Align.CENTRE))
        x += width + _GAP
    lines = _lines(use, place.width, room, game)
    y = middle + 6 - _LINE * (len(lines) - 1) / 2
    for row, line in enumerate(lines):
        items.append(Text(line, place.x + _CAPS_WIDTH, y + _LINE * row, _WORDS))
    items.append(Stroke(place.x, place.bottom, place.right, place.bottom, Paint(Tone.IVORY, 0.12)))
    return items


def more_than_a_line(use: Use, width: float, room: Room, game: str = PIQUET) -> float:
    """Units by which an entry so wide is higher than one whose words stand on one line."""
    return _LINE * (len(_lines(use, width, room, game)) - 1)


def _lines(use: Use, width: float, room: Room, game: str) -> tuple[str, ...]:
    return wrapped(say_of(game, use.does), _WORDS, width - _CAPS_WIDTH, room)
