"""Pique and repique: thirty before the other counts anything (rules J1 to J13; laws 67 to 69).

What is held reckons in a fixed order, whenever it is spoken: carte blanche, point, sequences,
quatorzes and trios; then what is made in play; then the cards.
"""

from __future__ import annotations

from rules.piquet.events import Counted
from rules.piquet.hundred import in_order_of_reckoning
from rules.piquet.options import FIRST_EDITION, BarredPoint, Options, PiqueBar
from rules.piquet.scoring import Item, Line, earns_pique
from tests.rules.table import ELDER, YOUNGER, Table, dealt, given

# Elder: quint major, good for point and sequence, and three aces.
TWENTY_THREE = "AS KS QS JS TS  AH 8H  AD 9D  QC 9C 8C"
AGAINST_23 = "9S 8S 7S  KH QH JH 7H  KD QD 7D  KC 7C"

# Elder: point, quint and quatorze, thirty-four in hand.
THIRTY_FOUR = "AS KS QS JS TS  AH 8H  AD 8D  AC 8C 7C"
AGAINST_34 = "9S 8S 7S  KH QH JH 7H  KD QD JD 7D  KC"

# Elder: point and quint, tierce, three aces and three kings, twenty-nine in hand.
TWENTY_NINE = "AS KS QS JS TS  AH KH QH  AD KD 7D  7C"
AGAINST_29 = "9S 8S 7S  JH TH 9H  QD JD 9D  AC KC QC"


def twenty_three() -> Table:
    deal = given(TWENTY_THREE, AGAINST_23).elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good").elder_calls("trio of aces").answered("good")
    assert deal.score(ELDER) == 23
    return deal


def twenty_nine(younger: str = AGAINST_29) -> Table:
    deal = given(TWENTY_NINE, younger).elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good").elder_calls("tierce major")
    deal.elder_calls("trio of aces").answered("good").elder_calls("trio of kings")
    assert deal.score(ELDER) == 29
    return deal


# Pique --------------------------------------------------------------------------------------------


def test_what_is_held_counts_in_the_order_carte_blanche_point_sequences_and_sets() -> None:
    spoken = (Item.SET, Item.LEAD, Item.SEQUENCE, Item.POINT, Item.CARTE_BLANCHE)
    counted = in_order_of_reckoning(tuple(Line(ELDER, item, 4) for item in spoken))
    assert [line.item for _, line in counted[:4]] == [
        Item.CARTE_BLANCHE,
        Item.POINT,
        Item.SEQUENCE,
        Item.SET,
    ]


def test_then_comes_what_is_made_in_play_and_last_the_cards_or_the_capot() -> None:
    lines = (Line(YOUNGER, Item.LEAD, 1), Line(ELDER, Item.CARDS, 10), Line(YOUNGER, Item.SET, 3))
    assert [line.item for _, line in in_order_of_reckoning(lines)] == [
        Item.SET,
        Item.LEAD,
        Item.CARDS,
    ]


def test_thirty_in_hand_and_play_before_younger_counts_are_elders_pique_and_add_thirty() -> None:
    deal = twenty_three().elder_leads("AS KS QS JS TS AH").follows()
    assert (deal.score(ELDER), deal.in_hand(ELDER)[-1]) == (29, "trio 3")
    deal.elder_leads("AD")
    assert deal.in_hand(ELDER)[-1] == "pique 30"
    assert deal.score(ELDER) == 60  # he says sixty instead of thirty


def test_a_losing_lead_may_be_the_thirtieth_point() -> None:
    deal = twenty_three().elder_leads("AS KS QS JS TS AH").follows().elder_leads("QC")
    assert deal.score(ELDER) == 60
    assert deal.younger_plays("KC").ledger(YOUNGER) == ["trick 1"]


def test_with_twenty_nine_in_hand_the_first_lead_makes_sixty_if_younger_can_count_nothing() -> None:
    deal = twenty_nine().elder_leads("7C")
    assert deal.score(ELDER) == 60
    assert deal.ledger(ELDER)[-2:] == ["lead 1", "pique 30"]
    deal.younger_plays("AC")
    assert deal.ledger(YOUNGER) == ["trick 1"]


