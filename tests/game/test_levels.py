"""Each of our own players plays whole parties by any options, and does only what is allowed."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from game.piquet.ai.drawing import Effort
from game.piquet.ai.levels import CLUB, EXPERT, LEVELS, MASTER
from game.piquet.ai.master import Depth, choose
from game.piquet.ai.validation import is_allowed
from game.players.mind import Choose
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.partie import apply, start
from rules.piquet.presets import PRESETS
from rules.piquet.view import view
from tests.game.watched import random_options
from tests.rules.luck import eager_action


def quick(depth: Depth) -> Choose:
    """The same thinking with few deals tried and few hands weighed, so that a partie is short."""
    return partial(choose, replace(depth, effort=Effort(((8, 4), (3, 8))), hands=20))


PLAYERS: dict[str, Choose] = {
    "novice": LEVELS["novice"],
    "club": quick(CLUB),
    "expert": quick(EXPERT),
    "master": quick(MASTER),
    "thumb": LEVELS["thumb"],
}


def plays_a_partie(player: Choose, options: Options, luck: Random) -> None:
    """Against one who likes to call and otherwise does anything; each action is allowed."""
    state, number = start(options), 0
    ours = luck.choice([*Player])
    while state.turn is not None:
        action = eager_action(state, luck)
        seen = view(state, ours)
        if state.turn is ours and seen.choices is not None:
            number += 1
            action = player(seen, number)
            assert is_allowed(seen, action)
        state = apply(state, action)[-1].state
    assert state.settlement is not None
    assert number


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_plays_any_game_to_its_end_by_the_rules(name: str) -> None:
    luck = Random(name)
    named = [*PRESETS.values()][[*PLAYERS].index(name) % 2 :: 2]  # each by players of both kinds
    games = [*named, random_options(luck), random_options(luck)]
    for options in games:
        plays_a_partie(PLAYERS[name], options, luck)
