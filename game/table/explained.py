"""Where something is explained on the cloth: the trick at the left edge, the words right of it."""

from __future__ import annotations

from game.stage.basics import CARD_RATIO, Rect
from game.stage.places import SMALL, TALL, WIDE, Places


def is_large(places: Places) -> bool:
    """Whether there is room for large words and cards."""
    return places.sizes is not SMALL


def trick_aside(places: Places) -> float:
    """The middle of the card that was led, in units: its trick lies at the left of the cloth."""
    return places.left + (6 if places.sizes is SMALL else 12) + places.sizes.hand / 2


def explained(places: Places, *, bars: bool) -> Rect:
    """The place right of that trick, in units: down to the hand, or to the bars over its cards.

    In a tall window the piles at the right lie above and below it.
    """
    s, wide = places.sizes, places.sizes is WIDE
    left = places.left + 2 * s.hand + (36 if wide else 26)
    piles = 0.0 if s is TALL else s.lying + 4 * s.lying_step + (20 if wide else 16)
    trick = places.trick_middle - (40 if wide else 28) - s.hand * CARD_RATIO / 2
    low = (20 if wide else 14) if not bars else (4 if wide else 12)
    top = max(s.name_line + low, trick - (32 if wide else 10))
    over = (120 if wide else 97) if bars else (50 if wide else 42)
    bottom = places.hand_top - over
    return Rect(left, top, places.right - piles - left, bottom - top)
