"""What stands on paper: made in the colours of the cloth, like all that is seen, and here printed.

No page asks what it lies on: whoever lays paper down hands over what stands on it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.stage.basics import Paint, Rect, Tone
from game.stage.picture import Box, CardItem, Icon, Item, Shadow, Stroke, Text, Widget

_PRINTED = {
    Tone.IVORY: Tone.INK,
    Tone.SOFT: Tone.INK_SOFT,
    Tone.BRASS: Tone.BRASS_DARK,
    Tone.FOCUS: Tone.RED,
}
"""What each tone of the cloth is on paper."""
_LEAST = 0.7
"""How much of its ink words have at least: faint ink is weaker on paper than light on cloth."""

_GLEAM, _WASH, _HOLLOW = 0.2, 0.45, 0.12
"""Fainter ivory is light on the cloth, fainter brass a wash; so much ink a dark hollow takes."""


def printed(items: Iterable[Item]) -> list[Item]:
    """Words, lines and boxes as they are on paper; what lies upon it stays as it is."""
    return _printed(items, [])


def _printed(items: Iterable[Item], upon: list[Rect]) -> list[Item]:
    """`upon` are the places of what lies there so far with a shadow of its own."""
    return [_print(item, upon) for item in items]


def _print(item: Item, upon: list[Rect]) -> Item:
    match item:
        case Widget(parts=parts, backwards=True):
            return replace(item, parts=tuple(_printed(parts[::-1], upon)[::-1]))
        case Widget(parts=parts):
            return replace(item, parts=tuple(_printed(parts, upon)))
        case CardItem():
            return replace(item, shadow=Shadow.REST)
        case Text(x=x, y=y) | Icon(x=x, y=y) | Stroke(x1=x, y1=y):
            at = x, y
        case Box(fill=Paint(tone=Tone.LEATHER)):  # on a leaf the edge alone is printed
            wash = Paint(Tone.BRASS, 0.1)
            return replace(item, fill=wash, outline=Paint(Tone.BRASS_DARK), shadow=Shadow.NONE)
        case Box(rect=rect):
            if item.shadow is not Shadow.NONE:
                upon.append(rect)
            at = rect.centre
        case _:
            return item
    if any(each.contains(*at) for each in upon):
        return item
    match item:
        case Text(paint=paint):
            ink = _ink(paint)
            return replace(item, paint=Paint(ink.tone, _LEAST + (1 - _LEAST) * ink.alpha))
        case Icon(paint=paint):
            return replace(item, paint=_ink(paint, Tone.BRASS_DARK))
        case Stroke(paint=paint):
            return replace(item, paint=_ink(paint))
        case Box(fill=fill, outline=outline):
            line = None if outline is None else _ink(outline, Tone.INK)
            return replace(item, fill=None if fill is None else _filling(fill), outline=line)


def _ink(paint: Paint, gold: Tone = Tone.RED) -> Paint:
    """A paint on paper, what is golden on the cloth in a tone of its own."""
    tone = gold if paint.tone is Tone.FOCUS else _PRINTED.get(paint.tone, paint.tone)
    return Paint(tone, paint.alpha)


def _filling(paint: Paint) -> Paint:
    """What a box is filled with: a gleam of light is a wash of brass, a hollow one of ink."""
    if paint.tone in (Tone.CLOTH, Tone.SHADE):
        return Paint(Tone.INK, paint.alpha * _HOLLOW)
    if paint.tone is Tone.IVORY and paint.alpha < _GLEAM:
        return Paint(Tone.BRASS, paint.alpha * 2)
    if paint.tone is Tone.BRASS and paint.alpha < _WASH:
        return paint
    return _ink(paint)
