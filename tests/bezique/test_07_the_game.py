"""The game to a thousand, and what decides it (section H)."""

from __future__ import annotations

from random import Random

import pytest

from rules.bezique.actions import Deal
from rules.bezique.events import CardPlayed, Counted, DealEnded, GameWon, PartieEnded
from rules.bezique.options import Options, Series, TargetWhen
from rules.bezique.pack import pack_of
from rules.bezique.partie import check
from rules.bezique.settlement import Settlement, higher, is_double, reached
from rules.bezique.state import Phase
from rules.core.seats import Chance, Player
from tests.bezique.table import D, N, Table, options, pack_with
from tests.bezique.test_08_a_whole_deal import PACK, the_first_stage, the_last_eight, whole

A, B = Player
EVEN_BRISQUES = 8  # the seed of a pack that gives both as many when the lowest cards are played


def settled(table: Table) -> Settlement:
    settlement = table.state.standing.settlement
    assert settlement is not None
    return settlement


def test_a_game_is_a_thousand_up_over_as_many_deals_as_it_needs() -> None:
    one = whole()
    assert (one.state.phase, one.state.turn) == (Phase.DEAL, Chance.DEALER)
    assert one.state.standing.totals == (490, 710)
    assert one.state.standing.settlement is None


@pytest.mark.parametrize("target", [500, 1500, 2000, 4000])
def test_another_target_may_be_agreed_on(target: int) -> None:
    one = whole(options(target=target), (target - 30, 0))
    assert settled(one).winner is N
    assert settled(one).totals[N] >= target
    other = whole(options(target=target), (target - 500, 0)) if target > 500 else None
    assert other is None or other.state.standing.settlement is None


def test_the_winner_of_a_single_game_has_the_difference() -> None:
    one = whole(before=(620, 250))
    assert settled(one).points == 1010 - 890
    assert settled(one).games == (1, 0)
    assert (settled(one).brisques, settled(one).added) == ((0, 0), False)


def test_play_stops_at_once_even_inside_a_trick() -> None:
    one = the_first_stage(Table(PACK, Options(), (0, 860)), check=False)
    assert one.ledger(D)[-1] == "seven 10"  # laid to trick 23
    assert settled(one).totals == (140, 1000)
    assert len(one.deal.tricks) == 22
    assert one.state.turn is None


def test_what_would_come_after_the_deciding_line_does_not_happen() -> None:
    one = the_first_stage(Table(PACK, Options(), (0, 860)), check=False)
    kinds = [type(event) for event in one.events]
    assert kinds[-3:] == [DealEnded, GameWon, PartieEnded]
    assert len(kinds) == 5  # the card, its ten points, and the end


def test_a_seven_laid_to_a_lead_ends_the_game_before_the_trick_is_taken() -> None:
    one = Table(pack_with("AC", "7C", "QC"), before=(0, 990)).plays("AC", "7C")
    assert settled(one).winner is D
    assert one.deal.tricks == ()
    assert [type(event) for event in one.events] == [
        *(CardPlayed, Counted, DealEnded, GameWon, PartieEnded)
    ]


def test_a_game_may_be_won_by_the_very_deal_that_turns_a_seven() -> None:
    one = Table(pack_with("", "", "7C"), before=(0, 990))
    assert settled(one).winner is D
    assert settled(one).totals == (0, 1000)


def test_where_it_was_agreed_the_deal_is_played_to_its_end() -> None:
    late = Options(target_when=TargetWhen.END_OF_DEAL)
    one = whole(late, (920, 0))
    assert len(one.deal.tricks) == 32
    assert settled(one).totals == (1410, 710)
    both = whole(late, (520, 480))
    assert settled(both).winner is D  # 1,010 and 1,190: the higher total wins
    neither = whole(late, (0, 0))
    assert neither.state.standing.settlement is None


def test_equal_totals_are_decided_without_the_brisques_and_then_by_the_last_trick() -> None:
    assert reached((1000, 1000), (910, 930), A, 1000) is B
    assert reached((1000, 1000), (900, 900), A, 1000) is A
    assert reached((1000, 1000), (900, 900), B, 1000) is B
    assert reached((1010, 1000), (900, 930), B, 1000) is A
    assert reached((990, 980), (900, 930), B, 1000) is None
    assert reached((0, 1000), (0, 900), A, 1000) is B


@pytest.mark.parametrize("dealer", Player)
def test_so_the_last_trick_of_a_deal_may_decide_a_game(dealer: Player) -> None:
    late = Options(target_when=TargetWhen.END_OF_DEAL)
    pack = list(pack_of(late))
    Random(EVEN_BRISQUES).shuffle(pack)
    one = Table(tuple(pack), late, dealer=dealer).goes_on()
    n, d = one.scores
    assert one.deal.brisques(N) == one.deal.brisques(D)
    again = Table(tuple(pack), late, (1000 - n, 1000 - d), dealer).goes_on()
    assert settled(again).totals == (1000, 1000)
    assert settled(again).winner is again.deal.tricks[-1].winner


def test_the_higher_of_two_and_nobody_where_they_are_equal() -> None:
    assert [higher(pair) for pair in ((2, 1), (1, 2), (1, 1))] == [A, B, None]


def test_where_it_was_agreed_a_loser_below_half_the_target_loses_two_games() -> None:
    agreed = options(double_game=True)
    assert is_double((1000, 490), A, agreed)
    assert not is_double((1000, 500), A, agreed)
    assert is_double((490, 1000), B, agreed)
    assert not is_double((1000, 490), A, Options())
    assert settled(whole(agreed, (920, 0))).double
    assert settled(whole(agreed, (920, 0))).games == (2, 0)
    assert not settled(whole(agreed, (620, 250))).double


def test_a_match_may_be_the_best_of_five_games() -> None:
    agreed = options(series=Series.BEST_OF_FIVE)
    one = whole(agreed, (620, 250))
    assert one.state.standing.settlement is None
    assert one.state.standing.games == (1, 0)
    assert one.state.standing.totals == (0, 0)  # the next game begins with nothing
    assert one.state.standing.results == ((620, 250), (390, 640))
    assert check(one.state, Deal(PACK)) is None


def test_who_has_won_three_games_has_won_the_match() -> None:
    one = whole(options(series=Series.BEST_OF_FIVE, target=500), (450, 0))
    while one.state.standing.settlement is None:
        assert max(one.state.standing.games) < 3
        one.does(Deal(PACK)).goes_on()
    assert max(one.state.standing.games) == 3
    assert not settled(one).double


def test_three_games_win_it_and_a_double_one_counts_for_two() -> None:
    agreed = options(series=Series.BEST_OF_FIVE, double_game=True, target=500)
    one = Table(PACK, agreed, (470, 0))
    the_last_eight(the_first_stage(one, check=False))
    assert one.state.standing.games == (2, 0)
    while one.state.standing.settlement is None:
        one.does(Deal(PACK)).goes_on()
    games = one.state.standing.games
    end = settled(one)
    assert end.winner is not None
    assert games[end.winner] >= 3
    assert end.points == games[end.winner] - games[end.winner.other]
    assert end.totals == tuple(sum(pair) for pair in zip(*one.state.standing.results, strict=True))
