"""What may be asked about what was counted; it is answered truly (G7, G8, H4, H5, H14; law 55)."""

from __future__ import annotations

from rules.core.cards import Rank, Suit
from rules.piquet.actions import Ask
from rules.piquet.combinations import Kind
from rules.piquet.events import CardsTold
from rules.piquet.options import NotReckoned as Reckoning
from rules.piquet.options import Options
from rules.piquet.questions import (
    CalledLeft,
    NotReckoned,
    PointLeft,
    RankLeft,
    ShowKind,
    ShowSet,
    SuitLeft,
)
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given

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


def test_how_many_of_your_point_have_you() -> None:
    assert in_play().asks(PointLeft()) == "four"


def test_how_many_spades_asks_after_those_that_were_called() -> None:
    assert in_play().asks(SuitLeft(Suit.SPADES)) == "four"


def test_of_a_suit_that_was_not_named_nothing_is_asked() -> None:
    assert in_play().refuses_question(SuitLeft(Suit.HEARTS)) == Refusal.NOTHING_COUNTED


def test_what_kings_have_you_in_hand() -> None:
    assert in_play().asks(RankLeft(Rank.KING)) == "KH KD KC"


def test_have_you_anything_in_hand_that_you_have_called() -> None:
    assert in_play().asks(CalledLeft()) == "QS JS TS 8S KH KD KC"


def test_nothing_is_asked_of_one_who_has_counted_nothing() -> None:
    deal = in_play().younger_leads("7S").elder_plays("8S")
    assert deal.refuses_question(CalledLeft()) == Refusal.NOTHING_COUNTED
    assert deal.refuses_question(PointLeft()) == Refusal.NOTHING_COUNTED
    assert deal.rights(ELDER) == []


def test_show_your_point_and_show_your_kings() -> None:
    deal = in_play()
    assert deal.asks(ShowKind(Kind.POINT)) == "KS QS JS TS 8S"
    assert deal.asks(ShowKind(Kind.SEQUENCE)) == "KS QS JS TS"
    assert deal.asks(ShowSet(Rank.KING)) == "KS KH KD KC"


def test_which_king_do_you_not_reckon() -> None:
    deal = counted()
    assert deal.refuses_question(NotReckoned(Rank.KING)) == Refusal.NOTHING_COUNTED
    deal.answered("good").elder_leads("KS")
    assert deal.asks(NotReckoned(Rank.KING)) == "clubs"


def test_it_is_answered_the_same_whether_the_king_is_held_or_thrown() -> None:
    elder = "KS QS JS TS 8S  KH 8H  KD 9D 7D  TC 9C"
    younger = "AS 9S 7S  AH QH JH 9H  AD QD  QC 8C 7C"
    deal = given(elder, younger, elder_threw="KC").elder_calls("trio of kings").answered("good")
    assert deal.elder_leads("KS").asks(NotReckoned(Rank.KING)) == "clubs"


def test_one_who_has_the_fourth_himself_has_nothing_to_ask() -> None:
    elder = "KS QS JS TS 8S  KH 8H  KD 9D 7D  TC 9C"
    younger = "AS 9S 7S  AH QH JH 9H  AD QD  KC QC 8C"
    deal = given(elder, younger).elder_calls("trio of kings").answered("good").elder_leads("KS")
    assert deal.refuses_question(NotReckoned(Rank.KING)) == Refusal.NOTHING_COUNTED


def test_of_a_quatorze_nobody_asks_which_is_left_out() -> None:
    assert in_play().refuses_question(NotReckoned(Rank.KING)) == Refusal.NOTHING_COUNTED


def test_where_any_card_may_be_named_the_question_says_nothing_and_is_not_put() -> None:
    deal = counted(options=Options(not_reckoned=Reckoning.ANY)).answered("good").elder_leads("KS")
    assert deal.refuses_question(NotReckoned(Rank.KING)) == Refusal.NOTHING_COUNTED
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
