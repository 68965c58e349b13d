"""A still page with things to press: one manner for mouse and keyboard on every page.

A click presses when it ends where it began. Arrows and Tab move the focus, which shows from then
on; Enter presses what has the focus, or the page's main thing. For a moment after a page appears it
is deaf, so that the second half of a double click does not press what came up under the pointer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from game.pages.lists import ListWindow
from game.pages.scene import Pop, Push, Scene, Transition
from game.stage.basics import Room
from game.stage.intents import Drag, Focus, Hover, Intent, Key, Press, Release, Scroll
from game.stage.picture import IconOf, Picture, Role, Touch, widgets

DEAF_SECONDS = 0.2

_T = TypeVar("_T")
_STEPS = {"down": 1, "right": 1, "up": -1, "left": -1}
_PRESSING = ("enter", "space", "escape")


class Page(Scene):
    """What all pages share. A page draws itself, and says what pressing one of its targets does.

    `focus` and `hover` are keys of targets; `main` is what Enter presses while nothing has the
    focus. The keys of actions at the table have no use here, where one may be writing.
    """

    takes_any_key = True
    window: ListWindow

    def __init__(self, main: str | None = None) -> None:
        self.main = main
        self.window = ListWindow()  # what is seen of its list, which the wheel moves
        self.focus: str | None = None
        self.hover: str | None = None
        self.age = 0.0
        self._count = 0
        self._kept: dict[str, tuple[object, Any]] = {}
        self._down: Touch | None = None
        self._seen: Picture | None = None

    @property
    def drawn(self) -> bool:
        """Whether it was seen at all."""
        return self._seen is not None

    @property
    def moving(self) -> bool:
        return False

    @property
    def changed(self) -> int:
        return self._count

    def picture(self, room: Room) -> Picture:
        self._seen = self.draw(room.at(self.focus, self.hover))
        return self._seen

    def tick(self, seconds: float) -> Transition | None:
        if self.age == 0:
            self.appear()
        self.age += seconds
        return None

    def on_intent(self, intent: Intent) -> Transition | None:
        if self.age < DEAF_SECONDS and _presses(intent):
            return None
        going = self.obey(intent)
        if isinstance(going, Push):
            # The page is seen again when the one above it pops: it is new then.
            self.age, self._down, self.hover = 0.0, None, None
        return going

    # -- what a page says of itself

    def draw(self, room: Room) -> Picture:
        """Everything to be seen."""
        raise NotImplementedError

    def press(self, key: str) -> Transition | None:
        """A target was pressed."""
        raise NotImplementedError

    def press_icon(self, name: str) -> Transition | None:  # noqa: ARG002 - for pages with icons
        """A small sign was pressed."""
        return None

    def escape(self) -> Transition | None:
        """The Escape key: back to what lies below, where nothing else is said."""
        return Pop()

    def lines(self) -> tuple[str, ...]:
        """The keys of the lines of its list, where the focus goes through them."""
        return ()

    def appear(self) -> None:
        """The page is seen, for the first time or again."""

    def stops(self) -> tuple[str, ...]:
        """The keys the focus moves through, in order."""
        if self._seen is None:
            return ()
        every = (each.key for each in widgets(self._seen.tree) if each.role is not Role.LINE)
        return tuple(dict.fromkeys(key for key in every if isinstance(key, str)))

    def obey(self, intent: Intent) -> Transition | None:
        """Mouse and keyboard as on every page; a page that hears more asks this for the rest."""
        match intent:
            case Hover(at=at) | Drag(at=at):
                self._hover(at if isinstance(at, str) else None)
            case Press(at=at):
                self._down = at
            case Release(at=at):
                key, self._down = self._down, None
                if key is not None and key == at:
                    self.touch()
                    self.focus = None
                    return self._pressed(key)
            case Focus(at=str(key)) if key in self.stops():
                self.focus = key
                self.touch()
            case Scroll(dy) if self.window.count:
                self.window.turn(dy)
                self.touch()
            case Key("escape"):
                return self.escape()
            case Key("tab", shift=shift):
                self.step(-1 if shift else 1)
            case Key("enter"):
                return self._enter(self.focus or self.main)
            case Key("space"):
                return self._enter(self.focus)
            case Key(name) if name in _STEPS:
                self.step(_STEPS[name])
        return None

    def kept(self, name: str, key: object, make: Callable[[], _T]) -> _T:
        """Some part of the page, made anew only where the key is another than the last time."""
        before = self._kept.get(name)
        if before is None or before[0] != key:
            before = self._kept[name] = key, make()
        found: _T = before[1]
        return found

    def touch(self) -> None:
        """Something to be seen has changed."""
        self._count += 1

    def step(self, by: int) -> None:
        """Moves the focus on; the first time it goes to the main thing."""
        stops = self.stops()
        if not stops:
            return
        if self.focus in stops:
            self.focus = stops[(stops.index(self.focus) + by) % len(stops)]
        else:
            self.focus = self.main if self.main in stops else stops[0 if by > 0 else -1]
        if self.focus in self.lines():
            self.window.show(self.lines().index(self.focus))
        self.touch()

    def _enter(self, key: str | None) -> Transition | None:
        if key is None or key not in self.stops():
            return None
        self.touch()
        return self.press(key)

    def _hover(self, key: str | None) -> None:
        if key != self.hover:
            self.hover = key
            self.touch()

    def _pressed(self, key: Touch) -> Transition | None:
        match key:
            case str():
                return self.press(key)
            case IconOf(name):
                return self.press_icon(name)
        return None


def _presses(intent: Intent) -> bool:
    if isinstance(intent, Press):
        return not intent.meant  # whoever asks for it by name does not slip
    return isinstance(intent, Key) and intent.name in _PRESSING
