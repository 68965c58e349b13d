"""How the tables of what totals are worth are made: recorded deals, one deal more, the file."""

from __future__ import annotations

import importlib.util
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from game.piquet.ai.heuristic import thumb
from game.piquet.ai.values import equity_asset
from game.piquet.ai.values.equity_asset import UNIT
from rules.piquet.scoring import total
from rules.piquet.seats import ELDER, YOUNGER
from tests.packaging.conftest import ROOT


def loaded(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def the_same_path() -> Iterator[None]:
    """The generators let themselves be run from anywhere; that is no affair of other tests."""
    before = list(sys.path)
    yield
    sys.path[:] = before


@pytest.fixture
def maker() -> Any:
    return loaded("equity_tables", ROOT / "packaging" / "opponent" / "equity.py")


def test_a_recorded_deal_has_the_points_of_its_ledger() -> None:
    deals = loaded("recorded_deals", ROOT / "packaging" / "opponent" / "deals.py")
    for number in range(1, 6):
        ledger = deals.played(1, number, thumb.choose, thumb.choose)
        points = [int(word) for word in deals.written(ledger).split()]
        assert sum(point for point in points if point > 0) == total(ledger, ELDER)
        assert -sum(point for point in points if point < 0) == total(ledger, YOUNGER)


@pytest.mark.parametrize("weight", [1, 2])
def test_one_deal_more_is_the_plain_average_over_its_results(maker: Any, weight: int) -> None:
    luck = Random(1)
    later = np.array([[luck.uniform(-200, 200) for _ in range(40)] for _ in range(40)])
    chances = np.array([[luck.random() for _ in range(6)] for _ in range(4)])
    found = maker._one_deal_more(later, chances, weight)
    assert found.shape == (40 - 6 * weight, 40 - 6 * weight)
    for elder, younger in ((0, 0), (3, 17), (27, 5), (27, 27)):
        plain = sum(
            -chances[e, y] * later[younger + weight * y, elder + weight * e]
            for e in range(4)
            for y in range(6)
        )
        assert found[elder, younger] == pytest.approx(plain)


def test_who_always_makes_a_hundred_at_once_as_elder_wins_every_game(maker: Any) -> None:
    deals = [[100, -90]]
    values = maker.hundreds(deals, maker.histogram(deals), True)
    assert values[0, 49] == values[99, 0] == 200
    assert values[0, 50] == values[0, 99] == 100


def test_a_game_to_a_hundred_goes_by_who_is_there_first(maker: Any) -> None:
    deals = [[60, -50, 20]]
    values = maker.hundreds(deals, maker.histogram(deals), False)
    assert values[40, 99] == 100  # his sixty come first
    assert values[39, 50] == -100  # her fifty come before his other twenty
    assert values[0, 0] == -100  # eighty to fifty, and in the next deal her sixty come first


def test_a_sheet_comes_back_from_the_file_as_it_was(maker: Any) -> None:
    sheet = np.array([[-700.4, 700.2, 0.0], [3.1, 3.2, -1000.0]])
    words = np.frombuffer(maker.packed(sheet), dtype="<u2")
    read = equity_asset.sheet(array("H", words.tolist()), 0, 2, 3, 1)
    assert list(read.values) == pytest.approx(sheet.flatten(), abs=UNIT / 2)
    with pytest.raises(ValueError, match="too great"):
        maker.packed(np.array([[1100.0, 0.0]]))
