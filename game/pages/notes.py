"""What comes over a scene by itself: an announcement, and the note on a word pointed at."""

from __future__ import annotations

from game.games import PIQUET
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.intents import Hover, Intent, Press
from game.stage.picture import Box, Picture, Role, Shadow, Text, Widget

SECONDS = 1.6
_FONT = Font(20, bold=True)


class Announcement:
    """What is announced now, and for how long still."""

    def __init__(self) -> None:
        self._words = ""
        self._left = 0.0

    def tell(self, words: str) -> None:
        """Show these words from now on."""
        self._words, self._left = words, SECONDS

    def tick(self, seconds: float) -> bool:
        """Let time pass; whether the words have just gone."""
        if not self._words:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        self._words = ""
        return True

    def over(self, picture: Picture, room: Room) -> Picture:
        """The picture with the words above all of it; nothing of it can be touched less."""
        if not self._words:
            return picture
        width = room.ruler.width(self._words, _FONT) + 48
        place = Rect((room.width - width) / 2, room.height * 0.16, width, 48)
        note = (
            Box(place, 10, Paint(Tone.SHADE, 0.9), Paint(Tone.BRASS), shadow=Shadow.BUTTON),
            Text(self._words, room.width / 2, place.y + 31, _FONT, align=Align.CENTRE),
        )
        return picture.under((Widget(Role.LIVE, note, self._words),))


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
        self.touched = False  # pressed before there was a note: by a finger, or to have one

    def heard(self, intent: Intent) -> bool:
        """Everything but a still pointer takes the note away; gives whether there was one."""
        if isinstance(intent, Hover):
            if self._at is not None and _close(self._at, (intent.x, intent.y)):
                return False
            self._at = intent.x, intent.y
        else:
            if isinstance(intent, Press):
                self.touched = self._at is not None and not self.shown
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
