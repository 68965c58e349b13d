"""What a partie comes to: the difference and a hundred, or the rubicon (K4 to K7; laws 72, 73)."""

from __future__ import annotations

from rules.core.seats import Player
from rules.piquet.settlement import settle


def test_the_winner_gets_the_difference_of_the_totals_and_a_hundred() -> None:
    settled = settle((131, 113))
    assert (settled.winner, settled.points, settled.rubicon) == (Player.A, 118, False)


def test_a_loser_below_a_hundred_is_rubiconed_and_the_winner_gets_the_sum_and_a_hundred() -> None:
    settled = settle((81, 125))
    assert (settled.winner, settled.points, settled.rubicon) == (Player.B, 306, True)


def test_a_hundred_saves_the_rubicon_and_ninety_nine_does_not() -> None:
    assert settle((120, 100)).points == 120
    assert settle((120, 99)).points == 319


def test_a_rubicon_is_won_even_by_a_winner_below_a_hundred() -> None:
    settled = settle((90, 80))
    assert (settled.points, settled.rubicon) == (270, True)


def test_equal_totals_are_a_draw_for_which_nobody_pays() -> None:
    settled = settle((97, 97))
    assert (settled.winner, settled.points, settled.rubicon) == (None, 0, False)
