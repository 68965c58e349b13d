"""Motion in time.

A clock held in the hand, and the way of a card from one place to another as a value of time.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TypeAlias

from msgspec import Struct

from game.stage.basics import Pose

LONGEST_TICK = 0.1
"""Seconds. After a pause of the whole program things go on from where they were, without a jump."""


class Clock:
    """The time of the stage, in seconds since it began."""

    def __init__(self) -> None:
        self.now = 0.0
        """Read many times in every round, so it is no property; only `tick` changes it."""

    def tick(self, seconds: float) -> float:
        """Lets time pass, never backwards and never more than `LONGEST_TICK`; gives how much."""
        passed = min(LONGEST_TICK, max(0.0, seconds))
        self.now += passed
        return passed


Easing: TypeAlias = Callable[[float], float]
"""From the share of the time passed to the share of the way gone, both from 0 to 1."""


def linear(share: float) -> float:
    """Even speed, as for fading."""
    return share


def ease_out(share: float) -> float:
    """Quick at first, then slower and slower: a card thrown on the table (cubic)."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Slow, quick, slow: a heap of cards swept away (cubic)."""
    if share < 0.5:
        return 4 * share**3
    return 1 - (2 - 2 * share) ** 3 / 2


class Tween(Struct, frozen=True):
    """A way between two poses: seconds, and an arc that bulges by a share of the way's length.

    Before its delay has passed it is at its start; from its end on it is exactly at its end.
    """

    start: Pose
    end: Pose
    duration: float
    delay: float = 0.0
    begun: float = 0.0  # the time it was made
    arc: float = 0.0  # to the left of the way if above 0
    easing: Easing = ease_out

    @property
    def finish(self) -> float:
        """The time from which on the card lies still."""
        return self.begun + self.delay + self.duration

    def share(self, time: float) -> float:
        """The share of the way gone at a time."""
        passed = time - self.begun - self.delay
        if time >= self.finish or self.duration <= 0:
            return 1.0 if passed >= 0 else 0.0
        return self.easing(passed / self.duration) if passed > 0 else 0.0

    def at(self, time: float) -> Pose:
        """Where the card is at a time."""
        gone = self.share(time)
        if gone >= 1:
            return self.end
        if gone <= 0:
            return self.start
        return self.between(gone)

    def between(self, gone: float) -> Pose:
        """Where the card is when a share of the way has gone that is neither 0 nor 1."""
        a, b = self.start, self.end
        bulge = self.arc * 4 * gone * (1 - gone)
        return Pose(
            self.across(gone),
            a.y + (b.y - a.y) * gone - (b.x - a.x) * bulge,
            a.width + (b.width - a.width) * gone,
            a.angle + (b.angle - a.angle) * gone,
        )

    def across(self, gone: float) -> float:
        """The x of that pose alone."""
        a, b = self.start, self.end
        return a.x + (b.x - a.x) * gone + (b.y - a.y) * (self.arc * 4 * gone * (1 - gone))

    def done(self, time: float) -> bool:
        """Whether the card lies still at its end."""
        return time >= self.finish

    @property
    def length(self) -> float:
        """How far it is, in units, without the arc."""
        return hypot(self.end.x - self.start.x, self.end.y - self.start.y)


def turning(share: float) -> tuple[bool, float]:
    """A card turning over: whether its second side is seen, and how narrow it looks (squeeze)."""
    return share >= 0.5, max(0.02, abs(1 - 2 * share))
