"""What is told of a deal of Bezique in a match: whose points for what."""

from __future__ import annotations

from game.match.arena import DealFacts
from rules.bezique.scoring import Item
from rules.bezique.state import State

CLASSES: dict[str, tuple[Item, ...]] = {
    "seven": (Item.TURNED_SEVEN, Item.EXCHANGE, Item.SEVEN),
    "marriage": (Item.MARRIAGE, Item.ROYAL_MARRIAGE),
    "sequence": (Item.PLAIN_SEQUENCE, Item.SEQUENCE),
    "bezique": (Item.BEZIQUE,),
    "double bezique": (Item.DOUBLE_BEZIQUE, Item.TRIPLE_BEZIQUE, Item.QUADRUPLE_BEZIQUE),
    "four alike": (Item.FOUR_ACES, Item.FOUR_KINGS, Item.FOUR_QUEENS, Item.FOUR_KNAVES),
    "carte blanche": (Item.CARTE_BLANCHE,),
    "last trick": (Item.LAST_TRICK,),
    "brisques": (Item.BRISQUES,),
    "forfeit": (Item.FORFEIT,),
}
"""What points are made with, each as the lines of a ledger that belong to it."""

_CLASS_OF = {item: place for place, items in enumerate(CLASSES.values()) for item in items}


def facts(state: State) -> DealFacts:
    """Of the deal that was just finished."""
    items = ([0] * len(CLASSES), [0] * len(CLASSES))
    for line in state.current.ledger:
        items[line.player][_CLASS_OF[line.item]] += line.points
    return DealFacts((tuple(items[0]), tuple(items[1])))
