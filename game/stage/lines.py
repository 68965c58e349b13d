"""Words in several lines, the rows of a list, and the frame of what has the focus; pure data."""

from __future__ import annotations

from game.stage.basics import Align, Font, Paint, Rect, Room, Ruler, Tone
from game.stage.picture import Box, Item, Stroke, Text
from game.stage.picture import ring as ring  # noqa: PLC0414 - it is one of these

SIGNS = "♠♥♦♣"
"""The signs of the suits, as they stand in words."""
_POINTS = ".,;:!?)»”\u00a0\u202f"
_TITLES = frozenset(
    ("Mr", "Mrs", "Miss", "Madame", "Captain", "M.", "Mme", "Mlle", "Monsieur", "Capitaine")
)
"""What stays with the name after it, in whatever sentence that stands."""
_IVORY = Paint(Tone.IVORY)
_BEFORE = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}


def line_place(item: Text, ruler: Ruler) -> Rect:
    """The place of a line of words."""
    width, size = ruler.width(item.words, item.font), item.font.size
    return Rect(item.x - width * _BEFORE[item.align], item.y - size * 0.95, width, size * 1.3)


def wrapped(words: str, font: Font, most: float, room: Room) -> tuple[str, ...]:
    """The words in as many lines as they need to be no wider than `most` units.

    A single word that is wider stands alone and is cut with an ellipsis. The sign of a suit stays
    with what it is the suit of: "ten ♠" and "four tens ♠ ♥ ♦ ♣" are not broken inside; nor are
    "Mr Finch" and "8.5 ± 0.6".
    """
    most = min(most, room.line)
    lines: list[str] = []
    for word in unbroken(words, font, most, room):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and room.ruler.width(longer, font) <= most:
            lines[-1] = longer
        else:
            lines.append(fitted(word, font, most, room))
    return tuple(lines)


def unbroken(words: str, font: Font, most: float, room: Room) -> list[str]:
    """What may stand on a line of its own; signs and names alone where the whole is too wide."""
    found: list[str] = []
    for word in filter(None, words.split(" ")):  # not at spaces that do not break
        whole = f"{found[-1]} {word}" if found else word
        sign = word[0] in SIGNS and not word.strip(SIGNS + _POINTS)
        named = found and word[0].isupper() and found[-1].lstrip("«“(\u00a0") in _TITLES
        doubt = word == "±" or (found and found[-1].endswith(" ±"))
        if found and (sign or named or doubt) and room.ruler.width(whole, font) <= most:
            found[-1] = whole
        else:
            found.append(word)
    return found


def balanced(words: str, font: Font, most: float, room: Room) -> tuple[str, ...]:
    """The words in as few lines as `wrapped` makes, of lengths as alike as no word suffers by."""
    lines = wrapped(words, font, most, room)
    if len(lines) < 2:
        return lines
    width = most
    while width > most / 2 and len(tighter := wrapped(words, font, width, room)) == len(lines):
        if " ".join(tighter) != " ".join(lines):  # a word is cut
            break
        lines, width = tighter, width - font.size / 2
    return lines


def fitted(words: str, font: Font, most: float, room: Room) -> str:
    """The words on one line, cut with an ellipsis if they are wider than `most` units."""
    if room.ruler.width(words, font) <= most:
        return words
    while words and room.ruler.width(words + "…", font) > most:
        words = words[:-1]
    return words.rstrip() + "…"


def fitted_name(name: str, font: Font, most: float, room: Room) -> str:
    """A name on one line: in full, else its last word ("Argand"), else cut with an ellipsis."""
    if room.ruler.width(name, font) <= most:
        return name
    return fitted(last_name(name), font, most, room)


def last_name(name: str) -> str:
    """The last word of a name, as the panel has it: "Argand"."""
    return name.rsplit(maxsplit=1)[-1] if name.split() else name


def untitled(name: str) -> str:
    """A name without what one is called before it: "Argand", where the whole stands elsewhere."""
    title, _, rest = name.partition(" ")
    return rest if title in _TITLES and rest else name


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


def marked_row(
    line: Rect, inner: Rect, *, chosen: bool, hovered: bool, focused: bool = False
) -> list[Item]:
    """The stroke under a line; and, in its `inner` place, what shows that it is meant.

    A chosen line has a bar at its left, the one pointed at is a little lighter, the one with the
    focus has a ring.
    """
    faint = Paint(Tone.IVORY, 0.16)
    items: list[Item] = [Stroke(line.x, line.bottom, line.right, line.bottom, faint)]
    if chosen or hovered:
        items.append(Box(inner, 6, fill=Paint(Tone.IVORY, 0.08)))
    if chosen:
        bar = Rect(inner.x - 4, inner.y + 2, 3, inner.height - 4)
        items.append(Box(bar, 1.5, fill=Paint(Tone.BRASS)))
    if focused:
        items.append(ring(inner))
    return items


def around(line: Rect, aside: float, top: float, bottom: float) -> Rect:
    """A line's inner place: wider at both sides, its edges so far within the line's."""
    return Rect(line.x - aside, line.y + top, line.width + 2 * aside, line.height - top - bottom)


def blank_rows(place: Rect, y: float, step: float) -> list[Item]:
    """The lines from `y` to the foot of a place on which nothing is written yet."""
    count = int((place.bottom - y) / step) if y < place.bottom else 0
    rows = (y + step * (at + 1) for at in range(count))
    return [Stroke(place.x, row, place.right, row, Paint(Tone.IVORY, 0.1)) for row in rows]


def slider(track: Rect, top: int, seen: int, whole: int) -> list[Item]:
    """How far down a list one is: the first line seen, how many are seen, of how many."""
    size = max(24.0, track.height * seen / whole)
    at = track.y + (track.height - size) * top / max(1, whole - seen)
    return [
        Box(track, 2, fill=Paint(Tone.IVORY, 0.12)),
        Box(Rect(track.x, at, track.width, size), 2, fill=Paint(Tone.IVORY, 0.6)),
    ]
