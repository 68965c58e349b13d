"""The curve of a partie: the chance to win it, deal by deal, with the deals that turned it.

Points are drawn as they are given, so a page that knows more than the score may put some between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.players.mind import mind_of
from game.stage.picture import Align, Box, Font, Item, Paint, Rect, Room, Stroke, Text, Tone
from game.words.catalogue import say
from rules.core.game import Options
from rules.core.seats import Player

TURN = 0.1
"""From how much of the chance on a step is a turn of the partie."""
MOST_TURNS = 2
_SMALL = Font(14)
_DOT = 4.0


@dataclass(frozen=True, slots=True)
class CurvePoint:
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


def signed(points: float) -> str:
    """A number with its sign, to the whole; with a true minus."""
    whole = round(points)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole else "0"


def curve_items(
    points: Sequence[CurvePoint], deals: int, place: Rect, room: Room, on_paper: bool = False
) -> list[Item]:
    """The curve in a place that its numbers of deals stand in too; turns have their change beside.

    `deals` is how many there are in the partie: what is not played yet stays empty.
    """
    ink, soft = (Tone.INK, Tone.INK_SOFT) if on_paper else (Tone.IVORY, Tone.SOFT)
    brass = Tone.BRASS_DARK if on_paper else Tone.BRASS
    field = Rect(place.x, place.y, place.width, place.height - 20)
    faint = Paint(ink, 0.25)
    items: list[Item] = []
    for level, paint in ((0.0, faint), (0.5, Paint(ink, 0.14)), (1.0, faint)):
        y = field.bottom - level * field.height
        items.append(Stroke(field.x, y, field.right, y, paint))
    step = field.width / max(deals, 1)
    for number in range(1, deals + 1):
        middle = field.x + (number - 0.5) * step
        items.append(Text(str(number), middle, place.bottom - 3, _SMALL, Paint(soft), Align.CENTRE))

    def at(point: CurvePoint) -> tuple[float, float]:
        return field.x + point.deals * step, field.bottom - point.share * field.height

    for before, after in pairwise(points):
        items.append(Stroke(*at(before), *at(after), Paint(ink), 2))
    for point, change in turning_points(points):
        x, y = at(point)
        dot = Rect(x - _DOT, y - _DOT, 2 * _DOT, 2 * _DOT)
        items.append(Box(dot, _DOT, fill=Paint(brass), outline=Paint(ink)))
        items.append(_change(x, y, change, field, room, Paint(soft)))
    return items


def _change(x: float, y: float, change: float, field: Rect, room: Room, paint: Paint) -> Text:
    """By how much a turn changed the chance: on the side to which the curve does not come."""
    words = say("line.turn", change=signed(100 * change))
    width = room.ruler.width(words, _SMALL)
    left = min(max(x - width / 2, field.x), field.right - width)
    above = y - 9 if change > 0 else y + 19
    if not field.y + 12 <= above <= field.bottom - 3:  # it would leave the field: beside the dot
        above = min(max(y + 5, field.y + 14), field.bottom - 4)
        left = x - width - 9 if x - width - 9 > field.x else x + 9
    return Text(words, left, above, _SMALL, paint)
