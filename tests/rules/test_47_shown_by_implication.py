"""Calls that leave only holdings with three alike in them show the trio (rule H6; laws 46, 56)."""

from __future__ import annotations

import pytest

from rules.core.cards import Rank, hand
from rules.piquet.actions import Concede, Reply
from rules.piquet.choices import MayAnswer, choices
from rules.piquet.combinations import Kind
from rules.piquet.events import Counted, DealEnded, SetImplied
from rules.piquet.history import talk_of
from rules.piquet.options import LateClaims, Length, Options
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from rules.piquet.record.text import NotationError
from rules.piquet.scoring import Item, Line, standing, withdrawal_of
from rules.piquet.talk.implied import implied_set, implied_to_younger
from rules.piquet.talk.questions import RankLeft, ShowKind
from rules.piquet.view import barring_set
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given

# A point of four that makes forty-one, two tierces major beside it: three aces, whatever else.
ELDERS = "AS KS JS TS  AH KH QH  AD KD QD  8C 7C"
KNAVES = "QS 7S  JH TH 9H 7H  JD TD  KC QC JC 9C"  # clubs making 39, a tierce to the king


def three_suits(
    elder: str = ELDERS, younger: str = KNAVES, options: Options | None = None, threw: str = ""
) -> Table:
    """Elder's point and both tierces are good; he calls nothing more and leads."""
    deal = given(elder, younger, options=options, younger_threw=threw)
    deal.elder_calls("point of four in spades").asked().says(41).answered("good")
    deal.elder_calls("tierce major in hearts").answered("good")
    return deal.elder_calls("tierce major in diamonds").elder_leads("8C")


def counted_knaves() -> Table:
    return three_suits().younger_calls("trio of knaves")


def objected() -> Table:
    return counted_knaves().elder_claims_late("trio of aces").answered("good")


# What is shown ------------------------------------------------------------------------------------


def test_a_point_headed_by_the_ace_and_two_tierces_major_show_three_aces() -> None:
    assert implied_to_younger(three_suits().deal) == (3, Rank.ACE)


def test_as_long_as_the_third_is_not_called_nothing_is_shown() -> None:
    deal = given(ELDERS, KNAVES).elder_calls("point of four in spades").asked()
    deal.answered("good").elder_calls("tierce major").answered("good").elder_leads("8C")
    assert implied_to_younger(deal.deal) is None


def test_a_point_whose_value_was_not_told_and_that_could_lack_the_ace_shows_no_trio() -> None:
    younger = "QS  JH TH 9H  JD TD 9D  KC QC JC  7H 7D"  # no four of a suit but hearts and diamonds
    deal = given(ELDERS, younger).elder_calls("point of four in spades").answered("good")
    deal.elder_calls("tierce major in hearts").answered("good")
    deal.elder_calls("tierce major in diamonds").elder_leads("8C")
    assert implied_to_younger(deal.deal) is None
    deal.younger_calls("trio of knaves")
    assert deal.happened(SetImplied) == []


def test_what_younger_holds_and_threw_herself_tells_as_much_as_the_value() -> None:
    # Four spades only he can have: she holds three of the eight and threw one.
    younger = "QS 9S 7S  JH TH 9H  JD TD  KC QC JC 9C"
    deal = given(ELDERS, younger, younger_threw="8S 9D 8D").elder_calls("point of four in spades")
    deal.answered("good").elder_calls("tierce major in hearts").answered("good")
    deal.elder_calls("tierce major in diamonds").elder_leads("8C")
    assert implied_to_younger(deal.deal) == (3, Rank.ACE)
    deal.younger_calls("trio of knaves")
    assert deal.happened(SetImplied) == [SetImplied(ELDER, 3, Rank.ACE)]


