"""Counters: one for each point to go, paid into a dish as points are made."""

from __future__ import annotations

from game.all_fours.face.measures import dish, measures
from game.all_fours.words.say import say
from game.stage.basics import Font, Paint, Rect, Tone
from game.stage.picture import Box, Item, Shadow, Text
from game.stage.places import Places

_MOST_WIDTH = 190.0
"""How wide a row of counters may lie at a wide table."""
_HEAP = ((0.0, 0.0), (1.0, 0.1), (-1.0, 0.05), (0.5, -0.6), (-0.5, -0.55), (1.9, -0.05))
"""Where counters lie in the dish, in diameters from its middle."""


def counter(x: float, y: float, radius: float, *, mine: bool, alpha: float = 1.0) -> list[Item]:
    """A counter that lies there: ivory for the viewer, red for the other."""
    place = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    ground, ring = (Tone.IVORY, Tone.BRASS_DARK) if mine else (Tone.RED, Tone.IVORY)
    inner = place.grown(-radius * 0.36)
    shadow = Shadow.REST if alpha == 1 else Shadow.NONE
    return [
        Box(place, radius, fill=Paint(ground, alpha), shadow=shadow),
        Box(inner, inner.width / 2, outline=Paint(ring, 0.75 * alpha), line=1.25),
    ]


def row(
    x: float, y: float, target: int, to_go: int, places: Places, *, mine: bool
) -> tuple[list[Item], float]:
    """A row of places from its left end: counters still to be paid, then hollows; and its end."""
    m = measures(places)
    most = _MOST_WIDTH * m.counter_step / 18
    step = min(m.counter_step, most / target)
    radius = min(m.counter, step * 0.46)
    items: list[Item] = []
    for place in range(target):
        at = x + place * step
        if place < to_go:
            items += counter(at, y, radius, mine=mine)
        else:
            hollow = Rect(at - radius, y - radius, 2 * radius, 2 * radius).grown(-1)
            items.append(Box(hollow, hollow.width / 2, outline=Paint(Tone.IVORY, 0.28), line=1.25))
    return items, x + (target - 1) * step + radius


def with_words(
    x: float, y: float, target: int, to_go: int, places: Places, *, mine: bool
) -> list[Item]:
    """The row; that one is out stands behind it. How many are to go, the panel tells."""
    items, end = row(x, y, target, to_go, places, mine=mine)
    if to_go > 0:
        return items
    return [*items, Text(say("counters.out"), end + 10, y + 5, Font(14), Paint(Tone.SOFT))]


def dish_items(paid: tuple[int, int], places: Places) -> list[Item]:
    """The dish with what was paid, the viewer's and the other's."""
    place = dish(places)
    if place is None:
        return []
    outer = place.height / 2
    rim, lip = place.grown(-2.5), place.grown(-5.5)
    items: list[Item] = [
        Box(place, outer, fill=Paint(Tone.SHADE, 0.4)),
        Box(rim, rim.height / 2, outline=Paint(Tone.BRASS_DARK), line=5),
        Box(place, outer, outline=Paint(Tone.BRASS), line=1.25),
        Box(lip, lip.height / 2, outline=Paint(Tone.BRASS), line=1),
    ]
    x, y = place.centre
    radius = measures(places).counter
    lying: list[tuple[float, float, float, bool]] = []
    for mine, side in ((True, -1), (False, 1)):
        for number in range(paid[0 if mine else 1]):
            across, down = _HEAP[number % len(_HEAP)]
            layer = number // len(_HEAP)
            at_x = x + side * 24 + across * radius * 1.5 + layer * 2.0
            at_y = y + 4 + down * radius * 1.6 - layer * 3.0
            lying.append((layer, at_y, at_x, mine))
    for _, at_y, at_x, mine in sorted(lying):
        items += counter(at_x, at_y, radius, mine=mine)
    return items
