"""How many cards are left, under the stock; and the strip where that stands."""

from __future__ import annotations

from game.bezique.ui.layout import stock_cards
from game.bezique.ui.measures import stock_pose, stock_step, turn_up
from game.bezique.words import say
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.picture import Text
from game.stage.places import WIDE, Places
from rules.bezique.view import View, stock_to_count


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
