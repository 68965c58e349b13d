"""A card that may not be played shakes its head."""

from __future__ import annotations

from math import pi, sin

from msgspec.structs import replace

from game.stage.clock import Clock
from game.stage.director import Director, Motion
from game.stage.picture import CardItem

SHAKE = 0.36
"""Seconds a card shakes its head."""


class Shaking:
    """Which card does, and since when; none where nothing moves."""

    def __init__(self, clock: Clock, director: Director) -> None:
        self._clock, self._director = clock, director
        self._key: str | None = None
        self._since = 0.0

    @property
    def moving(self) -> bool:
        """Whether one shakes its head now."""
        return self._key is not None and self._clock.now < self._since + SHAKE

    def begin(self, key: str) -> None:
        """Let a card shake its head."""
        if self._director.motion is not Motion.OFF:
            self._key, self._since = key, self._clock.now

    def of(self, items: tuple[CardItem, ...]) -> tuple[CardItem, ...]:
        """Cards as they lie, the one that shakes its head turned to and fro, less and less."""
        if not self.moving:
            return items
        share = (self._clock.now - self._since) / SHAKE
        turn = 5.0 * sin(share * 4 * pi) * (1 - share)
        return tuple(
            replace(item, pose=replace(item.pose, angle=item.pose.angle + turn))
            if item.key == self._key
            else item
            for item in items
        )
