"""The mouse: what is held down, and a card that is dragged. It knows places, not rules."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from game.stage.basics import Pose
from game.stage.director import Director
from game.stage.picture import CardItem, Shadow, Touch
from rules.core.cards import Card


@dataclass(slots=True)
class Grip:
    """What went down under the pointer, and where the pointer is now, in units.

    `key` is what is dragged if the pointer moves: an own card, known by `card` too, or something
    else that lies there. `deeds` is how many had been done in the partie when it went down.
    """

    at: Touch | None
    card: Card | None
    key: str | None
    x: float
    y: float
    deeds: int
    dragging: bool = False

    def move(self, x: float, y: float) -> None:
        self.x, self.y = x, y


def with_dragged(items: tuple[CardItem, ...], grip: Grip | None) -> tuple[CardItem, ...]:
    """The cards with the dragged one under the pointer, above all others."""
    if grip is None or not grip.dragging or grip.key is None:
        return items
    key = grip.key
    lifted = (
        replace(item, pose=Pose(grip.x, grip.y, item.pose.width, 0), shadow=Shadow.LIFT)
        for item in items
        if item.key == key
    )
    return (*(item for item in items if item.key != key), *lifted)


def let_go(director: Director, grip: Grip) -> None:
    """Leave a dragged card where it was let go, so that it slides on from there."""
    items = with_dragged(director.items(), grip)
    director.place({item.key: item for item in items})
