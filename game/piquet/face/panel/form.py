"""The measures of the left panel, and the mark of what goes on now."""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.picture import Box, Font, Item, Paint, Rect, Stroke, Tone
from game.stage.places import WIDE, Places

SOFT, IVORY, BRASS = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.BRASS)


@dataclass(frozen=True, slots=True)
class Grid:
    """Heights and columns of the panel in units."""

    left: float
    right: float
    inner: float
    title: float
    rule: float
    heads: float
    first: float
    row: float
    total: float
    rubicon: float
    bar: Rect
    ledger: float
    big: int
    head_font: Font

    @property
    def columns(self) -> tuple[float, float]:
        """Where the numbers of both sides end."""
        return self.right - self.inner, self.right

    @property
    def wide(self) -> bool:
        return self.row > 25

    def parting(self, y: float) -> Stroke:
        """The stroke between two parts of the panel."""
        return Stroke(self.left, y, self.right, y, Paint(Tone.BRASS, 0.6))


def grid(places: Places) -> Grid:
    """The measures for a wide or a small table."""
    s = places.sizes
    if s is WIDE:
        return Grid(
            24,
            s.panel - 28,
            80,
            50,
            68,
            96,
            128,
            28,
            34,
            40,
            Rect(0, 14, 56, 4),
            32,
            40,
            Font(20, True, True),
        )
    return Grid(
        16,
        s.panel - 24,
        66,
        42,
        54,
        78,
        103,
        23,
        29,
        28,
        Rect(0, 9, 44, 4),
        25,
        28,
        Font(20, True, True),
    )


def now_row(left: float, right: float, middle: float, height: float) -> list[Item]:
    """The mark of what is going on now: a lighter band with a brass bar."""
    band = Rect(left - 8, middle - height / 2, right - left + 16, height)
    return [
        Box(band, 6, fill=Paint(Tone.IVORY, 0.1)),
        Box(Rect(left - 12, middle - height / 2 + 1, 3, height - 2), 1.5, fill=BRASS),
    ]
