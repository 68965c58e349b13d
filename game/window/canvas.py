"""What lies on the window's surface now, so that a frame of a motion paints only what differs.

Every item is a few drawings at their places. Where an item came, went or changed, the ground and
all that lies there is laid anew, in the order of the picture; the rest of the surface is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.stage.picture import CardItem, Item

Piece = tuple[pygame.Surface, tuple[int, int]]
"""A ready drawing and the pixel its top left corner is laid on."""

_WORTH = 0.6
"""Of the surface: beyond this share it is painted whole."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """An item with its drawings, and the rectangle they fill."""

    item: Item
    pieces: Sequence[Piece]
    place: pygame.Rect


class Canvas:
    """Remembers the last frame that was painted on a surface."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._ground: pygame.Surface | None = None
        self._laid: dict[Hashable, _Laid] = {}

    def forget(self) -> None:
        """What the surface holds is no longer what was painted."""
        self._surface, self._ground, self._laid = None, None, {}

    def paint(
        self,
        surface: pygame.Surface,
        ground: pygame.Surface,
        items: Iterable[Item],
        draw: Callable[[Item], Iterable[Piece]],
        moving: bool,
    ) -> None:
        """Paints a frame; unless things are `moving`, all of it, drawn anew by `draw`."""
        kept = self._laid if moving and ground is self._ground else {}
        before, self._laid = self._laid, {}
        for item in items:
            key = _key(item, self._laid)
            laid = kept.get(key)
            if laid is None or (laid.item is not item and laid.item != item):
                pieces = tuple(draw(item))
                laid = _Laid(item, pieces, _place(pieces))
            self._laid[key] = laid
        if not moving or surface is not self._surface or ground is not self._ground:
            places = None
        else:
            places = _changed(before, self._laid, surface.get_rect())
        self._surface, self._ground = surface, ground
        if places is None:
            surface.blit(ground, (0, 0))
            _lay(surface, self._laid.values())
            return
        for place in places:
            surface.set_clip(place)
            surface.blit(ground, place, place)
            _lay(surface, (laid for laid in self._laid.values() if place.colliderect(laid.place)))
        surface.set_clip(None)


def _key(item: Item, taken: dict[Hashable, _Laid]) -> Hashable:
    """What an item is known by from frame to frame: a card by its identity, others by all."""
    key: Hashable = ("card", item.key) if isinstance(item, CardItem) else item
    while key in taken:
        key = ("again", key)
    return key


def _place(pieces: Sequence[Piece]) -> pygame.Rect:
    places = [drawing.get_rect(topleft=corner) for drawing, corner in pieces]
    return places[0].unionall(places[1:]) if places else pygame.Rect(0, 0, 0, 0)


def _lay(surface: pygame.Surface, laid: Iterable[_Laid]) -> None:
    surface.fblits([piece for one in laid for piece in one.pieces], pygame.BLEND_PREMULTIPLIED)


def _changed(
    before: dict[Hashable, _Laid], now: dict[Hashable, _Laid], whole: pygame.Rect
) -> list[pygame.Rect] | None:
    """The rectangles in which two frames differ, none overlapping; None for all of the surface."""
    same = [key for key, laid in now.items() if before.get(key) is laid]
    stayed = set(same)
    if same != [key for key in before if key in stayed]:
        return None  # what lay below lies above now
    places = [laid.place for key, laid in before.items() if key not in stayed]
    places += [laid.place for key, laid in now.items() if key not in stayed]
    joined = _joined([place.clip(whole) for place in places])
    if sum(place.width * place.height for place in joined) > _WORTH * whole.width * whole.height:
        return None
    return joined


def _joined(places: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The same places, those that overlap made one."""
    apart: list[pygame.Rect] = []
    for place in places:
        if not (place.width and place.height):
            continue
        grown = place
        while (at := grown.collidelist(apart)) >= 0:
            grown = grown.union(apart.pop(at))
        apart.append(grown)
    return apart
