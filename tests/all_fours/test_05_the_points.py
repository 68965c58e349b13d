"""The four points: High, Low, Jack and Game (section E)."""

from __future__ import annotations

import pytest

from rules.all_fours.events import PipsCounted
from rules.all_fours.marking import pips_of
from rules.all_fours.options import Options, Tie
from rules.all_fours.pack import PACK, pips
from rules.core.cards import Suit
from tests.all_fours.exact import best_play
from tests.all_fours.table import Table, pack_with, quiet, some

LOW_CARDS = ("♠9 ♠8 ♠7 ♦6 ♦5 ♦4", "♠6 ♠5 ♠4 ♦3 ♦2 ♣9")


def played(
    elder: str, dealer: str, tricks: str, turned: str = "3H", agreed: Options | None = None
) -> Table:
    return Table(pack_with(elder, dealer, turned), agreed).stands().tricks(tricks).goes_on()


def test_ace_four_king_three_queen_two_knave_one_ten_ten_and_eighty_in_all() -> None:
    assert [pips(some(f"♦{rank}")) for rank in "AKQJT98765432"] == [4, 3, 2, 1, 10, *[0] * 8]
    assert pips(PACK) == 80
    assert pips(one for one in PACK if one.rank == "T") == 40


def test_one_card_alone_may_be_all_four_points() -> None:
    one = played("♥J ♠9 ♠8 ♦7 ♦6 ♣5", "♠7 ♠6 ♦9 ♦8 ♣9 ♣8", "♥J-♠6")  # QQ6
    assert one.marked() == ["A high", "A low", "A jack", "A game"]


def test_a_lone_trump_is_high_and_low() -> None:
    tricks = "♥5-♠7; ♣5-♣8; ♣9-♠9; ♦K-♦7; ♦9-♦6; ♠6-♠8"
    one = played("♥5 ♠9 ♠8 ♦7 ♦6 ♣5", "♠7 ♠6 ♦9 ♦K ♣9 ♣8", tricks)  # QQ7
    assert one.marked() == ["A high", "A low", "B game"]
    assert pips_of(one.deal) == (0, 3)


def test_with_no_trump_out_there_is_game_and_nothing_else() -> None:
    one = played("♠A ♠4 ♠5 ♦4 ♦5 ♣2", "♠2 ♠3 ♠6 ♦2 ♦3 ♣K", "♠A-♠2; ♣2-♣K")  # QQ8
    assert one.marked() == ["A game"]
    assert pips_of(one.deal) == (4, 3)


def test_game_is_for_more_pips_and_not_for_more_cards() -> None:
    tricks = "♠A-♠2; ♠K-♠3; ♦K-♦2; ♦J-♦3; ♣2-♣Q; ♣T-♣3"
    one = played("♠A ♠K ♦K ♦J ♣2 ♣3", "♠2 ♠3 ♦2 ♦3 ♣Q ♣T", tricks)  # QQ9
    assert one.marked() == ["B game"]
    assert PipsCounted((11, 12)) in one.events


def test_with_equal_pips_game_is_elders() -> None:
    hands = "♠K ♠4 ♠5 ♦4 ♦5 ♣2", "♠2 ♠3 ♠6 ♦2 ♦3 ♣K"
    assert played(*hands, "♠K-♠2; ♣2-♣K").marked() == ["A game"]  # QQ10
    nobody = quiet(tie=Tie.NOBODY)
    assert played(*hands, "♠K-♠2; ♣2-♣K", agreed=nobody).marked() == []


def test_and_so_it_is_without_any_pips() -> None:
    assert played(*LOW_CARDS, "").marked() == ["A game"]  # QQ11
    assert played(*LOW_CARDS, "", agreed=quiet(tie=Tie.NOBODY)).marked() == []


def test_low_is_for_the_one_who_was_dealt_it_even_if_he_loses_it() -> None:
    one = played("♥2 ♠9 ♠8 ♦7 ♦6 ♣5", "♥4 ♠6 ♦9 ♦8 ♣9 ♣8", "♥2-♥4")  # QQ12
    assert one.deal.tricks[0].winner.name == "B"
    assert one.marked() == ["B high", "A low", "A game"]


def test_high_is_for_the_one_who_was_dealt_it() -> None:
    one = played("♥9 ♠9 ♠8 ♦7 ♦6 ♣5", "♥4 ♠6 ♦9 ♦8 ♣9 ♣8", "♥9-♥4")
    assert one.marked() == ["A high", "B low", "A game"]


def test_jack_is_for_the_winner_of_its_trick() -> None:
    hands = "♥Q ♠9 ♠8 ♦7 ♦6 ♣5", "♥J ♥4 ♦9 ♦8 ♣9 ♣8"
    assert played(*hands, "♥Q-♥J").marked() == ["A high", "B low", "A jack", "A game"]
    saved = played(*hands, "♠9-♥J").marked()
    assert saved == ["A high", "B low", "B jack", "A game"]


def test_a_knave_that_was_turned_is_no_jack_in_play() -> None:
    one = played("♥Q ♠9 ♠8 ♦7 ♦6 ♣5", "♥5 ♥4 ♦9 ♦8 ♣9 ♣8", "♥Q-♥4", "JH")
    assert one.marked() == ["B turned-knave", "A high", "B low", "A game"]


def test_a_point_is_entered_with_the_card_that_made_it() -> None:
    one = played("♥J ♠9 ♠8 ♦7 ♦6 ♣5", "♠7 ♠6 ♦9 ♦8 ♣9 ♣8", "♥J-♠6")
    assert [line.cards for line in one.deal.ledger] == [some("♥J")] * 3 + [some("")]


@pytest.mark.parametrize(
    ("elder", "dealer", "turned", "value"),
    [
        ("♠A ♠Q ♠J ♦7 ♦2 ♣Q", "♠K ♠3 ♥T ♦9 ♣A ♣K", Suit.SPADES, 2),  # QQ29
        ("♠8 ♥6 ♦5 ♣K ♣5 ♣3", "♠9 ♥J ♥2 ♦A ♦Q ♦J", Suit.DIAMONDS, -2),  # QQ30
        ("♠8 ♠6 ♥A ♦T ♣6 ♣2", "♠J ♥6 ♦J ♦9 ♦8 ♣K", Suit.SPADES, 0),  # QQ31
    ],
)
def test_what_jack_and_game_are_worth_when_both_play_their_best(
    elder: str, dealer: str, turned: Suit, value: int
) -> None:
    assert best_play(some(elder), some(dealer), turned) == value
