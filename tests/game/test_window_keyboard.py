"""A whole partie with the keyboard alone, through the window, the loop, the painter, an engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.game.hand import Manner, Person
from tests.game.test_window_mouse import WAY, stands
from tests.game.windowed import Visitor, visit


def test_a_partie_with_the_keyboard_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(Person(Manner.KEYS, 2), WAY)
    visit(visitor, tmp_path / "home", monkeypatch)
    assert visitor.done["play"] >= 6 * 12
    assert visitor.done["DealSheet next"] >= 6
    assert len(visitor.engines) == 1
    stands(visitor, tmp_path / "home", monkeypatch)
