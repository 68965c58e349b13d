"""An engine as whoever asks it has it: questions by number, answers as they come, new starts.

Nothing here makes its caller wait. A child that ends, is silent for too long or says what it should
not is started anew, and asked again what is still open; after some failures in a row it is given
up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from game.players.child import Child, environment
from game.players.protocol import Answer, Hello, NonsenseError, read_from_engine

PATIENCE_SECONDS = 10.0
_LINES_AT_ONCE = 16  # how much is listened to in one frame


class EngineClient:
    """Questions to one engine, which is started when it is asked first, or before."""

    def __init__(
        self,
        command: Sequence[str],
        game: str,
        *,
        restarts: int,
        patience_seconds: float | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`restarts`: how many failures in a row are forgiven. `now`: a clock, in seconds.

        An answer may take PATIENCE_SECONDS where nothing else is said.
        """
        self._command, self._game, self._now = tuple(command), game, now
        self._patience = PATIENCE_SECONDS if patience_seconds is None else patience_seconds
        self._restarts = restarts
        self._child: Child | None = None
        self._open: dict[int, Callable[[int], str]] = {}
        self._number, self._since = 0, 0.0
        self.failures = 0
        self.complaint = ""
        """Why the engine was last restarted or given up, for a log."""

    @property
    def failed(self) -> bool:
        """Whether it is given up."""
        return self.failures > self._restarts

    @property
    def waiting(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._open) and not self.failed

    @property
    def pid(self) -> int | None:
        """The child's process, if there is one."""
        return self._child.pid if self._child else None

    def start(self) -> None:
        """Start a new child, which is asked at once what is still open."""
        self.kill()
        self._since = self._now()
        try:
            self._child = Child(self._command, environment(self._command))
        except OSError as error:
            self.complaint = f"it cannot be started: {error.strerror}"
            self.failures = self._restarts + 1
            return
        for number, write in self._open.items():
            self._child.send(write(number))

    def ask(self, write: Callable[[int], str]) -> int:
        """Ask, and give the number of the question; `write` makes its line, with the number."""
        self._number += 1
        if self.failed:
            return self._number
        if not self._open:
            self._since = self._now()
        self._open[self._number] = write
        if self._child is None:
            self.start()
        else:
            self._child.send(write(self._number))
        return self._number

    def forget(self, number: int) -> None:
        """An answer to this is wanted no more: it is passed over."""
        self._open.pop(number, None)

    def done(self, number: int) -> None:
        """This is answered: what failed before is forgiven."""
        self.forget(number)
        self.failures = 0

    def heard(self) -> Iterator[Answer]:
        """What it has said to open questions. Anything wrong ends this child and starts another."""
        for _ in range(_LINES_AT_ONCE):
            if not self.waiting:
                return
            line = self._child.hear() if self._child else None
            if line is None:
                return self.fail("it ended")
            if not line:
                break
            try:
                said = read_from_engine(line, self._game)
            except NonsenseError as nonsense:
                return self.fail(str(nonsense))
            if isinstance(said, Hello):
                continue
            if said.question > self._number:
                return self.fail("it answers what was not asked")
            if said.question in self._open:
                self._since = self._now()
                yield said
        if self.waiting and self._now() - self._since > self._patience:
            self.fail("it took too long")
        return None

    def fail(self, complaint: str) -> None:
        """It has done something wrong: another is started, or it is given up."""
        self.complaint = complaint
        self.failures += 1
        if self.failed:
            self.kill()
        else:
            self.start()

    def kill(self) -> None:
        """End the child now, without waiting for it."""
        if self._child is not None:
            self._child.kill()
            self._child = None

    def close(self) -> None:
        """End the child surely; nothing is open any more."""
        self._open.clear()
        if self._child is not None:
            self._child.close()
            self._child = None
