"""The true program with somebody at it who plays by himself and tells what was shown.

`python -m tests.soak_sitter SEED SECONDS` is `piquet` itself, its window, its engine and its book;
only the hand at the mouse is ours. `tests.soak_kill_window` starts it and ends it without warning.
What is told goes to the standard output, a line each, before it can be seen on the screen:

- `table KEY COUNT DIGEST`: so many lines of this partie are acknowledged, and the table is in the
  state of this digest; `first KEY COUNT DIGEST` is the state shown when somebody sits down;
- `over KEY`: its end is shown;  `engine PID`;  `told WORDS`: a sentence for the player.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

from msgspec import Struct

import game.pages.stack
from game.app import main as piquet
from game.pages.scene import Scene
from game.pages.settlement import SettlementScene
from game.pages.stack import Stack
from game.pages.start.title import Title
from game.players import client
from game.players.engine import EnginePlayer
from game.program.house import OurHouse
from game.session.session import Session
from game.stage.basics import Room
from game.stage.intents import Intent, Key
from game.stage.picture import Picture
from game.table.table import TableScene
from game.words.catalogue import say
from rules.piquet.state import State
from tests.game.hand import Manner, Person
from tests.game.partie import shown
from tests.game.sitting import session_of
from tests.game.windowed import Visitor, events
from tests.waiting import PATIENCE

_WHIMS = (("u", 0.03), ("r", 0.02), ("h", 0.02), ("m", 0.02))
"""Keys pressed now and then at the table: back, forward, a hint, sounds (a setting is stored)."""

NEWS = ("now.news.restarted", "now.news.fell-back", "now.news.slower")
"""What may be told of an engine."""


def digest(state: State) -> str:
    """The same for the same state in every process."""
    return sha256(_plain(state).encode()).hexdigest()[:16]


def _plain(value: Any) -> str:
    if isinstance(value, Struct):
        parts = ",".join(_plain(getattr(value, field)) for field in value.__struct_fields__)
        return f"{type(value).__name__}({parts})"
    if isinstance(value, frozenset | set):
        return "{" + ",".join(sorted(map(_plain, value))) + "}"
    if isinstance(value, tuple | list):
        return "(" + ",".join(map(_plain, value)) + ")"
    if isinstance(value, dict):
        return "{" + ",".join(sorted(f"{_plain(k)}:{_plain(v)}" for k, v in value.items())) + "}"
    return repr(value)


class Sitter(Visitor):
    """Plays on whatever becomes of the engine, and is restless."""

    def __init__(self, seed: int) -> None:
        super().__init__(Person(Manner.MOUSE if seed % 2 else Manner.KEYS, seed), {})
        self._luck = Random(seed)

    def step(self, scene: Scene, picture: Picture) -> tuple[Intent, ...]:
        if isinstance(scene, TableScene):
            for key, share in _WHIMS:
                if self._luck.random() < share:
                    return (Key(key),)
        return super().step(scene, picture)

    def _mind_engines(self, session: Session) -> None:
        """It may well have been killed."""


class Telling(Stack):
    """The scenes, with the sitter before them; every picture is told of before it is painted."""

    def __init__(self, sitter: Sitter, first: Scene, parts: Sequence[Any]) -> None:
        super().__init__(first, *parts)
        assert isinstance(first, Title)
        assert isinstance(first._house, OurHouse)
        self._house, self._sitter = first._house, sitter
        self._key = ""
        self._told: Counter[str] = Counter()
        self._table: TableScene | None = None
        self._shown: tuple[Picture, tuple[int, int]] | None = None

    def picture(self, room: Room) -> Picture:
        picture = super().picture(room)
        self._tell(self.top)
        self._shown = picture, self.changed
        return picture

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if not self.running or self._shown is None or self.moving:
            return
        picture, changed = self._shown
        if changed == self.changed:
            import pygame  # noqa: PLC0415 - the program has loaded it by now, in its own order

            for intent in self._sitter.step(self.top, picture):
                for event in events(intent):
                    pygame.event.post(event)

    def _tell(self, scene: Scene) -> None:
        match scene:
            case Title():
                for words in scene._notices:
                    self._once(f"told {words}")
            case SettlementScene():
                self._once(f"over {self._key}")
            case TableScene():
                self._tell_table(scene)

    def _tell_table(self, table: TableScene) -> None:
        session, self._key = session_of(table), self._house.host.key or self._key
        if table is not self._table:
            self._table = table
            self._once(f"first {self._key} {session.count} {digest(shown(table))}")
        self._once(f"table {self._key} {session.count} {digest(session.state)}")
        if table.board.top.waited_for:
            self._once(f"told {table.board.top.waited_for}")
        of_engines = {say(key, other=name) for key in NEWS for name in table.names}
        if table.board.top.news.words in of_engines:  # and no hint
            self._once(f"told {table.board.top.news.words}")
        for player in session.players.values():
            if isinstance(player, EnginePlayer) and player.pid is not None:
                self._once(f"engine {player.pid}")

    def _once(self, line: str) -> None:
        if not self._told[line]:
            print(line, flush=True)
        self._told[line] += 1


def main() -> int:
    sitter = Sitter(int(sys.argv[1]))
    client.PATIENCE_SECONDS = PATIENCE  # only one that was killed is to be missed
    game.pages.stack.Stack = lambda first, *parts: Telling(sitter, first, parts)  # type: ignore[assignment,misc]
    return piquet(["--size", "1024x640"])


if __name__ == "__main__":
    sys.exit(main())
