"""What is printed on paper: a double frame open at its corners, with a suit in each."""

from __future__ import annotations

from itertools import product

from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.picture import Item, Stroke, Text

INNER = 4.0
"""From the outer printed frame to the inner."""


def printed_frame(outer: Rect) -> list[Item]:
    """The frame by its outer line."""
    items: list[Item] = []
    for frame, alpha in ((outer, 0.75), (outer.grown(-INNER), 0.45)):
        paint, gap = Paint(Tone.BRASS_DARK, alpha), 12.0 - (frame.x - outer.x)
        left, right, top, foot = frame.x, frame.right, frame.y, frame.bottom
        items += [Stroke(left + gap, y, right - gap, y, paint) for y in (top, foot)]
        items += [Stroke(x, top + gap, x, foot - gap, paint) for x in (left, right)]
    corners = product((outer.y + 2, outer.bottom - 2), (outer.x + 2, outer.right - 2))
    for sign, (y, x) in zip("♠♥♣♦", corners, strict=True):
        items.append(Text(sign, x, y + 6, Font(18), Paint(Tone.INK), Align.CENTRE))
    return items
