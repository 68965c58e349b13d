"""Which buttons of a picture leave the margins of its page or table."""

from __future__ import annotations

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


def _margins(picture: Picture, room: Room) -> tuple[float, float]:
    """Where a page begins and ends, or a table; the title has a composition of its own."""
    if picture.backdrop is Backdrop.SHEET:
        whole = grid_in(room).whole
        return whole.x, whole.right
    if picture.backdrop is Backdrop.TITLE:
        return 40.0, room.width - 40.0
    places = Places.of(room)
    return places.left, places.right
