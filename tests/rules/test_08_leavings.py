"""What younger leaves: who may look at it, and when (rules D12, D13, D16, D17; law 36)."""

from __future__ import annotations

from rules.core.cards import Suit, card, cards
from rules.piquet.actions import Look, NameSuit, Play
from rules.piquet.events import LeavingsDeclined, LeavingsSeen, LeavingsShown
from rules.piquet.state import Phase
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given

ELDERS = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
YOUNGERS = "TS 7S  KH JH TH 8H  AD QD 9D 7D  9C 8C"
LEFT = "AC KC"


def two_left() -> Table:
    return given(ELDERS, YOUNGERS, left=LEFT)


def test_younger_says_whether_she_looks_at_what_she_left_as_soon_as_elder_has_led() -> None:
    deal = two_left().elder_leads("AS")
    assert (deal.state.phase, deal.deal.turn) == (Phase.LOOK, YOUNGER)
    assert deal.refuses(Play(card("7S"))) == Refusal.NOT_NOW


def test_until_then_nobody_has_seen_what_she_left() -> None:
    deal = two_left()
    assert [seen for seen in deal.happened(LeavingsSeen) if seen.seat is YOUNGER] == []
    assert deal.deal.exchanged.elder_saw == ()


def test_if_she_looks_both_see_them() -> None:
    deal = two_left().elder_leads("AS").younger_looks()
    assert deal.events[-1] == LeavingsShown(cards(LEFT))
    assert deal.deal_view(ELDER).leavings == deal.deal_view(YOUNGER).leavings == cards(LEFT)


def test_if_she_does_not_look_nobody_sees_them() -> None:
    deal = two_left().elder_leads("AS").younger_looks(look=False)
    assert deal.events[-1] == LeavingsDeclined()
    assert deal.deal_view(ELDER).leavings is None
    assert deal.deal_view(YOUNGER).leavings is None


def test_when_she_has_looked_she_calls_and_plays_as_always() -> None:
    deal = two_left().elder_leads("AS").younger_looks().younger_calls("point of four in hearts")
    deal.younger_plays("7S")
    assert deal.state.phase is Phase.PLAY


def test_elder_may_name_the_suit_he_will_lead_so_that_she_must_say_it_before_his_lead() -> None:
    deal = two_left().elder_names("hearts")
    assert (deal.state.phase, deal.deal.turn) == (Phase.LOOK, YOUNGER)
    deal.younger_looks()
    assert deal.deal.turn is ELDER
    assert deal.deal_view(ELDER).leavings == cards(LEFT)


def test_elder_must_then_lead_the_suit_he_named() -> None:
    deal = two_left().elder_names("hearts").younger_looks()
    assert deal.refuses(Play(card("AS"))) == Refusal.SUIT_WAS_NAMED
    deal.elder_leads("AH")
    assert (deal.state.phase, deal.deal.turn) == (Phase.RECKONING, YOUNGER)


def test_the_suit_he_named_binds_his_first_lead_only() -> None:
    deal = two_left().elder_names("spades").younger_looks().elder_leads("AS").younger_plays("7S")
    deal.elder_leads("AH")
    assert deal.deal.table.led == card("AH")


def test_a_suit_that_was_named_ends_his_calls() -> None:
    deal = two_left().elder_names("hearts").younger_looks()
    assert deal.refuses_call("point of five") == Refusal.NOT_NOW


def test_he_names_a_suit_that_he_holds() -> None:
    elder = "AS KS JS 9S 8S  AH QH 9H 7H  KD JD TD"
    deal = given(elder, "TS 7S  KH JH TH 8H  AD QD 9D 7D  9C 8C", left=LEFT)
    assert deal.refuses(NameSuit(Suit.CLUBS)) == Refusal.NOT_YOUR_CARD


def test_nothing_is_named_or_looked_at_when_nothing_is_left() -> None:
    deal = given(ELDERS, YOUNGERS)
    assert deal.refuses(NameSuit(Suit.SPADES)) == Refusal.NOTHING_LEFT
    deal.elder_leads("AS")
    assert deal.refuses(Look(True)) == Refusal.NOT_NOW


def test_younger_cannot_look_any_more_once_she_has_said_no() -> None:
    deal = two_left().elder_names("spades").younger_looks(look=False).elder_leads("AS")
    assert deal.state.phase is Phase.RECKONING
    assert deal.refuses(Look(True)) == Refusal.NOT_NOW


def test_what_she_showed_when_he_named_his_suit_is_not_shown_again_when_he_leads() -> None:
    deal = two_left().elder_names("hearts").younger_looks().elder_leads("AH")
    assert deal.happened(LeavingsShown) == [LeavingsShown(cards(LEFT))]


NO_HEARTS = "TS 7S  AD QD 9D 8D 7D  AC KC 9C 8C JC"
ALL_HEARTS = "AS KS JS 9S  AH KH QH 9H 7H  KD JD  TC"


def test_the_suit_he_named_binds_him_and_not_her() -> None:
    deal = given(ALL_HEARTS, NO_HEARTS, younger_leaves=1).elder_names("hearts")
    deal.younger_looks(look=False).elder_leads("AH").younger_plays("7S")
    assert deal.deal.table.won(ELDER) == 1
    deal = two_left().elder_names("hearts").younger_looks().elder_leads("AH")
    assert deal.refuses(Play(card("TS"))) == Refusal.MUST_FOLLOW_SUIT
