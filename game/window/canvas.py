"""What lies on the window's surface now, so that a frame of a motion paints only what differs.

Every item is a few drawings at their places. Where an item came, went or changed, the ground and
all that lies there is laid anew, in the order of the picture; the rest of the surface is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame
from msgspec import Struct

from game.stage.picture import CardItem, Look

Piece = tuple[pygame.Surface, tuple[int, int]]
"""A ready drawing and the pixel its top left corner is laid on."""

_WORTH = 0.6
"""Of the surface: beyond this share it is painted whole."""
_LOOKED_AT = 8
"""Items of the last frame that one of this frame is compared with."""


class _Laid(Struct, frozen=True, eq=False):
    """An item with its drawings, and the rectangle they fill."""

    item: Look
    pieces: Sequence[Piece]
    place: pygame.Rect


class Canvas:
    """Remembers the last frame that was painted on a surface."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._ground: pygame.Surface | None = None
        self._corner = (0, 0)
        self._laid: list[_Laid] = []

    def forget(self) -> None:
        """What the surface holds is no longer what was painted."""
        self._surface, self._ground, self._laid = None, None, []

    def paint(
        self,
        surface: pygame.Surface,
        ground: pygame.Surface,
        items: Iterable[Look],
        draw: Callable[[Look], Iterable[Piece]],
        moving: bool,
        corner: tuple[int, int] = (0, 0),
    ) -> None:
        """Paints a frame; unless things are `moving`, all of it.

        `draw` is asked for what was not there in the last frame, and for every card at rest: it is
        sharper then. The surface shows what lies right of `corner` and below.
        """
        before, kept = self._laid, _Before(self._laid if ground is self._ground else ())
        self._laid = now = []
        for item in items:
            laid = kept.take(item)
            if laid is None or (not moving and isinstance(item, CardItem)):
                pieces = tuple(draw(item))
                laid = _Laid(item, pieces, _place(pieces))
            now.append(laid)
        view = surface.get_rect(topleft=corner)
        same = surface is self._surface and ground is self._ground and corner == self._corner
        places = _changed(before, now, view) if moving and same else None
        self._surface, self._ground, self._corner = surface, ground, corner
        if places is None:
            surface.blit(ground, (0, 0), view)
            _lay(surface, now, corner)
            return
        for place in places:
            seen = place.move(-corner[0], -corner[1])
            surface.set_clip(seen)
            surface.blit(ground, seen, place)
            _lay(surface, (laid for laid in now if place.colliderect(laid.place)), corner)
        surface.set_clip(None)


class _Before:
    """What lay in the last frame, to be taken once each by an item that is the same now.

    Most items are the very objects of the last frame, in their order. Others are made anew each
    time and equal to one of the next few of then; what has gone further off is drawn anew.
    """

    def __init__(self, laid: Sequence[_Laid]) -> None:
        self._laid, self._next, self._end = laid, 0, len(laid)
        self._at: dict[int, int] | None = None

    def take(self, item: Look) -> _Laid | None:
        """What the very item laid, or an equal one if it is the next or one of a few after it."""
        if self._next < self._end and self._laid[self._next].item is item:
            self._next += 1
            return self._laid[self._next - 1]
        if self._at is None:
            self._at = {id(one.item): at for at, one in enumerate(self._laid)}
        found = self._at.get(id(item), -1)
        if found >= self._next:
            self._next = found + 1
            return self._laid[found]
        for at in range(self._next, min(self._next + _LOOKED_AT, self._end)):
            laid = self._laid[at]
            if laid.item is item or laid.item == item:
                self._next = at + 1
                return laid
            if isinstance(item, CardItem) and _is_card(laid.item, item.key):
                self._next = at + 1
                return None  # it lies elsewhere now
        return None


def _is_card(item: Look, key: str) -> bool:
    return isinstance(item, CardItem) and item.key == key


def _place(pieces: Sequence[Piece]) -> pygame.Rect:
    places = [drawing.get_rect(topleft=corner) for drawing, corner in pieces]
    return places[0].unionall(places[1:]) if places else pygame.Rect(0, 0, 0, 0)


def _lay(surface: pygame.Surface, laid: Iterable[_Laid], corner: tuple[int, int]) -> None:
    pieces = [piece for one in laid for piece in one.pieces]
    left, top = corner
    if left or top:
        pieces = [(drawing, (x - left, y - top)) for drawing, (x, y) in pieces]
    surface.fblits(pieces, pygame.BLEND_PREMULTIPLIED)


def _changed(
    before: Sequence[_Laid], now: Sequence[_Laid], whole: pygame.Rect
) -> list[pygame.Rect] | None:
    """The rectangles in which two frames differ, none overlapping; None for all of the surface."""
    old, new = set(map(id, before)), set(map(id, now))
    stayed = [laid for laid in now if id(laid) in old]
    if any(a is not b for a, b in zip(stayed, (o for o in before if id(o) in new), strict=True)):
        return None  # what lay below lies above now
    places = [laid.place.clip(whole) for laid in before if id(laid) not in new]
    places += [laid.place.clip(whole) for laid in now if id(laid) not in old]
    joined = _joined(places)
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
