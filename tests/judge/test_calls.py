"""Calls played out both ways by belief: what is heard, what silence is taken for, and the file."""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np
import pytest
from calls import (
    Foreseen,
    agrees,
    attainable,
    chance_to_agree,
    compared,
    foreseen,
    lost,
    oracle,
    silence,
    summary,
)
from playouts.call_yardstick import FILE, line, measured_of, played_again, stored
from playouts.calls import Gained, both_ways, drawn, talk_of
from playouts.deal import by_points
from playouts.gain import gains
from playouts.hearing import EVERY, POINT, SEQUENCE, SET, Numbers, counted, held, only
from playouts.pools import elders_hands

from game.piquet.ai.belief.beliefs import beliefs_of
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.levels import MASTER
from game.piquet.ai.values.masks import WHOLE, mask_of
from rules.core.cards import hand
from rules.piquet.combinations import Kind
from rules.piquet.view import View
from tests.rules.table import ELDER, YOUNGER, given
from tests.soak_calls import book


def masks(*hands: str) -> Numbers:
    return np.array([mask_of(hand(one)) for one in hands], np.uint32)


ELDERS = "AS QS 9S 8S 7S QH 9H TH QD 8D KC 7C"
YOUNGERS = "KS JS TS KH JH AD KD JD TD AC JC TC"


def silent() -> View:
    """Younger's: elder called his point and his tierce, kept three queens back, and has led."""
    deal = given("AS KS QS JS 9S  AH QH  QD 8D  KC 9C 7C", "TS 8S 7S  KH JH 9H  AD KD TD  AC JC TC")
    deal.elder_calls("point of five").answered("good")
    deal.elder_calls("quart major").answered("good")
    return deal.elder_leads("AS").view(YOUNGER)


def test_of_kinds_that_are_kept_back_nothing_is_said() -> None:
    hands = held(masks(ELDERS, YOUNGERS))
    spoken = only(hands, POINT | SEQUENCE)
    assert (spoken.rank_set == 0).all()
    assert (spoken.ranks == 0).all()
    assert (spoken.point == hands.point).all()
    assert (only(hands, EVERY).sequences == hands.sequences).all()


def test_what_elder_keeps_back_younger_counts_and_what_she_keeps_back_nobody() -> None:
    elder, younger = held(masks(ELDERS)), held(masks(YOUNGERS))
    openly = counted(elder, younger)
    assert (openly.elder[0], openly.younger[0]) == (5 + 3, 14 + 3 + 3)
    silent = counted(only(elder, EVERY ^ POINT), younger)
    assert (silent.elder[0], silent.younger[0]) == (3, 14 + 3 + 3 + 4)
    kept = counted(elder, younger, EVERY ^ SET)
    assert (kept.elder[0], kept.younger[0]) == (5 + 3, 0)


def test_a_sequence_that_the_point_has_shown_bars_one_that_is_no_better() -> None:
    elder, younger = held(masks("AS KS QS JS TS 9S 8S AH AD AC 7H 7D")), held(masks(YOUNGERS))
    kept = only(elder, EVERY ^ SEQUENCE)
    better = int(elder.sequence[0])
    free, barred = counted(kept, younger), counted(kept, younger, shown=better)
    assert free.younger[0] - barred.younger[0] == int(younger.sequences[0])


def test_who_kept_silent_is_thought_to_hold_what_master_thinks_he_holds() -> None:
    seen = silent()
    deal = deal_of(seen)
    found = beliefs_of(deal, Random(1), 1.0, MASTER.odd, 1 << 20, silence=MASTER.silence)
    thought = dict(zip(found.whole, found.weights, strict=True))
    (true,), own = masks("AS KS QS JS 9S  AH QH  QD 8D  KC 9C 7C"), mask_of(deal.hand)
    free = np.array([WHOLE ^ own ^ mask_of(deal.discard)], np.uint32)
    younger = held(np.array([own], np.uint32))
    chance = np.random.default_rng(1)
    pool = elders_hands(free, np.array([true]), younger, chance, POINT | SEQUENCE)
    pool.keep(np.flatnonzero(pool.left & masks("AS")))
    heard = dict(zip(pool.left.tolist(), pool.weight.tolist(), strict=True))
    whole, known = sum(heard.values()), sum(thought[one] for one in heard)
    assert 0.5 < known < 1  # Master also thinks of hands with which he would have spoken otherwise
    for one, weight in heard.items():
        assert weight / whole == pytest.approx(thought[one] / known, rel=1e-3)


def test_deals_are_drawn_from_what_the_caller_sees() -> None:
    seen = book().seen
    deal, worlds = deal_of(seen), drawn(seen, Kind.SET, 200, 1)
    assert set(worlds.elder.tolist()) == {mask_of(deal.hand)}
    assert not (worlds.younger & (worlds.elder | worlds.elder_out | worlds.younger_out)).any()
    thrown = [int(one).bit_count() for one in worlds.younger_out]
    assert set(thrown) == {deal.discard_sizes[YOUNGER]}
    assert len(set(worlds.younger.tolist())) > 30


