"""The measures of the deal sheet in units, for three sizes of table.

Measures: the scene style sheet.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Paint, Rect, Tone
from game.stage.picture import Box, Item, Shadow, Stroke
from game.stage.places import TALL, WIDE, Places
from game.stage.signs import printed_frame

ROW = 44.0
"""Least height of a row, which can be pressed: a finger's width (design, "For everyone")."""
CAPTION = 26.0  # from the cards down to their caption's baseline
AIR = 16.0  # above and below the cards together
CAP = 0.68  # height of a capital as a share of its size


class SheetForm(Struct, frozen=True):
    """Widths and heights in units, and sizes of fonts; the parts grow where the room allows."""

    width: float
    padding: float
    top: float
    detail: tuple[float, float]  # where details begin, from the left margin, in both columns
    number: tuple[float, float]  # where numbers end
    air: float  # beside the words and the number of a field, which ends with the rules
    head: float  # at least
    total: float  # at least
    more: float  # that a row may grow by, at most
    title: int
    sums: int
    words: int
    name: int
    small: int
    figure: int
    card: float
    largest: float  # cards where there are few
    apart: float
    behind: float
    frame: float  # from the edge of the paper to what is printed round it


_WIDE = SheetForm(
    width=712,
    padding=44,
    top=30,
    detail=(176, 414),
    number=(384, 612),
    air=12,
    head=72,
    total=76,
    more=6,
    title=30,
    sums=44,
    words=18,
    name=18,
    small=15,
    figure=23,
    card=72,
    largest=92,
    apart=40,
    behind=22,
    frame=13,
)
_SMALL = SheetForm(
    width=568,
    padding=25,
    top=12,
    detail=(134, 328),
    number=(310, 511),
    air=7,
    head=54,
    total=58,
    more=4,
    title=25,
    sums=30,
    words=16,
    name=16,
    small=14,
    figure=20,
    card=58,
    largest=72,
    apart=30,
    behind=18,
    frame=8,
)
_TALL = replace(
    _WIDE,
    width=684,
    padding=40,
    top=76,
    detail=(172, 400),
    number=(370, 592),
    head=84,
    total=90,
    more=10,
    card=58,
    largest=124,
)
"""Of the small table in a tall window: below the icons."""
FEW = 8
"""Cards that are shown larger."""
FAR = 48.0
"""Units from the paper down to the cards at most."""
STEP = 0.64
"""How much of a card is seen under the next one, in widths of a card."""


def form_of(places: Places) -> SheetForm:
    """The measures that fit a table."""
    return {WIDE: _WIDE, TALL: _TALL}.get(places.sizes, _SMALL)


def foot_of(places: Places) -> float:
    """The lowest that a caption under the cards may reach."""
    return places.sentence_line - places.sizes.button / 2 + 4


def paper_items(place: Rect, form: SheetForm) -> list[Item]:
    """A sheet of paper with a printed frame that is open at its corners: a suit stands in each."""
    sheet = Box(place, 4, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)
    return [sheet, *printed_frame(place.grown(-form.frame))]


def double_rule(left: float, right: float, y: float) -> list[Item]:
    """The double rule above and below what is added up."""
    return [
        Stroke(left, y, right, y, Paint(Tone.PRINT, 0.85), 1.25),
        Stroke(left, y + 3, right, y + 3, Paint(Tone.PRINT, 0.4)),
    ]
