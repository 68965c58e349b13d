"""A solved puzzle of a call on the cloth: the call with its cards open, and silence, face down.

The one that is right has a tick; the other a cross, and what it loses. Where a total is too far
from a goal for the call to help, both are on a rail below its cards.
"""

from __future__ import annotations

from game.school.panel import ticked
from game.school.puzzle import BothWays
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, CardItem, Icon, Item, Shadow, Stroke, Text
from game.stage.places import WIDE, Places
from game.words.catalogue import say

_SOFT, _IVORY, _BRASS = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.BRASS)
_BESIDE = 120.0
"""From the middle of the cloth: the card that lies there, and air."""
_MINUS = "−"


def ways_items(ways: BothWays, places: Places) -> list[Item]:
    """Both ways, one below the other, beside the cards of the trick."""
    wide = places.sizes is WIDE
    left = places.centre + _BESIDE
    place = Rect(left, 0, min(places.right - left, 300.0 if wide else 250.0), 0)
    card, step = (42.0, 46.0) if wide else (30.0, 33.0)
    figure = Font(28 if wide else 22, serif=True, bold=True)
    words = Font(16 if wide else 14, bold=True)
    lost = f"{_MINUS}{ways.gain}"
    most = place.width - places.room.ruler.width(lost, figure) - 16
    step = min(step, (most - card) / max(1, len(ways.cards) - 1))
    high, pitch = card * CARD_RATIO, (108.0 if wide else 74.0)
    y = places.sizes.name_line + (36 if wide else 20) + places.extra / 3
    items: list[Item] = []
    for kept in (False, True):
        right = kept is ways.kept
        items += _sign(place.x + 10, y - 6, right=right)
        title = say("puzzle.way.kept" if kept else "puzzle.way.called")
        title = fitted(title, words, place.width - 28, places.room)
        items.append(Text(title, place.x + 28, y, words, _IVORY if right else _SOFT))
        middle = y + 12 + high / 2
        for at, key in enumerate(ways.cards):
            pose = Pose(place.x + card / 2 + at * step, middle, card)
            items.append(CardItem(f"way:{kept}:{at}", None if kept else key, pose, Shadow.REST))
        if not right:
            line, below = middle + figure.size * 0.14, Font(14 if wide else 12)
            items.append(Text(lost, place.right, line, figure, _IVORY, Align.RIGHT))
            line += below.size + 3
            settled = say("review.settlement")
            items.append(Text(settled, place.right, line, below, _SOFT, Align.RIGHT))
        if ways.far is not None and not kept:
            foot = y + 12 + high + (14 if wide else 10)
            items += _rail(ways.far, Rect(place.x, foot, place.width, 6), wide=wide)
            y += 42 if wide else 32
        y += pitch
    return items


def _sign(x: float, y: float, *, right: bool) -> list[Item]:
    """A tick, or a cross in a quiet ring."""
    if right:
        return ticked(x, y, 20)
    place = Rect(x - 10, y - 10, 20, 20)
    return [
        Box(place, 10, outline=Paint(Tone.SOFT, 0.8), line=1.25),
        Icon("close", x, y, 12, _SOFT),
    ]


def _rail(far: tuple[int, int, int], rail: Rect, *, wide: bool) -> list[Item]:
    """A total on the way to a goal, and beyond it what the call would add."""
    total, more, goal = far
    length = rail.width - 12  # the goal stands a little before the end
    now, then = (rail.x + length * each / goal for each in (total, min(goal, total + more)))
    at = rail.x + length
    font = Font(16 if wide else 14, serif=True)
    low = rail.bottom + (18 if wide else 15)
    return [
        Box(rail, 3, fill=Paint(Tone.IVORY, 0.16)),
        Box(Rect(rail.x, rail.y, now - rail.x, rail.height), 3, fill=_SOFT),
        Box(Rect(now, rail.y, max(2.0, then - now), rail.height), 0, fill=_BRASS),
        Stroke(at, rail.y - 6, at, rail.bottom + 5, _IVORY, 2),
        Text(say("card.total"), rail.x, low, Font(font.size - 1), _SOFT),
        Text(str(total), now, low, font, _SOFT, Align.CENTRE),
        Text(f"+ {more}", then + 12, low, font, _BRASS),
        Text(str(goal), at, low, font, _IVORY, Align.CENTRE),
    ]
