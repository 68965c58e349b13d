"""What a voice says in every scene of the tour, where the focus goes and what it is told there.

`python -m tests.golden.scenes FOLDER en fr` writes FOLDER/LANGUAGE.txt, to be read, or compared
with what was written there before a change. With `--pictures` each picture is written down beside
it, item by item and with its targets: what must not change while its making does.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

from game.demo import tour
from game.pages.narrator import Narrator
from game.pages.page import Page
from game.pages.stack import Stack
from game.preferences import Preferences
from game.stage.picture import Picture
from game.window.offscreen import Pictured
from game.words.catalogue import speak
from tests.golden.session import named
from tests.words import Reader, words_on


class Listener(Reader):
    """An album that listens to its scenes instead of painting them."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.pictures: list[str] = []

    def take(
        self,
        name: str,
        shown: Pictured,
        size: tuple[int, int] | None = None,
        scale: float | None = None,
    ) -> None:
        picture = self._seen(name, shown)
        self.lines += [f"= {name}, {words_on(picture)} words", *heard(Narrator(), picture)]
        page = shown.top if isinstance(shown, Stack) else shown
        if not isinstance(page, Page):
            touched = dict.fromkeys(named(target.key) for target in picture.targets)
            self.lines.append(f"touch: {', '.join(touched)}")
            return
        focus = page.focus
        for stop in page.stops():
            page.focus = stop
            told = [*heard(Narrator(), self._seen(f"{name} {stop}", shown))][-1]
            self.lines.append(f"{stop}: {told}")
        page.focus = focus
        self.look(shown)

    def _seen(self, name: str, shown: Pictured) -> Picture:
        picture = self.look(shown)
        self.pictures += [f"= {name}", *map(repr, (*picture.items, *picture.targets))]
        return picture


def heard(narrator: Narrator, picture: Picture) -> Iterator[str]:
    """What a voice says of a picture that has not seen one before, utterance by utterance."""
    for each in narrator.see(picture):
        yield each.words


def listened(language: str) -> Listener:
    """The whole tour in a language."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    speak(language)
    listener = Listener()
    tour.show(listener, 7, Preferences(language=language))
    return listener


def main() -> None:
    """Write down the languages that are named."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.scenes", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("language", nargs="+")
    parser.add_argument("--pictures", action="store_true")
    chosen = parser.parse_args()
    chosen.folder.mkdir(exist_ok=True)
    for language in chosen.language:
        listener = listened(language)
        written = {"": listener.lines, "-pictures": listener.pictures if chosen.pictures else []}
        for end, lines in written.items():
            if lines:
                text = "\n".join(lines) + "\n"
                (chosen.folder / f"{language}{end}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
