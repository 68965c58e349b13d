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
    figures = soak(3 if options.game is Game.RUBICON else 8, 1, options, thoroughness=0.03)
    assert figures["deals"] >= 3
    assert figures["whole deals"] > 2


def test_and_so_do_parties_with_any_options() -> None:
    assert soak(8, 4, thoroughness=0.03)["deals"] >= 8
