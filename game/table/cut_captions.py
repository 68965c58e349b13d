"""Whose is which of the cards that were cut, whatever is played."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.basics import Align, Font, Pose
from game.stage.lines import fitted_name
from game.stage.picture import Item, Text
from game.stage.places import Places
from game.table.render_context import RenderContext
from rules.core.seats import Player

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
