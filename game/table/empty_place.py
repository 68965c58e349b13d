"""The empty place of a card on the cloth, dashed, while one is awaited there."""

from __future__ import annotations

from game.stage.basics import Paint, Pose, Rect, Tone
from game.stage.picture import Box

_FAINT = Paint(Tone.IVORY, 0.38)


def awaited(led: object, reply: object, *, leads: bool) -> bool:
    """Whether a card is awaited in the trick: one was led and has no reply, or one `leads` now.

    What may be played does not tell: to a card that was led one may have to say something first.
    """
    return reply is None and (led is not None or leads)


def dashed(pose: Pose, edge: Paint = _FAINT, dash: tuple[float, float] = (6, 5)) -> Box:
    """The outline of a card."""
    rect = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    return Box(rect, 7, outline=edge, line=1.25, dash=dash, angle=pose.angle)
