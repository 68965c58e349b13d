"""Deals that were played by the levels as far as the sixth trick, and how they are handed on.

One who trains is player A. A deal travels as plain data: who dealt, and its actions in notation.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from game.piquet.ai.levels import LEVELS
from rules.core.seats import Player
from rules.piquet.actions import Deal
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.record.notation import parse_action, write_action
from rules.piquet.scoring import TRICKS
from rules.piquet.state import Phase, State
from rules.piquet.view import view

PLAYED = TRICKS // 2
"""Tricks that are taken when one is asked."""
_SEEDS = 1 << 40


class SixTricks(NamedTuple):
    """A deal as it stands after its sixth trick, who dealt, and all its actions as lines."""

    dealer: Player
    lines: tuple[str, ...]
    state: State


def play(chance: Random, level: str, dealer: Player) -> SixTricks:
    """A deal at random, both seats played by a level."""
    choose = LEVELS[level]
    action: Any = Deal(tuple(chance.sample(PACK, len(PACK))))
    state, lines = start_deal(Options(), dealer), list[str]()
    while True:
        lines.append(write_action(action))
        state = apply(state, action)[-1].state
        if len(state.current.table.tricks) == PLAYED or not isinstance(state.turn, Player):
            return SixTricks(dealer, tuple(lines), state)
        action = choose(view(state, state.turn), chance.randrange(_SEEDS))


def data_of(deal: SixTricks) -> dict[str, Any]:
    """The deal as plain data."""
    return {"dealer": deal.dealer.name.lower(), "deeds": list(deal.lines)}


def read_deal(data: Mapping[str, Any]) -> State:
    """How such a deal stands after its sixth trick. ValueError for what is none."""
    match data:
        case {"dealer": "a" | "b" as dealer, "deeds": [*lines]}:
            state = start_deal(Options(), Player[dealer.upper()])
            for line in lines:
                state = apply(state, parse_action(str(line)))[-1].state
            if state.phase is Phase.PLAY and len(state.current.table.tricks) == PLAYED:
                return state
    raise ValueError("no deal after its sixth trick")
