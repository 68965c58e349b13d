"""The laws of `tests.all_fours.laws` over random play, in every game with a name (section R)."""

from __future__ import annotations

import pytest

from rules.all_fours.presets import PRESETS, Preset
from tests.all_fours.soaking import soak


@pytest.mark.parametrize("preset", Preset, ids=str)
def test_random_parties_keep_every_law_at_every_moment(preset: Preset) -> None:
    figures = soak(25, 1, PRESETS[preset])
    assert figures["deals"] >= 25
    assert figures["gift"]
    assert figures["Ran"] > 3


def test_and_so_do_parties_with_any_options() -> None:
    figures = soak(120, 4)
    assert figures["whole deals"] > 20
    for name in ("Bunched", "BegRefused", "Revoked", "wrong-mark", "LaidAway", "TrumpAnswered"):
        assert figures[name], name
