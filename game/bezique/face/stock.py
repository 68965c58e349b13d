"""How many cards are left, under the stock."""

from __future__ import annotations

from game.bezique.face.layout import stock_cards
from game.bezique.face.measures import stock_pose, stock_step
from game.bezique.words.say import say
from game.stage.basics import Align, Font, Paint, Tone
from game.stage.picture import Text
from game.stage.places import WIDE, Places
from rules.bezique.view import View, stock_to_count


def count_of_stock(seen: View, places: Places) -> list[Text]:
    """The number; nothing where it may not be known, or nothing is left."""
    deal, left = seen.deal, stock_to_count(seen)
    if deal is None or not left:
        return []
    card = stock_pose(places, rubicon=seen.options.rubicon)
    x = card.x + stock_cards(seen, deal) * stock_step(places) / 2
    y = card.y + card.height / 2 + (22 if places.sizes is WIDE else 18)
    words, soft = say("place.stock", number=left), Paint(Tone.SOFT)
    return [Text(words, x, y, Font(14), soft, Align.CENTRE)]
