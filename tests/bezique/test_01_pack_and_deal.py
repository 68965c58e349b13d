"""The pack, the cut and the deal (section A)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.bezique.actions import ChooseDeal, Cut, Deal, Spread
from rules.bezique.choices import MayChooseDeal, MayCut, choices, every_action
from rules.bezique.dealing import hands_of
from rules.bezique.events import CardCut, CutTied, CutWon, DealChosen
from rules.bezique.options import FirstDeal, Options, Packets
from rules.bezique.pack import ALL_PACKS, BRISQUES, COURTS, face, height, in_order, pack_of
from rules.bezique.partie import apply, check, start
from rules.bezique.refusals import Refusal
from rules.bezique.state import Phase, State
from rules.core.cards import Rank, card, write_cards
from rules.core.seats import Chance, Player
from tests.bezique.table import D, N, Table, options, pack_with, printed, some


def cut_with(first: str, second: str, first_deal: FirstDeal = FirstDeal.HIGHEST_DEALS) -> State:
    """The state when A has turned up the one card and B the other."""
    named = [card(first), card(second)]
    pack = [*named, *(one for one in ALL_PACKS[:64] if one not in named)]
    state = start(options(first_deal=first_deal))
    for action in (Spread(tuple(pack)), Cut(0), Cut(1)):
        moments = apply(state, action)
        state = moments[-1].state
    return state


def test_two_packs_of_thirty_two_are_shuffled_together_each_card_twice() -> None:
    pack = pack_of(Options())
    assert len(set(pack)) == 64
    assert set(Counter(face(one) for one in pack).values()) == {2}


def test_the_cards_rank_ace_ten_king_queen_knave_nine_eight_seven() -> None:
    assert [height(card(f"{rank}S")) for rank in "ATKQJ987"] == [7, 6, 5, 4, 3, 2, 1, 0]
    assert height(card("6S")) == -1  # of another pack


def test_both_copies_of_a_card_are_as_high_and_the_same_on_their_face() -> None:
    assert height(card("TH'")) == height(card("TH"))
    assert face(card("TH'")) == face(card("TH")) == card("TH")


def test_a_hand_is_written_by_suit_from_high_to_low_with_equal_cards_together() -> None:
    held = some("7S TS KS AS AS 9H JC")
    assert write_cards(in_order(held)) == "AS AS' TS KS 7S 9H JC"


def test_aces_and_tens_are_the_brisques_and_kings_queens_and_knaves_the_courts() -> None:
    assert {one.rank for one in BRISQUES} == {Rank.ACE, Rank.TEN}
    assert {one.rank for one in COURTS} == {Rank.KING, Rank.QUEEN, Rank.KNAVE}
    assert len(BRISQUES & set(pack_of(Options()))) == 16
    assert len(COURTS & set(pack_of(Options()))) == 24


def test_the_highest_card_cut_deals() -> None:
    assert cut_with("AS", "TH").standing.first_dealer is Player.A
    assert cut_with("KS", "TH").standing.first_dealer is Player.B


def test_where_it_was_agreed_the_highest_chooses() -> None:
    state = cut_with("AS", "TH", FirstDeal.HIGHEST_CHOOSES)
    assert (state.phase, state.turn) == (Phase.CHOICE, Player.A)
    for deal, dealer in ((True, Player.A), (False, Player.B)):
        last = apply(state, ChooseDeal(deal))[-1]
        assert last.event == DealChosen(dealer)
        assert last.state.standing.first_dealer is dealer
        assert last.state.phase is Phase.DEAL


def test_equal_cards_are_cut_again_from_a_pack_spread_anew() -> None:
    state = cut_with("AS", "AH")
    assert (state.phase, state.turn) == (Phase.SPREAD, Chance.DEALER)


def test_each_turns_up_a_card_of_his_own_a_first() -> None:
    state = apply(start(), Spread(ALL_PACKS[:64]))[-1].state
    assert state.turn is Player.A
    state = apply(state, Cut(63))[-1].state
    assert state.turn is Player.B
    for place in (63, 64, -1):
        refused = check(state, Cut(place))
        assert refused is not None
        assert refused.reason is Refusal.NO_SUCH_PLACE
    assert check(state, Cut(0)) is None


def test_every_place_that_is_free_may_be_turned_up_and_the_winner_may_deal_or_not() -> None:
    state = apply(start(), Spread(ALL_PACKS[:64]))[-1].state
    assert choices(state) == MayCut(tuple(range(64)))
    state = apply(state, Cut(5))[-1].state
    may = choices(state)
    assert may == MayCut(tuple(place for place in range(64) if place != 5))
    assert may is not None
    assert list(every_action(may)) == [Cut(place) for place in range(64) if place != 5]
    may = choices(cut_with("AS", "TH", FirstDeal.HIGHEST_CHOOSES))
    assert may == MayChooseDeal()
    assert may is not None
    assert list(every_action(may)) == [ChooseDeal(True), ChooseDeal(False)]
    assert choices(cut_with("AS", "TH")) is None


def test_the_cut_tells_who_has_won_it() -> None:
    (cut,) = apply(apply(start(), Spread(ALL_PACKS[:64]))[-1].state, Cut(0))
    assert cut.event == CardCut(Player.A, 0, ALL_PACKS[0])
    state = cut.state
    events = [moment.event for moment in apply(state, Cut(9))]
    assert events[0] == CardCut(Player.B, 9, ALL_PACKS[9])
    assert [type(event) for event in events][1:] == [CutWon, DealChosen]
    events = [moment.event for moment in apply(state, Cut(32))]
    assert events[-1] == CutTied()


def test_what_is_dealt_is_the_whole_pack() -> None:
    state = cut_with("AS", "TH")
    pack = pack_of(Options())
    for wrong in (pack[1:], (*pack[1:], pack[1]), (*pack, pack[1]), ALL_PACKS, pack[:32]):
        refused = check(state, Deal(wrong))
        assert refused is not None
        assert refused.reason is Refusal.NOT_A_PACK
    assert check(state, Deal(pack)) is None


def test_each_is_dealt_eight_by_three_two_and_three_the_one_who_does_not_deal_first() -> None:
    pack = pack_of(Options())
    first, second = hands_of(pack, Options())
    assert first == frozenset((*pack[:3], *pack[6:8], *pack[10:13]))
    assert second == frozenset((*pack[3:6], *pack[8:10], *pack[13:16]))


def test_where_it_was_agreed_by_twos() -> None:
    pack = pack_of(Options())
    first, _ = hands_of(pack, options(packets=Packets.TWOS))
    assert first == frozenset((*pack[:2], *pack[4:6], *pack[8:10], *pack[12:14]))


@pytest.mark.parametrize("dealer", Player)
def test_the_dealer_may_be_either_and_the_other_leads(dealer: Player) -> None:
    pack = pack_with("AS", "KH", "9C")
    table = Table(pack, dealer=dealer)
    assert "AS" in table.hand(dealer.other)
    assert "KH" in table.hand(dealer)
    assert table.state.turn is dealer.other


def test_the_seventeenth_card_is_turned_and_its_suit_is_trumps() -> None:
    table = Table(pack_with("AS", "KH", "9C"))
    assert table.deal.turn_up == table.deal.dealing.pack[16] == card("9C")
    assert table.deal.trumps == "C"
    assert table.deal.left == 48  # the stock of forty-seven, and the turn-up


def test_a_seven_that_is_turned_counts_ten_for_the_dealer_at_once() -> None:
    assert Table(pack_with("AS", "KH", "7C")).ledger(D) == ["turned-seven 10"]
    assert Table(pack_with("AS", "KH", "8C")).ledger(D) == []
    assert Table(pack_with("AS", "KH", "7C")).ledger(N) == []


def test_the_deal_passes_from_one_to_the_other() -> None:
    table = Table(pack_with("", "", "9C"), options(target=4000)).goes_on()
    assert table.state.phase is Phase.DEAL
    table.does(Deal(table.deal.dealing.pack))
    assert table.deal.number == 2
    assert table.deal.dealer is N


def test_hands_may_be_printed_with_the_signs_of_the_suits() -> None:
    assert printed("♠A ♥T") == ["AS", "TH"]