def test_four_are_shown_as_a_quatorze() -> None:
    elder = "AS KS JS TS  AH KH QH  AD KD QD  AC KC"
    younger = "QS 7S  JH TH 9H 7H  JD TD  QC JC TC 8C"
    deal = given(elder, younger).elder_calls("point of four in spades").asked().says(41)
    deal.answered("good").elder_calls("tierce major in hearts").answered("good")
    deal.elder_calls("tierce major in diamonds").elder_leads("KC")
    assert implied_to_younger(deal.deal) == (3, Rank.ACE)  # of clubs nothing was called
    quarts = "AS KS QS  AH KH QH  AD KD QD  AC KC QC"
    every = "JS 7S  JH TH 9H  JD TD 9D  JC TC 9C 8H"
    deal = given(quarts, every).elder_calls("point of three in spades").answered("good")
    deal.elder_calls("tierce major in hearts").answered("good")
    for suit in ("diamonds", "clubs"):
        deal.elder_calls(f"tierce major in {suit}")
    assert implied_to_younger(deal.elder_leads("KC").deal) == (3, Rank.ACE)
    deal = given(quarts, every).elder_calls("tierce major in hearts").answered("good")
    for suit in ("diamonds", "clubs", "spades"):
        deal.elder_calls(f"tierce major in {suit}")
    assert implied_to_younger(deal.elder_leads("KC").deal) == (4, Rank.ACE)


def test_three_tierces_to_the_queen_show_three_queens_and_nothing_higher() -> None:
    elder = "QS JS TS  QH JH TH  QD JD TD  AH 8C 7C"
    deal = given(elder, "KS 9S 7S  KH 9H 8H  KD 9D 8D  AC KC JC")
    deal.elder_calls("tierce to the queen in spades").answered("good")
    deal.elder_calls("tierce to the queen in hearts").elder_calls("tierce to the queen in diamonds")
    assert implied_to_younger(deal.elder_leads("8C").deal) == (3, Rank.QUEEN)


def test_four_that_make_forty_one_have_the_ace_in_them_whatever_the_other_holds() -> None:
    facts = three_suits().deal.talk
    for known in (three_suits().hand(YOUNGER), hand("QS"), hand("")):
        assert implied_set(facts, known) == (3, Rank.ACE)


def test_where_cards_are_laid_down_they_show_what_is_in_them() -> None:
    options = Options(show_to_score=True)
    deal = given(ELDERS, KNAVES, options=options).elder_calls("point of four in spades").asked()
    deal.answered("good").elder_calls("tierce major in hearts").answered("good")
    deal.elder_calls("tierce major in diamonds").elder_leads("8C")
    assert implied_to_younger(deal.deal) == (3, Rank.ACE)


def test_a_point_shown_on_demand_shows_its_ace() -> None:
    younger = "QS  JH TH 9H  JD TD 9D  KC QC JC  7H 7D"
    deal = given(ELDERS, younger).elder_calls("point of four in spades").answered("good")
    deal.elder_calls("tierce major in hearts").answered("good")
    deal.elder_calls("tierce major in diamonds").elder_leads("8C")
    deal.asks(ShowKind(Kind.POINT))
    assert implied_to_younger(deal.deal) == (3, Rank.ACE)


# What it does -------------------------------------------------------------------------------------


def test_the_others_knaves_count_only_until_the_trio_that_was_shown_is_claimed() -> None:
    deal = counted_knaves()
    assert deal.in_hand(YOUNGER) == ["trio 3"]
    assert deal.happened(SetImplied) == [SetImplied(ELDER, 3, Rank.ACE)]
    deal.elder_claims_late("trio of aces")
    assert choices(deal.state) == MayAnswer((Reply.GOOD,), ask=False)
    deal.answered("good")
    assert deal.in_hand(ELDER) == ["point 4", "tierce 3", "tierce 3", "trio 3"]
    assert deal.in_hand(YOUNGER) == ["trio 3", "trio -3"]
    assert deal.score(YOUNGER) == 0
    assert deal.score(ELDER) == 14  # with the lead


