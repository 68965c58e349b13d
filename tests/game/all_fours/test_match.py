"""Matches of All-Fours: what is told of a deal."""

from __future__ import annotations

from game.all_fours.match import ITEMS
from game.all_fours.statistics import PART_OF
from rules.all_fours.scoring import Item


def test_every_line_of_a_ledger_belongs_to_a_part() -> None:
    assert sorted(PART_OF) == sorted(Item)
    assert set(PART_OF.values()) == set(ITEMS)
