"""How many cards are left, under the stock; and the strip where that stands."""

from __future__ import annotations

from game.bezique.face.layout import stock_cards
from game.bezique.face.measures import stock_pose, stock_step, turn_up
from game.bezique.words.say import say
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.picture import Text
from game.stage.places import WIDE, Places
from rules.bezique.view import View, stock_to_count


def count_of_stock(seen: View, places: Places) -> list[Text]:
    """The number; nothing where it may not be known, or nothing is left."""
    deal, left = seen.deal, stock_to_count(seen)
    if deal is None or not left:
        return []
    card = stock_pose(places, rubicon=seen.options.rubicon)
    x = card.x + (stock_cards(seen, deal) - 1) * stock_step(places)  # under the card to be drawn
    if seen.options.rubicon:
        x = max(x, card.x + card.width / 2)  # beside the disc of the trumps
    y = card.y + card.height / 2 + (22 if places.sizes is WIDE else 18)
    words, soft = say("place.stock", number=left), Paint(Tone.SOFT)
    return [Text(words, x, y, Font(14), soft, Align.CENTRE)]


def under_stock(seen: View, places: Places) -> list[Rect]:
    """The strip below turn-up and stock, with the number and the disc of the trumps."""
    deal = seen.deal
    if deal is None or not deal.left:
        return []
    first, last = turn_up(places), stock_pose(places, rubicon=seen.options.rubicon)
    right = last.x + last.width / 2 + stock_cards(seen, deal) * stock_step(places)
    foot = first.y + first.height / 2
    return [Rect(places.left, foot, right - places.left, 30.0 if places.sizes is WIDE else 24.0)]
