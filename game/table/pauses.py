"""What is left to be seen or read before the table goes on, and until when by its clock.

A finished trick lies, a newcomer reads what was said, the other one takes the time of a person.
"""

from __future__ import annotations

from math import inf

from game.preferences import READ_UNTIL_PRESSED
from game.stage.clock import Clock
from game.table.opposite import SPEAKING


class Pauses:
    """The pauses that are made now; a press ends them all."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pause_until = 0.0
        self._lies_until = 0.0  # a finished trick, or words
        self._spoken_at = -inf  # the last words of whoever sits opposite
        self.to_read = False  # words, as soon as all has come to rest

    @property
    def lying(self) -> bool:
        """Whether a finished trick lies to be read, or a newcomer reads what was said."""
        return self._clock.now < self._lies_until

    @property
    def kept(self) -> bool:
        """Whether what lies is left until a person goes on."""
        return self._lies_until == inf

    @property
    def pausing(self) -> bool:
        """Whether the other one takes the time of a person before an answer."""
        return self._clock.now < self._pause_until

    @property
    def voiced(self) -> float:
        """How far the bubble of the last words has opened, from 0 to 1."""
        return min(1.0, (self._clock.now - self._spoken_at) / SPEAKING)

    def speak(self, *, opposite: bool) -> None:
        """Somebody spoke; the bubble of whoever sits `opposite` opens."""
        self._spoken_at = self._clock.now if opposite else -inf

    def lie(self, flight: float, pause: int) -> None:
        """Leave a trick to be read when it has come, for a `pause` in milliseconds."""
        until_pressed = pause == READ_UNTIL_PRESSED
        self._lies_until = inf if until_pressed else self._clock.now + flight + pause / 1000

    def rest(self) -> None:
        """All has come to rest: what is to be read is left until a person goes on."""
        if self.to_read:
            self.to_read, self._lies_until = False, inf

    def pause(self, seconds: float) -> None:
        """Let the other one take so long for an answer, from now on."""
        self._pause_until = self._clock.now + seconds

    def end(self) -> None:
        """Nothing more is waited for."""
        self.to_read = False
        self._pause_until = self._lies_until = self._clock.now

    def hush(self) -> None:
        """The bubble of the last words is open at once."""
        self._spoken_at = -inf
