"""By agreement points and sequences are shown to score, or they are lost (E5, H7, X6; U12)."""

from __future__ import annotations

from rules.core.cards import hand
from rules.piquet.actions import Withhold
from rules.piquet.combinations import Kind
from rules.piquet.events import CardsShown
from rules.piquet.options import Options
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given

SHOWN = Options(show_to_score=True)
ELDERS = "AS KS JS TS 9S  AH QH 9H  KD JD  TC 7C"  # five spades making 50, a tierce to the knave
YOUNGERS = "8S 7S  KH JH TH 8H 7H  AD QD 9D  9C 8C"  # five hearts making 45
FOUR = "QS 7S  KH JH TH 8H  AD QD 9D 8D  9C 8C"


def point_good(younger: str = YOUNGERS) -> Table:
    deal = given(ELDERS, younger, options=SHOWN).elder_calls("point of five")
    return deal.asked().answered("good") if younger is YOUNGERS else deal.answered("good")


def test_where_showing_was_agreed_a_good_point_is_laid_down_as_elder_goes_on_and_counts() -> None:
    deal = point_good()
    assert deal.ledger(ELDER) == []
    deal.elder_leads("AS")
    assert deal.happened(CardsShown) == [CardsShown(ELDER, hand("AS KS JS TS 9S"))]
    assert deal.in_hand(ELDER) == ["point 5"]


def test_his_next_call_lays_it_down_as_well() -> None:
    deal = point_good().elder_calls("tierce to the knave")
    assert deal.in_hand(ELDER) == ["point 5"]
    deal.answered("good").elder_leads("AS")
    assert deal.in_hand(ELDER) == ["point 5", "tierce 3"]


def test_he_may_keep_it_back_and_then_it_is_lost() -> None:
    deal = point_good().elder_withholds(Kind.POINT).elder_leads("AS")
    assert deal.in_hand(ELDER) == []
    assert deal.happened(CardsShown) == []


def test_what_he_kept_back_is_lost_to_youngers_equal_or_lower_one() -> None:
    deal = point_good().elder_withholds(Kind.POINT).elder_leads("AS")
    assert deal.younger_calls("point of five").in_hand(YOUNGER) == ["point 5"]
    assert deal.happened(CardsShown) == [CardsShown(YOUNGER, hand("KH JH TH 8H 7H"))]


def test_what_he_kept_back_is_not_lost_to_a_better_one_that_she_has_let_pass() -> None:
    deal = given(ELDERS, YOUNGERS, options=SHOWN).elder_calls("point of four").answered("good")
    deal.elder_withholds(Kind.POINT).elder_leads("AS")
    assert deal.refuses_call("point of five") == Refusal.LET_PASS


def test_of_a_point_kept_back_unasked_she_heard_the_number_and_as_many_cards_are_hers() -> None:
    elder = "QS TS 9S 8S 7S  AH QH 9H  KD JD  TC 7C"
    younger = "AS KS  KH JH TH 8H 7H  AD QD TD  9C 8C"  # forty-five to his forty-four
    deal = given(elder, younger, options=SHOWN).elder_calls("point of five").answered("good")
    deal.elder_withholds(Kind.POINT).elder_leads("TC")
    assert deal.younger_calls("point of five").in_hand(YOUNGER) == ["point 5"]


def test_an_equal_one_is_shown_too_or_it_is_hers() -> None:
    elder = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
    younger = "TS 7S  KH JH TH  AD QD TD 9D 8D  9C 8C"  # both make forty-eight
    deal = given(elder, younger, options=SHOWN).elder_calls("point of five").asked()
    deal.answered("equal").elder_withholds(Kind.POINT).elder_leads("AS")
    assert deal.younger_calls("point of five").in_hand(YOUNGER) == ["point 5"]


def test_what_is_kept_back_is_lost_with_all_of_its_kind() -> None:
    elder = "KS QS JS TS  9H 8H 7H  AD 9D  AC 9C 8C"
    younger = "AS 9S 8S  KH QH TH  KD JD  KC TC QC JC"
    deal = given(elder, younger, options=SHOWN).elder_calls("quart to the king").answered("good")
    deal.elder_withholds(Kind.SEQUENCE)
    assert deal.refuses_call("tierce minor") == Refusal.KEPT_BACK


def test_quatorzes_and_trios_are_not_shown() -> None:
    elder = "KS QS JS TS  KH 8H 7H  KD 9D  AC 9C 8C"
    younger = "AS 9S 8S  AH QH TH  AD JD  KC TC QC JC"
    deal = given(elder, younger, options=SHOWN).elder_calls("trio of kings")
    assert deal.may_answer("not good")
    deal.answered("good")
    assert deal.ledger(ELDER) == ["trio 3"]
    assert deal.rights(ELDER) == []


def test_what_is_lost_to_younger_bars_no_more_than_what_she_then_counts() -> None:
    deal = point_good(FOUR).elder_withholds(Kind.POINT).elder_leads("AS")
    assert deal.younger_calls("point of four in hearts").in_hand(YOUNGER) == ["point 4"]


def test_nothing_is_kept_back_where_nothing_need_be_shown() -> None:
    deal = given(ELDERS, FOUR).elder_calls("point of five").answered("good")
    assert deal.ledger(ELDER) == ["point 5"]
    assert deal.happened(CardsShown) == []
    assert deal.rights(ELDER) == []


def test_what_is_claimed_late_is_laid_down_at_once() -> None:
    deal = given(ELDERS, YOUNGERS, options=SHOWN).elder_leads("AS")
    deal.elder_claims_late("tierce to the knave").answered("good")
    assert deal.in_hand(ELDER) == ["tierce 3"]
    assert deal.happened(CardsShown) == [CardsShown(ELDER, hand("JS TS 9S"))]


