"""A touch on the cards of the hand changes the call that stands ready, as far as one may."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.piquet.ui.hand_state import HandState
from game.piquet.ui.prompts import prompt
from game.piquet.ui.said.answering import telling
from game.piquet.ui.said.calling import offered_call, possible, with_touched
from rules.core.cards import card, hand
from rules.piquet.actions import AskMaking, Call
from rules.piquet.choices import MayTell
from rules.piquet.combinations import Combination, Point, Sequence
from rules.piquet.view import View
from tests.rules.table import ELDER, YOUNGER, given

FOUR = "KS QS TS 8S  QH 9H 7H  AD KD 8D  AC 7C"  # four spades making 38
ACE_TO_EIGHT = "AS 9S  AH KH JH TH 8H  QD 9D  KC 9C 8C"


def younger_counts() -> View:
    """She asked with ace, king, knave, ten, eight against four, and he has led."""
    deal = given(FOUR, ACE_TO_EIGHT).elder_calls("point of four").asked().answered("not good")
    return deal.elder_leads("KS").view(YOUNGER)


def touched(seen: View, *cards: str) -> Combination | None:
    hand_state = HandState()
    for text in cards:
        hand_state = replace(hand_state, picked=with_touched(seen, hand_state, card(text)))
    return offered_call(seen, hand_state)


def test_of_a_point_called_short_the_highest_cards_stand_ready() -> None:
    assert offered_call(younger_counts(), HandState()) == Point(hand("AH KH JH TH"))
    elder = given(ACE_TO_EIGHT, FOUR).view(ELDER)
    assert [
        len(call.cards)
        for call in possible(elder, HandState())
        if call.cards <= hand("AH KH JH TH 8H")
    ] == [5, 4, 3]


@pytest.mark.parametrize("touch", [("KH",), ("8H", "KH")])
def test_the_king_is_sunk_by_a_touch_on_it(touch: tuple[str, ...]) -> None:
    assert touched(younger_counts(), *touch) == Point(hand("AH JH TH 8H"))


def test_the_button_says_what_was_picked() -> None:
    seen = younger_counts()
    picked = with_touched(seen, HandState(), card("KH"))
    offers = prompt(seen, HandState(picked=picked), "Élise").offers
    assert offers[-1].action == Call(Point(hand("AH JH TH 8H")))


def test_a_card_that_no_call_may_have_changes_nothing() -> None:
    assert with_touched(younger_counts(), HandState(), card("QD")) is None


def test_a_card_of_another_suit_takes_its_best_call() -> None:
    seen = given(FOUR, ACE_TO_EIGHT).view(ELDER)
    assert touched(seen, "QH") == Point(hand("QH 9H 7H"))


def test_a_sequence_loses_the_end_that_is_touched() -> None:
    deal = given("AS KS QS JS  9H 8H 7H  TD 9D  9C 8C 7C", "TS 9S  KH QH  KD QD JD 8D  KC QC JC TC")
    seen = deal.elder_calls("point of four").answered("good").view(ELDER)
    assert touched(seen, "AS") == Sequence(hand("KS QS JS"))


def test_before_the_value_is_told_an_equal_number_is_said_by_its_own_words() -> None:
    elder = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
    equal, longer = (
        "TS 7S  KH JH TH 8H 7H  AD QD 9D  9C 8C",
        "TS 7S  KH JH  AD QD TD 9D 8D 7D  9C 8C",
    )
    for younger, labels in (
        (equal, ["Good", "Equal in number", "Making?"]),
        (longer, ["Making?", "Good", "Not good"]),
    ):
        seen = given(elder, younger).elder_calls("point of five").view(YOUNGER)
        assert [offer.button.label for offer in prompt(seen, HandState(), "Anna").offers] == labels


def test_elder_tells_lets_go_or_tells_another_of_the_number() -> None:
    deal = given("AS KS QS 9S  AH KH TH 8H  AD QD  TC 7C", "JS TS  QH JH 9H  KD JD TD 9D  KC QC JC")
    seen = deal.elder_calls("point of four in spades").does(AskMaking()).view(ELDER)
    labels = [offer.button.label for offer in prompt(seen, HandState(), "Anna").offers]
    assert labels == ["Let it go", "Making 39 ♥", "Making 40"]


def test_to_call_less_is_less_and_no_other_suit_as_good() -> None:
    """Of ace, king, queen and knave in two suits the second was offered as less than the first."""
    elder = "AS TS  AH KH QH JH  JC 9C  AD KD QD JD"
    younger = "KS QS JS  TH 9H 8H  AC KC QC TC  TD 9D"
    deal = given(elder, younger)
    for seen in (deal.view(ELDER), deal.elder_calls("point of four").answered("good").view(ELDER)):
        said = [call.strength for call in possible(seen, HandState())]
        assert len(said) > 1
        assert said == sorted(set(said), reverse=True)


def test_asked_what_a_lesser_point_makes_one_is_not_told_that_it_is_the_best() -> None:
    clubs, spades = Point(hand("AC KC QC 8C 7C")), Point(hand("AS KS QS JS 9S"))
    assert telling(MayTell((clubs, spades)), "B").detail.startswith("You called ")
    assert telling(MayTell((spades, clubs)), "B").detail.startswith("Your best: ")
