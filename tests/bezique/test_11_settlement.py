"""What a game of Rubicon Bezique pays (section L; fixtures ZV46 to ZV64)."""

from __future__ import annotations

import pytest

from rules.bezique.options import BrisqueTie, Game, Options
from rules.bezique.settlement import Settlement, settle_rubicon
from rules.core.seats import Player

A, B = Player
RUBICON = Options(game=Game.RUBICON)
EQUAL = Options(game=Game.RUBICON, brisque_tie=BrisqueTie.ONLY_EQUAL)


def settled(
    a: int, brisques: int, b: int, others: int, agreed: Options = RUBICON
) -> tuple[Player | None, int]:
    end = settle_rubicon((a, b), (brisques, others), agreed)
    mirrored = settle_rubicon((b, a), (others, brisques), agreed)
    assert mirrored.points == end.points  # ZW9
    assert mirrored.winner is (None if end.winner is None else end.winner.other)
    assert end.points == 0 if end.winner is None else end.points >= 600
    return end.winner, end.points


def test_the_winner_has_five_hundred_and_the_difference_in_hundreds() -> None:
    assert settled(1510, 16, 1240, 16) == (A, 800)  # ZV46
    assert settled(1830, 16, 1260, 16) == (A, 1100)  # ZV48
    assert settled(2000, 16, 1000, 16) == (A, 1500)  # ZV57


def test_and_a_hundred_at_least() -> None:
    assert settled(1550, 16, 1520, 16) == (A, 600)  # ZV47
    assert settled(1800, 16, 1790, 16) == (A, 600)  # ZV64


def test_a_loser_below_a_thousand_is_rubiconed_and_pays_the_sum_and_thirteen_hundred() -> None:
    assert settled(1320, 20, 620, 12) == (A, 3200)  # ZV49
    assert settled(1200, 16, 700, 16) == (A, 3200)  # ZV50


def test_by_some_books_all_brisques_are_worth_320() -> None:
    agreed = Options(game=Game.RUBICON, rubicon_brisques=320)
    assert settled(1320, 20, 620, 12, agreed) == (A, 3220)  # ZV49


def test_a_winner_below_a_thousand_rubicons_too() -> None:
    assert settled(920, 16, 440, 16) == (A, 2600)  # ZV51


def test_brisques_decide_where_they_change_the_leader() -> None:
    assert settled(1260, 7, 1140, 25) == (B, 600)  # ZV52
    assert settled(1260, 7, 1140, 25, EQUAL) == (A, 600)
    assert settled(700, 10, 690, 22) == (B, 2600)  # ZV60


def test_a_loser_whose_brisques_bring_him_to_a_thousand_is_saved_and_both_add_them() -> None:
    assert settled(1740, 14, 850, 18) == (A, 1300)  # ZV53
    assert settled(2000, 31, 990, 1) == (A, 1800)  # ZV55
    assert settled(1090, 4, 960, 28) == (B, 600)  # ZV61: saved, and winner


def test_one_who_falls_short_all_the_same_is_not() -> None:
    assert settled(1740, 21, 880, 11) == (A, 3800)  # ZV54, ZX26
    assert settled(2000, 32, 990, 0) == (A, 4200)  # ZV56


def test_a_loser_below_a_hundred_pays_a_hundred_more() -> None:
    assert settled(1500, 20, 90, 12) == (A, 2900)  # ZV58
    assert settled(1000, 16, 0, 16) == (A, 2400)  # ZV59
    assert settled(1000, 16, 100, 16) == (A, 2400)


def test_equal_scores_are_decided_by_the_brisques_and_else_the_game_is_void() -> None:
    assert settled(1100, 14, 1060, 18) == (None, 0)  # ZV62
    assert settled(1200, 17, 1200, 15) == (A, 600)  # ZV63
    assert settled(1200, 16, 1200, 16) == (None, 0)
    assert settled(1200, 17, 1200, 15, EQUAL) == (A, 600)


def test_where_brisques_decide_only_equal_scores_they_may_still_save_and_so_decide() -> None:
    assert settled(1090, 4, 960, 28, EQUAL) == (B, 600)
    assert settled(1100, 4, 1010, 28, EQUAL) == (A, 600)


def test_the_settlement_tells_what_was_counted() -> None:
    assert settle_rubicon((1740, 850), (14, 18), RUBICON) == Settlement(
        (1880, 1030), A, 1300, brisques=(14, 18), added=True
    )
    assert settle_rubicon((1740, 880), (21, 11), RUBICON) == Settlement(
        (1740, 880), A, 3800, rubicon=True, brisques=(21, 11)
    )
    assert settle_rubicon((1100, 1060), (14, 18), RUBICON).added


@pytest.mark.parametrize("loser", range(0, 840, 90))
def test_a_rubicon_is_never_less_than_thirteen_hundred(loser: int) -> None:
    winner, points = settled(loser + 10, 16, loser, 16)
    assert winner is A
    assert points >= 1300
    assert points % 100 == 0
