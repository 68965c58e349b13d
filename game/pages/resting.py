"""The pointer at rest: when it has lain still for a while, it is looked what there is to explain.

What explains is loaded then: a first page would wait for it, and no pointer rests so soon.
"""

from __future__ import annotations

from game.games import PIQUET
from game.stage.basics import Room
from game.stage.intents import Hover, Intent
from game.stage.picture import Picture

REST = 0.5
"""Seconds the pointer lies still before a note comes."""
_STILL = 4.0  # units it may tremble by


class Resting:
    """Where the pointer is, for how long, and whether a note is shown."""

    def __init__(self) -> None:
        self.game = PIQUET  # whose terms are explained
        self._at: tuple[float, float] | None = None
        self._rested = 0.0
        self._asked = False  # whether it was looked what lies there
        self.shown = False

    def heard(self, intent: Intent) -> bool:
        """Everything but a still pointer takes the note away; gives whether there was one."""
        if isinstance(intent, Hover):
            if self._at is not None and _close(self._at, (intent.x, intent.y)):
                return False
            self._at = intent.x, intent.y
        else:
            self._at = None
        was_shown, self.shown = self.shown, False
        self._rested, self._asked = 0.0, False
        return was_shown

    def tick(self, seconds: float) -> bool:
        """Lets time pass; gives whether it is time to look what the pointer lies on."""
        if self._at is None or self._asked:
            return False
        self._rested += seconds
        self._asked = self._rested >= REST
        return self._asked

    def look(self, seen: Picture, room: Room) -> bool:
        """Shows a note if there is something to explain; gives whether there is."""
        from game.pages.help.tips import is_told  # noqa: PLC0415 - see above

        self.shown = self._at is not None and is_told(seen, self._at, room, self.game)
        return self.shown

    def over(self, seen: Picture, room: Room) -> Picture:
        """The picture with the note, as long as its word still stands there."""
        if not self.shown or self._at is None:
            return seen
        from game.pages.help.tips import told  # noqa: PLC0415 - see above

        return told(seen, self._at, room, self.game)


def _close(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) <= _STILL and abs(one[1] - other[1]) <= _STILL
