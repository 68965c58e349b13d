"""What sessions and saves ask of All-Fours without knowing it (`rules/all_fours/game.py`)."""

from __future__ import annotations

from random import Random

import pytest

from rules.all_fours.actions import Action, AskTrump, Cut, Deal, Play, Run, Spread, TrumpQuestion
from rules.all_fours.choices import (
    Choices,
    MayAnswerBeg,
    MayAsk,
    MayBeg,
    MayConsent,
    MayCut,
    MayLayAway,
    MayPlay,
    MayPropose,
    every_action,
)
from rules.all_fours.game import RULES
from rules.all_fours.options import Options
from rules.all_fours.pack import PACK
from rules.all_fours.partie import apply, start
from rules.all_fours.scoring import Settlement
from rules.core.cards import card
from rules.core.game import DEALS, Illegal, replay
from rules.core.seats import Player
from tests.all_fours.luck import random_options, random_partie
from tests.all_fours.table import D, Table, pack_with, some
from tests.all_fours.test_02_begging import SPADES


def test_a_partie_is_replayed_from_its_lines() -> None:
    luck = Random(5)
    for _ in range(10):
        options = random_options(luck)
        played = list(random_partie(luck, options))
        lines = [RULES.write(action) for _, action in played]
        again = replay(RULES.apply, RULES.start(options), map(RULES.read, lines))
        assert again.refused is None
        assert again.state.turn is None
        assert sum(line.startswith(DEALS) for line in lines) == len(
            RULES.deals(again.state).results
        )


def test_the_pack_that_is_awaited_has_a_name() -> None:
    state = start()
    assert RULES.shuffle(state, []) == "spread 0"
    assert RULES.bring(state, PACK) == Spread(PACK)
    actions: list[Action] = [Spread(PACK), Cut(0), Cut(13)]
    for action in actions:
        state = apply(state, action)[-1].state
    assert RULES.shuffle(state, actions) == "spread 1"
    one = Table(SPADES)
    with pytest.raises(ValueError, match="no pack"):
        RULES.shuffle(one.state, [])
    one.begs().runs()  # they are bunched
    assert RULES.shuffle(one.state, []) == "deal 2"
    assert RULES.bring(one.state, PACK) == Deal(PACK)


def test_how_far_a_partie_is() -> None:
    assert RULES.deals(start()).number == 0
    one = Table(PACK)
    assert (RULES.deals(one.state).number, RULES.deals(one.state).running) == (1, True)
    assert RULES.deals(one.state).first_dealer is D
    one.stands().goes_on()
    assert not RULES.deals(one.state).running
    assert RULES.ending(one.state) is None


def test_how_it_has_ended() -> None:
    one = Table(pack_with("", "", "JH"), before=(0, 9))
    assert RULES.ending(one.state) == Settlement((0, 10), Player.B)


def test_what_is_forced_and_what_shows_something_new() -> None:
    one = Table(PACK)
    assert RULES.is_free(one.state)
    assert not RULES.is_free(Table(PACK, before=(9, 0)).begs().state)  # only Run
    assert RULES.is_deal(Deal(PACK))
    assert not RULES.is_deal(Spread(PACK))
    assert RULES.reveals(Run())
    assert RULES.reveals(AskTrump(TrumpQuestion.LOW))
    assert not RULES.reveals(Play(card("AS")))


def test_what_may_be_done_is_written_out_as_actions() -> None:
    said: list[tuple[Choices, str]] = [
        (MayBeg(), "stand, beg"),
        (MayAnswerBeg(give=True, refuse=False), "give, run"),
        (MayAnswerBeg(give=False, refuse=True), "run, refuse"),
        (MayPropose(), "stand, bunch"),
        (MayConsent(), "agree, disagree"),
        (MayPlay(some("KH 2S")), "play 2S, play KH"),
        (MayAsk(frozenset(TrumpQuestion)), "ask high, ask low, ask nothing"),
        (MayLayAway(some("2S 3S 4S"), 2), "lay 3S 2S, lay 4S 2S, lay 4S 3S"),
        (MayCut((3, 5)), "cut 3, cut 5"),
    ]
    for may, lines in said:
        assert ", ".join(map(RULES.write, every_action(may))) == lines


def test_every_action_is_done_by_the_one_on_turn() -> None:
    one = Table(PACK, Options())
    assert RULES.doer(one.state, Run()) is one.state.turn


def test_what_is_refused_is_not_done() -> None:
    with pytest.raises(Illegal) as illegal:
        RULES.apply(RULES.start(None), Run())
    assert illegal.value.refused == RULES.check(RULES.start(None), Run())
