"""How many cards are left, under the stock; and the strip where that stands."""

from __future__ import annotations

from collections import Counter

from game.bezique.ui.layout import stock_cards
from game.bezique.ui.measures import hand_top, stock_pose, stock_step, turn_up
from game.bezique.words import say
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.picture import Box, Item, Text
from game.stage.places import WIDE, Places
from game.words.terms import sign
from rules.bezique.pack import ORDER, face, pack_of
from rules.bezique.view import DealView, View, stock_to_count
from rules.core.cards import SUITS, Card


def count_of_stock(seen: View, places: Places) -> list[Text]:
    """The number, clear of the trumps; nothing where it may not be known, or nothing is left."""
    deal, left = seen.deal, stock_to_count(seen)
    if deal is None or not left:
        return []
    card = stock_pose(places, rubicon=seen.options.rubicon)
    x = card.x + (stock_cards(seen, deal) - 1) * stock_step(places)  # under the card to be drawn
    if seen.options.rubicon:
        x = max(x, card.x + card.width / 2)  # beside the disc of the trumps
    y = card.y + card.height / 2 + (22 if places.sizes is WIDE else 18)
    words, soft = say("place.stock", number=left), Paint(Tone.SOFT)
    disc, _ = disc_middle(places, rubicon=seen.options.rubicon)
    half = places.room.ruler.width(words, Font(14)) / 2
    x = max(x, disc + disc_size(places) / 2 + _BESIDE_DISC + half)
    return [Text(words, x, y, Font(14), soft, Align.CENTRE)]


_BESIDE_DISC = 4.0


def disc_size(places: Places) -> float:
    """How wide the disc is that shows the trumps."""
    return 38.0 if places.sizes is WIDE else 34.0


_DISC_BELOW = 5.0
"""How far below the foot of the card its middle lies: clear of the pips and the index."""


def disc_middle(places: Places, *, rubicon: bool) -> tuple[float, float]:
    """At the foot of the turn-up; where nothing is turned up at the foot of the stock."""
    if rubicon:
        lies = stock_pose(places, rubicon=True)
        return places.left + disc_size(places) / 2, lies.y + lies.height / 2 + _DISC_BELOW
    card = turn_up(places)
    return card.x, card.y + card.height / 2 + _DISC_BELOW


def under_stock(seen: View, places: Places) -> list[Rect]:
    """The strip below turn-up and stock, with the number and the disc of the trumps."""
    deal = seen.deal
    if deal is None or not deal.left:
        return []
    first, last = turn_up(places), stock_pose(places, rubicon=seen.options.rubicon)
    right = last.x + last.width / 2 + stock_cards(seen, deal) * stock_step(places)
    foot = first.y + first.height / 2
    return [Rect(places.left, foot, right - places.left, 30.0 if places.sizes is WIDE else 24.0)]


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
            paint = Paint(Tone.IVORY) if count else Paint(Tone.SOFT, 0.85)
            figure = str(count) if count else "·"
            line = y + high * (row + 0.75)
            items.append(Text(figure, middle, line, font, paint, Align.CENTRE))
    for row, suit in enumerate(SUITS, 1):
        items.append(Text(sign(suit), x, y + high * (row + 0.75), font))
    return items