# Elder: quint and quatorze, twenty-nine in hand, and four points of three.
NO_POINT = "KS QS JS TS 9S  KH 8H  KD 8D  KC 8C 7C"
OPEN_POINT = "AS 8S  AH QH JH TH 9H  AD QD 9D  AC QC"


def no_point_called() -> Table:
    deal = given(NO_POINT, OPEN_POINT).elder_calls("quint to the king").answered("good")
    deal.elder_calls("quatorze of kings").answered("good")
    assert deal.score(ELDER) == 29
    return deal


def test_while_anything_is_open_to_younger_the_pique_of_the_first_lead_waits_for_her_card() -> None:
    deal = no_point_called().elder_leads("7C")
    assert deal.score(ELDER) == 30  # she has five hearts and has not spoken yet
    deal.younger_plays("AC")
    assert deal.score(ELDER) == 60
    counts = no_point_called().elder_leads("7C").younger_calls("point of five")
    assert counts.younger_plays("AC").score(ELDER) == 30


def test_it_waits_whatever_she_holds_so_that_elder_sees_nothing_from_that() -> None:
    elder = "AS KS QS JS TS 9S 8S 7S  AH KH QH  8D"
    three_tens = "JH TH 9H  KD QD TD 9D  KC QC TC 9C 8C"
    no_trio = "JH TH 9H  KD QD JD 9D  KC QC 9C 8C 7C"
    heard = []
    for younger in (three_tens, no_trio):
        deal = given(elder, younger).elder_calls("point of eight").answered("good")
        deal.elder_calls("huitieme major").answered("good").elder_calls("tierce major")
        deal.elder_leads("AS")
        assert deal.score(ELDER) == 30
        heard.append((deal.view(ELDER).rights, deal.deal_view(ELDER).history[2:]))
    assert heard[0] == heard[1]


def test_a_late_claim_that_leaves_nothing_open_to_younger_brings_the_pique_at_once() -> None:
    deal = given(TWENTY_NINE, AGAINST_29).elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good").elder_calls("tierce major").elder_leads("7C")
    assert deal.score(ELDER) == 24
    deal.elder_claims_late("trio of aces").answered("good")
    assert deal.score(ELDER) == 27
    deal.elder_claims_late("trio of kings")
    assert deal.ledger(ELDER)[-2:] == ["trio 3", "pique 30"]
    assert deal.score(ELDER) == 60


def test_a_pique_that_was_counted_stays_and_what_is_claimed_late_makes_no_repique_of_it() -> None:
    elder = "AS KS QS JS TS  AH KH QH  AD KD QD  7C"
    younger = "9S 8S 7S  JH TH 9H  JD 9D 8D  AC KC 9C"
    deal = given(elder, younger).elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good").elder_calls("tierce major in hearts")
    deal.elder_calls("trio of aces").answered("good").elder_calls("trio of kings")
    deal.elder_leads("7C")
    assert deal.score(ELDER) == 60
    deal.elder_claims_late("trio of queens")
    deal.elder_claims_late("tierce major in diamonds")
    assert deal.in_hand(ELDER)[-3:] == ["pique 30", "trio 3", "tierce 3"]
    assert deal.younger_plays("KC").score(ELDER) == 66


def test_by_the_first_edition_a_first_lead_always_waited_for_youngers_card() -> None:
    first = Options(edition=FIRST_EDITION)
    deal = given(TWENTY_NINE, AGAINST_29, options=first).elder_calls("point of five")
    deal.answered("good").elder_calls("quint major").answered("good").elder_calls("tierce major")
    deal.elder_calls("trio of aces").answered("good").elder_calls("trio of kings")
    assert deal.elder_leads("7C").score(ELDER) == 30
    assert deal.younger_plays("AC").score(ELDER) == 60


def test_no_pique_once_younger_has_counted_anything_were_it_one_trick() -> None:
    deal = twenty_three().elder_leads("AS KS QS JS TS").follows().elder_leads("QC")
    assert deal.score(ELDER) == 29
    deal.younger_plays("KC").younger_leads("KH").elder_plays("AH")
    assert deal.score(ELDER) == 30


