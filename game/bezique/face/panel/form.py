"""The measures of the left panel."""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.picture import Paint, Stroke, Tone
from game.stage.places import WIDE, Places

SOFT, IVORY, BRASS = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.BRASS)


@dataclass(frozen=True, slots=True)
class Grid:
    """Heights and columns of the panel in units."""

    left: float
    right: float
    inner: float  # between the columns of figures
    title: float
    dial: float  # its radius
    dials: float  # the middle of both
    ledger: float
    row: float
    wide: bool

    @property
    def columns(self) -> tuple[float, float]:
        """Where the figures of both sides end."""
        return self.right - self.inner, self.right

    def parting(self, y: float) -> Stroke:
        """The stroke between two parts of the panel."""
        return Stroke(self.left, y, self.right, y, Paint(Tone.BRASS, 0.6))


def grid(places: Places) -> Grid:
    """The measures for a wide or a small table."""
    panel = places.sizes.panel
    if places.sizes is WIDE:
        return Grid(
            left=24,
            right=panel - 28,
            inner=80,
            title=50,
            dial=56,
            dials=136,
            ledger=258,
            row=31,
            wide=True,
        )
    return Grid(
        left=16,
        right=panel - 24,
        inner=62,
        title=40,
        dial=45,
        dials=104,
        ledger=202,
        row=24,
        wide=False,
    )
