"""A trick that is to be decided, nearer than at the table: what was led, and a large hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.stage.basics import Pose
from game.stage.ornaments import Lettering
from game.stage.picture import Box, CardItem, Item
from game.stage.places import Places

_NEARER = 1.25
"""How much larger the hand and the trick are than at the table."""
_FOOT = 2.0  # units between the hand and the edge of the cloth
_LINES = 0.075
"""Of the height: from one line of the words to the next."""
_LOUDER = 1.15
"""How much larger they are than in one line."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A card of the other's on the table, to which one of the hand is to be laid."""

    led: str

    def seen(self, items: Iterable[Item], places: Places) -> list[Item]:
        """All of a table, its hand and what was led nearer; no empty place waits beside that."""
        found = list[Item]()
        for item in items:
            if isinstance(item, Box) and item.dash is not None:
                continue
            if not isinstance(item, CardItem) or item.face is None:
                found.append(item)
            elif item.face == self.led:
                found.append(replace(item, pose=_larger(item.pose, places, places.trick_middle, 0)))
            elif item.pose.y + item.pose.height / 2 > places.hand_top:
                found.append(replace(item, pose=_held(item.pose, places)))
            else:
                found.append(item)
        return found


def _held(pose: Pose, places: Places) -> Pose:
    sunk = places.baize.bottom - _FOOT - places.hand_foot
    return _larger(pose, places, places.hand_foot, sunk)


def _larger(pose: Pose, places: Places, y: float, down: float) -> Pose:
    """Larger from a height on the middle of the cloth, and further down."""
    x = places.centre + (pose.x - places.centre) * _NEARER
    return Pose(x, y + (pose.y - y) * _NEARER + down, pose.width * _NEARER, pose.angle)


def beside(line: Lettering, places: Places) -> list[Lettering]:
    """A line in two, at the left of the trick."""
    first, second = line.words.split("|")
    line = replace(line, size=round(line.size * _LOUDER))
    x = (places.baize.x + places.centre) / 2 - places.sizes.hand * 0.6
    y, step = places.trick_middle, places.room.height * _LINES
    return [replace(line, words=first, x=x, y=y), replace(line, words=second, x=x, y=y + step)]
