"""The pack, and the cut for deal (rules A4, A5, B3; law 4)."""

from __future__ import annotations

from itertools import pairwise

from rules.core.cards import Card, Suit, card, cards, hand
from rules.core.game import Moment
from rules.core.seats import Chance, Player
from rules.piquet.actions import Action, ChooseDeal, Cut, Spread
from rules.piquet.events import CardCut, CutTied, CutWon, DealChosen, Event, PackSpread
from rules.piquet.pack import PACK, height, suit_of
from rules.piquet.partie import apply, check, start
from rules.piquet.refusals import Refusal
from rules.piquet.state import Phase, State

A, B = Player.A, Player.B


def spread_with(first: str, second: str) -> tuple[Card, ...]:
    """A spread pack whose two leftmost cards are these."""
    top = cards(f"{first} {second}")
    return (*top, *(one for one in PACK if one not in top))


def done(state: State, *actions: Action) -> tuple[State, list[Event]]:
    events = []
    for action in actions:
        moments: tuple[Moment[Event, State], ...] = apply(state, action)
        events += [moment.event for moment in moments]
        state = moments[-1].state
    return state, events


def test_piquet_is_a_game_for_two() -> None:
    assert list(Player) == [A, B]
    assert [player.other for player in Player] == [B, A]


def test_the_pack_has_thirty_two_cards_from_seven_to_ace_in_four_suits() -> None:
    assert len(set(PACK)) == 32
    assert {str(one)[0] for one in PACK} == set("AKQJT987")
    assert {str(one)[1] for one in PACK} == set("SHDC")


def test_the_cards_rank_ace_king_queen_knave_ten_nine_eight_seven() -> None:
    ranks = cards("AS KS QS JS TS 9S 8S 7S")
    assert all(height(higher) > height(lower) for higher, lower in pairwise(ranks))


def test_the_cards_of_a_suit_are_told_from_the_highest() -> None:
    held = hand("7S AS TS KS 9S  AH KH")
    assert suit_of(held, Suit.SPADES) == cards("AS KS TS 9S 7S")
    assert suit_of(held, Suit.CLUBS) == ()


def test_a_partie_begins_with_a_whole_pack_spread_to_be_cut() -> None:
    state = start()
    assert state.turn is Chance.DEALER
    assert apply(state, Spread(PACK))[-1].event == PackSpread()
    for pack in (PACK[1:], (*PACK[1:], PACK[1]), (*PACK[1:], card("2S")), (*PACK, PACK[0])):
        refused = check(state, Spread(pack))
        assert refused is not None
        assert refused.reason == Refusal.NOT_A_PACK


def test_each_of_the_two_turns_up_one_card_of_it_and_player_a_begins() -> None:
    state, _ = done(start(), Spread(spread_with("TS", "AH")))
    assert state.turn is A
    state, events = done(state, Cut(0))
    assert events == [CardCut(A, 0, card("TS"))]
    assert state.turn is B


def test_nobody_turns_up_the_others_card_or_one_that_is_not_there() -> None:
    state, _ = done(start(), Spread(PACK), Cut(5))
    for place in (5, -1, 32):
        refused = check(state, Cut(place))
        assert refused is not None
        assert refused.reason == Refusal.NO_SUCH_PLACE


def test_the_higher_card_has_the_choice_of_deal() -> None:
    state, events = done(start(), Spread(spread_with("TS", "JH")), Cut(0), Cut(1))
    assert events[-1] == CutWon(B)
    assert (state.phase, state.turn) == (Phase.CHOICE, B)


def test_the_winner_of_the_cut_may_deal_or_let_the_other_deal() -> None:
    cut, _ = done(start(), Spread(spread_with("AS", "KS")), Cut(0), Cut(1))
    for deals, dealer in ((True, A), (False, B)):
        state, events = done(cut, ChooseDeal(deals))
        assert events == [DealChosen(dealer)]
        assert (state.first_dealer, state.turn) == (dealer, Chance.DEALER)


def test_equal_cards_are_cut_again_from_a_pack_spread_anew() -> None:
    state, events = done(start(), Spread(spread_with("9C", "9D")), Cut(0), Cut(1))
    assert events[-1] == CutTied()
    assert (state.phase, state.turn) == (Phase.SPREAD, Chance.DEALER)
    state, events = done(state, Spread(spread_with("7C", "8D")), Cut(1), Cut(0))
    assert events[-1] == CutWon(A)
