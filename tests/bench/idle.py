"""What a still table costs: processor time of the window's process, nothing moving or asked."""

from __future__ import annotations

import time
from collections.abc import Iterator

from tests.bench.hands import sit_down
from tests.bench.program import Program, processor_seconds, running
from tests.bench.screen import Screen

SECONDS = 20.0
SETTLE_SECONDS = 8.0  # longer than the window stays awake after something happened
AIM = 0.4


def report(screen: Screen) -> Iterator[str]:
    """Focused, and in the background."""
    with running(screen) as program:
        sit_down(program)
        focused = still(program)
        screen.focus(None)
        background = still(program)
        program.end()
    yield (
        f"idle on a still table over {SECONDS:.0f} s: {focused:.2f} % of a core with the keyboard,"
        f" {background:.2f} % without (aim: {AIM} %)"
    )


def still(program: Program, seconds: float = SECONDS) -> float:
    """Percent of a core, once it has settled."""
    time.sleep(SETTLE_SECONDS)
    began, before = time.monotonic(), processor_seconds(program.pid)
    time.sleep(seconds)
    spent = processor_seconds(program.pid) - before
    return 100 * spent / (time.monotonic() - began)
