"""What a still table costs: processor time of the window's process, nothing moving or asked."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from tests.bench.hands import sit_down
from tests.bench.program import Program, running
from tests.bench.screen import Screen

SECONDS = 20.0
QUIET_SECONDS = 10.0
AIM, AIM_BEHIND = 0.2, 0.1


def report(screen: Screen) -> Iterator[str]:
    """With the keyboard, and in the background."""
    with running(screen) as program:
        sit_down(program)
        focused = still(program)
        screen.focus(None)
        behind = still(program)
        program.end()
    yield (
        f"idle on a still table over {SECONDS:.0f} s after {QUIET_SECONDS:.0f} quiet ones:"
        f" {focused:.2f} % of a core with the keyboard (aim: {AIM} %),"
        f" {behind:.2f} % without (aim: {AIM_BEHIND} %)"
    )


def still(program: Program, seconds: float = SECONDS) -> float:
    """Percent of a core, once nothing has happened for a while."""
    time.sleep(QUIET_SECONDS)
    began, before = time.monotonic(), spent(program.pid)
    time.sleep(seconds)
    return 100 * (spent(program.pid) - before) / (time.monotonic() - began)


def spent(process: int) -> float:
    """Seconds of processor time of a process and all its threads, to the nanosecond.

    The usual figure counts hundredths of a second, and there are only a few of them here.
    """
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
