"""All tricks that were played, on a sheet of paper, large enough to read, in the order of play."""

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
    """The tricks of a deal, which has so many at `most`.

    `names` are the viewer's and the other's, who plays above.
    """
    room = places.room
    label = Font(14)
    side = max(room.ruler.width(name, label) for name in names) + 14
    whole = places.baize.width - 2 * (places.sizes.margin - _BEYOND)
    step = (whole - 2 * _EDGE - side) / most
    width = min(step - 8, 68.0)
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
        Text(say("tricks.title"), box.x + _EDGE, box.y + 29, Font(20, serif=True, bold=True), _INK),
        Text(say("tricks.close"), box.right - _EDGE, box.y + 29, label, _SOFT, Align.RIGHT),
    ]
    above = box.y + _HEAD + spare + high / 2
    below = above + high + _GAP + spare
    for name, y in zip(reversed(names), (above, below), strict=True):
        items.append(Text(name, box.x + _EDGE, y + 5, label, _INK))
    for index, trick in enumerate(tricks):
        x = box.x + _EDGE + side + step * (index + 0.5)
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
        items.append(Text(str(index + 1), x, box.bottom - 12, number, paint, Align.CENTRE))
    for index in range(len(tricks), most):
        x = box.x + _EDGE + side + step * (index + 0.5)
        for y in (above, below):
            place = Rect(x - width / 2, y - high / 2, width, high)
            items.append(Box(place, 5, outline=Paint(Tone.PRINT, 0.65), dash=(4, 5)))
    return [Widget.pressed(KEY, box, items, focused=False, name=say("tricks.title"))]


def _led_mark(x: float, y: float, width: float) -> Sequence[Item]:
    """A line under the card that was led."""
    foot = y + width * CARD_RATIO / 2 + 7
    return (Stroke(x - width / 4, foot, x + width / 4, foot, _BRASS, 2.5),)
