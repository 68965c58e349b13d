"""The keyboard alone, through the window, the loop and the painter.

A whole partie against an engine, and two people who type their names and leave in the middle.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.game.hand import Manner, Person
from tests.game.test_window_mouse import GAME, MOST_OF_A_PARTIE, WAY, stands
from tests.game.windowed import Visitor, visit


def test_a_partie_with_the_keyboard_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(Person(Manner.KEYS, 2), WAY)
    visit(visitor, tmp_path / "home", monkeypatch, options=GAME)
    assert visitor.done["play"] >= MOST_OF_A_PARTIE
    assert visitor.done["DealSheet next"] >= 3
    assert len(visitor.engines) == 1
    stands(visitor, tmp_path / "home", monkeypatch)


def test_two_people_leave_in_the_middle_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    way = {"Title": ("two",), "Names": ("start",)}
    first = Visitor(Person(Manner.KEYS, 3), way, names=("Anne", "Zoë"), most=1)
    visit(first, home, monkeypatch)
    assert first.done["show"] > 20
    assert first.engines == set()
    again = Visitor(Person(Manner.KEYS, 4), {"Title": ("continue",)}, most=2)
    visit(again, home, monkeypatch)
    assert "Anne" in again.told["Title"]
    assert "Zoë" in again.told["Title"]
    assert first.session is not None
    assert again.session is not None
    assert again.session.replayed == first.session.count
    assert again.session.state.results[0] == first.session.state.results[0]
