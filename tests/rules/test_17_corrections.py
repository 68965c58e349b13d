"""A call that was smaller than what one holds is corrected (rules E10, F12; law 50)."""

from __future__ import annotations

from rules.core.cards import Suit, hand
from rules.piquet.actions import Correct
from rules.piquet.combinations import Kind, Point
from rules.piquet.events import CallWithdrawn, MakingTold, PointCalled, SuitTold
from rules.piquet.options import BarredPoint, Options
from rules.piquet.state import Phase
from rules.piquet.talk.corrections import possible_corrections
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given

SIX_HEARTS = "AS KS JS 9S 8S  AH QH 9H TH 8H 7H  TC"  # five spades making 48, six hearts
NO_FIVE = "TS 7S  KH JH  AD QD 9D 7D  KC QC 9C 8C"
FIVE = "TS 7S  KH  AD QD TD 9D 8D  KC QC 9C 8C"  # five diamonds making 48
ELDER_COUNTS = Options(barred_point=BarredPoint.ELDER_COUNTS)
SIX = "TS 7S  AD QD TD 9D 8D 7D  KC QC 9C 8C"  # six diamonds


def called(
    younger: str, words: str = "point of five in spades", options: Options | None = None
) -> Table:
    return given(SIX_HEARTS, younger, options=options).elder_calls(words)


def test_elder_corrects_a_point_that_is_smaller_than_his_best_before_it_is_answered() -> None:
    deal = called(FIVE).elder_corrects("point of six")
    assert deal.events[-2] == CallWithdrawn(ELDER, Kind.POINT)
    assert (deal.state.phase, deal.deal.turn) == (Phase.ANSWER, YOUNGER)
    assert deal.answered("good").ledger(ELDER) == ["point 6"]


def test_the_question_making_leaves_the_correction_open() -> None:
    deal = called(FIVE).asked().says(48).elder_corrects("point of six")
    assert not deal.may_answer("equal")
    assert deal.answered("good").ledger(ELDER) == ["point 6"]


def test_the_question_is_withdrawn_with_the_call_so_that_nothing_is_barred_by_it() -> None:
    deal = called(SIX).asked().elder_corrects("point of six")
    assert deal.deal.barring == ()
    deal.asked().says(55)
    assert len(deal.happened(MakingTold)) == 2
    assert deal.may_answer("equal")


def test_a_point_that_was_answered_not_good_is_not_corrected() -> None:
    deal = called(SIX).answered("not good")
    assert deal.refuses_correction("point of six") == Refusal.NOTHING_TO_CORRECT


def test_a_point_that_was_answered_equal_is_not_corrected_either() -> None:
    deal = called(FIVE).asked().answered("equal")
    assert deal.refuses_correction("point of six") == Refusal.NOTHING_TO_CORRECT


def test_a_point_that_was_good_is_still_corrected_and_counts_what_the_better_has_more() -> None:
    deal = called(NO_FIVE).answered("good")
    assert deal.ledger(ELDER) == ["point 5"]
    deal.elder_corrects("point of six")
    assert deal.score(ELDER) == 6
    assert SuitTold(ELDER, Kind.POINT, Suit.HEARTS) in deal.events
    assert deal.deal.turn is ELDER


def test_a_point_that_was_good_is_corrected_until_he_leads() -> None:
    deal = called(NO_FIVE).answered("good").elder_leads("AS")
    assert deal.refuses_correction("point of six") == Refusal.NOT_NOW


def test_and_no_more_when_he_has_named_the_suit_he_will_lead() -> None:
    deal = given(SIX_HEARTS, NO_FIVE, younger_leaves=1).elder_calls("point of five in spades")
    deal.answered("good").elder_names("spades")
    assert deal.refuses_correction("point of six") == Refusal.NOT_NOW


def test_a_call_is_corrected_only_to_something_better() -> None:
    deal = called(FIVE, "point of six")
    assert deal.refuses_correction("point of five in spades") == Refusal.NO_UNDER_CALL
    assert deal.rights(ELDER) == []


def test_a_call_is_corrected_only_within_the_same_kind() -> None:
    deal = called(FIVE)
    assert deal.refuses_correction("tierce to the ten") == Refusal.NOTHING_TO_CORRECT


