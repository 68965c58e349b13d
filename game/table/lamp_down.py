"""The table while something is celebrated: the lamp is turned down on all but what is celebrated.

The rays lie on the cloth, under the cards; these go out one after the other, and what would lie
under the letters is not there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil

from game.stage.basics import Paint, Rect, Tone
from game.stage.ornaments import Thing
from game.stage.picture import Box, CardItem, Item, Text
from game.stage.places import Places
from game.table.celebrating import LEAVING, OPENED

_DARK, _DARKER = 0.5, 4
"""How dark the panel is while something is celebrated, and in how many steps it becomes so."""
_INSIDE = 12.0
"""Units from the edge of a celebration in which small words are still to be read."""


def evening(places: Places, share: float) -> Box:
    """The veil over what lies left of the table while something is celebrated."""
    steps = min(1.0, share / OPENED, (1 - share) / (1 - LEAVING))
    dark = _DARK * ceil(steps * _DARKER) / _DARKER
    width = places.baize.x - places.sizes.rim
    return Box(Rect(0, 0, width, places.room.height), fill=Paint(Tone.INK, dark))


def uncluttered(items: Sequence[Item], covered: Rect | None) -> list[Item]:
    """Without the small words, things and boxes that would lie under letters of gold."""
    if covered is None:
        return list(items)
    place = covered.grown(-_INSIDE)
    return [item for item in items if not ((at := _middle(item)) and place.contains(*at))]


def _middle(item: Item) -> tuple[float, float] | None:
    """Where words, a thing or a box stand; None for anything else."""
    if isinstance(item, Box):
        return item.rect.centre
    return (item.x, item.y) if isinstance(item, Text | Thing) else None


def unlit(cards: Sequence[CardItem], share: float) -> list[CardItem]:
    """The cards of the table, which go out one after the other and are lit again at the end."""
    each = 1 / max(1, len(cards))
    gone, back = share / OPENED, (share - LEAVING) / (1 - LEAVING)
    return [
        replace(card, marked=False, unlit=back <= index * each < gone)
        for index, card in enumerate(cards)
    ]
