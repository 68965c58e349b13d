"""Where the exercises of a trainer come from: an engine's process, so that no frame waits for one.

What is asked for is waited for by looking in again; a process that ends, complains or is silent for
too long is started anew, and after some failures in a row nothing more comes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from game.games import PIQUET
from game.players.child import Child, environment
from game.players.engine import RESTARTS, engine_command
from game.players.mind import mind_of
from game.players.protocol import (
    Exercised,
    Hello,
    NonsenseError,
    read_from_engine,
    write_exercise_question,
)

PATIENCE_SECONDS = 120.0
"""For one exercise: Master plays some deals against himself, each in less than a second."""
_LINES_AT_ONCE = 16


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
        self._game, self._now = game, now
        self._command = tuple(command or engine_command(mind_of(game).levels[-1], game))
        self._child: Child | None = None
        self._number, self._failures, self._heard_at = 0, 0, 0.0
        self._asked: dict[int, ExerciseWish] = {}
        self._given: dict[ExerciseWish, Mapping[str, Any]] = {}

    @property
    def failed(self) -> bool:
        return self._failures > RESTARTS

    def want(self, wish: ExerciseWish, /) -> None:
        if wish in self._given or wish in self._asked.values() or self.failed:
            return
        self._number += 1
        self._asked[self._number] = wish
        if self._child is None:
            self._start()
        else:
            self._ask(self._number)

    def given(self, wish: ExerciseWish, /) -> Mapping[str, Any] | None:
        self._listen()
        return self._given.get(wish)

    def close(self) -> None:
        self._asked.clear()
        self._drop()

    def _start(self) -> None:
        self._drop()
        self._heard_at = self._now()
        try:
            self._child = Child(self._command, environment(self._command))
        except OSError:
            return  # there is nothing to hear then, and `_listen` counts that as a failure
        for number in self._asked:
            self._ask(number)

    def _ask(self, number: int) -> None:
        trainer, seed, at = self._asked[number]
        if self._child is not None:
            self._child.send(write_exercise_question(number, trainer, seed, at, self._game))

    def _listen(self) -> None:
        """Take in what it has said, as long as something is waited for."""
        for _ in range(_LINES_AT_ONCE):
            if not self._asked or self.failed:
                return
            line = self._child.hear() if self._child is not None else None
            if line == "":
                if self._now() - self._heard_at > PATIENCE_SECONDS:
                    self._fail()
                return
            if line is None or not self._taken_in(line):
                self._fail()
                return

    def _taken_in(self, line: str) -> bool:
        """Keep an exercise; False for a line that should not have been said."""
        self._heard_at = self._now()
        try:
            said = read_from_engine(line, self._game)
        except NonsenseError:
            return False
        if isinstance(said, Exercised) and said.question in self._asked:
            self._given[self._asked.pop(said.question)] = said.exercise
            self._failures = 0
            return True
        return isinstance(said, Hello)

    def _fail(self) -> None:
        self._failures += 1
        if self.failed:
            self.close()
        else:
            self._start()

    def _drop(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child = None


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
