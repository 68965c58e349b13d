"""An engine at the table: a child process that is asked, watched, and replaced when it fails.

Whatever the child does (dies, hangs, floods, talks nonsense, breaks the rules) the partie goes on:
it is killed and started anew, and after too many failures in a row our player by rules of thumb
takes its place.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

import rules
from game.players.allowed import is_allowed
from game.players.child import Child
from game.players.piquet import thumb
from game.players.program import wire_text
from game.players.protocol import Chosen, NonsenseError, read_from_engine, write_question
from game.players.wire import question_seed
from rules.piquet.actions import Action
from rules.piquet.view import View

PATIENCE_SECONDS = 10.0
RESTARTS = 2
_LINES_AT_ONCE = 16  # how much is listened to in one frame


class Doing(Enum):
    """What an engine is about, for the table to show."""

    WAITING = auto()  # nothing was asked
    THINKING = auto()
    RESTARTED = auto()  # thinking, in a new process after the old one failed
    FELL_BACK = auto()  # it failed too often: thumb rules play in its place


@dataclass(frozen=True, slots=True)
class Status:
    """What an engine is about and since when, in seconds of the clock the player was given."""

    doing: Doing
    since: float


@dataclass(frozen=True, slots=True)
class _Question:
    """What was asked last: its number, the view, its text and seed, and when it was (re)sent."""

    number: int
    seen: View
    text: str
    seed: int
    sent: float


def engine_command(level: str) -> tuple[str, ...]:
    """The command that starts one of our own engines from this very installation."""
    if getattr(sys, "frozen", False):
        return (sys.executable, "engine", "--level", level)
    return (sys.executable, "-m", "game", "engine", "--level", level)


class EnginePlayer:
    """A seat whose choices are made in a child process."""

    def __init__(
        self,
        command: Sequence[str],
        seed: int,
        *,
        patience_seconds: float = PATIENCE_SECONDS,
        restarts: int = RESTARTS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`restarts`: how many failures in a row are forgiven. `now`: a clock, in seconds."""
        self._command = tuple(command)
        self._seed = seed
        self._patience = patience_seconds
        self._restarts = restarts
        self._now = now
        self._number = 0
        self._failures = 0
        self._question: _Question | None = None
        self.asked_seed = 0  # of the question put last
        self._status = Status(Doing.WAITING, now())
        self._child: Child | None = None
        self.complaint = ""
        """Why the engine was last restarted or given up, for a log."""
        self.degraded = False
        """Whether it has said that it must do without something that came with it."""
        self._start()

    @property
    def status(self) -> Status:
        return self._status

    @property
    def waited(self) -> float:
        """How long the table has been waiting for an answer, in seconds; 0 when it is not."""
        return 0.0 if self._question is None else self._now() - self._status.since

    @property
    def pid(self) -> int | None:
        """The child's process, if there is one."""
        return self._child.pid if self._child else None

    def choose(self, seen: View) -> Action | None:
        if self._question is None or self._question.seen != seen:
            self._ask(seen)
        if self._question is None:
            return None
        if self._status.doing is not Doing.FELL_BACK:
            action = self._listen(self._question)
            if action is not None:
                self._failures = 0
                self._question = None
                self._become(Doing.WAITING)
                return action
        if self._status.doing is Doing.FELL_BACK:
            question, self._question = self._question, None
            return thumb.choose(question.seen, question.seed)
        return None

    def close(self) -> None:
        self._question = None
        if self._child is not None:
            self._child.close()
            self._child = None

    def _ask(self, seen: View) -> None:
        text = wire_text(seen)
        self.asked_seed = question_seed(self._seed, text)
        self._question = _Question(0, seen, text, self.asked_seed, 0.0)
        if self._status.doing is Doing.FELL_BACK:
            return
        self._become(Doing.THINKING)
        if self._child is None:
            self._start()
        else:  # an answer to what nobody wants to know any more is passed over by its number
            self._send()

    def _send(self) -> None:
        question = self._question
        if question is None or self._child is None:
            return
        self._number += 1
        self._question = _Question(
            self._number, question.seen, question.text, question.seed, self._now()
        )
        self._child.send(write_question(self._number, question.text, question.seed))

    def _listen(self, question: _Question) -> Action | None:
        """The answer if it has come. Anything wrong ends this child and starts another."""
        for _ in range(_LINES_AT_ONCE):
            line = self._child.hear() if self._child else None
            if line is None:
                self._fail("it ended")
                return None
            if not line:
                break
            try:
                said = read_from_engine(line)
            except NonsenseError as nonsense:
                self._fail(str(nonsense))
                return None
            if isinstance(said, Chosen) and said.question == question.number:
                self.degraded = self.degraded or said.degraded
                if is_allowed(question.seen, said.action):
                    return said.action
                self._fail("it chose what the rules do not allow")
                return None
        if self._now() - question.sent > self._patience:
            self._fail("it took too long")
        return None

    def _fail(self, complaint: str) -> None:
        self.complaint = complaint
        self._failures += 1
        if self._failures > self._restarts:
            self._drop()
            self._become(Doing.FELL_BACK)
        else:
            self._become(Doing.RESTARTED)
            self._start()

    def _start(self) -> None:
        """A new child, which is asked at once what is still open."""
        self._drop()
        try:
            self._child = Child(self._command, _environment(self._command))
        except OSError as error:
            self.complaint = f"it cannot be started: {error.strerror}"
        # Without a child there is nothing to hear, and `_listen` counts that as a failure.
        self._send()

    def _drop(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child = None

    def _become(self, doing: Doing) -> None:
        self._status = Status(doing, self._now())


def _environment(command: Sequence[str]) -> Mapping[str, str]:
    """Our own environment; this same Python finds the same `rules` and `game` in it as we do."""
    if command[:1] != (sys.executable,):
        return os.environ
    home = str(Path(rules.__file__).parent.parent)
    known = os.environ.get("PYTHONPATH", "")
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, (home, known)))}
