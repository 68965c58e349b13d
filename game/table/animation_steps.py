"""How what has happened comes to be seen and heard: where cards go to and how, and sounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from game.stage.director import PACE, Cue, Motion
from game.stage.picture import CardItem
from game.stage.sounds import Silent, Sound, Sounds
from game.stage.tween import Clock


class AnimationStep(Struct, frozen=True):
    """Where the cards are to be, and how they get there.

    A finished trick `lies` there as long as the player likes, and has no time of its own.
    """

    scenery: Mapping[str, CardItem]
    cue: Cue
    lies: bool = False


Ringing = tuple[float, Sound]
"""A sound, and the seconds from now on after which it is heard."""


def paced(heard: Sequence[Ringing], motion: Motion) -> tuple[Ringing, ...]:
    """Sounds told for normal motion, as they are heard at this one; with motion off one at most."""
    if motion is Motion.OFF:
        return tuple((0.0, sound) for _, sound in heard[-1:])
    return tuple((after * PACE[motion], sound) for after, sound in heard)


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
