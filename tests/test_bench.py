"""The bench prints figures and asserts none; here is that it starts, and says what it lacks."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.bench.__main__ import IN_A_WINDOW, WITHOUT_WINDOW

ROOT = Path(__file__).parents[1]

ONLY_PLAYED = """
import runpy, sys
for name in ("pytest", "_pytest", "hypothesis", "numpy", "xdist"):
    sys.modules[name] = None  # to import it is an error now, as where it is not installed
sys.argv = ["tests.bench", *sys.argv[1:]]
runpy.run_module("tests.bench", run_name="__main__")
"""


def benched_where_one_only_played(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", ONLY_PLAYED, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", [*WITHOUT_WINDOW.values(), *IN_A_WINDOW.values()])
def test_every_part_of_the_bench_is_there(name: str) -> None:
    module, function = name.split(".")
    assert callable(getattr(import_module(f"tests.bench.{module}"), function))


def test_without_the_parts_of_the_tests_it_says_what_it_needs() -> None:
    ended = benched_where_one_only_played("book")
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr.startswith("bench: pytest is not installed: ")
    assert "`python3 packaging/run.py test`" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_without_them_it_still_tells_its_parts() -> None:
    ended = benched_where_one_only_played("--help")
    assert ended.returncode == 0
    assert "start, rest, frames, choosing, resizing, idle, memory" in " ".join(ended.stdout.split())