def test_what_is_claimed_when_a_suit_was_named_is_laid_down_at_once_too() -> None:
    deal = given(ELDERS, YOUNGERS, younger_leaves=1, options=SHOWN).elder_names("spades")
    deal.elder_claims_late("tierce to the knave").answered("good")
    assert deal.in_hand(ELDER) == ["tierce 3"]


def test_nothing_is_kept_back_before_it_is_good_or_when_it_was_shown() -> None:
    deal = given(ELDERS, YOUNGERS, options=SHOWN)
    assert deal.refuses(Withhold(Kind.POINT)) == Refusal.NOTHING_TO_SHOW
    deal = point_good().elder_calls("tierce to the knave").answered("good")
    assert deal.refuses(Withhold(Kind.POINT)) == Refusal.NOTHING_TO_SHOW


def test_only_elder_is_offered_to_keep_it_back_and_only_before_he_goes_on() -> None:
    deal = point_good()
    assert Withhold(Kind.POINT) in deal.rights(ELDER)
    assert Withhold(Kind.POINT) not in deal.rights(YOUNGER)
    deal.elder_leads("AS")
    assert Withhold(Kind.POINT) not in deal.rights(ELDER)


def test_a_point_that_waits_to_be_shown_is_the_only_one() -> None:
    assert point_good().refuses_call("point of three in hearts") == Refusal.ALREADY_CALLED


def test_what_was_kept_back_is_not_corrected_either() -> None:
    deal = given(ELDERS, YOUNGERS, options=SHOWN).elder_calls("point of four").answered("good")
    deal.elder_withholds(Kind.POINT)
    assert deal.refuses_correction("point of five") == Refusal.NOTHING_TO_CORRECT


ACES_AND_KINGS = "AS KS QS 9S 8S  AH KH  AD KD  AC KC 7C"
TIERCE = "JS  QH JH TH 8H  QD JD 9D 7D  QC JC 9C"


def quatorzes_and_a_tierce_good() -> Table:
    """Elder has thirty-three without the tierce, which was called last and is still to be shown."""
    deal = given(ACES_AND_KINGS, TIERCE, options=SHOWN).elder_calls("point of five")
    deal.answered("good").elder_calls("quatorze of aces").answered("good")
    return deal.elder_calls("quatorze of kings").elder_calls("tierce major").answered("good")


def test_while_he_may_keep_it_back_his_repique_waits() -> None:
    deal = quatorzes_and_a_tierce_good()
    assert "repique 60" not in deal.ledger(ELDER)
    assert "repique 60" in deal.elder_leads("AS").ledger(ELDER)


def test_for_what_he_keeps_back_younger_may_count_before_his_quatorzes() -> None:
    deal = quatorzes_and_a_tierce_good().elder_withholds(Kind.SEQUENCE).elder_leads("AS")
    deal.younger_calls("tierce to the queen").younger_plays("JS")
    assert deal.in_hand(ELDER) == ["point 5", "quatorze 14", "quatorze 14"]


def test_what_was_not_good_is_not_laid_down() -> None:
    six = "8S 7S  KH JH TH 9H 8H 7H  AD QD  9C 8C"
    elder = "AS KS JS TS 9S  AH QH  KD JD 9D  TC 7C"
    deal = given(elder, six, options=SHOWN).elder_calls("point of five").answered("not good")
    deal.elder_leads("AS")
    assert deal.happened(CardsShown) == []


def test_nor_does_younger_lay_down_hers_when_elder_keeps_back_what_was_equal() -> None:
    elder = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
    younger = "TS 7S  KH JH TH  AD QD TD 9D 8D  9C 8C"
    deal = given(elder, younger, options=SHOWN).elder_calls("point of five").asked()
    deal.answered("equal").elder_withholds(Kind.POINT).elder_leads("AS")
    assert deal.happened(CardsShown) == []


def test_what_is_equal_is_laid_down_and_counts_nothing() -> None:
    elder = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
    younger = "TS 7S  KH JH TH  AD QD TD 9D 8D  9C 8C"
    deal = given(elder, younger, options=SHOWN).elder_calls("point of five").asked()
    deal.answered("equal").elder_leads("AS")
    assert CardsShown(ELDER, hand("AS KS JS 9S 8S")) in deal.happened(CardsShown)
    assert deal.in_hand(ELDER) == []


def test_what_is_corrected_before_it_is_laid_down_is_laid_down_and_counted_once() -> None:
    elder = "AS KS JS TS 9S  AH QH JH 9H 8H 7H  TC"
    younger = "8S 7S  KH TH  AD QD 9D 8D  AC KC 9C 8C"
    deal = given(elder, younger, options=SHOWN).elder_calls("point of five in spades")
    deal.answered("good").elder_corrects("point of six").elder_leads("AS")
    assert deal.in_hand(ELDER) == ["point 6"]
    assert deal.happened(CardsShown) == [CardsShown(ELDER, hand("AH QH JH 9H 8H 7H"))]


def test_a_repique_waits_for_the_lower_point_that_he_left_to_her_by_keeping_his_back() -> None:
    elder = "AC KC QC JC TC  KS QS JS TS 9S  QH QD"
    younger = "AS 8S  AH KH JH 9H  AD KD JD 9D  9C 8C"
    deal = given(elder, younger, options=SHOWN).elder_calls("point of five in clubs")
    deal.answered("good").elder_withholds(Kind.POINT).elder_calls("quint major")
    deal.answered("good").elder_calls("quint to the king").elder_leads("AC")
    assert deal.in_hand(ELDER) == ["quint 15", "quint 15"]
    assert deal.younger_plays("8C").in_hand(ELDER)[-1] == "repique 60"
