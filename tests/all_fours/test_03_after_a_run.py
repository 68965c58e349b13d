"""Laying away after a run (section C)."""

from __future__ import annotations

from rules.all_fours.actions import LayAway, Play
from rules.all_fours.choices import MayLayAway, choices
from rules.all_fours.events import LaidAway
from rules.all_fours.options import AfterRun
from rules.all_fours.refusals import Refusal
from rules.all_fours.state import Phase
from rules.core.cards import card
from tests.all_fours.table import D, E, Table, pack_with, quiet, some

ELDER, DEALER = "2C 5S 9D 8D 6D KH", "6C 2S TH 8H 5H 9S"
PACK = pack_with(ELDER, DEALER, "QS", "AS 8S 3H QH 4H AD AC", "KC KD KS JC JD JS TD")
TWICE = pack_with(ELDER, DEALER, "QS", "AS 8S 3H QH 4H AD TS", "KC KD KS JC JD JS TD")


def run(**agreed: object) -> Table:
    return Table(PACK, quiet(**agreed)).begs().runs()


def test_elder_and_then_the_dealer_lay_away_face_down_to_six() -> None:
    one = run()
    assert choices(one.state) == MayLayAway(one.deal.hands[E], 3)
    one.lays_away("2C 5S 9D")
    assert one.events == [LaidAway(E, 3, some("2C 5S 9D"))]
    assert one.state.turn is D
    one.lays_away("2S 9S QH")
    assert [len(hand) for hand in one.deal.hands] == [6, 6]
    assert (one.state.phase, one.state.turn) == (Phase.PLAY, E)


def test_all_but_six_of_ones_own_cards_neither_more_nor_less() -> None:
    one = run()
    assert one.refuses(LayAway(some("2C 5S"))) is Refusal.WRONG_NUMBER
    assert one.refuses(LayAway(some("2C 5S 9D 8D"))) is Refusal.WRONG_NUMBER
    assert one.refuses(LayAway(some("2C 5S TH"))) is Refusal.NOT_YOUR_CARD
    assert one.refuses(Play(card("2C"))) is Refusal.NOT_NOW


def test_of_twelve_six_are_laid_away() -> None:
    one = Table(TWICE).begs().runs()
    assert choices(one.state) == MayLayAway(one.deal.hands[E], 6)


def test_only_the_six_that_were_kept_count_for_the_four_points() -> None:
    one = run().lays_away("2C 5S 9D").lays_away("2S 9S QH").goes_on()  # QQ18
    low = next(line for line in one.deal.ledger if line.item == "low")
    assert (low.player, low.cards) == (D, some("6C"))


def test_what_was_laid_away_lies_in_no_trick() -> None:
    one = run().lays_away("2C 5S KH").lays_away("2S TH AD").goes_on()
    assert not (one.deal.won(E) | one.deal.won(D)) & some("2C 5S KH 2S TH AD")


def test_where_all_are_played_there_are_as_many_tricks_as_cards() -> None:
    one = run(after_run=AfterRun.PLAY_ALL)
    assert one.state.phase is Phase.PLAY
    assert len(one.goes_on().deal.tricks) == 9  # QQ19
    one = Table(TWICE, quiet(after_run=AfterRun.PLAY_ALL)).begs().runs()
    assert len(one.goes_on().deal.tricks) == 12


def test_where_nine_are_kept_more_are_reduced_to_six() -> None:
    nine = quiet(after_run=AfterRun.KEEP_NINE)
    one = Table(PACK, nine).begs().runs()
    assert len(one.goes_on().deal.tricks) == 9
    one = Table(TWICE, nine).begs().runs()
    assert choices(one.state) == MayLayAway(one.deal.hands[E], 6)


def test_without_a_run_nothing_is_laid_away() -> None:
    one = Table(PACK).stands()
    assert one.refuses(LayAway(some("2C"))) is Refusal.NOT_NOW
    assert len(one.goes_on().deal.tricks) == 6
