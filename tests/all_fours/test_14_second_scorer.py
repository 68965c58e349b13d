"""A second scorer, written apart from the rules, comes to the same points.

`python -m tests.soak_all_fours --scorer 20000` compares many more deals.
"""

from __future__ import annotations

import pytest

from rules.all_fours.presets import PRESETS, Preset
from tests.all_fours.comparing import compare
from tests.all_fours.second_scorer import Second, WrongRecordError
from tests.all_fours.table import pack_with


@pytest.mark.parametrize("preset", Preset, ids=str)
def test_both_scorers_agree_on_random_deals(preset: Preset) -> None:
    figures = compare(120, 1, PRESETS[preset])
    for item in ("turned-knave", "gift", "high", "low", "jack", "game"):
        assert figures[item], item


def test_and_on_deals_of_any_options() -> None:
    figures = compare(400, 3)
    for item in ("bunched", "answers", "revoke", "not-followed", "wrong-mark"):
        assert figures[item], item


def test_the_second_scorer_too_refuses_what_nobody_had_the_right_to() -> None:
    second = Second({"turned_jack": "each", "second_beg": "none", "target": 10}, 1, (9, 0))
    second.take("deal " + " ".join(map(str, pack_with("", "", "2H"))))
    second.take("beg")
    for wrong in ("give", "refuse", "bunch", "beg"):
        with pytest.raises(WrongRecordError):
            second.take(wrong)
