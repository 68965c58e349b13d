"""The paper of the deal sheet: a card with a printed frame, and the rules between its parts."""

from __future__ import annotations

from game.piquet.ui.sheet.form import SheetForm
from game.stage.basics import Paint, Rect, Tone
from game.stage.picture import Box, Item, Shadow, Stroke
from game.stage.printed import printed_frame


def paper_items(place: Rect, form: SheetForm) -> list[Item]:
    """A sheet of paper with a printed frame that is open at its corners: a suit stands in each."""
    sheet = Box(place, 4, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)
    return [sheet, *printed_frame(place.grown(-form.frame))]


def double_rule(left: float, right: float, y: float) -> list[Item]:
    """The double rule above and below what is added up."""
    return [
        Stroke(left, y, right, y, Paint(Tone.PRINT, 0.85), 1.25),
        Stroke(left, y + 3, right, y + 3, Paint(Tone.PRINT, 0.4)),
    ]
