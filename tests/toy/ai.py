"""The toy's only program: it plays at random."""

from __future__ import annotations

from random import Random

from game.players.mind import Mind, Programs
from tests.toy.play import Play, View


def choose(seen: View, seed: int) -> Play:
    """Any card of the hand."""
    return Play(Random(seed).choice(sorted(seen.hand)))


AI = Mind(
    levels=("dice",),
    usual="dice",
    fallback="dice",
    plain=lambda: choose,
    programs=lambda: Programs(
        levels={"dice": choose},
        allows=lambda seen, action: isinstance(action, Play) and action.card in seen.hand,
    ),
)
