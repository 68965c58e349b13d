"""What playing adds to open hands, as it was learned: seen again in deals nobody learned from."""

from __future__ import annotations

import numpy as np
import pytest
from playing import example, fitted, places

from game.piquet.ai.sums.outcome import deal_points
from game.piquet.ai.values.play_table import play_values
from game.piquet.ai.values.playing import SIZES, playing


def test_it_is_foreseen_in_part_and_reckoned_alike_for_one_deal_and_for_many() -> None:
    worlds, grown = example(np.random.default_rng(99))
    learned, where = playing(), places(worlds)
    assert learned is not None
    names = ("by_value", "by_pique", "elder", "younger", "by_code")
    parts = [np.array(getattr(learned, name)) for name in names]
    told = np.zeros(len(grown))
    for part, looks in zip(parts, where, strict=True):
        for look in looks:
            told += part[look]
    assert np.corrcoef(told, grown)[0, 1] > 0.15
    for elder, younger, more in zip(worlds.elder, worlds.younger, told, strict=True):
        hands = int(elder), int(younger)
        openly = deal_points(*hands, play_values())
        found = deal_points(*hands, play_values(), hidden=learned)
        assert found == pytest.approx((openly[0] + more / 2, openly[1] - more / 2))


def test_parts_are_fitted_to_what_is_there() -> None:
    chance = np.random.default_rng(1)
    where = [[chance.integers(0, size, 4_000)] for size in SIZES]
    grown = np.where(where[0][0] == 7, 5.0, 0.0)
    by_value, *others = fitted(where, grown)
    assert by_value[7] > 1.5
    assert by_value[7] > 10 * max(abs(value) for at, value in enumerate(by_value) if at != 7)
    assert max(abs(part).max() for part in others) < 1
