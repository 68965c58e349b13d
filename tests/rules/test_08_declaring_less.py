"""Sinking: nobody must call anything, and may always call less than he holds (rules H10 to H12)."""

from __future__ import annotations

from rules.core.cards import hand
from rules.piquet.actions import Call
from rules.piquet.combinations import Point
from tests.rules.table import ELDER, Refusal, given

SIXIEME = "KS QS JS TS 9S 8S  AH 8H  AD 9D  KC 7C"
NOTHING = "AS 7S  QH JH 9H 7H  QD TD 7D  QC JC 8C"
FOUR_ACES = "AS KS 9S 8S  AH QH 9H  AD JD  AC TC 7C"


def test_a_sequence_is_reckoned_once_whole_or_in_part() -> None:
    deal = given(SIXIEME, NOTHING).elder_calls("tierce to the king").answered("good")
    assert deal.refuses_call("tierce to the ten") == Refusal.ALREADY_CALLED


def test_a_point_may_be_called_short_with_its_highest_cards() -> None:
    deal = given(SIXIEME, NOTHING)
    assert deal.may_call("point of four")
    assert deal.refuses(Call(Point(hand("9S 8S TS JS")))) == Refusal.NOT_FORMED


def test_no_point_is_shorter_than_three_cards() -> None:
    assert given(SIXIEME, NOTHING).refuses(Call(Point(hand("AH 8H")))) == Refusal.NOT_FORMED


def test_four_aces_may_be_called_as_three() -> None:
    deal = given(FOUR_ACES, "QS JS TS 7S  KH JH 8H 7H  KD QD TD 7D")
    deal.elder_calls("trio of aces without AS").answered("good")
    assert deal.ledger(ELDER) == ["trio 3"]
    assert deal.refuses_call("quatorze of aces") == Refusal.ALREADY_CALLED
