"""Where cards lie: fans, piles, rows. Pure places in units; which cards is the game's matter.

Measures: the table's style sheet. A fan is an arc of a circle whose radius follows from the step
between neighbours and the turn of each, so that the outer cards sink by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin, tan

from game.stage.basics import CARD_RATIO, Pose, Rect

_WOBBLES = (0.0, 1.0, -0.62, 0.38, -1.0, 0.71, -0.27, -0.83, 0.54, -0.46, 0.15)
"""A short tour of turns between −1 and 1, so that a pile looks laid by hand."""


def fan(
    count: int, centre_x: float, foot_y: float, width: float, step: float, turn: float
) -> tuple[Pose, ...]:
    """Cards held by the player below: `foot_y` is the lower edge of a card in the very middle.

    `step` is how far neighbours in the middle lie apart, `turn` the degrees between them. Twelve
    cards at a step of 64 and 0.95 degrees sink by 16 units at the ends.
    """
    return fan_of(range(count), centre_x, foot_y, width, step, turn)


def fan_of(
    places: Sequence[float],
    centre_x: float,
    foot_y: float,
    width: float,
    step: float,
    turn: float,
) -> tuple[Pose, ...]:
    """The same with cards at `places` of their own, counted in steps from the first: with gaps."""
    if not places:
        return ()
    middle = (places[0] + places[-1]) / 2
    y = foot_y - width * CARD_RATIO / 2
    if turn == 0:
        return tuple(Pose(centre_x + (at - middle) * step, y, width) for at in places)
    radius = step / tan(radians(turn))
    return tuple(
        Pose(
            centre_x + radius * sin(radians(angle)),
            y + radius * (1 - cos(radians(angle))),
            width,
            angle,
        )
        for angle in ((at - middle) * turn for at in places)
    )


def fan_above(
    count: int, centre_x: float, top_y: float, width: float, step: float, turn: float
) -> tuple[Pose, ...]:
    """Cards held by the opponent above: the same curve turned over, the outer cards rise.

    `top_y` is the upper edge of a card in the very middle, which lies lowest.
    """
    height = width * CARD_RATIO
    return tuple(
        Pose(pose.x, 2 * top_y + height - pose.y, width, -pose.angle)
        for pose in fan(count, centre_x, top_y + height, width, step, turn)
    )


def row(
    count: int, left: float, centre_y: float, width: float, step: float, wobble: float = 0.0
) -> tuple[Pose, ...]:
    """A level row: `left` is the left edge of the first card, `wobble` the largest turn."""
    return tuple(
        Pose(left + width / 2 + i * step, centre_y, width, wobbled(i, wobble)) for i in range(count)
    )


def wobbled(index: int, largest: float) -> float:
    """The turn of a card in a pile, in degrees: the same for the same index, always."""
    return largest * _WOBBLES[index % len(_WOBBLES)]


def spread(count: int, width: float, step: float) -> float:
    """How wide a row of cards is from edge to edge."""
    return width + max(0, count - 1) * step if count else 0.0


def upright(pose: Pose) -> Rect:
    """The upright rectangle about a card as it is turned."""
    turn = radians(pose.angle)
    c, s = abs(cos(turn)), abs(sin(turn))
    width, height = pose.width * c + pose.height * s, pose.width * s + pose.height * c
    return Rect(pose.x - width / 2, pose.y - height / 2, width, height)


def meet(a: Rect, b: Rect) -> bool:
    """Whether two places overlap."""
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
