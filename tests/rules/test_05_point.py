"""The point: the longest suit, called first; number before value (rules E1 to E12, law 62)."""

from __future__ import annotations

from rules.core.cards import hand
from rules.piquet.actions import Call
from rules.piquet.combinations import Point
from tests.rules.table import ELDER, YOUNGER, Refusal, given

FIVE_SPADES = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"  # five spades making forty-eight
FOUR_HEARTS = "TS 7S  KH JH TH 8H  AD QD 9D 7D  9C 8C"


def test_the_number_is_said_first_and_is_enough_when_younger_holds_fewer() -> None:
    deal = given(FIVE_SPADES, FOUR_HEARTS)
    deal.elder_calls("point of five").answered("good")
    assert deal.ledger(ELDER) == ["point 5"]


def test_asking_bars_a_longer_suit_in_part_too() -> None:
    deal = given("AS KS 9S 8S  AH QH 9H  KD JD  TC 9C 7C", "TS 7S  KH JH TH 8H 7H  AD QD TD 9D 8C")
    deal.elder_calls("point of four").asked().says(38).answered("not good").elder_leads("AS")
    assert deal.refuses(Call(Point(hand("KH JH TH 8H 7H")))) == Refusal.BARRED
    assert deal.refuses(Call(Point(hand("KH JH TH 8H")))) == Refusal.BARRED
    assert deal.younger_calls("point of four in diamonds").ledger(YOUNGER) == ["point 4"]
