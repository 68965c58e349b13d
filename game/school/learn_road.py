"""What the teacher shows while lessons are all there is to do: the road through the next one.

Its parts lie in a row on her paper, those that are done under a tick, the next one in full; the
title stands over them, and beside it when one may play.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.school.teaching import paper_beside, speaking
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Mood
from game.stage.picture import Box, Item, Stroke, Text
from game.stage.signs import plate, plate_of, ticked

_FACE, _SMALL_FACE = 116.0, 88.0
"""How wide the teacher's is."""
_INK, _SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_SIGN, _DOT, _RING = 20.0, 16.0, 12.0
"""Of a part that is done, of the next one, and of one after it; units across."""
_LINES = 2
"""Lines there are for the name of a part."""


class LessonRoad(Struct, frozen=True):
    """A lesson that is next: its title, its parts, and how many of them are done."""

    title: str
    parts: Sequence[str]
    done: int


def welcome(
    road: LessonRoad | None, name: str, mood: Mood, when: str, place: Rect, room: Room
) -> list[Item]:
    """The teacher of a name in the middle of a place, with the road, and when one may play.

    Where no lesson is left she says the sentence alone.
    """
    width = _FACE if not room.small else _SMALL_FACE
    high = width * PORTRAIT_RATIO
    face = Rect(place.x, place.y + (place.height - high) / 2, width, high)
    face = replace(face, x=2 * face.x - min(face.x, plate_of(name, face, room).x))
    if road is None:
        return speaking(face, when, place.right, room, mood, name)
    return [*_paper(road, when, face, place.right, mood, room), *plate(name, face, room)]


def _paper(
    road: LessonRoad, when: str, face: Rect, right: float, mood: Mood, room: Room
) -> list[Item]:
    title = Font(24 if not room.small else 20, serif=True, bold=True)
    said, words = Font(title.size - 4, serif=True), Font(16)
    inset, lead = (28.0, 22.0) if not room.small else (20.0, 19.0)
    # twice: how high it is follows from how wide it is
    _, slip = paper_beside(face, right, 100, mood)
    across = slip.width - 2 * inset
    columns = across / len(road.parts)
    strong = Font(words.size, bold=True)
    names = [wrapped(part, strong, columns - 12, room)[:_LINES] for part in road.parts]
    beside = across - room.ruler.width(road.title, title) - 40
    apart = room.ruler.width(when, said) > beside
    rows = max(map(len, names))
    high = 2 * inset + title.size + 34 + _SIGN + 8 + lead * rows + (28 if apart else 0) - 20
    items, slip = paper_beside(face, right, high, mood)
    left, end = slip.x + inset, slip.right - inset
    y = slip.y + inset + title.size * 0.74
    items.append(Text(fitted(road.title, title, across, room), left, y, title, _INK))
    if not apart:
        items.append(Text(when, end, y, said, _SOFT, Align.RIGHT))
    y += 24 + _SIGN / 2
    middles = [left + (at + 0.5) * columns for at in range(len(names))]
    items.append(Stroke(middles[0], y, middles[-1], y, Paint(Tone.INK, 0.3), 1.5))
    for at, (x, lines) in enumerate(zip(middles, names, strict=True)):
        items += _station(x, y, at - road.done)
        font = strong if at == road.done else words
        paint = _INK if at == road.done else _SOFT
        for row, line in enumerate(lines):
            below = y + _SIGN / 2 + 22 + row * lead
            items.append(Text(line, x, below, font, paint, Align.CENTRE))
    if apart:
        words_at = slip.bottom - inset
        items.append(Text(fitted(when, said, across, room), left, words_at, said, _SOFT))
    return items


def _station(x: float, y: float, ahead: int) -> list[Item]:
    """The sign of a part that is done (below 0), next (0), or after that."""
    if ahead < 0:
        return ticked(x, y, _SIGN)
    size = _DOT if not ahead else _RING
    place = Rect(x - size / 2, y - size / 2, size, size)
    if not ahead:
        return [Box(place, size / 2, fill=_INK)]
    return [Box(place, size / 2, fill=Paint(Tone.IVORY), outline=Paint(Tone.INK, 0.7), line=1.5)]
