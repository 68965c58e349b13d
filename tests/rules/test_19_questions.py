"""What may be asked about what was counted; it is answered truly (G7, G8, H4, H5, H14; law 55)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core.cards import Rank, Suit
from rules.core.game import Refused
from rules.piquet.actions import Ask
from rules.piquet.combinations import Kind
from rules.piquet.events import CardsTold
from rules.piquet.options import NotReckonedAnswer, Options
from rules.piquet.partie import check
from rules.piquet.talk.questions import (
    CalledLeft,
    NotReckoned,
    PointLeft,
    RankLeft,
    ShowKind,
    ShowSet,
    SuitLeft,
)
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, dealt, given

# Five spades with a quart, four kings.
ELDERS = "KS QS JS TS 8S  KH 8H  KD 9D 7D  KC 9C"
YOUNGERS = "AS 9S 7S  AH QH JH 9H  AD QD  QC TC 8C"  # three aces, three queens


def counted(sets: str = "trio of kings without KC", options: Options | None = None) -> Table:
    """Elder has counted point and quart and calls kings; younger is to answer."""
    deal = given(ELDERS, YOUNGERS, options=options).elder_calls("point of five").answered("good")
    deal.elder_calls("quart to the king").answered("good")
    return deal.elder_calls(sets)


def in_play() -> Table:
    deal = counted("quatorze of kings").answered("good")
    return deal.elder_leads("KS").younger_plays("AS")


def test_one_may_ask_the_other_how_many_of_your_point_have_you() -> None:
    assert in_play().asks(PointLeft()) == "four"


def test_how_many_spades_asks_after_those_that_were_called() -> None:
    assert in_play().asks(SuitLeft(Suit.SPADES)) == "four"


# A point in spades, a tierce in hearts, kings and tens.
TWO_SUITS = "AS KS TS 9S 7S  TH 9H 8H  KD TD  KC 8C"
AGAINST = "QS JS 8S  QH JH 7H  QD 9D 8D  QC 9C 7C"  # four queens


def in_two_suits() -> Table:
    deal = given(TWO_SUITS, AGAINST, elder_threw="KH", younger_threw="TC")
    deal.elder_calls("point of five").answered("good")
    deal.elder_calls("tierce to the ten").answered("good").elder_calls("trio of kings")
    deal.answered("good").elder_calls("trio of tens")
    return deal.elder_leads("AS")


def test_each_suit_that_was_named_is_asked_about_for_itself() -> None:
    deal = in_two_suits()
    assert deal.asks(SuitLeft(Suit.SPADES)) == "four"
    assert deal.asks(SuitLeft(Suit.HEARTS)) == "three"
    assert deal.refuses_question(SuitLeft(Suit.DIAMONDS)) == Refusal.NOTHING_COUNTED


def test_each_rank_that_was_counted_is_asked_about_for_itself() -> None:
    deal = in_two_suits()
    assert deal.asks(RankLeft(Rank.KING)) == "KS KD KC"
    assert deal.asks(RankLeft(Rank.TEN)) == "TS TH TD"
    assert deal.refuses_question(RankLeft(Rank.NINE)) == Refusal.NOTHING_COUNTED


def test_this_is_all_that_may_be_asked() -> None:
    assert {
        action.question for action in in_two_suits().rights(YOUNGER) if isinstance(action, Ask)
    } == {
        PointLeft(),
        ShowKind(Kind.POINT),
        ShowKind(Kind.SEQUENCE),
        SuitLeft(Suit.SPADES),
        SuitLeft(Suit.HEARTS),
        RankLeft(Rank.KING),
        ShowSet(Rank.KING),
        NotReckoned(Rank.KING),
        RankLeft(Rank.TEN),
        ShowSet(Rank.TEN),  # she threw the fourth ten herself
        CalledLeft(),
    }


def test_of_a_suit_that_was_not_named_nothing_is_asked() -> None:
    assert in_play().refuses_question(SuitLeft(Suit.HEARTS)) == Refusal.NOTHING_COUNTED


def test_one_may_ask_what_kings_have_you_in_hand() -> None:
    assert in_play().asks(RankLeft(Rank.KING)) == "KH KD KC"


def test_one_may_ask_have_you_anything_in_hand_that_you_have_called() -> None:
    assert in_play().asks(CalledLeft()) == "QS JS TS 8S KH KD KC"


def test_nothing_is_asked_of_one_who_has_counted_nothing() -> None:
    deal = in_play().younger_leads("7S").elder_plays("8S")
    assert deal.refuses_question(CalledLeft()) == Refusal.NOTHING_COUNTED
    assert deal.refuses_question(PointLeft()) == Refusal.NOTHING_COUNTED
    assert deal.rights(ELDER) == []


def test_one_may_demand_show_your_point_and_show_your_kings() -> None:
    deal = in_play()
    assert deal.asks(ShowKind(Kind.POINT)) == "KS QS JS TS 8S"
    assert deal.asks(ShowKind(Kind.SEQUENCE)) == "KS QS JS TS"
    assert deal.asks(ShowSet(Rank.KING)) == "KS KH KD KC"


def test_but_a_point_that_lost_is_not_shown() -> None:
    elder = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"  # five making forty-eight
    younger = "TS 7S  KH JH TH 8H 7H  AD QD 9D  9C 8C"  # five making forty-five
    deal = given(elder, younger).elder_calls("point of five").asked().answered("good")
    deal.elder_leads("AS").younger_plays("7S")
    assert deal.refuses_question(ShowKind(Kind.POINT)) == Refusal.NOTHING_COUNTED


def test_of_a_trio_one_may_ask_which_king_do_you_not_reckon() -> None:
    deal = counted()
    assert deal.refuses_question(NotReckoned(Rank.KING)) == Refusal.NOTHING_COUNTED
    deal.answered("good").elder_leads("KS")
    assert deal.asks(NotReckoned(Rank.KING)) == "clubs"


def test_it_is_answered_the_same_whether_the_king_is_held_or_thrown() -> None:
    elder = "KS QS JS TS 8S  KH 8H  KD 9D 7D  TC 9C"
    younger = "AS 9S 7S  AH QH JH 9H  AD QD  QC 8C 7C"
    deal = given(elder, younger, elder_threw="KC").elder_calls("trio of kings").answered("good")
    assert deal.elder_leads("KS").asks(NotReckoned(Rank.KING)) == "clubs"


def test_of_a_trio_one_who_has_the_fourth_himself_has_nothing_to_ask() -> None:
    elder = "KS QS JS TS 8S  KH 8H  KD 9D 7D  TC 9C"
    younger = "AS 9S 7S  AH QH JH 9H  AD QD  KC QC 8C"
    deal = given(elder, younger).elder_calls("trio of kings").answered("good").elder_leads("KS")
    assert deal.refuses_question(NotReckoned(Rank.KING)) == Refusal.NO_RIDDLE


def test_one_who_threw_the_fourth_has_nothing_to_ask() -> None:
    elder = "KS QS JS TS 8S  KH 8H  KD 9D 7D  TC 9C"
    younger = "AS 9S 7S  AH QH JH 9H  AD QD  QC 8C 7C"
    deal = given(elder, younger, younger_threw="KC").elder_calls("trio of kings").answered("good")
    deal.elder_leads("KS")
    assert deal.refuses_question(NotReckoned(Rank.KING)) == Refusal.NO_RIDDLE


def king_of_clubs_left(look: bool) -> Table:
    elder = "KS QS JS TS 8S  KH 8H  KD 9D 7D  TC 9C"
    younger = "AS 9S 7S  AH QH JH 9H  AD QD  QC 8C 7C"
    deal = given(elder, younger, left="KC").elder_calls("trio of kings").answered("good")
    return deal.elder_leads("KS").younger_looks(look)


def test_one_who_saw_the_fourth_among_the_leavings_has_nothing_to_ask() -> None:
    deal = king_of_clubs_left(look=True)
    assert deal.refuses_question(NotReckoned(Rank.KING)) == Refusal.NO_RIDDLE
    assert king_of_clubs_left(look=False).asks(NotReckoned(Rank.KING)) == "clubs"


def seen_by_elder(younger_threw: str) -> Table:
    """Elder takes three and sees that he leaves two queens, on top of what younger may take."""
    hands = "AS KS JS TS 9S  AH JH  AD JD  KC 9C 8C", "QS 8S 7S  QH KH TH 9H  KD TD 9D  TC 7C"
    deal = dealt(*hands, "AC 8H JC  QC QD  7H 8D 7D").elder_discards("9S 9C 8C")
    return deal.younger_discards(younger_threw).elder_leads("AS")


def test_elder_who_saw_the_fourth_and_younger_left_it_too_has_nothing_to_ask() -> None:
    deal = seen_by_elder("8S").younger_looks(look=False).younger_calls("trio of queens")
    deal.younger_plays("7S")
    assert deal.refuses_question(NotReckoned(Rank.QUEEN)) == Refusal.NO_RIDDLE


def test_what_elder_alone_has_seen_younger_asks_about() -> None:
    hands = "QS 8S 7S  QH KH TH 9H  KD TD 9D  TC QC", "AS KS JS TS 9S  AH JH  AD JD  KC 9C 8C"
    deal = dealt(*hands, "AC 8H JC  7C QD  7H 8D 7D").elder_discards("8S 7S 9D")
    deal.younger_discards("8C").elder_calls("trio of queens").answered("good").elder_leads("KH")
    assert deal.younger_looks(look=False).asks(NotReckoned(Rank.QUEEN)) == "diamonds"


def test_but_if_she_took_what_he_saw_it_may_be_any_that_she_does_not_reckon() -> None:
    deal = seen_by_elder("8S 7S 9D TC 7C").younger_calls("trio of queens without QH")
    deal.younger_plays("QS")
    assert deal.asks(NotReckoned(Rank.QUEEN)) == "hearts"


def test_of_a_quatorze_nobody_asks_which_is_left_out() -> None:
    assert in_play().refuses_question(NotReckoned(Rank.KING)) == Refusal.NO_RIDDLE


@pytest.mark.parametrize(
    ("deal", "why"),
    [
        (in_play, "four"),
        (lambda: king_of_clubs_left(look=True), "seen"),
        (
            lambda: (
                counted(options=Options(not_reckoned=NotReckonedAnswer.ANY))
                .answered("good")
                .elder_leads("KS")
            ),
            "any",
        ),
    ],
)
def test_why_there_is_nothing_to_ask_of_a_set_that_was_counted_is_said(
    deal: Callable[[], Table], why: str
) -> None:
    refused = Refused(Refusal.NO_RIDDLE, (why,))
    assert check(deal().state, Ask(NotReckoned(Rank.KING))) == refused


def test_where_any_card_may_be_named_the_question_says_nothing_and_is_not_put() -> None:
    deal = (
        counted(options=Options(not_reckoned=NotReckonedAnswer.ANY))
        .answered("good")
        .elder_leads("KS")
    )
    assert deal.refuses_question(NotReckoned(Rank.KING)) == Refusal.NO_RIDDLE
    assert deal.asks(RankLeft(Rank.KING)) == "KH KD"


def test_younger_may_ask_while_she_owes_an_answer_and_still_owes_it_then() -> None:
    deal = counted()
    assert deal.deal.turn is YOUNGER
    assert deal.asks(ShowKind(Kind.SEQUENCE)) == "KS QS JS TS"
    assert deal.may_answer("good")


def test_elder_asks_what_younger_has_counted() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("KS").younger_calls("trio of aces")
    deal.younger_plays("AS").younger_leads("AH")
    assert deal.asks(RankLeft(Rank.ACE)) == "AD"


def test_what_was_equal_is_answered_for_too() -> None:
    elder = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
    younger = "TS 7S  KH JH TH  AD QD TD 9D 8D  9C 8C"  # both points make forty-eight
    deal = given(elder, younger).elder_calls("point of five").asked().answered("equal")
    deal.elder_leads("KD").younger_plays("AD")
    assert deal.asks(PointLeft()) == "five"
    assert deal.younger_leads("KH").asks(PointLeft()) == "four"


def test_of_an_equal_point_it_is_the_equal_one_that_is_told_not_a_longer_one_she_barred() -> None:
    elder = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
    younger = "AD QD TD 9D 8D 7D  AC KC QC 9C 8C  KH"  # asked, the six are barred
    deal = given(elder, younger).elder_calls("point of five").asked().answered("equal")
    deal.elder_leads("AS").younger_plays("7D").elder_leads("KS")
    deal.younger_plays("8D").elder_leads("AH").younger_plays("KH").elder_leads("KD")
    deal.younger_plays("AD").younger_leads("AC").elder_plays("7C").younger_leads("KC")
    deal.elder_plays("TC").younger_leads("9D").elder_plays("JD")
    assert deal.asks(PointLeft()) == "three"


def test_what_elder_had_equal_and_kept_back_is_not_answered_for() -> None:
    elder = "AS KS JS 9S 8S  AH KH QH  KD JD  TC 7C"
    younger = "TS 7S  JH TH 8H  AD QD TD 9D 8D  9C 8C"  # both points make forty-eight
    deal = given(elder, younger, options=Options(show_to_score=True))
    deal.elder_calls("point of five").asked().answered("equal").elder_withholds(Kind.POINT)
    deal.elder_calls("trio of kings").answered("good").elder_leads("AS")
    assert deal.asks(CalledLeft()) == "KS KH KD"


def test_one_who_called_nothing_may_ask_what_the_other_has_left_of_all() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("KS").younger_calls("trio of aces")
    deal.younger_plays("AS").younger_leads("9S")
    assert deal.asks(CalledLeft()) == "AH AD"


def test_the_same_is_not_asked_twice_before_a_card_is_played() -> None:
    deal = in_play()
    assert deal.asks(PointLeft()) == "four"
    assert deal.refuses_question(PointLeft()) == Refusal.ASKED_ALREADY
    deal.younger_leads("9S").elder_plays("8S").younger_leads("7S").elder_plays("QS")
    deal.elder_leads("KH").younger_plays("AH")
    assert deal.asks(PointLeft()) == "two"


def test_asking_takes_no_turn_and_both_hear_the_answer() -> None:
    deal = in_play()
    turn = deal.deal.turn
    deal.asks(RankLeft(Rank.KING))
    assert deal.deal.turn is turn
    for seat in (ELDER, YOUNGER):
        assert isinstance(deal.deal_view(seat).history[-1], CardsTold)


def test_the_one_on_turn_is_offered_what_he_may_ask_and_the_other_is_not() -> None:
    deal = in_play()
    assert Ask(PointLeft()) in deal.rights(YOUNGER)
    assert deal.rights(ELDER) == []


def test_of_a_point_that_was_corrected_only_the_last_is_shown() -> None:
    elder = "AS KS JS 9S 8S  AH QH 9H TH 8H 7H  TC"
    younger = "TS 7S  KH JH  AD QD 9D 7D  KC QC 9C 8C"
    deal = given(elder, younger).elder_calls("point of five in spades").answered("good")
    deal.elder_corrects("point of six").elder_leads("AS")
    assert deal.asks(ShowKind(Kind.POINT)) == "AH QH TH 9H 8H 7H"


def test_of_sequences_all_that_were_counted_are_shown() -> None:
    elder = "AS KS QS JS  9H 8H 7H  AD 9D  AC 9C 8C"
    younger = "TS 8S  KH QH TH  KD QD JD  KC TC QC 7C"
    deal = given(elder, younger).elder_calls("quart major").answered("good")
    deal.elder_calls("tierce minor").elder_leads("AS")
    assert deal.asks(ShowKind(Kind.SEQUENCE)) == "AS KS QS JS 9H 8H 7H"


def test_nothing_is_asked_before_younger_has_said_whether_she_looks() -> None:
    deal = given(ELDERS, YOUNGERS, younger_leaves=1).elder_calls("point of five").answered("good")
    deal.elder_leads("KS")
    assert deal.refuses_question(PointLeft()) == Refusal.NOT_NOW
