"""Random parties under the laws until enough deals are played; what turned up is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from rules.all_fours.options import Options
from rules.all_fours.partie import start
from tests.all_fours.laws import Watch
from tests.all_fours.luck import any_action, clumsy_action, random_options, rash_action
from tests.rules.watching import LawBrokenError, follow_to_the_end, until

__all__ = ["LawBrokenError", "soak"]

THOROUGHNESS = 0.05  # the share of states in which every wrong action is tried and cards dealt anew


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
    agreed = options or random_options(luck)
    rash = clumsy_action if agreed.strict else rash_action
    watch = Watch(start(agreed), luck, thoroughness)
    follow_to_the_end(watch, any_action if seed % 2 else rash, seed)
    return watch.figures
