"""How the fan of the title moves: dealt in at the start, then it breathes for a while, and rests.

A function of the time alone; a fan that rests is just where it was laid, and costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, radians, sin

from msgspec.structs import replace

from game.stage.basics import Pose
from game.stage.director import PACE, Motion
from game.stage.picture import CardItem, Item
from game.stage.tween import Tween

DEALT = 1.1
"""Seconds until all cards of a fan have come in, at normal motion."""
_APART, _FLIGHT = 0.14, 0.5
_LEAN = 6.0
"""Degrees a card leans as it comes: it takes few drawings, and they take memory at its size."""
_BREATH = 0.4
"""Degrees the fan turns to either side at most."""
_PERIOD, _BREATHS = 5.0, 2
_STEP = 0.025
"""Degrees: half a pixel for the cards of a large window, and no less is ever painted anew."""
REST = DEALT + _PERIOD * _BREATHS
"""Seconds after which nothing moves any more, whatever the motion."""
_PIVOT = 2.7  # widths of a card below the middle one: what the fan is held by


def moves(seconds: float, motion: Motion) -> bool:
    """Whether a fan still moves, so long after it was begun to be dealt."""
    return motion is not Motion.OFF and 0 <= seconds < REST


def lies_open(seconds: float, motion: Motion) -> bool:
    """Whether all its cards have come in by then."""
    return seconds >= DEALT * PACE[motion]


def breath(seconds: float) -> float:
    """Degrees a fan is turned, in steps hardly to be seen: it swells and ends at rest."""
    share = min(1.0, max(0.0, seconds - DEALT) / (REST - DEALT))
    turned = _BREATH * sin(2 * pi * _BREATHS * share) * sin(pi * share)
    return round(turned / _STEP) * _STEP


def moved(fan: Sequence[Item], seconds: float, motion: Motion) -> list[Item]:
    """The items with the cards among them where they are so long after the first set out."""
    if not moves(seconds, motion):
        return list(fan)
    cards = [item for item in fan if isinstance(item, CardItem)]
    if not cards:
        return list(fan)
    middle = cards[len(cards) // 2].pose
    x, y = middle.x, middle.y + middle.width * _PIVOT
    turn = breath(seconds)
    pace = PACE[motion]
    found: list[Item] = []
    dealt = 0
    for item in fan:
        if not isinstance(item, CardItem):
            found.append(item)
            continue
        pose = _turned(item.pose, turn, x, y)
        begins = _APART * dealt * pace
        dealt += 1
        if seconds < begins + _FLIGHT * pace:
            away = Pose(x + middle.width * 3.4, y + middle.width, middle.width, pose.angle + _LEAN)
            pose = Tween(away, pose, _FLIGHT * pace, begins, arc=0.12).at(seconds)
        found.append(replace(item, pose=pose))
    return found


def _turned(pose: Pose, degrees: float, x: float, y: float) -> Pose:
    """A card turned with all the fan round the point it is held by."""
    turn = radians(degrees)
    dx, dy = pose.x - x, pose.y - y
    return replace(
        pose,
        x=x + dx * cos(turn) - dy * sin(turn),
        y=y + dx * sin(turn) + dy * cos(turn),
        angle=pose.angle + degrees,
    )
