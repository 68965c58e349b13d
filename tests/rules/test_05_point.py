"""The point: the longest suit, called first; number before value (rules E1 to E12; laws 46, 62)."""

from __future__ import annotations

import pytest

from rules.core.cards import Suit, hand
from rules.piquet.actions import Answer, AskMaking, Call, LetGo, Reply, TellMaking
from rules.piquet.choices import MayAnswer, choices
from rules.piquet.combinations import Kind, Point, RankSet, Sequence, holdings
from rules.piquet.events import MakingAsked, MakingTold, PointCalled, SuitTold
from rules.piquet.options import FIRST_EDITION, BarredPoint, Options
from rules.piquet.scoring import Item
from rules.piquet.state import Phase
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given

ELDERS = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"  # five spades making forty-eight
SHORTER = "TS 7S  KH JH TH 8H  AD QD 9D 7D  9C 8C"  # no five
LESS = "TS 7S  KH JH TH 8H 7H  AD QD 9D  9C 8C"  # five hearts making forty-five
AS_MUCH = "TS 7S  KH JH TH  AD QD TD 9D 8D  9C 8C"  # five diamonds making forty-eight
MORE = "TS 7S  KH JH TH  QD 9D  AC KC QC JC 9C"  # five clubs making fifty
LONGER = "TS 7S  KH JH  AD QD TD 9D 8D 7D  9C 8C"  # six diamonds
LONGER_AND_BETTER = "TS 7S  KH JH TH  QD  AC KC QC JC 9C 8C"  # six clubs, five of them making 50
LONGER_AND_MORE = "KH  AD QD TD 9D 8D 7D  AC KC QC JC 9C"  # six, and five making fifty
LONGER_AND_AS_MUCH = "KH  AD QD TD 9D 8D 7D  AC KC QC 9C 8C"  # six, and five making forty-eight
LONGER_AND_LESS = "KH  AD QD TD 9D 8D 7D  KC QC JC 9C 8C"  # six, and five making forty-seven
FIVE_SPADES = "AS TS 9S 8S 7S  9H 8H 7H  AD KD  AC 9C"  # making 45
FIVE_BETTER = "AH KH QH JH TH  JD TD 9D 8D 7D  KC QC"  # making 51 and 44
RUNS = "AS KS QS JS  AH QH 9H  KD JD TD  TC 7C"
LONGER_THAN_RUNS = "TS 9S 8S 7S  KH JH TH 8H 7H  AD QD  9C"


def point_of_five(younger: str) -> Table:
    return given(ELDERS, younger).elder_calls("point of five")


# What it is worth ---------------------------------------------------------------------------------


def test_three_kinds_are_called_point_sequence_and_quatorze_or_trio() -> None:
    held = hand("AS KS QS  AH 9H  AD 8D  KC JC")
    assert [type(holdings(held, kind)[0]) for kind in Kind] == [Point, Sequence, RankSet]


def test_a_point_is_cards_of_one_suit() -> None:
    assert {member.suit for member in holdings(hand(ELDERS), Kind.POINT)[0].cards} == {Suit.SPADES}
    mixed = Call(Point(hand("AS KS JS 9S AH")))
    assert given(ELDERS, SHORTER).refuses(mixed) == Refusal.NOT_FORMED


def test_a_good_point_scores_one_for_each_card() -> None:
    assert point_of_five(SHORTER).answered("good").ledger(ELDER) == ["point 5"]


def test_the_ace_makes_eleven_king_queen_knave_and_ten_make_ten_the_others_their_pips() -> None:
    assert Point(hand("AS KS QS JS TS")).value == 51
    assert Point(hand("9S 8S 7S")).value == 24


def test_the_longer_point_is_better_and_of_two_equally_long_the_one_that_makes_more() -> None:
    five, better_five, six = (
        Point(hand(text)) for text in ("AS KS QS JS TS", "AH KH QH JH 9H", "QD TD 9D 8D 7D JD")
    )
    assert six.strength > five.strength > better_five.strength


# Number first -------------------------------------------------------------------------------------


