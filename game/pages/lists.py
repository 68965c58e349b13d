"""Long lists: which of their lines are seen."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.blocks import SOFT, Block, Drawn, Inset, Named, Sized, WordBlock
from game.stage.layout import Column, Row
from game.stage.lines import blank_rows, slider
from game.stage.ornaments import Pad, Thing
from game.stage.picture import Item, Stroke


class ListWindow:
    """The lines of a list that are seen: from `top` on so many `rows`, of `count` in all.

    The wheel moves it by `wheel` lines for a notch.
    """

    def __init__(self, count: int = 0, wheel: int = 3) -> None:
        self.top, self.rows, self.count, self._wheel = 0, 1, count, wheel
        self._at = 0
        self.kept: dict[tuple[int, bool], Block] = {}

    def fit(self, rows: float) -> None:
        """So many lines have room; the one that was shown last stays where that changes."""
        before, self.rows = self.rows, max(1, min(self.count, int(rows)))
        self.go(self.top)
        if self.rows < before:
            self.show(self._at)

    def go(self, top: int) -> None:
        """See another line first, as far as there are lines."""
        self.top = max(0, min(top, self.count - self.rows))

    def show(self, at: int) -> None:
        """Go no further than that this line is seen."""
        self._at = at
        self.go(min(max(self.top, at - self.rows + 1), at))

    def turn(self, wheel: float) -> None:
        """The wheel was turned: up, if it is more than 0."""
        self.go(self.top + (-self._wheel if wheel > 0 else self._wheel))

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


class ListOf(Struct, frozen=True):
    """The lines of a list that are seen, each so high, and how far down one is."""

    window: ListWindow
    high: float
    line: Callable[[int], Block]
    """What stands on the line of a number; made once for each, and once more if it is `chosen`."""
    chosen: int = -1

    def width(self, _room: Room) -> float:
        return 0.0

    def height(self, _across: float, _room: Room) -> float:
        return self.high * self.window.count

    def lay(self, place: Rect, room: Room) -> list[Item]:
        window = self.window
        window.fit(place.height // self.high)
        items: list[Item] = []
        for row, at in enumerate(window.seen):
            line = window.kept.get((at, at == self.chosen)) or self.line(at)
            window.kept[at, at == self.chosen] = line
            spot = Rect(place.x, place.y + row * self.high, place.width, self.high)
            items += line.lay(spot, room)
        if window.rows < window.count:
            track = Rect(place.right + 12, place.y + 6, 4, window.rows * self.high - 12)
            items += slider(track, window.top, window.rows, window.count)
        written = place.y + len(window.seen) * self.high
        blank = blank_rows(place, written, min(self.high, _BLANK)) if window.count else []
        return [*items, *blank]


_BLANK = 44.0
"""From one line to the next at most where nothing is written."""
_HEAD = Font(28, serif=True)
_PAD = (196.0, 236.0)
_GAP = 64.0
_WIDEST = 520.0
NOTHING = 780.0
"""How wide a page is on which nothing stands yet."""
_RULES = 6
_RULE = Paint(Tone.PRINT, 0.3)


class Nothing(Struct, frozen=True):
    """The pad, and beside it words and more of them, in the middle, where there is nothing yet."""

    words: str
    more: str

    def width(self, _room: Room) -> float:
        return 0.0

    def height(self, _across: float, _room: Room) -> float:
        return _PAD[1] + 32

    def lay(self, place: Rect, room: Room) -> list[Item]:
        wide = _PAD[0]
        most = min(_WIDEST, place.width - wide - _GAP)
        head = WordBlock(self.words, _HEAD, lines=0, even=True)
        more = WordBlock(self.more, paint=SOFT, lines=0, even=True)
        across = max(room.words_width(each.told(most, room), each.font) for each in (head, more))
        told = Column((Named(head, self.words), more), 8, middle=True)
        row = Row((blank_form(), Sized(told, most)), _GAP)
        return Inset(row, (place.width - wide - _GAP - across) / 2).lay(place, room)


def blank_form() -> Drawn:
    """A form that nobody has filled in, and a pencil."""
    return Drawn(*_PAD, _pad)


def _pad(place: Rect) -> list[Item]:
    """A form that nobody has filled in, and the pencil beside it."""
    x, y, wide, high = place.x, place.y, place.width, place.height
    top, step = y + 64, (high - 64 - 28) / _RULES
    rules = [
        Stroke(x + 20, top + step * row, x + wide - 20, top + step * row, _RULE)
        for row in range(_RULES + 1)
    ]
    middle = x + wide * 0.56
    pencil = Thing("pencil", x + wide + 8, y + high - 18, 128)
    return [Pad(place), *rules, Stroke(middle, top, middle, top + step * _RULES, _RULE), pencil]
