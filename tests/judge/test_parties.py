"""Parties by the thousand: six deals each, elder by turns, and the line that is held to them."""

from __future__ import annotations

from itertools import islice

import numpy as np
from parties import exchanged, parties

from game.match.scores import read_scores, write_scores
from rules.core.seats import Player
from rules.piquet.options import Options
from tests.soak_line import moments


def test_both_have_exchanged_all_they_may() -> None:
    worlds = exchanged(np.random.default_rng(1), 40)
    for one in range(40):
        parts = (worlds.elder, worlds.younger, worlds.elder_out, worlds.younger_out)
        counts = [int(part[one]).bit_count() for part in parts]
        assert counts == [12, 12, 5, 3]
        assert sum(int(part[one]) for part in parts) == 0xFFFFFFFF


def test_a_partie_is_six_deals_elder_by_turns_and_has_a_winner() -> None:
    found = list(islice(parties(np.random.default_rng(2)), 40))
    as_elder = as_younger = 0
    for scores in found:
        assert scores.first_dealer is Player.B
        assert len(scores.results) == 6
        assert sum(a for a, _ in scores.results) != sum(b for _, b in scores.results)
        as_elder += sum(a for a, _ in scores.results[::2])
        as_younger += sum(a for a, _ in scores.results[1::2])
    assert as_elder > 1.3 * as_younger
    last = write_scores(found[0]).replace(str(list(found[0].results[-1])), "").replace(", ]", "]")
    assert read_scores(last, Options())[0].results == found[0].results[:-1]


def test_of_the_last_two_deals_two_moments_are_held_to_what_came() -> None:
    scores = next(parties(np.random.default_rng(3)))
    every, last = list(moments(scores, Options())), list(moments(scores, Options(), 2))
    assert len(every) == 6
    assert last == every[-2:]
    assert {came.share for _, came in last} <= {0.0, 1.0}