def test_elder_calls_how_many_cards_it_has_and_younger_hears_neither_suit_nor_value() -> None:
    deal = point_of_five(SHORTER)
    assert deal.view(YOUNGER).deal is not None
    assert deal.deal_view(YOUNGER).history[-1] == PointCalled(ELDER, 5, None)
    assert deal.deal_view(ELDER).history[-1] == PointCalled(ELDER, 5, hand("AS KS JS 9S 8S"))
    assert (deal.state.phase, deal.deal.turn) == (Phase.ANSWER, YOUNGER)


def test_younger_answers_good_if_his_is_better_not_good_if_hers_is_and_else_equal() -> None:
    assert [str(reply) for reply in Reply] == ["good", "not good", "equal"]
    for younger, reply in ((LESS, "good"), (MORE, "not good"), (AS_MUCH, "equal")):
        assert point_of_five(younger).asked().may_answer(reply)


def test_a_younger_hand_with_fewer_cards_can_only_say_good() -> None:
    deal = point_of_five(SHORTER)
    assert deal.may_answer("good")
    assert not deal.may_answer("not good")
    assert not deal.may_answer("equal")
    assert deal.refuses(AskMaking()) == Refusal.NOTHING_TO_ASK


def test_a_younger_hand_with_more_cards_may_say_not_good_at_once() -> None:
    deal = point_of_five(LONGER).answered("not good")
    assert deal.ledger(ELDER) == []


def test_elder_names_the_suit_when_his_point_is_good_or_equal_and_not_when_it_is_not_good() -> None:
    told = [SuitTold(ELDER, Kind.POINT, Suit.SPADES)]
    assert point_of_five(SHORTER).answered("good").happened(SuitTold) == told
    assert point_of_five(AS_MUCH).asked().answered("equal").happened(SuitTold) == told
    assert point_of_five(LONGER).answered("not good").happened(SuitTold) == []


# "What do they make?" -----------------------------------------------------------------------------


def test_a_younger_hand_with_as_many_cards_asks_what_they_make() -> None:
    deal = point_of_five(LESS).asked().says(48)
    assert deal.happened(MakingAsked) == [MakingAsked()]


@pytest.mark.parametrize("younger", [LESS, AS_MUCH, MORE])
def test_before_she_asks_she_cannot_know_more_than_that_hers_is_as_long(younger: str) -> None:
    may = choices(point_of_five(younger).state)
    assert may == MayAnswer((Reply.GOOD, Reply.EQUAL), ask=True)


def test_of_equal_numbers_the_point_that_makes_more_is_good() -> None:
    assert point_of_five(LESS).asked().answered("good").ledger(ELDER) == ["point 5"]
    assert point_of_five(MORE).asked().answered("not good").ledger(ELDER) == []


def test_points_of_equal_number_and_value_are_equal_and_nobody_scores() -> None:
    deal = point_of_five(AS_MUCH).asked().answered("equal").elder_leads("AS")
    assert deal.refuses_call("point of five") == Refusal.NOT_BETTER
    assert deal.in_hand(ELDER) == deal.in_hand(YOUNGER) == []


def test_younger_names_the_suit_of_her_equal_point_when_elder_has_led() -> None:
    deal = point_of_five(AS_MUCH).asked().answered("equal")
    assert SuitTold(YOUNGER, Kind.POINT, Suit.DIAMONDS) not in deal.events
    deal.elder_leads("AS")
    assert deal.events[-1] == SuitTold(YOUNGER, Kind.POINT, Suit.DIAMONDS)


def test_nothing_is_asked_twice() -> None:
    assert point_of_five(LESS).asked().refuses(AskMaking()) == Refusal.NOTHING_TO_ASK


def test_not_good_and_equal_may_only_be_said_when_true_but_good_always() -> None:
    deal = point_of_five(LESS).asked()
    assert deal.may_answer("good")
    assert not deal.may_answer("not good")
    assert not deal.may_answer("equal")
    deal = point_of_five(MORE).asked()
    assert not deal.may_answer("equal")
    assert deal.may_answer("not good")
    assert deal.may_answer("good")


# "Equal" to the number ----------------------------------------------------------------------------


