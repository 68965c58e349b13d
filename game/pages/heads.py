"""The heads of pages that ask or tell one thing: a great one over a short stroke."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.basics import Align, Font, Paint, Tone
from game.stage.picture import Item, Stroke, Text

GREAT_HEAD = Font(40, serif=True, bold=True)
_LEADING = 48.0
_SHORT = 96.0


def great_head(
    lines: Sequence[str], x: float, baseline: float, align: Align, below: float
) -> list[Item]:
    """A question or a great name: lines from `x` on or about it, the first with its baseline there.

    A short stroke lies so many units below the last.
    """
    items: list[Item] = [
        Text(line, x, baseline + _LEADING * row, GREAT_HEAD, align=align)
        for row, line in enumerate(lines)
    ]
    y = baseline + _LEADING * (len(lines) - 1) + below
    start = x - _SHORT / 2 if align is Align.CENTRE else x
    items.append(Stroke(start, y, start + _SHORT, y, Paint(Tone.BRASS), 1.5))
    return items
