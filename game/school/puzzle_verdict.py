"""What a solved puzzle says on the cloth: "Right." beside the teacher's face, and the reason."""

from __future__ import annotations

from game.players.mind import TEACHER
from game.stage.basics import Font, Rect
from game.stage.lines import balanced
from game.stage.ornaments import PORTRAIT_RATIO, Mood, Portrait
from game.stage.picture import Item, Text
from game.stage.places import Places
from game.table.explained import is_large

_MOST = 4
"""Lines of a reason beside a face."""


def verdict(
    head: str, why: str, mood: Mood, place: Rect, places: Places
) -> tuple[list[Item], float]:
    """All of it at the top of `place`, and its lower edge, in units."""
    wide = is_large(places)
    width = 82.0 if wide else 58.0
    high = width * PORTRAIT_RATIO
    large = Font(34 if wide else 25, serif=True, bold=True)
    font, step = (Font(20, serif=True), 27.0) if wide else (Font(16, serif=True), 21.0)
    left = place.x + width + (20 if wide else 14)
    lines = balanced(why, font, place.right - left, places.room)[:_MOST]
    lead = large.size * 0.72 + (step + 4) + (len(lines) - 1) * step if lines else large.size * 0.72
    y = place.y + max(0.0, (high - lead) / 2) + large.size * 0.72
    items: list[Item] = [
        Portrait(TEACHER, place.x + width / 2, place.y + high / 2, width, mood),
        Text(head, left, y, large),
    ]
    y += step + 4
    for line in lines:
        items.append(Text(line, left, y, font))
        y += step
    return items, max(place.y + high, y - step + 6)