@pytest.mark.parametrize("younger", [LESS, AS_MUCH, MORE])
def test_to_an_equal_number_she_says_equal_and_elder_tells_what_his_makes(younger: str) -> None:
    deal = point_of_five(younger).answered("equal").says(48)
    assert deal.happened(MakingAsked) == [MakingAsked(equal=True)]
    assert (deal.state.phase, deal.deal.turn) == (Phase.ANSWER, YOUNGER)
    asked = point_of_five(younger).asked()
    assert choices(deal.state) == choices(asked.state)


def test_then_equal_is_said_of_what_they_make() -> None:
    deal = point_of_five(AS_MUCH).answered("equal").answered("equal").elder_leads("AS")
    assert deal.in_hand(ELDER) == deal.in_hand(YOUNGER) == []
    assert not point_of_five(LESS).answered("equal").may_answer("equal")


def test_with_a_shorter_point_nothing_is_equal() -> None:
    assert not point_of_five(SHORTER).may_answer("equal")


# What elder tells --------------------------------------------------------------------------------

TWO_FOURS = "AS KS QS 9S  AH KH TH 8H  AD QD  TC 7C"  # four spades making 40, four hearts 39
AGAINST_FOURS = "JS TS  QH JH 9H  KD JD TD 9D  KC QC JC"  # four diamonds making 39


def asked_by_four() -> Table:
    deal = given(TWO_FOURS, AGAINST_FOURS).elder_calls("point of four in spades")
    return deal.does(AskMaking())


def test_elder_is_asked_and_tells() -> None:
    deal = asked_by_four()
    assert (deal.state.phase, deal.deal.turn) == (Phase.TELLING, ELDER)
    deal.does(TellMaking(Point(hand("AS KS QS 9S")))).says(40)
    assert (deal.state.phase, deal.deal.turn) == (Phase.ANSWER, YOUNGER)


def test_with_two_points_of_the_number_he_chooses_then_which_he_declares() -> None:
    deal = asked_by_four().does(TellMaking(Point(hand("AH KH TH 8H")))).says(39)
    assert deal.may_answer("equal")
    assert deal.answered("good").happened(SuitTold) == [SuitTold(ELDER, Kind.POINT, Suit.HEARTS)]


def test_only_a_point_of_the_number_called_that_he_holds_is_told() -> None:
    deal = asked_by_four()
    assert deal.refuses(TellMaking(Point(hand("AS KS QS")))) == Refusal.OTHER_NUMBER
    assert deal.refuses(TellMaking(Point(hand("KD JD TD 9D")))) == Refusal.NOT_YOUR_CARD
    assert deal.refuses(Answer(Reply.GOOD)) == Refusal.NOT_NOW


def test_he_may_let_his_point_go_as_not_good_and_hers_of_the_number_counts() -> None:
    deal = asked_by_four().does(LetGo())
    assert (deal.state.phase, deal.deal.turn) == (Phase.CALLS, ELDER)
    assert deal.happened(MakingTold) == []
    assert deal.refuses_call("point of three") == Refusal.ANSWERED
    deal.elder_leads("AS")
    assert deal.refuses_call("point of three in diamonds") == Refusal.NOT_BETTER
    deal.younger_calls("point of four in diamonds")
    assert (deal.in_hand(ELDER), deal.in_hand(YOUNGER)) == ([], ["point 4"])


def test_a_point_that_he_lets_go_may_be_corrected_no_more_but_before() -> None:
    deal = given("AS KS QS 9S  AH KH TH 8H 7H  AD  TC 7C", AGAINST_FOURS)
    deal.elder_calls("point of four in spades").does(AskMaking())
    corrected = Table(deal.state).elder_corrects("point of five")
    assert (corrected.state.phase, corrected.deal.turn) == (Phase.ANSWER, YOUNGER)
    deal.does(LetGo())
    assert deal.refuses_correction("point of five") == Refusal.NOTHING_TO_CORRECT


def test_in_the_first_edition_what_it_makes_is_told_at_once() -> None:
    first = Options(edition=FIRST_EDITION)
    deal = given(TWO_FOURS, AGAINST_FOURS, options=first).elder_calls("point of four in spades")
    assert deal.does(AskMaking()).says(40).state.phase is Phase.ANSWER


# Asking with a longer point -----------------------------------------------------------------------