def test_what_younger_counts_in_hand_after_the_lead_comes_before_what_the_lead_made() -> None:
    # Huitieme and tierce make twenty-nine; three tens reckon before the thirtieth, made in play.
    elder = "AS KS QS JS TS 9S 8S 7S  AH KH QH  8D"
    younger = "JH TH 9H  KD QD TD 9D  KC QC TC 9C 8C"
    deal = given(elder, younger).elder_calls("point of eight").answered("good")
    deal.elder_calls("huitieme major").answered("good").elder_calls("tierce major")
    deal.elder_leads("AS").younger_calls("trio of tens").younger_plays("9D")
    assert deal.score(ELDER) == 30
    assert deal.elder_leads("KS").score(ELDER) == 31


def test_the_second_point_of_the_last_trick_may_make_the_pique() -> None:
    elder = "AS KS QS JS 9S 8S 7S  AH KH  AD KD QD"
    younger = "TS  QH JH TH 9H  JD TD  AC KC QC JC 9C"
    deal = given(elder, younger).elder_calls("point of seven").answered("good")
    deal.elder_calls("quart major").answered("good").elder_calls("tierce minor")
    deal.elder_calls("trio of aces").answered("good")
    assert deal.score(ELDER) == 17
    deal.elder_leads("AS KS QS JS 9S 8S 7S AD KD AH KH QD")
    assert deal.score(ELDER) == 29
    deal.follows()
    assert deal.in_hand(ELDER)[-2:] == ["pique 30", "capot 40"]


def test_the_capot_does_not_count_towards_a_pique() -> None:
    elder = "AS KS QS JS 8S  AH KH JH TH 8H 7H  AD"
    younger = "TS 9S 7S  QH 9H  KD QD JD  AC KC QC JC"
    deal = given(elder, younger).elder_calls("point of six").answered("good")
    deal.elder_leads("AS KS QS JS 8S AH KH JH TH 8H 7H AD").follows()
    assert deal.in_hand(ELDER) == ["point 6", "capot 40"]


def test_only_elder_can_win_a_pique() -> None:
    # Younger has twenty-nine in hand and takes the lead at once, but elder's lead counted before.
    deal = given(AGAINST_29, TWENTY_NINE).elder_leads("JH").younger_calls("point of five")
    deal.younger_calls("quint major").younger_calls("tierce major")
    deal.younger_calls("trio of aces").younger_calls("trio of kings")
    deal.younger_plays("QH").younger_leads("AS")
    assert deal.score(YOUNGER) == 31


# Repique ------------------------------------------------------------------------------------------


def test_thirty_in_hand_alone_before_the_other_counts_are_a_repique_and_add_sixty() -> None:
    deal = given(THIRTY_FOUR, AGAINST_34).elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good")
    deal.elder_calls("quatorze of aces").answered("good")
    assert deal.ledger(ELDER) == ["point 5", "quint 15", "quatorze 14", "repique 60"]
    assert deal.score(ELDER) == 94


def test_who_wins_a_repique_wins_no_pique_in_that_deal() -> None:
    deal = given(THIRTY_FOUR, AGAINST_34).elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good")
    deal.elder_calls("quatorze of aces").answered("good").elder_leads("AS KS")
    assert deal.score(ELDER) == 96


def test_younger_wins_a_repique_of_sixty_too_in_spite_of_elders_first_lead() -> None:
    deal = given(AGAINST_34, THIRTY_FOUR).elder_leads("KH")
    deal.younger_calls("quatorze of aces").younger_calls("point of five")
    assert deal.score(YOUNGER) == 19
    deal.younger_calls("quint major")
    assert deal.ledger(YOUNGER)[-1] == "repique 60"
    assert deal.score(YOUNGER) == 94


def test_thirty_of_earlier_kinds_are_enough_whatever_the_other_has_of_a_later_one() -> None:
    # Point and two quints make thirty-five before any trio is reckoned.
    elder = "AS KS QS JS TS  KH QH JH TH 9H  7D 7C"
    younger = "9S 8S  AH 8H 7H  AD KD QD  AC KC QC 9C"
    deal = given(elder, younger).elder_calls("point of five in spades").answered("good")
    deal.elder_calls("quint major").answered("good")
    assert deal.score(ELDER) == 20
    deal.elder_calls("quint to the king")
    assert deal.score(ELDER) == 95
    deal.elder_leads("AS").younger_calls("trio of aces")
    assert deal.in_hand(YOUNGER) == ["trio 3"]


