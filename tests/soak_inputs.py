"""Whatever is clicked, dragged and pressed, nothing breaks: `python -m tests.soak_inputs`.

Somebody who knows nothing of the game does random things at the true table: with one person or two,
any aids, any pace, windows of any size. No window is opened.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random
from time import perf_counter

from msgspec.structs import replace

from game.pages.stack import Stack
from game.piquet.preferences import SORT
from game.preferences import every
from game.stage.basics import Rect, Room
from game.stage.director import Motion
from game.stage.intents import (
    Drag,
    FocusGained,
    FocusLost,
    Hover,
    Intent,
    Key,
    Press,
    Release,
    Resized,
    Scroll,
    TextTyped,
)
from game.stage.picture import Picture
from game.table.table import TableScene
from rules.core.seats import Player
from tests.game.partie import SMALL, USUAL, around, at_table
from tests.game.pilot import EstimatingRuler

ROOMS = (SMALL, USUAL, Room(1024, 1400, EstimatingRuler()), Room(2200, 700, EstimatingRuler()))
KEYS = (
    *("enter", "space", "escape", "tab", "left", "right", "up", "down", "backspace", "delete"),
    *("home", "end", "pageup", "pagedown", "f1", "f5", "?", "s", "d", "t", "h", "k", "l", "q"),
    *("c", "n", "u", "r", "z", "y", "m", "x", "1", "é"),
)
_EVENTS_A_TABLE = 2500
_AIDS = ("play_forced", "claim_sure", "declare_for_me", "take_suggestion", "click_twice")


class Clumsy:
    """Does anything at all; the same seed does the same."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.done: Counter[str] = Counter()
        self._parties = 0

    def run(self, events: int) -> None:
        """So many events, at one table after the other."""
        while events > 0:
            some = min(events, _EVENTS_A_TABLE)
            self._table(some)
            events -= some

    def _table(self, events: int) -> None:
        chance = self.chance
        people = (Player.A,) if self._parties % 2 == 0 else tuple(Player)
        self._parties += 1
        table = at_table(
            chance.randrange(1 << 30), people=people, motion=chance.choice(tuple(Motion))
        )
        stack = Stack(table)
        room = chance.choice(ROOMS)
        picture = stack.picture(room)
        for _ in range(events):
            if chance.random() < 0.002:
                room = chance.choice(ROOMS)
                stack.on_intent(Resized())
            if chance.random() < 0.01:
                self._change_liking(table)
            intent = self._intent(picture, room)
            self.done[type(intent).__name__] += 1
            stack.on_intent(intent)
            if chance.random() < 0.5:
                stack.tick(chance.choice((0.016, 0.05, 0.1)))
            if not stack.running:
                break
            picture = stack.picture(room)
        self.done["actions"] += table.session.count
        self.done["deals"] += len(table.session.state.results)

    def _change_liking(self, table: TableScene) -> None:
        chance, home = self.chance, around(table)
        aid = chance.choice([each for each in every() if each.name in _AIDS])
        likes = home.likes.having(aid, chance.random() < 0.5)
        likes = likes.having(SORT, chance.choice(SORT.values()))
        home.prefer(replace(likes, trick_pause=chance.choice((-1, 0, 0, 0, 600))))

    def _intent(self, picture: Picture, room: Room) -> Intent:
        chance = self.chance
        x, y = self._place(picture, room)
        match chance.randrange(16):
            case 0 | 1 | 2 | 3:
                return Press(x, y)
            case 4 | 5 | 6 | 7:
                return Release(x, y)
            case 8:
                return Drag(x, y)
            case 9:
                return Hover(x, y)
            case 10 if chance.random() < 0.2:
                return chance.choice((FocusLost(), FocusGained(), Scroll(1.0), TextTyped("x")))
            case _:
                if chance.random() < 0.4:
                    return Key(chance.choice(("enter", "space", "right")))
                twice = chance.random()
                return Key(chance.choice(KEYS), shift=twice < 0.1, ctrl=0.1 < twice < 0.15)

    def _place(self, picture: Picture, room: Room) -> tuple[float, float]:
        """Mostly something that can be touched, sometimes anywhere, even outside."""
        chance = self.chance
        if picture.targets and chance.random() < 0.85:
            place = chance.choice(picture.targets).place
            return place.centre if isinstance(place, Rect) else (place.x, place.y)
        return chance.uniform(-50, room.width + 50), chance.uniform(-50, room.height + 50)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak_inputs", description=__doc__)
    parser.add_argument("--events", type=int, default=100_000, help="how many (100,000)")
    parser.add_argument("--seed", type=int, default=1, help="another seed does other things (1)")
    asked = parser.parse_args()
    clumsy, began = Clumsy(asked.seed), perf_counter()
    clumsy.run(asked.events)
    done = ", ".join(f"{name} {count}" for name, count in sorted(clumsy.done.items()))
    print(
        f"{asked.events} random inputs without an error in {perf_counter() - began:.0f} s: {done}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
