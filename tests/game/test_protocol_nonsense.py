"""An engine that is asked nonsense answers each line, and goes on (a sample of the soak)."""

from __future__ import annotations

import pytest

from tests.soak_protocol import run


@pytest.mark.parametrize(("level", "seed"), [("club", 1), ("master", 2)])
def test_every_line_gets_one_answer_and_nothing_crashes(level: str, seed: int) -> None:
    counts = run(150, seed, level, tell=lambda _: None)
    assert counts["errors"] > 60
    assert counts["actions"] > 0
    assert counts.total() == 150
