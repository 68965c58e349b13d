"""What is heard at the table, each sound at its time by the clock."""

from __future__ import annotations

from collections.abc import Iterable

from game.stage.clock import Clock
from game.stage.sounds import Silent, Sounds
from game.table.animation_steps import Ringing


class Bells:
    """The sounds that are still to come; `sounds` plays them."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: list[Ringing] = []  # when, by the clock
        self.sounds: Sounds = Silent()

    def begin(self, rung: Iterable[Ringing]) -> None:
        """Let be heard what rings now, and the rest so many seconds later."""
        self._waiting += [(self._clock.now + later, sound) for later, sound in rung]
        self.tick()

    def tick(self) -> None:
        """Let be heard whatever is due."""
        due = [ringing for ringing in self._waiting if ringing[0] <= self._clock.now]
        for ringing in due:
            self._waiting.remove(ringing)
            self.sounds.play(ringing[1])

    def stop(self) -> None:
        """What has not rung yet is not heard."""
        self._waiting.clear()
