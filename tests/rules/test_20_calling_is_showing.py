"""A point that can be but one holding shows the sequence in it (rule H6; law 56)."""

from __future__ import annotations

from rules.piquet.combinations import Kind
from rules.piquet.options import Options
from rules.piquet.pique import bars
from rules.piquet.talk.questions import ShowKind
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given

# Ace, knave, ten, nine, eight of diamonds make forty-eight; king and queen are with younger.
ELDERS = "AD JD TD 9D 8D  AS KS 9S  KH 9H  AC 7C"
TIERCE = "KD QD  QS JS TS  AH JH TH 8H 7H  KC QC"  # five hearts making 46, a tierce to the queen


def forty_eight(younger: str = TIERCE, threw: str = "", elder: str = ELDERS) -> Table:
    """Elder's point makes forty-eight in diamonds and is good; he calls nothing more and leads."""
    deal = given(elder, younger, elder_threw="7D", younger_threw=threw)
    return deal.elder_calls("point of five").asked().says(48).answered("good").elder_leads("AS")


def test_a_point_that_was_called_and_can_be_one_holding_only_shows_the_sequence_in_it() -> None:
    assert forty_eight().refuses_call("tierce to the queen") == Refusal.SHOWN_BETTER


def test_what_is_shown_bars_sequences_and_nothing_else() -> None:
    assert forty_eight().younger_calls("trio of queens").in_hand(YOUNGER) == ["trio 3"]


def test_even_a_sequence_that_is_shown_and_never_reckoned_bars_and_nobody_scores_it() -> None:
    deal = forty_eight().younger_plays("TS").played_out()
    assert deal.in_hand(ELDER)[0] == "point 5"
    assert not [line for line in deal.ledger(ELDER) + deal.ledger(YOUNGER) if "tierce" in line]
    assert "quart 4" not in deal.ledger(ELDER)


def test_its_holder_reckons_it_until_younger_has_played_to_the_first_trick() -> None:
    deal = forty_eight().elder_claims_late("quart to the knave").answered("good")
    assert deal.in_hand(ELDER) == ["point 5", "quart 4"]
    deal = forty_eight().younger_plays("TS")
    assert deal.refuses_late_claim("quart to the knave") == Refusal.TOO_LATE


def test_a_point_that_could_be_another_holding_shows_nothing() -> None:
    deal = forty_eight("KD 8S  QS JS TS  AH JH TH 8H 7H  KC QC")  # the queen may be elder's
    assert deal.younger_calls("tierce to the queen").in_hand(YOUNGER) == ["tierce 3"]


def test_what_one_has_thrown_tells_as_much_as_what_one_holds() -> None:
    deal = forty_eight("KD 8S  QS JS TS  AH JH TH 8H 7H  KC QC", threw="QD")
    assert deal.refuses_call("tierce to the queen") == Refusal.SHOWN_BETTER


def test_the_number_alone_is_enough_where_no_other_cards_of_the_suit_are_left() -> None:
    younger = "KD QD 7D  QS JS TS  AH JH TH 8H  KC QC"  # no five, so she does not ask
    deal = given(ELDERS, younger).elder_calls("point of five").answered("good").elder_leads("AS")
    assert deal.refuses_call("tierce to the queen") == Refusal.SHOWN_BETTER


def test_before_the_suit_is_named_nothing_is_shown() -> None:
    younger = "KD QD 7D  QS JS TS 8S 7S QH  KC QC JC"
    deal = given(ELDERS, younger).elder_leads("AS").younger_calls("tierce to the king")
    assert deal.in_hand(YOUNGER) == ["tierce 3"]


def test_one_who_has_a_better_sequence_is_not_barred() -> None:
    elder = "AD JD TD 9D 8D  AS KS 8S  KH 9H  AC 7C"
    better = "KD QD  QS JS TS 9S  AH JH TH 8H 7H  KC"  # a quart to the queen
    deal = forty_eight(better, elder=elder).younger_calls("quart to the queen")
    assert deal.in_hand(YOUNGER) == ["quart 4"]


