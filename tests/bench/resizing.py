"""How long a frame takes while the window's edge is dragged, and when it is let go.

The window is given another size every fortieth of a second, as a desktop does that shows its
contents meanwhile, in a few strokes with a rest after each.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from tests.bench.figures import share
from tests.bench.hands import sit_down
from tests.bench.program import Frame, Program, running
from tests.bench.screen import Screen

AIM_MILLISECONDS = 50.0
_STEP_SECONDS = 1 / 40
_REST_SECONDS = 1.5
_SMALL, _USUAL, _LARGE = (1024, 640), (1280, 800), (2200, 1300)
STROKES = ((_SMALL, _USUAL), (_USUAL, _LARGE), (_LARGE, _SMALL))
STEPS = 40


def report(screen: Screen) -> Iterator[str]:
    """All frames from the first stroke to the last rest: the table lies still all the while."""
    with running(screen) as program:
        sit_down(program)
        began = time.monotonic()
        drag(program)
        frames = tuple(f for f in program.end().frames if f.when >= began)
    yield (
        f"frames while resizing, {len(STROKES)} strokes of {STEPS} sizes"
        f" between {_SMALL[0]} and {_LARGE[0]} wide: {told(frames)}"
        f" (aim: worst {AIM_MILLISECONDS:.0f} ms)"
    )


def drag(program: Program) -> None:
    """The strokes, one after the other."""
    window = program.window()
    for (width, height), (wider, higher) in STROKES:
        for step in range(1, STEPS + 1):
            began = time.monotonic()
            across = width + (wider - width) * step // STEPS
            down = height + (higher - height) * step // STEPS
            program.screen.resize(window, (across, down))
            time.sleep(max(0.0, _STEP_SECONDS - (time.monotonic() - began)))
        time.sleep(_REST_SECONDS)


def told(frames: tuple[Frame, ...]) -> str:
    """The figures, by the clock and of the processor's time alone."""
    walls = [frame.work * 1000 for frame in frames]
    own = [frame.processor * 1000 for frame in frames]
    late = sum(wall > AIM_MILLISECONDS for wall in walls)
    return (
        f"median {share(walls, 0.5):.1f} ms, p99 {share(walls, 0.99):.1f} ms,"
        f" worst {max(walls):.1f} ms of {len(walls)} frames, {late} over {AIM_MILLISECONDS:.0f} ms;"
        f" of the processor's time worst {max(own):.1f} ms"
    )
