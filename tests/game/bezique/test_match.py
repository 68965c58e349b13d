"""Matches of Bezique: what is told of a deal."""

from __future__ import annotations

from game.bezique.match import ITEMS, is_over
from game.bezique.statistics import PART_OF, PARTS
from rules.bezique.options import Options
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.scoring import Item


def test_every_line_of_a_ledger_belongs_to_a_class() -> None:
    assert sorted(PART_OF) == sorted(Item)
    assert len(ITEMS) == len(PARTS)


def test_a_game_is_over_at_the_target_and_in_rubicon_bezique_after_a_deal() -> None:
    assert not is_over(((400, 300), (590, 300)), Options())
    assert is_over(((400, 300), (600, 300)), Options())
    assert is_over(((1, 2),), PRESETS[Preset.RUBICON_1887])
