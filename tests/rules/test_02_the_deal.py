"""The deal: twelve each by twos or threes, eight for the talon (rules A9, B6 to B8, B10; law 9)."""

from __future__ import annotations

from typing import Literal

import pytest

from rules.core.cards import cards
from rules.core.seats import Player
from rules.piquet.actions import Deal, Exchange, Play
from rules.piquet.options import Options
from rules.piquet.pack import PACK, in_order
from rules.piquet.partie import apply, start_deal
from rules.piquet.state import DealState, Phase
from tests.rules.table import ELDER, YOUNGER, Refusal, Table


def dealt_from(packets: Literal[2, 3]) -> DealState:
    state = apply(start_deal(Options(packets=packets), Player.A), Deal(PACK))[-1].state
    return state.current


def test_the_dealer_is_younger_and_the_one_who_does_not_deal_is_elder_and_begins() -> None:
    deal = dealt_from(2)
    assert (deal.dealer, deal.player(YOUNGER), deal.player(ELDER)) == (Player.A, Player.A, Player.B)
    assert deal.turn is ELDER


@pytest.mark.parametrize("packets", [2, 3])
def test_each_gets_twelve_cards_and_eight_are_left_for_the_talon(packets: Literal[2, 3]) -> None:
    deal = dealt_from(packets)
    assert [len(held) for held in deal.hands] == [12, 12]
    assert len(deal.exchanged.talon) == 8
    assert deal.exchanged.talon == PACK[-8:]


def test_what_is_dealt_is_a_whole_pack() -> None:
    table = Table(start_deal(Options(), Player.A))
    assert table.refuses(Deal(PACK[:31])) == Refusal.NOT_A_PACK


def test_cards_are_dealt_by_twos_elder_first() -> None:
    deal = dealt_from(2)
    assert set(cards("AS KS TS 9S")) <= deal.hands[ELDER]
    assert set(cards("QS JS 8S 7S")) <= deal.hands[YOUNGER]


def test_where_it_was_agreed_cards_are_dealt_by_threes() -> None:
    deal = dealt_from(3)
    assert set(cards("AS KS QS 8S 7S AH")) <= deal.hands[ELDER]
    assert set(cards("JS TS 9S KH QH JH")) <= deal.hands[YOUNGER]


def test_of_the_talon_the_top_five_are_elders_and_the_bottom_three_youngers() -> None:
    deal = Table(start_deal(Options(), Player.A)).does(Deal(PACK))
    for seat, taken in ((ELDER, PACK[24:29]), (YOUNGER, PACK[29:])):
        thrown = in_order(deal.hand(seat))[: len(taken)]
        deal.does(Exchange(frozenset(thrown)))
        assert deal.hand(seat) >= set(taken)


def test_a_deal_is_exchange_elders_calls_his_lead_youngers_reckoning_and_the_play() -> None:
    deal = Table(start_deal(Options(), Player.A)).does(Deal(PACK))
    course = []
    for action in (
        Exchange(frozenset(in_order(deal.hand(ELDER))[:5])),
        Exchange(frozenset(in_order(deal.hand(YOUNGER))[:3])),
        None,
        None,
    ):
        course.append((deal.state.phase, deal.deal.turn))
        deal.does(action or Play(deal.lowest()))
    assert course == [
        (Phase.EXCHANGE, ELDER),
        (Phase.EXCHANGE, YOUNGER),
        (Phase.CALLS, ELDER),
        (Phase.RECKONING, YOUNGER),
    ]
    assert deal.state.phase is Phase.PLAY
