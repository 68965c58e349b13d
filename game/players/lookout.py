"""A child process that says what a seat may expect, and is quiet if it cannot.

Nobody waits for it: it is asked in each frame and says what it knows. One that fails is started
anew once; then nothing more is told, and the partie goes on without.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from game.games import PIQUET
from game.players.child import Child, environment
from game.players.engine import PATIENCE_SECONDS, engine_command
from game.players.mind import mind_of
from game.players.outlook import Foresight
from game.players.program import wire_text
from game.players.protocol import (
    Foreseen,
    NonsenseError,
    read_from_engine,
    write_foresight_question,
)
from game.players.wire import question_seed
from rules.core.game import View

_SEED = 1  # the same question gets the same answer
_STARTS = 2
_LINES_AT_ONCE = 16


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
        self._command = tuple(command or engine_command(mind.usual, game))
        self._game, self._now = game, now
        self._quiet = mind.foresee is None
        self._starts, self._number, self._sent = 0, 0, 0.0
        self._child: Child | None = None
        self._seen: View | None = None
        self._open = False
        self._found: Foresight | None = None

    def __call__(self, seen: View) -> Foresight | None:
        """What the seat may expect in a view that leaves a choice; None if that is not known."""
        if self._quiet:
            return None
        if self._seen is not seen:
            self._seen, self._found = seen, None
            self._ask()
        elif self._open:
            self._listen()
        return self._found

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._open and not self._quiet

    def close(self) -> None:
        """End the child."""
        self._quiet = True
        if self._child is not None:
            self._child.close()
            self._child = None

    def _ask(self) -> None:
        if self._child is None:
            self._start()
        if self._child is None or self._seen is None:
            return
        text = wire_text(self._seen)
        self._number += 1
        self._sent, self._open = self._now(), True
        self._child.send(
            write_foresight_question(self._number, text, question_seed(_SEED, text), self._game)
        )

    def _start(self) -> None:
        self._starts += 1
        try:
            self._child = Child(self._command, environment(self._command))
        except OSError:
            self._quiet = True

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
            except NonsenseError:  # an older engine does not know how
                return self._fail()
            if isinstance(said, Foreseen) and said.question == self._number:
                self._found, self._open = said.foresight, False
                self._starts = 0
        if self._open and self._now() - self._sent > PATIENCE_SECONDS:
            self._fail()
        return None

    def _fail(self) -> None:
        """It has ended, talks nonsense or says nothing: once it is started anew."""
        if self._child is not None:
            self._child.kill()
            self._child = None
        self._open = False
        if self._starts >= _STARTS:
            self._quiet = True
        else:
            self._ask()
