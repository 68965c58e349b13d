"""Random parties under the laws until enough deals are played; what turned up is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from rules.bezique.options import Options
from rules.bezique.partie import start
from tests.bezique.laws import Watch
from tests.bezique.luck import any_action, eager_action, random_options
from tests.rules.watching import LawBrokenError, follow_to_the_end, until

__all__ = ["LawBrokenError", "soak"]

THOROUGHNESS = 0.02  # the share of states in which every wrong action is tried and cards dealt anew


def soak(
    deals: int,
    seed: int,
    options: Options | None = None,
    *,
    thoroughness: float = THOROUGHNESS,
    tell: Callable[[Counter[str]], None] | None = None,
) -> Counter[str]:
    """Play whole parties, each from a seed of its own, until so many deals are over.

    None: other options in each.
    """
    return until(deals, lambda number: _partie(seed + number, options, thoroughness), tell)


def _partie(seed: int, options: Options | None, thoroughness: float) -> Counter[str]:
    luck = Random(seed)
    watch = Watch(start(options or random_options(luck)), luck, thoroughness)
    follow_to_the_end(watch, any_action if seed % 2 else eager_action, seed)
    return watch.figures
