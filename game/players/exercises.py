"""Where the exercises of a trainer come from: an engine's process, so that no frame waits for one.

What is asked for is waited for by looking in again; a process that ends, complains or is silent for
too long is started anew, and after some failures in a row nothing more comes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from game.games import PIQUET
from game.players.client import EngineClient
from game.players.engine import RESTARTS, engine_command
from game.players.mind import mind_of
from game.players.protocol import Exercised, write_exercise_question

PATIENCE_SECONDS = 120.0
"""For one exercise: Master plays some deals against himself, each in less than a second."""


class ExerciseWish(NamedTuple):
    """Which exercise: of this trainer, of the set of this seed, with this number in it, from 0."""

    trainer: str
    seed: int
    number: int


class ExerciseSource(Protocol):
    """What a page asks for exercises."""

    @property
    def failed(self) -> bool:
        """Whether nothing more comes."""

    def want(self, wish: ExerciseWish, /) -> None:
        """Begin to make one; asking again for one that is wanted already does nothing."""

    def given(self, wish: ExerciseWish, /) -> Mapping[str, Any] | None:
        """One that was wanted, as plain data; None as long as it is not there."""

    def close(self) -> None:
        """Make no more."""


class EngineExercises:
    """Exercises made in a child process, which is there from the first wish on."""

    def __init__(
        self,
        game: str = PIQUET,
        command: Sequence[str] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`command` starts another engine than ours; `now` is a clock, in seconds."""
        self._game = game
        self._client = EngineClient(
            command or engine_command(mind_of(game).levels[-1], game),
            game,
            restarts=RESTARTS,
            patience_seconds=PATIENCE_SECONDS,
            now=now,
        )
        self._asked: dict[int, ExerciseWish] = {}
        self._given: dict[ExerciseWish, Mapping[str, Any]] = {}

    @property
    def failed(self) -> bool:
        return self._client.failed

    def want(self, wish: ExerciseWish, /) -> None:
        if wish in self._given or wish in self._asked.values() or self.failed:
            return
        number = self._client.ask(lambda asked: write_exercise_question(asked, *wish, self._game))
        self._asked[number] = wish

    def given(self, wish: ExerciseWish, /) -> Mapping[str, Any] | None:
        for said in self._client.heard():
            if isinstance(said, Exercised):
                self._given[self._asked.pop(said.question)] = said.exercise
                self._client.done(said.question)
        return self._given.get(wish)

    def close(self) -> None:
        self._asked.clear()
        self._client.kill()  # it may think for seconds
        self._client.close()


class ExercisesHere:
    """Exercises made at once, in this process: for a demonstration, and where nobody waits."""

    failed = False

    def __init__(self, game: str = PIQUET) -> None:
        self._game = game
        self._given: dict[ExerciseWish, Mapping[str, Any]] = {}

    def want(self, wish: ExerciseWish, /) -> None:
        make = mind_of(self._game).exercise
        if make is not None and wish not in self._given:
            self._given[wish] = make(*wish)

    def given(self, wish: ExerciseWish, /) -> Mapping[str, Any] | None:
        return self._given.get(wish)

    def close(self) -> None:
        """Nothing to end."""
