"""Piquet's programs, for engines, advice and reviews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.players.mind import Weigh, mind_in
from game.players.outlook import AfterDeals, Foresee

# What thinks is loaded when it is asked for: a title that lists the levels does without.


def _weigher() -> Weigh:
    from game.piquet.ai.analysis import Weigher  # noqa: PLC0415

    return Weigher()


def _outlook() -> AfterDeals:
    from game.piquet.ai.values.line import after_deals  # noqa: PLC0415

    return after_deals


def _foresee() -> Foresee:
    from game.piquet.ai.foresight import foresee  # noqa: PLC0415

    return foresee


def _exercise(trainer: str, seed: int, number: int) -> Mapping[str, Any]:
    from game.piquet.trainers.exercises import EXERCISES  # noqa: PLC0415

    return EXERCISES[trainer](seed, number)


def _prepare(level: str) -> None:
    from game.piquet.ai.levels import BY_RULE  # noqa: PLC0415
    from game.piquet.ai.values.play_table import play_values  # noqa: PLC0415

    if level not in BY_RULE:
        play_values()


def _degraded() -> bool:
    """Whether the play table was wanted and is missing or damaged; to ask does not load it."""
    from game.piquet.ai.values.play_table import play_values  # noqa: PLC0415

    return play_values.cache_info().currsize > 0 and play_values().degraded


def _damaged() -> tuple[str, ...]:
    from game.piquet.ai.values.whole import damaged  # noqa: PLC0415

    return damaged()


# Settlement points lost beyond doubt by a seat in a first deal, each level against itself; the
# errors are 4.3 (24 deals), 1.3, 0.6 (40 deals) and 0.06 (24): `python -m tests.soak_luck --losses
# 24 --seed 7`, or 40.
_LOSSES = {"novice": 28.7, "club": 7.0, "expert": 3.1, "master": 0.06}

AI = mind_in(
    "game.piquet.ai",
    judging="analysis",
    heuristic="heuristic.thumb",
    weigher=_weigher,
    outlook=_outlook,
    losses=_LOSSES,
    foresee=_foresee,
    exercise=_exercise,
    prepare=_prepare,
    degraded=_degraded,
    damaged=_damaged,
)
