"""The pack before a deal, whatever is played: spread in an arc to be cut, and in a heap.

The key of a card is "pack:" and its place, counted from the bottom.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.basics import CARD_RATIO, Pose, Room
from game.stage.geometry import fan, wobbled
from game.stage.picture import CardAt, CardItem, Shadow, Touch
from game.stage.places import Places

_BEND = 17.6  # degrees of the whole arc
_CUT_LIFT, _READY_LIFT = 44.0, 12.0
"""How far a card that was cut is pushed out of the arc; how far the one peeps out that would be."""


def cut_layout(
    count: int,
    places: Sequence[int | None],
    turned: Sequence[str | None],
    ready: int | None,
    room: Room,
) -> dict[str, CardItem]:
    """The pack spread in an arc, the cards that were cut turned up and pushed out of it.

    `places` are theirs, `turned` their faces, None for one that is not cut yet. `ready` is the
    place that would be cut now; its card peeps out a little.
    """
    on = Places.of(room)
    hand, faces = on.sizes.hand, dict(zip(places, turned, strict=True))
    step = (min(on.baize.width - 2 * on.sizes.margin, 900) - hand) / (count - 1)
    foot = on.baize.centre[1] + hand * CARD_RATIO / 2
    items = {}
    for place, pose in enumerate(fan(count, on.centre, foot, hand, step, _BEND / count)):
        face = faces.get(place)
        lift = _CUT_LIFT if face else _READY_LIFT if place == ready else 0.0
        key = f"pack:{place}"
        items[key] = CardItem(key, face, pose.raised(lift), Shadow.REST)
    return items


def heap_layout(count: int, at: Pose, step: float = 0.2) -> dict[str, CardItem]:
    """The whole pack in a heap before it is dealt, its lowest card `at` a place."""
    return {
        f"pack:{i}": CardItem(
            f"pack:{i}",
            None,
            Pose(at.x + i * step, at.y - i * step, at.width, wobbled(i, 1.3)),
            Shadow.REST if i % 8 == 0 else Shadow.NONE,
        )
        for i in range(count)
    }


def nearest(places: Sequence[int], wanted: int) -> int:
    """The place that may be cut which is nearest to the one wanted: another may have cut there."""
    return min(places, key=lambda place: abs(place - wanted))


def place_cut(at: Touch) -> int | None:
    """The place in the spread pack of a card that was touched; None for anything else."""
    key = at.key if isinstance(at, CardAt) else ""
    return int(key.removeprefix("pack:")) if key.startswith("pack:") else None
