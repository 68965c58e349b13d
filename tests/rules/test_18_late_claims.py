"""What was left out may be claimed until younger has played to the first trick (law 56; U16)."""

from __future__ import annotations

from rules.core.cards import Suit
from rules.piquet.actions import ClaimLate, Play
from rules.piquet.combinations import Kind
from rules.piquet.events import SuitTold
from rules.piquet.options import LateClaims, Options
from rules.piquet.partie import start
from rules.piquet.rights import doer
from rules.piquet.state import Phase
from rules.piquet.talk.late import possible_late_claims
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, dealt, given

QUART_AND_ACES = "KS QS JS TS  AH 9H  AD 9D 7D  AC 9C 8C"  # and three aces
NO_SEQUENCE = "AS 9S 8S 7S  KH QH TH 8H  KD JD  KC TC"  # three kings
TIERCE = "AS 9S 8S 7S  KH QH JH  KD JD 8D  KC TC"  # a tierce minor and one to the king, 3 kings


def led(younger: str, options: Options | None = None) -> Table:
    return given(QUART_AND_ACES, younger, options=options).elder_leads("AD")


def test_elder_may_claim_after_his_lead_what_he_left_out_although_younger_is_on_turn() -> None:
    deal = led(NO_SEQUENCE)
    assert deal.deal.turn is YOUNGER
    deal.elder_claims_late("quart to the king").answered("good")
    assert deal.in_hand(ELDER) == ["quart 4"]
    assert (deal.state.phase, deal.deal.turn) == (Phase.RECKONING, YOUNGER)


def test_a_late_claim_is_answered_like_any_call() -> None:
    deal = led(TIERCE).elder_claims_late("quart to the king")
    assert not deal.may_answer("not good")
    deal = led(NO_SEQUENCE).elder_claims_late("point of four in spades")
    assert deal.asked().says(40).may_answer("equal") is False


def test_what_is_late_and_lower_than_a_call_that_was_good_is_only_added_up() -> None:
    elder = "KS QS JS TS  9H 8H 7H  AD 9D  AC 9C 8C"
    younger = "AS 9S 8S  KH QH TH  KD JD  KC TC QC JC"
    deal = given(elder, younger).elder_calls("quart to the king").answered("good").elder_leads("AD")
    deal.elder_claims_late("tierce minor")
    assert deal.in_hand(ELDER) == ["quart 4", "tierce 3"]
    assert deal.deal.turn is YOUNGER


def test_younger_cannot_reckon_what_a_late_claim_beats() -> None:
    deal = led(TIERCE).elder_claims_late("quart to the king").answered("good")
    assert deal.refuses_call("tierce to the king") == Refusal.NOT_BETTER


def test_a_point_is_not_claimed_late_when_anything_else_was_called() -> None:
    deal = given(QUART_AND_ACES, NO_SEQUENCE).elder_calls("trio of aces").answered("good")
    deal.elder_leads("AD")
    assert deal.refuses_late_claim("point of four in spades") == Refusal.POINT_FIRST
    assert Kind.POINT in [one.kind for one in led(NO_SEQUENCE).claimable_late()]


def test_what_was_equal_is_told_by_both() -> None:
    elder = "KS QS JS  AH 9H  AD 9D 7D  AC 9C 8C TC"
    younger = "AS 9S 8S 7S  KH QH JH  KD JD 8D  KC JC"
    deal = given(elder, younger).elder_leads("AD").elder_claims_late("tierce to the king")
    deal.answered("equal")
    assert deal.happened(SuitTold) == [
        SuitTold(ELDER, Kind.SEQUENCE, Suit.SPADES),
        SuitTold(YOUNGER, Kind.SEQUENCE, Suit.HEARTS),
    ]


def test_younger_claims_hers_until_she_plays_and_elder_is_too_late_then() -> None:
    deal = led(NO_SEQUENCE).younger_calls("trio of kings").younger_plays("JD")
    assert deal.refuses_call("point of four in spades") == Refusal.NOT_NOW
    assert deal.refuses_late_claim("quart to the king") == Refusal.TOO_LATE


def test_what_younger_has_counted_meanwhile_stands() -> None:
    deal = led(NO_SEQUENCE).younger_calls("trio of kings")
    assert deal.refuses_late_claim("trio of aces") == Refusal.COUNTED_MEANWHILE


def test_before_his_lead_elder_simply_calls() -> None:
    deal = given(QUART_AND_ACES, NO_SEQUENCE)
    assert deal.refuses_late_claim("quart to the king") == Refusal.NOT_LATE
    assert possible_late_claims(deal.deal) == ()


def test_a_late_claim_makes_a_repique_when_younger_has_nothing_before_it() -> None:
    elder = "AS KS QS JS TS  AH 9H  AD 9D 7D  AC 9C"
    younger = "9S 8S 7S  KH QH TH 8H  KD JD  TC 8C 7C"
    deal = given(elder, younger).elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good").elder_leads("AD")
    deal.elder_claims_late("quatorze of aces").answered("good")
    assert deal.in_hand(ELDER) == ["point 5", "quint 15", "quatorze 14", "repique 60"]


def test_elder_who_named_his_suit_may_still_claim_before_and_after_younger_has_looked() -> None:
    deal = given(QUART_AND_ACES, NO_SEQUENCE, younger_leaves=1).elder_names("diamonds")
    deal.elder_claims_late("quart to the king").answered("good")
    assert (deal.state.phase, deal.deal.turn) == (Phase.LOOK, YOUNGER)
    deal.younger_looks(False).elder_claims_late("trio of aces").answered("good")
    assert (deal.state.phase, deal.deal.turn) == (Phase.PLAY, ELDER)
    assert deal.in_hand(ELDER) == ["quart 4", "trio 3"]


def test_by_agreement_each_is_too_late_after_his_own_first_card() -> None:
    deal = led(NO_SEQUENCE, Options(late_claims=LateClaims.OWN_FIRST_CARD))
    assert deal.refuses_late_claim("quart to the king") == Refusal.TOO_LATE
    assert deal.younger_calls("trio of kings").in_hand(YOUNGER) == ["trio 3"]


def test_only_elder_sees_what_he_left_out() -> None:
    deal = led(NO_SEQUENCE)
    assert deal.view(YOUNGER).rights == ()
    assert deal.view(ELDER).rights != ()
    assert deal.view(ELDER).choices is None


def test_a_suit_that_is_only_named_is_no_first_card() -> None:
    options = Options(late_claims=LateClaims.OWN_FIRST_CARD)
    deal = given(QUART_AND_ACES, NO_SEQUENCE, younger_leaves=1, options=options)
    assert deal.elder_names("diamonds").claimable_late()


def test_while_a_claim_waits_for_its_answer_nothing_else_is_claimed() -> None:
    deal = led(NO_SEQUENCE).elder_claims_late("quart to the king")
    assert deal.refuses_late_claim("trio of aces") == Refusal.NOT_NOW


def test_a_late_claim_is_elders_action_although_younger_is_on_turn() -> None:
    deal = led(NO_SEQUENCE)
    claim = ClaimLate(deal.named("quart to the king", ELDER))
    assert doer(deal.state, claim) is deal.deal.player(ELDER)
    assert doer(deal.state, Play(min(deal.hand(YOUNGER)))) is deal.deal.player(YOUNGER)
    assert doer(start(), claim) is start().turn


def test_before_the_exchange_nobody_has_anything_to_put_in() -> None:
    deal = dealt(QUART_AND_ACES, NO_SEQUENCE, "QD TD 8D 7C JH 7H JC QC")
    assert (deal.rights(ELDER), deal.rights(YOUNGER)) == ([], [])
