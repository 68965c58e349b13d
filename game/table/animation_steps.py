"""How what has happened comes to be seen and heard: where cards go to and how, and sounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.stage.director import PACE, Cue, Motion
from game.stage.picture import CardItem
from game.stage.sounds import Sound


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
