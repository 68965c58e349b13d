"""The heads of pages: a name over a stroke across the page, or a great one over a short stroke."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.basics import Align, Font, Paint, Tone
from game.stage.picture import Item, Stroke, Text

PAGE_HEAD = Font(28, serif=True, bold=True)
GREAT_HEAD = Font(40, serif=True, bold=True)
_LEADING = 48.0
_SHORT = 96.0


def page_head(
    words: str, left: float, right: float, baseline: float, below: float = 18.0
) -> list[Item]:
    """The name of a page at the left, over a stroke so many units below its baseline."""
    line = baseline + below
    return [
        Text(words, left, baseline, PAGE_HEAD),
        Stroke(left, line, right, line, Paint(Tone.BRASS), 1.5),
    ]


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