def test_the_ledger_keeps_the_line_and_its_withdrawal() -> None:
    deal = objected()
    made, undone = (line for line in deal.deal.ledger if line.seat is YOUNGER)
    assert (undone.item, undone.points, undone.cards) == (made.item, -3, made.cards)
    assert undone.withdraws
    assert [event.running for event in deal.happened(Counted) if event.line in (made, undone)] == [
        3,
        0,
    ]


def test_it_is_lost_when_it_is_not_claimed_in_time() -> None:
    deal = counted_knaves().younger_plays("9C")
    assert deal.refuses_late_claim("trio of aces") == Refusal.TOO_LATE
    assert deal.in_hand(YOUNGER) == ["trio 3"]
    assert "trio 3" not in deal.played_out().in_hand(ELDER)


def test_who_objects_reckons_the_trio_that_was_shown_and_no_other() -> None:
    deal = counted_knaves()
    sets = [what for what in deal.claimable_late() if what.kind is Kind.SET]
    assert sets == [deal.named("trio of aces", ELDER)]
    assert deal.refuses_late_claim("trio of kings") == Refusal.COUNTED_MEANWHILE


def test_when_he_has_claimed_it_he_reckons_his_lower_ones_too_and_she_no_more() -> None:
    deal = objected()
    assert deal.refuses_call("trio of knaves") == Refusal.NOT_BETTER
    deal.elder_claims_late("trio of kings")
    assert deal.in_hand(ELDER)[-2:] == ["trio 3", "trio 3"]


def test_one_who_holds_four_of_which_three_were_shown_may_reckon_all_four() -> None:
    elder = "AS KS JS TS  AH KH QH  AD KD QD  AC 8C"
    younger = "QS 7S  JH TH 9H 7H  JD TD  QC JC TC 7C"
    deal = three_suits(elder, younger).younger_calls("trio of knaves")
    assert deal.claimable_late() == [
        deal.named(f"{name} of aces{without}", ELDER)
        for name, without in [("quatorze", ""), *(("trio", f" without A{s}") for s in "CDHS")]
    ]
    deal.elder_claims_late("quatorze of aces").answered("good")
    assert deal.in_hand(ELDER)[-1] == "quatorze 14"


def test_what_she_counted_of_other_kinds_stays() -> None:
    younger = "QS 7S  JH TH 9H 8H 7H  JD TD  JC TC 9C"  # five hearts against his four
    deal = given(ELDERS, younger).elder_calls("point of four in spades").answered("not good")
    deal.elder_calls("tierce major in hearts").answered("not good")
    deal.elder_leads("8C").younger_calls("point of five").younger_calls("quint to the knave")
    deal.younger_calls("trio of knaves")
    assert deal.happened(SetImplied) == []  # his suits were not named, and nothing shows three aces
    assert deal.refuses_late_claim("trio of aces") == Refusal.COUNTED_MEANWHILE


def test_a_trio_that_was_not_shown_is_closed_by_what_she_has_counted() -> None:
    deal = given(ELDERS, KNAVES).elder_calls("point of four").asked().answered("good")
    deal.elder_leads("8C").younger_calls("trio of knaves")
    assert deal.happened(SetImplied) == []
    assert deal.refuses_late_claim("trio of aces") == Refusal.COUNTED_MEANWHILE


def test_a_better_set_than_the_one_shown_is_free_and_so_are_her_lower_ones() -> None:
    younger = "9S 7S  JH TH 9H 7H  JD TD  JC TC JS TS"
    elder = "AS KS QS 8S  AH KH QH  AD KD QD  8C 7C"
    deal = given(elder, younger).elder_calls("point of four").asked().answered("good")
    deal.elder_calls("tierce major in spades").answered("good")
    deal.elder_calls("tierce major in hearts").elder_calls("tierce major in diamonds")
    deal.elder_leads("8C")
    assert implied_to_younger(deal.deal) == (3, Rank.ACE)
    deal.younger_calls("quatorze of knaves").younger_calls("quatorze of tens")
    assert deal.happened(SetImplied) == []
    assert deal.refuses_late_claim("trio of aces") == Refusal.COUNTED_MEANWHILE


