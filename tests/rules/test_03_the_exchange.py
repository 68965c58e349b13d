"""The exchange: elder up to five, younger up to what is left (rules D1 to D23; laws 21 to 36)."""

from __future__ import annotations

from rules.core.cards import card, cards, hand
from rules.piquet.actions import Exchange
from rules.piquet.choices import MayExchange, choices
from rules.piquet.events import Discarded, LeavingsSeen, TookIn
from rules.piquet.state import Phase
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, dealt

ELDERS = "AS KS JS  AH QH JH 8H  JC 8C 7C  9D 8D"
YOUNGERS = "TS 7S  TH 9H 7H  KC QC TC  AD QD JD TD"
TALON = "9S 8S KH 9C KD QS AC 7D"


def table() -> Table:
    return dealt(ELDERS, YOUNGERS, TALON)


def test_elder_first_throws_up_to_five_cards_and_takes_as_many_from_the_talon() -> None:
    deal = table()
    assert choices(deal.state) == MayExchange(1, 5)
    assert deal.refuses(Exchange(hand("KS 8C 7C 9D 8D JC"))) == Refusal.TOO_MANY
    deal.elder_discards("KS 8C 7C 9D 8D")
    assert deal.hand(ELDER) == hand("AS JS AH QH JH 8H JC 9S 8S KH 9C KD")


def test_elder_must_exchange_at_least_one_card() -> None:
    assert table().refuses(Exchange(frozenset())) == Refusal.TOO_FEW


def test_cards_are_taken_from_the_top_of_the_talon() -> None:
    deal = table().elder_discards("9D 8D")
    assert deal.hand(ELDER) >= hand("9S 8S")
    assert deal.deal.exchanged.talon == cards("KH 9C KD QS AC 7D")


def test_elder_looks_at_what_he_leaves_of_his_five_but_never_at_youngers_three() -> None:
    deal = table().elder_discards("9D 8D")
    assert deal.happened(LeavingsSeen) == [LeavingsSeen(ELDER, cards("KH 9C KD"))]
    assert deal.deal_view(ELDER).left_seen == cards("KH 9C KD")
    assert deal.deal_view(YOUNGER).left_seen == ()


def test_what_elder_looked_at_stays_where_it_lay_unseen_by_younger() -> None:
    deal = table().elder_discards("9D 8D")
    assert deal.deal.exchanged.talon[:3] == cards("KH 9C KD")
    told = [seen for seen in deal.deal_view(YOUNGER).history if isinstance(seen, LeavingsSeen)]
    assert told == [LeavingsSeen(ELDER, None)]


def test_an_elder_who_takes_all_five_sees_nothing_more() -> None:
    assert table().elder_discards("KS 8C 7C 9D 8D").happened(LeavingsSeen) == []


def test_when_elder_has_taken_five_younger_has_the_last_three_to_take() -> None:
    deal = table().elder_discards("KS 8C 7C 9D 8D")
    assert choices(deal.state) == MayExchange(1, 3)
    assert deal.refuses(Exchange(hand("7S 9H 7H TH"))) == Refusal.TOO_MANY
    deal.younger_discards("7S 9H 7H")
    assert deal.hand(YOUNGER) >= hand("QS AC 7D")


def test_younger_must_exchange_at_least_one_card() -> None:
    assert table().elder_discards("9D").refuses(Exchange(frozenset())) == Refusal.TOO_FEW


def test_younger_may_take_what_elder_left_of_his_five_as_well_as_her_three() -> None:
    deal = table().elder_discards("9D 8D")
    assert choices(deal.state) == MayExchange(1, 6)
    deal.younger_discards("7S 9H 7H TH TS TC")
    assert deal.hand(YOUNGER) >= hand("KH 9C KD QS AC 7D")
    assert deal.deal.exchanged.talon == ()


def test_younger_takes_elders_leavings_first_and_leaves_the_bottom_cards() -> None:
    deal = table().elder_discards("9D 8D 8C 7C").younger_discards("7S 9H")
    assert deal.hand(YOUNGER) >= hand("KD QS")  # the one elder left, and the first of her three
    assert deal.deal.exchanged.talon == cards("AC 7D")


def test_each_says_how_many_he_takes_and_how_many_he_leaves() -> None:
    deal = table().elder_discards("9D 8D").younger_discards("7S 9H")
    told = [(event.seat, event.count, event.left) for event in deal.happened(TookIn)]
    assert told == [(ELDER, 2, 3), (YOUNGER, 2, 4)]
    assert [event.count for event in deal.happened(Discarded)] == [2, 2]


def test_a_discard_cannot_be_taken_back() -> None:
    deal = table().elder_discards("9D 8D")
    assert deal.refuses(Exchange(hand("9D"))) == Refusal.NOT_YOUR_CARD
    assert deal.deal.turn is YOUNGER


def test_each_may_look_at_his_own_discard_but_never_at_the_others() -> None:
    deal = table().elder_discards("9D 8D").younger_discards("7S 9H")
    assert deal.deal_view(ELDER).discard == hand("9D 8D")
    assert deal.deal_view(YOUNGER).discard == hand("7S 9H")
    assert deal.deal_view(ELDER).discard_sizes == (2, 2)


def test_when_both_hold_twelve_again_elder_speaks() -> None:
    deal = table().elder_discards("9D 8D").younger_discards("7S 9H")
    assert (deal.state.phase, deal.deal.turn) == (Phase.CALLS, ELDER)
    assert [len(held) for held in deal.deal.hands] == [12, 12]
    assert card("9D") not in deal.hand(ELDER)
