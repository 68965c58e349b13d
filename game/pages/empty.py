"""A page with nothing on it yet: a blank pad with its pencil, what will stand here, what to do."""

from __future__ import annotations

from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import balanced
from game.stage.ornaments import Pad, Thing
from game.stage.picture import Item, Stroke, Text

_HEAD, _WORDS = Font(28, serif=True), Font(16)
_STEP, _LINE = 36.0, 24.0
_PAD = (196.0, 236.0)
_GAP = 64.0
_WIDEST = 520.0
_RULES = 6
_RULE = Paint(Tone.PRINT, 0.3)


def nothing_yet(words: str, more: str, place: Rect, room: Room) -> list[Item]:
    """The pad, and beside it the words and the more of them, in the middle of a place."""
    wide, high = _PAD
    most = min(_WIDEST, place.width - wide - _GAP)
    head, lines = balanced(words, _HEAD, most, room), balanced(more, _WORDS, most, room)
    across = wide + _GAP + max(room.words_width(head, _HEAD), room.words_width(lines, _WORDS))
    x, y = place.x + (place.width - across) / 2, place.centre[1] - high / 2
    items: list[Item] = [Pad(Rect(x, y, wide, high)), *_ruled(x, y)]
    items.append(Thing("pencil", x + wide + 8, y + high - 18, 128))
    x += wide + _GAP
    y = place.centre[1] - (_STEP * (len(head) - 1) + _LINE * len(lines)) / 2
    items += [Text(line, x, y + _STEP * row, _HEAD) for row, line in enumerate(head)]
    y += _STEP * (len(head) - 1) + 38
    soft = Paint(Tone.SOFT)
    return items + [Text(line, x, y + _LINE * row, _WORDS, soft) for row, line in enumerate(lines)]


def _ruled(x: float, y: float) -> list[Item]:
    """The lines of a form that nobody has filled in."""
    wide, high = _PAD
    top, step = y + 64, (high - 64 - 28) / _RULES
    rules: list[Item] = [
        Stroke(x + 20, top + step * row, x + wide - 20, top + step * row, _RULE)
        for row in range(_RULES + 1)
    ]
    middle = x + wide * 0.56
    return [*rules, Stroke(middle, top, middle, top + step * _RULES, _RULE)]
