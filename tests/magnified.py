"""Whether all that is read can be seen whole at 200 % in a window of 1280 × 800: it shows a part.

`python -m tests.magnified` looks through every scene of the tour, in all languages or in those that
are named, and names the lines that are longer than the part or lie outside the picture, and what
the keys point at that cannot be seen whole (of fields the words alone). A sample of it is in the
tests. That the pointer brings the part everywhere is proved of the part itself.
"""

from __future__ import annotations

import os
import sys

from msgspec.structs import replace

from game.demo import tour
from game.preferences import Preferences
from game.stage.basics import Rect
from game.stage.lines import line_place
from game.stage.picture import Bubble, Picture, Role, Text, widgets
from game.window.offscreen import Pictured, room_of
from game.window.scaling import SMALLEST, picture_size, scale_for
from game.window.screen.part import LINE
from game.words.catalogue import speak
from tests.game.tongues import LANGUAGES
from tests.words import Reader

WINDOW, WANTED = (1280, 800), 2.0
SEEN = WINDOW[0] / WANTED, WINDOW[1] / WANTED
"""The part, in units."""
_TREMBLE = 2.0
"""Units a letter or a ring may reach over an edge."""


class Magnified(Reader):
    """An album that looks whether all that is read can be seen whole."""

    def __init__(self) -> None:
        scale = scale_for(WINDOW, 1.0, WANTED)
        assert (scale, picture_size(WINDOW, scale)) == (WANTED, (2048, 1280))
        super().__init__(SMALLEST)
        self.seen = 0
        self.lost: list[str] = []

    def look(self, shown: Pictured) -> Picture:
        return shown.picture(replace(room_of(SMALLEST, self._painter), line=LINE))

    def take(
        self,
        name: str,
        shown: Pictured,
        size: tuple[int, int] | None = None,
        scale: float | None = None,
    ) -> None:
        picture = self.look(shown)
        self.seen += 1
        for item in picture.items:
            if isinstance(item, Text):
                self._mind(f"{name}: {item.words}", line_place(item, self._painter.ruler))
            elif isinstance(item, Bubble):
                self._mind(f"{name}: {item.words}", item.rect)
        for part in widgets(picture.tree):
            if part.focused and part.role is not Role.FIELD and isinstance(part.place, Rect):
                self._mind(f"{name}, pointed at: {part.told}", part.place)

    def _mind(self, told: str, place: Rect) -> None:
        inside = place.x >= -_TREMBLE and place.right <= SMALLEST[0] + _TREMBLE
        inside = inside and place.y >= -_TREMBLE and place.bottom <= SMALLEST[1] + _TREMBLE
        if not (inside and place.width <= SEEN[0] and place.height <= SEEN[1]):
            self.lost.append(f"{told} ({place.width:.0f} × {place.height:.0f} at {place.x:.0f})")


def looked_through(language: str) -> Magnified:
    """The tour in a language."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    speak(language)
    album = Magnified()
    tour.show(album, 7, Preferences(language=language))
    return album


def main() -> int:
    """Say what cannot be seen whole."""
    found = 0
    for language in sys.argv[1:] or LANGUAGES:
        album = looked_through(language)
        print(f"{language}: {album.seen} scenes, {len(album.lost)} not seen whole")
        print(*album.lost, sep="\n")
        found += len(album.lost)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
