"""On the cards what the coach says of a discard: which had better go out, and which stay."""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.face.report.deeds import DiscardTold, differing
from game.stage.basics import Room
from game.stage.card_word import word_at
from game.stage.picture import CardItem, Item


def marked(known: DiscardTold, cards: Sequence[CardItem], room: Room) -> list[Item]:
    """A word over each card that should go out as well, and below each that should be kept."""
    goes, stays = (frozenset(map(str, each)) for each in differing(known))
    items: list[Item] = []
    for card in cards:
        if card.key in goes:
            items += word_at(card.pose, room, goes=True)
        elif card.key in stays:
            items += word_at(card.pose, room, goes=False, below=True)
    return items
