"""What was said, in speech bubbles: a conversation while calling, the last word of each in play."""

from __future__ import annotations

from game.piquet.face.desk import Desk
from game.piquet.face.layout import own_discard_left, own_discard_place, trick_poses
from game.piquet.face.measures import measures, other_discard, talon_half
from game.stage.basics import CARD_RATIO
from game.stage.picture import Item
from game.stage.places import Places
from game.table.opposite import Mouth
from game.table.spoken import Spoken, at_mouth, bubble, bubble_width, conversation, has_room, within
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

_OVER = 54.0  # from the top of an opened discard to a bubble above it
_ICONS_FOOT = 62.0  # from the top of the cloth to the lower edge of the small signs


def bubbles(
    spoken: Spoken,
    seen: View,
    places: Places,
    desk: Desk,
    mouth: Mouth | None = None,
) -> list[Item]:
    """The bubbles to be seen now, the opponent's at the left, the viewer's at the right.

    The opponent's come from the `mouth` of a portrait that hangs there.
    """
    deal = seen.deal
    if deal is None or not spoken.said:
        return []
    if deal.table.led is not None or deal.table.tricks:
        return _in_play(spoken, deal, places, desk, mouth)
    if seen.phase in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
        return _beside_talon(spoken, deal, places)
    return conversation(spoken, deal.seat, places, mouth)


def _beside_talon(spoken: Spoken, deal: DealView, places: Places) -> list[Item]:
    """While cards are exchanged the last word stands beside the talon, one's own at the edge."""
    saying = spoken.said[-1]
    mine = saying.seat is deal.seat
    width = bubble_width(saying.words, places)
    x = places.right - width  # where its tail is still clear of the rim
    if not mine:
        x = min(places.centre + talon_half(places) + 112, x)
    x = within(x, width, places)
    y = measures(places).talon_middle + places.extra / 4 - 22
    if x < places.centre + talon_half(places) + 8:  # below it, where it would reach the talon
        y += 22 + measures(places).talon * CARD_RATIO / 2 + 12
    return [bubble(x, y, saying.words, places, mine=mine, fresh=True)]


def _in_play(
    spoken: Spoken, deal: DealView, places: Places, desk: Desk, mouth: Mouth | None
) -> list[Item]:
    """In play only the last word of each is kept, beside the trick: the opponent's at the mouth.

    One's own goes when the other has spoken. It keeps off one's discard: left of it, or above it
    where it is too long for that.
    """
    items: list[Item] = []
    led, reply = trick_poses(places)
    for mine in (False, True):
        last = [saying for saying in spoken.said if (saying.seat is deal.seat) is mine]
        if not last:
            continue
        words = last[-1].words
        width = bubble_width(words, places)
        fresh = last[-1] is spoken.said[-1]
        if mine and not fresh:
            continue
        if mine:
            x, y = reply.x + reply.width * 0.62, reply.y + reply.height * 0.1
            if deal.discard:
                edge = own_discard_left(deal, places, desk) - 12
                most = edge - width
                clear = reply.x + reply.width * 0.56  # of the card played
                x, y = (most, y) if clear <= most < x else (x, y)
                if x > most:
                    pile = own_discard_place(deal, places)
                    y = min(y, pile.y - pile.height * 0.625 - _OVER)
            x = within(x, width, places, places.right + 6)
        elif mouth is not None and has_room(mouth, words, places):
            items.append(at_mouth(mouth, words, places, fresh=fresh))
            continue
        else:
            beside, y = led.x + led.width * 0.72, led.y - led.height * 0.5 - 8
            x = within(beside, width, places)
            if x < beside:  # it would lie over the card, whose index is to be read
                y -= 32
                if y < places.baize.y + _ICONS_FOOT:  # and then it keeps left of the small signs
                    x = within(x, width, places, other_discard(places)[1])
        items.append(bubble(x, y, words, places, mine=mine, fresh=fresh))
    return items