def test_thirty_two_in_hand_is_no_repique_when_the_point_was_lost() -> None:
    # Quint, tierce and quatorze are good, but younger's longer point reckons before them.
    elder = "KS QS JS TS 9S  KH  KD QD JD 8D  KC 7C"
    younger = "AS 8S  AH QH JH TH 8H 7H  9D  AC TC 9C"
    deal = given(elder, younger).elder_calls("point of five").answered("not good")
    deal.elder_calls("quint to the king").answered("good").elder_calls("tierce to the king")
    deal.elder_calls("quatorze of kings").answered("good")
    assert deal.score(ELDER) == 32
    deal.elder_leads("KS").younger_calls("point of six").younger_plays("8S")
    assert deal.score(ELDER) == 33


def test_a_point_that_younger_sinks_does_not_stop_the_repique() -> None:
    elder = "KS QS JS TS 9S  KH  KD QD JD 8D  KC 7C"
    younger = "AS 8S  AH QH JH TH 8H 7H  9D  AC TC 9C"
    deal = given(elder, younger).elder_calls("point of five").answered("not good")
    deal.elder_calls("quint to the king").answered("good").elder_calls("tierce to the king")
    deal.elder_calls("quatorze of kings").answered("good").elder_leads("KS")
    assert deal.score(ELDER) == 33  # she may still count it
    deal.younger_plays("8S")
    assert deal.in_hand(ELDER)[-1] == "repique 60"


def test_a_kind_that_elder_did_not_call_stays_open_to_younger_until_she_plays() -> None:
    elder = "KS QS JS TS 9S  KH  KD QD JD 8D  KC 7C"
    younger = "AS 8S  AH QH JH TH 8H 7H  9D  AC TC 9C"
    deal = given(elder, younger).elder_calls("quint to the king").answered("good")
    deal.elder_calls("tierce to the king").elder_calls("quatorze of kings").answered("good")
    assert deal.score(ELDER) == 32
    deal.elder_leads("KS").younger_plays("8S")
    assert deal.in_hand(ELDER)[-1] == "repique 60"


def test_elders_good_point_stops_a_repique_of_younger() -> None:
    elder = "AS  AH JH TH 9H 8H 7H  AD  AC JC TC 9C"
    younger = "KS QS JS TS 9S  KH QH  KD QD 7D  KC QC"
    deal = given(elder, younger).elder_calls("point of six").answered("good").elder_leads("AS")
    deal.younger_calls("quint to the king").younger_calls("quatorze of kings")
    deal.younger_calls("quatorze of queens")
    assert deal.score(YOUNGER) == 43


# Equalities ---------------------------------------------------------------------------------------

EQUAL_POINT = "KS QS JS TS 9S  KH 7H  KD 8D  KC 8C 7C"  # five making forty-nine
ITS_EQUAL = "AS 8S  AH QH JH TH 8H  AD 9D 7D  AC 9C"


def test_an_equality_does_not_stop_a_pique() -> None:
    deal = given(EQUAL_POINT, ITS_EQUAL).elder_calls("point of five").asked().says(49)
    deal.answered("equal").elder_calls("quint to the king").answered("good")
    deal.elder_calls("quatorze of kings").answered("good")
    assert deal.score(ELDER) == 29
    assert deal.elder_leads("7C").score(ELDER) == 60


def test_an_equality_does_not_stop_a_repique() -> None:
    elder = "KS QS JS TS 9S  KH  KD QD JD 8D  KC 7C"
    younger = "AS 8S  AH QH JH TH 8H  9D 7D  AC TC 9C"
    deal = given(elder, younger).elder_calls("point of five").asked().says(49).answered("equal")
    deal.elder_calls("quint to the king").answered("good").elder_calls("tierce to the king")
    deal.elder_calls("quatorze of kings").answered("good")
    assert deal.ledger(ELDER) == ["quint 15", "tierce 3", "quatorze 14", "repique 60"]


# Carte blanche ------------------------------------------------------------------------------------


def test_carte_blanche_counts_towards_a_pique() -> None:
    blanche = "TS 9S 8S 7S  AH TH 8H  AD TD  AC 9C 8C"
    others = "KS QS  KH QH JH 9H  KD QD JD  KC QC 7C"
    deal = dealt(blanche, others, "JS AS 7H 9D 8D 7D TC JC").announces_carte_blanche(take=1)
    deal.younger_discards("7C").elder_discards("8C").elder_calls("quint to the knave")
    deal.answered("good").elder_calls("trio of aces").answered("good")
    assert deal.score(ELDER) == 10 + 15 + 3
    deal.elder_leads("AH").younger_looks(look=False).follows().elder_leads("AD")
    assert deal.in_hand(ELDER)[-1] == "pique 30"


