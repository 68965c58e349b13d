"""The measures of the card table in units, wide and small, and the places that follow from a room.

The figures are those of the scene style sheet: two reference windows, 1280 × 800 and 1024 × 640.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.picture import CARD_RATIO, Rect, Room
from rules.piquet.options import ELDER_MOST


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths that differ between the wide and the small table."""

    panel: float
    rim: float
    margin: float
    hand: float  # card widths
    other: float
    talon: float
    slot: float
    slot_gap: float
    slot_head: float
    lying: float
    lying_step: float
    won: float
    won_step: float
    behind: float
    hand_step: float
    other_step: float
    talon_step: float
    talon_apart: float
    other_top: float
    name_line: float
    talon_middle: float
    slots_top: float
    hand_foot: float  # of the middle card, above the baize's lower edge
    button: float
    bubbles_top: float


WIDE = Sizes(
    panel=304,
    rim=16,
    margin=32,
    hand=112,
    other=64,
    talon=72,
    slot=88,
    slot_gap=12,
    slot_head=40,
    lying=56,
    lying_step=9,
    won=56,
    won_step=32,
    behind=22,
    hand_step=64,
    other_step=21,
    talon_step=14,
    talon_apart=48,
    other_top=34,
    name_line=150,
    talon_middle=227,
    slots_top=300,
    hand_foot=124,
    button=56,
    bubbles_top=188,
)
SMALL = Sizes(
    panel=248,
    rim=12,
    margin=24,
    hand=96,
    other=48,
    talon=48,
    slot=68,
    slot_gap=10,
    slot_head=32,
    lying=40,
    lying_step=7,
    won=40,
    won_step=22,
    behind=16,
    hand_step=54,
    other_step=16,
    talon_step=10,
    talon_apart=36,
    other_top=25,
    name_line=113,
    talon_middle=164,
    slots_top=210,
    hand_foot=104,
    button=48,
    bubbles_top=136,
)


@dataclass(frozen=True, slots=True)
class Places:
    """A room with its sizes: the few points everything on the table is laid from."""

    room: Room
    sizes: Sizes

    @classmethod
    def of(cls, room: Room) -> Places:
        return cls(room, SMALL if room.small else WIDE)

    @property
    def baize(self) -> Rect:
        s = self.sizes
        return Rect(
            s.panel,
            s.rim,
            self.room.width - s.panel - s.rim,
            self.room.height - 2 * s.rim,
        )

    @property
    def centre(self) -> float:
        return self.baize.centre[0]

    @property
    def left(self) -> float:
        """Left edge for text and buttons on the baize."""
        return self.baize.x + self.sizes.margin

    @property
    def right(self) -> float:
        return self.baize.right - self.sizes.margin

    @property
    def hand_foot(self) -> float:
        return self.baize.bottom - self.sizes.hand_foot

    @property
    def hand_top(self) -> float:
        return self.hand_foot - self.sizes.hand * CARD_RATIO

    @property
    def extra(self) -> float:
        """Height beyond the reference window, shared out in the middle of the table."""
        return max(0.0, self.room.height - (640 if self.sizes is SMALL else 800))

    @property
    def talon_half(self) -> float:
        """Half the width of the talon, five and three apart."""
        s = self.sizes
        return (s.talon * 2 + s.talon_step * 6 + s.talon_apart) / 2

    @property
    def other_discard(self) -> tuple[float, float]:
        """Left and right edge of the opponent's discard, when it is as wide as can be."""
        s = self.sizes
        left = self.centre + (188 if s is WIDE else 146)
        return left, left + s.lying * 0.86 + (ELDER_MOST - 1) * s.lying_step

    def slots(self, most: int) -> Rect:
        """The discard place: as many slots as may be filled, under a header; three at the least."""
        s = self.sizes
        most = max(most, 3)
        width = most * s.slot + (most - 1) * s.slot_gap + 32
        height = s.slot_head + s.slot * CARD_RATIO + 14
        top = min(s.slots_top + self.extra / 2, self.hand_top - height - 6)  # clear of the hand
        return Rect(self.centre - width / 2, top, width, height)

    def slot_centre(self, index: int, most: int) -> tuple[float, float]:
        """Middle of one of the slots."""
        s, place = self.sizes, self.slots(most)
        x = place.x + 16 + s.slot / 2 + index * (s.slot + s.slot_gap)
        return x, place.y + s.slot_head + s.slot * CARD_RATIO / 2

    @property
    def trick_middle(self) -> float:
        """Height of the led card's centre, midway between the opponent's name and the hand."""
        return (self.sizes.name_line + self.hand_top) / 2 - 24

    @property
    def sentence_line(self) -> float:
        """Baseline of the sentence that says what now."""
        return self.baize.bottom - (62 if self.sizes is WIDE else 54)
