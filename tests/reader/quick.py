"""The program with time in the hand: `python -m tests.reader.quick`, as `python -m game`.

A tenth of a second passes in each round of its loop, and no round waits for longer than it takes
the others to have their turn. Nothing else is different.
"""

from __future__ import annotations

import itertools
import sys

import pygame

from game.app import main
from game.stage.tween import LONGEST_TICK
from game.window.screen import loop

_REST = 2
"""Milliseconds between two rounds."""


class _Clock:
    """Rests a little, whatever pace is asked for."""

    def tick(self, _pace: float) -> None:
        pygame.time.wait(_REST)


def hurry() -> None:
    """From now on time passes by rounds."""
    seconds = itertools.count()
    vars(loop)["perf_counter"] = lambda: LONGEST_TICK * next(seconds)
    vars(pygame)["Clock"] = _Clock


if __name__ == "__main__":
    hurry()
    sys.exit(main(sys.argv[1:]))
