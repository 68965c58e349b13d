"""The whole program in a window nobody sees, and a visitor who has only a mouse or a keyboard.

The visitor looks at the picture that was painted last and answers with the events of the window
system, a step at a time, as a person would.
"""

from __future__ import annotations

import json
import os
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.app import main
from game.games import PIQUET, papers_of
from game.pages.page import DEAF_SECONDS, Page
from game.pages.scene import Scene
from game.pages.stack import Stack
from game.pages.start.names import Names
from game.pages.start.new_partie import NewPartie
from game.pages.start.title import Title
from game.players.engine import Doing, EnginePlayer
from game.session.session import Session
from game.stage.basics import Room
from game.stage.intents import CloseAsked, Drag, Hover, Intent, Key, Press, Release, TextTyped
from game.stage.picture import Picture, Text
from game.table.table import TableScene
from rules.piquet.options import Options
from tests import waiting
from tests.game.hand import Manner, Person, click
from tests.game.sitting import session_of

_CODES = {
    "enter": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "escape": pygame.K_ESCAPE,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "tab": pygame.K_TAB,
    "backspace": pygame.K_BACKSPACE,
}
_CARDS = 1  # the seed of every partie that is begun


def events(intent: Intent) -> list[pygame.Event]:
    """What the window system would say: pointer places are points, which are units here."""
    match intent:
        case Hover(x, y):
            return [_motion(x, y, 0)]
        case Drag(x, y):
            return [_motion(x, y, 1)]
        case Press(x, y):
            return [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=_at(x, y), button=1, touch=False)]
        case Release(x, y):
            return [pygame.Event(pygame.MOUSEBUTTONUP, pos=_at(x, y), button=1, touch=False)]
        case Key(name):
            code = _CODES[name] if name in _CODES else pygame.key.key_code(name)
            letter = name if len(name) == 1 else ""
            press = pygame.Event(pygame.KEYDOWN, key=code, unicode=letter, mod=0, scancode=0)
            return [press, pygame.Event(pygame.KEYUP, key=code, unicode=letter, mod=0, scancode=0)]
        case TextTyped(text):
            return [pygame.Event(pygame.TEXTINPUT, text=text)]
        case CloseAsked():
            return [pygame.Event(pygame.QUIT)]
    raise AssertionError(f"the visitor has no way to say {intent}")


def _motion(x: float, y: float, held: int) -> pygame.Event:
    return pygame.Event(
        pygame.MOUSEMOTION, pos=_at(x, y), rel=(0, 0), buttons=(held, 0, 0), touch=False
    )


def _at(x: float, y: float) -> tuple[int, int]:
    return round(x), round(y)


def at_two_hundred(intent: Intent) -> list[pygame.Event]:
    """The same where a unit is two pixels and the window shows a part of 1024 by 640 units.

    From the upper left corner the pointer goes where the place comes to lie under it.
    """
    match intent:
        case Hover(x, y) | Press(x, y) | Release(x, y):
            at = _under(x, 1280, 2048), _under(y, 800, 1280)
            corner = [_motion(0, 0, 0)] if isinstance(intent, Hover) else []
            return [*corner, *events(replace(intent, x=at[0], y=at[1]))]
    return events(intent)


def _under(units: float, window: int, whole: int) -> float:
    """Where along the window a place of the picture is pointed at; by the rule of `SeenPart`."""
    edge, most, at = window / 7, whole - window, 2 * units
    if at <= edge or at >= whole - edge:
        return at if at <= edge else at - most
    slope = most / (window - 2 * edge)
    return (at + slope * edge) / (1 + slope)


@dataclass
class Visitor:
    """Goes through the program: on each page presses what is next on the list, at the table plays.

    `plan` are keys of targets by the name of the page's class, in the order of its visits; what is
    not in it is the page's main thing. `told` are the words of each page as it was left. With a
    `most` of finished deals the visitor closes the window after so many.
    """

    person: Person
    plan: Mapping[str, Sequence[str]]
    names: tuple[str, ...] = ()
    most: int | None = None
    done: Counter[str] = field(default_factory=Counter)
    told: dict[str, str] = field(default_factory=dict)
    session: Session | None = None
    engines: set[int | None] = field(default_factory=set)
    stack: Stack | None = None
    _visits: Counter[str] = field(default_factory=Counter)

    def step(self, scene: Scene, picture: Picture) -> tuple[Intent, ...]:
        if isinstance(scene, TableScene):
            self.session = session_of(scene)
            self._mind_engines(self.session)
            if self.most is not None and len(scene.session.state.results) >= self.most:
                return (CloseAsked(),)
            step = self.person.step(scene, picture)
            if step is None:
                return ()
            self.done[step.name] += 1
            return step.intents
        assert isinstance(scene, Page)
        if scene.age < DEAF_SECONDS:
            return ()
        name = type(scene).__name__
        self.told[name] = "\n".join(i.words for i in picture.items if isinstance(i, Text))
        if isinstance(scene, Names) and self.names:
            self.names, typed = (), self.names
            return _filled_in(typed)
        keys = self.plan.get(name, ())
        key = keys[self._visits[name]] if self._visits[name] < len(keys) else _onward(scene)
        assert key is not None, f"nothing is to be done on {name}"
        if self.person.manner is not Manner.KEYS:
            self._visits[name] += 1
            self.done[f"{name} {key}"] += 1
            return click(picture, key)
        pointed = scene.focus or scene.main
        if pointed == key:
            self._visits[name] += 1
            self.done[f"{name} {key}"] += 1
        return (Key("enter" if pointed == key else "tab"),)

    def _mind_engines(self, session: Session) -> None:
        """An engine is a process of its own, and well."""
        for player in session.players.values():
            if isinstance(player, EnginePlayer):
                assert player.pid != os.getpid()
                assert player.status.doing in (Doing.WAITING, Doing.THINKING), player.complaint
                self.engines.add(player.pid)


