"""The scale on which the cards of Game are weighed: two pans on a beam, and the cards that count.

The more pips lie on a pan the lower it hangs. The beam is a string of brass beads, so that it can
hang at any slope.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.picture import Box, CardItem, Item, Shadow, Stroke, Text
from rules.all_fours.pack import pips
from rules.core.cards import Card

_BRASS, _DARK = Paint(Tone.BRASS), Paint(Tone.BRASS_DARK)
_FULL = 20
"""Pips of difference at which the beam hangs as steep as it can."""


@dataclass(frozen=True, slots=True)
class ScaleMeasures:
    """Where the scale stands: the middle of its beam, and how long and large all is, in units."""

    x: float
    y: float
    arm: float
    pan: float
    card: float
    step: float
    dip: float


def in_weight(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that count, tens first, as they climb the pans."""
    counting = [card for card in cards if pips((card,))]
    return tuple(sorted(counting, key=lambda card: (-pips((card,)), card)))


def scale_items(
    left: Sequence[Card], right: Sequence[Card], shown: float, at: ScaleMeasures
) -> list[Item]:
    """The scale with the first cards of each side on its pans.

    `shown` says how many of them all lie there, from the left and the right in turn; a fraction is
    a card that is still coming down.
    """
    on = _laid(len(left), len(right), shown)
    weights = [
        sum(pips((card,)) * min(1.0, part) for card, part in zip(side, parts, strict=True))
        for side, parts in zip((left, right), on, strict=True)
    ]
    slope = max(-1.0, min(1.0, (weights[1] - weights[0]) / _FULL))
    ends = (
        (at.x - at.arm, at.y - slope * at.dip),
        (at.x + at.arm, at.y + slope * at.dip),
    )
    items = _stand(at)
    items += _beam(at, slope)
    for side, parts, (x, y) in zip((left, right), on, ends, strict=True):
        items += _pan(side, parts, x, y, at)
    return items


def _laid(left: int, right: int, shown: float) -> tuple[list[float], list[float]]:
    """How far each card of both sides has come, from 0 to 1."""
    order = sorted([(n, 0) for n in range(left)] + [(n, 1) for n in range(right)])
    parts: tuple[list[float], list[float]] = ([0.0] * left, [0.0] * right)
    for place, (number, side) in enumerate(order):
        parts[side][number] = max(0.0, min(1.0, shown - place))
    return parts


def _stand(at: ScaleMeasures) -> list[Item]:
    high = at.dip + 58
    foot = Rect(at.x - 46, at.y + high - 6, 92, 8)
    return [
        Box(Rect(at.x - 4, at.y, 8, high), 3, fill=_DARK, shadow=Shadow.REST),
        Box(foot, 4, fill=_DARK, shadow=Shadow.REST),
    ]


def _beam(at: ScaleMeasures, slope: float) -> list[Item]:
    items: list[Item] = []
    beads = round(at.arm / 10)
    for number in range(-beads, beads + 1):
        x = at.x + at.arm * number / beads
        y = at.y + slope * at.dip * number / beads
        items.append(Box(Rect(x - 3.5, y - 3.5, 7, 7), 3.5, fill=_BRASS))
    knob = Rect(at.x - 8, at.y - 8, 16, 16)
    items.append(Box(knob, 8, fill=_BRASS, outline=_DARK, line=1.5))
    return items


def _pan(
    cards: Sequence[Card], parts: Sequence[float], x: float, y: float, at: ScaleMeasures
) -> list[Item]:
    """A plate at the end of the beam, its cards standing on it with what each counts above."""
    plate = Rect(x - at.pan / 2, y - 30, at.pan, 6)
    items: list[Item] = [
        Stroke(x, y - 26, x, y, _DARK, 4.0),
        Box(plate, 3, fill=_BRASS, shadow=Shadow.REST),
    ]
    high = at.card * CARD_RATIO
    count = max(1, len(cards))
    step = min(at.step, (at.pan - at.card) / max(1, count - 1))
    first = x - step * (count - 1) / 2
    font = Font(16, serif=True)
    for number, (card, part) in enumerate(zip(cards, parts, strict=True)):
        if not part:
            continue
        middle = plate.y - high / 2 - (1 - part) * 46
        pose = Pose(first + number * step, middle, at.card)
        items.append(CardItem(f"weighed:{card}", str(card), pose, Shadow.REST))
        top = middle - high / 2 - 6
        figure = str(pips((card,)))
        paint = Paint(Tone.IVORY, part)
        items.append(Text(figure, pose.x, top, font, paint, Align.CENTRE))
    return items
