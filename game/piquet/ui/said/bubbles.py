"""What was said, in speech bubbles: a conversation while calling, the last word of each in play."""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.ui.hand_state import HandState
from game.piquet.ui.layout import own_discard_left, own_discard_place, trick_poses
from game.piquet.ui.measures import measures, other_discard, talon_half
from game.piquet.ui.won_tricks import won_place
from game.stage.basics import CARD_RATIO
from game.stage.picture import Bubble, Item, Tail
from game.stage.places import Places
from game.table.opposite import Mouth
from game.table.picture import icons_left
from game.table.spoken import (
    BUBBLE_HEIGHT,
    Spoken,
    at_mouth,
    bubble,
    bubble_width,
    conversation,
    within,
)
from rules.piquet.options import ELDER_MOST, HAND
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

_OVER = 54.0  # from the top of an opened discard to a bubble above it
_NEAR = 43.0  # from the hand up to one's own words in play: cards that are called rise between
_UNDER_DISCARD = 14.0
_ICONS_FOOT = 62.0  # from the top of the cloth to the lower edge of the small signs


def bubbles(
    spoken: Spoken,
    seen: View,
    places: Places,
    hand_state: HandState,
    mouth: Mouth | None = None,
) -> list[Item]:
    """The bubbles to be seen now, the opponent's at the left, the viewer's at the right.

    The opponent's come from the `mouth` of a portrait that hangs there.
    """
    deal = seen.deal
    if deal is None or not spoken.said:
        return []
    if deal.table.led is not None or deal.table.tricks:
        return _in_play(spoken, deal, places, hand_state, mouth)
    if seen.phase in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
        return _beside_talon(spoken, deal, places, hand_state, mouth)
    return conversation(spoken, deal.seat, places, mouth)


def _beside_talon(
    spoken: Spoken, deal: DealView, places: Places, hand_state: HandState, mouth: Mouth | None
) -> list[Item]:
    """While cards are exchanged one's own last word stands over the hand, the other's by the talon.

    Or beside the mouth, if there is one.
    """
    saying = spoken.said[-1]
    if saying.seat is deal.seat:
        width = bubble_width(saying.words, places)
        x, y = _over_hand(width, deal, places, hand_state)
        x = within(x, width, places)
        return [bubble(x, y, saying.words, places, mine=True, fresh=True)]
    m = measures(places)
    middle = m.talon_middle + places.extra / 4
    if mouth is not None:
        said = at_mouth(mouth, saying.words, places, fresh=True)
        left, top = places.centre - talon_half(places), middle - m.talon * CARD_RATIO / 2
        if said.rect.right < left or said.rect.bottom < top:
            return [said]
    width = bubble_width(saying.words, places)
    x = within(places.centre + talon_half(places) + 112, width, places)
    y = middle - 22
    if x < places.centre + talon_half(places) + 8:  # below it, where it would reach the talon
        y += 22 + m.talon * CARD_RATIO / 2 + 12
    said = bubble(x, y, saying.words, places, mine=False, fresh=True)
    return [said if mouth is None else replace(said, tail=Tail.NONE)]


def _in_play(
    spoken: Spoken, deal: DealView, places: Places, hand_state: HandState, mouth: Mouth | None
) -> list[Item]:
    """In play only the last word of each is kept: the other's at the mouth, one's own by the hand.

    One's own goes when the other has spoken.
    """
    items: list[Item] = []
    for mine in (False, True):
        last = [saying for saying in spoken.said if (saying.seat is deal.seat) is mine]
        if not last:
            continue
        words, fresh = last[-1].words, last[-1] is spoken.said[-1]
        if mine and fresh:
            x, y = _over_hand(bubble_width(words, places), deal, places, hand_state)
            items.append(bubble(x, y, words, places, mine=True, fresh=True))
        elif not mine and mouth is not None:
            items.append(_of_face(mouth, words, deal, places, fresh=fresh))
        elif not mine:
            x, y = _beside_trick(bubble_width(words, places), places)
            items.append(bubble(x, y, words, places, mine=False, fresh=fresh))
    return items


def _of_face(mouth: Mouth, words: str, deal: DealView, places: Places, *, fresh: bool) -> Bubble:
    """What the other says in play, from the mouth; without a tail where a card would lie under it.

    When the last trick is taken no card will.
    """
    theirs = deal.seat.other
    won = won_place(deal, theirs, places) if deal.table.won(theirs) else None
    said, (led, _) = at_mouth(mouth, words, places, fresh=fresh, beside=won), trick_poses(places)
    top, left = led.y - led.height / 2, led.x - led.width / 2
    over = top < said.rect.bottom and left < said.rect.right
    if not over or len(deal.table.tricks) == HAND:
        return said
    x, y = _beside_trick(said.rect.width, places)
    near = other_discard(places, ELDER_MOST).bottom + _UNDER_DISCARD
    return replace(
        said, rect=replace(said.rect, x=x, y=min(y, near)), tail=Tail.NONE, lips=None, inset=0.0
    )


def _over_hand(
    width: float, deal: DealView, places: Places, hand_state: HandState
) -> tuple[float, float]:
    """Where one's own words stand in play: right over the hand, off the trick and one's discard."""
    _, own = trick_poses(places)
    clear = own.x + own.width * 0.56  # of the card played
    x, y = clear + own.width * 0.06, places.hand_top - _NEAR - BUBBLE_HEIGHT
    if deal.discard:
        most = own_discard_left(deal, places, hand_state) - 12 - width
        x = min(x, most)
        if x < clear and y < own.y + own.height / 2 + 8:  # between the two there is no room
            x, pile = clear, own_discard_place(deal, places)
            y = min(y, pile.y - pile.height * 0.625 - _OVER)
    return within(x, width, places, places.right + 6), y


def _beside_trick(width: float, places: Places) -> tuple[float, float]:
    """Where the other's words stand that come from no mouth."""
    led, _ = trick_poses(places)
    beside, y = led.x + led.width * 0.72, led.y - led.height * 0.5 - 8
    x = within(beside, width, places)
    if x < beside:  # it would lie over the card, whose index is to be read
        y -= 32
        if y < places.baize.y + _ICONS_FOOT:  # and then it keeps left of the small signs
            x = within(x, width, places, icons_left(places) - 8)
    return x, y
