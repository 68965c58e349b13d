"""The last nine tricks of Rubicon Bezique are played for the settlement."""

from __future__ import annotations

from random import Random

from game.bezique.ai import heuristic
from game.bezique.ai.last_nine import both_known, last_of_nine
from game.bezique.ai.levels import LEVELS
from rules.bezique.actions import Play
from rules.bezique.choices import MayPlay
from rules.bezique.partie import apply, start_deal
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.state import Phase, State
from rules.bezique.view import view
from rules.core.seats import Player
from tests.bezique.luck import any_action

RUBICON = PRESETS[Preset.RUBICON_1887]


def near_the_end(seed: int) -> State:
    """A deal as far as the last of the stock, played by rules of thumb."""
    luck = Random(seed)
    state = start_deal(RUBICON, Player.B)
    state = apply(state, any_action(state, luck))[-1].state
    while state.current.left or state.phase is not Phase.PLAY:
        turn = state.current.turn
        state = apply(state, heuristic.choose(view(state, turn), seed))[-1].state
    return state


def paid(state: State, solves: Player | None) -> int:
    """What A is paid when one solves, and the other plays any card."""
    luck = Random(1)
    while state.phase is Phase.PLAY:
        turn = state.current.turn
        seen = view(state, turn)
        action = Play(last_of_nine(seen)) if turn is solves else any_action(state, luck)
        state = apply(state, action)[-1].state
    end = state.standing.settlement
    assert end is not None
    return end.points if end.winner is Player.A else -end.points


def test_who_works_them_out_is_never_paid_less_than_is_due_to_him() -> None:
    gained = 0
    for seed in range(4):
        state = near_the_end(seed)
        assert both_known(view(state, state.current.turn))
        due = paid_by_both(state)
        for player in Player:
            got = paid(state, player)
            sign = 1 if player is Player.A else -1
            assert sign * (got - due) >= 0
            gained += sign * (got - due)
    assert gained > 0


def paid_by_both(state: State) -> int:
    while state.phase is Phase.PLAY:
        turn = state.current.turn
        seen = view(state, turn)
        action = LEVELS["master"](seen, 1)
        assert isinstance(action, Play)
        assert isinstance(seen.choices, MayPlay)
        assert action.card in seen.choices.cards
        state = apply(state, action)[-1].state
    end = state.standing.settlement
    assert end is not None
    return end.points if end.winner is Player.A else -end.points


def test_while_there_is_a_stock_nothing_is_known() -> None:
    state = start_deal(RUBICON, Player.B)
    assert not both_known(view(state, Player.A))
    state = apply(state, any_action(state, Random(1)))[-1].state
    assert not both_known(view(state, Player.A))
