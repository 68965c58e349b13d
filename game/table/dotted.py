"""Faint dots under the words at the table's foot that explain themselves when pointed at.

A newcomer sees them in all that is said there, everybody in a hint; each word has them once.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.pages.help.glossary import glossary_of
from game.stage.basics import Font, Paint, Rect, Tone
from game.stage.picture import Box, Item, Text
from game.stage.places import Places
from game.table.render_context import RenderContext

_FAINT = Paint(Tone.IVORY, 0.45)
_STEP, _DOT, _BELOW = 5.0, 1.5, 4.0


def dotted(table: RenderContext, row: Sequence[Item], places: Places) -> list[Item]:
    """Dots for the words in the lines of a `row` at the foot that have a note."""
    if not table.game:
        return []
    lines = [item for item in row if isinstance(item, Text) and item.x == places.left]
    if not table.guiding:
        told = bool(table.hint or table.news or table.prompt.guide)
        lines = lines[1:] if told else []
    glossary, found = glossary_of(table.game), set[str]()
    items: list[Item] = []
    for line in lines:
        for term in glossary.found_in(line.words):
            if term.term not in found:
                found.add(term.term)
                items += _dots(line, term.start, term.end, places)
    return items


def _dots(line: Text, start: int, end: int, places: Places) -> list[Item]:
    """A row of dots under some letters of a line."""

    def width(words: str, font: Font = line.font) -> float:
        return places.room.ruler.width(words, font)

    x, wide = line.x + width(line.words[:start]), width(line.words[start:end])
    return [
        Box(Rect(x + _STEP * i, line.y + _BELOW, _DOT, _DOT), _DOT / 2, fill=_FAINT)
        for i in range(max(1, int(wide / _STEP)))
    ]