QUART_AND_TIERCE = "TS 9S 8S 7S  9H 8H 7H  AD KD  AC KC JC"
QUINTLESS = "AS KS JS  AH QH JH  QD JD 9D 8D  QC 9C"


def test_a_sequence_is_corrected_until_any_reply() -> None:
    deal = given(QUART_AND_TIERCE, QUINTLESS).elder_calls("tierce minor in hearts")
    deal.elder_corrects("quart to the ten").answered("good")
    assert deal.ledger(ELDER) == ["quart 4"]
    deal = given(QUART_AND_TIERCE, QUINTLESS).elder_calls("tierce minor in hearts").answered("good")
    assert deal.refuses_correction("quart to the ten") == Refusal.NOTHING_TO_CORRECT


LOW_FIRST = "AS TS  AH TH  AD TD  KC QC 9C  KS QH 9D"  # three aces and three tens
TRIOLESS = "KH JH 8H 7H  KD QD JD  TC JC 8C  QS JS"


def test_a_trio_is_corrected_until_any_reply_too() -> None:
    deal = given(LOW_FIRST, TRIOLESS).elder_calls("trio of tens").elder_corrects("trio of aces")
    deal.answered("good").elder_calls("trio of tens")
    assert deal.ledger(ELDER) == ["trio 3", "trio 3"]


def test_younger_hears_the_correction_and_nothing_of_the_cards() -> None:
    deal = called(FIVE).elder_corrects("point of six")
    assert deal.deal_view(YOUNGER).history[-1] == PointCalled(ELDER, 6, None)


def test_only_elder_sees_that_he_may_correct() -> None:
    deal = called(FIVE)
    assert deal.view(YOUNGER).rights == ()
    assert deal.view(ELDER).rights != ()


def test_correcting_a_sequence_leaves_barred_what_asking_about_the_point_barred() -> None:
    deal = called(SIX).asked().answered("not good")
    barring = deal.deal.barring
    assert barring
    deal.elder_calls("tierce minor").elder_corrects("quart to the ten")
    assert deal.deal.barring == barring


def test_a_better_point_of_the_same_number_counts_nothing_more() -> None:
    elder = "AS KS JS 9S 8S  AH KH QH JH 9H  TC 7C"  # spades making 48, hearts making 50
    younger = "TS 7S  TH 8H  AD KD QD JD  KC QC JC 9C"
    deal = given(elder, younger).elder_calls("point of five in spades").answered("good")
    assert deal.elder_corrects("point of five in hearts").ledger(ELDER) == ["point 5"]


def test_what_her_question_barred_stays_barred_when_the_point_was_good() -> None:
    deal = called(SIX, options=ELDER_COUNTS).asked().answered("good")
    barring = deal.deal.barring
    assert barring
    assert deal.elder_corrects("point of six").deal.barring == barring


def test_what_is_not_held_is_no_correction() -> None:
    deal = called(FIVE)
    assert deal.refuses(Correct(Point(hand("AS KS JS 9S 8S 7S")))) == Refusal.NOT_YOUR_CARD
    assert deal.refuses(Correct(Point(hand("AS KS JS 9S 8S TC")))) == Refusal.NOT_FORMED


def test_the_same_once_more_is_no_correction() -> None:
    assert called(FIVE).refuses_correction("point of five in spades") == Refusal.NO_UNDER_CALL


def test_what_makes_more_by_as_many_cards_is_a_correction_and_offered() -> None:
    elder = "AS KS QS 9S  KH JH TH 8H  AD 7D  8C 7C"  # four spades making 40, four hearts 38
    deal = given(elder, "JS TS 8S  QH 9H 7H  KD QD JD  KC QC 9C")
    deal.elder_calls("point of four in hearts")
    (better,) = (one for one in possible_corrections(deal.deal) if one.strength == (4, 40))
    deal.does(Correct(better)).answered("good")
    assert deal.ledger(ELDER) == ["point 4"]


def test_where_nothing_is_to_be_corrected_nothing_is_offered() -> None:
    assert possible_corrections(called(SIX).answered("not good").deal) == ()
