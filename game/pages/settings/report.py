"""The leaf of the settings that writes one file about a problem: what is in it, and a button."""

from __future__ import annotations

from game.pages.grid import FOOT
from game.pages.settings.frame import Sketch
from game.stage.basics import Font, Paint, Rect, Tone
from game.stage.lines import paragraph, wrapped
from game.stage.widgets import Button, button_width, draw_button
from game.words.catalogue import say

_WORDS = Font(16)
_LINE, _GAP = 24.0, 16.0
_WIDEST = 600.0


def draw_report(sketch: Sketch, pane: Rect, told: str) -> None:
    """Three paragraphs, the button, and below it what came of pressing it (`told`)."""
    room, most = sketch.room, min(_WIDEST, pane.width)
    y = pane.y + 22
    for key in ("report.what", "report.without", "report.cards"):
        words = say(key)
        sketch.items += paragraph(words, pane.x, y, _WORDS, most, _LINE, room, Paint(Tone.IVORY))
        y += _LINE * len(wrapped(words, _WORDS, most, room)) + _GAP
    button = Button("report", say("report.write"), primary=True)
    across = button_width(button, room, 24)
    place = Rect(pane.x, y, across, FOOT)
    items, target = draw_button(button, place, room, sketch.focus == "report")
    sketch.items += items
    sketch.targets.append(target)
    if told:
        below = place.bottom + 40
        sketch.items += paragraph(told, pane.x, below, _WORDS, most, _LINE, room, Paint(Tone.SOFT))
