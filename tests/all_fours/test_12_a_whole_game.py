"""A whole game of four deals, as it is printed (section P), and what other targets make of it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rules.all_fours.marking import pips_of
from rules.all_fours.options import Options
from rules.all_fours.partie import start_deal
from rules.all_fours.scoring import Settlement
from rules.all_fours.state import Phase
from rules.core.seats import Player
from tests.all_fours.table import Table, pack_with, quiet

A, B = Player.A, Player.B


@dataclass(frozen=True)
class Printed:
    """A deal as it is printed; elder's cards first, a pair of texts for what is laid away."""

    elder: str
    dealer: str
    turned: str
    begs: bool
    runs: tuple[str, ...]  # none: take one
    away: tuple[str, str]
    tricks: str
    winners: str
    marked: tuple[str, ...]
    totals: tuple[tuple[int, int], ...]  # after each line of the ledger
    pips: tuple[int, int]  # A's first


DEALS = (
    Printed(
        "♠5 ♥K ♦9 ♦8 ♦6 ♦4",
        "♠2 ♥T ♥8 ♥5 ♦5 ♣9",
        "♠Q",
        True,
        ("♠A ♠8 ♥3 ♥Q ♥4 ♦A ♥J",),
        ("♠5 ♦6 ♦4", "♠2 ♦5 ♣9"),
        "♦8-♦A; ♥4-♥3; ♥5-♥K; ♦9-♥8; ♥Q-♠8; ♥T-♠A",
        "BBABBB",
        ("B turned-knave", "A high", "A low", "B game"),
        ((0, 1), (1, 1), (2, 1), (2, 2)),
        (3, 20),
    ),
    Printed(
        "♠4 ♥8 ♦A ♦J ♦3 ♣3",
        "♠J ♥5 ♥2 ♦4 ♣K ♣8",
        "♠7",
        True,
        ("♠Q ♦Q ♣J ♥Q ♦6 ♦2 ♠9", "♠6 ♥K ♦T ♠8 ♥9 ♦8 ♣9"),
        ("♠Q ♠6 ♠4 ♥8 ♦J ♦3", "♠8 ♥5 ♥2 ♦6 ♦4 ♦2"),
        "♣3-♣8; ♣K-♣J; ♦8-♦A; ♦Q-♥9; ♦T-♥Q; ♥K-♠J",
        "AABBBB",
        ("A high", "B low", "A jack", "B game"),
        ((3, 2), (3, 3), (4, 3), (4, 4)),
        (4, 22),
    ),
    Printed(
        "♠A ♠9 ♠2 ♥8 ♦8 ♣9",
        "♠J ♠T ♥J ♥T ♦A ♦7",
        "♥5",
        True,
        (),
        ("", ""),
        "♣9-♦7; ♦8-♦A; ♥J-♥8; ♥T-♠2; ♠J-♠9; ♠T-♠A",
        "ABBBBA",
        ("A gift", "B high", "A low", "B jack", "B game"),
        ((5, 4), (5, 5), (6, 5), (6, 6), (6, 7)),
        (14, 16),
    ),
    Printed(
        "♠9 ♠8 ♠2 ♥6 ♣7 ♣2",
        "♠Q ♠J ♥5 ♥2 ♣J ♣T",
        "♦J",
        True,
        ("♦3 ♣8 ♣5 ♣Q ♣6 ♣4 ♠5",),
        ("♦3 ♣5 ♣2", "♥5 ♥2 ♣4"),
        "♣7-♣T; ♣6-♣8; ♥6-♣J; ♠2-♠J; ♣Q-♠8; ♠9-♠Q",
        "ABBABA",
        ("A turned-knave", "A high", "B low", "A jack", "A game"),
        ((7, 7), (8, 7), (8, 8), (9, 8), (10, 8)),
        (13, 3),
    ),
)


class Game(Table):
    """The printed game as far as it was played; B deals first."""

    def __init__(self, agreed: Options | None = None, deals: int = 4) -> None:
        self.state = start_deal(agreed or quiet(), B)
        self.events = []
        for its in DEALS[:deals]:
            if self.state.phase is not Phase.OVER:
                self.plays_out(its)

    def plays_out(self, its: Printed) -> None:
        self.deals(pack_with(its.elder, its.dealer, its.turned, *its.runs))
        self.begs()
        if its.runs:
            self.runs()
            for away in its.away:
                self.lays_away(away)
        else:
            self.gives()
        for trick in its.tricks.split(";"):
            if self.state.phase is Phase.PLAY:
                self.tricks(trick)


@pytest.mark.parametrize("number", range(1, 5))
def test_each_trick_is_taken_by_whom_it_is_printed(number: int) -> None:
    game = Game(deals=number)
    winners = "".join(trick.winner.name for trick in game.deal.tricks)
    assert winners == DEALS[number - 1].winners


@pytest.mark.parametrize("number", range(1, 5))
def test_each_point_is_marked_in_its_order_and_brings_the_printed_score(number: int) -> None:
    game, its = Game(deals=number), DEALS[number - 1]
    assert tuple(game.marked()) == its.marked
    a, b = Game(deals=number - 1).totals if number > 1 else (0, 0)
    for line, told in zip(game.deal.ledger, its.totals, strict=True):
        a, b = (a + 1, b) if line.player is A else (a, b + 1)
        assert (a, b) == told


@pytest.mark.parametrize("number", range(1, 5))
def test_the_pips_are_as_they_are_printed(number: int) -> None:
    assert pips_of(Game(deals=number).deal) == DEALS[number - 1].pips


def test_a_wins_ten_to_eight() -> None:
    assert Game().state.standing.settlement == Settlement((10, 8), A)


def test_seven_up_b_wins_by_game_of_the_third_deal() -> None:
    game = Game(quiet(target=7))  # QP1
    assert game.state.standing.settlement == Settlement((6, 7), B)
    assert game.deal.number == 3


def test_nine_up_a_wins_by_jack_of_the_fourth_and_game_is_not_counted() -> None:
    game = Game(quiet(target=9))  # QP2
    assert game.state.standing.settlement == Settlement((9, 8), A)
    assert game.marked()[-1] == "A jack"


def test_eleven_up_b_deals_a_fifth() -> None:
    game = Game(quiet(target=11))  # QP3
    assert game.totals == (10, 8)
    assert game.state.phase is Phase.DEAL
    assert game.deals(pack_with("", "", "2S")).deal.dealer is B


def test_the_fourth_deal_brings_five_points_the_most_there_are() -> None:
    game = Game(quiet(target=11))  # QP4
    assert sum(game.scores) == 5
