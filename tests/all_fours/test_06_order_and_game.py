"""In what order the points are marked, and who wins (section F)."""

from __future__ import annotations

import pytest

from rules.all_fours.events import DealEnded, PartieEnded
from rules.all_fours.options import Options
from rules.all_fours.partie import start
from rules.all_fours.scoring import Settlement
from rules.all_fours.state import Phase
from rules.core.seats import Player
from tests.all_fours.table import D, E, Table, pack_with, quiet

HANDS = "♥A ♠4 ♠5 ♦4 ♦5 ♣2", "♥2 ♥J ♠A ♠K ♦A ♣A"
TRICKS = "♠4-♥J; ♠A-♠5; ♦A-♦4; ♣A-♣2; ♠K-♦5; ♥2-♥A"
PACK = pack_with(*HANDS, "3H")


def test_high_low_jack_and_game_are_marked_in_this_order_at_the_end() -> None:
    one = Table(PACK).stands().tricks(TRICKS)
    assert one.marked() == ["A high", "B low", "B jack", "B game"]


def test_what_comes_at_once_stands_before_them() -> None:
    one = Table(pack_with("♥A ♠4 ♠5 ♦4 ♦5 ♣2", "♥2 ♥T ♠A ♠K ♦A ♣A", "JH"))
    one.begs().gives().goes_on()
    assert one.marked()[:3] == ["B turned-knave", "A gift", "A high"]


def test_the_first_to_reach_the_target_wins_whatever_the_other_could_still_mark() -> None:
    one = Table(PACK, before=(9, 9)).stands().tricks(TRICKS)  # QQ22
    assert one.marked() == ["A high"]
    assert one.state.phase is Phase.OVER
    assert one.state.standing.settlement == Settlement((10, 9), Player.A)
    assert one.events[-2:] == [DealEnded(1 + 1, (1, 0)), PartieEnded(Settlement((10, 9), E))]


def test_a_knave_that_is_turned_may_win_before_a_card_is_played() -> None:
    one = Table(pack_with("", "", "JH"), before=(9, 9))  # QQ23
    assert one.state.turn is None
    assert one.state.standing.settlement == Settlement((9, 10), D)


@pytest.mark.parametrize("target", [7, 9, 10, 11, 15])
def test_a_game_is_ten_up_or_as_many_as_were_agreed_on(target: int) -> None:
    agreed: Options = quiet(target=target)
    one = Table(PACK, agreed, before=(target - 2, 0)).stands().tricks(TRICKS)
    assert one.state.phase is Phase.DEAL
    one = Table(PACK, agreed, before=(target - 1, 0)).stands().tricks(TRICKS)
    assert one.state.phase is Phase.OVER


def test_ten_up_is_the_usual_game() -> None:
    assert Options().target == 10


def test_a_game_is_one_stake_however_short_the_other_is() -> None:
    for before in ((9, 0), (9, 8)):
        one = Table(PACK, before=before).stands().tricks(TRICKS)
        settlement = one.state.standing.settlement
        assert settlement is not None
        assert settlement.points == 1


def test_points_of_several_deals_add_up() -> None:
    assert start().has(Player.A) == 0
    one = Table(PACK).stands().tricks(TRICKS)
    assert one.totals == (1, 3)
    one.deals(PACK).stands().tricks(TRICKS)
    assert one.totals == (4, 4)
