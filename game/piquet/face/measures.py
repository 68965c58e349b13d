"""The measures of what Piquet alone lays on the table: the talon, the places of the discards."""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.picture import CARD_RATIO, Rect
from game.stage.places import WIDE, Places
from rules.piquet.options import ELDER_MOST


@dataclass(frozen=True, slots=True)
class Lengths:
    """Lengths in units that differ between the wide and the small table."""

    talon: float  # card widths
    slot: float
    slot_gap: float
    slot_head: float
    talon_step: float
    talon_apart: float
    talon_middle: float
    slots_top: float


_WIDE = Lengths(
    talon=72,
    slot=88,
    slot_gap=12,
    slot_head=40,
    talon_step=14,
    talon_apart=48,
    talon_middle=227,
    slots_top=300,
)
_SMALL = Lengths(
    talon=48,
    slot=68,
    slot_gap=10,
    slot_head=32,
    talon_step=10,
    talon_apart=36,
    talon_middle=164,
    slots_top=210,
)


def measures(places: Places) -> Lengths:
    """Those for a wide or a small table."""
    return _WIDE if places.sizes is WIDE else _SMALL


def talon_half(places: Places) -> float:
    """Half the width of the talon, five and three apart."""
    m = measures(places)
    return (m.talon * 2 + m.talon_step * 6 + m.talon_apart) / 2


def other_discard(places: Places) -> tuple[float, float]:
    """Left and right edge of the opponent's discard, when it is as wide as can be."""
    s = places.sizes
    left = places.centre + (188 if s is WIDE else 146)
    return left, left + s.lying * 0.86 + (ELDER_MOST - 1) * s.lying_step


def slots(places: Places, most: int) -> Rect:
    """The discard place: as many slots as may be filled, under a header; three at the least."""
    m = measures(places)
    most = max(most, 3)
    width = most * m.slot + (most - 1) * m.slot_gap + 32
    height = m.slot_head + m.slot * CARD_RATIO + 14
    top = min(m.slots_top + places.extra / 2, places.hand_top - height - 6)  # clear of the hand
    return Rect(places.centre - width / 2, top, width, height)


def slot_centre(places: Places, index: int, most: int) -> tuple[float, float]:
    """Middle of one of the slots."""
    m, place = measures(places), slots(places, most)
    x = place.x + 16 + m.slot / 2 + index * (m.slot + m.slot_gap)
    return x, place.y + m.slot_head + m.slot * CARD_RATIO / 2
