"""Frame times while the table is dealt to, one core being kept busy by a load of the bench's own.

A frame's time is its own work, from reading the events to the return of flip. A frame counts as
dropped when the next one comes a sixtieth of a second or more too late.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import pairwise

from tests.bench.figures import share
from tests.bench.program import Frame, Seen, busy_core, running
from tests.bench.screen import Screen

SIZES = {"1280x800": 16.7, "1920x1080": 16.7, "3840x2160": 33.0}
"""Of the window, and what 99 of 100 frames are to take at most, in milliseconds."""
DEALS = 12
_RATE = 60


def report(screen: Screen) -> Iterator[str]:
    """A line for each size."""
    for size, aim in SIZES.items():
        seen = dealing(screen, size)
        yield (
            f"frames while dealing at {size}, {DEALS} deals, a load on one of {os.cpu_count()}"
            f" cores: {told(seen.frames)} (aim: p99 {aim} ms)"
        )


def dealing(screen: Screen, size: str, deals: int = DEALS) -> Seen:
    """The frames of some deals at the real table."""
    arguments = ("--size", size, "--deals", str(deals))
    with busy_core(), running(screen, arguments, module="tests.bench.dealing") as program:
        program.process.wait(60 * deals)
        return program.end()


def told(frames: tuple[Frame, ...]) -> str:
    """The figures of all frames but the first, which is that of a start."""
    work = [frame.work * 1000 for frame in frames[1:]]
    own = [frame.processor * 1000 for frame in frames[1:]]
    return (
        f"median {share(work, 0.5):.1f} ms, p99 {share(work, 0.99):.1f} ms,"
        f" worst {max(work):.1f} ms of {len(work)} frames; {dropped(frames)} dropped;"
        f" of the processor's time median {share(own, 0.5):.1f} ms, p99 {share(own, 0.99):.1f} ms"
    )


def dropped(frames: tuple[Frame, ...]) -> int:
    """How many frames of motion were never painted, because the one before was late."""
    gaps = (b.when - a.when for a, b in pairwise(frames) if a.moving)
    return sum(max(0, round(gap * _RATE) - 1) for gap in gaps)