def test_younger_hears_what_was_led_and_elder_what_was_answered_before() -> None:
    seen = book().seen
    talk = talk_of(seen, ())
    assert (talk.says.elder, talk.says.younger, talk.played) == (POINT | SEQUENCE, EVERY, ())
    assert talk_of(seen, [Kind.SET]).says.elder == EVERY
    deal = given(ELDERS, YOUNGERS).elder_leads("AS")
    hers = talk_of(deal.view(YOUNGER), [Kind.SET])
    assert (hers.says.elder, hers.says.younger) == (0, SET)
    assert hers.played == (int(masks("AS")[0]),)


def test_four_aces_that_nobody_can_beat_are_called() -> None:
    deal = given("KS QS TS KH QH TH KD QD TD KC QC 9C", "AS AH AD AC 9S 7S 9H 7H 9D 7D 7C TC")
    seen = deal.elder_leads("KS").view(YOUNGER)
    aces = next(one for one in gains(seen) if one.call.kind is Kind.SET)
    found = both_ways(seen, aces, by_points(), 64, 1)
    assert found.points == pytest.approx(14, abs=1.0)


def test_three_knaves_that_are_hardly_ever_good_gain_next_to_nothing() -> None:
    doubt = book()
    found = both_ways(doubt.seen, doubt.gain, by_points(), 192, 1)
    assert abs(found.points) < 1


def test_a_kind_that_is_told_either_way_gains_nothing_on_average() -> None:
    doubt = book()
    same = doubt.gain._replace(kept=doubt.gain.told)
    found = both_ways(doubt.seen, same, by_points(), 128, 1)
    assert abs(found.points) <= 4 * found.points_error


def test_each_line_of_the_file_is_another_call_and_says_what_is_needed() -> None:
    texts = FILE.read_text(encoding="ascii").splitlines()
    assert len(texts) > 30
    found = [measured_of(text) for text in texts]
    assert [line(one) for one in found] == texts
    assert len({(one.name, one.call) for one in found}) == len(found)
    assert {deal_of(one.seen).seat for one in found} <= {ELDER, YOUNGER}
    for one in Random(1).sample(found, 5):
        assert one.gain().call == one.call


def test_the_analysis_agrees_with_what_came_of_the_calls() -> None:
    found = list(islice(compared(FILE), 24))
    assert sum(map(agrees, found)) >= 0.6 * len(found)
    assert sum(map(lost, found)) / len(found) < 0.5
    assert next(summary(found)).split()[:3] == ["all", str(len(found)), "calls:"]
    assert "kept back" in silence(found)


def test_what_was_clear_comes_out_the_same_again() -> None:
    clear = [one for one in stored() if abs(one.played.points) > 20 * one.played.points_error]
    for one in Random(3).sample(clear, 2):
        again = played_again(one, 192, 5).played
        assert abs(again.points - one.played.points) <= 4 * again.points_error + 0.2


def test_an_oracle_keeps_back_what_loses_and_gains_nothing_by_what_brings() -> None:
    every = list(stored())
    dear = min(every, key=lambda one: one.played.points)
    good = max(every, key=lambda one: one.played.points)
    (kept,), (told,) = oracle([dear], 48, 0.03), oracle([good], 48, 0.03)
    assert kept.fair > 1
    assert kept.most == pytest.approx(kept.fair)
    assert told == (good.name, 0.0, 0.0)


def test_what_an_oracle_gains_is_told_a_deal() -> None:
    found = [Foreseen("1/0", 1.0, 2.0), Foreseen("1/0", 1.0, 1.0), Foreseen("1/3", 0.0, 0.0)]
    assert "3 calls of 4 deals" in foreseen(found)
    assert "would gain +0.500 ± 0.500 a deal; chosen by luck too +0.750" in foreseen(found)


def test_who_holds_silence_for_odd_believes_less_in_what_was_kept_back() -> None:
    elder, younger = (masks(one) for one in (ELDERS, YOUNGERS))
    free = np.uint32(WHOLE) & ~younger
    weights = []
    for taken in (0.03, 0.6):
        chance = np.random.default_rng(1)
        pool = elders_hands(free, elder, held(younger), chance, POINT | SEQUENCE, taken)
        trios = held(pool.left).rank_set > 0
        weights.append(pool.weight[trios].sum() / pool.weight.sum())
    assert weights[0] < weights[1] / 3


def test_who_knew_the_truth_would_be_within_two_errors_of_what_came_in_95_of_100() -> None:
    played = Gained(400, 1.0, 0.1, 1.0, 0.1)
    assert chance_to_agree(played, 10**9) == pytest.approx(0.954, abs=0.001)
    assert chance_to_agree(played, 400) == pytest.approx(0.843, abs=0.001)  # 2 of 1.41 errors
    assert chance_to_agree(played, 400, least=0.3) == pytest.approx(0.966, abs=0.001)
    assert chance_to_agree(Gained(400, 1.0, 0.0, 1.0, 0.0), 30, least=0.3) == 1.0


def test_how_often_other_deals_would_agree_is_told_by_their_number() -> None:
    lines = list(attainable(stored()))
    agreed = [int(line.split()[-1]) for line in lines[1:]]
    assert agreed == sorted(agreed)
    assert agreed[0] < 120
    assert 185 < agreed[-1] <= 200
