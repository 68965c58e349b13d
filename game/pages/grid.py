"""The one grid of all pages beside the table: a ledger with the name over its stroke, and a foot.

A page's name stands at one height in one style; whatever closes the page stands at the right end of
its foot, on the cloth, and only the one thing to press stands right of that. Measures are in units.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.blocks import BRASS, PLAIN, SOFT, Block, Inset, WordBlock
from game.stage.controls import Link
from game.stage.layout import Row
from game.stage.lines import fitted
from game.stage.ornaments import Pad, Thing
from game.stage.picture import (
    Backdrop,
    Icon,
    Item,
    Picture,
    Role,
    Stroke,
    Text,
    Widget,
)
from game.stage.printed import printed
from game.stage.widgets import Button, button_row

ACROSS, HIGHEST, SMALL_HIGHEST = 1104.0, 960.0, 840.0
"""As wide and high as a page is at most: in a larger room it lies in the middle.

In a narrow one its parts would lie far apart if it were as high.
"""
FOOT = 48.0
"""How high the buttons of a foot are."""
NAME, SMALL_NAME = (Font(size, serif=True, bold=True, capitals=True) for size in (36, 28))
_LEAST_NAME = 22
"""Size of a page's name where a larger one is wider than its line."""

_FREE, _LETTERING, _RULE = 130.0, 360.0, 130.0
"""So much must be free above and below a page for a headpiece, as wide as that, and its rule."""
_BELOW = 12.0
"""Units free below the body of a lower leaf."""
_NOTE_LINES = 3
_LEAST_NOTE = 120.0
"""Units that a line of a note has at least: no note stands where there is less room."""


class PageGrid(Struct, frozen=True):
    """Where the parts of a page lie."""

    whole: Rect
    small: bool

    @property
    def font(self) -> Font:
        """In which a page's name is written."""
        return SMALL_NAME if self.small else NAME

    @property
    def name(self) -> float:
        """The baseline of the page's name."""
        return self.whole.y + (30 if self.small else 40)

    @property
    def stroke(self) -> float:
        """The line below it."""
        return self.name + (16 if self.small else 20)

    @property
    def foot(self) -> float:
        """The middle of the buttons."""
        return self.whole.bottom - FOOT / 2 + (12 if self.small else 20)

    @property
    def body(self) -> Rect:
        """What lies between the stroke and the buttons, with some air to both."""
        air = 16 if self.small else 24
        top = self.stroke + air
        return Rect(self.whole.x, top, self.whole.width, self.whole.bottom - FOOT - air - top)

    def about(self, body: Block, across: float, room: Room) -> PageGrid:
        """The grid of a lower leaf about a body that is so wide, in the middle of this one."""
        wide = min(across, self.whole.width)
        spare = max(0.0, self.body.height - body.height(wide, room) - _BELOW)
        left = self.whole.centre[0] - wide / 2
        high = self.whole.height - spare
        return replace(self, whole=Rect(left, self.whole.y + spare / 2, wide, high))

    def leaf(self, right: float | None = None) -> Rect:
        """The paper about name and body, or about what of them ends at `right`."""
        aside, above, below = (22.0, 14.0, 16.0) if self.small else (40.0, 24.0, 24.0)
        right = self.whole.right if right is None else right
        left, top = self.whole.x - aside, self.whole.y - above
        return Rect(left, top, right + aside - left, self.body.bottom + below - top)


def grid_in(room: Room) -> PageGrid:
    """The grid of a room."""
    side, above = (44, 36) if room.small else (88, 56)
    across = min(ACROSS, room.width - 2 * side)
    height = min(
        SMALL_HIGHEST if room.small else HIGHEST, room.height - above - (36 if room.small else 60)
    )
    top = above + (room.height - above - (36 if room.small else 60) - height) / 2
    return PageGrid(Rect((room.width - across) / 2, top, across, height), room.small)


