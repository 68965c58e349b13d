"""The partie: six deals in turn, and two more after a tie (rules K2, K7; laws 16 and 71)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core.seats import Chance, Player
from rules.piquet.actions import Deal, Play
from rules.piquet.events import DealEnded, PartieEnded, PartieTied
from rules.piquet.pack import PACK
from rules.piquet.partie import deal_scores
from rules.piquet.settlement import Settlement
from rules.piquet.state import Phase
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, given

A, B = Player.A, Player.B
ELDERS = "AS KS JS 9S 8S  AH QH 9H  KD JD  TC 7C"
YOUNGERS = "TS 7S  KH JH TH 8H  AD QD 9D 7D  9C 8C"


def last_deal(*earlier: tuple[int, int]) -> Table:
    """A deal played to its end in a partie with these earlier results; A is elder in it."""
    return given(ELDERS, YOUNGERS).after(*earlier).played_out()


def scores_of_this_deal() -> tuple[int, int]:
    return deal_scores(last_deal().deal)


def test_each_counts_at_once_but_a_deal_is_written_down_when_it_ends() -> None:
    deal = given(ELDERS, YOUNGERS).elder_calls("point of five").answered("good").elder_leads("AS")
    assert deal.score(ELDER) == 6
    assert not deal.state.results
    assert deal.state.totals == (0, 0)
    deal.played_out()
    assert deal.state.results == ((deal.score(ELDER), deal.score(YOUNGER)),)


def test_a_deal_ends_with_the_points_of_both_players() -> None:
    deal = last_deal()
    scores = (deal.score(ELDER), deal.score(YOUNGER))
    assert deal.events[-1] == DealEnded(1, scores)
    assert deal.state.results == (scores,)


def test_points_are_written_under_the_player_whether_he_was_elder_or_younger() -> None:
    deal = given(ELDERS, YOUNGERS, dealer=A).played_out()
    assert deal.state.results == ((deal.score(YOUNGER), deal.score(ELDER)),)


def test_the_totals_are_the_sum_of_the_finished_deals() -> None:
    deal = given(ELDERS, YOUNGERS)
    deal.state = replace(deal.state, results=((28, 23), (10, 40)))
    assert deal.state.totals == (38, 63)


def test_when_a_deal_is_over_the_next_one_is_dealt() -> None:
    deal = last_deal()
    assert (deal.state.phase, deal.state.turn) == (Phase.DEAL, Chance.DEALER)
    assert deal.refuses(Play(PACK[0])) == Refusal.NOT_NOW


def test_the_deal_passes_from_one_to_the_other() -> None:
    deal = last_deal()
    assert deal.deal.dealer is B
    deal.does(Deal(PACK))
    assert (deal.deal.dealer, deal.deal.number) == (A, 2)
    assert deal.deal.player(ELDER) is B


def test_six_deals_make_a_partie() -> None:
    deal = last_deal(*[(10, 0)] * 5)
    assert deal.state.phase is Phase.OVER
    assert deal.state.turn is None
    assert isinstance(deal.events[-1], PartieEnded)


@pytest.mark.parametrize("earlier", range(5))
def test_a_partie_is_not_over_before_its_sixth_deal(earlier: int) -> None:
    assert last_deal(*[(90, 0)] * earlier).state.phase is Phase.DEAL


def tie_after(deals: int) -> Table:
    """A partie in which the last deal makes the totals equal."""
    a, b = scores_of_this_deal()
    nothing = ((0, 0),) * (deals - 2)
    return last_deal((b, a), *nothing)


def test_after_a_tie_each_deals_once_more() -> None:
    deal = tie_after(6)
    assert deal.events[-1] == PartieTied()
    assert deal.state.turn is Chance.DEALER
    assert deal.does(Deal(PACK)).deal.number == 7


def test_the_first_of_the_two_extra_deals_decides_nothing() -> None:
    earlier = ((50, 50),) * 5
    assert last_deal(*earlier, (0, 0)).state.phase is Phase.DEAL


def test_the_second_of_the_two_extra_deals_decides() -> None:
    deal = last_deal(*((50, 50),) * 6, (3, 0))
    assert deal.state.phase is Phase.OVER
    settlement = deal.state.settlement
    assert settlement is not None
    assert settlement.totals == (scores_of_this_deal()[0] + 303, scores_of_this_deal()[1] + 300)


def test_a_second_tie_leaves_the_partie_drawn() -> None:
    deal = tie_after(8)
    a, b = scores_of_this_deal()
    assert deal.state.settlement == Settlement((a + b, a + b), None, 0, rubicon=False)


def test_nothing_may_be_done_when_the_partie_is_over() -> None:
    deal = last_deal(*[(10, 0)] * 5)
    assert deal.refuses(Deal(PACK)) == Refusal.NOT_NOW
    assert deal.view(ELDER).choices is None
