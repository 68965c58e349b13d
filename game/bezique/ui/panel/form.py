"""The measures of the left panel."""

from __future__ import annotations

from msgspec import Struct

from game.stage.basics import Align, Font, Paint, Room, Tone
from game.stage.ornaments import Thing
from game.stage.picture import Item, Stroke, Text
from game.stage.places import WIDE, Places

PALE, IVORY, BRASS = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.BRASS)
"""On the wood."""
PRINT, SOFT, WRITTEN = Paint(Tone.PRINT), Paint(Tone.INK_SOFT), Paint(Tone.WRITTEN)
"""On the pad: what is printed, what is nothing, what was written in ink."""
_TURNS = (-1.6, 0.7, -0.6, 1.0, -1.1, 0.4, -2.0)
"""Degrees by which a hand that writes figures strays, one after the other."""


class Grid(Struct, frozen=True):
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


def parting(g: Grid, y: float) -> list[Item]:
    """The double rule between two parts of the pad."""
    return [
        Stroke(g.left, y, g.right, y, Paint(Tone.PRINT, 0.85)),
        Stroke(g.left, y + 3, g.right, y + 3, Paint(Tone.PRINT, 0.4)),
    ]


def written(words: str, x: float, y: float, size: int, seed: int) -> Text:
    """A figure in ink, ending at `x`; `seed` says how the hand strayed."""
    turn = _TURNS[seed % len(_TURNS)]
    font = Font(size, serif=True, bold=True, italic=True)
    return Text(words, x, y, font, WRITTEN, Align.RIGHT, turn)


def pencil(g: Grid, top: float, room: Room, foot: float | None = None) -> list[Item]:
    """A pencil on the wood below the pad, where there is room enough down to a foot."""
    below = (room.height if foot is None else foot) - top
    if below < _CLEAR:
        return []
    return [Thing("pencil", (g.left + g.right) / 2, top + 24 + min(below / 2, 110.0), _PENCIL)]


_CLEAR, _PENCIL = 130.0, 190.0


def grid(places: Places) -> Grid:
    """The measures for a wide or a small table."""
    panel = places.sizes.panel
    if places.sizes is WIDE:
        return Grid(
            left=24,
            right=panel - 36,
            inner=80,
            title=50,
            dial=56,
            dials=136,
            ledger=290,
            row=31,
            wide=True,
        )
    return Grid(
        left=16,
        right=panel - 28,
        inner=62,
        title=40,
        dial=45,
        dials=104,
        ledger=228,
        row=24,
        wide=False,
    )