def test_one_whose_best_is_equal_to_the_one_shown_is_barred() -> None:
    elder, younger = (
        "AD JD TD 9D 8D  AS KS 9S  KH AH  AC 7C",
        "KD QD 7D  QS JS  JH TH 9H 8H  KC QC JC",
    )
    deal = given(elder, younger).elder_calls("point of five").answered("good").elder_leads("AS")
    assert deal.refuses_call("quart to the knave") == Refusal.SHOWN_BETTER


SHOWS_MORE = "AD JD TD 9D 8D  9S 8S 7S  KH AH  AC 7C"  # the quart to the knave, a tierce minor


def lower_first(younger: str) -> Table:
    deal = given(SHOWS_MORE, younger).elder_calls("point of five").answered("good")
    return deal.elder_calls("tierce minor")


def test_who_calls_a_lower_sequence_than_he_has_shown_is_bound_but_bars_what_is_lower() -> None:
    deal = lower_first("KD QD 7D  QS JS TS  JH TH 8H QC  KC TC")  # a tierce to the queen
    assert not deal.may_answer("not good")
    deal.answered("good")
    assert deal.in_hand(ELDER) == ["point 5", "tierce 3"]
    assert deal.refuses_call("quart to the knave") == Refusal.UNDER_CALLED


def test_and_not_what_is_higher_than_the_one_shown() -> None:
    assert lower_first("KD QD 7D  QS JS TS  QH JH TH 9H  KC TC").may_answer("not good")


def test_an_equal_of_the_one_shown_is_barred_as_well() -> None:
    deal = lower_first("KD QD 7D  QS JS TC  JH TH 9H 8H  KC QC")
    assert not deal.may_answer("not good")


# Thirty-three in hand with both quatorzes; the diamonds can only be these five, a tierce in them.
KINGS_AND_ACES = "AD KD JD TD 9D  AS KS 8S  AH KH  AC KC"
LOWER_TIERCE = "QD 8D 7D  TH 9H 8H  JS 9S 7S  QC JC 9C"
NO_TIERCE = "QD 8D 7D  TH 9H 7H  JS 9S 7S  QC JC 9C"


def thirty_three(younger: str) -> Table:
    deal = given(KINGS_AND_ACES, younger).elder_calls("point of five").answered("good")
    deal.elder_calls("quatorze of aces").answered("good").elder_calls("quatorze of kings")
    return deal.elder_leads("AD")


def test_what_showing_bars_does_not_score_but_still_bars_a_pique_and_a_repique() -> None:
    deal = thirty_three(LOWER_TIERCE)
    assert deal.refuses_call("tierce to the ten") == Refusal.SHOWN_BETTER
    deal.younger_plays("7D")
    assert deal.in_hand(ELDER) == ["point 5", "quatorze 14", "quatorze 14"]


def test_but_not_when_the_sequence_shown_is_reckoned_in_time() -> None:
    deal = thirty_three(LOWER_TIERCE).elder_claims_late("tierce to the knave").answered("good")
    assert deal.in_hand(ELDER)[-2:] == ["tierce 3", "repique 60"]


def test_nor_when_the_other_has_no_sequence() -> None:
    deal = thirty_three(NO_TIERCE).younger_plays("7D")
    assert deal.in_hand(ELDER)[-1] == "repique 60"


def test_youngers_point_shows_her_sequence_to_elder_who_claims_late() -> None:
    elder = "AS KS QS  AH 9H  AC 9C  KC QC  KD QD 7D"
    younger = "AD JD TD 9D 8D  9S 8S 7S  KH QH  JC TC"
    deal = given(elder, younger).elder_leads("AS").younger_calls("point of five")
    assert deal.refuses_late_claim("tierce major") == Refusal.SHOWN_BETTER


def test_to_the_very_sequence_that_was_shown_an_equal_one_is_answered_all_the_same() -> None:
    equal = "KD QD 7D  JS TS 8S  JH TH 9H 8H  KC QC"  # a quart to the knave as well
    deal = given("AD JD TD 9D 8D  AS KS 9S  KH AH  AC 7C", equal).elder_calls("point of five")
    deal.answered("good").elder_calls("quart to the knave")
    assert deal.may_answer("equal")
    assert not deal.may_answer("not good")


