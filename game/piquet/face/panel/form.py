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
            left=24,
            right=s.panel - 28,
            inner=80,
            title=50,
            rule=68,
            heads=96,
            first=128,
            row=28,
            total=34,
            rubicon=40,
            bar=Rect(0, 14, 56, 4),
            ledger=32,
            big=40,
            head_font=Font(20, True, True),
        )
    return Grid(
        left=16,
        right=s.panel - 24,
        inner=66,
        title=42,
        rule=54,
        heads=78,
        first=103,
        row=23,
        total=29,
        rubicon=28,
        bar=Rect(0, 9, 44, 4),
        ledger=25,
        big=28,
        head_font=Font(20, True, True),
    )


def now_row(left: float, right: float, middle: float, height: float) -> list[Item]:
    """The mark of what is going on now: a lighter band with a brass bar."""
    band = Rect(left - 8, middle - height / 2, right - left + 16, height)
    return [
        Box(band, 6, fill=Paint(Tone.IVORY, 0.1)),
        Box(Rect(left - 12, middle - height / 2 + 1, 3, height - 2), 1.5, fill=BRASS),
    ]
