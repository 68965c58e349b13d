"""No test fails because the machine is busy: none looks at a clock, and none loses patience soon.

What takes its time is waited for with `tests.waiting`, what should cost little is counted with
`tests.work`, and a clock of the program is one that the test moves on. Commands (the soaks, the
bench, what plays on a screen) measure what they please: no check hangs on it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests import soak_kill, soak_kill_window, soak_protocol
from tests.mutation import __main__ as mutation

ROOT = Path(__file__).parent
COMMANDS = re.compile(r"soak\w*\.py|soak|bench|xvfb|mutation")
CLOCKS = {"time", "timeit", "sched"}
EXEMPT = {"waiting.py", "test_busy.py"}  # the clock, and this file with its examples

SOON = 60.0  # seconds: with less than that a wait is over on a busy machine
REST = 0.05  # seconds: with no more than that a sleep is a rest between two looks
WAITS = {"timeout", "patience", "patience_seconds"}
"""Arguments that end a wait, in seconds."""

IN_HAND = {"pilot", "play", "sitting"}
"""Who waits by a clock that a test moves on."""

SLEEP = re.compile(r"\bsleep\b[ (]+(\d[\d_.]*)")
"""A sleep of a program that a test writes, in Python or for a shell."""


def modules() -> list[Path]:
    """Every module of the tests that is no command."""
    return [
        path
        for path in sorted(ROOT.rglob("*.py"))
        if not COMMANDS.fullmatch(path.relative_to(ROOT).parts[0]) and path.name not in EXEMPT
    ]


def faults(source: str) -> Iterator[str]:
    """Where a module looks at a clock, or waits for too short a time."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names) if CLOCKS & {each.name for each in names}:
                yield f"line {node.lineno} imports a clock"
            case ast.ImportFrom(module=str(module)) if module in CLOCKS:
                yield f"line {node.lineno} imports a clock"
            case ast.Call():
                yield from (
                    f"line {node.lineno} waits for {seconds} s"
                    for seconds in patience(node)
                    if seconds < SOON
                )
            case ast.Constant(value=str(text)):
                yield from (
                    f"line {node.lineno} lets a program sleep for {seconds} s"
                    for seconds in map(float, SLEEP.findall(text))
                    if REST < seconds < SOON
                )


def patience(call: ast.Call) -> Iterator[float]:
    """The seconds after which a call gives up, where they are written there."""
    given = [each.value for each in call.keywords if each.arg in WAITS]
    match call.func:
        case ast.Attribute(attr="join" | "acquire"):
            given += call.args[-1:]
        case ast.Attribute(attr="wait", value=ast.Name(id=name)) if name not in IN_HAND:
            given += call.args[:1]
        case ast.Attribute(attr="wait", value=ast.Attribute(attr=name)) if name not in IN_HAND:
            given += call.args[:1]
        case ast.Attribute(attr="communicate"):
            given += call.args[1:]
        case _:
            pass
    for value in given:
        match value:
            case ast.Constant(value=float() | int() as seconds) if not isinstance(seconds, bool):
                yield seconds
            case _:
                pass


@pytest.mark.parametrize("module", [soak_kill, soak_kill_window, soak_protocol, mutation])
def test_a_command_of_which_a_test_takes_a_sample_has_patience_too(module: ModuleType) -> None:
    waits = [value for name, value in vars(module).items() if name.strip("_") == "PATIENCE"]
    assert waits
    assert min(waits) > SOON


def test_none_looks_at_a_clock_or_loses_patience_soon() -> None:
    found = {
        str(module.relative_to(ROOT)): [*faults(module.read_text(encoding="utf-8"))]
        for module in modules()
    }
    assert len(found) > 100
    assert not {name: some for name, some in found.items() if some}, "see waiting.py and work.py"


@pytest.mark.parametrize(
    "line",
    [
        "import time",
        "from time import perf_counter",
        "subprocess.run(command, timeout=30)",
        "process.communicate(b'', 10)",
        "process.wait(15)",
        "self.process.wait(15)",
        "thread.join(0.2)",
        "EnginePlayer(command, 7, patience_seconds=0.4)",
        "queue.get(timeout=1)",
        "Popen(['python', '-c', 'import time; time.sleep(0.5)'])",
        "FAKE = '''sleep 1'''",
    ],
)
def test_a_look_at_a_clock_and_a_short_wait_are_found(line: str) -> None:
    assert list(faults(line))


@pytest.mark.parametrize(
    "line",
    [
        "process.wait(waiting.PATIENCE)",
        "pilot.wait(0.2)",
        "counting.sitting.wait(1)",
        "' '.join(words)",
        "FAKE = 'time.sleep(0.01)'",
        "FAKE = 'time.sleep(3600)'",
    ],
)
def test_a_long_wait_a_rest_and_a_clock_in_the_hand_are_none(line: str) -> None:
    assert not list(faults(line))
