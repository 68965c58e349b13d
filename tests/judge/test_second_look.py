"""Losses of the file on other deals: what luck alone chose is told from what is lost."""

from __future__ import annotations

from msgspec.structs import replace
from playouts.verdict import Judged
from playouts.yardstick import Measured, stored
from second_look import Twice, in_doubt, looked_at, summary, told

FEW = 48  # deals


def _lost(found: Measured, player: str) -> Judged:
    one = found.of(player)
    assert one is not None
    return one


def test_nothing_is_lost_where_no_other_discard_may_be_the_best() -> None:
    alone = next(one for one in stored() if in_doubt(one, _lost(one, "master"))[1:] == [])
    found = looked_at(alone, "master", FEW)
    assert (found.fair, found.most, found.error) == (0.0, 0.0, 0.0)
    assert found.best == found.out
    assert not found.is_clear


def test_what_lost_much_by_the_file_loses_it_on_other_deals_too() -> None:
    dear = next(one for one in stored() if _lost(one, "novice").least.points > 5)
    found = looked_at(dear, "novice", FEW)
    assert found.is_clear
    assert 1 < found.fair <= found.most
    assert found.best == dear.judged[0].out
    assert f" {found.most:.2f} ± " in told(found)


def test_a_best_that_luck_made_is_valued_by_the_other_deals() -> None:
    close = [one for one in stored() if 0 < _lost(one, "master").most.points < 0.2][:3]
    assert len(close) == 3
    for one in close:
        found = looked_at(one, "master", FEW)
        assert found.fair <= found.most
        assert found.most >= 0
        assert (found.error > 0) == (found.best != found.out)


def test_losses_are_told_by_seat_and_score_with_those_that_are_clear() -> None:
    question = next(stored()).question
    lost = Twice(question, 1, 2, 2.0, 3.0, 1.0)
    lines = list(summary([lost, replace(lost, fair=0.0, most=1.0)]))
    assert [line.split()[:2] for line in lines] == [["elder", "any,"], ["elder", "start,"]]
    assert "2 hands: loses 1.000 ± 1.000, against luck's best 2.000 ± 1.000" in lines[0]
    assert lines[0].endswith("clearly in 1, which make 1.500 of it")
