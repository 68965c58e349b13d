"""The measures of the coach's board beside the discards."""

from __future__ import annotations

from msgspec import Struct

from game.stage.places import WIDE, Places


class BoardForm(Struct, frozen=True):
    """Lengths in units on a wide and on a small table."""

    pad: float
    head: float  # down to the first stroke
    names: float  # down to the rows
    row: float
    chip: float  # wide enough for a ten
    high: float
    gap: float
    figure: float  # the column of the sum
    bar: float
    big: int
    sums: int
    words: int
    step: float  # between lines of words
    bold: bool  # whether the chips are


_WIDE_FORM = BoardForm(16, 50, 24, 29, 31, 23, 2, 52, 13, 28, 20, 16, 22, bold=True)
_SMALL_FORM = BoardForm(9, 37, 19, 21.5, 28, 18, 1, 41, 11, 20, 16, 14, 18, bold=False)


def form_of(places: Places) -> BoardForm:
    """The lengths at a table."""
    return _WIDE_FORM if places.sizes is WIDE else _SMALL_FORM
