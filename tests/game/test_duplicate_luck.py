"""That luck falls out: a small sample of what `python -m tests.soak_duplicate` measures."""

from __future__ import annotations

from statistics import stdev

from game.duplicate.schedule import against
from tests.soak_duplicate import measured, told


def test_beside_the_datum_results_lie_closer_together_than_the_points_won() -> None:
    found = measured(4, "club", "club", 1882)
    raw = stdev(mine.gain for mine, _ in found)
    more = stdev(against(mine, datum) for mine, datum in found)
    assert more < 0.6 * raw
    assert "4 deals" in told(found)


def test_master_beside_himself_makes_neither_more_nor_less() -> None:
    found = measured(1, "master", "novice", 7)
    assert [against(mine, datum) for mine, datum in found] == [0]
