"""A second scorer, written apart from the rules, comes to the same points.

`python -m tests.soak_bezique --scorer 20000` compares many more deals.
"""

from __future__ import annotations

import pytest

from rules.bezique.presets import PRESETS, Preset
from tests.bezique.comparing import compare


@pytest.mark.parametrize("preset", Preset, ids=str)
def test_both_scorers_agree_on_random_deals(preset: Preset) -> None:
    options = PRESETS[preset]
    figures = compare(30 if options.rubicon else 60, 1, options)
    assert figures["ended"]
    for item in ("marriage", "royal-marriage", "bezique", "four-aces", "last-trick"):
        assert figures[item], item


def test_and_on_deals_of_any_options() -> None:
    assert compare(60, 3, None)["deals"] >= 60


def test_who_wins_is_told_by_name_and_not_by_a_number_that_may_be_nought() -> None:
    # A is the first player, and his number is 0: he must win the games that he has won.
    assert compare(1, 10, None)["parties"] == 1
