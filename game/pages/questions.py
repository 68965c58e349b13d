"""A page that asks or offers: a great head, some words, and buttons one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from game.pages.heads import great_head
from game.stage.basics import Align, Rect, Room
from game.stage.picture import Backdrop, Item, Picture, Target
from game.stage.widgets import Button, draw_button

STEP = 72.0
"""Units from a button to the next."""
_WIDTH, _HEIGHT = 360.0, 56.0


def question(
    head: Sequence[str],
    baseline: float,
    words: Sequence[Item],
    buttons: Sequence[Button],
    top: float,
    focus: str | None,
    room: Room,
) -> Picture:
    """The head with the baseline of its first line; the buttons from `top` on; all in the middle.

    `words` have their own places.
    """
    x = room.width / 2
    items = [*great_head(head, x, baseline, Align.CENTRE, 24), *words]
    targets: list[Target] = []
    for index, button in enumerate(buttons):
        place = Rect(x - _WIDTH / 2, top + index * STEP, _WIDTH, _HEIGHT)
        drawn, target = draw_button(button, place, room, focus == button.key)
        items += drawn
        targets.append(target)
    return Picture(Backdrop.SHEET, tuple(items), tuple(targets))
