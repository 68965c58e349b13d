"""The exercises of a set, one after the other: what is there, what is waited for, what comes next.

While one is at an exercise the next is made already.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from game.players.exercises import ExerciseSource, ExerciseWish

_Task = TypeVar("_Task")


class Supply(Generic[_Task]):
    """A set of exercises of one trainer, read by `read`; ValueError from it counts as a failure."""

    def __init__(
        self,
        source: ExerciseSource,
        trainer: str,
        seed: int,
        most: int,
        read: Callable[[Mapping[str, Any]], _Task],
    ) -> None:
        self._source, self._trainer, self._seed = source, trainer, seed
        self._most, self._read = most, read
        self._broken = False

    @property
    def failed(self) -> bool:
        """Whether nothing more comes."""
        return self._broken or self._source.failed

    def take(self, number: int) -> _Task | None:
        """The exercise with this number, from 0; None as long as it is not there."""
        self._source.want(self._wish(number))
        data = self._source.given(self._wish(number))
        if data is None or self._broken:
            return None
        if number + 1 < self._most:
            self._source.want(self._wish(number + 1))
        try:
            return self._read(data)
        except (ValueError, KeyError, TypeError):
            self._broken = True
            return None

    def _wish(self, number: int) -> ExerciseWish:
        return ExerciseWish(self._trainer, self._seed, number)
