"""The balance on which the cards of Game are weighed: two dishes on a beam, the cards that count.

The more pips lie on a dish the lower it hangs. The beam leans by whole steps, so that it is drawn
for few of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from msgspec import Struct

from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.ornaments import Thing
from game.stage.picture import Box, CardItem, Item, Shadow, Text
from rules.all_fours.pack import pips
from rules.core.cards import Card

_BEAM, _STAND, _FOOT = 460 / 220, 120 / 220, 106 / 220
"""Widths of beam and stand, and how far below the beam's middle that of the stand is, for an arm of
one."""
_DROP, _CHAINS, _DISH = 170 / 300, 89 / 300, 11 / 300
"""From an arm's end to the rim, to the middle of the chains; from the rim to that of the dish; for
a dish of one."""
_FULL = 20
"""Pips of difference at which the beam hangs as steep as it can."""


_LEAN = 6.5
"""Degrees the beam leans at most."""
_STEP = 0.25
"""Degrees from one step of it to the next."""
_FIELD, _DIGIT, _OVER, _OFF_CHAIN = 12.0, 6.0, 11.5, 11.0
"""How wide the field of a figure is, and more for each digit; how high above its card its middle
is; how far it keeps off a chain.
"""


class ScaleMeasures(Struct, frozen=True):
    """Where the balance stands: the middle of its beam, and how long and large all is, in units.

    A dish is as wide as `pan` and hangs `drop` below the end of an arm; cards lie `step` apart.
    """

    x: float
    y: float
    arm: float
    pan: float
    card: float
    step: float

    @property
    def drop(self) -> float:
        """From the end of an arm to the rim of its dish."""
        return self.pan * _DROP


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
    lean = round(slope * _LEAN / _STEP) * _STEP
    items: list[Item] = [
        Thing("balance-stand", at.x, at.y + at.arm * _FOOT, at.arm * _STAND),
        Thing("balance-beam", at.x, at.y, at.arm * _BEAM, lean),
    ]
    away, down = at.arm * cos(radians(lean)), at.arm * sin(radians(lean))
    ends = ((at.x - away, at.y - down), (at.x + away, at.y + down))
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


def _pan(
    cards: Sequence[Card], parts: Sequence[float], x: float, y: float, at: ScaleMeasures
) -> list[Item]:
    """A dish under the end of an arm, its cards standing in it with what each counts above."""
    rim = y + at.drop
    items: list[Item] = [Thing("balance-chains", x, y + at.pan * _CHAINS, at.pan)]
    high = at.card * CARD_RATIO
    count = max(1, len(cards))
    step = min(at.step, (at.pan - at.card - 12) / max(1, count - 1))
    first = x - step * (count - 1) / 2
    font = Font(16, serif=True)
    for number, (card, part) in enumerate(zip(cards, parts, strict=True)):
        if not part:
            continue
        middle = rim + 3 - high / 2 - (1 - part) * 46
        pose = Pose(first + number * step, middle, at.card)
        items.append(CardItem(f"weighed:{card}", str(card), pose, Shadow.REST))
        top = middle - high / 2 - 6
        figure = str(pips((card,)))
        paint = Paint(Tone.IVORY, part)
        wide = _FIELD + _DIGIT * len(figure)
        covered = max(0.0, at.card - step) if number + 1 < count else 0.0
        over = x + _beside_chain(pose.x - x - covered / 2, step - wide, wide, at)
        behind = Rect(over - wide / 2, top - 15, wide, 19)
        items.append(Box(behind, 9, fill=Paint(Tone.SHADE, 0.62 * part)))
        items.append(Text(figure, over, top, font, paint, Align.CENTRE))
    return [*items, Thing("balance-dish", x, rim + at.pan * _DISH, at.pan)]


def _beside_chain(off: float, free: float, wide: float, at: ScaleMeasures) -> float:
    """Where a figure stands so far off the middle, moved off the chain if it is free to."""
    high = at.card * CARD_RATIO + _OVER - 3
    chain = at.pan / 2 * (at.drop - high) / at.drop
    hangs, clear = (chain if off > 0 else -chain), wide / 2 + _OFF_CHAIN
    if abs(off - hangs) >= clear:
        return off
    ways = sorted((hangs - clear, hangs + clear), key=lambda way: abs(way - off))
    return next((way for way in ways if abs(way - off) < free), off)
