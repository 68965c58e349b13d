"""The only clock of the tests: how long something is waited for that another process does.

No test says how quickly a thing is done, for the machine may be busy. What has to happen is waited
for until it has; a test is given up when it does not happen for as long as no machine is busy.
`tests/test_busy.py` sees to it that no other test looks at a clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T")

PATIENCE = 600.0  # seconds: what has not come by then does not come


def rounds(told: Callable[[], object] = str, rest: float = 0.002) -> Iterator[None]:
    """Rounds of a loop without an end; the test fails with what is `told` where none comes.

    After each is a `rest` of so many seconds in which threads and other processes have their turn.
    A failure of pytest's own ends the test also inside the program, which goes on after errors.
    """
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
        time.sleep(rest)
    pytest.fail(f"it never came: {told()}")


def until(so: Callable[[], object], told: Callable[[], object] = str) -> None:
    """Wait until something is so."""
    for _ in rounds(told):
        if so():
            return


def answered(ask: Callable[[], T | None], told: Callable[[], object] = str) -> T:
    """Ask again and again until there is an answer."""
    for _ in rounds(told):
        answer = ask()
        if answer is not None:
            return answer
    raise AssertionError  # not reached: the rounds end by one


def lines_of(file: Path, count: int) -> list[str]:
    """The lines of a file that another process writes, as soon as there are so many."""

    def written() -> list[str] | None:
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        lines = [line for line in text.splitlines(keepends=True) if line.endswith("\n")]
        return [line[:-1] for line in lines] if len(lines) >= count else None

    return answered(written, lambda: f"{count} lines in {file}")
