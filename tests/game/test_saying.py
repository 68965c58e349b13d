"""Master says what is worth its while: not what is never good, nor what only the winner gets."""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.ai.drawing import Effort
from game.piquet.ai.levels import MASTER
from game.piquet.ai.master import choose
from rules.core.seats import Player
from rules.piquet.actions import Answer, AnswerConcession, Call, Concede, Play, Reply
from rules.piquet.combinations import Kind
from tests.rules.table import ELDER, YOUNGER, Table, given

QUICK = replace(MASTER, effort=Effort(((8, 8),)), hands=60)
LOUD = replace(QUICK, sinks=False)
# Elder has a point of three and nothing else that could be good; younger has four of everything.
POOR = "AS 9S 7S  AH 9H 7H  KD 9D 7D  KC 9C 7C"
RICH = "KS QS JS TS  KH QH JH TH  AD QD  AC QC"
# A repique before the first card: a point of five, a quint, four aces.
GRAND = "AS KS QS JS TS  AH KH 9H  AD KD  AC 8C"
POOR_BESIDE = "9S 8S 7S  QH TH 8H  QD TD 8D  QC 9C 7C"
# Every trick is elder's.
WHOLE = "AS KS QS JS TS 9S  AH KH QH  AD  AC KC"
NOTHING = "8S 7S  9H 8H 7H  KD 9D 8D 7D  9C 8C 7C"


def calls_of(deal: Table, seed: int) -> Call | None:
    action = choose(QUICK, deal.view(deal.deal.turn), seed)
    return action if isinstance(action, Call) else None


def test_a_call_that_is_hardly_ever_good_is_mostly_left_out_but_not_always() -> None:
    deal = given(POOR, RICH)
    silent = sum(calls_of(deal, seed) is None for seed in range(16))
    assert 8 <= silent < 16


def test_who_does_not_sink_calls_all_the_same() -> None:
    deal = given(POOR, RICH)
    assert isinstance(choose(LOUD, deal.view(ELDER), 1), Call)


def test_a_call_that_may_be_good_is_made() -> None:
    for seed in range(5):
        deal = given(RICH, POOR)
        said = set()
        while (call := calls_of(deal, seed)) is not None:
            said.add(call.what.kind)
            deal.does(call)
            if deal.deal.turn is YOUNGER:
                deal.answered("good")
        assert said >= {Kind.SEQUENCE, Kind.SET}


def test_younger_counts_what_she_has() -> None:
    deal = given(POOR, RICH).elder_leads("7S")
    assert calls_of(deal, 1) is not None


def test_who_cannot_save_the_rubicon_counts_nothing_for_the_winner() -> None:
    lost = given(POOR, RICH).after(*((60, 0),) * 5).elder_leads("7S")
    assert isinstance(choose(LOUD, lost.view(YOUNGER), 1), Call)
    for seed in range(5):
        assert isinstance(choose(QUICK, lost.view(YOUNGER), seed), Concede | Play)


def test_calls_that_save_the_rubicon_together_are_all_made() -> None:
    """Five, fifteen and fourteen are a repique, which with the play is the seventy he lacks."""
    deal = given(GRAND, POOR_BESIDE).after(*((6, 50),) * 5)
    said = set()
    while (call := calls_of(deal, 1)) is not None:
        said.add(call.what.kind)
        deal.does(call)
        if deal.deal.turn is YOUNGER:
            deal.does(Answer(Reply.GOOD))
    assert said == {Kind.POINT, Kind.SEQUENCE, Kind.SET}


def test_a_conceded_play_is_counted_and_not_played() -> None:
    lost = given(POOR, RICH).after(*((0, 60),) * 5).does(Concede())
    while isinstance(action := choose(QUICK, lost.view(YOUNGER), 1), Call):
        lost.does(action)
    assert action == AnswerConcession(True)


def test_a_sure_capot_is_played_for_though_the_play_was_conceded() -> None:
    lost = given(WHOLE, NOTHING).after(*((60, 0),) * 5).elder_leads("AS").does(Concede())
    assert lost.deal.turn is ELDER
    assert lost.deal.player(ELDER) is Player.A
    assert choose(QUICK, lost.view(ELDER), 1) == AnswerConcession(False)
