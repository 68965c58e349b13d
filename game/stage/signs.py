"""Small signs of the house: a frame printed on paper, a plate of brass, a word at a card."""

from __future__ import annotations

from itertools import product

from game.stage.basics import Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import fitted_name
from game.stage.picture import Box, Icon, Item, Role, Shadow, Stroke, Text, Widget
from game.words.catalogue import say

INNER = 4.0
"""From the outer printed frame to the inner."""


def printed_frame(outer: Rect) -> list[Item]:
    """The frame by its outer line."""
    items: list[Item] = []
    for frame, alpha in ((outer, 0.75), (outer.grown(-INNER), 0.45)):
        paint, gap = Paint(Tone.BRASS_DARK, alpha), 12.0 - (frame.x - outer.x)
        left, right, top, foot = frame.x, frame.right, frame.y, frame.bottom
        items += [Stroke(left + gap, y, right - gap, y, paint) for y in (top, foot)]
        items += [Stroke(x, top + gap, x, foot - gap, paint) for x in (left, right)]
    corners = product((outer.y + 2, outer.bottom - 2), (outer.x + 2, outer.right - 2))
    for sign, (y, x) in zip("♠♥♣♦", corners, strict=True):
        items.append(Text(sign, x, y + 6, Font(18), Paint(Tone.INK), Align.CENTRE))
    return items


def ticked(x: float, y: float, size: float = 16.0) -> list[Item]:
    """The sign of something that is done."""
    disc = Rect(x - size / 2, y - size / 2, size, size)
    return [
        Box(disc, size / 2, fill=Paint(Tone.BRASS), shadow=Shadow.REST),
        Icon("check", x, y, size * 0.8, Paint(Tone.INK)),
    ]


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
    items.append(Text(words, x, place.centre[1] + font.size * 0.35, font, ink, Align.LEFT))
    return [Widget(Role.HEADING, tuple(items), name)]


def _fitted(name: str, font: Font, room: Room) -> str:
    return fitted_name(name, font, _WIDEST * font.size / ENGRAVED.size, room)


_WORD, _HIGH = Font(14, bold=True), 20.0
_ABOVE = 13.0
"""From the upper edge of a card to the middle of the word over it."""

_BESIDE_INDEX = 0.1
"""Of the card's width, from its middle left to that of a word beside the index."""


def word_at(
    pose: Pose, room: Room, *, goes: bool, below: bool = False, top: float = 0.0
) -> list[Item]:
    """What should be done with a card: out, or keep; over its index, or below its foot.

    It reaches no higher than `top`: where that leaves no room over the card, it lies on the card's
    edge beside the index.
    """
    away = pose.height / 2 + _ABOVE
    high = pose.raised(-away if below else away)
    x, y = high.x - pose.width * 0.22, high.y  # the next card may lie over the rest of it
    if y - _HIGH / 2 < top:
        x, y = high.x - pose.width * _BESIDE_INDEX, top + _HIGH / 2
    words = say("review.goes" if goes else "review.stays")
    width = room.ruler.width(words, _WORD) + 16
    place = Rect(x - width / 2, y - _HIGH / 2, width, _HIGH)
    fill = Paint(Tone.INK) if goes else Paint(Tone.BRASS)
    ink = Paint(Tone.IVORY) if goes else Paint(Tone.INK)
    edge = Paint(Tone.IVORY, 0.9)
    return [
        Box(place, _HIGH / 2, fill=fill, outline=edge, line=1.0),
        Text(words, x, y + 5, _WORD, ink, Align.CENTRE),
    ]