def page_name(
    grid: PageGrid, words: str, room: Room, right: float | None = None, taken: float = 0.0
) -> list[Item]:
    """The name of a page over a stroke that ends at `right`, or with the page.

    `taken` units of the line are needed for something else at its right end.
    """
    left, right = grid.whole.x, grid.whole.right if right is None else right
    font, most = grid.font, right - left - taken
    while font.size > _LEAST_NAME and room.ruler.width(words, font) > most:
        font = replace(font, size=font.size - 1)
    return [
        heading(words, Text(fitted(words, font, most, room), left, grid.name, font)),
        Stroke(left, grid.stroke, right, grid.stroke, BRASS, 1.5),
        Stroke(left, grid.stroke + 3, right, grid.stroke + 3, BRASS, 0.75),
    ]


def ledger(
    grid: PageGrid, parts: Iterable[Item], room: Room, right: float | None = None
) -> list[Item]:
    """A page's name and body printed on a leaf that lies on the cloth, which may end at `right`."""
    return [*headpiece(grid, room), Pad(grid.leaf(right), bound=False), *printed(parts)]


def heading(words: str, *shown: Item) -> Widget:
    """The name of a page as it is shown."""
    return Widget(Role.HEADING, shown, words)


def headpiece(grid: PageGrid, room: Room) -> list[Item]:
    """The name of the house over a page that a tall room leaves room above, and a rule below it."""
    above, below = grid.whole.y, room.height - grid.whole.bottom
    if min(above, below) < _FREE:
        return []
    middle, y = room.width / 2, grid.whole.bottom + below * 0.45
    faint = Paint(Tone.BRASS, 0.6)
    return [
        Thing("lettering", middle, above * 0.5, min(above * 1.2, _LETTERING)),
        Stroke(middle - _RULE, y, middle - 14, y, faint),
        Icon("elder", middle, y, 14, faint),
        Stroke(middle + 14, y, middle + _RULE, y, faint),
    ]


def beside_name(grid: PageGrid, words: str, right: float | None = None) -> Text:
    """A few soft words at the right end of the name's line."""
    right = grid.whole.right if right is None else right
    return Text(words, right, grid.name, PLAIN, SOFT, Align.RIGHT)


def page_foot(
    grid: PageGrid, buttons: Sequence[Button], room: Room, note: str = "", paint: Paint = SOFT
) -> list[Item]:
    """The buttons, ending with the page, and a note in the room left of them."""
    whole = grid.whole
    row = button_row(buttons, whole.right, grid.foot, FOOT, room, whole.width, whole.width)
    most = row.left - whole.x - 24
    told = WordBlock(note, paint=paint, lines=_NOTE_LINES, even=True)
    place = Rect(whole.x, grid.foot - FOOT / 2, most, FOOT)
    return [row.reversed, *(told.lay(place, room) if note and most >= _LEAST_NOTE else ())]


def sheet(
    title: str,
    body: Block,
    buttons: Sequence[Button],
    room: Room,
    note: str = "",
    paint: Paint = SOFT,
    aside: str = "",
    snug: float = 0.0,
) -> Picture:
    """A whole page: its name, a few words `aside` of it, its body, buttons, a note beside them.

    Where its body is `snug` units wide, its leaf is no larger than that needs.
    """
    whole = grid_in(room)
    grid = whole.about(body, snug, room) if snug else whole
    items = page_name(grid, title, room, taken=room.ruler.width(aside, PLAIN) + 24 if aside else 0)
    items += [beside_name(grid, aside)] if aside else []
    items += body.lay(grid.body, room)
    leaf = [*headpiece(whole, room), Pad(grid.leaf(), bound=False), *printed(items)]
    foot = page_foot(whole, buttons, room, note, paint)
    return Picture.of(Backdrop.SHEET, (*leaf, *foot))


HIGH = 44.0
_GAP, _LEAST_GAP = 32.0, 12.0


def quiet_row(buttons: Sequence[Button], most: float, room: Room) -> Inset:
    """Words to press; they stand closer together where they would be wider than `most` units."""
    widths = [room.ruler.width(button.label, PLAIN) for button in buttons]
    gap = (most - sum(widths)) / max(1, len(buttons) - 1)
    gap = min(_GAP, max(_LEAST_GAP, gap))
    row = Row([Link(each.key, each.label, gap / 2, HIGH, 0.8) for each in buttons], 0)
    return Inset(row, left=-gap / 2, right=-gap / 2)
