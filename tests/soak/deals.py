"""Random parties under the laws until enough deals are played; what turned up is counted.

Pure chance seldom brings a repique or a carte blanche, so every second partie is played by two who
like to call, with packs that were badly shuffled; and every seventh with an elder who keeps silent
about what his calls show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from rules.piquet.options import Options
from rules.piquet.partie import start
from tests.rules.laws import Watch
from tests.rules.luck import any_action, eager_action
from tests.soak.scorer import silent_action

THOROUGHNESS = 0.02  # the share of states in which every wrong action is tried and cards dealt anew


class LawBrokenError(AssertionError):
    """A law was broken; says by which partie, so that it can be played again."""


def soak(
    deals: int,
    seed: int,
    *,
    thoroughness: float = THOROUGHNESS,
    tell: Callable[[Counter[str]], None] | None = None,
) -> Counter[str]:
    """Play whole parties, each from a seed of its own, until so many deals are over."""
    figures: Counter[str] = Counter()
    while figures["deals"] < deals:
        figures += _partie(seed + figures["parties"], thoroughness)
        if tell is not None:
            tell(figures)
    return figures


def _partie(seed: int, thoroughness: float) -> Counter[str]:
    luck = Random(seed)
    action = any_action if seed % 2 else eager_action
    if seed % 7 == 3:
        action = silent_action
    watch = Watch(start(Options(packets=luck.choice((2, 3)))), luck, thoroughness)
    try:
        while watch.state.turn is not None:
            watch.follow(action(watch.state, luck))
        watch.replays()
    except Exception as broken:
        raise LawBrokenError(f"seed {seed}, after {len(watch.log)} actions: {broken}") from broken
    return watch.figures
