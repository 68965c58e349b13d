"""What stillness costs: processor time of the window's process, nothing being asked of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.figures import spread
from tests.bench.hands import sit_down
from tests.bench.program import Program, resident, running
from tests.bench.screen import Screen

SECONDS = 20.0
QUIET_SECONDS = 10.0
AIM, AIM_BEHIND = 0.2, 0.1

TITLE_SECONDS = 18.0
"""From the start of the program until its title surely rests."""
TITLE_RUNS = 3
AIM_AFTER_START = 0.8


def report(screen: Screen) -> Iterator[str]:
    """A still table, with the keyboard and in the background."""
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


def title_report(screen: Screen) -> Iterator[str]:
    """The title after a start that was not the first, until it rests."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        after_start(screen, home)
        seconds, megabytes = zip(
            *(after_start(screen, home) for _ in range(TITLE_RUNS)), strict=True
        )
    yield (
        f"processor time at the title after its first frame, in {TITLE_SECONDS:.0f} s:"
        f" {spread(seconds, 's')} (aim: {AIM_AFTER_START} s); memory then"
        f" {spread(megabytes, 'MB', 0)}"
    )


def after_start(screen: Screen, home: Path) -> tuple[float, float]:
    """Seconds of the processor from the first frame to the end of the title's motion; memory."""
    with running(screen, home=home) as program:
        samples = [(time.monotonic(), spent(program.pid))]
        while samples[-1][0] - program.started < TITLE_SECONDS:
            time.sleep(0.02)
            samples.append((time.monotonic(), spent(program.pid)))
        memory = resident(program.pid)
        first = program.end().first
    before = max(used for when, used in samples if when <= first)
    return samples[-1][1] - before, memory


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
