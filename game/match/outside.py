"""An engine that is given as a command line and plays a match by the protocol (PROTOCOL.md).

A match waits for its answers, and ends with a sentence when it fails: a figure that another player
helped to make would be worth nothing.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

from game.games import PIQUET
from game.match.arena import MatchError, arena_of
from game.players.child import Child
from game.players.protocol import (
    Chosen,
    Hello,
    NonsenseError,
    Said,
    read_from_engine,
    write_question,
)
from game.players.wire import wire_text
from rules.core.game import Action, View

_FIRST_NAP, _LONGEST_NAP = 0.0001, 0.005  # seconds between two looks for an answer


class Outside:
    """A child process that is asked and waited for."""

    def __init__(
        self,
        command: Sequence[str],
        patience_seconds: float,
        game: str = PIQUET,
    ) -> None:
        """Starts it and hears its hello; MatchError when it does not come."""
        self._patience, self._game = patience_seconds, game
        self._number = 0
        try:
            self._child = Child(command, os.environ)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise MatchError(f"{command[0]} cannot be started: {why}") from None
        try:
            self._await_hello()
        except BaseException:
            self.close()
            raise

    def choose(self, seen: View, seed: int, hidden: object) -> Action:  # noqa: ARG002 - so it is
        self._number += 1
        self._child.send(write_question(self._number, wire_text(seen), seed, self._game))
        when = f"when it was asked{arena_of(self._game).when_asked(seen)}"
        while True:
            said = self._hear(when)
            if isinstance(said, Chosen) and said.question == self._number:
                return said.action

    def close(self) -> None:
        self._child.close()

    def _await_hello(self) -> None:
        if not isinstance(self._hear("when it was started"), Hello):
            raise MatchError("it does not begin with its hello (see PROTOCOL.md)")

    def _hear(self, when: str) -> Said:
        until, nap = time.monotonic() + self._patience, _FIRST_NAP
        while not (line := self._child.hear()):
            if line is None:
                raise MatchError(f"it ended {when}")
            if time.monotonic() > until:
                raise MatchError(f"it said nothing for {self._patience:g} s {when}")
            time.sleep(nap)
            nap = min(nap * 1.5, _LONGEST_NAP)
        try:
            return read_from_engine(line, self._game)
        except NonsenseError as nonsense:
            raise MatchError(f"{nonsense} {when}; it said {line.strip()[:120]!r}") from None
