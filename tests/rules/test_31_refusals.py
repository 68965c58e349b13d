"""Whatever is not allowed is refused with its reason, and changes nothing."""

from __future__ import annotations

import pytest

from rules.core.cards import card, hand
from rules.core.game import Refused
from rules.piquet.actions import AnnounceCarteBlanche, Call, Exchange, Play
from rules.piquet.combinations import Combination, Point, RankSet, Sequence
from rules.piquet.partie import check
from tests.rules.table import Refusal, dealt, given

ELDERS = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
ELDERS_COURTS = "AS KS QS JS  AH KH QH JH  KD QD JD 7C"
YOUNGERS = "TS 7S  KH JH TH 8H 7H  AD QD 9D  9C 8C"


@pytest.mark.parametrize(
    "call",
    [
        Point(hand("TS 7S")),
        Point(hand("2S 3S 4S")),
        Sequence(hand("KS' QS' JS'")),
        RankSet(hand("AS AH AD'")),
    ],
    ids=str,
)
def test_cards_that_are_not_in_the_hand_cannot_be_called(call: Combination) -> None:
    assert given(ELDERS, YOUNGERS).refuses(Call(call)) == Refusal.NOT_YOUR_CARD


@pytest.mark.parametrize(
    "call",
    [
        Point(hand("")),
        Point(hand("AS AH KS")),  # two suits
        Sequence(hand("AS KS JS")),  # a gap
        Sequence(hand("AS KS")),  # too short
        RankSet(hand("AS AH KS")),  # two ranks
        RankSet(hand("9S 9H")),  # small, and too few
        RankSet(hand("")),
        Sequence(hand("")),
    ],
    ids=str,
)
def test_cards_must_make_what_is_called(call: Combination) -> None:
    assert given(ELDERS, YOUNGERS).refuses(Call(call)) == Refusal.NOT_FORMED


def test_a_card_of_another_pack_is_nobodys() -> None:
    deal = given(ELDERS, YOUNGERS)
    assert deal.refuses(Play(card("AS'"))) == Refusal.NOT_YOUR_CARD
    assert deal.refuses(Play(card("2S"))) == Refusal.NOT_YOUR_CARD


def test_of_several_cards_that_one_does_not_hold_the_refusal_names_one() -> None:
    deal = dealt(ELDERS, YOUNGERS, "QS TD 8D 7D AC KC QC JC")
    strange = hand("TS QS")
    named = Refused(Refusal.NOT_YOUR_CARD, (str(min(strange)),))
    assert check(deal.state, Exchange(strange)) == named
    calling = given(ELDERS, YOUNGERS)
    assert check(calling.state, Call(Point(strange | hand("AS KS JS")))) == named


def test_what_was_answered_is_said_with_the_answer() -> None:
    deal = given(ELDERS, YOUNGERS).elder_calls("point of four in spades").answered("not good")
    refused = Refused(Refusal.ANSWERED, ("not-good",))
    assert check(deal.state, Call(deal.named("point of five"))) == refused


def test_who_says_no_number_with_carte_blanche_is_told_so() -> None:
    blanche = "TS 9S 8S 7S  TH 9H 8H 7H  TD 9D 8D AD"
    deal = dealt(ELDERS_COURTS, blanche, "7D AC KC QC JC TC 9C 8C")
    refused = check(deal.state, AnnounceCarteBlanche(3))
    assert refused == Refused(Refusal.HOW_MANY_TAKEN, (0, 0))


def test_only_cards_of_ones_own_are_discarded() -> None:
    deal = dealt(ELDERS, YOUNGERS, "QS TD 8D 7D AC KC QC JC")
    assert deal.refuses(Exchange(hand("TS"))) == Refusal.NOT_YOUR_CARD
    assert deal.refuses(Exchange(hand("AS'"))) == Refusal.NOT_YOUR_CARD