def test_what_she_counted_before_it_was_shown_stands() -> None:
    deal = given(ELDERS, KNAVES).elder_calls("point of four in spades").asked()
    deal.answered("good").elder_calls("tierce major in hearts").answered("good").elder_leads("8C")
    deal.younger_calls("trio of knaves").elder_claims_late("tierce major in diamonds")
    assert implied_to_younger(deal.deal) == (3, Rank.ACE)
    assert deal.refuses_late_claim("trio of aces") == Refusal.COUNTED_MEANWHILE
    assert deal.in_hand(YOUNGER) == ["trio 3"]


TWO_TRIOS = "QS 7S  JH TH 8H 7H  JD TD  KC JC TC 9C"


def test_nor_is_what_she_counts_after_that_withdrawn() -> None:
    deal = given(ELDERS, TWO_TRIOS).elder_calls("point of four in spades").asked()
    deal.answered("good").elder_calls("tierce major in hearts").answered("good").elder_leads("8C")
    deal.younger_calls("trio of knaves").elder_claims_late("tierce major in diamonds")
    assert barring_set(deal.view(YOUNGER)) is None
    deal.younger_calls("trio of tens")
    assert deal.happened(SetImplied) == []
    assert deal.refuses_late_claim("trio of aces") == Refusal.COUNTED_MEANWHILE


def test_it_is_told_once_and_all_that_she_counts_of_sets_may_be_withdrawn() -> None:
    deal = three_suits(younger=TWO_TRIOS)
    assert barring_set(deal.view(YOUNGER)) == (3, Rank.ACE)
    assert barring_set(deal.view(ELDER)) is None
    deal.younger_calls("trio of knaves")
    assert barring_set(deal.view(YOUNGER)) == (3, Rank.ACE)
    deal.younger_calls("trio of tens").elder_claims_late("trio of aces").answered("good")
    assert len(deal.happened(SetImplied)) == 1
    assert deal.in_hand(YOUNGER) == ["trio 3", "trio 3", "trio -3", "trio -3"]
    assert barring_set(deal.view(YOUNGER)) is None


def test_one_who_holds_no_set_is_barred_from_none() -> None:
    deal = three_suits(younger="QS 7S  JH TH 9H 7H  9D TD  KC QC JC 9C")
    assert implied_to_younger(deal.deal) == (3, Rank.ACE)
    assert barring_set(deal.view(YOUNGER)) is None


def test_who_concedes_claims_no_more_and_takes_nothing_back() -> None:
    deal = given(ELDERS, KNAVES).after(*[(0, 60)] * 5).elder_calls("point of four in spades")
    deal.asked().answered("good").elder_calls("tierce major in hearts").answered("good")
    deal.elder_calls("tierce major in diamonds").does(Concede())
    deal.younger_calls("trio of knaves")
    assert deal.happened(SetImplied) == []
    assert deal.claimable_late() == []


def test_where_nothing_is_claimed_late_it_bars_nothing() -> None:
    options = Options(late_claims=LateClaims.OWN_FIRST_CARD)
    deal = three_suits(options=options).younger_calls("trio of knaves")
    assert deal.happened(SetImplied) == []
    assert deal.refuses_late_claim("trio of aces") == Refusal.TOO_LATE


def test_nothing_is_asked_of_what_was_withdrawn() -> None:
    deal = objected().younger_plays("KC").younger_leads("QS")
    assert deal.deal.talk.sets == ((deal.named("trio of aces", ELDER),), ())
    assert deal.refuses_question(RankLeft(Rank.KNAVE)) == Refusal.NOTHING_COUNTED
    deal = counted_knaves().younger_plays("KC").younger_leads("QS")
    assert deal.asks(RankLeft(Rank.KNAVE)) == "JH JD JC"


