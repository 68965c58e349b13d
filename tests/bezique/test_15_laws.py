"""The laws of `tests.bezique.laws` over random play, in every game with a name (section W).

`python -m tests.soak_bezique` plays thousands of deals more.
"""

from __future__ import annotations

import pytest

from rules.bezique.options import Game
from rules.bezique.presets import PRESETS, Preset
from tests.bezique.soaking import soak


@pytest.mark.parametrize("preset", Preset, ids=str)
def test_random_parties_keep_every_law_at_every_moment(preset: Preset) -> None:
    options = PRESETS[preset]
    figures = soak(5 if options.game is Game.RUBICON else 12, 1, options, thoroughness=0.03)
    assert figures["deals"] >= 5
    assert figures["whole deals"] > 3


def test_and_so_do_parties_with_any_options() -> None:
    assert soak(20, 3, thoroughness=0.03)["deals"] >= 20
