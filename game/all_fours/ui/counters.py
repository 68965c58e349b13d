"""Counters: one for each point to go, paid into a bowl as points are made."""

from __future__ import annotations

from game.all_fours.ui.measures import MOST_COUNTERS, TRAY, dish, measures
from game.all_fours.words import say
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.ornaments import Legend, Thing
from game.stage.picture import Box, Item, Text
from game.stage.places import Places

_DRAWN = 40 / 32
"""Width of the drawing of a counter, its shadow too, for a diameter of one."""
_HEAP = ((0.0, 0.0), (1.0, 0.1), (-1.0, 0.05), (0.5, -0.6), (-0.5, -0.55), (1.9, -0.05))
"""Where counters lie in the bowl, in diameters from its middle."""


def counter(x: float, y: float, radius: float, *, mine: bool) -> Thing:
    """A counter that lies there: ivory for the viewer, red for the other."""
    return Thing("chip-own" if mine else "chip-other", x, y, 2 * radius * _DRAWN)


def row(
    middle: float, y: float, target: int, to_go: int, places: Places, *, mine: bool
) -> tuple[list[Item], float]:
    """A tray around its `middle`: counters still to be paid, then hollows; and its right end."""
    m = measures(places)
    most = MOST_COUNTERS * m.counter_step / 18
    step = min(m.counter_step, most / target)
    radius = min(m.counter, step * 0.46)
    x = middle - (target - 1) * step / 2
    left, right = x - radius - TRAY, x + (target - 1) * step + radius + TRAY
    high = 2 * (m.counter + TRAY)
    tray = Rect(left, y - high / 2, right - left, high)
    items: list[Item] = [
        Box(
            tray, high / 2, fill=Paint(Tone.SHADE, 0.34), outline=Paint(Tone.BRASS, 0.45), line=1.25
        )
    ]
    for place in range(target):
        at = x + place * step
        if place < to_go:
            items.append(counter(at, y, radius, mine=mine))
        else:
            hollow = Rect(at - radius, y - radius, 2 * radius, 2 * radius).grown(-1)
            items.append(Box(hollow, hollow.width / 2, outline=Paint(Tone.IVORY, 0.6), line=1.25))
    return items, right


def with_words(
    middle: float, y: float, target: int, to_go: int, places: Places, *, mine: bool
) -> list[Item]:
    """The row, beside it how many are to go, and what it is for a pointer that rests there.

    What the viewer says hangs right of the own row, the other's portrait left of the other.
    """
    items, end = row(middle, y, target, to_go, places, mine=mine)
    high = 2 * (measures(places).counter + TRAY)
    place = Rect(2 * middle - end, y - high / 2, 2 * (end - middle), high)
    x, align = (place.x - 10, Align.RIGHT) if mine else (end + 10, Align.LEFT)
    words = Text(to_go_words(to_go), x, y + 5, Font(14), Paint(Tone.SOFT), align)
    return [*items, words, Legend(place, say("counters.title"), say("counters.means"))]


def to_go_words(to_go: int) -> str:
    """How many points are to go."""
    return say("counters.to-go", count=to_go) if to_go > 0 else say("counters.out")


def dish_items(paid: tuple[int, int], places: Places) -> list[Item]:
    """The bowl with what was paid, the viewer's and the other's."""
    place = dish(places)
    if place is None:
        return []
    x, y = place.centre
    items: list[Item] = [Thing("bowl", x, y, place.width)]
    radius = measures(places).counter * 0.94
    lying: list[tuple[float, float, float, bool]] = []
    for mine, side in ((True, -1), (False, 1)):
        for number in range(paid[0 if mine else 1]):
            across, down = _HEAP[number % len(_HEAP)]
            layer = number // len(_HEAP)
            at_x = x + side * 23 + across * radius * 1.45 + layer * 2.0
            at_y = y + 3 + down * radius * 1.5 - layer * 3.0
            lying.append((layer, at_y, at_x, mine))
    return [
        *items,
        *(counter(at_x, at_y, radius, mine=mine) for _, at_y, at_x, mine in sorted(lying)),
    ]
