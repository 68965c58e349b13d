"""What the commands load: each its own modules, and only when it runs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game.app import COMMANDS
from tests.waiting import PATIENCE


def loaded(program: str, *names: str) -> list[str]:
    """Which of these modules a fresh Python has loaded after a program."""
    told = f"import sys\n{program}\nprint(*sorted(n for n in {names!r} if n in sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", told], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    return done.stdout.splitlines()[-1].split()


def test_the_program_loads_no_command_before_one_is_typed() -> None:
    commands = [f"game.cli.{name}" for name in COMMANDS]
    assert loaded("from game.app import main; main(['--help'])", *commands) == []


@pytest.mark.parametrize("name", ["book", "engine", "match", "report", "score", "selftest"])
def test_a_command_without_a_window_loads_no_pygame_and_no_game(name: str) -> None:
    assert loaded(f"import game.cli.{name}", "pygame", "game.piquet", "rules.piquet") == []


@pytest.mark.parametrize("name", ["demo", "play"])
def test_a_command_with_a_window_loads_it_when_it_runs(name: str) -> None:
    assert loaded(f"import game.cli.{name}", "pygame", "game.pages", "game.table") == []
