"""What a call tells of a hand, what that costs, and what silence is taken for."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from playouts.gain import gains

from game.piquet.ai.analysis import analyse
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.given_away import PRICE, costs, his_view
from game.piquet.ai.levels import MASTER
from game.piquet.ai.master import beliefs
from game.piquet.ai.values.masks import mask_of
from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet.actions import Call, Play
from rules.piquet.choices import MayCall
from rules.piquet.combinations import Combination, Kind
from rules.piquet.view import View, view
from tests.rules.table import ELDER, YOUNGER, given
from tests.soak_calls import book

KNAVES = hand("JS JH JC")


def of_the_book() -> tuple[View, Combination]:
    doubt = book()
    state = doubt.position.state()
    return view(state, Player.A), doubt.gain.call


def test_he_knows_the_cards_of_a_point_and_a_quart_that_were_good_before_any_set() -> None:
    seen, _ = of_the_book()
    chances = his_view(deal_of(seen), Random(1), 0.03).chances()
    assert all(chances[mask_of({card})] == pytest.approx(1) for card in hand("AH KH QH JH 8H"))
    assert chances[mask_of(hand("JC"))] < 0.9


def test_three_knaves_that_are_called_are_known() -> None:
    seen, call = of_the_book()
    chances = his_view(deal_of(seen), Random(1), 0.03, call).chances()
    assert call.cards == KNAVES
    assert all(chances[mask_of({card})] == pytest.approx(1) for card in KNAVES)


def test_a_call_that_tells_something_has_the_price_of_its_kind() -> None:
    seen, call = of_the_book()
    deal = deal_of(seen)
    learned = (
        his_view(deal, Random(1), 0.03, call).of_truth()
        - his_view(deal, Random(1), 0.03).of_truth()
    )
    assert learned > 0.5
    assert costs(seen, [call], 0.03) == {Kind.SET: pytest.approx(PRICE[Kind.SET])}


def test_a_sequence_inside_a_point_that_is_known_costs_nothing() -> None:
    """Seven of the eight hearts were called, and he sees the eighth: the rest says itself."""
    deal = given("AH KH QH JH TH 9H 8H  AS  KD QD  AC 9C", "7H KS QS JS TS 9S AD JD TD 9D KC QC")
    deal.elder_calls("point of seven").answered("good")
    seen = deal.view(ELDER)
    assert isinstance(seen.choices, MayCall)
    quint = next(call for call in seen.choices.calls if call.kind is Kind.SEQUENCE)
    assert costs(seen, [quint], 0.03) == {Kind.SEQUENCE: pytest.approx(0)}


def test_what_the_three_knaves_cost_stands_in_their_analysis() -> None:
    seen, call = of_the_book()
    told = next(one for one in gains(seen) if one.call == call)
    assert 0 < told.cost < 1
    without = told.points + told.cost
    assert without > 0
    found = {one.action: one for one in analyse(seen, 0).candidates}
    silent = max(
        (one for action, one in found.items() if isinstance(action, Play)),
        key=lambda one: one.settlement,
    )
    assert found[Call(call)].points - silent.points == pytest.approx(told.points, abs=0.02)


def test_master_takes_silence_for_less_than_one_who_calls_all_he_has() -> None:
    """Elder has three queens and leads without a word of them."""
    deal = given("AS QS 9S 8S AH QH 9H TH QD 8D KC 7C", "KS JS TS KH JH AD KD JD TD AC JC TC")
    deal.elder_leads("AS")
    seen = deal.view(YOUNGER)
    queens = mask_of(hand("QS QH QD"))

    def how_likely(silence: float | None) -> float:
        held = beliefs(replace(MASTER, silence=silence), seen, Random(1))
        both = zip(held.whole, held.weights, strict=True)
        return sum(weight for one, weight in both if one & queens == queens)

    assert MASTER.silence is not None
    assert how_likely(MASTER.silence) > 2 * how_likely(None)


def test_silence_is_taken_for_nothing_where_what_is_kept_back_would_have_been_good() -> None:
    """Younger has no trio: elder's three queens would have counted, and he would have said so."""
    deal = given("AS QS 9S 8S AH QH 9H TH QD 8D KC 7C", "KS JS TS KH JH 8H AD 9D TD AC JC 8C")
    deal.elder_leads("AS")
    seen = deal.view(YOUNGER)
    queens = mask_of(hand("QS QH QD"))

    def how_likely(silence: float | None) -> float:
        held = beliefs(replace(MASTER, silence=silence), seen, Random(1))
        both = zip(held.whole, held.weights, strict=True)
        return sum(weight for one, weight in both if one & queens == queens)

    assert how_likely(MASTER.silence) < 1.5 * how_likely(None) + 0.01
    assert how_likely(MASTER.silence) < 0.1


def test_a_tierce_that_the_point_has_shown_bars_an_equal_one_though_it_is_never_called() -> None:
    """Younger sees all the other spades; her tierce in diamonds is as high as his."""
    deal = given(
        "AS QS JS TS  AC QC 9C 7C  QH 7H  9D 8D",
        "KS 9S 8S 7S  AD QD JD TD  AH KH 9H  KC",
        younger_threw="KD 7D TC",
    )
    seen = deal.elder_calls("point of four in spades").asked().answered("equal").view(ELDER)
    told = next(one for one in gains(seen) if one.call.kind is Kind.SEQUENCE)
    assert told.points < 0.2  # where she has none; not three for hers that it would keep from her
