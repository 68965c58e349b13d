"""The scale of levels: what each loses in a deal, on a line, and on it whom one played like."""

from __future__ import annotations

from collections.abc import Mapping
from math import log

from game.pages.people import level_words
from game.pages.statistics.tables import decimal
from game.players.standing import PlayedLike
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import balanced
from game.stage.picture import Box, Item, Stroke, Text
from game.words.catalogue import say, say_of

_SMALL, _BOLD = Font(14), Font(16, bold=True)
_SOFT = Paint(Tone.SOFT)
_LEAST, _MOST = 0.05, 60.0
"""Settlement points a deal at the ends of the scale, which is one of roots."""


def scale_items(
    game: str, found: PlayedLike, losses: Mapping[str, float], place: Rect, room: Room
) -> list[Item]:
    """The levels on a line by what they lose in a deal; on it what one lost, and how surely."""
    y = place.y + 60

    def x_of(lost: float) -> float:
        low, high = log(_LEAST), log(_MOST)
        share = (log(min(max(lost, _LEAST), _MOST)) - low) / (high - low)
        return place.right - 16 - share * (place.width - 32)

    lines = balanced(like_words(game, found), _BOLD, place.width, room)
    words = [Text(each, place.x, place.y + 8 + 22 * at, _BOLD) for at, each in enumerate(lines)]
    items: list[Item] = [*words, Box(Rect(place.x, y, place.width, 8), 4, fill=Paint(Tone.CLOTH))]
    left, right = x_of(found.high), x_of(found.low)
    items.append(Box(Rect(left, y, max(4.0, right - left), 8), 4, fill=Paint(Tone.BRASS, 0.75)))
    edges = [place.x, place.x]  # of two lines of names: each stands under its tick
    below = y + 32
    for level, own in losses.items():
        x = x_of(own)
        items.append(Stroke(x, y - 3, x, y + 11, Paint(Tone.IVORY), 2.0))
        name = level_words(level, game)
        width = room.ruler.width(name, _SMALL)
        start = min(max(place.x, x - width / 2), place.right - width)
        line = 0 if edges[0] <= start else 1
        items.append(Text(name, max(start, edges[line]), y + 32 + 18 * line, _SMALL, _SOFT))
        edges[line] = max(start, edges[line]) + width + 10
        below = max(below, y + 32 + 18 * line)
    x = x_of(found.mean)
    items.append(Box(Rect(x - 8, y - 4, 16, 16), 8, fill=Paint(Tone.IVORY)))
    mean = say_of(game, "review.mean", lost=decimal(found.mean))
    items.append(Text(mean, place.x, below + 28, _SMALL, _SOFT))
    return items


def like_words(game: str, found: PlayedLike) -> str:
    """Which level one played like; and that few deals tell little, as long as they do."""
    if not found.like:
        return say("review.like.one-deal")
    names = [level_words(level, game) for level in found.like]
    if len(names) == 1:
        return say("review.like", level=names[0], count=found.deals)
    return say("review.like.between", low=names[0], high=names[-1], count=found.deals)
