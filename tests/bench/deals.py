"""How many random whole deals a second `rules` plays: `python -m tests.bench.deals`.

Every action is chosen from `choices` and goes through `check` and `apply`; nothing is left out.
Each round plays whole parties from the cut until its time is over; the figure is the median of the
rounds, and the processor's own seconds are printed too, since others may share the machine.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.all_fours import game as all_fours
from rules.bezique import game as bezique
from rules.core.game import Rules
from rules.piquet import game as piquet
from tests.all_fours import luck as all_fours_luck
from tests.bench.figures import spread
from tests.bezique import luck as bezique_luck
from tests.rules import luck as piquet_luck

ROUNDS = 7
SECONDS = 1.5


@dataclass(frozen=True)
class Aim:
    """A game, how one action of it is drawn by lot, and how many deals a second are asked of it."""

    rules: Rules
    any_action: Callable[[Any, Random], Any]
    deals: int


GAMES = (
    Aim(piquet.RULES, piquet_luck.any_action, 1_000),
    Aim(bezique.RULES, bezique_luck.any_action, 1_500),
    Aim(all_fours.RULES, all_fours_luck.any_action, 5_000),
)


def deals_in_a_partie(game: Aim, luck: Random) -> int:
    rules = game.rules
    state = rules.start(None)
    while state.turn is not None:
        state = rules.apply(state, game.any_action(state, luck))[-1].state
    return len(rules.deals(state).results)


def play_for(game: Aim, seconds: float, luck: Random) -> tuple[float, float]:
    """Deals a second by the clock on the wall, and by the processor's own time."""
    deals, wall, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        deals += deals_in_a_partie(game, luck)
    return deals / (time.perf_counter() - wall), deals / (time.process_time() - processor)


def measure(game: Aim, rounds: int, seconds: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Of each round the deals a second by the wall, and by the processor."""
    luck = Random(1)
    play_for(game, seconds / 5, luck)
    walls, processors = zip(*(play_for(game, seconds, luck) for _ in range(rounds)), strict=True)
    return walls, processors


def report() -> Iterator[str]:
    """Random whole deals a second through `rules`, of every game."""
    for game in GAMES:
        walls, processors = measure(game, ROUNDS, SECONDS)
        aim = f"{ROUNDS} rounds (aim: {game.deals:,})"
        yield f"random whole deals of {game.rules.name}: {spread(walls, 'a second', 0)}, {aim}"
        yield f"  by the processor's own time: {spread(processors, 'a second', 0)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="length of a round")
    asked = parser.parse_args()
    for game in GAMES:
        walls, processors = measure(game, asked.rounds, asked.seconds)
        wall, processor = statistics.median(walls), statistics.median(processors)
        print(f"{game.rules.name}: {wall:,.0f} random whole deals a second (aim: {game.deals:,})")
        rounds = f"{asked.rounds} rounds of {asked.seconds} s"
        print(f"  {processor:,.0f} a second of processor time; {rounds}")


if __name__ == "__main__":
    main()
