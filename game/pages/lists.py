"""Long lists: which of their lines are seen."""

from __future__ import annotations

from game.stage.basics import Rect
from game.stage.lines import slider
from game.stage.picture import Item


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
