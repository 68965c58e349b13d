"""What was said and shown in this deal, under the ledger: each side's name, then its words."""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.face.panel.form import IVORY, SOFT, Grid
from game.piquet.face.panel.publics import Known, exchanged
from game.piquet.words.say import say
from game.stage.lines import fitted, fitted_name
from game.stage.picture import Align, Font, Item, Paint, Room, Stroke, Text, Tone
from game.words.terms import number
from rules.piquet.seats import Seat
from rules.piquet.view import DealView

_NAME, _WORDS = Font(14, bold=True), Font(14)
_STEP, _TIGHT = 20.0, 17.0
_APART = 4.0  # more above the second name
_ABOVE = 26.0  # from the stroke above to the first baseline


def publics_height(deal: DealView, told: Sequence[Known]) -> float:
    """How high all that was `told` would be, from the end of the ledger; 0 if there is nothing."""
    lines = len(told)
    if not lines and not any(exchanged(deal, seat) for seat in Seat):
        return 0.0
    return _ABOVE + 12 + (len(Seat) + lines) * _STEP + _APART


def publics_items(
    deal: DealView,
    told: Sequence[Known],
    seats: tuple[Seat, Seat],
    names: Sequence[str],
    g: Grid,
    y: float,
    room: Room,
) -> list[Item]:
    """The words of both from `y` down; what the ledger tells too goes first where room is short.

    `seats` and `names` are those of the panel's columns.
    """
    if not publics_height(deal, told):
        return []
    items: list[Item] = [Stroke(g.left, y, g.right, y, Paint(Tone.BRASS, 0.35))]
    y += _ABOVE - 4
    space = room.height - 14 - _APART - y
    heads = len(seats)
    step = min(_STEP, max(_TIGHT, space / max(1, heads + len(told) - 1)))
    most = max(0, int(space // step) + 1 - heads)
    left_out = 0
    if len(told) > most:
        told = _less_the_counted(told, most)
    if len(told) > most:
        left_out = len(told) - max(0, most - 1)
        told = told[left_out:]
    for seat, name in zip(seats, names, strict=True):
        figures = exchanged(deal, seat)
        width = room.ruler.width(figures, _WORDS)
        words = fitted_name(name, _NAME, g.right - g.left - width - 10, room)
        items.append(Text(words, g.left, y, _NAME))
        items.append(Text(figures, g.right, y, _WORDS, SOFT, Align.RIGHT))
        y += step
        for each in told:
            if each.seat is seat:
                items += _line(each, g, y, room)
                y += step
        y += _APART
    if left_out > 0 and most > 0:
        words = say("publics.more", count=left_out, number=number(left_out))
        items.append(Text(words, g.left + 10, y, _WORDS, SOFT))
    return items


def _less_the_counted(told: Sequence[Known], most: int) -> tuple[Known, ...]:
    """Without as many of what the ledger tells too as must go, answered ones last."""
    kept = list(told)
    for answered in (False, True):
        for each in told:
            if len(kept) > most and each.counted and bool(each.answer) is answered:
                kept.remove(each)
    return tuple(kept)


def _line(each: Known, g: Grid, y: float, room: Room) -> list[Item]:
    left = g.left + 10
    width = room.ruler.width(each.answer, _WORDS)
    words = fitted(each.words, _WORDS, g.right - left - width - 8, room)
    return [
        Text(words, left, y, _WORDS, IVORY),
        Text(each.answer, g.right, y, _WORDS, SOFT, Align.RIGHT),
    ]