def _onward(scene: Page) -> str | None:
    """What a page is for; a visitor on his first day plays, and leaves the lessons to others."""
    if isinstance(scene, NewPartie) or (isinstance(scene, Title) and scene.main == "learn"):
        return "play"
    return scene.main


def _filled_in(names: Sequence[str]) -> tuple[Intent, ...]:
    """Field by field: what stands there is marked, so that what is typed takes its place."""
    intents: list[Intent] = []
    for name in names:
        intents += [TextTyped(letter) for letter in name]
        intents.append(Key("tab"))
    return (*intents, Key("tab"))


class Watched(Stack):
    """The scenes, with a visitor before them who acts whenever the screen shows what is so."""

    def __init__(
        self, first: Scene, visitor: Visitor, scan: Callable[[], int], large: bool
    ) -> None:
        super().__init__(first, scan=scan)
        self._large = large
        self._left: list[Intent] = []  # one a round: whoever sees a part looks before he presses
        self._visitor, visitor.stack = visitor, self
        self._shown: tuple[Picture, tuple[int, int]] | None = None
        self._rounds = waiting.rounds(lambda: f"no end: {visitor.done}", rest=0.0001)

    def picture(self, room: Room) -> Picture:
        picture = super().picture(room)
        self._shown = picture, self.changed
        return picture

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        next(self._rounds)  # the engine and the thread that stores get their turn as well
        if not self.running or self._shown is None or self.moving:
            return
        picture, changed = self._shown
        if self._left:
            self._post(at_two_hundred(self._left.pop(0)))
            return
        if changed != self.changed:
            return
        intents = self._visitor.step(self.top, picture)
        if self._large:
            self._left += intents
            return
        for intent in intents:
            self._post(events(intent))

    def _post(self, some: Iterable[pygame.Event]) -> None:
        for event in some:
            pygame.event.post(event)


def visit(
    visitor: Visitor,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    motion: str = "off",
    *,
    guided: bool = False,
    options: Options | None = None,
    large: bool = False,
) -> None:
    """Start the program on a data folder and stay until the visitor has left it.

    `guided`: he was guided through his first deals before, and needs no lessons; `options`: what
    was agreed on in Piquet. Forced cards he plays himself. All is `large`: at 200 per cent, and the
    window shows a part of it.

    Its clock goes on by a tenth of a second each round, it never rests, and it is dealt the same
    cards in every run. What the visitor does beside the turn depends on how long others think.
    """
    home.mkdir(exist_ok=True)
    settings = home / "settings.json"
    if not settings.exists():
        likes = {"motion": motion, "play_forced": False, "opponent": "novice"}  # who thinks least
        likes |= {"guided": True} if guided else {}
        likes |= {"scale": 200} if large else {}
        rules = papers_of(PIQUET).write_options(options) if options else {}
        settings.write_text(json.dumps({**likes, "rules": rules}), encoding="utf-8")
    time = 0.0

    def clock() -> float:
        nonlocal time
        time += 0.1
        return time

    def no_rest(**_: object) -> int:
        return 100_000

    def broken(*_: object, **__: object) -> str:
        pytest.fail(f"the program broke: {traceback.format_exc()}")

    def no_cursor(_: int) -> None:
        """The driver for a window nobody sees has none."""

    with monkeypatch.context() as patch:
        patch.setenv("PIQUET_HOME", str(home))
        patch.setenv("SDL_VIDEODRIVER", "dummy")
        patch.setattr("game.program.host.new_seed", lambda: _CARDS)
        patch.setattr("game.window.screen.loop.perf_counter", clock)
        patch.setattr("game.window.screen.loop.pace", no_rest)
        patch.setattr("pygame.mouse.set_cursor", no_cursor)
        patch.setattr("game.window.failure.write_log", broken)  # nobody reads a notice here
        patch.setattr(
            "game.pages.stack.Stack", lambda first, *more: Watched(first, visitor, more[-1], large)
        )
        assert main(["--size", "1280x800"]) == 0
