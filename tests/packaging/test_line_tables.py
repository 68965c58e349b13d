"""How the tables of who wins are made: one deal more from the end, and the file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from types import ModuleType

import numpy as np
import pytest

from game.piquet.ai.values.equity_asset import LEAD, tables
from game.piquet.ai.values.line import UNIT, line_sheets, line_tables
from rules.piquet.options import Options, Rubicon
from rules.piquet.settlement import settle
from tests.packaging.conftest import ROOT
from tests.packaging.test_equity_tables import loaded


@pytest.fixture(autouse=True)
def the_same_path() -> Iterator[None]:
    """The generators let themselves be run from anywhere; that is no affair of other tests."""
    before = list(sys.path)
    yield
    sys.path[:] = before


@pytest.fixture
def maker() -> ModuleType:
    return loaded("making_line", ROOT / "packaging" / "opponent" / "line.py")


@pytest.mark.parametrize("rubicon", [None, Rubicon.ALWAYS, Rubicon.WINNER_HAS_A_HUNDRED])
def test_one_deal_more_is_the_average_over_all_recorded_deals(
    maker: ModuleType, rubicon: Rubicon | None
) -> None:
    deals = np.zeros((5, 4))
    deals[4, 1], deals[0, 3], deals[2, 2] = 0.5, 0.3, 0.2
    found = maker.at_the_end(130, rubicon).one_deal_more(deals, 2)
    luck = Random(1)
    options = Options(rubicon=rubicon or Rubicon.NONE)
    for _ in range(200):
        elder, younger = luck.randrange(80, 110), luck.randrange(80, 110)
        expected = 0.0
        for (more, other), share in np.ndenumerate(deals):
            ends = elder + 2 * more, younger + 2 * other
            settled = settle(ends, options)
            if settled.winner is None:
                expected += share / 2 if rubicon is None else 0
            elif ends[0] > ends[1]:
                expected += share if rubicon is None else share * settled.rubicon
        assert found.elder[elder, younger] == pytest.approx(expected)


def test_the_file_holds_what_its_maker_makes_of_the_recorded_deals(maker: ModuleType) -> None:
    recorded, read = tables(), line_tables()
    assert recorded is not None
    assert read is not None
    counts = np.array(recorded.deals, dtype=np.float64)
    exact = maker.rows(counts / counts.sum(), Rubicon.ALWAYS)[1, 2].younger
    sheet = line_sheets(read, Rubicon.ALWAYS, (1, 2)).rubiconed
    for elder, younger in [(0, 0), (40, 80), (100, 12), (96, 180)]:
        at = sheet.at(min(elder, younger), elder - younger + LEAD)
        assert at == pytest.approx(exact[elder, younger], abs=UNIT)
