"""Younger calls after the lead and before her own first card (rules H2, H3, F13, G10; law 47)."""

from __future__ import annotations

from rules.core.cards import card
from rules.piquet.actions import Answer, Play, Reply
from rules.piquet.state import Phase
from tests.rules.table import ELDER, YOUNGER, Refusal, given

ELDERS = "AS 9S 7S  AH KH JH 9H 7H  KD JD 8D  TC"
YOUNGERS = "KS QS JS TS 8S  TH 8H  QD TD 9D  KC QC"  # quart to the king, three tens, three queens


def test_elders_lead_ends_his_calls_and_begins_hers() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("AS")
    assert (deal.state.phase, deal.deal.turn) == (Phase.RECKONING, YOUNGER)


def test_younger_calls_nothing_before_elder_has_led() -> None:
    deal = given(ELDERS, YOUNGERS).elder_calls("point of five")
    assert deal.refuses_call("quart to the king") == Refusal.NOT_NOW


def test_what_younger_calls_she_counts_at_once_and_nothing_is_answered() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("AS").younger_calls("quart to the king")
    assert deal.ledger(YOUNGER) == ["quart 4"]
    assert deal.deal.turn is YOUNGER
    assert deal.refuses(Answer(Reply.GOOD)) == Refusal.NOT_NOW


def test_she_calls_in_any_order_the_point_last_if_she_likes() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("AS")
    deal.younger_calls("trio of tens").younger_calls("quart to the king")
    deal.younger_calls("trio of queens").younger_calls("point of five")
    assert deal.ledger(YOUNGER) == ["trio 3", "quart 4", "trio 3", "point 5"]


def test_she_may_count_a_smaller_sequence_before_her_best() -> None:
    elder = "AS KS QS 9S  AH QH 9H  KD JD  TC 8C 7C"  # a tierce major
    younger = "8S 7S  KH TH 8H  TD 9D 8D 7D  KC QC JC"  # a quart to the ten and a tierce
    deal = given(elder, younger).elder_calls("tierce major").answered("not good")
    deal.elder_leads("AS")
    assert deal.may_call("quart to the ten")
    deal.younger_calls("tierce to the king").younger_calls("quart to the ten")
    assert deal.in_hand(YOUNGER) == ["tierce 3", "quart 4"]


def test_her_first_card_ends_her_calls() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("AS").younger_plays("8S")
    assert deal.state.phase is Phase.PLAY
    deal.elder_leads("KD")
    assert deal.refuses_call("trio of tens") == Refusal.NOT_NOW


def test_where_she_said_good_she_cannot_count_her_own() -> None:
    deal = given(ELDERS, YOUNGERS).elder_calls("point of five").asked().answered("good")
    deal.elder_leads("AS")
    assert deal.refuses_call("point of five") == Refusal.NOT_BETTER


def test_a_kind_that_elder_did_not_call_is_hers_to_count() -> None:
    deal = given(ELDERS, YOUNGERS).elder_calls("point of five").asked().answered("good")
    deal.elder_leads("AS").younger_calls("trio of tens").younger_calls("quart to the king")
    assert deal.in_hand(ELDER) == ["point 5"]


def test_she_still_follows_suit_with_the_card_that_ends_her_calls() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("AS")
    assert deal.refuses(Play(card("KC"))) == Refusal.MUST_FOLLOW_SUIT
