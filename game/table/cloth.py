"""What any table lays on the cloth: the empty place of a card, and where something is explained."""

from __future__ import annotations

from collections.abc import Iterable

from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.picture import Box, CardItem, Item, Role, Shadow, Text, Widget
from game.stage.places import SMALL, TALL, WIDE, Places
from game.words.catalogue import say
from game.words.terms import sign, suit_name
from rules.core.cards import Suit

_FAINT = Paint(Tone.IVORY, 0.9)


def awaited(
    led: object, reply: object, pose: Pose, cards: Iterable[CardItem], *, leads: bool
) -> bool:
    """Whether a card is awaited here: one was led and has no reply, or one `leads` now.

    What may be played does not tell: to a card that was led one may have to say something first.
    Where a card lies, one's own lead or one of the trick before, no place is empty.
    """
    lies = any((item.pose.x, item.pose.y) == (pose.x, pose.y) for item in cards)
    return reply is None and (led is not None or leads) and not lies


def dashed(pose: Pose, edge: Paint = _FAINT, dash: tuple[float, float] = (6, 5)) -> Box:
    """The outline of a card."""
    rect = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    return Box(rect, 7, outline=edge, line=1.25, dash=dash, angle=pose.angle)


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


def suit_disc(
    suit: Suit, x: float, y: float, size: float, name: str, *, turned: bool
) -> list[Item]:
    """An ivory disc in brass with the suit that is trumps, and its `name`; its middle is given.

    Where a card is `turned` up for it that is told.
    """
    place = Rect(x - size / 2, y - size / 2, size, size)
    font = Font(round(size * 0.6), serif=True)
    paint = Paint(Tone.RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else Tone.INK)
    shown = (
        Box(place, size / 2, fill=Paint(Tone.BRASS), shadow=Shadow.REST),
        Box(place.grown(-2.5), size / 2 - 2.5, fill=Paint(Tone.IVORY)),
        Text(sign(suit), x, y + size * 0.21, font, paint, Align.CENTRE),
    )
    told = say("hear.cards", among=name, cards=suit_name(suit))
    return [Widget(Role.TEXT if turned else Role.MARK, shown, told)]
