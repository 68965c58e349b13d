"""The play table: loading it in a new Python, a look-up, and the search that stands in for it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from game.piquet.ai.values.play_table import play_values
from game.piquet.ai.values.search import Search
from rules.piquet.scoring import TRICKS
from tests.bench.figures import share, spread
from tests.game.open_play import codes_of, drawn

RUNS = 7
LOOKED_UP = 50_000
SEARCHED = 40
AIM_SECONDS, AIM_MEGABYTES = 0.6, 110

LOADING = """
import time
began, spent = time.perf_counter(), time.process_time()
from game.piquet.ai.values.play_table import play_values
assert not play_values().degraded
print(time.perf_counter() - began, time.process_time() - spent)
with open("/proc/self/status") as told:
    print(*(int(line.split()[1]) * 1024 / 1e6 for line in told if line.startswith("VmHWM")))
"""


def report() -> Iterator[str]:
    """Needs no window."""
    seconds, spent, megabytes = zip(*(loading() for _ in range(RUNS)), strict=True)
    yield f"play table loaded: {spread(seconds, 's')}, {RUNS} runs (aim: {AIM_SECONDS} s)"
    yield f"  by the processor's own time: {spread(spent, 's')}"
    yield f"  peak memory: {spread(megabytes, 'MB', 0)} (aim: {AIM_MEGABYTES} MB)"
    yield f"  a look-up: {spread([look_up() for _ in range(RUNS)], 'microseconds')}"
    searched = [search(seed) for seed in range(SEARCHED)]
    late = share(searched, 0.95)
    yield f"  first leads by search instead: {spread(searched, 's', 3)}, p95 {late:.3f} s"


def loading() -> tuple[float, float, float]:
    """Seconds by the clock and of the processor, and megabytes (10**6 bytes) at the peak."""
    done = subprocess.run(
        [sys.executable, "-c", LOADING],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, spent, megabytes = map(float, done.stdout.split())
    return seconds, spent, megabytes


def look_up() -> float:
    """Microseconds, over positions of all sizes."""
    values, luck = play_values(), Random(1)
    positions = [codes_of(drawn(1 + number % TRICKS, luck)) for number in range(2_000)]
    began = perf_counter()
    for _ in range(LOOKED_UP // len(positions)):
        for first, second, third, fourth in positions:
            values.value(first, second, third, fourth)
    return (perf_counter() - began) / LOOKED_UP * 1e6


def search(seed: int) -> float:
    """Seconds of the processor for twelve cards a hand, nothing being known yet."""
    codes = codes_of(drawn(TRICKS, Random(seed)))
    began = process_time()
    Search().value(*codes)
    return process_time() - began
