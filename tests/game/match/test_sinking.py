"""What is taken for sunk, told at the table."""

from __future__ import annotations

import pytest

from game.piquet.match.facts import sank
from rules.piquet.combinations import Kind
from rules.piquet.options import Options
from rules.piquet.seats import ELDER, YOUNGER, Seat
from tests.rules.table import Table, given

SIXIEME = "KS QS JS TS 9S 8S  AH 8H  AD 9D  KC 7C"
NOTHING = "AS 7S  QH JH 9H 7H  QD TD 7D  JC TC 8C"
ACES_AND_TENS = "AS TS 9S 8S  AH TH 9H  AD JD  AC TC 7C"
KINGS = "KS QS JS 7S  KH QH 8H 7H  KD 8D 7D  KC"


def sunk(deal: Table) -> list[Seat]:
    """Who sank something, once the deal is played out."""
    deal.played_out()
    return [seat for seat in Seat if sank(deal.deal, seat)]


def test_who_calls_all_he_holds_has_sunk_nothing() -> None:
    deal = given(SIXIEME, NOTHING).elder_calls("point of six").answered("good")
    deal.elder_calls("sixieme to the king").answered("good")
    assert sunk(deal) == []


@pytest.mark.parametrize("words", [("point of six",), ("point of six", "quint to the king")])
def test_elder_sinks_by_silence_and_by_calling_less(words: tuple[str, ...]) -> None:
    deal = given(SIXIEME, NOTHING)
    for call in words:
        deal.elder_calls(call).answered("good")
    assert sunk(deal) == [ELDER]


def test_elder_sinks_by_saying_nothing_and_younger_counts_what_is_left_to_her() -> None:
    deal = given(SIXIEME, NOTHING).elder_leads("KS").younger_calls("point of four")
    assert sunk(deal) == [ELDER]


def test_elder_sinks_nothing_by_silence_about_what_is_not_good() -> None:
    deal = given(NOTHING, SIXIEME).elder_leads("AS").younger_calls("point of six")
    deal.younger_calls("sixieme to the king")
    assert sunk(deal) == []


def test_younger_sinks_by_good_to_less_than_hers() -> None:
    deal = given(NOTHING, SIXIEME).elder_calls("point of four").answered("good").elder_leads("AS")
    deal.younger_calls("sixieme to the king")
    assert sunk(deal) == [YOUNGER]


def test_younger_sinks_by_not_counting_what_was_better() -> None:
    deal = given(NOTHING, SIXIEME).elder_calls("point of four").answered("not good")
    deal.elder_leads("AS").younger_calls("sixieme to the king")
    assert sunk(deal) == [YOUNGER]


def test_younger_sinks_a_longer_point_by_asking() -> None:
    deal = given(NOTHING, SIXIEME).elder_calls("point of four").asked().answered("good")
    deal.elder_leads("AS").younger_calls("sixieme to the king")
    assert sunk(deal) == [YOUNGER]


def test_what_elder_did_not_call_is_younger_s_to_count() -> None:
    deal = given(ACES_AND_TENS, KINGS).elder_calls("point of four").answered("good")
    deal.elder_leads("AS").younger_calls("tierce to the king")
    # His aces are better than her kings, but he is silent about them: both could have counted.
    assert sunk(deal) == [ELDER, YOUNGER]


def test_younger_who_counts_what_elder_did_not_call_has_sunk_nothing() -> None:
    deal = given(ACES_AND_TENS, KINGS).elder_calls("point of four").answered("good")
    deal.elder_leads("AS").younger_calls("tierce to the king").younger_calls("quatorze of kings")
    assert sunk(deal) == [ELDER]


def test_every_set_beside_a_good_one_is_to_be_counted() -> None:
    deal = given(ACES_AND_TENS, KINGS).elder_calls("point of four").answered("good")
    deal.elder_calls("quatorze of aces").answered("good")
    deal.elder_leads("AS").younger_calls("tierce to the king")
    assert sunk(deal) == [ELDER]  # the tens


def test_a_sequence_that_was_kept_back_is_sunk() -> None:
    options = Options(show_to_score=True)
    deal = given(SIXIEME, NOTHING, options=options).elder_calls("point of six").answered("good")
    deal.elder_calls("sixieme to the king").answered("good").elder_withholds(Kind.SEQUENCE)
    assert sunk(deal) == [ELDER]


def test_what_elder_kept_back_is_younger_s_to_count() -> None:
    deal = given(ACES_AND_TENS, KINGS, options=Options(show_to_score=True))
    deal.elder_calls("point of four").answered("good").elder_withholds(Kind.POINT)
    deal.elder_calls("quatorze of aces").answered("good").elder_calls("trio of tens")
    deal.elder_leads("AS").younger_calls("tierce to the king")
    assert sunk(deal) == [ELDER, YOUNGER]  # her point of four


def test_a_deal_that_is_not_played_tells_nothing() -> None:
    deal = given(SIXIEME, NOTHING)
    assert not sank(deal.deal, ELDER)
