"""The measures of the card table in units, wide and small, and the places that follow from a room.

The figures are those of the scene style sheet: two reference windows, 1280 × 800 and 1024 × 640.
They are the same for every game; what only one of them lays out has its measures there.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import CARD_RATIO, Rect, Room


class Sizes(Struct, frozen=True):
    """Lengths that differ between the wide and the small table."""

    panel: float
    rim: float
    margin: float
    hand: float  # card widths
    other: float
    lying: float
    lying_step: float
    won: float
    won_step: float
    behind: float
    hand_step: float
    other_step: float
    other_top: float
    name_line: float
    hand_foot: float  # of the middle card, above the baize's lower edge
    button: float
    bubbles_top: float


WIDE = Sizes(
    panel=304,
    rim=16,
    margin=32,
    hand=112,
    other=64,
    lying=56,
    lying_step=9,
    won=56,
    won_step=32,
    behind=22,
    hand_step=64,
    other_step=21,
    other_top=34,
    name_line=150,
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
    lying=40,
    lying_step=7,
    won=40,
    won_step=22,
    behind=16,
    hand_step=54,
    other_step=16,
    other_top=25,
    name_line=113,
    hand_foot=104,
    button=48,
    bubbles_top=136,
)
TALL = replace(
    SMALL,
    hand=124,
    hand_step=53,
    lying=56,
    lying_step=9,
    won=56,
    won_step=28,
    behind=22,
    name_line=128,
)
"""The small table in a tall window: what is not as wide as it is lies there larger."""
_TALL_FROM = 880.0
"""Units of height from which a narrow window is tall."""


class Places(Struct, frozen=True):
    """A room with its sizes: the few points everything on the table is laid from."""

    room: Room
    sizes: Sizes
    baize: Rect

    @classmethod
    def of(cls, room: Room) -> Places:
        tall = TALL if room.height >= _TALL_FROM else SMALL
        s = tall if room.small else WIDE
        width, height = room.width - s.panel - s.rim, room.height - 2 * s.rim
        return cls(room, s, Rect(s.panel, s.rim, width, height))

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
        return max(0.0, self.room.height - (800 if self.sizes is WIDE else 640))

    @property
    def trick_middle(self) -> float:
        """Height of the led card's centre, midway between the opponent's name and the hand."""
        return (self.sizes.name_line + self.hand_top) / 2 - 24

    @property
    def sentence_line(self) -> float:
        """Baseline of the sentence that says what now."""
        return self.baize.bottom - (62 if self.sizes is WIDE else 54)
