"""What is being celebrated at the table, one big event after the other, each once."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from math import ceil
from typing import Any

from msgspec.structs import replace

from game.stage.basics import Paint, Rect, Tone
from game.stage.director import Director, Motion
from game.stage.ornaments import Thing
from game.stage.picture import Box, CardItem, Item, Look, Text, only
from game.stage.places import Places
from game.stage.tween import Clock

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


DARK, _DARKER = 0.08, 4
"""How dark the panel is while something is celebrated, and in how many steps it becomes so."""
_INSIDE = 12.0
"""Units from the edge of a celebration in which small words are still to be read."""


def evening(places: Places, share: float) -> list[Box]:
    """The veil over what lies about the cloth while something is celebrated: the pad, the rim."""
    steps = min(1.0, share / OPENED, (1 - share) / (1 - LEAVING))
    dark = DARK * ceil(steps * _DARKER) / _DARKER
    cloth, room = places.baize, places.room
    about = (
        Rect(0, 0, cloth.x, room.height),
        Rect(cloth.right, 0, room.width - cloth.right, room.height),
        Rect(cloth.x, 0, cloth.width, cloth.y),
        Rect(cloth.x, cloth.bottom, cloth.width, room.height - cloth.bottom),
    )
    return [Box(rect, fill=Paint(Tone.INK, dark)) for rect in about]


def uncluttered(items: Sequence[Item], covered: Rect | None) -> list[Item]:
    """Without the small words, things and boxes that would lie under letters of gold."""
    if covered is None:
        return list(items)
    place = covered.grown(-_INSIDE)
    return only(items, lambda item: not ((at := _middle(item)) and place.contains(*at)))


def _middle(item: Look) -> tuple[float, float] | None:
    """Where words, a thing or a box stand; None for anything else."""
    if isinstance(item, Box):
        return item.rect.centre
    return (item.x, item.y) if isinstance(item, Text | Thing) else None


def unlit(cards: Sequence[CardItem], share: float) -> list[CardItem]:
    """The cards of the table, which go out one after the other and are lit again at the end."""
    each = 1 / max(1, len(cards))
    gone, back = share / OPENED, (share - LEAVING) / (1 - LEAVING)
    out = [back <= index * each < gone for index in range(len(cards))]
    return [
        replace(card, marked=False, unlit=dark, dimmed=dark or card.dimmed)
        for card, dark in zip(cards, out, strict=True)
    ]
