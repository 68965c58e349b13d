"""What was said, in speech bubbles: a conversation while calling, the last word of each in play."""

from __future__ import annotations

from dataclasses import dataclass

from game.piquet.face.desk import Desk
from game.piquet.face.layout import own_discard_left, own_discard_place, trick_poses
from game.piquet.face.measures import measures, other_discard, talon_half
from game.piquet.face.said.speech import Said
from game.piquet.words.say import say
from game.stage.picture import CARD_RATIO, Bubble, Font, Item, Rect, Tail
from game.stage.places import Places
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

BUBBLE_FONT = Font(20, serif=True)
MOST_BUBBLES = 5
_OVER_CAPTION = 74.0  # from the top of an opened discard to a bubble above the words there
_ICONS_FOOT = 108.0  # from the top of the cloth to the lower edge of a second row of small signs


@dataclass(frozen=True, slots=True)
class Spoken:
    """What hangs in the air: the last sayings, oldest first, as the viewer hears them."""

    said: tuple[Said, ...] = ()

    def heard(self, said: Said) -> Spoken:
        """The same with one more saying; the oldest goes when there are too many."""
        return Spoken(Spoken((*self.said, said)).latest(MOST_BUBBLES))

    def latest(self, most: int) -> tuple[Said, ...]:
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


def bubbles(spoken: Spoken, seen: View, places: Places, desk: Desk) -> list[Item]:
    """The bubbles to be seen now, the opponent's at the left, the viewer's at the right."""
    deal = seen.deal
    if deal is None or not spoken.said:
        return []
    if deal.table.led is not None or deal.table.tricks:
        return _in_play(spoken, deal, places, desk)
    if seen.phase in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
        return _beside_talon(spoken, deal, places)
    items: list[Item] = []
    y = places.sizes.bubbles_top + places.extra / 4
    fitting = max(1, int((places.hand_top - 40 - y) // 56))
    said = spoken.latest(fitting)
    for index, saying in enumerate(said):
        mine = saying.seat is deal.seat
        width = places.room.ruler.width(saying.words, BUBBLE_FONT) + 48
        x = _within(places.centre + 168 - width if mine else places.centre - 168, width, places)
        tail = Tail.BOTTOM_RIGHT if mine else Tail.TOP_LEFT
        fresh = index == len(said) - 1
        items.append(Bubble(Rect(x, y, width, 44), saying.words, tail, fresh))
        y += 56
    return items


def _within(x: float, width: float, places: Places, right: float | None = None) -> float:
    """Where a bubble so wide begins: at `x`, if it then lies between the cloth's margins."""
    most = places.right if right is None else right
    return max(places.left, min(x, most - width))


def discard_words(deal: DealView) -> str:
    """What stands under the player's own discard."""
    return say("place.discard.count", count=len(deal.discard))


def _beside_talon(spoken: Spoken, deal: DealView, places: Places) -> list[Item]:
    """While cards are exchanged the last word stands beside the talon, one's own at the edge."""
    saying = spoken.said[-1]
    mine = saying.seat is deal.seat
    width = places.room.ruler.width(saying.words, BUBBLE_FONT) + 48
    x = places.right - width  # where its tail is still clear of the rim
    if not mine:
        x = min(places.centre + talon_half(places) + 112, x)
    x = _within(x, width, places)
    y = measures(places).talon_middle + places.extra / 4 - 22
    if x < places.centre + talon_half(places) + 8:  # below it, where it would reach the talon
        y += 22 + measures(places).talon * CARD_RATIO / 2 + 12
    tail = Tail.BOTTOM_RIGHT if mine else Tail.TOP_LEFT
    return [Bubble(Rect(x, y, width, 44), saying.words, tail)]


def _in_play(spoken: Spoken, deal: DealView, places: Places, desk: Desk) -> list[Item]:
    """In play only the last word of each is kept, beside the trick.

    One's own keeps off one's discard: left of it, or above it where it is too long for that.
    """
    items: list[Item] = []
    led, reply = trick_poses(places)
    for mine in (False, True):
        last = [saying for saying in spoken.said if (saying.seat is deal.seat) is mine]
        if not last:
            continue
        words = last[-1].words
        width = places.room.ruler.width(words, BUBBLE_FONT) + 48
        fresh = last[-1] is spoken.said[-1]
        if mine:
            x, y = reply.x + reply.width * 0.62, reply.y + reply.height * 0.1
            if deal.discard:
                edge = own_discard_left(deal, places, desk) - 12
                caption = places.right - places.room.ruler.width(discard_words(deal), Font(14)) - 12
                most = min(edge, caption) - width
                clear = reply.x + reply.width * 0.56  # of the card played
                x, y = (most, y) if clear <= most < x else (x, y)
                if x > most:
                    pile = own_discard_place(deal, places)
                    y = min(y, pile.y - pile.height * 0.625 - _OVER_CAPTION)
            at = Rect(_within(x, width, places, places.right + 6), y, width, 44)
            items.append(Bubble(at, words, Tail.BOTTOM_RIGHT, fresh))
        else:
            beside, y = led.x + led.width * 0.72, led.y - led.height * 0.5 - 8
            x = _within(beside, width, places)
            if x < beside:  # it would lie over the card, whose index is to be read
                y -= 32
                if y < places.baize.y + _ICONS_FOOT:  # and then it keeps left of the small signs
                    x = _within(x, width, places, other_discard(places)[1])
            at = Rect(x, y, width, 44)
            items.append(Bubble(at, words, Tail.TOP_LEFT, fresh))
    return items
