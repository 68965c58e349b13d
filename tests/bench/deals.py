"""How many random whole deals a second `rules` plays: `python -m tests.bench.deals`.

Every action is chosen from `choices` and goes through `check` and `apply`; nothing is left out.
Each round plays whole parties from the cut until its time is over; the figure is the median of the
rounds, and the processor's own seconds are printed too, since others may share the machine.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from random import Random

from rules.piquet.partie import apply, start
from tests.bench.figures import spread
from tests.rules.luck import any_action

ROUNDS = 7
SECONDS = 1.5


def deals_in_a_partie(luck: Random) -> int:
    state = start()
    while state.turn is not None:
        state = apply(state, any_action(state, luck))[-1].state
    return len(state.results)


def play_for(seconds: float, luck: Random) -> tuple[float, float]:
    """Deals a second by the clock on the wall, and by the processor's own time."""
    deals, wall, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        deals += deals_in_a_partie(luck)
    return deals / (time.perf_counter() - wall), deals / (time.process_time() - processor)


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> tuple[float, float]:
    """Medians of the rounds: deals a second by the wall, and by the processor."""
    luck = Random(1)
    play_for(seconds / 5, luck)
    walls, processors = zip(*(play_for(seconds, luck) for _ in range(rounds)), strict=True)
    return statistics.median(walls), statistics.median(processors)


def report() -> Iterator[str]:
    """Random whole deals a second through `rules`."""
    luck = Random(1)
    play_for(SECONDS / 5, luck)
    walls, processors = zip(*(play_for(SECONDS, luck) for _ in range(ROUNDS)), strict=True)
    yield f"random whole deals: {spread(walls, 'a second', 0)}, {ROUNDS} rounds (aim: 1,000)"
    yield f"  by the processor's own time: {spread(processors, 'a second', 0)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="length of a round")
    asked = parser.parse_args()
    wall, processor = measure(asked.rounds, asked.seconds)
    print(f"{wall:,.0f} random whole deals a second (aim: 1,000)")
    print(
        f"{processor:,.0f} a second of processor time; {asked.rounds} rounds of {asked.seconds} s"
    )


if __name__ == "__main__":
    main()
