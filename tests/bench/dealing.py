"""The real table in the real window, dealt to again and again: what the bench's frames are of.

`python -m tests.bench.dealing --deals 8 --size 1280x800 --frames FILE`: the spread pack, both cuts
and the deal, at the usual pace of motion, each at a new table. An earlier start drew the pack.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from game.cli.arguments import size
from game.demo.house import Showcase
from game.pages.stack import Stack
from game.stage.basics import Room
from game.stage.intents import CloseAsked, Intent
from game.stage.picture import Picture
from game.window.desktop import Desktop
from game.window.kept import Kept
from game.window.offscreen import FACES, make_painter
from game.window.scaling import scale_for
from rules.piquet.state import Phase

_BEFORE = (Phase.SPREAD, Phase.CUT, Phase.CHOICE, Phase.DEAL)


class Dealings:
    """Tables one after the other; each is left when its cards have been dealt."""

    calm = False
    page = (0, 0, False)

    def __init__(self, deals: int, seed: int = 1) -> None:
        self._left, self._seed = deals, seed
        self._sit_down()

    def _sit_down(self) -> None:
        self._table = Showcase(self._seed).table()
        self._stack = Stack(self._table)
        self._dealt: int | None = None  # how many actions were done when the cards were dealt

    @property
    def running(self) -> bool:
        return self._left > 0

    @property
    def moving(self) -> bool:
        return self._stack.moving

    @property
    def changed(self) -> object:
        return self._seed, self._stack.changed

    def picture(self, room: Room) -> Picture:
        return self._stack.picture(room)

    def on_intent(self, intent: Intent) -> None:
        if isinstance(intent, CloseAsked):
            self._left = 0

    def tick(self, seconds: float) -> None:
        self._stack.tick(seconds)
        session = self._table.session
        if self._dealt is None and session.state.phase not in _BEFORE:
            self._dealt = session.count
        # The table lets the session go on only when all has been seen to arrive.
        if self._dealt is not None and session.count > self._dealt:
            self._left -= 1
            self._seed += 1
            self._sit_down()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--size", type=size, default=(1280, 800))
    parser.add_argument("--frames", type=Path, required=True)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        _draw_pack(Path(folder), asked.size)
        desktop = Desktop(asked.size, frames=asked.frames)
        try:
            desktop.run(Dealings(asked.deals), Path.cwd(), kept=Path(folder))
        finally:
            desktop.close()


def _draw_pack(folder: Path, size: tuple[int, int]) -> None:
    """Leave there what a first start leaves at its title."""
    painter = make_painter()
    painter.set_scale(scale_for(size, 1.0))
    painter.keep(Kept(folder))
    list(painter.prepare(FACES, size))


if __name__ == "__main__":
    main()
