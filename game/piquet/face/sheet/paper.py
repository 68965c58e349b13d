"""The paper of the deal sheet: a card with a printed frame, and the rules between its parts."""

from __future__ import annotations

from itertools import product

from game.piquet.face.sheet.form import INNER, SheetForm
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.picture import Box, Item, Shadow, Stroke, Text


def paper_items(place: Rect, form: SheetForm) -> list[Item]:
    """A sheet of paper with a printed frame that is open at its corners: a suit stands in each."""
    items: list[Item] = [Box(place, 4, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)]
    outer = place.grown(-form.frame)
    for frame, alpha in ((outer, 0.75), (outer.grown(-INNER), 0.45)):
        paint, gap = Paint(Tone.BRASS_DARK, alpha), 12.0 - (frame.x - outer.x)
        left, right, top, foot = frame.x, frame.right, frame.y, frame.bottom
        items += [Stroke(left + gap, y, right - gap, y, paint) for y in (top, foot)]
        items += [Stroke(x, top + gap, x, foot - gap, paint) for x in (left, right)]
    corners = product((outer.y + 2, outer.bottom - 2), (outer.x + 2, outer.right - 2))
    for sign, (y, x) in zip("♠♥♣♦", corners, strict=True):
        items.append(Text(sign, x, y + 6, Font(18), Paint(Tone.INK), Align.CENTRE))
    return items


def double_rule(left: float, right: float, y: float) -> list[Item]:
    """The double rule above and below what is added up."""
    return [
        Stroke(left, y, right, y, Paint(Tone.PRINT, 0.85), 1.25),
        Stroke(left, y + 3, right, y + 3, Paint(Tone.PRINT, 0.4)),
    ]
