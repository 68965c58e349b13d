"""The measures of what Piquet alone lays on the table: the talon, the places of the discards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.stage.basics import CARD_RATIO, Rect
from game.stage.ornaments import PORTRAIT_RATIO
from game.stage.places import TALL, WIDE, Places
from game.table.partner import seat_of
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
    other_step: float  # between the opponent's cards, when there are many
    other_aside: float  # how far left of the middle they lie: the small signs are at the right
    other_discard: float  # from the middle to the left edge of the opponent's discard
    other_lying: float  # from one card of it to the next


_WIDE = Lengths(
    talon=72,
    slot=88,
    slot_gap=12,
    slot_head=40,
    talon_step=14,
    talon_apart=48,
    talon_middle=227,
    slots_top=300,
    other_step=18,
    other_aside=0,
    other_discard=168,
    other_lying=6,
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
    other_step=12,
    other_aside=18,
    other_discard=86,
    other_lying=4,
)
_TALL = replace(
    _SMALL,
    talon=72,
    slot=88,
    slot_gap=12,
    slot_head=40,
    talon_step=14,
    talon_apart=48,
)


_COACH_WIDE, _COACH_SMALL = 488.0, 434.0
_APART_WIDE, _APART_SMALL = 24.0, 14.0
"""Units between the discard place and what is told of it."""


def measures(places: Places, aside: bool = False) -> Lengths:
    """Those for a wide or a small table; `aside` with room for the coach beside the discards."""
    if places.sizes is WIDE:
        return replace(_WIDE, slot=64, slot_gap=8) if aside else _WIDE
    if aside:
        return replace(_SMALL, slot=42, slot_gap=6)
    return _TALL if places.sizes is TALL else _SMALL


def middle(places: Places, aside: bool = False) -> float:
    """The middle of talon and discard place: the table's, or that of its left part."""
    if not aside:
        return places.centre
    coach = coach_place(places)
    apart = _APART_WIDE if places.sizes is WIDE else _APART_SMALL
    return coach.x - apart - _discards(places, ELDER_MOST, aside) / 2


def coach_place(places: Places) -> Rect:
    """Where the coach tells what a discard is worth, at the right between talon and hand."""
    wide = places.sizes is WIDE
    width, apart = (_COACH_WIDE, _APART_WIDE) if wide else (_COACH_SMALL, _APART_SMALL)
    left = places.centre - (_discards(places, ELDER_MOST, True) + apart + width) / 2
    top = places.sizes.name_line + (16 if wide else 9)
    bottom = places.hand_top - (16 if wide else 12)
    height = min(bottom - top, 340 if wide else 300)
    x = left + _discards(places, ELDER_MOST, True) + apart
    return Rect(x, top + (bottom - top - height) / 2, width, height)


def _discards(places: Places, most: int, aside: bool) -> float:
    """How wide the place of so many discards is."""
    m = measures(places, aside)
    return most * m.slot + (most - 1) * m.slot_gap + 32


def talon_half(places: Places) -> float:
    """Half the width of the talon, five and three apart."""
    m = measures(places)
    return (m.talon * 2 + m.talon_step * 6 + m.talon_apart) / 2


def tricks_away(places: Places) -> float:
    """From the middle of the table to that of the opponent's last trick, left of the portrait."""
    return 294.0 if places.sizes is WIDE else 213.0 + places.sizes.lying / 2


def portrait_place(places: Places) -> Rect:
    """Where the opponent's portrait hangs, between the tricks and the hand."""
    s = places.sizes
    width, away = (93.0, 197.0) if s is WIDE else (62.0, 151.0)
    height = width * PORTRAIT_RATIO
    middle = s.other_top + s.other * CARD_RATIO / 2
    return Rect(places.centre - away - width / 2, middle - height / 2, width, height)


def partner_place(places: Places) -> Rect:
    """Where a partner's portrait and words are, at the left above the hand."""
    width = 72.0 if places.sizes is WIDE else 52.0
    return seat_of(places.left, places.hand_top - 36, width)


def other_discard(places: Places) -> tuple[float, float]:
    """Left and right edge of the opponent's discard, when it is as wide as can be."""
    m = measures(places)
    left = places.centre + m.other_discard
    return left, left + places.sizes.lying * 0.86 + (ELDER_MOST - 1) * m.other_lying


def other_middle(places: Places) -> float:
    """The middle of the opponent's hand."""
    return places.centre - measures(places).other_aside


def slots(places: Places, most: int, aside: bool = False) -> Rect:
    """The discard place: as many slots as may be filled, under a header; three at the least."""
    m = measures(places, aside)
    width = _discards(places, max(most, 3), aside)
    height = m.slot_head + m.slot * CARD_RATIO + 14
    top = min(m.slots_top + places.extra / 2, places.hand_top - height - 6)  # clear of the hand
    return Rect(middle(places, aside) - width / 2, top, width, height)


def above_slot(places: Places, index: int, most: int) -> tuple[float, float]:
    """Middle of a card as large as a slot, straight above that slot."""
    x, y = slot_centre(places, index, most)
    return x, y - measures(places).slot * CARD_RATIO - (26 if places.sizes is WIDE else 20)


def slot_centre(places: Places, index: int, most: int, aside: bool = False) -> tuple[float, float]:
    """Middle of one of the slots."""
    m, place = measures(places, aside), slots(places, most, aside)
    x = place.x + 16 + m.slot / 2 + index * (m.slot + m.slot_gap)
    return x, place.y + m.slot_head + m.slot * CARD_RATIO / 2
