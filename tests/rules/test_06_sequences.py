"""Sequences: three or more neighbours in a suit (rules F1 to F14; laws 48, 49, 63)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rules.core.cards import Rank, Suit, hand
from rules.piquet.combinations import Kind, Sequence, sequences
from rules.piquet.events import SequenceCalled, SuitTold
from rules.piquet.record.spoken_call import SpokenCall
from rules.piquet.record.spoken_text import read_spoken, write_spoken
from rules.piquet.record.text import read_line
from rules.piquet.talk.questions import ShowKind
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given


def called(elder: str, younger: str, words: str) -> Table:
    return given(elder, younger).elder_calls(words)


# What it is worth ---------------------------------------------------------------------------------


def test_three_or_more_neighbours_of_one_suit_are_a_sequence_and_a_gap_parts_two() -> None:
    found = sequences(hand("AS KS QS JS  9S 8S 7S  AH KH  QD JD TD"))
    assert [held.cards for held in found] == [
        hand("AS KS QS JS"),
        hand("QD JD TD"),
        hand("9S 8S 7S"),
    ]


def test_ace_and_seven_are_no_neighbours() -> None:
    assert sequences(hand("AS KS 8S 7S")) == ()


@pytest.mark.parametrize(
    ("name", "cards", "points"),
    [
        ("tierce", "AS KS QS", 3),
        ("quart", "AS KS QS JS", 4),
        ("quint", "AS KS QS JS TS", 15),
        ("sixieme", "AS KS QS JS TS 9S", 16),
        ("septieme", "AS KS QS JS TS 9S 8S", 17),
        ("huitieme", "AS KS QS JS TS 9S 8S 7S", 18),
    ],
)
def test_a_sequence_scores_one_for_each_card_and_from_five_cards_on_ten_more(
    name: str, cards: str, points: int
) -> None:
    assert Sequence(hand(cards)).points == points, name


def test_from_three_to_eight_they_are_tierce_quart_quint_sixieme_septieme_huitieme() -> None:
    called = [write_spoken(SpokenCall(Kind.SEQUENCE, length)) for length in range(3, 9)]
    assert called == ["tierce", "quart", "quint", "sixieme", "septieme", "huitieme"]


def test_a_tierce_is_named_by_its_highest_card_to_the_ace_is_major_to_the_nine_minor() -> None:
    for words, top in (("major", Rank.ACE), ("to the king", Rank.KING), ("minor", Rank.NINE)):
        spoken = read_spoken(read_line(f"tierce {words}"))
        assert spoken == SpokenCall(Kind.SEQUENCE, 3, top)


def test_the_longer_sequence_is_better_and_of_two_equally_long_the_higher() -> None:
    best_first = [
        "JS TS 9S 8S 7S",
        "AH KH QH JH",
        "TD 9D 8D 7D",
        "AC KC QC",
        "KC QC JC",
        "9H 8H 7H",
    ]
    strengths = [Sequence(hand(text)).strength for text in best_first]
    assert all(better > worse for better, worse in pairwise(strengths))


# Calling and answering ----------------------------------------------------------------------------

QUART = "KS QS JS TS 8S  AH QH  AD 9D 7D  AC 9C"
NO_SEQUENCE = "AS 9S 7S  KH JH 9H 7H  KD JD 8D  QC TC"
LOWER_QUART = "AS 9S 7S  JH TH 9H 8H  KD JD 8D  KC TC"
HIGHER_QUART = "AS 9S 7S  KH JH  KD JD  TC JC QC KC 8C"  # a quart to the king of clubs: equal
QUINT = "AS 9S 7S  JH TH 9H 8H 7H  KD JD  KC TC"


def test_a_sequence_is_called_by_its_length_and_highest_card_without_its_suit() -> None:
    deal = called(QUART, NO_SEQUENCE, "quart to the king")
    assert deal.deal_view(YOUNGER).history[-1] == SequenceCalled(ELDER, 4, Rank.KING, None)


def test_a_good_sequence_scores_and_its_suit_is_named() -> None:
    deal = called(QUART, LOWER_QUART, "quart to the king").answered("good")
    assert deal.ledger(ELDER) == ["quart 4"]
    assert deal.happened(SuitTold) == [SuitTold(ELDER, Kind.SEQUENCE, Suit.SPADES)]


def test_a_sequence_is_good_against_a_lower_one_of_the_same_length() -> None:
    deal = called(QUART, LOWER_QUART, "quart to the king")
    assert not deal.may_answer("not good")
    assert not deal.may_answer("equal")


def test_a_longer_sequence_is_good_against_a_higher_one() -> None:
    deal = called(QUART, QUINT, "quart to the king").answered("not good")
    assert deal.ledger(ELDER) == []
    assert deal.happened(SuitTold) == []
    deal.elder_leads("KS").younger_calls("quint to the knave")
    assert deal.in_hand(YOUNGER) == ["quint 15"]


def test_only_the_same_length_and_height_is_equal_and_then_nobody_scores_any_sequence() -> None:
    deal = called(QUART, HIGHER_QUART, "quart to the king").answered("equal")
    assert deal.refuses_call("tierce to the queen") == Refusal.ANSWERED
    deal.elder_leads("KS")
    assert deal.refuses_call("quart to the king") == Refusal.NOT_BETTER
    assert deal.in_hand(ELDER) == deal.in_hand(YOUNGER) == []


def test_both_name_the_suit_of_equal_sequences() -> None:
    deal = called(QUART, HIGHER_QUART, "quart to the king").answered("equal").elder_leads("KS")
    assert deal.happened(SuitTold) == [
        SuitTold(ELDER, Kind.SEQUENCE, Suit.SPADES),
        SuitTold(YOUNGER, Kind.SEQUENCE, Suit.CLUBS),
    ]


def test_an_equality_of_the_best_bars_a_second_and_a_smaller_sequence_of_either() -> None:
    elder = "AS KS QS  AH KH QH  JD TD 9D  8C 7C 7H"
    younger = "9S 8S 7S  JH TH 9H  AD KD QD  AC KC QC"
    deal = called(elder, younger, "tierce major").answered("equal")
    assert deal.refuses_call("tierce major in hearts") == Refusal.ANSWERED
    assert deal.refuses_call("tierce to the knave") == Refusal.ANSWERED
    deal.elder_leads("7C")
    assert deal.refuses_call("tierce major") == Refusal.NOT_BETTER
    assert deal.refuses_call("tierce minor") == Refusal.NOT_BETTER


# What a good sequence carries ---------------------------------------------------------------------

TWO = "QS JS TS 9S  9H 8H 7H  AD KD  AC KC JC"  # a quart to the queen and a tierce minor
BETWEEN = "AS KS 8S  AH QH  JD TD 9D 8D  QC TC 9C"  # a quart to the knave


def test_whose_sequence_is_good_counts_all_his_smaller_ones_and_the_other_none() -> None:
    deal = called(TWO, BETWEEN, "quart to the queen").answered("good")
    deal.elder_calls("tierce minor")
    assert deal.ledger(ELDER) == ["quart 4", "tierce 3"]
    deal.elder_leads("QS")
    assert deal.refuses_call("quart to the knave") == Refusal.NOT_BETTER


def test_what_is_called_after_good_is_only_added_up_and_needs_no_answer() -> None:
    deal = called(TWO, BETWEEN, "quart to the queen").answered("good").elder_calls("tierce minor")
    assert deal.deal.turn is ELDER


def test_smaller_ones_may_be_reckoned_in_any_order() -> None:
    elder = "KS QS JS TS  9H 8H 7H  QD JD TD 9D  AC"
    younger = "AS 9S  AH KH JH  AD KD  KC QC TC 9C 8C"
    deal = called(elder, younger, "quart to the king").answered("good")
    deal.elder_calls("tierce minor").elder_calls("quart to the queen")
    assert deal.ledger(ELDER) == ["quart 4", "tierce 3", "quart 4"]


def test_a_beaten_sequence_ends_elders_sequences() -> None:
    deal = called(TWO, BETWEEN, "tierce minor").answered("not good")
    assert deal.refuses_call("quart to the queen") == Refusal.ANSWERED


# Calling the lower one first ----------------------------------------------------------------------

QUART_AND_TIERCE = "TS 9S 8S 7S  9H 8H 7H  AD KD  AC KC JC"  # a quart minor and a tierce minor


def test_a_second_sequence_as_high_as_the_one_called_may_be_reckoned() -> None:
    younger = "AS KS JS  AH QH JH  QD JD 9D 8D  QC 9C"
    deal = called(QUART_AND_TIERCE, younger, "tierce minor in hearts").answered("good")
    deal.elder_calls("tierce minor in spades")
    assert deal.ledger(ELDER) == ["tierce 3", "tierce 3"]


ABOVE = "KS QS JS TS  QH JH TH  AD KD  AC TC 8C"  # a quart to the king, a tierce to the queen
AGAINST = "AS 8S 7S  AH KH 8H  JD 8D 7D  KC JC 7C"


def test_elder_who_called_his_lower_sequence_cannot_count_the_higher_once_it_is_answered() -> None:
    younger = "AS KS JS  AH QH JH  QD JD 9D 8D  QC 9C"
    deal = called(QUART_AND_TIERCE, younger, "tierce minor in hearts").answered("good")
    assert deal.refuses_call("quart to the ten") == Refusal.UNDER_CALLED
    assert deal.ledger(ELDER) == ["tierce 3"]


def test_but_he_may_count_both_if_nothing_she_may_hold_could_beat_or_equal_the_lower() -> None:
    # Whatever younger holds or has thrown, it is no tierce to a queen: elder has thrown the ten.
    deal = given(ABOVE, AGAINST, elder_threw="TD QC 9C 9S 9H")
    deal.elder_calls("tierce to the queen in hearts").answered("good")
    deal.elder_calls("quart to the king")
    assert deal.ledger(ELDER) == ["tierce 3", "quart 4"]


def test_that_is_good_against_the_cards_judged_by_what_elder_holds_and_has_thrown() -> None:
    # The same hands, but king, queen and knave of clubs might be with younger.
    deal = given(ABOVE, AGAINST, elder_threw="TD 9D 9C 9S 9H")
    deal.elder_calls("tierce to the queen in hearts").answered("good")
    assert deal.refuses_call("quart to the king") == Refusal.UNDER_CALLED


def test_what_might_only_be_equalled_is_not_good_against_the_cards() -> None:
    # Queen, knave and ten of diamonds might be with younger.
    deal = given(ABOVE, AGAINST, elder_threw="9D QC 9C 9S 9H")
    deal.elder_calls("tierce to the queen in hearts").answered("good")
    assert deal.refuses_call("quart to the king") == Refusal.UNDER_CALLED


# Equal while one holds better ---------------------------------------------------------------------

SEPTIEME = "AH KH QH JH TH 9H 8H  9D 8D  KC QC 9C"
QUART_MAJOR = "AS KS QS JS  8S 7S  AD KD  AC JC 8C 7C"


def test_younger_may_allow_a_quart_major_to_be_equal_to_that_of_her_septieme() -> None:
    deal = given(QUART_MAJOR, SEPTIEME).elder_calls("quart major")
    assert deal.may_answer("not good")
    deal.answered("equal").elder_leads("AS")
    assert deal.events[-1] == SuitTold(YOUNGER, Kind.SEQUENCE, Suit.HEARTS)
    assert deal.refuses_call("septieme major") == Refusal.NOT_BETTER
    assert deal.in_hand(ELDER) == deal.in_hand(YOUNGER) == []


def test_what_she_meant_by_equal_is_what_she_shows() -> None:
    deal = given(QUART_MAJOR, SEPTIEME).elder_calls("quart major").answered("equal")
    deal.elder_leads("AS").younger_plays("8H")
    assert deal.asks(ShowKind(Kind.SEQUENCE)) == "AH KH QH JH"
