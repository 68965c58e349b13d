"""What the book has acknowledged outlasts a kill; `python -m tests.soak_kill` does it 50 times."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests import soak_kill, soak_kill_window


def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    acknowledged, faults = soak_kill.soak(tmp_path, kills=3, seed=20)
    assert faults == []
    assert acknowledged.actions.total() > 0


@pytest.mark.skipif(sys.platform != "linux", reason="what runs is looked up as Linux tells it")
def test_the_program_killed_while_one_plays_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    """Its window, its engine and both; `python -m tests.soak_kill --window 300` does it 300 times.

    The program is played by a hand of ours in a window that nobody sees.
    """
    done = soak_kill_window.soak(tmp_path / "home", 3, 8, soak_kill_window.unseen(), sample=True)
    assert done.faults == []
    assert done.blows == {"engine": 1, "both": 1, "window": 1}
    assert done.lines > 0
    assert done.resumed == 1
