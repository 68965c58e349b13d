"""What was said at the table: the last sayings, and the bubbles they stand in."""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.basics import Rect
from game.stage.picture import BUBBLE_FONT, Bubble, Item, Tail
from game.stage.places import Places

MOST_BUBBLES = 3
BUBBLE_HEIGHT = 44.0
_PADDING, _STEP = 48.0, 56.0
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


def conversation(spoken: Spoken, own: int, places: Places) -> list[Item]:
    """What was said in the middle of the table, the other's at the left, the viewer's at the right.

    `own` is the viewer's seat. The oldest goes where there is no room for all above the hand.
    """
    items: list[Item] = []
    y = places.sizes.bubbles_top + places.extra / 4
    said = spoken.latest(max(1, int((places.hand_top - 40 - y) // _STEP)))
    for index, saying in enumerate(said):
        mine = saying.seat == own
        width = bubble_width(saying.words, places)
        x = within(
            places.centre + _ASIDE - width if mine else places.centre - _ASIDE, width, places
        )
        fresh = index == len(said) - 1
        items.append(bubble(x, y, saying.words, places, mine=mine, fresh=fresh))
        y += _STEP
    return items
