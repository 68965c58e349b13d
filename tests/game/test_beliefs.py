"""What the opponent believes of your hand: never against the truth, never more than it has seen."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.piquet.ai.drawing import Effort
from game.piquet.ai.levels import LEVELS, MASTER
from game.piquet.ai.master import choose
from game.players.mind import Choose
from rules.piquet.actions import Action
from rules.piquet.presets import PRESETS, Preset
from rules.piquet.seats import Seat
from rules.piquet.view import View, view
from tests import soak_beliefs
from tests.game.watched import EXCHANGED, Moment, dealt_again, random_deal
from tests.soak_beliefs import be_honest, holds_the_truth


def _the_truth_is_held_possible(moments: list[Moment], luck: Random) -> None:
    for moment in moments:
        if moment.state.phase in EXCHANGED:
            for seat in Seat:
                assert holds_the_truth(moment, seat, luck) is None


@pytest.mark.parametrize("preset", Preset)
def test_the_true_hand_is_never_ruled_out_in_a_named_game(preset: Preset) -> None:
    luck = Random(preset.value)
    for _ in range(8):
        _the_truth_is_held_possible([*random_deal(luck, PRESETS[preset])], luck)


@pytest.mark.parametrize("seed", range(6))
def test_the_true_hand_is_never_ruled_out_whatever_the_options(seed: int) -> None:
    luck = Random(seed)
    for _ in range(8):
        _the_truth_is_held_possible([*random_deal(luck)], luck)


def _points(luck: Random, share: float) -> list[tuple[Moment, Seat]]:
    """Moments at which the one on turn has something to choose."""
    return [
        (moment, moment.state.current.turn)
        for moment in random_deal(luck)
        if luck.random() < share
        and view(moment.state, moment.state.current.player(moment.state.current.turn)).choices
    ]


QUICK = replace(MASTER, effort=Effort(((12, 10), (4, 30))))
"""Master's thinking with fewer deals tried."""


def _quick_master(seen: View, seed: int) -> Action:
    return choose(QUICK, seen, seed)


def _changes_nothing(name: str, player: Choose, points: int) -> None:
    luck, looked = Random(name), 0
    while looked < points:
        for moment, seat in _points(luck, 0.3):
            who = moment.state.current.player(seat)
            mine = view(moment.state, who)
            other = view(dealt_again(moment, seat, luck), who)
            assert mine == other
            assert player(mine, looked) == player(other, looked)
            looked += 1


def test_master_chooses_alike_whatever_the_cards_he_does_not_see() -> None:
    _changes_nothing("master", _quick_master, 50)


@pytest.mark.parametrize("name", sorted({*LEVELS} - {"master", "points", "loud"}))
def test_so_does_every_other_player(name: str) -> None:
    _changes_nothing(name, LEVELS[name], 12)


def test_a_choice_is_the_same_again_from_the_same_seed() -> None:
    luck = Random(3)
    for moment, seat in _points(luck, 0.2):
        mine = view(moment.state, moment.state.current.player(seat))
        assert _quick_master(mine, 5) == _quick_master(mine, 5)


def test_only_the_players_who_are_named_are_asked_whether_they_are_honest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def one(name: str) -> Choose:
        def way(seen: View, seed: int) -> Action:
            asked.append(name)
            action: Action = LEVELS["novice"](seen, seed)
            return action

        return way

    monkeypatch.setattr(soak_beliefs, "LEVELS", {name: one(name) for name in ("club", "expert")})
    be_honest(1, 3, ["expert"], 1)
    assert asked == ["expert"] * 6
    assert "3 choices by expert and as many analyses\n" in capsys.readouterr().out
