"""A plate of brass with a name engraved, at the foot of a portrait."""

from __future__ import annotations

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted_name
from game.stage.picture import Box, Icon, Item, Shadow, Stroke, Text

ENGRAVED = Font(14, serif=True, bold=True)
"""In which names stand on plates."""
_WIDEST = 112.0
"""Units of a name on a plate."""
_PLATE, _EDGES = 8.0, 20.0
_SIGN = 14.0
_ON_PORTRAIT = 5.0
PLATE_BELOW = ENGRAVED.size + _PLATE - _ON_PORTRAIT
"""Units a plate reaches below its portrait."""
PLATE_MOST = _WIDEST + _EDGES
"""Units a plate is wide at most that bears no sign."""


def plate_of(
    name: str, face: Rect, room: Room, *, signed: bool = False, font: Font = ENGRAVED
) -> Rect:
    """The place of a plate with a name at the foot of a portrait; `signed` with elder's sign."""
    words = room.ruler.width(_fitted(name, font, room), font)
    width = words + _EDGES + (_SIGN if signed else 0.0)
    y = face.bottom - _ON_PORTRAIT
    return Rect(face.centre[0] - width / 2, y, width, font.size + _PLATE)


def plate(
    name: str, face: Rect, room: Room, *, signed: bool = False, font: Font = ENGRAVED
) -> list[Item]:
    """A plate of brass with a name under a portrait; `signed`, with the sign of elder before it."""
    place = plate_of(name, face, room, signed=signed, font=font)
    ink = Paint(Tone.INK)
    items: list[Item] = [
        Box(place, 3.5, fill=Paint(Tone.BRASS_DARK), shadow=Shadow.REST),
        Box(place.grown(-1), 3, fill=Paint(Tone.BRASS)),
        Stroke(place.x + 4, place.y + 2, place.right - 4, place.y + 2, Paint(Tone.IVORY, 0.7)),
    ]
    x = place.x + 10
    if signed:
        items.append(Icon("elder", x + 4, place.centre[1], 9, ink))
        x += _SIGN
    words = _fitted(name, font, room)
    return [*items, Text(words, x, place.centre[1] + font.size * 0.35, font, ink, Align.LEFT)]


def _fitted(name: str, font: Font, room: Room) -> str:
    return fitted_name(name, font, _WIDEST * font.size / ENGRAVED.size, room)
