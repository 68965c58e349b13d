"""The measures of what Piquet alone lays on the table: the talon, the places of the discards."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import CARD_RATIO, Rect
from game.stage.geometry import spread
from game.stage.ornaments import PORTRAIT_RATIO
from game.stage.places import TALL, WIDE, Places
from game.table.partner import seat_of
from game.table.picture import icons_left
from game.table.spoken import BESIDE_FACE
from rules.piquet.options import ELDER_MOST


class Lengths(Struct, frozen=True):
    """Lengths in units that differ between the wide and the small table."""

    talon: float  # card widths
    slot: float
    slot_gap: float
    slot_head: float
    talon_step: float
    talon_apart: float
    talon_middle: float
    slots_top: float
    other_step: float  # between the opponent's cards at most, when there are many
    other_aside: float  # how far left of the middle they lie without a portrait
    other_lying: float  # from one card of the opponent's discard to the next
    other_discard: float  # from the top of the cloth to its middle: it is under the small signs
    face: float  # how wide the portrait is
    face_aside: float  # from its middle to the table's, which is right of it
    signs_apart: float  # from the opponent's last card to the small signs at least
    words: float  # kept free left of the portrait for what is said in play


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
    other_lying=6,
    other_discard=103,
    face=93,
    face_aside=63,
    signs_apart=34,
    words=104,
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
    other_lying=4,
    other_discard=90,
    face=62,
    face_aside=70,
    signs_apart=22,
    words=60,
)
_TALL = replace(
    _SMALL,
    talon=72,
    slot=88,
    slot_gap=12,
    slot_head=40,
    talon_step=14,
    talon_apart=48,
    other_discard=96,
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


def portrait_place(places: Places) -> Rect:
    """Where the opponent's portrait hangs: over the card that he plays, his hand beside him.

    So the middle is never empty, however few cards are left in that hand.
    """
    s, m = places.sizes, measures(places)
    height = m.face * PORTRAIT_RATIO
    middle = s.other_top + s.other * CARD_RATIO / 2
    left = places.centre - m.face_aside - m.face / 2
    return Rect(left, middle - height / 2, m.face, height)


def other_won_right(places: Places) -> float:
    """How far right the tricks lie that the opponent won: beside them is what he says."""
    return portrait_place(places).x - BESIDE_FACE - measures(places).words - 12


def partner_place(places: Places) -> Rect:
    """Where a partner's portrait and words are, at the left above the hand."""
    width = 72.0 if places.sizes is WIDE else 52.0
    return seat_of(places.left, places.hand_top - 36, width)


def other_discard(places: Places, count: int) -> Rect:
    """Where the opponent's discard of so many cards lies: at the right, under the small signs."""
    m, width = measures(places), places.sizes.lying * 0.86
    whole, high = spread(count, width, m.other_lying), width * CARD_RATIO
    return Rect(places.right - whole, places.baize.y + m.other_discard - high / 2, whole, high)


def left_middle(places: Places) -> float:
    """Height of the middle of what was left of the talon, under the opponent's discard."""
    return places.sizes.name_line + (72 if places.sizes is TALL else 60)


def other_hand(places: Places, count: int, *, faced: bool) -> tuple[float, float]:
    """The middle of the opponent's hand of so many cards, and the step from one to the next.

    It begins beside the portrait where he is `faced`, and ends before the small signs.
    """
    s, m = places.sizes, measures(places)
    step = m.other_step + (0 if count > 8 else 4)
    if not faced:
        return places.centre - m.other_aside, step
    left = portrait_place(places).right + (12 if s is WIDE else 9)
    space = icons_left(places) - m.signs_apart - left - s.other
    step = min(step, space / max(1, count - 1))
    return left + spread(count, s.other, step) / 2, step


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
