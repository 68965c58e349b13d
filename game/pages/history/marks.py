"""The marks of choices: a dot for what is fine, then a triangle, a diamond, a square; and signs."""

from __future__ import annotations

from game.players.review import Grade
from game.stage.basics import Paint, Rect, Tone
from game.stage.picture import Box, Icon, Item

_ICONS = {Grade.SLIP: "slip", Grade.MISTAKE: "elder"}
TONES = {
    Grade.GOOD: Tone.IVORY,
    Grade.SLIP: Tone.FOCUS,
    Grade.MISTAKE: Tone.BRASS,
    Grade.BLUNDER: Tone.RED,
}
"""On the baize and the panel; a square of red has an ivory edge there."""
_ON_PAPER = {
    Grade.GOOD: Tone.INK,
    Grade.SLIP: Tone.BRASS_DARK,
    Grade.MISTAKE: Tone.BRASS_DARK,
    Grade.BLUNDER: Tone.RED,
}


def mark(grade: Grade, x: float, y: float, size: float, *, on_paper: bool = False) -> list[Item]:
    """The mark of a choice around a point; that of a fine one is much smaller than `size`."""
    paint = Paint((_ON_PAPER if on_paper else TONES)[grade])
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
