"""Exercises for tests: those of the first stages, made once, in this process."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.games import PIQUET
from game.piquet.trainers.exercises import EXERCISES
from game.players.exercises import ExerciseSource, ExerciseWish
from tests.game.houses import OpenHouse


@cache
def exercise(trainer: str, seed: int = 0, number: int = 0) -> Mapping[str, Any]:
    """One exercise of Piquet's."""
    return EXERCISES[trainer](seed, number)


class Easy:
    """Gives the first exercise of a few seeds, whatever number of a set is wanted.

    With `slow` nothing comes before `come` is set; with `failed` nothing at all.
    """

    def __init__(self, slow: bool = False, failed: bool = False) -> None:
        self.come, self.failed, self.closed = not slow, failed, False
        self.wanted: list[ExerciseWish] = []

    def want(self, wish: ExerciseWish, /) -> None:
        self.wanted.append(wish)

    def given(self, wish: ExerciseWish, /) -> Mapping[str, Any] | None:
        return exercise(wish.trainer, wish.number % 2) if self.come and not self.failed else None

    def close(self) -> None:
        self.closed = True


class EasyHouse(OpenHouse):
    """A house with such exercises."""

    def __init__(self, source: Easy | None = None) -> None:
        super().__init__()
        self.source = source or Easy()

    def exercises(self, game: str, /) -> ExerciseSource:
        assert game == PIQUET
        return self.source
