"""How well somebody played by his reviews: kinds of choices, a level, an honest interval."""

from __future__ import annotations

import pytest

from game.players.review import Choice, ChoiceKind, KeptReview
from game.players.standing import by_kind, costliest, played_like, student
from rules.core.seats import Player

LOSSES = {"novice": 29.0, "club": 5.6, "expert": 3.0, "master": 0.05}


def deal(*losses: float, kind: ChoiceKind = ChoiceKind.CARD) -> KeptReview:
    choices = tuple(
        Choice(at, kind, "play KS", "play 7S", lost, 0.1) for at, lost in enumerate(losses)
    )
    return KeptReview("k" * 16, 1, Player.A, choices)


def test_without_a_deal_nothing_is_said() -> None:
    assert played_like([], LOSSES) is None


def test_one_deal_tells_nothing_of_a_level() -> None:
    found = played_like([deal(3.0)], LOSSES)
    assert found is not None
    assert (found.deals, found.mean, found.like) == (1, 3.0, ())


def test_few_deals_that_differ_leave_several_levels() -> None:
    found = played_like([deal(lost) for lost in (0.0, 1.0, 12.0, 5.0, 0.0, 9.0)], LOSSES)
    assert found is not None
    assert found.mean == 4.5
    assert found.low < LOSSES["expert"] < LOSSES["club"] < found.high
    assert found.like[0] == "club"
    assert "expert" in found.like


def test_many_deals_that_agree_name_one() -> None:
    found = played_like([deal(lost) for lost in (2.8, 3.2) * 40], LOSSES)
    assert found is not None
    assert found.like == ("expert",)
    assert found.high - found.low < 0.2


def test_between_two_levels_the_nearer_is_named() -> None:
    found = played_like([deal(lost) for lost in (15.0, 15.2) * 20], LOSSES)
    assert found is not None
    assert found.like == ("club",)


def test_what_is_fine_costs_nothing() -> None:
    assert deal(0.9, 0.15, 20.0).lost == 20.0
    kinds = by_kind([deal(0.9, 20.0), deal(7.0, kind=ChoiceKind.CALL)])
    assert list(kinds) == [ChoiceKind.CALL, ChoiceKind.CARD]
    assert (kinds[ChoiceKind.CARD].whole, kinds[ChoiceKind.CARD].fine) == (2, 1)
    assert kinds[ChoiceKind.CARD].lost == 20.0


def test_what_cost_most_is_named_unless_two_figures_are_alike() -> None:
    assert costliest({ChoiceKind.CALL: 7, ChoiceKind.CARD: 20}) is ChoiceKind.CARD
    assert costliest({ChoiceKind.CALL: 11, ChoiceKind.CARD: 11}) is None
    assert costliest({ChoiceKind.CARD: 0}) is None
    assert costliest({}) is None


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.71), (5, 2.57), (15, 2.13), (30, 2.04), (120, 1.98)]
)
def test_the_interval_is_students(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=0.011)
