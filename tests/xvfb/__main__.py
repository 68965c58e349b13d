"""Play in a real window: `python -m tests.xvfb --mouse | --keyboard | --two | --two-keys | --drag`.

A partie from the title to the score cards (with --drag one deal, by dragging alone); then the
program is started again and must show the same figures. Photographs are left in --folder.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.cli.arguments import size
from game.pages.page import DEAF_SECONDS, Page
from game.pages.scene import Scene
from game.pages.stack import Stack
from game.pages.start.title import Title
from game.piquet.ai.programs import AI
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.intents import Intent
from game.table.table import TableScene
from game.window.offscreen import make_painter
from game.window.scaling import scale_for
from game.window.screen.loop import ASLEEP
from rules.core.seats import Player
from tests.bench.frames import told
from tests.bench.program import read_frames
from tests.game.hand import Manner, Person
from tests.game.windowed import Visitor
from tests.xvfb.screen import Screen, open_screen
from tests.xvfb.shadow import ShadowHouse

_TICK = 0.03
_SEEN_BY_THEN = 1 / ASLEEP + 0.05
"""Seconds until the program shows what we have read in its book, however seldom it looks."""
_STEP_REST = 0.12  # seconds the program is given to hear a step and paint it
_NOTHING_TO_DO = 30.0  # seconds after which something is wrong
_ON_PAGE = 0.5  # seconds a page is looked at
_MOST_SECONDS = 900.0
WAY = {"SettlementScene": ("cards", "title"), "ScoreCards": ("back",)}


class Wish(Struct, frozen=True):
    """How to sit there. `often`: a photograph after so many steps, besides those of new things."""

    motion: Motion
    opponent: str
    often: int


class Sitting:
    """A person before the screen, from the start of the program until it ends."""

    def __init__(self, screen: Screen, visitor: Visitor, wish: Wish) -> None:
        self.screen, self.visitor, self._often = screen, visitor, wish.often
        self.house = ShadowHouse(screen.folder / "home", wish.motion, wish.opponent)
        self.stack = Stack(Title(self.house))
        painter = make_painter()
        self._scale = scale_for(screen.size, 1.0)
        painter.set_scale(self._scale)
        width, height = screen.size
        self._room = Room(width / self._scale, height / self._scale, painter.ruler)
        self._seen: Counter[str] = Counter()
        self._steps = 0
        self._story = screen.folder / "steps.txt"  # what was done when, for whoever must explain it

    def stay(self) -> None:
        """Until the visitor has left the program."""
        began = before = done = time.monotonic()
        while self.stack.running:
            assert self.screen.alive, "the program has ended by itself"
            now = time.monotonic()
            assert now - began < _MOST_SECONDS, f"no end: {self.visitor.done}"
            self.stack.tick(min(0.1, now - before))
            before = now
            if not self.stack.running:
                break
            picture = self.stack.picture(self._room)
            top = self.stack.top
            if isinstance(top, Page) and top.age < DEAF_SECONDS + _ON_PAGE:
                time.sleep(_TICK)
                continue
            waits = self.stack.moving or others_turn(top)
            intents = () if waits else self.visitor.step(top, picture)
            if not intents:
                if now - done > _NOTHING_TO_DO:
                    self._agree()
                    raise AssertionError(f"nothing to do any more: {self.visitor.done}")
                time.sleep(_TICK)
                continue
            self._agree()
            time.sleep(_SEEN_BY_THEN)
            self._photograph()
            self._tell(time.monotonic() - began, intents)
            for intent in intents:
                self.screen.do(intent, self._scale)
            time.sleep(_STEP_REST)
            for intent in intents:
                self.stack.on_intent(intent)
            done = time.monotonic()

    def _tell(self, seconds: float, intents: Sequence[Intent]) -> None:
        top, lines = self.stack.top, self.house.lines
        phase = top.board.seen.phase.value if isinstance(top, TableScene) else ""
        told = lines.own[-1] if lines is not None and lines.own else ""
        with self._story.open("a", encoding="utf-8") as story:
            print(f"{seconds:7.2f}  {type(top).__name__} {phase} after {told!r}:", file=story)
            print(f"         {', '.join(map(str, intents))}", file=story)

    def _agree(self) -> None:
        if self.house.lines is not None and self.house.lines.own:
            self.house.lines.agree()

    def _photograph(self) -> None:
        top = self.stack.top
        name = type(top).__name__
        if isinstance(top, TableScene):
            self._steps += 1
            name = "curtain" if top.curtain else top.board.seen.phase.value
            if top.board.top.lingering:
                name = "new cards"
        self._seen[name] += 1
        if self._seen[name] <= 2 or (self._often and self._steps % self._often == 0):
            self.screen.photograph(name.replace(" ", "-").lower())


def others_turn(scene: Scene) -> bool:
    """Whether the program may go on by itself at any moment.

    What is pressed just then meets the table of before or of after, as luck has it, and we could
    not tell which of them.
    """
    turn = scene.session.state.turn if isinstance(scene, TableScene) else None
    return isinstance(scene, TableScene) and isinstance(turn, Player) and turn not in scene.humans


def main() -> int:
    """Play one way; what was done is printed, and 0 given when all was right."""
    parser = argparse.ArgumentParser(prog="python -m tests.xvfb", description=__doc__)
    way = parser.add_mutually_exclusive_group(required=True)
    for name in ("mouse", "keyboard", "two", "two-keys", "drag"):
        way.add_argument(f"--{name}", action="store_const", dest="way", const=name)
    parser.add_argument("--folder", type=Path, help="where photographs and the book go")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--motion", choices=[m.value for m in Motion], default="off")
    parser.add_argument("--opponent", choices=AI.levels, default=AI.usual, help="the level")
    parser.add_argument("--often", type=int, default=40, help="steps between photographs")
    parser.add_argument("--size", type=size, default=(1280, 800), help="of screen and window")
    chosen = parser.parse_args()
    folder = chosen.folder or Path(tempfile.mkdtemp(prefix="piquet-xvfb-"))
    (folder / "home").mkdir(parents=True, exist_ok=True)
    settings = folder / "home" / "settings.json"
    wish = Wish(Motion(chosen.motion), chosen.opponent, chosen.often)
    kept = {"motion": chosen.motion, "opponent": chosen.opponent, "guided": True}
    settings.write_text(json.dumps(kept), encoding="utf-8")
    pygame.font.init()
    began = time.monotonic()
    with open_screen(folder, chosen.size) as screen:
        try:
            played = play(screen, chosen.way, chosen.seed, wish)
        except Exception:
            screen.photograph("failure")
            raise
    print(f"{chosen.way}: right, in {time.monotonic() - began:.0f} s; photographs in {folder}")
    print("  " + ", ".join(f"{name} {count}" for name, count in sorted(played.items())))
    return 0


def play(screen: Screen, way: str, seed: int, wish: Wish) -> Counter[str]:
    """One way of playing, and what is found when the program is started again."""
    by = {"keyboard": Manner.KEYS, "two-keys": Manner.KEYS, "drag": Manner.DRAG}
    manner = by.get(way, Manner.MOUSE)
    person = Person(manner, seed)
    if way == "drag":
        visitor = Visitor(person, {"Title": ("new",)}, most=1)
    elif way in ("two", "two-keys"):
        names = ("Anne", "Zelda")
        visitor = Visitor(person, {"Title": ("two", "quit"), "Names": ("start",), **WAY}, names)
    else:
        visitor = Visitor(person, {"Title": ("new", "quit"), **WAY})
    sit(screen, visitor, wish)
    assert visitor.session is not None
    state = visitor.session.state
    if way == "drag":
        assert visitor.done["play"] == 12
        return visitor.done
    assert state.settlement is not None
    again = Visitor(person, {"Title": ("cards", "quit"), "ScoreCards": ("back",)})
    sit(screen, again, wish)
    told = again.told["ScoreCards"].split("\n")
    figures = [state.settlement.points, *state.settlement.totals]
    figures += [points for result in state.results for points in result]
    words = set(" ".join(told).replace(",", " ").replace(".", " ").split())
    assert all(str(figure) in words for figure in figures), f"{figures} in {told}"
    print(f"  on the score card: {state.results}, {state.settlement}")
    return visitor.done


def sit(screen: Screen, visitor: Visitor, wish: Wish) -> None:
    """Start the program, stay, and see it end well; say how long its frames took."""
    frames = screen.folder / f"frames-{len(list(screen.folder.glob('frames-*'))) + 1}.json"
    screen.start(("--frames", str(frames)))
    Sitting(screen, visitor, wish).stay()
    if screen.alive and visitor.most is None:
        assert screen.ended() == 0
        print(f"  frames: {told(read_frames(frames).frames)}")


if __name__ == "__main__":
    sys.exit(main())
