"""Calls in doubt, found in deals that one of ours plays: silence might do as well.

What the analysis says that they gain is held beside what comes of them when they are played out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from msgspec import Struct

from game.piquet.ai.levels import LEVELS
from playouts.both_ways import Position
from playouts.gain import CallGain, gains
from rules.core.seats import Player
from rules.piquet.actions import Action, Deal
from rules.piquet.choices import MayCall
from rules.piquet.combinations import Kind
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.state import Phase
from rules.piquet.view import View, view

IN_DOUBT = (-2.0, 4.0)  # points that a call gains by the analysis; beyond them nobody doubts


class Doubt(Struct, frozen=True):
    """A call in doubt, where it may be made, and what the analysis says of it."""

    name: str
    position: Position
    gain: CallGain

    @property
    def seen(self) -> View:
        """What the caller sees."""
        return seen_at(self.position)


def seen_at(position: Position) -> View:
    """What the one on turn sees."""
    state = position.state()
    if not isinstance(state.turn, Player):
        raise TypeError("nobody is on turn")
    return view(state, state.turn)


def doubts(seed: int, level: str = "master") -> Iterator[Doubt]:
    """Calls in doubt of deals that one of ours plays, one after the other."""
    for number in count():
        yield from of_deal(f"{seed}/{number}", level)


def of_deal(name: str, level: str = "master") -> Iterator[Doubt]:
    """Those of one deal, which follows from its name."""
    luck = Random(name)
    before = start_deal(Options(), Player.B)
    done: list[Action] = [Deal(tuple(luck.sample(PACK, len(PACK))))]
    asked = set()
    state = apply(before, done[0])[-1].state
    while isinstance(state.turn, Player) and state.phase not in (Phase.PLAY, Phase.CARTE_BLANCHE):
        seen = view(state, state.turn)
        if isinstance(seen.choices, MayCall) and seen.choices.calls:
            first = min((one.kind for one in seen.choices.calls), key=list(Kind).index)
            for gain in gains(seen):
                key = seen.player, gain.call.kind
                if gain.call.kind is first and key not in asked:
                    asked.add(key)
                    if IN_DOUBT[0] < gain.points < IN_DOUBT[1]:
                        yield Doubt(name, Position(before, tuple(done)), gain)
        done.append(LEVELS[level](seen, luck.randrange(1 << 40)))
        state = apply(state, done[-1])[-1].state
