"""Marking by hand (QG2, QG3)."""

from __future__ import annotations

from rules.all_fours.actions import ClaimPoints, Point
from rules.all_fours.choices import MayClaim, choices, every_action
from rules.all_fours.events import PipsCounted, PointsChecked, PointsClaimed
from rules.all_fours.options import Marking, WrongMark
from rules.all_fours.refusals import Refusal
from rules.all_fours.state import Phase
from tests.all_fours.table import D, E, Table, pack_with, quiet

# High and Game elder's, Low and Jack the dealer's.
PACK = pack_with("♥A ♠T ♠5 ♦4 ♦5 ♣2", "♥2 ♥J ♠3 ♠K ♦A ♣A", "3H")
TRICKS = "♠5-♥J; ♦A-♦4; ♣A-♣2; ♠3-♠T; ♦5-♥2; ♠K-♥A"
MADE = (frozenset({Point.HIGH, Point.GAME}), frozenset({Point.LOW, Point.JACK}))


def played(wrong: WrongMark = WrongMark.DOWN_AND_ONE, before: tuple[int, int] = (0, 0)) -> Table:
    one = Table(PACK, quiet(marking=Marking.BY_HAND, wrong_mark=wrong), before)
    return one.stands().tricks(TRICKS)


def test_elder_and_then_the_dealer_name_what_they_claim() -> None:
    one = played()
    assert (one.state.phase, one.state.turn) == (Phase.CLAIM, E)
    assert choices(one.state) == MayClaim()
    assert len(list(every_action(MayClaim()))) == 16
    one.claims("high game")
    assert one.events == [PointsClaimed(E, MADE[E])]
    assert one.state.turn is D


def test_then_the_truth_is_shown_and_what_was_claimed_rightly_is_marked() -> None:
    one = played().claims("high game").claims("low jack")
    assert PipsCounted((17, 9)) in one.events
    assert PointsChecked(MADE) in one.events
    assert one.marked() == ["A high", "B low", "B jack", "A game"]


def test_what_is_not_claimed_is_lost() -> None:
    one = played().claims("high").claims("jack")  # QQ27
    assert one.marked() == ["A high", "B jack"]


def test_a_wrong_claim_is_taken_down_and_one_to_the_other() -> None:
    one = played().claims("high").claims("jack game")  # QQ26
    assert one.marked() == ["A high", "B jack", "A wrong-mark"]
    assert one.scores == (2, 1)


def test_or_four_to_the_other() -> None:
    one = played(WrongMark.DOWN_AND_FOUR).claims("high").claims("jack game")
    assert one.ledger(E) == ["high 1", "wrong-mark 4"]


def test_or_as_it_is_printed_it_stands_and_one_to_the_other() -> None:
    one = played(WrongMark.LEFT_STANDING).claims("high").claims("jack game")  # QQ26
    assert one.marked() == ["A high", "B jack", "B game", "A wrong-mark"]


def test_each_wrong_claim_costs_elders_first_and_after_the_points() -> None:
    one = played().claims("high low jack").claims("low game")
    assert one.marked() == ["A high", "B low", "B wrong-mark", "B wrong-mark", "A wrong-mark"]


def test_a_fine_may_win_the_game() -> None:
    one = played(WrongMark.DOWN_AND_FOUR, before=(8, 0)).claims("high").claims("game")
    assert one.totals == (13, 0)
    assert one.state.phase is Phase.OVER


def test_the_points_come_before_the_fines() -> None:
    one = played(before=(9, 9)).claims("").claims("jack game")
    assert one.marked() == ["B jack"]


def test_who_claims_nothing_marks_nothing_but_what_the_table_marks() -> None:
    one = Table(pack_with("", "", "JH"), quiet(marking=Marking.BY_HAND)).begs().gives().goes_on()
    assert one.claims("").claims("").marked() == ["B turned-knave", "A gift"]


def test_by_itself_nobody_claims() -> None:
    one = Table(PACK).stands()
    assert one.refuses(ClaimPoints(frozenset())) is Refusal.NOT_NOW
    assert one.tricks(TRICKS).state.phase is Phase.DEAL
