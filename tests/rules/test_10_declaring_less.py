"""Sinking: nobody must call anything, and may always call less than he holds (rules H10 to H12)."""

from __future__ import annotations

from rules.core.cards import hand
from rules.piquet.actions import Call
from rules.piquet.combinations import Point, RankSet, Sequence, lesser
from rules.piquet.state import Phase
from tests.rules.table import ELDER, YOUNGER, Refusal, given

SIXIEME = "KS QS JS TS 9S 8S  AH 8H  AD 9D  KC 7C"
NOTHING = "AS 7S  QH JH 9H 7H  QD TD 7D  QC JC 8C"
FOUR_ACES = "AS KS 9S 8S  AH QH 9H  AD JD  AC TC 7C"
NO_ACE = "QS JS TS 7S  KH JH 8H 7H  KD QD TD 7D"


def test_elder_may_lead_without_calling_anything() -> None:
    deal = given(SIXIEME, NOTHING).elder_leads("KS")
    assert deal.ledger(ELDER) == ["lead 1"]
    assert deal.state.phase is Phase.RECKONING


def test_younger_may_play_without_counting_anything() -> None:
    deal = given(NOTHING, SIXIEME).elder_leads("AS").younger_plays("8S")
    assert deal.ledger(YOUNGER) == []
    assert deal.state.phase is Phase.PLAY


def test_what_nobody_called_in_time_is_sunk_and_cannot_be_called_any_more() -> None:
    deal = given(SIXIEME, NOTHING).elder_leads("KS").younger_plays("7S")
    assert deal.refuses_call("tierce to the queen") == Refusal.NOT_NOW


def test_younger_may_say_good_to_sink_her_own() -> None:
    deal = given(NOTHING, SIXIEME).elder_calls("point of four").answered("good")
    assert deal.ledger(ELDER) == ["point 4"]
    deal.elder_leads("AS")
    assert deal.refuses_call("point of six") == Refusal.NOT_BETTER


def test_younger_may_say_not_good_and_still_sink_her_own() -> None:
    deal = given(NOTHING, SIXIEME).elder_calls("point of four").answered("not good")
    deal.elder_leads("AS").younger_plays("8S")
    assert deal.in_hand(ELDER) == deal.in_hand(YOUNGER) == []


def test_a_sequence_may_be_called_shorter_at_either_end() -> None:
    deal = given(SIXIEME, NOTHING)
    assert all(
        deal.may_call(words)
        for words in ("quint to the king", "quart to the queen", "tierce to the ten")
    )
    deal.elder_calls("tierce to the queen").answered("good")
    assert deal.ledger(ELDER) == ["tierce 3"]


def test_a_sequence_is_reckoned_once_whole_or_in_part() -> None:
    deal = given(SIXIEME, NOTHING).elder_calls("tierce to the king").answered("good")
    assert deal.refuses_call("tierce to the ten") == Refusal.ALREADY_CALLED
    assert deal.refuses_call("sixieme to the king") == Refusal.ALREADY_CALLED


def test_a_point_may_be_called_short_by_any_of_its_cards() -> None:
    deal = given(SIXIEME, NOTHING)
    assert deal.may_call("point of four")
    deal.does(Call(Point(hand("JS TS 9S 8S")))).answered("good")
    assert deal.ledger(ELDER) == ["point 4"]


def test_no_point_is_shorter_than_three_cards() -> None:
    assert given(SIXIEME, NOTHING).refuses(Call(Point(hand("AH 8H")))) == Refusal.NOT_FORMED


def test_younger_may_call_a_good_point_short_too_if_it_still_beats_elders() -> None:
    deal = given(NOTHING, SIXIEME).elder_calls("point of four").answered("not good")
    deal.elder_leads("AS")
    assert deal.refuses_call("point of four") == Refusal.NOT_BETTER
    assert deal.younger_calls("point of five").in_hand(YOUNGER) == ["point 5"]


def test_four_aces_may_be_called_as_three() -> None:
    deal = given(FOUR_ACES, NO_ACE).elder_calls("trio of aces without AS").answered("good")
    assert deal.ledger(ELDER) == ["trio 3"]
    assert deal.refuses_call("quatorze of aces") == Refusal.ALREADY_CALLED


def test_any_one_of_four_may_be_the_one_that_is_not_reckoned() -> None:
    deal = given(FOUR_ACES, NO_ACE)
    assert all(deal.may_call(f"trio of aces without {one}") for one in ("AS", "AH", "AD", "AC"))


def test_called_for_less_it_is_a_shorter_point_a_part_of_a_sequence_or_three_of_four() -> None:
    parts = lesser(Point(hand("AS KS 9S 8S 7S")))
    assert [len(part.cards) for part in parts] == [4] * 5 + [3] * 10
    assert parts[0] == Point(hand("AS KS 9S 8S"))
    assert len(lesser(Sequence(hand("AS KS QS JS TS")))) == 2 + 3
    assert len(lesser(RankSet(hand("AS AH AD AC")))) == 4
    assert lesser(RankSet(hand("AS AH AD"))) == ()
