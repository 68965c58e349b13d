"""Counts the words on the screen in every scene of the tour: `python -m tests.words`.

Numbers, cards and signs aside, whatever a player would read: lines, bubbles, buttons, key caps.
Nothing is painted; `--size` and `--language` choose the window and the language (default: both).
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from game.demo import tour
from game.demo.album import Album
from game.pages.stack import Stack
from game.preferences import Preferences
from game.stage.ornaments import Lettering
from game.stage.picture import Bubble, Picture, Text
from game.table.deal_sheet import SheetPage
from game.table.table import TableScene
from game.window.offscreen import Pictured
from game.words.catalogue import speak
from game.words.files import codes

USUAL = (1280, 800)
SHEET = "deal sheet"
PAGE = "page"
LIMITS = {SHEET: 60}
IN_PLAY = 45
"""The most words in any phase of play."""
OF_THREE = 60
"""The most where three are there: a name more on the cloth, and a slip of who does what."""

ASKED_FOR = frozenset(
    {
        *("all-tricks", "unseen-cards", "line-and-reading", "term-explained"),
        *("discard-report", "discard-report-numbers", "discard-report-best"),
        *("gives-away-point", "gives-away", "road-of-ones-own", "road-of-the-other"),
        *(
            "evening-advised",
            "all-fours-counsel-answer",
            "all-fours-counsel-lay-away",
            "all-fours-counsel-reply",
        ),
    }
)
"""What one opened in order to read it: no phase of play by itself."""

_WORD = re.compile(r"[^\W\d_]")


class Counted(Struct, frozen=True):
    """A scene of the tour: what goes on in it, and how many words are read there."""

    scene: str
    phase: str
    words: int

    @property
    def most(self) -> int | None:
        """How many there may be; None where there is no limit."""
        if self.phase == PAGE or self.scene in ASKED_FOR:
            return None
        return LIMITS.get(self.phase, OF_THREE if "evening" in self.scene else IN_PLAY)


class Reader(Album):
    """An album that counts the words of its pictures instead of painting them."""

    def __init__(self, size: tuple[int, int] = USUAL) -> None:
        super().__init__(Path(), size, Preferences())
        self.counted: list[Counted] = []
        self.read: dict[str, list[str]] = {}

    def take(
        self,
        name: str,
        shown: Pictured,
        size: tuple[int, int] | None = None,
        scale: float | None = None,
    ) -> None:
        """Count what a scene shows now."""
        self.read[name] = list(lines_of(self.look(shown)))
        self.counted.append(Counted(name, phase_of(shown), words_in(self.read[name])))


def lines_of(picture: Picture) -> Iterator[str]:
    """Every line there is to read."""
    for item in picture.items:
        if isinstance(item, Text | Bubble | Lettering):
            yield item.words


def words_on(picture: Picture) -> int:
    """How many words there are to read."""
    return words_in(lines_of(picture))


def words_in(lines: Iterable[str]) -> int:
    """How many words stand in some lines: what has a letter in it."""
    return sum(bool(_WORD.search(word)) for line in lines for word in line.split())


def phase_of(shown: Pictured) -> str:
    """What goes on: the phase at a table, the sheet of a deal, or a page."""
    scene = shown.top if isinstance(shown, Stack) else shown
    if isinstance(scene, TableScene):
        return str(scene.board.seen.phase.value)
    return SHEET if isinstance(scene, SheetPage) else PAGE


def tour_read(language: str, size: tuple[int, int] = USUAL, seed: int = 7) -> Reader:
    """The whole tour in a language, counted."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    speak(language)
    reader = Reader(size)
    tour.show(reader, seed, Preferences(language=language))
    return reader


def main() -> None:
    """Print a table: a line for each scene, a column for each language."""
    parser = argparse.ArgumentParser(prog="python -m tests.words", description=__doc__)
    parser.add_argument("--size", metavar="WxH", default="1280x800")
    parser.add_argument("--language", choices=codes(), action="append")
    parser.add_argument("--read", metavar="SCENE", help="what is read there, line by line")
    chosen = parser.parse_args()
    width, _, height = chosen.size.partition("x")
    languages = chosen.language or list(codes())
    read = [tour_read(language, (int(width), int(height))) for language in languages]
    if chosen.read:
        for reader in read:
            print(*reader.read[chosen.read], sep="\n")
        return
    print(f"{'scene':30}{'phase':14}{'most':>5}", *(f"{name:>5}" for name in languages))
    for row in zip(*(reader.counted for reader in read), strict=True):
        most = row[0].most
        marks = [f"{one.words:>5}{'!' if most and one.words > most else ' '}" for one in row]
        print(f"{row[0].scene:30}{row[0].phase:14}{most or '':>5}", *marks)


if __name__ == "__main__":
    main()
