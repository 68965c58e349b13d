"""The curve of a partie: the chance to win it, deal by deal, with the deals that turned it.

Points are drawn as they are given, so a page that knows more than the score may put some between.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from game.players.mind import mind_of
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.picture import Box, Item, Stroke, Text
from game.words.catalogue import say
from game.words.terms import signed
from rules.core.game import Options
from rules.core.seats import Player

TURN = 0.1
"""From how much of the chance on a step is a turn of the partie."""
MOST_TURNS = 2
_SMALL, _HERE = Font(14), Font(14, bold=True)
_DOT = 4.0
_LEAST_STEP = 12.0  # between the numbers of two deals: closer ones are left out
_FIGURE = 46.0  # at the right, for the chance at the end


class CurvePoint(Struct, frozen=True):
    """How likely one wins after so many deals, from 0 to 1; parts of a deal lie between."""

    deals: float
    share: float


def curve_of(
    game: str,
    options: Options,
    results: tuple[tuple[int, int], ...],
    first_dealer: Player | None,
    player: Player,
) -> tuple[CurvePoint, ...]:
    """The chance of a player before the first deal and after each; empty where nobody can tell."""
    told = mind_of(game).outlook
    if told is None or not results:
        return ()
    outlooks = [told()(options, results[:count], first_dealer) for count in range(len(results) + 1)]
    return tuple(
        CurvePoint(count, found.share if player is Player.A else found.turned.share)
        for count, found in enumerate(outlooks)
    )


def turning_points(points: Sequence[CurvePoint]) -> tuple[tuple[CurvePoint, float], ...]:
    """The ends of the steps that changed most, in their order, each with its change."""
    steps = [(after, after.share - before.share) for before, after in pairwise(points)]
    great = sorted(steps, key=lambda step: -abs(step[1]))[:MOST_TURNS]
    return tuple(step for step in steps if step in great and abs(step[1]) >= TURN)


def percent(chance: float) -> str:
    """A chance in hundredths; what is not certain is neither nothing nor all."""
    hundredths = round(100 * chance)
    if 0 < chance < 1:
        hundredths = min(max(hundredths, 1), 99)
    return say("line.percent", number=hundredths)


def curve_items(
    points: Sequence[CurvePoint],
    deals: int,
    place: Rect,
    room: Room,
    now: int = 0,
) -> list[Item]:
    """The curve in steps, each above the number of its deal; the chance it has come to at its end.

    `deals` is how many there are in the partie: what is not played yet stays empty. The steps that
    turned the partie have a mark, and where there is room for it their change beside. The deal of
    the number `now` stands in a band.
    """
    ink, soft, brass = Tone.IVORY, Tone.SOFT, Tone.BRASS
    field = Rect(place.x, place.y, place.width - _FIGURE, place.height - 20)
    items: list[Item] = []
    for level, strength in ((0.0, 0.25), (0.5, 0.14), (1.0, 0.25)):
        y = field.bottom - level * field.height
        items.append(Stroke(field.x, y, field.right, y, Paint(ink, strength)))
    step = field.width / max(deals, 1)
    if 0 < now <= deals:
        wide = max(step, 4.0)
        left = field.x + (now - 0.5) * step - wide / 2
        band = Rect(left, field.y, wide, place.bottom + 4 - field.y)
        items.append(Box(band, 4, fill=Paint(brass, 0.3)))
    for number in range(1, deals + 1 if step > _LEAST_STEP else 1):
        middle, words = field.x + (number - 0.5) * step, str(number)
        font, paint = (_HERE, Paint(ink)) if number == now else (_SMALL, Paint(soft))
        items.append(Text(words, middle, place.bottom - 3, font, paint, Align.CENTRE))

    def at(point: CurvePoint) -> tuple[float, float]:
        x = field.x + max(point.deals - 0.5, 0.0) * step
        return x, field.bottom - point.share * field.height

    line = Paint(ink)
    for before, after in pairwise(points):
        (x, level), (turn, then) = at(before), at(after)
        items.append(Stroke(x, level, turn, level, line, 2))
        if abs(then - level) >= 1:
            items.append(Stroke(turn, min(level, then) - 1, turn, max(level, then) + 1, line, 2))
    if points:
        x, level = at(points[-1])
        end = field.x + max(points[-1].deals, 0.5) * step
        items.append(Stroke(x, level, end, level, line, 2))
        items.append(Text(percent(points[-1].share), end + 7, level + 5, _SMALL, line))
    for point, change in turning_points(points):
        x, y = at(point)
        dot = Rect(x - _DOT, y - _DOT, 2 * _DOT, 2 * _DOT)
        items.append(Box(dot, _DOT, fill=Paint(brass), outline=line))
        words = say("line.turn", change=signed(100 * change))
        if room.ruler.width(words, _SMALL) + 7 < step and point is not points[-1]:
            items.append(Text(words, x + 7, _beside(y, change, field), _SMALL, Paint(soft)))
    return items


def _beside(y: float, change: float, field: Rect) -> float:
    """The line of the words at a turn: beyond it, or on its inner side where the field ends.

    The line in the middle of the field does not run through them.
    """
    above, below, middle = y - 6, y + 17, field.centre[1]
    first, second = (above, below) if change > 0 else (below, above)
    past = middle + 13 if y < middle else middle - 4  # over or under the line in the middle
    for line in (first, second, past):
        inside = field.y <= line - 11 and line + 2 <= field.bottom
        if inside and not line - 12 < middle < line + 2:
            return line
    return first if field.y <= first - 11 and first + 2 <= field.bottom else second
