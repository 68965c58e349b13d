"""The program with somebody before it who only looks: `python -m tests.xvfb.eyes FILE …`.

What he would do next is written to FILE, and done from outside, by a real pointer and real keys.
FILE.told tells him what a friend says elsewhere: the words of an invitation, or to leave.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from game.app import main
from game.pages import stack as pages
from game.pages.apart.meeting import Inviting, Joining
from game.pages.page import Page
from game.pages.scene import Scene
from game.stage.basics import Room
from game.stage.intents import Hover, Intent, Key, Press, Release, TextTyped
from game.stage.picture import Picture
from game.table.table import TableScene
from tests.game.hand import Manner, NotPaintedError, Person, click
from tests.game.windowed import Visitor

LEAVE = "leave"
_REST, _PATIENCE = 0.25, 2.0
"""Seconds after something was done until more is, and until it is wished once more."""


class Friend(Visitor):
    """Who invites, joins or goes on, plays, and leaves when he is told to."""

    told_him = ""  # from outside

    def step(self, scene: Scene, picture: Picture) -> tuple[Intent, ...]:
        leaves = self.told_him == LEAVE
        if isinstance(scene, TableScene) and leaves:
            return (Key("escape"),)
        if isinstance(scene, Inviting):
            return ()
        if isinstance(scene, Joining):
            if scene.meeting is not None:
                offered = scene.meeting.offered
                return () if offered is None else click(picture, "sit")
            if not self.told_him:
                return ()
            return TextTyped(self.told_him), Key("enter")
        if isinstance(scene, Page) and leaves:
            keys = {"Pause": "leave", "Title": "quit"}
            return click(picture, keys.get(type(scene).__name__, "back"))
        if isinstance(scene, Page):
            key = self.plan.get(type(scene).__name__, (scene.main,))[0]
            if self.person.manner is Manner.MOUSE and key is not None:
                return click(picture, key)
            return (Key("enter" if key == (scene.focus or scene.main) else "tab"),)
        assert isinstance(scene, TableScene), scene
        step = self.person.step(scene, picture)
        return () if step is None else step.intents


class Looking(pages.Stack):
    """The scenes, and what somebody would do who sees them."""

    file: Path
    friend: Friend

    _number = 0
    _waits: Intent | None = None  # for this, which was wished, to be done
    _since = 0.0
    _drawn: tuple[Picture, object] | None = None

    def picture(self, room: Room) -> Picture:
        picture = super().picture(room)
        self._drawn = picture, self.changed
        return picture

    def on_intent(self, intent: Intent) -> None:
        waits = self._waits
        if intent == waits if isinstance(waits, Key) else isinstance(intent, type(waits)):
            self._waits, self._since = None, time.monotonic()
        super().on_intent(intent)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        now = time.monotonic()
        rest = _REST if self._waits is None else _PATIENCE
        if not self.running or self.moving or self._drawn is None or now < self._since + rest:
            return
        picture, changed = self._drawn
        if changed != self.changed:
            return
        told = Path(f"{self.file}.told")
        self.friend.told_him = told.read_text("utf-8") if told.exists() else ""
        try:
            intents = self.friend.step(self.top, picture)
        except NotPaintedError:
            intents = ()
        if intents:
            self._waits, self._number = intents[-1], self._number + 1
        self._since = now
        self._write(intents)

    def _write(self, intents: tuple[Intent, ...]) -> None:
        top = self.top
        wished = {
            "number": self._number,
            "page": type(top).__name__,
            "code": top.meeting.code if isinstance(top, Inviting) and top.meeting else "",
            "intents": [_told(each) for each in intents],
            "deals": len(top.session.now.deals.results) if isinstance(top, TableScene) else -1,
            "count": top.session.now.deals.number if isinstance(top, TableScene) else -1,
            "phase": top.board.seen.phase.value if isinstance(top, TableScene) else "",
            "waits": top.board.top.waited_for if isinstance(top, TableScene) else "",
        }
        part = Path(f"{self.file}.part")
        part.write_text(json.dumps(wished), encoding="utf-8")
        part.replace(self.file)


def _told(intent: Intent) -> list[object]:
    match intent:
        case Hover(x, y) | Press(x, y) | Release(x, y):
            return [type(intent).__name__, x, y]
        case Key(name):
            return ["Key", name]
        case TextTyped(text):
            return ["TextTyped", text]
    raise AssertionError(intent)


def look(file: str, way: str, manner: str, seed: str, *arguments: str) -> int:
    """Start the program; `way` is how one comes to the table."""
    plan = {"Title": ("continue",)}
    if way != "continue":
        plan = {"Title": ("two",), "Names": ("where:apart",), "InTwoPlaces": (way,)}
    Looking.file = Path(file)
    Looking.friend = Friend(Person(Manner(manner), int(seed), whims=0.0), plan)
    pages.Stack = Looking  # type: ignore[misc]
    return main([*arguments])


if __name__ == "__main__":
    sys.exit(look(*sys.argv[1:]))
