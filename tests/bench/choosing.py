"""A discard being chosen with a talkative coach: how soon he tells its worth, and frames with him.

`python -m tests.bench.choosing --coach talkative --frames FILE`: cards are put out and taken back
at the real table, one each quarter of a second, as nobody does for so long.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from msgspec.structs import replace

from game.cli.arguments import size
from game.demo.house import Showcase
from game.pages.stack import Stack
from game.piquet.ai.analysis import Weigher
from game.piquet.ai.heuristic import thumb
from game.piquet.ui.hand_state_steps import toggled
from game.players.counsel import EngineWeigher
from game.players.engine import Program
from game.players.player import Human, Occupant
from game.preferences import Coach
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Room
from game.stage.intents import CloseAsked, Intent
from game.stage.picture import Picture
from game.table.table import TableScene
from game.window.desktop import Desktop
from rules.core.seats import Player
from rules.piquet.actions import Exchange
from rules.piquet.choices import MayExchange
from rules.piquet.view import View
from tests.bench.figures import share
from tests.bench.frames import told
from tests.bench.opponent import _views
from tests.bench.program import running
from tests.bench.screen import Screen

DEALS, CHANGES = 15, 6
SECONDS = 20.0
_BEAT = 0.25


def report() -> Iterator[str]:
    """Seconds from a question, and from each change, to first and to settled figures."""
    weigher, luck = EngineWeigher(), Random(1)
    opened: list[tuple[float, float]] = []
    changed: list[tuple[float, float]] = []
    try:
        for number in range(DEALS + 1):
            for seen in _views(number + 1):
                if not isinstance(seen.choices, MayExchange) or seen.deal is None:
                    continue
                found = _timed(weigher, seen, None)
                opened += [found] if number else []  # the first has started its process
                for _ in range(CHANGES):
                    count = luck.randint(max(1, seen.choices.least), seen.choices.most)
                    out = luck.sample(sorted(seen.deal.hand), count)
                    changed.append(_timed(weigher, seen, Exchange(frozenset(out))))
    finally:
        weigher.close()
    thought = [
        _thought(mind, seen)
        for mind in (Weigher(),)
        for number in range(DEALS)
        for seen in _views(number + 1)
        if isinstance(seen.choices, MayExchange)
    ][2:]
    yield f"what a discard is worth, {DEALS} deals (aim: first 0.15 s, settled 0.6 s p95)"
    for what, times in (("a new exchange", opened), ("another discard", changed)):
        first, settled = zip(*times, strict=True)
        yield (
            f"  {what}: first p50 {share(first, 0.5):.3f} s, p95 {share(first, 0.95):.3f} s;"
            f" settled p50 {share(settled, 0.5):.3f} s, p95 {share(settled, 0.95):.3f} s,"
            f" {len(times)} of them"
        )
    first, settled = zip(*thought, strict=True)
    yield (
        f"  of the processor's time, a new exchange: first p95 {share(first, 0.95):.3f} s;"
        f" settled p95 {share(settled, 0.95):.3f} s"
    )


def _thought(weigher: Weigher, seen: View) -> tuple[float, float]:
    """Seconds of the processor to the first figures and to the settled ones."""
    began = time.process_time()
    found = [time.process_time() - began for one in weigher(seen, 1) if one is not None]
    return found[0], found[-1]


def _timed(weigher: EngineWeigher, seen: View, own: Exchange | None) -> tuple[float, float]:
    """As a table asks, in each frame: until the discard is told of, and until that is settled."""
    began, first = time.monotonic(), None
    while True:
        found = weigher(seen, own)
        now = time.monotonic() - began
        if found is not None and (own is None or found.analysis.of(own) is not None):
            first = now if first is None else first
            if found.settled:
                return first, now
        time.sleep(0.002)


def frames_report(screen: Screen) -> Iterator[str]:
    """Frames while cards are put out and taken back, with a coach who tells of it and without."""
    for coach in (Coach.ASKED, Coach.TALKATIVE):
        arguments = ("--coach", coach.value)
        with running(screen, arguments, module="tests.bench.choosing") as program:
            program.process.wait(10 * SECONDS)
            seen = program.end()
        yield f"frames while choosing a discard, coach {coach.value}: {told(seen.frames)}"


class Choosing:
    """A table at which somebody cannot make up his mind."""

    calm = False
    page = (0, 0, False)

    def __init__(self, coach: Coach) -> None:
        house, human = Showcase(1), Human()
        house.likes = replace(house.likes, coach=coach)
        seats: dict[Player, Occupant] = {Player.A: human, Player.B: Program(thumb.choose, 1)}
        session = Session(seats, Dealer(1))
        self.weigher = EngineWeigher()
        people = {Player.A: human}
        self._table = TableScene(session, ("A", "B"), people, house, weighs=self.weigher)
        self._human, self._stack = human, Stack(self._table)
        self._luck, self._left, self._next = Random(1), SECONDS, 0.0

    @property
    def running(self) -> bool:
        return self._left > 0

    @property
    def moving(self) -> bool:
        return self._stack.moving

    @property
    def changed(self) -> object:
        return self._stack.changed

    def picture(self, room: Room) -> Picture:
        return self._stack.picture(room)

    def on_intent(self, intent: Intent) -> None:
        if isinstance(intent, CloseAsked):
            self._left = 0

    def tick(self, seconds: float) -> None:
        self._stack.tick(seconds)
        board, seen = self._table.board, self._table.board.seen
        if not isinstance(seen.choices, MayExchange) or seen.deal is None:
            if self._table.asks and self._human.idle:
                self._human.answer(thumb.choose(seen, 1))
            return
        self._left -= seconds
        self._next -= seconds
        if self._next > 0 or not board.top.may_act:
            return
        self._next = _BEAT
        full = len(board.hand_state.chosen) >= seen.choices.most
        among = sorted(board.hand_state.chosen if full else seen.deal.hand)
        board.arrange(toggled(board.hand_state, self._luck.choice(among)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--coach", type=Coach, default=Coach.TALKATIVE)
    parser.add_argument("--size", type=size, default=(1280, 800))
    parser.add_argument("--frames", type=Path, required=True)
    asked = parser.parse_args()
    desktop, show = Desktop(asked.size, frames=asked.frames), Choosing(asked.coach)
    gc.collect()
    gc.freeze()  # as the program does once all it needs is loaded
    try:
        desktop.run(show, Path.cwd())
    finally:
        show.weigher.close()
        desktop.close()


if __name__ == "__main__":
    main()