def test_carte_blanche_counts_towards_a_repique() -> None:
    dealt_to_elder = "TS 9S 8S 7S  AH TH 8H  AD TD  AC 9C 8C"
    deal = dealt(
        dealt_to_elder, "KS QS  KH QH JH 9H  KD QD JD  KC QC 7C", "JS AS 7H 9D 8D 7D TC JC"
    )
    deal.announces_carte_blanche(take=1).younger_discards("7C").elder_discards("8C")
    deal.elder_calls("point of five").answered("good")
    deal.elder_calls("quint to the knave").answered("good")
    assert deal.ledger(ELDER) == ["carte blanche 10", "point 5", "quint 15", "repique 60"]


def test_carte_blanche_saves_a_repique_and_a_pique() -> None:
    elder = "AS KS QS JS TS  AH 8H  AD KD  AC KC 8C"
    younger = "9S 8S 7S  TH 9H 7H  TD 9D 7D  TC 9C 7C"
    deal = dealt(elder, younger, "8D QD JD QC JC KH QH JH")
    deal.announces_carte_blanche().elder_discards("8H").younger_discards("9D 7D 9C 7C 9H 7H 7S")
    deal.elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good")
    deal.elder_calls("quatorze of aces").answered("good").elder_leads("AS KS QS")
    assert deal.ledger(YOUNGER) == ["carte blanche 10"]
    assert deal.score(ELDER) == 37


# What a law bars still stops the other ------------------------------------------------------------


BARS_HER_SIX = "9S 8S  KH QH JH 9H 8H 7H  KD QD  KC QC"
QUINT_AND_ACES = "AS KS QS JS TS  AH  AD 9D 8D  AC 8C 7C"


def asked_with_six(reply: str, options: Options | None = None) -> Table:
    """Elder has a quint major and four aces; she asked with six cards against his five."""
    deal = given(QUINT_AND_ACES, BARS_HER_SIX, options=options)
    deal.elder_calls("point of five").asked().answered(reply)
    deal.elder_calls("quint major").answered("good")
    return deal.elder_calls("quatorze of aces").answered("good")


def test_a_point_that_younger_barred_by_asking_still_stops_a_repique_and_a_pique() -> None:
    deal = asked_with_six("not good").elder_leads("AS KS")
    assert deal.in_hand(ELDER) == ["quint 15", "quatorze 14"]
    assert deal.score(ELDER) == 31


def test_after_good_her_barred_point_is_sunk_and_stops_neither() -> None:
    assert asked_with_six("good").in_hand(ELDER)[-1] == "repique 60"


def test_where_elders_point_counts_hers_stops_them_whatever_she_answered() -> None:
    elders = Options(barred_point=BarredPoint.ELDER_COUNTS)
    deal = asked_with_six("good", elders).elder_leads("AS KS")
    assert deal.score(ELDER) == 36


# When it is counted -------------------------------------------------------------------------------


def test_a_repique_is_counted_as_soon_as_nothing_can_stop_it() -> None:
    deal = given(THIRTY_FOUR, AGAINST_34).elder_calls("point of five").answered("good")
    deal.elder_calls("quatorze of aces").answered("good").elder_calls("quint major")
    assert Item.REPIQUE not in {event.line.item for event in deal.happened(Counted)}
    deal.answered("good")
    assert deal.happened(Counted)[-1].running == 94


def test_neither_the_cards_nor_the_capot_nor_a_thirtieth_that_is_not_there_make_a_pique() -> None:
    held, cards = Line(ELDER, Item.SET, 20), Line(ELDER, Item.CARDS, 10)
    assert not earns_pique((held, cards))
    assert not earns_pique((held, Line(ELDER, Item.TRICK, 9)))
    thirty = (held, Line(ELDER, Item.TRICK, 10))
    assert earns_pique(thirty)
    assert earns_pique(thirty, options=Options(pique_bar=PiqueBar.TAKES_TRICK))
