"""What was lost in a deal, partie by partie: a bar for each that was reviewed, the oldest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from math import inf, log
from statistics import fmean
from typing import NamedTuple

from game.pages.people import level_words
from game.pages.statistics.tables import decimal
from game.players.review import KeptReview
from game.players.standing import PlayedLike
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import balanced, paragraph
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Box, Item, Stroke, Text, marked
from game.words.catalogue import say, say_of
from game.words.terms import date_words

_PLAIN, _SMALL, _FIGURE = Font(16), Font(14), Font(20, serif=True)
_SOFT = Paint(Tone.SOFT)
_BAR, _APART = 36.0, 148.0
"""How wide a bar is at most, and from the middle of one to that of the next."""
_AXIS = 44.0
"""Units left of the bars for figures."""
_FEW = 300.0
"""How high the highest is at most while there are few."""
_SHELF, _FACE, _LEAST = 88.0, 48.0, 4.0
"""Units at the right of the bars for faces, how wide a face is, and units from the line at the foot
to another.
"""
_CLOSE = 44.0
"""From what distance on each bar has its figure above it; where they stand closer, a scale."""


class Level(NamedTuple):
    """Somebody to be measured by: the name and the face, what is lost in a deal, and that in words.

    `portrait` is one of `assets/portraits`.
    """

    name: str
    portrait: str
    lost: float
    told: str


def across_of(parties: int) -> float:
    """How wide the bars of so many parties are, with what stands beside them."""
    return _AXIS + _APART * parties + _SHELF


def parties_lost(
    reviews: Sequence[KeptReview],
    days: Mapping[str, str],
    how: str,
    place: Rect,
    room: Room,
    levels: Sequence[Level] = (),
) -> list[Item]:
    """The bars with their days below, and `how` they are told; `days` in ISO form, by partie.

    While there are few a line stands for each of the `levels` that loses as little, with its face.
    """
    means = {
        key: fmean(one.lost for one in found)
        for key, found in groupby(reviews, key=lambda one: one.partie)
    }
    if not means:
        words = say("review.all.none")
        return list(paragraph(words, place.x, place.y + 20, _PLAIN, place.width, 24, room, _SOFT))
    items: list[Item] = [Text(how, place.x, place.y + 6, _SMALL, _SOFT)]
    top, width = max(1.0, *means.values()), place.width - _AXIS
    shelf = _SHELF if levels else 0.0
    told = (width - shelf) / len(means) >= _CLOSE
    width -= shelf if told else 0.0
    apart = min(_APART, width / len(means))
    high = place.height - 86
    plot = Rect(place.x + _AXIS, place.y + 56, width, min(high, _FEW) if told else high)
    for part in (0.0,) if told else (0.0, 0.5, 1.0):
        y = plot.bottom - plot.height * part
        end = plot.right + (shelf if told else 0.0)
        items.append(Stroke(plot.x, y, end, y, Paint(Tone.IVORY, 0.2), 1.0))
        if not told:
            items.append(Text(decimal(top * part), plot.x - 10, y + 5, _SMALL, _SOFT, Align.RIGHT))
    if told:
        items += _levels([one for one in levels if one.lost <= top], plot, top)
    bar = min(_BAR, apart * 0.6)
    middles = [plot.x + apart * (at + 0.5) for at in range(len(means))]
    for x, value in zip(middles, means.values(), strict=True):
        high = max(2.0, plot.height * value / top)
        box = Rect(x - bar / 2, plot.bottom - high, bar, high)
        items.append(Box(box, 2, fill=Paint(Tone.BRASS, 0.85)))
        if told:
            items.append(Text(decimal(value), x, box.y - 8, _FIGURE, align=Align.CENTRE))
    return items + _days([days.get(key, "") for key in means], middles, apart, plot, room)


def _levels(levels: Sequence[Level], plot: Rect, top: float) -> list[Item]:
    """A line as high as each loses, on its end the face; who has no room for it is left out."""
    items: list[Item] = []
    wide, high = _FACE, _FACE * PORTRAIT_RATIO
    right, before = plot.right + _SHELF, -inf
    for one in sorted(levels, key=lambda one: -one.lost):
        y = plot.bottom - plot.height * one.lost / top
        if y - before < high + 6:
            continue
        before = y
        face = Rect(right - wide, y - high - 4, wide, high)
        if plot.bottom - y > _LEAST:
            items.append(Stroke(plot.x, y, right, y, Paint(Tone.BRASS, 0.4), 1.0))
        items += [
            Portrait(one.portrait, *face.centre, wide),
            Text(decimal(one.lost), face.x - 8, y - 8, _SMALL, _SOFT, Align.RIGHT),
            marked(face, one.name, one.told),
        ]
    return items


def _days(
    days: Sequence[str], middles: Sequence[float], apart: float, plot: Rect, room: Room
) -> list[Item]:
    """The day of each bar below it, or of the first and the last where there is no room for all."""
    y = plot.bottom + 22
    for year in (True, False):
        words = [date_words(day, year) for day in days]
        if max(room.ruler.width(each, _SMALL) for each in words) + 12 <= apart:
            return [
                Text(each, x, y, _SMALL, _SOFT, Align.CENTRE)
                for each, x in zip(words, middles, strict=True)
                if each
            ]
    first, last = date_words(days[0]), date_words(days[-1])
    items: list[Item] = [Text(first, plot.x, y, _SMALL, _SOFT)]
    if last != first:
        items.append(Text(last, middles[-1] + apart / 2, y, _SMALL, _SOFT, Align.RIGHT))
    return items


_LEVEL_SCALE_SMALL, _BOLD = Font(14), Font(16, bold=True)
_LEVEL_SCALE_LEAST, _MOST = 0.05, 60.0
"""Settlement points a deal at the ends of the scale, which is one of roots."""


def scale_items(
    game: str, found: PlayedLike, losses: Mapping[str, float], place: Rect, room: Room
) -> list[Item]:
    """The levels on a line by what they lose in a deal; on it what one lost, and how surely.

    A single deal tells nothing of it, and only that is said.
    """
    y = place.y + 60

    def x_of(lost: float) -> float:
        low, high = log(_LEVEL_SCALE_LEAST), log(_MOST)
        share = (log(min(max(lost, _LEVEL_SCALE_LEAST), _MOST)) - low) / (high - low)
        return place.right - 16 - share * (place.width - 32)

    lines = balanced(like_words(game, found), _BOLD, place.width, room)
    words = [Text(each, place.x, place.y + 8 + 22 * at, _BOLD) for at, each in enumerate(lines)]
    if not found.like:
        return list(words)
    items: list[Item] = [*words, Box(Rect(place.x, y, place.width, 8), 4, fill=Paint(Tone.CLOTH))]
    left, right = x_of(found.high), x_of(found.low)
    items.append(Box(Rect(left, y, max(4.0, right - left), 8), 4, fill=Paint(Tone.BRASS, 0.6)))
    edges = [place.x, place.x]  # of two lines of names: each stands under its tick
    below = y + 32
    for level, own in losses.items():
        x = x_of(own)
        items.append(Stroke(x, y - 3, x, y + 11, Paint(Tone.IVORY), 2.0))
        name = level_words(level, game)
        width = room.ruler.width(name, _LEVEL_SCALE_SMALL)
        start = min(max(place.x, x - width / 2), place.right - width)
        line = 0 if edges[0] <= start else 1
        items.append(
            Text(name, max(start, edges[line]), y + 32 + 18 * line, _LEVEL_SCALE_SMALL, _SOFT)
        )
        edges[line] = max(start, edges[line]) + width + 10
        below = max(below, y + 32 + 18 * line)
    x = x_of(found.mean)
    items.append(Box(Rect(x - 8, y - 4, 16, 16), 8, fill=Paint(Tone.IVORY)))
    mean = say_of(game, "review.mean", lost=decimal(found.mean))
    items.append(Text(mean, place.x, below + 28, _LEVEL_SCALE_SMALL, _SOFT))
    return items


def like_words(game: str, found: PlayedLike) -> str:
    """Which level one played like; and that few deals tell little, as long as they do."""
    if not found.like:
        return say("review.like.one-deal")
    names = [level_words(level, game) for level in found.like]
    if len(names) == 1:
        return say("review.like", level=names[0], count=found.deals)
    return say("review.like.between", low=names[0], high=names[-1], count=found.deals)
