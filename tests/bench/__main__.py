"""Figures of the program: `python -m tests.bench [part …]`, all of them if none is named."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from random import Random

from tests.bench import book, frames, idle, inputs, memory, opponent, play_table, resizing, start
from tests.bench.deals import ROUNDS, SECONDS, play_for
from tests.bench.figures import spread
from tests.bench.program import ProgramError, running
from tests.bench.screen import NoScreenError, Screen, screen

IN_A_WINDOW: dict[str, Callable[[Screen], Iterator[str]]] = {
    "start": start.report,
    "frames": frames.report,
    "resizing": resizing.report,
    "idle": idle.report,
    "memory": memory.report,
}


def main() -> int:
    without_window = {
        "deals": deals,
        "book": book.report,
        "inputs": inputs.report,
        "table": play_table.report,
        "analysis": opponent.analysis_report,
        "engine": opponent.engine_report,
    }
    every = [*without_window, *IN_A_WINDOW]
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(every))
    asked = parser.parse_args().parts or every
    unknown = [part for part in asked if part not in every]
    if unknown:
        parser.error(f"there is no {unknown[0]!r}; choose of {', '.join(every)}")
    for part in asked:
        if part in without_window:
            tell(without_window[part]())
    in_a_window = [part for part in asked if part in IN_A_WINDOW]
    if not in_a_window:
        return 0
    try:
        with screen() as ours:
            tell(surroundings(ours))
            for part in in_a_window:
                tell(IN_A_WINDOW[part](ours))
    except (NoScreenError, ProgramError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    return 0


def tell(lines: Iterator[str]) -> None:
    for line in lines:
        print(line, flush=True)


def deals() -> Iterator[str]:
    """Random whole deals a second through `rules`."""
    luck = Random(1)
    play_for(SECONDS / 5, luck)
    walls, processors = zip(*(play_for(SECONDS, luck) for _ in range(ROUNDS)), strict=True)
    yield f"random whole deals: {spread(walls, 'a second', 0)}, {ROUNDS} rounds (aim: 1,000)"
    yield f"  by the processor's own time: {spread(processors, 'a second', 0)}"


def surroundings(ours: Screen) -> Iterator[str]:
    """The driver by which the window is shown, and how busy the machine is without us."""
    with running(ours) as program:
        program.title()
        driver = program.end().driver
    if driver != "x11":
        raise ProgramError(f"the window is shown by {driver}, and these figures are for x11")
    busy = os.getloadavg()[0]
    yield f"driver: {driver} (Xvfb); {os.cpu_count()} cores, load of the machine {busy:.1f}"


if __name__ == "__main__":
    sys.exit(main())
