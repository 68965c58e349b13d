"""What an open card may still serve for, as small marks below it: ring, diamond and square.

The ring stands for marriage and sequence, the diamond for beziques, the square for four alike; only
what the card can be part of is there. An empty one is free, one with a core has served and may
rise, a full one has served for all it can.
"""

from __future__ import annotations

from game.bezique.face.measures import MARKS, RAIL, measures
from game.bezique.face.serving import HIGHEST, may_serve, record
from game.stage.basics import Paint, Rect, Tone
from game.stage.picture import Box, CardItem, Icon, Item, Stroke
from game.stage.places import Places
from rules.bezique.combinations import LEVEL, Class
from rules.bezique.view import DealView, View
from rules.core.cards import Card
from rules.core.seats import Player

_EMPTY, _FULL = Paint(Tone.SOFT, 0.8), Paint(Tone.BRASS)
_APART = 1.42  # of a mark's width, from middle to middle


def rail_items(
    seen: View, deal: DealView, lying: dict[str, CardItem], places: Places
) -> list[Item]:
    """The brass rails under open cards, and under each card its marks."""
    items: list[Item] = []
    for player in Player:
        cards = [(card, lying[str(card)]) for card in deal.open[player] if str(card) in lying]
        if not cards:
            continue
        foot = max(item.pose.y + item.pose.height / 2 for _, item in cards)
        left = min(item.pose.x - item.pose.width / 2 for _, item in cards) - 12
        right = max(item.pose.x + item.pose.width / 2 for _, item in cards) + 12
        items.append(Stroke(left, foot + RAIL, right, foot + RAIL, Paint(Tone.BRASS), 2.5))
        for card, item in cards:
            items += mark_items(seen, deal, card, item.pose.x, foot + MARKS, places)
    return items


def mark_items(
    seen: View, deal: DealView, card: Card, x: float, y: float, places: Places
) -> list[Item]:
    """The marks of a card around a middle."""
    size = measures(places).mark
    risen = record(deal, card)
    still = {LEVEL[kind][0] for kind in may_serve(seen, deal, card)}
    shown = [its_class for its_class in Class if risen[its_class] or its_class in still]
    items: list[Item] = []
    for place, its_class in enumerate(shown):
        at = x + (place - (len(shown) - 1) / 2) * size * _APART
        full = risen[its_class] >= HIGHEST[its_class] or its_class not in still
        items += mark(its_class, at, y, size, served=bool(risen[its_class]), full=full)
    return items


def mark(
    its_class: Class, x: float, y: float, size: float, *, served: bool, full: bool
) -> list[Item]:
    """One mark: its outline, and within it how far the card has served."""
    if its_class is Class.B:
        if served and full:
            return [Icon("elder", x, y, size + 3, _FULL)]
        core = [Icon("elder", x, y, size * 0.6, _FULL)] if served else []
        return [Icon("rhomb", x, y, size + 4, _FULL if served else _EMPTY), *core]
    radius = size / 2 if its_class is Class.A else 1.0
    place = Rect(x - size / 2, y - size / 2, size, size)
    if served and full:
        return [Box(place, radius, fill=_FULL)]
    items: list[Item] = [Box(place, radius, outline=_FULL if served else _EMPTY, line=1.25)]
    if served:
        inner = place.grown(-size * 0.28)
        items.append(Box(inner, radius * 0.44, fill=_FULL))
    return items
