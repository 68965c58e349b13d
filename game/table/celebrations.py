"""What is being celebrated at the table, one big event after the other, each once."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from game.stage.clock import Clock
from game.stage.director import Director, Motion

SECONDS = {Motion.OFF: 1.4, Motion.FAST: 1.0, Motion.NORMAL: 1.5, Motion.SLOW: 1.6}
"""How long a celebration is seen; never longer than 1.6 seconds (design, "Motion")."""

STILL = 0.6
"""The share at which everything has arrived: what is seen with motion off."""

OPENED, LEAVING = 0.12, 0.86
"""The shares of its time at which it has opened, and begins to go."""


def whole(share: float) -> bool:
    """Whether it covers what lies under it when a share of its time is over."""
    return OPENED <= share <= LEAVING


class Celebrating:
    """The celebration that is seen now, and those that wait for it."""

    def __init__(self, clock: Clock, director: Director) -> None:
        """The director knows how fast things move at the moment."""
        self._clock, self._director = clock, director
        self._waiting: deque[Any] = deque()
        self._begun = 0.0
        self.now: Any = None  # a record of the game's own

    @property
    def share(self) -> float:
        """How much of its time is over; where nothing moves, all stands in its place."""
        if self._director.motion is Motion.OFF:
            return STILL
        return min(1.0, (self._clock.now - self._begun) / self._seconds)

    @property
    def moving(self) -> bool:
        return self.now is not None and self._director.motion is not Motion.OFF

    @property
    def _seconds(self) -> float:
        return SECONDS[self._director.motion]

    def begin(self, found: Sequence[Any]) -> None:
        """Celebrate these, after what is celebrated already."""
        self._waiting.extend(found)
        if self.now is None:
            self._next()

    def tick(self) -> bool:
        """Go on when one has been seen long enough; True when it went."""
        if self.now is None or self._clock.now < self._begun + self._seconds:
            return False
        self._next()
        return True

    def stop(self) -> None:
        """A press ends all of it."""
        self._waiting.clear()
        self.now = None

    def _next(self) -> None:
        self.now = self._waiting.popleft() if self._waiting else None
        self._begun = self._clock.now
