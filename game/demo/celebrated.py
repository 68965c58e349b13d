"""What is celebrated, as a still shows it: who suffers it in the light, and leaves on no card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, radians, sin

from msgspec.structs import replace

from game.piquet.words import say
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.ornaments import (
    PORTRAIT_RATIO,
    Flecks,
    Lettering,
    Portrait,
    Rays,
    Thing,
    lettering_width,
)
from game.stage.picture import Box, Bubble, CardItem, Item, Text
from game.stage.places import Places
from game.stage.signs import PLATE_BELOW
from game.table.celebrations import DARK

_DIMMED = 0.16
"""How far the light goes down beside the cloth: what is written there is still read."""
_LOWER = 16.0
"""Units that what is celebrated stands lower: off the nameplate above it."""
_EARLIER = 0.42
_LOUD, _PART = 46, 22.0
"""How large the parts of a sum are written, and the units between them."""
_AIR, _CAP, _TAIL = 14.0, 0.72, 0.4
"""Units that leaves keep from what they do not lie on; of the size, how high letters are and how
far a flourish reaches below them."""


def celebrated(items: list[Item], places: Places) -> list[Item]:
    """All of a picture; where nothing is celebrated, as it was."""
    rays = next((i for i, item in enumerate(items) if isinstance(item, Rays)), None)
    if rays is None:
        return items
    under, over = items[:rays], items[rays:]
    lit = [item for item in under if _of_face(item, under)]
    dark = [_less_dim(item) for item in under if item not in lit and not _is_mark(item)]
    shown = [*_sum_aloud([_lowered(item) for item in over], places)]
    return [*dark, shown[0], *lit, *shown[1:]]


def scattered(items: Iterable[Item], room: Room) -> list[Item]:
    """The same, but no leaf lies on a card, a face or words, nor looks out from behind letters."""
    every = [one for item in items for one in _more(item)]
    clear = tuple(place.grown(_AIR) for item in every for place in _place(item, room))
    return [replace(item, clear=clear) if isinstance(item, Flecks) else item for item in every]


def _more(item: Item) -> tuple[Item, ...]:
    """Leaves that have come half as far too: of one cast few are left where none may lie."""
    if isinstance(item, Flecks):
        return item, replace(item, share=_EARLIER * item.share)
    return (item,)


def _of_face(item: Item, items: Iterable[Item]) -> bool:
    """Whether it is whoever sits opposite, or the plate below: what is felt there is half of it."""
    faces = [item for item in items if isinstance(item, Portrait)]
    if not faces or isinstance(item, Portrait):
        return bool(faces)
    face = faces[0]
    high = face.width * PORTRAIT_RATIO
    place = Rect(face.x - face.width, face.y - high / 2, 2 * face.width, high + PLATE_BELOW)
    match item:
        case Text(_, x, y):
            return place.contains(x, y - 4)
        case Box(rect):
            return place.contains(*rect.centre)
    return False


def _less_dim(item: Item) -> Item:
    """The ledger and the rails in more light than at the table."""
    if isinstance(item, Box) and item.fill == Paint(Tone.INK, DARK):
        return replace(item, fill=Paint(Tone.INK, _DIMMED))
    return item


def _is_mark(item: Item) -> bool:
    """Whether it is the word at the road of the deal: the sum beside it says as much."""
    return isinstance(item, Text) and item.words == say("road.repique")


def _lowered(item: Item) -> Item:
    match item:
        case CardItem(pose=pose) if not item.unlit:
            return replace(item, pose=replace(pose, y=pose.y + _LOWER))
        case Lettering(y=y) | Text(y=y) | Rays(y=y) | Flecks(y=y):
            return replace(item, y=y + _LOWER)
    return item


def _sum_aloud(items: list[Item], places: Places) -> Iterator[Item]:
    """What was there and what comes to it as loud as the sum, and all three in the middle."""
    ruler = places.room.ruler
    figure = [item for item in items if isinstance(item, Lettering)][-1]
    written = [item for item in items if isinstance(item, Text) and item.words]
    line = written[0].y if written else 0.0
    parts = [
        replace(item, font=Font(_LOUD, True, True, italic=item.font.italic))
        for item in written
        if item.y == line
    ]
    widths = [ruler.width(part.words, part.font) + _PART for part in parts]
    last = lettering_width(figure.words, figure.size, ruler)
    x = places.centre - (sum(widths) + last) / 2
    for item in items:
        if not (isinstance(item, Text) and item.y == line) and item is not figure:
            yield item
    for part, width in zip(parts, widths, strict=True):
        yield replace(part, x=x)
        x += width
    yield replace(figure, x=x + last / 2)


def _place(item: Item, room: Room) -> Iterator[Rect]:
    """What an item covers, where leaves are not to lie on it."""
    match item:
        case CardItem(pose=pose):
            c, s = cos(radians(pose.angle)), abs(sin(radians(pose.angle)))
            wide, high = pose.width * c + pose.height * s, pose.width * s + pose.height * c
            yield Rect(pose.x - wide / 2, pose.y - high / 2, wide, high)
        case Lettering(words, x, y, size):
            wide = lettering_width(words, size, room.ruler, flourish=item.flourish)
            tail = _TAIL * size if item.flourish and "q" in words.lower() else 0.0
            yield Rect(x - wide / 2, y - _CAP * size, wide, _CAP * size + tail)
        case Text(words, x, y, font):
            yield Rect(x, y - font.size, room.ruler.width(words, font), font.size * 1.2)
        case Portrait(x=x, y=y, width=wide):
            high = wide * PORTRAIT_RATIO
            yield Rect(x - wide / 2, y - high / 2, wide, high)
        case Thing(_, x, y, wide):
            yield Rect(x - wide / 2, y - wide / 2, wide, wide)
        case Bubble(rect):
            yield rect
