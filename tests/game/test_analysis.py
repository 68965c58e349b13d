"""What is said of each choice: it adds up, it is what Master does, and it knows nothing hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.players.piquet.analysis import analyse
from game.players.piquet.drawing import Effort
from game.players.piquet.levels import MASTER
from game.players.piquet.mind import choose
from rules.core.seats import Player
from rules.piquet.choices import MayCall
from rules.piquet.view import view
from tests.rules.table import ELDER, YOUNGER, dealt, given

QUICK = replace(MASTER, effort=Effort(((8, 8),)), hands=60)
MINE = "AS 9S 7S  AH 9H 7H  KD 9D 7D  KC 9C 7C"
HERS = "KS QS JS TS  KH QH JH TH  AD QD  AC QC"


def test_the_split_of_a_card_adds_up_to_its_points_and_the_best_is_what_master_plays() -> None:
    seen = given(MINE, HERS).view(ELDER)
    cards = [one for one in analyse(seen, 3, QUICK).candidates if one.split]
    assert len(cards) > 1
    for one in cards:
        assert sum(one.split.values()) == pytest.approx(one.points)
        assert sum(one.chances.values()) - one.chances["pique"] == pytest.approx(1)


def test_the_best_lead_is_the_one_that_master_makes_when_he_says_nothing() -> None:
    seen = given(MINE, HERS).view(ELDER)
    assert isinstance(seen.choices, MayCall)
    silent = replace(seen, choices=replace(seen.choices, calls=()))
    found = analyse(silent, 5, QUICK).candidates
    assert found[0].action == choose(QUICK, silent, 5)


def test_the_hidden_cards_change_nothing_that_is_said() -> None:
    state = given(MINE, HERS).state
    deal = state.deal
    assert deal is not None
    hands, parts = deal.hands, deal.exchanged
    away, back = min(hands[YOUNGER]), min(parts.discards[YOUNGER])
    again = replace(
        deal,
        hands=(hands[ELDER], hands[YOUNGER] - {away} | {back}),
        exchanged=replace(
            parts,
            discards=(parts.discards[ELDER], parts.discards[YOUNGER] - {back} | {away}),
        ),
    )
    player = state.turn
    assert isinstance(player, Player)
    one, two = view(state, player), view(replace(state, deal=again), player)
    assert one.choices == two.choices
    assert analyse(one, 2, QUICK) == analyse(two, 2, QUICK)


def test_a_call_is_good_or_equal_in_a_share_of_the_hands() -> None:
    for one in analyse(given(MINE, HERS).view(ELDER), 1, QUICK).candidates:
        if "good" in one.chances:
            assert 0 <= one.chances["good"] + one.chances["equal"] <= 1 + 1e-9


def test_the_best_discard_is_the_one_that_master_puts_out() -> None:
    elder = dealt(MINE, HERS, "8S 8H JD TD 8D JC TC 8C").view(ELDER)
    found = analyse(elder, 5, QUICK).candidates
    assert found[0].action == choose(QUICK, elder, 5)
    assert all(one.settlement <= found[0].settlement for one in found)
    assert len({one.action for one in found}) == len(found) > 1
