"""The tricks that may be looked at, on a sheet of paper, large enough to read, in their order."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Tone
from game.stage.picture import Box, CardItem, Item, Shadow, Stroke, Text, Widget
from game.stage.places import Places
from game.table.state import LaidTrick
from game.words.catalogue import say

KEY = "tricks"
"""The key of the place they take up: a click closes it."""
_HEAD, _EDGE, _GAP, _FOOT = 44.0, 16.0, 10.0, 34.0
_LARGEST, _LEAST = 68.0, 44.0
"""How wide a card is."""
_BEYOND = 6.0  # of a discard that lies a little askew at the margin
_INK, _SOFT, _BRASS = Paint(Tone.INK), Paint(Tone.INK_SOFT), Paint(Tone.BRASS_DARK)
_CLEAR = 24.0  # from the line of the name: below the number at the other discard
_DISCARD_FOOT = 40.0  # from the foot of the own discard to the hand


def trick_book(
    tricks: Sequence[LaidTrick],
    most: int,
    names: tuple[str, str],
    places: Places,
) -> list[Item]:
    """The tricks of a deal that are looked at, so many at `most` or more.

    `names` are the viewer's and the other's, who plays above. A single one lies on a small sheet;
    very many lie one over the other, their corners to be read.
    """
    room, label, head = places.room, Font(14), Font(20, serif=True, bold=True)
    title, close = say("tricks.last" if most == 1 else "tricks.title"), say("tricks.close")
    side = max(room.ruler.width(name, label) for name in names) + 14
    whole = places.baize.width - 2 * (places.sizes.margin - _BEYOND)
    columns = max(most, len(tricks))
    if columns == 1:
        whole = room.ruler.width(title, head) + room.ruler.width(close, label) + 2 * _EDGE + _CLEAR
    space = whole - 2 * _EDGE - side
    width = max(_LEAST, min(space / columns - 8, _LARGEST))
    step = min(_LARGEST + 8, space / columns, (space - width) / max(1, columns - 1))
    left = _EDGE + side + max(step, width) / 2
    high = width * CARD_RATIO
    height = _HEAD + 2 * high + _GAP + _FOOT
    top = places.sizes.name_line + _CLEAR + places.extra / 4
    s, spare = places.sizes, 0.0
    if top + height > places.hand_top - _DISCARD_FOOT - s.lying * CARD_RATIO * 1.25 - 22:
        # It would lie over a part of the discard and its words: then over all of both.
        spare = max(0.0, places.hand_top - _DISCARD_FOOT + 10 - top - height) / 3
    box = Rect(places.left - _BEYOND, top, whole, height + 3 * spare)
    items: list[Item] = [
        Box(box, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Text(title, box.x + _EDGE, box.y + 29, head, _INK),
        Text(close, box.right - _EDGE, box.y + 29, label, _SOFT, Align.RIGHT),
    ]
    above = box.y + _HEAD + spare + high / 2
    below = above + high + _GAP + spare
    for name, y in zip(reversed(names), (above, below), strict=True):
        items.append(Text(name, box.x + _EDGE, y + 5, label, _INK))
    for index, trick in enumerate(tricks):
        x = box.x + left + step * index
        for card, y, won in (
            (trick.other, above, not trick.own_won),
            (trick.own, below, trick.own_won),
        ):
            pose = Pose(x, y, width)
            items.append(CardItem(f"read:{card}", card, pose, Shadow.REST))
            if won:  # a frame, not a veil over the other: both are to be read
                frame = Rect(x - width / 2, y - high / 2, width, high).grown(2.5)
                items.append(Box(frame, 5, outline=_BRASS, line=2.0))
        items += _led_mark(x, below if trick.own_led else above, width)
        last = index == len(tricks) - 1
        number, paint = Font(14, bold=last), _INK if last else _SOFT
        if most > 1:
            items.append(Text(str(index + 1), x, box.bottom - 12, number, paint, Align.CENTRE))
    for index in range(len(tricks), most):
        x = box.x + left + step * index
        for y in (above, below):
            place = Rect(x - width / 2, y - high / 2, width, high)
            items.append(Box(place, 5, outline=Paint(Tone.PRINT, 0.65), dash=(4, 5)))
    return [Widget.pressed(KEY, box, items, focused=False, name=title)]


def _led_mark(x: float, y: float, width: float) -> Sequence[Item]:
    """A line under the card that was led."""
    foot = y + width * CARD_RATIO / 2 + 7
    return (Stroke(x - width / 4, foot, x + width / 4, foot, _BRASS, 2.5),)
