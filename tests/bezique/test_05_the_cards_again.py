"""What a card that has served may still serve for (section F; fixtures ZV1 to ZV28)."""

from __future__ import annotations

from rules.bezique.options import BeziquePair, FreshCard, Options
from rules.bezique.refusals import Refusal
from rules.bezique.reuse import UNUSED, record_of
from rules.core.cards import card
from tests.bezique.table import Declarer

HEARTS = "AH TH KH QH JH"
SECOND = "AH' TH' KH' QH' JH'"
KINGS = "KS KH KD KC"
QUEENS = "QS QH QD QC"
DOUBLE = "QS JD QS' JD'"


def test_a_card_serves_in_each_of_the_three_classes_in_any_order() -> None:
    one = Declarer()
    assert one.laid("QS JD") == 40
    assert one.laid("KS QS") == 20
    assert one.laid(QUEENS) == 60  # ZV15


def test_what_it_has_served_for_can_be_read_from_its_record_class_by_class() -> None:
    one = Declarer()
    for text in ("KC QC", HEARTS, KINGS, "QS JD", DOUBLE):
        assert one.laid(text)
    declared = one.state.current.declared
    records = {text: record_of(card(text), declared) for text in ("QC", "AH", "KH", "QS'", "QD")}
    assert records == {
        "QC": (1, 0, 0),
        "AH": (2, 0, 0),
        "KH": (2, 0, 1),
        "QS'": (0, 2, 0),
        "QD": UNUSED,
    }


def test_in_a_class_it_rises_a_royal_marriage_first_and_then_the_sequence() -> None:
    one = Declarer()
    assert one.laid("KH QH") == 40
    assert one.laid(HEARTS) == 250  # ZV1


def test_and_never_falls_no_marriage_of_a_king_and_queen_of_a_sequence() -> None:
    one = Declarer()
    assert one.laid(HEARTS) == 250
    assert one.says("KH QH") == (0, Refusal.SERVED_ALREADY)  # ZV2


def test_not_even_with_a_new_partner() -> None:
    one = Declarer()
    assert one.laid(HEARTS) == 250
    assert one.says("KH QH'") == (0, Refusal.SERVED_ALREADY)  # ZV3


def test_but_a_fresh_king_and_queen_may_marry() -> None:
    one = Declarer()
    assert one.laid(HEARTS) == 250
    assert one.laid("KH' QH'") == 40  # ZV4


def test_a_marriage_is_not_scored_again_when_half_of_it_was_in_a_sequence() -> None:
    one = Declarer()
    assert one.laid("KH QH") == 40
    assert one.laid("AH TH KH' QH JH") == 250
    assert one.says("KH QH") == (0, Refusal.SERVED_ALREADY)  # ZV5


def test_a_second_sequence_needs_five_second_cards() -> None:
    one = Declarer()
    assert one.laid(HEARTS) == 250
    one.plays(HEARTS)
    assert one.laid(SECOND) == 250  # ZV6


def test_a_broken_sequence_is_not_filled_up_again() -> None:
    one = Declarer()
    assert one.laid(HEARTS) == 250
    one.plays("AH")
    assert one.says("AH' TH KH QH JH") == (0, Refusal.SERVED_ALREADY)  # ZV7


def test_no_king_and_no_queen_marries_twice() -> None:
    one = Declarer()
    assert one.laid("KC QC") == 20
    assert one.says("KC QC'") == (0, Refusal.SERVED_ALREADY)  # ZV8


def test_two_kings_and_two_queens_of_a_suit_make_two_marriages() -> None:
    one = Declarer()
    assert one.laid("KC QC") == 20
    assert one.laid("KC' QC'") == 20  # ZV9


def test_a_second_bezique_added_to_the_first_makes_it_double() -> None:
    one = Declarer()
    assert one.laid("QS JD") == 40
    assert one.laid(DOUBLE) == 500  # ZV10


def test_all_four_at_once_count_five_hundred_only_and_no_single_follows() -> None:
    one = Declarer()
    assert one.laid(DOUBLE) == 500
    assert one.says("QS JD") == (0, Refusal.SERVED_ALREADY)  # ZV11


def test_two_beziques_scored_one_by_one_make_no_double_since_no_card_of_it_is_new() -> None:
    one = Declarer()
    assert one.laid("QS JD") == 40
    assert one.laid("QS' JD'") == 40
    assert one.says(DOUBLE) == (0, Refusal.NO_NEW_CARD)  # ZV12


def test_a_queen_of_a_bezique_finds_no_second_knave() -> None:
    one = Declarer()
    assert one.laid("QS JD") == 40
    one.plays("JD")
    assert one.says("QS JD'") == (0, Refusal.SERVED_ALREADY)  # ZV13


