"""Words in several lines, the lines of a menu, and the frame of what has the focus; pure data."""

from __future__ import annotations

from game.stage.picture import (
    Box,
    Font,
    Item,
    Paint,
    Rect,
    Room,
    Stroke,
    Target,
    Text,
    Tone,
)

MENU_FONT = Font(20, bold=True)
_IVORY = Paint(Tone.IVORY)


def wrapped(words: str, font: Font, most: float, room: Room) -> tuple[str, ...]:
    """The words in as many lines as they need to be no wider than `most` units.

    A single word that is wider stands alone and is cut with an ellipsis.
    """
    lines: list[str] = []
    for word in filter(None, words.split(" ")):  # not at spaces that do not break
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and room.ruler.width(longer, font) <= most:
            lines[-1] = longer
        else:
            lines.append(fitted(word, font, most, room))
    return tuple(lines)


def balanced(words: str, font: Font, most: float, room: Room) -> tuple[str, ...]:
    """The words in as few lines as `wrapped` makes, of lengths as alike as can be."""
    lines = wrapped(words, font, most, room)
    width = most
    while width > most / 2 and len(tighter := wrapped(words, font, width, room)) == len(lines):
        lines, width = tighter, width - font.size / 2
    return lines


def fitted(words: str, font: Font, most: float, room: Room) -> str:
    """The words on one line, cut with an ellipsis if they are wider than `most` units."""
    if room.ruler.width(words, font) <= most:
        return words
    while words and room.ruler.width(words + "…", font) > most:
        words = words[:-1]
    return words.rstrip() + "…"


def paragraph(
    words: str,
    x: float,
    y: float,
    font: Font,
    most: float,
    step: float,
    room: Room,
    paint: Paint = _IVORY,
) -> list[Item]:
    """Words in lines one under the other, the first with its baseline at `y`."""
    return [
        Text(line, x, y + row * step, font, paint)
        for row, line in enumerate(wrapped(words, font, most, room))
    ]


def menu_line(
    key: str, words: str, place: Rect, room: Room, focused: bool, hovered: bool
) -> tuple[list[Item], Target]:
    """A line of a menu with a stroke under it."""
    items: list[Item] = [
        Stroke(place.x, place.bottom, place.right, place.bottom, Paint(Tone.IVORY, 0.16))
    ]
    around = Rect(place.x - 12, place.y + 3, place.width + 24, place.height - 6)
    if hovered:
        items.append(Box(around, 6, fill=Paint(Tone.IVORY, 0.08)))
    if focused:
        items.append(ring(around))
    line = fitted(words, MENU_FONT, place.width, room)
    items.append(Text(line, place.x, place.centre[1] + 7, MENU_FONT))
    return items, Target(key, Rect(place.x - 12, place.y, place.width + 24, place.height))


def slider(track: Rect, top: int, seen: int, whole: int) -> list[Item]:
    """How far down a list one is: the first line seen, how many are seen, of how many."""
    size = max(24.0, track.height * seen / whole)
    at = track.y + (track.height - size) * top / max(1, whole - seen)
    return [
        Box(track, 2, fill=Paint(Tone.IVORY, 0.12)),
        Box(Rect(track.x, at, track.width, size), 2, fill=Paint(Tone.IVORY, 0.6)),
    ]


def ring(place: Rect, on_paper: bool = False) -> Box:
    """The frame of what has the focus: golden on dark, ink on paper."""
    tone = Tone.INK if on_paper else Tone.FOCUS
    return Box(place.grown(2), 8, outline=Paint(tone), line=2.5)
