"""The fan of cards of a great event: on an arc, pips near each other, courts and aces apart."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, degrees, radians, sin

from game.stage.basics import Pose
from game.stage.places import Places

_NEAR, _APART = 0.38, 0.58  # how much of a card is seen under the next, for a width of one
_CROWDED = 0.88
"""The share of its steps that a fan keeps at least, if smaller cards have more room."""
_RADIUS = 8.0  # of the fan at least, in widths of a card
_MOST = radians(18.0)  # that the cards at its ends are turned
_PICTURES = "AKQJ"
"""What one looks for in the middle of a card."""


def feast_fan(faces: Sequence[str], places: Places, larger: float) -> list[Pose]:
    """The cards on an arc whose highest corner is at 0: courts and aces apart, pips nearer."""
    width = places.sizes.hand * larger
    steps, squeeze = _steps(faces, places, width)
    starts = [sum(steps[:index]) * squeeze for index in range(len(faces))]
    radius = max(width * _RADIUS, starts[-1] / 2 / _MOST)
    poses = []
    for start in starts:
        turn = (start - starts[-1] / 2) / radius
        x = places.centre + radius * sin(turn)
        poses.append(Pose(x, radius * (1 - cos(turn)), width, degrees(turn)))
    lift = min(_top(pose) for pose in poses)
    return [Pose(pose.x, pose.y - lift, pose.width, pose.angle) for pose in poses]


def crowded(faces: Sequence[str], places: Places, larger: float) -> bool:
    """Whether cards so large would lie much nearer to each other than they should."""
    return _steps(faces, places, places.sizes.hand * larger)[1] < _CROWDED


def _steps(faces: Sequence[str], places: Places, width: float) -> tuple[list[float], float]:
    """From each card to the next, and the share of that for which the cloth has room."""
    steps = [width * (_APART if face[0] in _PICTURES else _NEAR) for face in faces[:-1]]
    room = places.baize.width - 2 * places.sizes.margin - 1.3 * width
    return steps, min(1.0, room / sum(steps)) if steps else 1.0


def _top(pose: Pose) -> float:
    turn = radians(abs(pose.angle))
    return pose.y - (pose.height * cos(turn) + pose.width * sin(turn)) / 2


def half_across(pose: Pose) -> float:
    """How far a card that is turned reaches to each side of its middle."""
    turn = radians(abs(pose.angle))
    return (pose.width * cos(turn) + pose.height * sin(turn)) / 2


def fan_height(poses: Sequence[Pose]) -> float:
    """How far down a fan goes from 0."""
    return max(2 * pose.y - _top(pose) for pose in poses)


def between(start: Pose, end: Pose, share: float) -> Pose:
    """Where a card is that has gone a share of its way."""

    def part(a: float, b: float) -> float:
        return a + (b - a) * share

    return Pose(
        part(start.x, end.x),
        part(start.y, end.y),
        part(start.width, end.width),
        part(start.angle, end.angle),
    )