def test_a_double_bezique_needs_all_four_cards_lying() -> None:
    one = Declarer()
    assert one.laid("QS JD") == 40
    one.plays("JD")
    assert one.says("QS QS' JD'") == (0, Refusal.NOTHING_MADE)  # ZV14


def test_a_queen_of_spades_may_serve_in_all_that_she_can() -> None:
    one = Declarer(trumps="S")
    assert one.laid("QS JD") == 40
    assert one.laid("KS QS") == 40
    assert one.laid("AS TS KS QS JS") == 250
    one.plays("AS TS KS")
    assert one.laid(QUEENS) == 60  # ZV16


def test_four_kings_of_which_one_was_played_are_not_filled_up() -> None:
    one = Declarer()
    assert one.laid(KINGS) == 80
    one.plays("KC")
    assert one.says("KS KH KD KC'") == (0, Refusal.SERVED_ALREADY)  # ZV17


def test_the_four_other_kings_count_again() -> None:
    one = Declarer()
    assert one.laid(KINGS) == 80
    assert one.laid("KS' KH' KD' KC'") == 80  # ZV18


def test_of_four_alike_the_suits_may_repeat() -> None:
    assert Declarer().laid("AS AS' AD AD'") == 100  # ZV19


def test_four_aces_leave_an_ace_free_for_the_sequence() -> None:
    one = Declarer()
    assert one.laid("AS AH AD AC") == 100
    assert one.laid(HEARTS) == 250  # ZV20


def test_four_knaves_leave_a_knave_free_for_a_bezique() -> None:
    one = Declarer()
    assert one.laid("JS JH JD JC") == 40
    assert one.laid("QS JD") == 40  # ZV21


def test_a_marriage_that_has_come_together_on_the_table_may_be_scored() -> None:
    one = Declarer()
    assert one.laid(KINGS) == 80
    assert one.laid("QS JD") == 40
    assert one.laid("KS QS") == 20  # ZV22


def test_where_a_card_must_come_from_the_hand_it_may_not() -> None:
    one = Declarer(Options(fresh_card=FreshCard.FROM_HAND, target=4000))
    assert one.laid(KINGS) == 80
    assert one.laid("QS JD") == 40
    assert one.says("KS QS") == (0, Refusal.NOT_FROM_HAND)  # ZV23
    assert one.laid("KS QS'") == 20


def test_a_double_bezique_may_be_made_of_cards_that_all_lie_open_for_something_else() -> None:
    one = Declarer()
    assert one.laid("QS QS' QH QD") == 60
    assert one.laid("JD JD' JS JC") == 40
    assert one.laid(DOUBLE) == 500  # ZV24


def test_where_a_bezique_closes_its_cards_they_enter_nothing_later() -> None:
    one = Declarer(Options(bezique_closes=True, target=4000))
    assert one.laid("QS JD") == 40
    assert one.says("KS QS") == (0, Refusal.BEZIQUE_CLOSED)  # ZV25
    assert one.says(QUEENS) == (0, Refusal.BEZIQUE_CLOSED)
    assert one.laid("KS QS'") == 20
    assert one.laid(DOUBLE) == 500


def test_where_a_married_card_may_not_enter_a_sequence_it_does_not() -> None:
    one = Declarer(Options(marriage_before_sequence=False, target=4000))
    assert one.laid("KH QH") == 40
    assert one.says(HEARTS) == (0, Refusal.MARRIED_ALREADY)  # ZV26
    assert one.laid("AH TH KH' QH' JH") == 250
    assert one.laid("QS JD") == 40
    assert one.laid(DOUBLE) == 500  # of other classes nothing is said


def test_a_sequence_of_a_plain_suit_counts_nothing() -> None:
    assert Declarer(trumps="S").says(HEARTS) == (0, Refusal.NOTHING_MADE)  # ZV27


def test_by_some_books_the_bezique_is_another_pair_where_its_own_suits_are_trumps() -> None:
    for trumps in "SD":
        one = Declarer(Options(bezique_pair=BeziquePair.CLUBS_AND_HEARTS), trumps)
        assert one.says("QS JD") == (0, Refusal.NOTHING_MADE)  # ZV28
        assert one.laid("QC JH") == 40
        other = Declarer(Options(bezique_pair=BeziquePair.DIAMONDS_AND_SPADES), trumps)
        assert other.laid("QD JS") == 40
        assert other.laid("QS JD") == 0
    for pair in BeziquePair:
        assert Declarer(Options(bezique_pair=pair), "H").laid("QS JD") == 40
        assert Declarer(Options(bezique_pair=pair), "C").laid("QS JD") == 40


def test_the_bezique_is_the_queen_of_spades_and_the_knave_of_diamonds_whatever_is_trumps() -> None:
    for trumps in "SHDC":
        assert Declarer(trumps=trumps).laid("QS JD") == 40
        assert Declarer(trumps=trumps).laid("QC JH") == 0
