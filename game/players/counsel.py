"""What a person is told while he chooses: what choices come to, and what he may expect.

Each is thought out by a child process. Nobody waits for it: it is asked in each frame, and says
what it knows by then; one that cannot is quiet, and the partie goes on without.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from game.games import PIQUET
from game.players.client import EngineClient
from game.players.engine import JUDGING, engine_command
from game.players.judgement import Analysis, Weighed
from game.players.mind import mind_of
from game.players.outlook import Foresight
from game.players.protocol import (
    Analysed,
    Foreseen,
    write_foresight_question,
    write_weigh_question,
)
from game.players.wire import question_seed, wire_text
from rules.core.game import Action, View

NOTHING = Weighed(Analysis(()), settled=True)
"""Where nothing can be said."""
_RESTARTS = 1


class EngineWeigher:
    """Asked about a view again and again, it says what is known of its choices by now."""

    def __init__(
        self,
        game: str = PIQUET,
        command: Sequence[str] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Without a command it is the best of our own players of the game."""
        self._game, self._mind = game, mind_of(game)
        command = command or engine_command(self._mind.levels[-1], game)
        self._client = EngineClient(command, game, restarts=_RESTARTS, now=now)
        self._quiet = self._mind.weigher is None  # for good
        self._seen: View | None = None
        self._action: Action | None = None
        self._number = 0
        self._known: Weighed | None = None

    def __call__(self, seen: View, action: Action | None = None) -> Weighed | None:
        """What is known of the choices of this view, `action` among them as soon as it is weighed.

        None before the first figures. It must be called again until all is settled.
        """
        if self._quiet:
            return NOTHING
        if self._seen is not seen and self._seen != seen:
            self._seen, self._known = seen, None
            self._ask(seen, action)
        elif action != self._action:
            self._action = action
            if not self._knows(action):
                self._ask(seen, action)
        for said in self._client.heard():
            if isinstance(said, Analysed):
                self._take_in(said)
        return NOTHING if self._client.failed else self._known

    def close(self) -> None:
        """End the child."""
        self._quiet = True
        self._client.close()

    def _knows(self, action: Action | None) -> bool:
        """Whether no better answer would come than the one that is there."""
        known = self._known
        if known is None or not known.settled:
            return False
        return action is None or known.analysis.of(action) is not None

    def _ask(self, seen: View, action: Action | None) -> None:
        self._action, text = action, wire_text(seen)
        seed = question_seed(JUDGING, text)
        self._client.forget(self._number)
        self._number = self._client.ask(
            lambda number: write_weigh_question(number, text, seed, action, self._game)
        )

    def _take_in(self, said: Analysed) -> None:
        if not all(self._mind.allows(self._seen, one.action) for one in said.analysis.candidates):
            self._client.fail("it weighs what the rules do not allow")
            return
        self._known = Weighed(said.analysis, said.settled)
        if said.settled:
            self._client.done(said.question)


class Lookout:
    """Asked about a view again and again, it says None until there is something to tell."""

    def __init__(
        self,
        game: str = PIQUET,
        command: Sequence[str] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Without a command it is the usual one of our own players; it starts when it is asked."""
        mind = mind_of(game)
        command = command or engine_command(mind.usual, game)
        self._game = game
        self._client = EngineClient(command, game, restarts=_RESTARTS, now=now)
        self._quiet = mind.foresee is None
        self._seen: View | None = None
        self._number = 0
        self._found: Foresight | None = None

    def __call__(self, seen: View) -> Foresight | None:
        """What the seat may expect in a view that leaves a choice; None if that is not known."""
        if self._quiet:
            return None
        if self._seen is not seen:
            self._seen, self._found, text = seen, None, wire_text(seen)
            seed = question_seed(JUDGING, text)
            self._client.forget(self._number)
            self._number = self._client.ask(
                lambda number: write_foresight_question(number, text, seed, self._game)
            )
        for said in self._client.heard():
            if isinstance(said, Foreseen):
                self._found = said.foresight
                self._client.done(said.question)
        return self._found

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._client.waiting and not self._quiet

    def close(self) -> None:
        """End the child."""
        self._quiet = True
        self._client.close()