# Spades that could be many others, as far as younger can tell; they have a tierce major.
LAID_DOWN = "AS KS QS 9S 8S  AH QH TH  KD JD  TC 7C"
MINOR = "JS  KH JH 9H  AD 9D 8D 7D  KC QC 9C 8C"  # a tierce minor


def test_a_point_that_is_laid_down_shows_its_sequence_whatever_else_it_could_have_been() -> None:
    deal = given(LAID_DOWN, MINOR, options=Options(show_to_score=True))
    deal.elder_calls("point of five").answered("good").elder_leads("AS")
    assert deal.refuses_call("tierce minor") == Refusal.SHOWN_BETTER


def test_so_does_one_that_is_shown_on_demand() -> None:
    deal = given(LAID_DOWN, MINOR).elder_calls("point of five").answered("good").elder_leads("AS")
    assert deal.may_call("tierce minor")
    deal.asks(ShowKind(Kind.POINT))
    assert deal.refuses_call("tierce minor") == Refusal.SHOWN_BETTER


def test_what_is_shown_on_demand_in_the_play_bars_nothing_any_more() -> None:
    # Five and a quatorze and a trio are 22: he is at thirty with his eighth card led.
    elder = "AS KS QS 9S 8S  AH KH 7H  AD KD  AC TC"
    minor = "JS 7S  QH 9H 8H  9D 8D 7D QD  9C 8C 7C"  # two tierces that she does not call
    deal = given(elder, minor).elder_calls("point of five").answered("good")
    deal.elder_calls("quatorze of aces").answered("good").elder_calls("trio of kings")
    deal.elder_leads("AS").younger_plays("7S").elder_leads("KS").asks(ShowKind(Kind.POINT))
    deal.younger_plays("JS").elder_leads("QS 9S 8S AH KH AD")
    assert deal.ledger(ELDER)[-1] == "pique 30"


# Both points make forty. Elder's can only be these four, which show a tierce to the knave; as far
# as he can tell, hers could be others.
FORTY = "AD JD TD 9D  JH TH 8H 7H  JC TC 8C 7C"
THIRTY_ONE = "AS KS QS 9S  AH KH QH  AC KC QC  KD QD"  # two quatorzes, three aces, a tierce major


def forty() -> Table:
    deal = given(FORTY, THIRTY_ONE, younger_threw="JS TS 7S").elder_calls(
        "point of four in diamonds"
    )
    deal.asked().says(40)
    deal.answered("equal").elder_leads("AD").younger_calls("quatorze of kings")
    return deal.younger_calls("quatorze of queens").younger_calls("trio of aces")


def test_a_sequence_elder_has_shown_bars_youngers_repique_while_he_does_not_reckon_it() -> None:
    deal = forty().younger_plays("KD")
    assert deal.in_hand(YOUNGER) == ["quatorze 14", "quatorze 14", "trio 3"]


def test_and_no_more_when_he_reckons_it_late_and_it_is_not_good() -> None:
    deal = forty().elder_claims_late("tierce to the knave").answered("not good")
    assert deal.in_hand(YOUNGER)[-1] == "repique 60"


def test_but_if_she_lets_it_pass_it_counts_and_bars_it_for_good() -> None:
    deal = forty().elder_claims_late("tierce to the knave").answered("good").younger_plays("KD")
    assert deal.in_hand(ELDER) == ["tierce 3"]
    assert "repique 60" not in deal.in_hand(YOUNGER)


def test_it_bars_nothing_when_she_counts_her_better_one() -> None:
    deal = forty().younger_calls("tierce major")
    assert deal.in_hand(YOUNGER)[-2:] == ["tierce 3", "repique 60"]


# Both points make forty-four. Hers can only be knave to seven: a quint, better than his tierce.
TWO_QUATORZES = "KS QS 9S 8S 7S  KH QH  KD QD  KC QC TC"
QUINT = "JD TD 9D 8D 7D  AH JH TH 8H  JC 9C 8C"


