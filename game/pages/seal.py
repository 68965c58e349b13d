"""The seal of brass on a card that was won: whole on the paper, where nothing is written."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.stage.basics import Rect
from game.stage.ornaments import Thing
from game.stage.picture import Item, Stroke

_MOST = 136.0
"""Units it is wide at most, laurel and all."""
_HIGH = 0.94
"""Height of what is drawn of it for a width of one."""
_BESIDE = 12.0
"""Units that a place is wider at least."""
_SHORT = 24.0
"""A piece of a rule that would be no longer than this beside it is left out."""


def sealed(items: Sequence[Item], place: Rect) -> list[Item]:
    """What is written on a card with a seal in the blank place, and the rules cut round it."""
    width = min(_MOST, place.width - _BESIDE, place.height / _HIGH)
    seal = Thing("seal", *place.centre, width)
    return [*(piece for item in items for piece in _about(item, seal, place)), seal]


def _about(item: Item, seal: Thing, place: Rect) -> Sequence[Item]:
    """A rule that would run into the seal: an upright one ends above, a level one beside its place.

    That goes on behind the place.
    """
    half = seal.width / 2
    if not isinstance(item, Stroke):
        return (item,)
    if item.x1 == item.x2:
        meets = abs(item.x1 - seal.x) <= half
        return (replace(item, y2=min(item.y2, seal.y - half)),) if meets else (item,)
    if abs(item.y1 - seal.y) > half or item.x2 < seal.x - half or item.x1 > seal.x + half:
        return (item,)
    pieces = (replace(item, x2=place.x), replace(item, x1=place.right))
    return tuple(piece for piece in pieces if piece.x2 - piece.x1 > _SHORT)
