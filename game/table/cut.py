"""The cut, whatever is played.

The pack spread in an arc, and whose is which of the cards that were cut.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.basics import CARD_RATIO, Align, Font, Pose, Room
from game.stage.geometry import fan, wobbled
from game.stage.lines import fitted_name
from game.stage.picture import CardAt, CardItem, Item, Shadow, Text, Touch
from game.stage.places import Places
from game.table.render_context import RenderContext
from rules.core.seats import Player

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


_CLOSE = 170
"""Units between the middles of two cut cards, under which their names would run together."""
_NAME, _MOST = Font(16, bold=True), 150.0


def cut_captions(cut: Sequence[int | None], table: RenderContext, places: Places) -> list[Item]:
    """The names above the cards at `cut`, A's place first; side by side where those lie close."""
    lying = {card.key: card.pose for card in table.cards}
    found = [(who, lying[key]) for who in Player if (key := f"pack:{cut[who]}") in lying]
    names = [fitted_name(name, _NAME, _MOST, places.room) for name in table.names]
    if len(found) == 2 and abs(found[0][1].x - found[1][1].x) < _CLOSE:
        (left, first), (right, second) = sorted(found, key=lambda one: one[1].x)
        middle, top = (first.x + second.x) / 2, min(_over(first), _over(second))
        return [
            Text(names[left], middle - 8, top, _NAME, align=Align.RIGHT),
            Text(names[right], middle + 8, top, _NAME),
        ]
    return [
        Text(
            names[who],
            pose.x,
            _over(pose) - (22 if who is Player.B else 0),
            _NAME,
            align=Align.CENTRE,
        )
        for who, pose in found
    ]


def _over(pose: Pose) -> float:
    return pose.y - pose.height / 2 - 14
