"""The marks of choices: a dot for what is fine, then a triangle, a diamond, a square; and signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct

from game.players.review import Choice, Grade
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.picture import Box, Icon, Item, Text
from game.words.catalogue import say

_ICONS = {Grade.SLIP: "slip", Grade.MISTAKE: "elder"}
TONES = {
    Grade.GOOD: Tone.IVORY,
    Grade.SLIP: Tone.FOCUS,
    Grade.MISTAKE: Tone.BRASS,
    Grade.BLUNDER: Tone.RED,
}
"""On the baize and the panel; a square of red has an ivory edge there."""


def mark(grade: Grade, x: float, y: float, size: float) -> list[Item]:
    """The mark of a choice around a point; that of a fine one is much smaller than `size`."""
    paint = Paint(TONES[grade])
    if grade in _ICONS:
        return [Icon(_ICONS[grade], x, y, size, paint)]
    if grade is Grade.BLUNDER:
        edge = size * 0.8
        place = Rect(x - edge / 2, y - edge / 2, edge, edge)
        return [Box(place, 3, fill=paint, outline=Paint(Tone.IVORY), line=1.5)]
    dot = size * 0.45
    return [Box(Rect(x - dot / 2, y - dot / 2, dot, dot), dot / 2, fill=paint)]


def sign_items(good: bool, x: float, y: float, size: float) -> list[Item]:
    """A tick or a cross in a round field."""
    fill = Paint(Tone.BRASS if good else Tone.RED)
    ink = Paint(Tone.INK if good else Tone.IVORY)
    place = Rect(x - size / 2, y - size / 2, size, size)
    return [
        Box(place, size / 2, fill=fill, outline=Paint(Tone.IVORY, 0.7), line=1.0),
        Icon("check" if good else "close", x, y, size * 0.6, ink),
    ]


class _Marked(NamedTuple):
    """So many choices of a grade."""

    grade: Grade
    many: int

    @property
    def words(self) -> str:
        """For example "2 mistakes"."""
        return say(f"review.count.{self.grade.value}", count=self.many)


class _Manner(Struct, frozen=True):
    """In which the marks may stand: how large, in how many rows, with their words or without."""

    font: Font
    size: float  # of a mark
    rows: int
    worded: bool = True


_BOLD, _SMALL = Font(16, bold=True), Font(14)
_MANNERS = (
    _Manner(_BOLD, 18, 1),
    _Manner(_SMALL, 16, 1),
    _Manner(_SMALL, 16, 2),
    _Manner(_BOLD, 18, 1, worded=False),
    _Manner(_SMALL, 16, 2, worded=False),
)
_BESIDE, _GAP = 6.0, 16.0
"""Between a mark and its word, and from there to the next mark."""


def tally_items(found: Iterable[Choice], place: Rect, room: Room) -> list[Item]:
    """The marks from the worst on, in the first manner for which the place is wide enough."""
    grades = [one.grade for one in found]
    marked = [_Marked(grade, grades.count(grade)) for grade in reversed(Grade) if grade in grades]
    for manner in _MANNERS:
        rows = _rows(marked, manner, place.width, room)
        if len(rows) <= manner.rows:
            return _drawn(rows, manner, place, room)
    return []


def _width(one: _Marked, manner: _Manner, room: Room) -> float:
    words = one.words if manner.worded else str(one.many)
    return manner.size + _BESIDE + room.ruler.width(words, manner.font)


def _rows(
    marked: Sequence[_Marked], manner: _Manner, most: float, room: Room
) -> list[list[_Marked]]:
    """As many in each row as have room there; one row too many where one is too wide for any."""
    rows: list[list[_Marked]] = [[]]
    x = 0.0
    for one in marked:
        width = _width(one, manner, room)
        if rows[-1] and x + width > most:
            rows.append([])
            x = 0.0
        if width > most:
            return [[] for _ in range(manner.rows + 1)]
        rows[-1].append(one)
        x += width + _GAP
    return rows


def _drawn(
    rows: Sequence[Sequence[_Marked]], manner: _Manner, place: Rect, room: Room
) -> list[Item]:
    items: list[Item] = []
    high = place.height / len(rows)
    for at, row in enumerate(rows):
        x, y = place.x, place.y + (at + 0.5) * high
        for one in row:
            items += mark(one.grade, x + manner.size / 2, y, manner.size)
            words = one.words if manner.worded else str(one.many)
            left, base = x + manner.size + _BESIDE, y + manner.font.size * 0.35
            items.append(Text(words, left, base, manner.font))
            x += _width(one, manner, room) + _GAP
    return items
