"""What is told of a deal of Piquet in a match: whose points for what, divided cards, sinking."""

from __future__ import annotations

from game.match.arena import DealFacts
from game.piquet.match.sinking import sank
from rules.core.seats import Player
from rules.piquet.scoring import TRICKS, Item
from rules.piquet.seats import ELDER
from rules.piquet.state import State

CLASSES: dict[str, tuple[Item, ...]] = {
    "point": (Item.POINT,),
    "sequence": (Item.SEQUENCE,),
    "set": (Item.SET,),
    "carte blanche": (Item.CARTE_BLANCHE,),
    "repique": (Item.REPIQUE,),
    "pique": (Item.PIQUE,),
    "play": (Item.LEAD, Item.TRICK, Item.LAST_TRICK, Item.CONCEDED),
    "cards": (Item.CARDS,),
    "capot": (Item.CAPOT,),
}
"""What points are made with, each as the lines of a ledger that belong to it."""

_CLASS_OF = {item: place for place, items in enumerate(CLASSES.values()) for item in items}


def facts(state: State) -> DealFacts:
    """Of the deal that was just finished."""
    deal = state.current
    items = ([0] * len(CLASSES), [0] * len(CLASSES))
    for line in deal.ledger:
        items[deal.player(line.seat)][_CLASS_OF[line.item]] += line.points
    divided = deal.table.won(ELDER) * 2 == TRICKS == len(deal.table.tricks)
    a, b = (sank(deal, deal.seat(player)) for player in Player)
    return DealFacts((tuple(items[0]), tuple(items[1])), (divided,), ((a, b),))
