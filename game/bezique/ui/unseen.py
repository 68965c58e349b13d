"""How many copies of each card one has not seen: an aid for those who like to count."""

from __future__ import annotations

from collections import Counter

from game.bezique.ui.measures import hand_top
from game.bezique.words import say
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.picture import Box, Item, Text
from game.stage.places import WIDE, Places
from game.words.terms import sign
from rules.bezique.pack import ORDER, face, pack_of
from rules.bezique.view import DealView, View
from rules.core.cards import SUITS, Card

_HIGHER = 46.0
"""Units above the hand where cards stand out of it."""


def unseen(seen: View, deal: DealView) -> Counter[Card]:
    """How many copies of each card the viewer has not seen, by the card as it is printed."""
    played = {card for trick in deal.tricks for card in (trick.led, trick.reply)}
    known = played | deal.hand | deal.others | deal.open[0] | deal.open[1]
    known |= {card for card in (deal.led, deal.reply, deal.turn_up) if card is not None}
    return Counter(face(card) for card in pack_of(seen.options) if card not in known)


def _cell(places: Places) -> tuple[float, float]:
    """How wide and high a figure's place is."""
    return (20.0, 24.0) if places.sizes is WIDE else (15.0, 19.0)


def unseen_place(places: Places, left: int) -> Rect:
    """Where the figures stand: clear of the hand, of the piles, and of what may be declared.

    When none is `left` in the stock nothing is declared, and cards of the hand stand out.
    """
    cell, high = _cell(places)
    width, height = 18 + cell * len(ORDER) + 16, 5 * high + 8
    bottom = hand_top(places) - (4 if left else _HIGHER)
    return Rect(places.right - width, bottom - height, width, height)


def unseen_items(seen: View, deal: DealView, places: Places) -> list[Item]:
    """Four lines of figures at the right, over the hand; a dot where all copies were seen."""
    left = unseen(seen, deal)
    cell, high = _cell(places)
    font = Font(14)
    place = unseen_place(places, deal.left)
    x, y = place.x + 8, place.y + 4
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
