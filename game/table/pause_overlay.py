"""The table while something is celebrated: the lamp is turned down on all but what is celebrated.

The rays lie on the cloth, under the cards; these go out one after the other, and what would lie
under the letters is not there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from msgspec.structs import replace

from game.stage.basics import Paint, Rect, Tone
from game.stage.ornaments import Thing
from game.stage.picture import Box, CardItem, Item, Text
from game.stage.places import Places
from game.table.celebrations import LEAVING, OPENED

DARK, _DARKER = 0.4, 4
"""How dark the panel is while something is celebrated, and in how many steps it becomes so."""
_INSIDE = 12.0
"""Units from the edge of a celebration in which small words are still to be read."""


def evening(places: Places, share: float) -> list[Box]:
    """The veil over what lies about the cloth while something is celebrated: the pad, the rim."""
    steps = min(1.0, share / OPENED, (1 - share) / (1 - LEAVING))
    dark = DARK * ceil(steps * _DARKER) / _DARKER
    cloth, room = places.baize, places.room
    about = (
        Rect(0, 0, cloth.x, room.height),
        Rect(cloth.right, 0, room.width - cloth.right, room.height),
        Rect(cloth.x, 0, cloth.width, cloth.y),
        Rect(cloth.x, cloth.bottom, cloth.width, room.height - cloth.bottom),
    )
    return [Box(rect, fill=Paint(Tone.INK, dark)) for rect in about]


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
    out = [back <= index * each < gone for index in range(len(cards))]
    return [
        replace(card, marked=False, unlit=dark, dimmed=dark or card.dimmed)
        for card, dark in zip(cards, out, strict=True)
    ]
