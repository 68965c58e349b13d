"""A row of boxes of which one is chosen: how many people, what stake."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import ring
from game.stage.picture import Box, Item, Target, Text

_FONT = Font(16)
_PADDING, _GAP = 18.0, 12.0
ROW = 44.0
"""Units that a row is high."""


def choice_row(
    choices: Sequence[tuple[str, str]],
    chosen: str,
    left: float,
    top: float,
    room: Room,
    focus: str | None,
    hover: str | None,
) -> tuple[list[Item], list[Target]]:
    """Boxes with their words from the left, by their keys."""
    items: list[Item] = []
    targets: list[Target] = []
    x = left
    for key, words in choices:
        place = Rect(x, top, room.ruler.width(words, _FONT) + 2 * _PADDING, ROW)
        edge = Paint(Tone.BRASS) if key == chosen else Paint(Tone.IVORY, 0.25)
        shade = Paint(Tone.IVORY, 0.12) if key in (chosen, hover) else None
        items.append(Box(place, 8, fill=shade, outline=edge, line=2.0 if key == chosen else 1.0))
        middle, centre = place.centre
        items.append(Text(words, middle, centre + 5.5, _FONT, align=Align.CENTRE))
        if focus == key:
            items.append(ring(place))
        targets.append(Target(key, place))
        x = place.right + _GAP
    return items, targets
