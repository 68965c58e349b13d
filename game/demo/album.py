"""An album of pictures: numbered in the order they are taken, in the looks that were asked for.

One in which a sentence is sought has only the pictures in which it stands, by their own numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from game.games import GAMES
from game.preferences import Preferences
from game.program.wishes import looks_of
from game.school.lesson import CONTEXT
from game.stage.intents import Hover
from game.stage.picture import Picture, Text
from game.window.offscreen import Pictured, dress, make_painter, render, room_of, save_png
from game.window.screen.window import open_screen
from game.words.catalogue import overhear, sentence, spoken
from game.words.files import GENERAL


class Sought:
    """A sentence by its key, or by its English where it is a lesson's. LookupError for none.

    It is known by what it came to when it was said, so its words may stand in a picture for another
    key too.
    """

    def __init__(self, key: str) -> None:
        written = set(filter(None, _written(key)))
        if not written:
            raise LookupError(key)
        self._plain = {words for words in written if "{" not in words}
        self._said = overhear(key)
        self._patterns: dict[str, re.Pattern[str]] = {}

    def stands_in(self, picture: Picture) -> bool:
        """Whether it is to be read there, wherever its lines end."""
        seen = " ".join(getattr(item, "words", "") for item in picture.items)
        return any(self._pattern(words).search(seen) for words in self._plain | self._said)

    def _pattern(self, words: str) -> re.Pattern[str]:
        if words not in self._patterns:
            whole = r"\s*".join(map(re.escape, re.findall(r"\w+|[^\w\s]", words)))
            self._patterns[words] = re.compile(rf"(?<!\w){whole}(?!\w)", re.IGNORECASE)
        return self._patterns[words]


def _written(key: str) -> Iterator[str]:
    """The sentences of that key as they stand in the catalogues."""
    for game in (GENERAL, *GAMES):
        yield sentence(spoken(), game, key)
        yield sentence(spoken(), game, CONTEXT + key)


class Album:
    """Numbers and writes pictures."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int],
        likes: Preferences,
        sought: Sought | None = None,
    ) -> None:
        open_screen()
        self._sought, self._number = sought, 0
        self._folder, self._size = folder, size
        self._painter = make_painter()
        dress(self._painter, looks_of(likes, spoken()))
        self.paths: list[Path] = []

    def take(
        self,
        name: str,
        shown: Pictured,
        size: tuple[int, int] | None = None,
        scale: float | None = None,
    ) -> None:
        """Write what a scene shows now, on so many pixels if not as large as the others.

        `scale` is in pixels for a unit, where that of a window is not meant. Raises OSError if it
        cannot be written.
        """
        size = size or self._size
        self._number += 1
        if self._sought is not None:
            picture = shown.picture(room_of(size, self._painter, scale))
            if not self._sought.stands_in(picture):
                return
        path = self._folder / f"{self._number:02}-{name}.png"
        save_png(render(shown, size, self._painter, scale), path)
        self.paths.append(path)

    def look(self, shown: Pictured) -> Picture:
        """What a scene shows, without a picture of it: a scene learns its room by this."""
        return shown.picture(room_of(self._size, self._painter))


def over(seen: Picture, words: str) -> Hover:
    """The pointer on a line of words. LookupError where they stand nowhere."""
    for item in seen.items:
        if isinstance(item, Text) and item.words == words:
            return Hover(item.x + 2, item.y - 4)
    raise LookupError(f"{words!r} stands nowhere")
