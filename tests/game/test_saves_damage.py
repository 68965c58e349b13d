"""Whatever is damaged in the folder of the player, the program starts and tells what is missing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.saves.files import HOME_VARIABLE
from tests import soak_damage
from tests.game.saves_table import quick_disk
from tests.soak_damage import Loss, Shown

__all__ = ["quick_disk"]


def test_whatever_is_damaged_a_start_succeeds_and_every_loss_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sample of `python -m tests.soak_damage`, which does it a thousand times."""
    monkeypatch.setenv(HOME_VARIABLE, "")
    monkeypatch.setattr(os, "fsync", lambda _: None)
    tally = soak_damage.soak(40, 4, tmp_path)
    assert tally.faults == []
    assert set(tally.damaged) == {
        *("book", "log", "sum", "count", "snapshot", "settings", "settings before"),
    }


def test_the_sample_sees_every_kind_of_loss() -> None:
    had = Shown(
        {"a": "running", "b": "finished", "c": "finished"}, {}, dict.fromkeys("abc", ("x",))
    )
    has = Shown({"a": "running", "b": "finished"}, {}, {"a": (), "b": ()})
    assert set(soak_damage.losses(had, has)) == {
        Loss("storage.lost-parties", 1, 1),
        Loss("storage.shortened", 0, 0),
        Loss("storage.lost-actions", 1, 2),
    }
    assert len(list(soak_damage.untold(had, has, ()))) == 3
    over = Shown({**had.states, "b": "running"}, {}, had.lines)
    assert list(soak_damage.losses(had, over)) == [Loss("storage.end-lost")]