def test_against_a_lower_trio_that_he_calls_what_he_has_shown_is_an_answer_too() -> None:
    elder = "AS KS JS TS  AH KH QH  AD KD QD  TC TH"
    deal = given(elder, "QS 9S 8S 7S  JH 9H 8H  JD  KC QC JC 9C")
    deal.elder_calls("point of four in spades").answered("good")
    deal.elder_calls("tierce major in hearts").answered("good")
    deal.elder_calls("tierce major in diamonds").elder_calls("trio of tens")
    assert not deal.may_answer("not good")  # he may correct it still
    deal.answered("good").elder_leads("TC")
    assert deal.refuses_call("trio of knaves") == Refusal.NOT_BETTER
    assert "trio of aces" not in deal.ledger(ELDER)


def test_and_what_beats_the_one_shown_answers_it_as_ever() -> None:
    elder = "AS KS QS TS  AH KH QH  AD KD QD  TC TH"
    younger = "9S 8S 7S  JH 9H 8H  JD JS  QC JC 9C 7C"
    deal = given(elder, younger).elder_calls("point of four in spades").asked().answered("good")
    deal.elder_calls("tierce major in spades").answered("good")
    deal.elder_calls("tierce major in hearts").elder_calls("tierce major in diamonds")
    assert deal.elder_calls("trio of tens").may_answer("not good")


# What comes of it for pique, repique and a hundred ----------------------------------------------

ALL_THE_TOPS = "AS KS QS  AH KH QH  AD KD QD  AC KC QC"
KNAVES_AND_TENS = "JS TS 8S 7S  JH TH 8H  JD TD 8D  JC TC"  # four spades and no sequence


def test_no_repique_of_hers_rests_on_what_is_withdrawn() -> None:
    # What has shown the quatorze was counted, and comes before her two.
    deal = given(ALL_THE_TOPS, KNAVES_AND_TENS).elder_calls("tierce major in spades")
    deal.answered("good")
    for suit in ("hearts", "diamonds", "clubs"):
        deal.elder_calls(f"tierce major in {suit}")
    deal.elder_leads("QC").younger_calls("point of four").younger_calls("quatorze of knaves")
    deal.younger_calls("quatorze of tens")
    assert deal.in_hand(YOUNGER) == ["point 4", "quatorze 14", "quatorze 14"]
    assert deal.refuses_late_claim("trio of aces without AS") == Refusal.COUNTED_MEANWHILE
    deal.elder_claims_late("quatorze of aces").answered("good")
    assert deal.in_hand(YOUNGER)[-2:] == ["quatorze -14", "quatorze -14"]
    assert deal.score(YOUNGER) == 4


def test_of_two_lines_alike_one_stays_when_one_is_withdrawn() -> None:
    line = Line(YOUNGER, Item.SET, 3, hand("JS JH JD"))
    assert standing((line, withdrawal_of(line), line)) == (line,)
    assert standing((line, withdrawal_of(line))) == ()


# Twenty-six by point, quint and two tierces; the aces make twenty-nine, and he leads.
TWENTY_SIX = "AS KS QS JS TS  AH KH QH  AD KD QD  7C"
THREE_KNAVES = "9S 7S  JH TH 9H  JD TD 9D  KC QC JC TC"


def test_what_was_withdrawn_bars_no_pique() -> None:
    deal = given(TWENTY_SIX, THREE_KNAVES).elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good").elder_calls("tierce major in hearts")
    deal.elder_calls("tierce major in diamonds").elder_leads("7C")
    deal.younger_calls("trio of knaves").elder_claims_late("trio of aces").answered("good")
    assert "pique 30" in deal.younger_plays("TC").in_hand(ELDER)


def test_nor_a_repique() -> None:
    deal = given(TWENTY_SIX.replace("7C", "AC"), THREE_KNAVES).elder_calls("point of five")
    deal.answered("good").elder_calls("quint major").answered("good")
    deal.elder_calls("tierce major in hearts").elder_calls("tierce major in diamonds")
    deal.elder_leads("AC").younger_calls("trio of knaves")
    deal.elder_claims_late("quatorze of aces").answered("good")
    assert deal.in_hand(ELDER)[-2:] == ["quatorze 14", "repique 60"]


HUNDRED = Options(length=Length.TO_A_HUNDRED)


