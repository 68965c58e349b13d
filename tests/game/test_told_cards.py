"""Which of your cards the other knows for certain, and which he would know after a call."""

from __future__ import annotations

from game.piquet.ai.belief.known_cards import deal_of, hidden, known
from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet.combinations import Kind, holdings
from rules.piquet.view import DealView, view
from tests.rules.table import ELDER, YOUNGER, given
from tests.soak_calls import book

HEARTS = hand("AH KH QH JH 8H")


def of_the_book() -> DealView:
    return deal_of(view(book().position.state(), Player.A))


def test_twelve_and_what_was_put_out_are_hidden_from_him() -> None:
    assert len(hidden(of_the_book())) == 17


def test_a_point_that_was_good_is_known_with_the_quart_in_it() -> None:
    assert known(of_the_book()) == HEARTS


def test_three_knaves_tell_the_two_that_lie_outside_the_point() -> None:
    deal = of_the_book()
    call = holdings(deal.hand, Kind.SET)[0]
    assert known(deal, call) - known(deal) == hand("JS JC")


def test_nothing_is_known_of_one_who_has_said_nothing() -> None:
    deal = deal_of(given("AS JS 9S 8S AH KH QH JH 8H JC 9C KD", REST).view(ELDER))
    assert known(deal) == frozenset()


REST = "AC KC QC TC QS TS AD QD JD TD TH 9H"


def test_a_trio_of_which_he_sees_none_leaves_open_which_it_is() -> None:
    """All four aces are hidden from him: three in hand and one put out."""
    deal = deal_of(
        given(
            "AS AH AD KS 9S 8S JH 9H 8H JC 9C KD",
            "KC QC TC 8C QS TS QD JD TD KH QH TH",
            elder_threw="AC 7C 7D 8D 7H",
        ).view(ELDER)
    )
    aces = holdings(deal.hand, Kind.SET)[0]
    assert known(deal, aces) == frozenset()


def test_a_point_whose_suit_is_named_is_known_where_no_other_card_of_it_is_hidden() -> None:
    deal = deal_of(
        given(
            "AS KS QS 9S 8S AH KH JC 9C KD 8D 7D",
            "JS TS QH JH TH QC TC KC AC AD JD QD",
            elder_threw="8H 7H 9H 8C 7C",
        ).view(ELDER)
    )
    point = holdings(deal.hand, Kind.POINT)[0]
    assert known(deal, point) == frozenset()
    assert known(deal, point, named=True) == point.cards


def test_what_was_played_is_known() -> None:
    deal = given("AS JS 9S 8S AH KH QH JH 8H JC 9C KD", REST).elder_leads("AS")
    assert known(deal_of(deal.view(ELDER))) == hand("AS")
    assert known(deal_of(deal.view(YOUNGER))) == frozenset()
