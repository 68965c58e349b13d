"""How many copies of each card one has not seen: an aid for those who like to count."""

from __future__ import annotations

from collections import Counter

from game.bezique.face.measures import hand_foot
from game.bezique.words.say import say
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.picture import Box, Item, Text
from game.stage.places import WIDE, Places
from game.words.terms import sign
from rules.bezique.pack import ORDER, face, pack_of
from rules.bezique.view import DealView, View
from rules.core.cards import SUITS, Card


def unseen(seen: View, deal: DealView) -> Counter[Card]:
    """How many copies of each card the viewer has not seen, by the card as it is printed."""
    played = {card for trick in deal.tricks for card in (trick.led, trick.reply)}
    known = played | deal.hand | deal.others | deal.open[0] | deal.open[1]
    known |= {card for card in (deal.led, deal.reply, deal.turn_up) if card is not None}
    return Counter(face(card) for card in pack_of(seen.options) if card not in known)


def unseen_items(seen: View, deal: DealView, places: Places) -> list[Item]:
    """Four lines of figures at the left of the hand, a dot where all copies were seen."""
    left = unseen(seen, deal)
    wide = places.sizes is WIDE
    cell, high, font = (20.0, 24.0, Font(14)) if wide else (15.0, 19.0, Font(14))
    width = 18 + cell * len(ORDER)
    x, y = places.right - width, hand_foot(places) - 5 * high
    place = Rect(x - 8, y - 4, width + 16, 5 * high + 8)
    items: list[Item] = [Box(place, 6, fill=Paint(Tone.SHADE, 0.5))]
    for column, rank in enumerate(reversed(ORDER)):
        middle = x + 18 + cell * (column + 0.5)
        letter = say(f"letter.{rank.value}")
        items.append(Text(letter, middle, y + high * 0.75, font, Paint(Tone.SOFT), Align.CENTRE))
        for row, suit in enumerate(SUITS, 1):
            count = left[Card.of(rank, suit)]
            paint = Paint(Tone.IVORY) if count else Paint(Tone.SOFT, 0.5)
            figure = str(count) if count else "·"
            line = y + high * (row + 0.75)
            items.append(Text(figure, middle, line, font, paint, Align.CENTRE))
    for row, suit in enumerate(SUITS, 1):
        items.append(Text(sign(suit), x, y + high * (row + 0.75), font))
    return items
