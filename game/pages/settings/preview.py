"""A few cards and a back on the page of settings, so that a choice is seen as it is made."""

from __future__ import annotations

from game.stage.basics import CARD_RATIO, Pose, Rect
from game.stage.geometry import fan
from game.stage.picture import CardItem, Item, Shadow

_FACES = ("KS", "QH", "JD", "TC", "AS")
"""Every suit, and every court: all that a choice can change."""
_LARGEST = 132.0


def preview(place: Rect) -> list[Item]:
    """A hand and, apart from it, a back, as large as they fit into a place."""
    width = min(_LARGEST, (place.height - 28) / CARD_RATIO)
    step, turn = width * 0.66, 2.4
    gap = width * 0.42
    across = step * (len(_FACES) - 1) + width + gap + width
    left = place.centre[0] - across / 2
    middle = left + (step * (len(_FACES) - 1) + width) / 2
    foot = place.centre[1] + width * CARD_RATIO / 2 + 4
    items: list[Item] = [
        CardItem(f"preview:{face}", face, pose, Shadow.HAND)
        for face, pose in zip(
            _FACES, fan(len(_FACES), middle, foot, width, step, turn), strict=True
        )
    ]
    back = Pose(left + across - width / 2, foot - width * CARD_RATIO / 2 + 4, width, 2.0)
    items.append(CardItem("preview:back", None, back, Shadow.HAND))
    return items
