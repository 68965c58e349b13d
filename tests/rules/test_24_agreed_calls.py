"""What may be agreed on about calls: their order, who asks, what binds (X9, E7, U11)."""

from __future__ import annotations

from rules.piquet.actions import AskMaking
from rules.piquet.options import Asking, Options, OrderOfCalls
from tests.rules.table import YOUNGER, Refusal, given

ELDERS = "AS KS JS 9S 8S  AH QH 9H  AD JD  AC 7C"  # five spades making 48, four aces
FIVE = "TS 7S  KH JH TH 8H 7H  QD TD 9D  9C 8C"
SIX = "TS 7S  KH JH  KD QD TD 9D 8D 7D  9C 8C"
FIXED = Options(order_of_calls=OrderOfCalls.FIXED)


def test_a_quatorze_may_be_called_before_a_sequence() -> None:
    deal = given("KS QS JS 9S 8S  AH QH 9H  AD JD  AC AS", FIVE)
    deal.elder_calls("trio of aces").answered("good").elder_calls("tierce to the king")


def test_where_a_fixed_order_was_agreed_no_sequence_is_called_after_a_quatorze() -> None:
    elder = "KS QS JS AS 8S  AH QH 9H  AD JD  AC 7C"
    deal = given(elder, FIVE, options=FIXED).elder_calls("quatorze of aces").answered("good")
    assert deal.refuses_call("quart major") == Refusal.OUT_OF_ORDER


def test_a_fixed_order_holds_for_younger_too() -> None:
    elder = "AS KS 9S 8S  AH QH  AD JD 8D 7D  9C 7C"
    younger = "QS JS TS  KH JH TH 9H  KD QD  KC QC TC"
    free = given(elder, younger).elder_leads("AS").younger_calls("trio of kings")
    assert free.may_call("point of four")
    deal = given(elder, younger, options=FIXED).elder_leads("AS").younger_calls("trio of kings")
    assert deal.refuses_call("point of four") == Refusal.OUT_OF_ORDER
    deal.younger_calls("trio of queens")


def test_a_longer_point_may_ask_unless_only_an_equal_number_may() -> None:
    assert given(ELDERS, SIX).elder_calls("point of five").asked().deal.declarations.barred
    equal_only = Options(asking=Asking.EQUAL_ONLY)
    deal = given(ELDERS, SIX, options=equal_only).elder_calls("point of five")
    assert deal.refuses(AskMaking()) == Refusal.NOTHING_TO_ASK
    assert deal.may_answer("not good")
    deal = given(ELDERS, FIVE, options=equal_only).elder_calls("point of five").asked()
    assert deal.deal.turn is YOUNGER


def test_a_miscall_may_be_agreed_to_bind_even_if_it_is_good_against_the_cards() -> None:
    elder = "AS TS  AH TH  AD TD  KC QC JC  KS QH JH"
    younger = "KH KD  QS QD  JS JD  9S 9H 9D 9C  8H 8D"
    strict = Options(strict_miscall=True)
    deal = given(elder, younger, elder_threw="8S 8C 7S 7H 7D", options=strict)
    deal.elder_calls("trio of tens")
    assert deal.refuses_correction("trio of aces") == Refusal.CALL_BINDS
    deal.answered("good")
    assert deal.refuses_call("trio of aces") == Refusal.UNDER_CALLED


def test_a_call_that_was_not_good_closes_what_comes_before_it_too() -> None:
    elder = "KS QS JS TS 8S  KH QH 9H  KD JD  TC 7C"
    younger = "AS 9S  AH JH TH 8H  AD QD 9D  AC QC 9C"
    deal = given(elder, younger, options=FIXED).elder_calls("trio of kings").answered("not good")
    assert deal.refuses_call("quart to the king") == Refusal.OUT_OF_ORDER
