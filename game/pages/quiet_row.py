"""Quiet ways in a row: words over a thread of brass, each as high as a finger to touch."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import ring
from game.stage.picture import Item, Stroke, Target, Text
from game.stage.widgets import Button

HIGH = 44.0
_FONT = Font(16)
_GAP, _LEAST_GAP = 32.0, 12.0


def quiet_row(
    buttons: Sequence[Button],
    end: float,
    middle: float,
    room: Room,
    looked: tuple[str | None, str | None],
    most: float,
    align: Align = Align.RIGHT,
) -> tuple[list[Item], list[Target]]:
    """The words that end at `end`, or begin there; `looked` are the keys of focus and pointer.

    They stand closer together where they would be wider than `most` units.
    """
    focus, hover = looked
    widths = [room.ruler.width(button.label, _FONT) for button in buttons]
    between = max(1, len(buttons) - 1)
    gap = min(_GAP, max(_LEAST_GAP, (most - sum(widths)) / between))
    items: list[Item] = []
    targets: list[Target] = []
    x = end
    if align is Align.RIGHT:
        x -= sum(widths) + gap * (len(buttons) - 1)
    for button, width in zip(buttons, widths, strict=True):
        over = hover == button.key
        place = Rect(x - gap / 2, middle - HIGH / 2, width + gap, HIGH)
        ink = Paint(Tone.IVORY, 1 if over else 0.8)
        items.append(Text(button.label, x, middle + 6, _FONT, ink))
        thread = Paint(Tone.BRASS, 1.0 if over else 0.55)
        items.append(Stroke(x, middle + 12, x + width, middle + 12, thread, 1.25))
        if focus == button.key:
            items.append(ring(Rect(x - 6, middle - 16, width + 12, 34)))
        targets.append(Target(button.key, place))
        x += width + gap
    return items, targets