FOUR = "KS QS TS 8S  QH 9H 7H  AD KD 8D  AC 7C"  # four spades making 38
ACE_TO_EIGHT = "AS 9S  AH KH JH TH 8H  QD 9D  KC 9C 8C"  # the treatise's five hearts


def point_of_four(younger: str) -> Table:
    return given(FOUR, younger).elder_calls("point of four")


def test_with_more_cards_she_may_ask_too_but_then_she_cannot_count_her_longer_point() -> None:
    deal = point_of_five(LONGER).asked().says(48).answered("not good").elder_leads("AS")
    assert deal.refuses_call("point of six") == Refusal.BARRED


def test_of_her_longer_point_she_counts_as_many_cards_as_he_called_and_sinks_the_rest() -> None:
    deal = point_of_five(LONGER).asked().says(48).answered("not good").elder_leads("AS")
    best = Point(hand("AD QD TD 9D 8D"))  # which makes as much as his
    assert deal.refuses(Call(best)) == Refusal.NOT_BETTER
    deal = point_of_five(LONGER_AND_BETTER).asked().answered("not good").elder_leads("AS")
    deal.younger_calls("point of five in clubs")
    assert deal.in_hand(YOUNGER) == ["point 5"]
    assert deal.refuses_call("point of six") == Refusal.ALREADY_CALLED


def test_which_cards_of_it_she_calls_is_her_choice_if_they_make_more_than_his() -> None:
    deal = point_of_four(ACE_TO_EIGHT).asked().says(38).answered("not good").elder_leads("KS")
    assert deal.refuses(Call(Point(hand("KH JH TH 8H")))) == Refusal.NOT_BETTER
    assert deal.refuses(Call(Point(hand("AH KH JH TH 8H")))) == Refusal.BARRED
    deal.does(Call(Point(hand("AH JH TH 8H"))))  # sinking the king
    assert deal.in_hand(YOUNGER) == ["point 4"]
    assert SuitTold(YOUNGER, Kind.POINT, Suit.HEARTS) in deal.events


def test_a_part_that_makes_as_much_as_his_is_equal() -> None:
    deal = point_of_four(ACE_TO_EIGHT).asked()
    deal.does(Answer(Reply.EQUAL, Point(hand("KH JH TH 8H")))).elder_leads("KS")
    assert deal.events[-1] == SuitTold(YOUNGER, Kind.POINT, Suit.HEARTS)
    assert deal.in_hand(ELDER) == deal.in_hand(YOUNGER) == []


def test_who_barred_her_longer_point_counts_another_suit_that_is_better_than_elders() -> None:
    deal = point_of_five(LONGER_AND_MORE).asked().answered("not good").elder_leads("AS")
    assert deal.refuses_call("point of six") == Refusal.BARRED
    deal.younger_calls("point of five in clubs")
    assert deal.in_hand(YOUNGER) == ["point 5"]


def test_holding_a_longer_one_she_may_always_say_not_good_though_nothing_of_it_counts() -> None:
    deal = point_of_five(LONGER_AND_LESS).asked()
    assert deal.may_answer("not good")
    deal.answered("not good").elder_leads("AS").younger_plays("KH")
    assert deal.in_hand(ELDER) == deal.in_hand(YOUNGER) == []


def test_where_it_was_agreed_elders_point_counts_when_she_barred_hers_and_has_none_better() -> None:
    elders = Options(barred_point=BarredPoint.ELDER_COUNTS)
    deal = given(ELDERS, LONGER_AND_LESS, options=elders).elder_calls("point of five").asked()
    assert not deal.may_answer("not good")
    deal.answered("good").elder_leads("AS")
    assert deal.in_hand(ELDER) == ["point 5"]
    assert deal.deal.barring == (Item.POINT,)
    deal = given(ELDERS, LONGER_AND_MORE, options=elders).elder_calls("point of five").asked()
    assert deal.may_answer("not good")


# More than one that is equal ----------------------------------------------------------------------


