"""What the book has acknowledged outlasts a kill; `python -m tests.soak_kill` does it 50 times."""

from __future__ import annotations

from pathlib import Path

from tests.soak_kill import soak


def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    acknowledged, faults = soak(tmp_path, kills=3, seed=20)
    assert faults == []
    assert acknowledged.actions.total() > 0
