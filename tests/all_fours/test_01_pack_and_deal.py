"""Pack, cut and deal (section A)."""

from __future__ import annotations

from rules.all_fours.actions import Cut, Deal, Spread
from rules.all_fours.choices import MayCut, choices
from rules.all_fours.events import CardCut, CutTied, CutWon, Dealt, TurnedUp
from rules.all_fours.options import CutOrder, Options
from rules.all_fours.pack import PACK, height
from rules.all_fours.partie import apply, check, start, start_deal
from rules.all_fours.refusals import Refusal
from rules.all_fours.state import Phase, State
from rules.core.cards import RANKS, Suit, card
from rules.core.game import Refused
from rules.core.seats import Chance, Player
from tests.all_fours.table import D, E, Table, pack_with, quiet, some


def cut_of(a: str, b: str, order: CutOrder = CutOrder.HIGHEST) -> State:
    state = apply(start(Options(cut=order)), Spread(PACK))[-1].state
    for one in (a, b):
        state = apply(state, Cut(PACK.index(card(one))))[-1].state
    return state


def test_fifty_two_cards_rank_from_ace_down_to_two_in_every_suit() -> None:
    assert len(set(PACK)) == 52
    for suit in Suit:
        held = sorted((one for one in PACK if one.suit is suit), key=height)
        assert [one.rank for one in held] == list(RANKS)


def test_a_pack_that_is_not_whole_is_refused() -> None:
    state = start_deal(Options(), D)
    for pack in (PACK[1:], (*PACK[1:], PACK[1]), (*PACK, PACK[0])):
        assert check(state, Deal(pack)) == Refused(Refusal.NOT_A_PACK)


def test_each_turns_up_a_card_of_the_spread_pack_and_the_highest_deals() -> None:
    assert cut_of("KS", "QH").standing.first_dealer is Player.A
    assert cut_of("2S", "3H").standing.first_dealer is Player.B
    assert cut_of("2S", "3H").turn is Chance.DEALER


def test_one_card_is_not_turned_up_twice() -> None:
    state = apply(start(), Spread(PACK))[-1].state
    state = apply(state, Cut(3))[-1].state
    assert state.turn is Player.B
    assert choices(state) == MayCut(tuple(place for place in range(52) if place != 3))
    assert check(state, Cut(3)) == Refused(Refusal.NO_SUCH_PLACE, (3,))
    for place in (-1, 52):
        assert check(state, Cut(place)) == Refused(Refusal.NO_SUCH_PLACE, (place,))


def test_equal_cards_are_cut_again_from_a_pack_spread_anew() -> None:
    state = apply(start(), Spread(PACK))[-1].state
    state = apply(state, Cut(0))[-1].state
    moments = apply(state, Cut(13))
    events = [moment.event for moment in moments]
    assert events == [CardCut(Player.B, 13, PACK[13]), CutTied()]
    assert moments[-1].state.phase is Phase.SPREAD


def test_where_it_was_agreed_the_lowest_deals() -> None:
    assert cut_of("2S", "3H", CutOrder.LOWEST).standing.first_dealer is Player.A


def test_by_cottons_order_a_three_is_highest_then_a_two_then_an_ace() -> None:
    for higher, lower in (("3S", "2H"), ("2S", "AH"), ("AS", "KH"), ("5S", "4H")):
        assert cut_of(higher, lower, CutOrder.COTTON).standing.first_dealer is Player.A
        assert cut_of(lower, higher, CutOrder.COTTON).standing.first_dealer is Player.B


def test_who_won_the_cut_is_told() -> None:
    state = apply(start(), Spread(PACK))[-1].state
    state = apply(state, Cut(0))[-1].state
    assert [moment.event for moment in apply(state, Cut(14))][-1] == CutWon(Player.A)


def test_six_each_in_two_rounds_of_three_elder_first_and_the_thirteenth_is_turned() -> None:
    one = Table(PACK)
    assert one.deal.hands[E] == frozenset((*PACK[:3], *PACK[6:9]))
    assert one.deal.hands[D] == frozenset((*PACK[3:6], *PACK[9:12]))
    assert one.events == [Dealt(1, D, one.deal.hands), TurnedUp(PACK[12])]
    assert one.deal.trumps is PACK[12].suit
    assert one.deal.left == 39


def test_the_dealer_may_be_either_and_the_other_is_elder() -> None:
    state = apply(start_deal(Options(), Player.A), Deal(PACK))[-1].state
    assert state.current.elder is Player.B
    assert state.turn is Player.B
    assert state.current.hands[Player.B] == frozenset((*PACK[:3], *PACK[6:9]))


def test_the_turn_up_belongs_to_no_hand_and_makes_no_point() -> None:
    one = Table(pack_with("6H 9S 8S 7D 6D 5C", "9H 7S 6S 9D 8D 9C", "AH")).stands()
    one.plays("6H 9H").goes_on()
    assert "B high" in one.marked()  # QQ14
    one = Table(pack_with("6H 9S 8S 7D 6D 5C", "9H 7S 6S 9D 8D 9C", "2H")).stands()
    one.plays("6H 9H").goes_on()
    assert "A low" in one.marked()  # QQ13
    assert one.deal.won(E) | one.deal.won(D) == one.deal.kept[0] | one.deal.kept[1]


def test_a_knave_that_is_turned_counts_one_for_the_dealer_at_once() -> None:
    one = Table(pack_with("", "", "JH"))
    assert one.marked() == ["B turned-knave"]
    assert one.deal.ledger[0].cards == some("JH")
    one.stands().goes_on()
    assert not any("jack" in line for line in one.marked())  # QQ15


def test_the_deal_alternates() -> None:
    one = Table(PACK).stands().goes_on().deals(PACK)
    assert one.deal.dealer is E
    assert one.deal.number == 2


def test_nothing_is_dealt_before_the_cut() -> None:
    assert check(start(), Deal(PACK)) == Refused(Refusal.NOT_NOW, ("spread",))
    assert Table(PACK, quiet()).refuses(Deal(PACK)) is Refusal.NOT_NOW
