"""Two in two places in two real windows: `python -m tests.xvfb.apart`.

Anna invites in English and plays with the mouse, Ben joins in German and plays with keys, by both
servers on this machine. They play a deal; the line is cut once, and each program is killed once
and goes on. Then both books are held against each other. Photographs are left in --folder.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game.apart.shelves import read_file
from game.apart.verify import verified
from game.cli.arguments import size
from game.saves.store import Book
from game.stage.intents import Hover, Intent, Key, Press, Release, TextTyped
from game.window.scaling import scale_for
from tests.apart.pair import Servers, servers
from tests.xvfb.eyes import LEAVE
from tests.xvfb.screen import Screen, open_screen

_MOST_SECONDS = 600.0
_KINDS = {each.__name__: each for each in (Hover, Press, Release, Key, TextTyped)}


@dataclass
class Window:
    """One of the two, with a screen, a home and hands of his own."""

    name: str
    screen: Screen
    manner: str
    done: int = 0
    shown: str = ""

    @property
    def file(self) -> Path:
        return self.screen.folder / "wish.json"

    def start(self, way: str) -> None:
        self.file.unlink(missing_ok=True)
        self.done = 0
        arguments = str(self.file), way, self.manner, "7"
        self.screen.start(program=("tests.xvfb.eyes", *arguments))

    def tell(self, words: str) -> None:
        """Let him know it."""
        Path(f"{self.file}.told").write_text(words, encoding="utf-8")

    def wish(self) -> dict[str, Any]:
        """What he would do, and what he sees."""
        try:
            found: dict[str, Any] = json.loads(self.file.read_text("utf-8"))
        except FileNotFoundError:
            return {"number": 0, "page": "", "code": "", "deals": -1, "phase": "", "waits": ""}
        return found

    def act(self, scale: float) -> dict[str, Any]:
        """Do what he wishes, once."""
        wish = self.wish()
        at = f"{wish['page']} {wish['phase']} {'away' if wish['waits'] else ''}".strip()
        if at and at != self.shown:
            self.shown = at
            self.screen.photograph(at.replace(" ", "-").lower())
        if wish["number"] > self.done:
            self.done = wish["number"]
            for kind, *values in wish["intents"]:
                intent: Intent = _KINDS[kind](*values)
                self.screen.do(intent, scale)
        return wish


def play(anna: Window, ben: Window, between: Servers, scale: float) -> None:
    """From the invitation to the end of a deal, through a cut and a kill of either end."""
    began = time.monotonic()
    anna.start("invite")
    ben.start("join")
    faults = ["cut", "kill ben", "kill anna"]
    told = met = 0.0
    while True:
        assert time.monotonic() - began < _MOST_SECONDS, (anna.wish(), ben.wish())
        mine, his = anna.act(scale), ben.act(scale)
        if mine["code"] and not told:
            told = time.monotonic()
            print(f"  words after {told - began:.1f} s: {mine['code']}")
            ben.tell(mine["code"].upper())
        both = mine["page"] == his["page"] == "TableScene"
        if both and not met:
            met = time.monotonic()
            print(f"  at the table {met - told:.1f} s after the words")
        playing = both and not (mine["waits"] or his["waits"])
        if playing and faults and his["phase"] in _WHEN[faults[0]]:
            fault(faults.pop(0), anna, ben, between)
        if not faults and min(mine["deals"], his["deals"]) >= 1:
            break
        for each in (anna, ben):
            assert each.screen.alive, f"the program of {each.name} has ended by itself"
        time.sleep(0.03)
    print(f"  a deal after {time.monotonic() - began:.0f} s")
    for each in (anna, ben):
        each.tell(LEAVE)
    while any(each.screen.alive for each in (anna, ben)):
        assert time.monotonic() - began < _MOST_SECONDS, (anna.wish(), ben.wish())
        for each in (anna, ben):
            if each.screen.alive:
                each.act(scale)
        time.sleep(0.05)
    assert [each.screen.ended() for each in (anna, ben)] == [0, 0]


_WHEN = {
    "cut": ("exchange", "calls", "answer", "telling", "reckoning"),
    "kill ben": ("calls", "answer", "telling", "reckoning", "play"),
    "kill anna": ("play",),
}


def fault(kind: str, anna: Window, ben: Window, between: Servers) -> None:
    """Cut the line, or kill one program and start it again."""
    print(f"  {kind}")
    if kind == "cut":
        between.cut()
        return
    window = ben if kind == "kill ben" else anna
    window.screen.kill()
    window.start("continue")


def compare(anna: Window, ben: Window) -> None:
    """Both books and both journals, as far as both have them."""
    lines = []
    for each in (anna, ben):
        home = each.screen.folder / "home"
        book = Book.open(home)
        (running,) = book.running()
        lines.append(book.actions(running.id))
        book.close()
        (journal,) = (home / "apart").glob("*.log")
        found = verified(read_file(journal))
        assert found.fault is None, found.fault
        assert not found.line, f"line {found.line} is not as it was written"
        print(f"  {each.name}: {len(lines[-1])} lines, {found.deals} deals, {found.packs} packs")
    ours, theirs = lines
    assert theirs, "the guest's book has no deal"
    assert ours[: len(theirs)] == theirs, "the books differ"


def main() -> int:
    """Play it; 0 when all was right."""
    parser = argparse.ArgumentParser(prog="python -m tests.xvfb.apart", description=__doc__)
    parser.add_argument("--folder", type=Path, help="where photographs and books go")
    parser.add_argument("--size", type=size, default=(1280, 800), help="of screens and windows")
    chosen = parser.parse_args()
    folder = chosen.folder or Path(tempfile.mkdtemp(prefix="piquet-apart-"))
    pygame.font.init()
    began = time.monotonic()
    with servers() as between, contextlib.ExitStack() as left:
        windows = []
        for name, language, manner, face in (
            ("Anna", "en", "mouse", "lavelle"),
            ("Ben", "de", "keys", "finch"),
        ):
            home = folder / name.lower() / "home"
            home.mkdir(parents=True, exist_ok=True)
            likes = {"motion": "off", "trick_pause": 0, "guided": True, "play_forced": False}
            likes |= {"language": language, "called": name, "portrait": face}
            likes |= {"mailbox": between.mailbox, "relay": between.relay}
            (home / "settings.json").write_text(json.dumps(likes), encoding="utf-8")
            screen = left.enter_context(open_screen(home.parent, chosen.size))
            windows.append(Window(name, screen, manner))
        anna, ben = windows
        try:
            play(anna, ben, between, scale_for(chosen.size, 1.0))
        except BaseException:
            for each in windows:
                each.screen.photograph("failure")
            raise
    compare(anna, ben)
    print(f"right, in {time.monotonic() - began:.0f} s; photographs in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
