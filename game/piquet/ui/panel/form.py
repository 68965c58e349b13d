"""The measures of the pad at the left, what is printed on it, and how figures are written."""

from __future__ import annotations

from msgspec import Struct

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.ornaments import Pad, Thing
from game.stage.picture import Box, Item, Stroke, Text
from game.stage.places import WIDE, Places

PRINT, SOFT, WRITTEN = Paint(Tone.PRINT), Paint(Tone.INK_SOFT), Paint(Tone.WRITTEN)
RED_INK = Paint(Tone.RED)
BLACK, BRASS = Paint(Tone.INK_SOFT), Paint(Tone.BRASS_DARK)
_TURNS = (-1.6, 0.7, -0.6, 1.0, -1.1, 0.4, -2.0)
"""Degrees by which a hand that writes figures strays, one after the other."""
_PENCIL = 196.0
"""Units across."""


class PanelGrid(Struct, frozen=True):
    """Heights and columns of the pad in units."""

    pad: Rect  # its sheet, as high as can be
    left: float
    right: float
    inner: float  # from one column to the other
    title: float
    rule: float
    heads: float
    first: float
    row: float
    total: float
    rubicon: float
    scale: float
    ledger: float
    big: int
    figure: int
    sum: int
    head_font: Font

    @property
    def columns(self) -> tuple[float, float]:
        """Where the numbers of both sides end."""
        return self.right - self.inner, self.right

    @property
    def wide(self) -> bool:
        return self.row > 23

    @property
    def foot(self) -> float:
        """The lowest the pad may reach."""
        return self.pad.bottom

    def parting(self, y: float) -> list[Item]:
        """The double rule between two parts of the pad."""
        return [
            Stroke(self.left - 4, y, self.right + 4, y, Paint(Tone.PRINT, 0.85)),
            Stroke(self.left - 4, y + 3, self.right + 4, y + 3, Paint(Tone.PRINT, 0.4)),
        ]

    def line(self, y: float) -> Stroke:
        """The faint rule under a row."""
        return Stroke(self.left - 4, y, self.right + 4, y, Paint(Tone.PRINT, 0.2))


def grid(places: Places) -> PanelGrid:
    """The measures for a wide or a small table."""
    s, height = places.sizes, places.room.height
    if s is WIDE:
        return PanelGrid(
            pad=Rect(18, 20, s.panel - 46, height - 20 - 20),
            left=33,
            right=s.panel - 41,
            inner=60,
            title=78,
            rule=90,
            heads=113,
            first=141,
            row=26,
            total=32,
            rubicon=27,
            scale=24,
            ledger=30,
            big=34,
            figure=20,
            sum=28,
            head_font=Font(20, True, True),
        )
    return PanelGrid(
        pad=Rect(9, 10, s.panel - 30, height - 10 - 12),
        left=19,
        right=s.panel - 31,
        inner=45,
        title=58,
        rule=66,
        heads=85,
        first=107,
        row=21,
        total=25,
        rubicon=21,
        scale=19,
        ledger=24,
        big=26,
        figure=18,
        sum=22,
        head_font=Font(18, True, True),
    )


def pad(g: PanelGrid, foot: float, room: Room) -> list[Item]:
    """The pad down to its last line, and under it a pencil where there is wood enough."""
    bottom = min(g.foot, foot)
    items: list[Item] = [Pad(Rect(g.pad.x, g.pad.y, g.pad.width, bottom - g.pad.y))]
    below = room.height - bottom
    if below > 90:
        x, y = g.pad.x + g.pad.width / 2, bottom + min(below / 2, 110.0)
        items.append(Thing("pencil", x, y, min(_PENCIL, g.pad.width - 24)))
    return items


def written(words: str, x: float, y: float, size: int, seed: int, ink: Paint = WRITTEN) -> Text:
    """A figure in ink, ending at `x`; `seed` says how the hand strayed."""
    turn = _TURNS[seed % len(_TURNS)]
    font = Font(size, serif=True, bold=True, italic=True)
    return Text(words, x, y, font, ink, Align.RIGHT, turn)


def now_row(left: float, right: float, middle: float, height: float) -> list[Item]:
    """The mark of what is going on now: a band of brass with a bar."""
    band = Rect(left - 8, middle - height / 2, right - left + 16, height)
    return [
        Box(band, 2, fill=Paint(Tone.BRASS, 0.3)),
        Box(Rect(left - 10, middle - height / 2, 3, height), 1, fill=BRASS),
    ]
