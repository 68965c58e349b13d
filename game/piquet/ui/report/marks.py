"""On the cards what the coach says of a discard: which had better go out, and which stay."""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.ui.measures import coach_place
from game.piquet.ui.report.deeds import DiscardTold, differing
from game.stage.card_word import word_at
from game.stage.picture import CardItem, Item
from game.stage.places import Places

_CLEAR = 2.0
"""Units between the report and the words on the cards under it."""


def marked(known: DiscardTold, cards: Sequence[CardItem], places: Places) -> list[Item]:
    """A word over each card that should go out as well, and below each that should be kept."""
    goes, stays = (frozenset(map(str, each)) for each in differing(known))
    room, top = places.room, coach_place(places).bottom + _CLEAR
    items: list[Item] = []
    for card in cards:
        if card.key in goes:
            items += word_at(card.pose, room, goes=True, top=top)
        elif card.key in stays:
            items += word_at(card.pose, room, goes=False, below=True)
    return items
