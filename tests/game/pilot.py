"""Plays scenes without a window: intents in, pictures out, time by hand."""

from __future__ import annotations

from game.pages.scene import Scene
from game.pages.stack import Stack
from game.stage.basics import Font, Rect, Room
from game.stage.intents import Hover, Key, Press, Release, TextTyped
from game.stage.picture import Picture, Text
from game.words.catalogue import spoken

SIZES = ((1024, 640), (1280, 800), (1896, 800), (1024, 1400))
"""Rooms in units: the smallest, the usual, a very wide and a very high one."""


class EstimatingRuler:
    """Letters a little wider than half their size, as in our two families."""

    def width(self, words: str, font: Font) -> float:
        return len(words) * font.size * 0.52


class Pilot:
    """Someone at the program: presses what the picture offers."""

    def __init__(self, first: Scene, width: float = 1280, height: float = 800) -> None:
        self.stack = Stack(first)
        self.room = Room(width, height, EstimatingRuler())
        self._seen: tuple[object, Picture] | None = None
        self.wait()

    @property
    def picture(self) -> Picture:
        """What is seen; composed anew only when it may differ, as the window does."""
        now = self.stack.changed, self.room, spoken()
        if self._seen is None or self._seen[0] != now or self.stack.moving:
            self._seen = now, self.stack.picture(self.room)
        return self._seen[1]

    @property
    def words(self) -> list[str]:
        return [item.words for item in self.picture.items if isinstance(item, Text)]

    @property
    def text(self) -> str:
        """All words of the picture, one line each."""
        return "\n".join(self.words)

    @property
    def keys(self) -> list[str]:
        return [target.key for target in self.picture.targets if isinstance(target.key, str)]

    def wait(self, seconds: float = 0.5) -> None:
        for _ in range(max(1, round(seconds / 0.05))):
            self.stack.tick(0.05)

    def place(self, key: str) -> tuple[float, float]:
        """The middle of the topmost target of that key."""
        for target in reversed(self.picture.targets):
            if target.key == key:
                place = target.place
                return place.centre if isinstance(place, Rect) else (place.x, place.y)
        raise AssertionError(f"nothing is called {key!r} among {self.keys}")

    def click(self, key: str) -> None:
        """Moves to a target, presses and lets go, and waits a moment."""
        x, y = self.place(key)
        for intent in (Hover(x, y), Press(x, y), Release(x, y)):
            self.stack.on_intent(intent)
        if self.stack.running:
            self.wait()

    def point(self, key: str) -> None:
        self.stack.on_intent(Hover(*self.place(key)))

    def key(self, *names: str, shift: bool = False) -> None:
        """Presses keys one after the other, asking for a picture between them as a window does."""
        for name in names:
            if not self.stack.running:
                return
            assert self.picture.items
            self.stack.on_intent(Key(name, shift=shift))
            self.wait()

    def type(self, text: str) -> None:
        for letter in text:
            assert self.picture.items
            self.stack.on_intent(Key(letter.lower()))
            self.stack.on_intent(TextTyped(letter))