def test_a_line_that_may_be_withdrawn_ends_no_game_to_a_hundred() -> None:
    deal = three_suits(options=HUNDRED).after((0, 98)).younger_calls("trio of knaves")
    assert deal.happened(DealEnded) == []
    deal.elder_claims_late("trio of aces").answered("good")
    assert deal.happened(DealEnded) == []
    assert deal.state.totals == (0, 98)


def test_it_ends_it_with_her_card_when_nothing_was_claimed() -> None:
    deal = three_suits(options=HUNDRED).after((0, 98)).younger_calls("trio of knaves")
    deal.younger_plays("KC")
    assert deal.state.results[-1] == (10, 3)


def test_what_is_half_withdrawn_ends_it_neither() -> None:
    # She would have a hundred with the second of her two quatorzes alone.
    deal = given(ALL_THE_TOPS, KNAVES_AND_TENS, options=HUNDRED).after((0, 90))
    deal.elder_calls("tierce major in spades").answered("good")
    for suit in ("hearts", "diamonds", "clubs"):
        deal.elder_calls(f"tierce major in {suit}")
    deal.elder_leads("QC").younger_calls("quatorze of knaves").younger_calls("quatorze of tens")
    deal.elder_claims_late("quatorze of aces").answered("good")
    assert deal.happened(DealEnded) == []


# What each may see --------------------------------------------------------------------------------


def test_younger_works_out_from_her_own_view_what_was_shown_to_her() -> None:
    deal = three_suits()
    seen = deal.deal_view(YOUNGER)
    known = seen.hand | seen.table.played(YOUNGER) | seen.discard
    assert implied_set(talk_of(seen.history), known) == implied_to_younger(deal.deal)


def test_elder_does_not_see_what_was_shown_before_she_counts() -> None:
    shown, rights = [], []
    for threw, left in (("8S AC", "TC"), ("AC TC", "8S")):
        deal = given(
            ELDERS,
            "QS 9S 7S  JH TH 9H  JD TD  KC QC JC 9C",
            elder_threw="8H 7H 9D 8D 7D",
            younger_threw=threw,
            left=left,
        )
        deal.elder_calls("point of four in spades").answered("good")
        deal.elder_calls("tierce major in hearts").answered("good")
        deal.elder_calls("tierce major in diamonds").elder_leads("8C").younger_looks(False)
        shown.append(implied_to_younger(deal.deal))
        rights.append(deal.rights(ELDER))
    assert shown == [(3, Rank.ACE), None]
    assert rights[0] == rights[1]


def test_both_hear_that_it_was_shown() -> None:
    deal = counted_knaves()
    for seat in (ELDER, YOUNGER):
        assert SetImplied(ELDER, 3, Rank.ACE) in deal.deal_view(seat).history


# In writing ---------------------------------------------------------------------------------------

OF_A_BOOK = """
B deals
A calls point of four; B asks making; A makes 41; B says good; A counts 4
A calls tierce major in hearts; B says good; A calls tierce major in diamonds; A counts 10
A leads 8C; counts 11
B calls three knaves; counts 3
A claims late three aces; B says good; B counts 0; A counts 14
B plays 9C
"""


def test_of_a_deal_whose_hands_are_not_known_the_claim_tells_that_the_trio_was_shown() -> None:
    deal = reckon(parse_record(OF_A_BOOK)).deals[0].deal
    assert [(line.seat, line.points) for line in deal.ledger][4:7] == [
        (YOUNGER, 3),
        (YOUNGER, -3),
        (ELDER, 3),
    ]
    assert deal.talk.implied == (3, Rank.ACE)


def test_a_claim_of_what_was_not_shown_is_a_fault_of_the_record() -> None:
    one_call_less = OF_A_BOOK.replace("A calls tierce major in diamonds; A counts 10", "")
    with pytest.raises(NotationError) as error:
        reckon(parse_record(one_call_less.replace("counts 11", "counts 8")))
    assert error.value.fault.line == 7
