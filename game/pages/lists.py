"""Long lists: which of their lines are seen."""

from __future__ import annotations

from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import balanced, slider
from game.stage.ornaments import Pad, Thing
from game.stage.picture import Item, Role, Stroke, Text, Widget


class ListWindow:
    """The lines of a list that are seen: from `top` on so many `rows`, of `count` in all."""

    def __init__(self, count: int = 0) -> None:
        self.top, self.rows, self.count = 0, 1, count

    def fit(self, rows: float, count: int) -> None:
        """So many lines have room, of so many that there are."""
        self.count = count
        self.rows = max(1, min(count, int(rows)))
        self.go(self.top)

    def go(self, top: int) -> None:
        """See another line first, as far as there are lines."""
        self.top = max(0, min(top, self.count - self.rows))

    def show(self, at: int) -> None:
        """Go no further than that this line is seen."""
        self.go(min(max(self.top, at - self.rows + 1), at))

    @property
    def seen(self) -> range:
        """The numbers of the lines that are seen."""
        return range(self.top, min(self.top + self.rows, self.count))

    def moved(self, key: str, at: int) -> int | None:
        """The line that a key leads to from line `at`; None for a key that leads to none.

        It may lie before the first line or behind the last.
        """
        match key:
            case "up":
                return at - 1
            case "down":
                return at + 1
            case "pageup":
                return at - self.rows
            case "pagedown":
                return at + self.rows
            case "home":
                return 0
            case "end":
                return self.count - 1
        return None

    def slider(self, x: float, y: float, row: float) -> list[Item]:
        """How far down one is, beside lines from `y` on; nothing where all are seen."""
        if self.rows >= self.count:
            return []
        track = Rect(x, y + 6, 4, self.rows * row - 12)
        return slider(track, self.top, self.rows, self.count)


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
    shown = (Text(line, x, y + _STEP * row, _HEAD) for row, line in enumerate(head))
    items.append(Widget(Role.HEADING, tuple(shown), words))
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