def forty_four() -> Table:
    deal = given(TWO_QUATORZES, QUINT).elder_calls("point of five").asked().says(44)
    deal.answered("equal").elder_calls("quatorze of kings").answered("good")
    deal.elder_calls("quatorze of queens")
    assert deal.in_hand(ELDER) == ["quatorze 14", "quatorze 14"]
    return deal


def leads_twice(deal: Table) -> Table:
    return deal.elder_leads("KS").younger_plays("8H").elder_leads("QS")


def test_what_younger_has_shown_and_not_reckoned_bars_a_pique() -> None:
    deal = leads_twice(forty_four())
    assert deal.ledger(ELDER)[-1] == "lead 1"
    assert deal.score(ELDER) == 30


def test_so_it_does_when_elders_own_was_not_good() -> None:
    deal = leads_twice(forty_four().elder_calls("tierce minor").answered("not good"))
    assert deal.ledger(ELDER)[-1] == "lead 1"


def test_but_not_when_she_let_his_pass() -> None:
    deal = leads_twice(forty_four().elder_calls("tierce minor").answered("good"))
    assert deal.in_hand(ELDER)[-2:] == ["tierce 3", "repique 60"]


# Points of forty, and a tierce to the knave in each of them.
EQUAL_TWICE = "AS JS TS 9S  KD QD  KH QH 8H  KC 8C 7C"
EQUAL_TO_IT = "AD JD TD 9D  KS QS 8S  AH 9H 7H  AC 9C"


def test_sequences_that_were_equal_bar_nothing_though_they_were_shown() -> None:
    deal = given(EQUAL_TWICE, EQUAL_TO_IT).elder_calls("point of four").asked().answered("equal")
    deal.elder_calls("tierce to the knave").answered("equal").elder_leads("KD")
    assert bars(deal.deal, ELDER) == ()


def test_what_she_counted_before_a_better_one_was_shown_stands_and_she_is_not_barred() -> None:
    elder = "AS KS QS 9S  KH 8H 7H  KD 8D  KC 8C 7C"
    younger = "AD JD TD 9D  JS 8S  AH QH JH  AC QC JC"
    deal = given(elder, younger).elder_calls("point of four in spades").asked().says(40)
    deal.answered("equal").elder_leads("KH").younger_calls("tierce to the knave")
    assert deal.asks(ShowKind(Kind.POINT)) == "AS KS QS 9S"
    assert deal.in_hand(YOUNGER) == ["tierce 3"]
    assert bars(deal.deal, YOUNGER) == ()


AGREED = Options(show_to_score=True)


def test_of_two_points_that_were_shown_the_one_with_the_better_sequence_bars() -> None:
    # A quart to the knave in the spades, a tierce to the queen in the hearts that correct them.
    elder = "AS JS TS 9S 8S  AH QH JH TH 8H 7H  JD"
    deal = given(elder, "9H  AD KD QD 9D 8D  AC KC TC 9C 8C 7C", options=AGREED)
    deal.elder_calls("point of five").answered("good").elder_calls("trio of knaves")
    deal.answered("good").elder_corrects("point of six").elder_leads("AS")
    assert deal.refuses_call("tierce major") == Refusal.SHOWN_BETTER


def test_nobody_is_barred_by_what_he_has_shown_himself() -> None:
    deal = given(MINOR, LAID_DOWN, options=AGREED).elder_leads("8C")
    deal.younger_calls("point of five").younger_calls("tierce major")
    assert deal.in_hand(YOUNGER) == ["point 5", "tierce 3"]


ACES_AND_KINGS = "AS 8S 7S  AH KH QH  AD KD TD  AC KC 9C"


def test_what_a_point_shows_is_no_answer_to_a_quatorze_or_a_trio() -> None:
    deal = given("KS QS JS TS 9S  9H 8H  QD JD  QC TC 7C", ACES_AND_KINGS, options=AGREED)
    deal.elder_calls("point of five").answered("good").elder_calls("trio of queens")
    assert deal.may_answer("not good")
