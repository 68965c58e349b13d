"""A round table from above with those of a chouette around it: the one alone, and the two opposite.

The two who hold cards face each other; who advises sits beside the one he advises.

A program is there with its portrait, a person in a like frame by name, or by initials.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.ornaments import PORTRAIT_RATIO, Portrait, Thing
from game.stage.picture import Box, Icon, Item, Text

_LARGE_SEAT = Font(21, serif=True, bold=True)
_SEAT = Font(18, serif=True, bold=True)
_SMALL_SEAT = Font(14, serif=True, bold=True)
_ARROW = 0.8
"""How much of the space between two faces the arrow between them takes."""
_RIM = 1.06
"""How wide the drawing of the table is, for its cloth's width of 1."""
_WITHIN = 0.74
"""How much of its frame's width a name may take."""
_LESS, _MORE = 44.0, 74.0
"""Units of a face below which names are written smaller, and from which larger."""


class Sitter(Struct, frozen=True):
    """One of those around the table; without a `portrait` it is a person."""

    name: str
    portrait: str = ""


def table_height(radius: float, face: float) -> float:
    """How high a table with its sitters is, in units."""
    return 2 * radius + face * PORTRAIT_RATIO


def table_width(radius: float, face: float) -> float:
    """How wide, likewise."""
    return 2 * radius + face


def round_table(
    sitters: Sequence[Sitter],
    left: float,
    top: float,
    radius: float,
    face: float,
    room: Room,
    *,
    shade: float = 1.0,
) -> list[Item]:
    """The table by its upper left corner; first the one alone, then who holds, and who advises.

    It is as dark as the `shade` says: on cloth the light goes through.
    """
    items = bare_table(left, top, radius, face, shade)
    for sitter, at in zip(sitters, seats_at(left, top, radius, face), strict=True):
        items += seat(sitter, at, face, room)
    return items


def bare_table(left: float, top: float, radius: float, face: float, shade: float) -> list[Item]:
    """The table without those who sit there, and the arrow between the two who hold cards."""
    x, y = left + radius + face / 2, top + radius + face * PORTRAIT_RATIO / 2
    table = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    arrow = (2 * radius - face * PORTRAIT_RATIO) * _ARROW
    return [
        Box(table, radius, fill=Paint(Tone.CLOTH, shade)),
        Thing("round-table", x, y, 2 * radius * _RIM),
        Icon("opposed", x, y, arrow, Paint(Tone.BRASS)),
    ]


def seats_at(
    left: float, top: float, radius: float, face: float
) -> tuple[tuple[float, float], ...]:
    """The middles of the three seats, in the order of the sitters."""
    x, y = left + radius + face / 2, top + radius + face * PORTRAIT_RATIO / 2
    return (x, y - radius), (x, y + radius), (x + radius * 0.92, y + radius * 0.42)


def seat(sitter: Sitter, at: tuple[float, float], face: float, room: Room) -> list[Item]:
    """A portrait; of a person the frame with the name, or its initials where it is long."""
    x, y = at
    if sitter.portrait:
        return [Portrait(sitter.portrait, x, y, face)]
    font = _SMALL_SEAT if face < _LESS else _SEAT if face < _MORE else _LARGE_SEAT
    initials = "".join(word[0] for word in sitter.name.split()[:2])
    fits = room.ruler.width(sitter.name, font) < face * _WITHIN
    words = sitter.name if fits else initials
    return [
        Thing("seat", x, y, face),
        Text(words, x, y + font.size * 0.36, font, Paint(Tone.INK), Align.CENTRE),
    ]
