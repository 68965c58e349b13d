"""Figures of the program: `python -m tests.bench [part …]`, all of them if none is named."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from tests.bench.program import ProgramError, running
from tests.bench.screen import NoScreenError, Screen, screen

WITHOUT_WINDOW = {
    "deals": "deals.report",
    "book": "book.report",
    "inputs": "inputs.report",
    "table": "play_table.report",
    "analysis": "opponent.analysis_report",
    "engine": "opponent.engine_report",
    "lessons": "lessons.report",
    "discards": "choosing.report",
}
IN_A_WINDOW = {
    "start": "start.report",
    "rest": "idle.title_report",
    "frames": "frames.report",
    "choosing": "choosing.frames_report",
    "resizing": "resizing.report",
    "idle": "idle.report",
    "memory": "memory.report",
}
"""The parts and what tells their lines; each is loaded when it is asked for."""

EVERY = [*WITHOUT_WINDOW, *IN_A_WINDOW]
OURS = ("rules", "game", "tests")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join(EVERY))
    asked = parser.parse_args().parts or EVERY
    unknown = [part for part in asked if part not in EVERY]
    if unknown:
        parser.error(f"there is no {unknown[0]!r}; choose of {', '.join(EVERY)}")
    try:
        for part in asked:
            if part in WITHOUT_WINDOW:
                tell(report(WITHOUT_WINDOW[part]))
        in_a_window = [part for part in asked if part in IN_A_WINDOW]
        if in_a_window:
            with screen() as ours:
                tell(surroundings(ours))
                for part in in_a_window:
                    tell(report(IN_A_WINDOW[part], ours))
    except (NoScreenError, ProgramError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] in OURS:
            raise  # a mistake of ours
        print(f"bench: {needed(error.name)}", file=sys.stderr)
        return 1
    return 0


def needed(package: str) -> str:
    """What to do about a package that only the tests need, in a sentence."""
    return (
        f"{package} is not installed: some parts play with the tests' own helpers, and need what"
        " the tests need. `python3 packaging/run.py test` sets it up in .venv; then start the bench"
        " with the Python of .venv."
    )


def report(name: str, *arguments: Any) -> Iterable[str]:
    module, function = name.split(".")
    lines: Iterable[str] = getattr(import_module(f"tests.bench.{module}"), function)(*arguments)
    return lines


def tell(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, flush=True)


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
