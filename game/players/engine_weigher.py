"""A child process that weighs choices for a person while he chooses, and is quiet if it cannot.

Nobody waits for it: it is asked in each frame, and says what it knows by then.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from game.games import PIQUET
from game.players.child import Child, environment
from game.players.engine import PATIENCE_SECONDS, engine_command
from game.players.judgement import Analysis, Weighed
from game.players.mind import mind_of
from game.players.program import wire_text
from game.players.protocol import Analysed, NonsenseError, read_from_engine, write_weigh_question
from game.players.wire import question_seed
from rules.core.game import Action, View

NOTHING = Weighed(Analysis(()), settled=True)
"""Where nothing can be said."""
_SEED = 1  # the same question gets the same answer
_RESTARTS = 1
_LINES_AT_ONCE = 16


class EngineWeigher:
    """Asked about a view again and again, it says what is known of its choices by now."""

    def __init__(
        self,
        game: str = PIQUET,
        command: Sequence[str] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Without a command it is the best of our own players of the game."""
        self._game, self._mind, self._now = game, mind_of(game), now
        self._command = tuple(command or engine_command(self._mind.levels[-1], game))
        self._child: Child | None = None
        self._starts = 0
        self._quiet = self._mind.weigher is None  # for good
        self._seen: View | None = None
        self._action: Action | None = None
        self._text = ""
        self._number = 0
        self._sent = 0.0
        self._open = False  # whether the question put last is not settled
        self._known: Weighed | None = None

    def __call__(self, seen: View, action: Action | None = None) -> Weighed | None:
        """What is known of the choices of this view, `action` among them as soon as it is weighed.

        None before the first figures. It must be called again until all is settled.
        """
        if self._quiet:
            return NOTHING
        if self._seen is not seen and self._seen != seen:
            self._seen, self._text, self._known = seen, wire_text(seen), None
            self._ask(action)
        elif action != self._action:
            self._action = action
            if not self._knows(action):
                self._ask(action)
        if self._open:
            self._listen()
        return self._known

    def close(self) -> None:
        """End the child."""
        self._quiet, self._known = True, NOTHING
        if self._child is not None:
            self._child.close()
            self._child = None

    def _knows(self, action: Action | None) -> bool:
        """Whether no better answer would come than the one that is there."""
        known = self._known
        if known is None or not known.settled:
            return False
        return action is None or known.analysis.of(action) is not None

    def _ask(self, action: Action | None) -> None:
        self._action = action
        self._number += 1
        self._sent, self._open = self._now(), True
        if self._child is None:
            self._start()
        if self._child is not None:
            seed = question_seed(_SEED, self._text)
            line = write_weigh_question(self._number, self._text, seed, action, self._game)
            self._child.send(line)

    def _start(self) -> None:
        self._starts += 1
        try:
            self._child = Child(self._command, environment(self._command))
        except OSError:
            self._end()

    def _listen(self) -> None:
        """Take in what it has said."""
        for _ in range(_LINES_AT_ONCE):
            line = self._child.hear() if self._child else None
            if line is None:
                return self._fail()
            if not line:
                break
            try:
                said = read_from_engine(line, self._game)
            except NonsenseError:  # an older engine, which does not know how: it is left in peace
                self._end()
                return None
            if isinstance(said, Analysed) and said.question == self._number and self._open:
                if not self._fits(said.analysis):
                    self._end()
                    return None
                self._known = Weighed(said.analysis, said.settled)
                self._open = not said.settled
        if self._open and self._now() - self._sent > PATIENCE_SECONDS:
            self._end()
        return None

    def _fits(self, found: Analysis) -> bool:
        return all(self._mind.allows(self._seen, one.action) for one in found.candidates)

    def _fail(self) -> None:
        """It has ended: once it is started anew."""
        self._child = None
        if self._starts > _RESTARTS:
            self._end()
        elif self._open:
            self._ask(self._action)

    def _end(self) -> None:
        """Nothing can be said, now and later."""
        self._quiet, self._known = True, NOTHING
        if self._child is not None:
            self._child.kill()
            self._child = None