def test_equal_in_two_suits_she_names_the_one_she_likes() -> None:
    elder = "AS KS QS 9S  JH TH  AD KD  AC JC 9C 8C"  # four spades making 40, clubs 38
    younger = "TS  AH KH QH 9H  QD JD TD 9D  KC QC TC"  # four hearts making 40
    deal = given(elder, younger).elder_calls("point of four in spades").asked().says(40)
    assert deal.refuses(Answer(Reply.EQUAL, Point(hand("QD JD TD 9D")))) == Refusal.UNTRUE
    two = "AD KD QD 9D  AH KH QH 9H  KC TC 8C 7C"
    for text, suit in (("AH KH QH 9H", Suit.HEARTS), ("AD KD QD 9D", Suit.DIAMONDS)):
        deal = given("AS KS QS 9S  JH TH 8H  JD TD  AC QC JC", two).elder_calls(
            "point of four in spades"
        )
        deal.asked().does(Answer(Reply.EQUAL, Point(hand(text)))).elder_leads("AS")
        assert deal.events[-1] == SuitTold(YOUNGER, Kind.POINT, suit)


# Who may call what --------------------------------------------------------------------------------


def test_elder_calls_his_point_before_anything_else_or_not_at_all() -> None:
    deal = given("AS KS QS 9S 8S  AH QH 9H  AD JD  TC 7C", "TS 7S KH JH TH 8H KD QD 9D 7D 9C 8C")
    deal.elder_calls("trio of aces").answered("good")
    assert deal.refuses_call("point of five") == Refusal.POINT_FIRST


def test_no_point_is_called_after_a_sequence_and_none_after_one_that_was_not_good() -> None:
    deal = given(RUNS, LONGER_THAN_RUNS).elder_calls("quart major").answered("good")
    assert deal.refuses_call("point of four") == Refusal.POINT_FIRST
    deal = given(RUNS, LONGER_THAN_RUNS).elder_calls("point of four").answered("not good")
    deal.elder_calls("quart major").answered("good")
    assert deal.refuses_call("point of three in diamonds") == Refusal.ANSWERED


def test_elder_calls_one_point_only() -> None:
    deal = point_of_five(SHORTER).answered("good")
    assert deal.refuses_call("point of three") == Refusal.ALREADY_CALLED


def test_a_second_point_is_refused_because_the_first_was_answered() -> None:
    deal = given(FIVE_SPADES, FIVE_BETTER).elder_calls("point of five").asked().answered("not good")
    assert deal.refuses_call("point of three") == Refusal.ANSWERED


def test_elder_may_call_any_suit_he_likes() -> None:
    deal = given(ELDERS, SHORTER).elder_calls("point of three in hearts")
    assert deal.may_answer("not good")


def test_after_not_good_younger_counts_her_own_better_point_when_elder_has_led() -> None:
    deal = point_of_five(LONGER).answered("not good").elder_leads("AS")
    deal.younger_calls("point of six")
    assert SuitTold(YOUNGER, Kind.POINT, Suit.DIAMONDS) in deal.events
    assert deal.ledger(YOUNGER) == ["point 6"]


def test_of_two_suits_of_the_number_called_she_counts_the_better_and_not_the_worse() -> None:
    deal = given(FIVE_SPADES, FIVE_BETTER).elder_calls("point of five").asked().answered("not good")
    deal.elder_leads("AS")
    assert deal.refuses_call("point of five in diamonds") == Refusal.NOT_BETTER
    assert deal.younger_calls("point of five in hearts").in_hand(YOUNGER) == ["point 5"]


def test_after_not_good_younger_cannot_count_a_point_that_only_equals_his() -> None:
    two_fives = "KH JH  AD QD TD 9D 8D  AC KC QC JC 9C"  # making forty-eight and fifty
    deal = point_of_five(two_fives).asked().answered("not good").elder_leads("AS")
    assert deal.refuses_call("point of five in diamonds") == Refusal.NOT_BETTER
    assert deal.younger_calls("point of five in clubs").in_hand(YOUNGER) == ["point 5"]


def test_younger_counts_any_point_when_elder_called_none() -> None:
    deal = given(ELDERS, SHORTER).elder_leads("AS").younger_calls("point of four in hearts")
    assert deal.ledger(YOUNGER) == ["point 4"]
    assert deal.refuses_call("point of four in diamonds") == Refusal.ALREADY_CALLED
