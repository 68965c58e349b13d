"""What was said at the table: the last sayings, and the bubbles they stand in."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import CARD_RATIO, Rect
from game.stage.picture import BUBBLE_FONT, Bubble, Item, Tail
from game.stage.places import Places
from game.table.opposite import Mouth

MOST_SAID = 4
BUBBLE_HEIGHT = 44.0
_PADDING, _STEP = 48.0, 56.0
BESIDE_FACE = 16.0
"""Units between a portrait and what it says."""
HORN_INSET = 32.0
"""Units of a horn that leaves the upper edge from the corner beside it, which is round."""
_BESIDE, _UNDER = 12.0, 14.0  # from the plate of a portrait, and from the cards above
_UNDER_PLATE = 6.0
_COUNTER = 10.0  # how far the counter of a pile reaches beyond it
_ASIDE = 168.0  # from the middle of the table to the outer edge of a bubble
_LIFTED = 76.0  # from the hand up to the viewer's words: cards that are called stand higher


class Saying(Struct, frozen=True):
    """Words and whose they are: a seat as the game numbers them."""

    seat: int
    words: str
    passing: bool = False  # it is over with the trick that is taken after it
    after: str = ""  # the card that was laid last


class Spoken(Struct, frozen=True):
    """What hangs in the air: the last sayings, oldest first, as the viewer hears them."""

    said: tuple[Saying, ...] = ()

    def heard(self, said: Saying) -> Spoken:
        """The same with one more saying; the oldest goes when there are too many."""
        return Spoken(Spoken((*self.said, said)).latest(MOST_SAID))

    def latest(self, most: int) -> tuple[Saying, ...]:
        """The last sayings, so many at most, and the last of each among them if two may stay."""
        last = {each.seat: each for each in self.said}
        kept = self.said[-most:]
        for saying in last.values():
            if not any(each is saying for each in kept) and most > 1:
                kept = (saying, *kept[1:])
        return kept

    def last_of_each(self) -> Spoken:
        """Only the last word of either, which stays until there is another."""
        last = {each.seat: each for each in self.said}.values()
        return Spoken(tuple(each for each in self.said if any(each is one for one in last)))

    def without_passing(self) -> Spoken:
        """Without what is over with the trick that is taken."""
        return Spoken(tuple(each for each in self.said if not each.passing))


SILENCE = Spoken()
"""Nothing was said."""


def bubble_width(words: str, places: Places) -> float:
    """How wide a bubble with these words is."""
    return places.room.ruler.width(words, BUBBLE_FONT) + _PADDING


def within(x: float, width: float, places: Places, right: float | None = None) -> float:
    """Where a bubble so wide begins: at `x`, if it then lies between the cloth's margins."""
    most = places.right if right is None else right
    return max(places.left, min(x, most - width))


def bubble(x: float, y: float, words: str, places: Places, *, mine: bool, fresh: bool) -> Bubble:
    """A bubble by its upper left corner; the viewer's own speaks from below."""
    tail = Tail.BOTTOM_LEFT if mine else Tail.TOP_LEFT
    return Bubble(Rect(x, y, bubble_width(words, places), BUBBLE_HEIGHT), words, tail, fresh)


def at_mouth(
    mouth: Mouth, words: str, places: Places, *, fresh: bool, beside: Rect | None = None
) -> Bubble:
    """What somebody says whose portrait hangs at the top: left of it, at the height of the mouth.

    Its tail reaches to the lips, over no card. Where a pile lies `beside` it that leaves too little
    room, the words stand below that; longer ones reach on under the plate.
    """
    width, y = bubble_width(words, places), mouth.lips[1] - BUBBLE_HEIGHT / 2
    x, inset = mouth.left - BESIDE_FACE - width, 0.0
    if x < (places.left if beside is None else beside.right + _COUNTER):
        free = mouth.under - _BESIDE
        x, y = max(places.left, free - width), mouth_line(places)
        if x + width > free:
            y, inset = max(y, mouth.foot + _UNDER_PLATE), max(HORN_INSET, x + width - free)
    said = bubble(x, y, words, places, mine=False, fresh=fresh)
    return replace(said, lips=mouth.lips, inset=inset)


def mouth_line(places: Places) -> float:
    """The top of a bubble that stands below the piles beside a portrait."""
    s = places.sizes
    return s.other_top + s.won * CARD_RATIO + s.behind + _UNDER


def conversation(
    spoken: Spoken, own: int, places: Places, mouth: Mouth | None = None
) -> list[Item]:
    """The last word of each: the other's above, the viewer's over the hand.

    `own` is the viewer's seat. What the other says comes from the `mouth`. What was said before
    stands in the ledger.
    """
    items: list[Item] = []
    foot = max(places.hand_top - _LIFTED - BUBBLE_HEIGHT, _apart(places) + _STEP)
    for saying in spoken.last_of_each().said:
        mine, fresh = saying.seat == own, saying is spoken.said[-1]
        if mouth is not None and not mine:
            items.append(at_mouth(mouth, saying.words, places, fresh=fresh))
            continue
        width = bubble_width(saying.words, places)
        theirs, y = places.centre - _ASIDE, foot if mine else _apart(places)
        x = within(places.centre + _ASIDE - width if mine else theirs, width, places)
        items.append(bubble(x, y, saying.words, places, mine=mine, fresh=fresh))
    return items


def _apart(places: Places) -> float:
    """The top of what the other says where it comes from no mouth."""
    return places.sizes.bubbles_top + places.extra / 4
