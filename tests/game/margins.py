"""Which buttons leave the margins of their page or table, and whether all lie apart in the room."""

from __future__ import annotations

from itertools import combinations

from game.pages.grid import grid_in
from game.stage.basics import Rect, Room
from game.stage.picture import Backdrop, Box, Picture
from game.stage.places import Places

_CORNERS = 8.0
"""How round a button is."""


def beyond(picture: Picture, room: Room) -> list[str]:
    """The keys of buttons that go past the margins at the left or the right."""
    left, right = _margins(picture, room)
    boxes = {
        item.rect for item in picture.items if isinstance(item, Box) and item.radius == _CORNERS
    }
    return [
        str(target.key)
        for target in picture.targets
        if isinstance(target.place, Rect) and target.place in boxes
        if not (left <= target.place.x + 0.5 and target.place.right <= right + 0.5)
    ]


def apart(picture: Picture, room: Room, margin: float = 0.0, least: float = 0.0) -> None:
    """Fails unless all that can be touched is a rectangle in the room, and none lies on another.

    `margin` is kept all around, and each is at least so many units high and wide.
    """
    places = [target.place for target in picture.targets]
    rects = [place for place in places if isinstance(place, Rect)]
    assert rects
    assert len(rects) == len(places)
    for rect in rects:
        assert rect.x >= margin, rect
        assert rect.y >= margin, rect
        assert rect.right <= room.width - margin + 0.01, rect
        assert rect.bottom <= room.height - margin, rect
        assert min(rect.width, rect.height) >= least, rect
    for one, other in combinations(rects, 2):
        beside = one.right <= other.x + 0.01 or other.right <= one.x + 0.01
        assert beside or one.bottom <= other.y + 0.01 or other.bottom <= one.y + 0.01, (one, other)


def _margins(picture: Picture, room: Room) -> tuple[float, float]:
    """Where a page begins and ends, or a table; the title has a composition of its own."""
    if picture.backdrop is Backdrop.SHEET:
        whole = grid_in(room).whole
        return whole.x, whole.right
    if picture.backdrop is Backdrop.TITLE:
        return 40.0, room.width - 40.0
    places = Places.of(room)
    return places.left, places.right
