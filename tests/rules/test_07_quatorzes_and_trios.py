"""Quatorzes and trios: four or three alike, tens or higher (rules G1 to G10; law 64)."""

from __future__ import annotations

from rules.core.cards import Rank, hand
from rules.piquet.combinations import RankSet, sets
from rules.piquet.events import SetCalled, SuitTold
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given


def called(elder: str, younger: str, words: str) -> Table:
    return given(elder, younger).elder_calls(words)


def test_four_alike_are_a_quatorze_and_score_fourteen_three_a_trio_and_score_three() -> None:
    assert RankSet(hand("TS TH TD TC")).points == 14
    assert RankSet(hand("AS AH AD")).points == 3


def test_nines_eights_and_sevens_make_no_quatorze_and_no_trio() -> None:
    held = sets(hand("9S 9H 9D 9C  8S 8H 8D  TS TH TD  7S 7H"))
    assert [alike.rank for alike in held] == [Rank.TEN]


def test_any_quatorze_is_good_against_any_trio_and_else_the_higher_rank_is_good() -> None:
    tens, aces, kings = (RankSet(hand(text)) for text in ("TS TH TD TC", "AS AH AD", "KS KH KD"))
    assert tens.strength > aces.strength > kings.strength


FOUR_TENS = "TS 9S  TH 9H JH  TD JD 8D  TC JC 9C 7C"  # four tens and three knaves
THREE_ACES = "AS KS JS  AH KH QH 8H  AD QD 9D  KC 8C"


def test_whose_quatorze_is_good_counts_his_lower_trios_too_and_the_other_none() -> None:
    deal = called(FOUR_TENS, THREE_ACES, "quatorze of tens").answered("good")
    deal.elder_calls("trio of knaves").elder_leads("TS")
    assert deal.in_hand(ELDER) == ["quatorze 14", "trio 3"]
    assert deal.refuses_call("trio of aces") == Refusal.NOT_BETTER


def test_there_is_no_equality_of_quatorzes_or_trios() -> None:
    deal = called(FOUR_TENS, THREE_ACES, "quatorze of tens")
    assert deal.may_answer("good")
    assert not deal.may_answer("not good")
    assert not deal.may_answer("equal")


def test_a_quatorze_is_called_by_its_rank_and_no_suit_is_named() -> None:
    deal = called(FOUR_TENS, THREE_ACES, "quatorze of tens")
    assert deal.deal_view(YOUNGER).history[-1] == SetCalled(ELDER, 4, Rank.TEN, None)
    assert deal.answered("good").happened(SuitTold) == []


def test_to_three_knaves_younger_with_four_tens_and_three_queens_counts_both() -> None:
    elder = "AS JS 9S 8S  AH KH QH JH  KD  JC 9C 7D"
    younger = "QS TS  TH  AC KC QC TC  AD QD JD TD 8D"
    deal = called(elder, younger, "trio of knaves").answered("not good").elder_leads("AH")
    deal.younger_calls("trio of queens").younger_calls("quatorze of tens")
    assert deal.in_hand(YOUNGER) == ["trio 3", "quatorze 14"]


def test_a_beaten_trio_ends_elders_trios() -> None:
    deal = called(
        "AS JS 9S 8S  AH KH QH JH  KD KC  JC 7D",
        "QS TS  TH  AC QC TC  AD QD JD TD 8D 9C",
        "trio of knaves",
    ).answered("not good")
    assert deal.refuses_call("trio of kings") == Refusal.ANSWERED


LOW_FIRST = "AS TS  AH TH  AD TD  KC QC 9C  KS QH 9D"  # three aces and three tens


def test_elder_who_called_his_lower_trio_cannot_count_the_higher_once_it_is_answered() -> None:
    younger = "KH JH 8H 7H  KD QD JD  TC JC 8C  QS JS"
    deal = given(LOW_FIRST, younger, younger_threw="8S 7S 9S")
    deal.elder_calls("trio of tens").answered("good")
    assert deal.refuses_call("trio of aces") == Refusal.UNDER_CALLED


def test_but_a_lower_trio_that_is_good_against_the_cards_lets_him_reckon_the_higher_too() -> None:
    # Elder holds or has thrown two of each other rank: younger can have no trio at all.
    deal = given(
        "AS TS  AH TH  AD TD  KC QC JC  KS QH JH",
        "KH KD  QS QD  JS JD  9S 9H 9D 9C  8H 8D",
        elder_threw="8S 8C 7S 7H 7D",
    )
    deal.elder_calls("trio of tens").answered("good").elder_calls("trio of aces")
    assert deal.ledger(ELDER) == ["trio 3", "trio 3"]


def test_younger_counts_hers_in_any_order_when_elder_called_none() -> None:
    deal = given(THREE_ACES, FOUR_TENS).elder_leads("KS")
    deal.younger_calls("trio of knaves").younger_calls("quatorze of tens")
    assert deal.in_hand(YOUNGER) == ["trio 3", "quatorze 14"]
