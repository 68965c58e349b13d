"""What was said at the table: the last sayings, and the bubbles they stand in."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.stage.basics import CARD_RATIO, Rect
from game.stage.picture import BUBBLE_FONT, Bubble, Item, Tail
from game.stage.places import Places
from game.table.opposite import Mouth

MOST_BUBBLES = 3
BUBBLE_HEIGHT = 44.0
_PADDING, _STEP = 48.0, 56.0
_BESIDE, _UNDER = 12.0, 8.0  # from the plate of a portrait, and from the cards above
_ASIDE = 168.0  # from the middle of the table to the outer edge of a bubble


@dataclass(frozen=True, slots=True)
class Saying:
    """Words and whose they are: a seat as the game numbers them."""

    seat: int
    words: str
    passing: bool = False  # a question or its answer, which is over with what it interrupted


@dataclass(frozen=True, slots=True)
class Spoken:
    """What hangs in the air: the last sayings, oldest first, as the viewer hears them."""

    said: tuple[Saying, ...] = ()

    def heard(self, said: Saying) -> Spoken:
        """The same with one more saying; the oldest goes when there are too many."""
        return Spoken(Spoken((*self.said, said)).latest(MOST_BUBBLES))

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
        """Without what was over with the trick that is taken."""
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
    tail = Tail.BOTTOM_RIGHT if mine else Tail.TOP_LEFT
    return Bubble(Rect(x, y, bubble_width(words, places), BUBBLE_HEIGHT), words, tail, fresh)


def at_mouth(mouth: Mouth, words: str, places: Places, *, fresh: bool) -> Bubble:
    """What somebody says whose portrait hangs at the top: beside its plate, right below the cards.

    Its tail reaches up to the lips.
    """
    x = within(mouth.right + _BESIDE, bubble_width(words, places), places)
    said = bubble(x, mouth_line(places), words, places, mine=False, fresh=fresh)
    return replace(said, lips=mouth.lips)


def has_room(mouth: Mouth, words: str, places: Places) -> bool:
    """Whether the words fit between the mouth and the right edge of the cloth."""
    return mouth.right + _BESIDE + bubble_width(words, places) <= places.right


def mouth_line(places: Places) -> float:
    """The top of a bubble that comes from a mouth."""
    s = places.sizes
    return s.other_top + s.other * CARD_RATIO + _UNDER


def conversation(
    spoken: Spoken, own: int, places: Places, mouth: Mouth | None = None
) -> list[Item]:
    """What was said in the middle of the table, the other's at the left, the viewer's at the right.

    `own` is the viewer's seat. The oldest goes where there is no room for all above the hand. What
    the other says in the uppermost row comes from the `mouth`; what the viewer said just before
    stands in that row too, right of it. Where words are too long for that all stands below.
    """
    items: list[Item] = []
    if mouth is not None and not all(has_room(mouth, each.words, places) for each in spoken.said):
        mouth = None
    top = places.sizes.bubbles_top + places.extra / 4 if mouth is None else mouth_line(places)
    said = spoken.latest(max(1, int((places.hand_top - 40 - top) // _STEP)))
    left = places.centre - _ASIDE if mouth is None else mouth.right + _BESIDE
    row, ends = 0, places.centre + _ASIDE
    if mouth is not None and [saying.seat == own for saying in said[:2]] == [True, False]:
        widths = [bubble_width(saying.words, places) for saying in said[:2]]
        ends = max(ends, left + sum(widths) + _BESIDE)
        row = -1 if ends <= places.right else 0  # the second begins in the row of the first
    for index, saying in enumerate(said):
        mine, fresh = saying.seat == own, index == len(said) - 1
        if mouth is not None and not mine and row + index <= 0:
            items.append(at_mouth(mouth, saying.words, places, fresh=fresh))
            continue
        width, y = bubble_width(saying.words, places), top + _STEP * max(0, row + index)
        x = within(
            (ends if not index else places.centre + _ASIDE) - width if mine else left, width, places
        )
        items.append(bubble(x, y, saying.words, places, mine=mine, fresh=fresh))
    return items
