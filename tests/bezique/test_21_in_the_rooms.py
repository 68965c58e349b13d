"""The rooms that know no game play Bezique, keep its log, and send its views to another process."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.games import papers_of, rules_of
from game.players.engine import Program
from game.players.player import Occupant
from game.players.wire import view_from_data, view_to_data
from game.session.course import Done, is_assisted, replayed
from game.session.dealer import Dealer
from game.session.session import Session
from rules.bezique.actions import Action
from rules.bezique.choices import every_action
from rules.bezique.game import RULES
from rules.bezique.options import Game, Options
from rules.bezique.partie import apply, start, start_deal
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.view import View, view
from rules.core.seats import Player
from tests.bezique.luck import any_action, eager_action, random_options

NAME = "bezique"


class Kept:
    """A log in a list."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.over = False

    def store(self, number: int, line: str) -> bool:
        assert number == len(self.lines)
        self.lines.append(line)
        return True

    def finish(self, state: object, assisted: object) -> bool:
        assert RULES.ending(state) is not None
        assert assisted == frozenset()
        self.over = True
        return True


def any_choice(seen: View, seed: int) -> Action:
    """A player who knows his view and nothing else."""
    assert seen.choices is not None
    return Random(seed).choice(list(every_action(seen.choices)))


def played(options: Options, log: Kept, seed: int = 1) -> Session:
    seats: dict[Player, Occupant] = {one: Program(any_choice, seed + one) for one in Player}
    session = Session(seats, Dealer(seed), options, log, game=NAME)
    while session.advance():
        pass
    return session


@pytest.mark.parametrize("preset", [Preset.DICTIONARY, Preset.RUBICON_1887], ids=str)
def test_a_partie_is_played_by_programs_to_its_end_and_replayed_from_its_log(
    preset: Preset,
) -> None:
    log = Kept()
    session = played(PRESETS[preset], log)
    assert log.over
    assert RULES.ending(session.state) is not None
    again = replayed(rules_of(NAME), PRESETS[preset], log.lines)
    assert again.refused is None
    assert again.course.state == session.state
    deals = [number for number, line in enumerate(log.lines) if line.startswith("deal ")]
    for start_of, end in zip(deals, [*deals[1:], None], strict=True):
        if end is not None:
            assert papers_of(NAME).deal_is_due(log.lines[start_of:end], PRESETS[preset])


def test_who_takes_back_what_came_after_a_draw_was_assisted() -> None:
    state = start_deal(Options(), Player.B)
    state = apply(state, RULES.bring(state, RULES.pack))[-1].state
    done: list[Done] = []
    luck = Random(1)
    while not done or not RULES.reveals(done[-1].action):
        action = any_action(state, luck)
        done.append(Done(state, action))
        state = apply(state, action)[-1].state
    assert is_assisted(RULES, done[-1:])
    assert not is_assisted(RULES, done[:1])


def test_every_view_travels_as_plain_data_and_comes_back_the_same() -> None:
    for seed in range(8):
        luck = Random(seed)
        options = random_options(luck, Game.RUBICON if seed == 7 else Game.BEZIQUE)
        state = start(options)
        for _ in range(180):
            if state.turn is None:
                break
            state = apply(state, eager_action(state, luck))[-1].state
            if luck.random() < 0.15:
                for player in Player:
                    seen = view(state, player)
                    data = json.loads(json.dumps(view_to_data(seen)))
                    assert view_from_data(data, NAME) == seen
