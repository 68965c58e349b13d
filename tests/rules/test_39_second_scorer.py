"""A second scorer, written apart from the rules, comes to the same points.

It looks back at a deal from its end; see `second_scorer`. `python -m tests.soak --scorer 20000`
compares many more deals.
"""

from __future__ import annotations

import pytest

from rules.piquet.presets import PRESETS, Preset
from tests.soak.scorer import compare


@pytest.mark.parametrize("preset", Preset, ids=str)
def test_both_scorers_agree_on_five_hundred_random_deals(preset: Preset) -> None:
    figures = compare(500, 1, PRESETS[preset])
    assert figures["deals"] >= 500
    assert figures["settled"] >= 50
    for item in ("point", "sequence", "set", "cards"):
        assert figures[f"{item} (elder)"] > 50
        assert figures[f"{item} (younger)"] > 50
    assert figures["pique (elder)"]
    assert figures["repique (elder)"]
    assert figures["repique (younger)"]


def test_a_call_that_a_decided_game_leaves_unmade_is_made_for_neither_of_them() -> None:
    # Its cards, a quint, were counted before: as the point.
    assert compare(1, 21034, PRESETS[Preset.TO_A_HUNDRED])["deals"] >= 1


def test_and_on_five_hundred_deals_of_any_options() -> None:
    assert compare(500, 1, None)["deals"] >= 500
