"""The hand as one likes to hold it: by suits, by ranks, by what is worth calling, or by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.piquet.preferences import SORT, Sort
from game.piquet.ui.hand_state import HandState, by_hand, own_hand, sorted_hand
from game.stage.intents import Drag, Key, Press, Release
from game.stage.picture import CardAt
from game.stage.places import Places
from game.table.held import moved
from rules.core.cards import Card, card, hand
from rules.piquet.choices import MayExchange
from rules.piquet.pack import PACK
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import Table, Trick
from tests.game.hand import Manner, Person, spot
from tests.game.partie import USUAL, Play, around, at_table
from tests.rules.table import dealt

HANDS = st.lists(st.sampled_from(sorted(PACK)), min_size=1, max_size=17, unique=True)


def words(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def exchanging(seed: int) -> Play:
    """A table at which the person is asked to exchange."""
    play = Play(at_table(seed), Person(Manner.MOUSE, seed, whims=0))
    table = play.table
    play.run(until=lambda: table.asks and isinstance(table.board.seen.choices, MayExchange))
    play.wait(0.4)
    return play


def held(play: Play) -> tuple[Card, ...]:
    deal = play.table.board.seen.deal
    assert deal is not None
    return own_hand(deal, play.table.board.hand_state)


def shown(play: Play) -> tuple[str, ...]:
    """The hand from left to right as it is seen."""
    items = [play.table.board.director.item(str(card)) for card in held(play)]
    return tuple(i.key for i in sorted((i for i in items if i), key=lambda i: i.pose.x))


def played(play: Play) -> int:
    deal = play.table.board.seen.deal
    return 0 if deal is None else len(deal.table.played(deal.seat))


@given(HANDS, st.sampled_from(Sort))
def test_no_sort_loses_or_makes_a_card(cards: list[Card], sort: Sort) -> None:
    assert sorted(sorted_hand(frozenset(cards), sort)) == sorted(cards)
    assert sorted(by_hand(frozenset(cards), tuple(cards[::2]))) == sorted(cards)


def test_suits_alternate_in_colour_and_ranks_go_down() -> None:
    mine = hand("AS KH QD JD 9C 8S 7H")
    assert words(sorted_hand(mine, Sort.SUITS)) == "AS 8S KH 7H 9C QD JD"
    assert words(sorted_hand(mine, Sort.RANKS)) == "AS KH QD JD 9C 8S 7H"
    assert words(sorted_hand(hand("AS KH QD"), Sort.SUITS)) == "KH AS QD"


@pytest.mark.parametrize("sort", Sort)
def test_cards_that_are_gone_leave_the_others_in_their_order(sort: Sort) -> None:
    mine = hand("AS 8S KH QH JH 7H 9C 8C QD JD TD 7D")
    before = sorted_hand(mine, sort)
    for gone in (hand("AS 8S"), hand("9C 8C QH"), mine - hand("8S JD 7H")):
        left = sorted_hand(mine - gone, sort, gone)
        assert left == tuple(each for each in before if each in left)
        assert frozenset(left) == mine - gone


def test_what_a_seat_has_played_is_told_from_the_table() -> None:
    first = Trick(ELDER, card("AS"), card("8S"), ELDER)
    table = Table(ELDER, card("KH"), tricks=(first, Trick(YOUNGER, card("9C"), card("TC"), ELDER)))
    assert table.played(ELDER) == hand("AS TC KH")
    assert table.played(YOUNGER) == hand("8S 9C")
    assert replace(table, reply=card("7H")).played(YOUNGER) == hand("8S 9C 7H")


@pytest.mark.parametrize("sort", Sort)
def test_the_hand_keeps_its_order_while_it_is_played(sort: Sort) -> None:
    """A suit that runs out moves no other suit."""
    play = exchanging(6)
    while play.table.board.hand_state.sort is not sort:
        play.stack.on_intent(Key("s"))
    play.run(until=lambda: played(play) == 1)
    before, ran_out = held(play), False
    while played(play) < 11:
        play.turn()
        ran_out |= len({each.suit for each in held(play)}) == 3
        assert held(play) == tuple(each for each in before if each in held(play))
    assert ran_out


def test_what_is_worth_calling_stands_together() -> None:
    mine = hand("AS KS QS JS 9H AH AD TC TD TH TS 7C")
    order = sorted_hand(mine, Sort.COMBINATIONS)
    # The quint major counts fifteen, the quatorze of tens fourteen: the ten of spades is in both.
    assert words(order[:5]) == "AS KS QS JS TS"
    assert set(order[5:8]) == hand("TC TD TH")
    assert set(order[8:10]) == hand("AH AD")


def test_a_sequence_ends_beside_the_set_it_shares_a_card_with() -> None:
    mine = hand("AS KS QS JS AH AD 9C 8C 7H 7D")
    order = words(sorted_hand(mine, Sort.COMBINATIONS))
    assert order.startswith("JS QS KS AS AH AD")


def test_the_rest_of_its_suit_stands_with_a_sequence() -> None:
    mine = hand("TS 9S 8S QH JH 9H 8H 7H JC 7C QD 9D")
    assert words(sorted_hand(mine, Sort.COMBINATIONS)) == "TS 9S 8S QH JH 9H 8H 7H JC 7C QD 9D"
    mixed = hand("AS 9S QH JH TH 7H QC QD 8D 7C")
    assert words(sorted_hand(mixed, Sort.COMBINATIONS)).startswith("7H TH JH QH QC QD")


def test_suits_stay_where_they_stood_when_one_is_put_out_whole() -> None:
    deal = dealt(
        "AS KS QS JS KH QH TH 9H 8H 7H AD 7C",
        "AH JH AC KC QC JC TC 9C 8C TS 9S 8S",
        "KD QD JD TD 9D 8D 7D 7S",
    ).elder_discards("7C")
    assert (
        words(own_hand(deal.deal_view(ELDER), HandState())) == "AS KS QS JS KH QH TH 9H 8H 7H AD KD"
    )


def test_by_hand_a_new_card_stands_with_its_suit() -> None:
    order = tuple(map(card, ("QD", "AS", "9S", "KH")))
    mine = frozenset(order) | hand("JS 7D")
    assert words(by_hand(mine, order)) == "QD 7D AS JS 9S KH"
    assert words(moved(order, card("KH"), 0)) == "KH QD AS 9S"
    assert words(moved(order, card("QD"), 99)) == "AS 9S KH QD"


def test_s_goes_through_all_four_and_the_choice_is_kept() -> None:
    play = exchanging(2)
    found = []
    for _ in range(5):
        found.append(play.table.board.hand_state.sort)
        play.stack.on_intent(Key("s"))
        assert around(play.table).likes.value(SORT) == play.table.board.hand_state.sort
        assert play.table.board.top.news.words, "it is said how the hand is sorted"
    assert found == [Sort.SUITS, Sort.RANKS, Sort.COMBINATIONS, Sort.HAND, Sort.SUITS]


def test_a_sort_chosen_in_the_settings_holds_at_once_and_in_the_next_deal() -> None:
    play = exchanging(2)
    house = around(play.table)
    house.likes = replace(house.likes.having(SORT, "ranks"), trick_pause=0)
    play.wait(0.3)
    deal = play.table.board.seen.deal
    assert deal is not None
    assert held(play) == sorted_hand(deal.hand, Sort.RANKS)
    play.run(until=lambda: len(play.table.session.state.results) == 1)
    play.run(until=lambda: play.table.asks and play.table.board.shown.deals.number == 2)
    assert play.table.board.hand_state.sort is Sort.RANKS


def test_a_card_dragged_within_the_hand_moves_and_stays_for_the_deal() -> None:
    play = exchanging(3)
    before = held(play)
    first, others = before[0], before[1:]
    item = play.table.board.director.item(str(others[-1]))
    assert item is not None
    x, y = spot(play.picture(), CardAt(str(first)))
    to = (item.pose.x + 20, Places.of(USUAL).hand_foot - 20)
    for intent in (Press(x, y), Drag(*to), Release(*to)):
        play.stack.on_intent(intent)
    play.wait(0.5)
    assert held(play) == (*others, first)
    assert shown(play) == tuple(map(str, (*others, first)))
    assert around(play.table).likes.value(SORT) == "suits", "a card moved once is no new liking"
    play.run(until=lambda: play.done["Exchange"] > 0)
    play.wait(1)
    kept = [c for c in held(play) if c in before]
    assert kept == [c for c in (*others, first) if c in kept]
    play.run(until=lambda: len(play.table.session.state.results) == 1)
    play.run(until=lambda: play.table.asks and play.table.board.shown.deals.number == 2)
    assert play.table.board.hand_state.sort is Sort.SUITS


@pytest.mark.parametrize("aside", [Key("right", shift=True), Key("p")])
def test_a_key_alone_or_shift_and_an_arrow_move_the_card_pointed_at(aside: Key) -> None:
    play = exchanging(3)
    before = held(play)
    for intent in (Key("right"), aside, aside):
        play.stack.on_intent(intent)
    assert held(play) == (before[1], before[2], before[0], *before[3:])
    assert play.table.board.hand_state.focus == before[0]
