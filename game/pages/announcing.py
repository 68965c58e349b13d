"""A word over whatever is seen, for a moment: what a key that works everywhere has done."""

from __future__ import annotations

from msgspec.structs import replace

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.picture import Box, Picture, Shadow, Text

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
        return replace(picture, items=(*picture.items, *note))
