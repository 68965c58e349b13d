"""A word at a card that is put out or kept: what had better be done with it."""

from __future__ import annotations

from game.stage.basics import Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.picture import Box, Item, Text
from game.words.catalogue import say

_WORD, _HIGH = Font(14, bold=True), 20.0
_ABOVE = 13.0
"""From the upper edge of a card to the middle of the word over it."""

_BESIDE_INDEX = 0.1
"""Of the card's width, from its middle left to that of a word beside the index."""


def word_at(
    pose: Pose, room: Room, *, goes: bool, below: bool = False, top: float = 0.0
) -> list[Item]:
    """What should be done with a card: out, or keep; over its index, or below its foot.

    It reaches no higher than `top`: where that leaves no room over the card, it lies on the card's
    edge beside the index.
    """
    away = pose.height / 2 + _ABOVE
    high = pose.raised(-away if below else away)
    x, y = high.x - (0.0 if below else pose.width * 0.22), high.y
    if y - _HIGH / 2 < top:
        x, y = high.x - pose.width * _BESIDE_INDEX, top + _HIGH / 2
    words = say("review.goes" if goes else "review.stays")
    width = room.ruler.width(words, _WORD) + 16
    place = Rect(x - width / 2, y - _HIGH / 2, width, _HIGH)
    fill = Paint(Tone.INK) if goes else Paint(Tone.BRASS)
    ink = Paint(Tone.IVORY) if goes else Paint(Tone.INK)
    edge = Paint(Tone.IVORY, 0.7)
    return [
        Box(place, _HIGH / 2, fill=fill, outline=edge, line=1.0),
        Text(words, x, y + 5, _WORD, ink, Align.CENTRE),
    ]
