"""The marker: a dial for each player, whose brass pegs run up to what wins the game.

The outer ring has pegs for the whole way, the figure in the middle is the score; the large peg is
exactly as far on as that is, so that forty and sixty do not look alike. A red peg marks the rubicon
where it is what one plays for.
"""

from __future__ import annotations

from math import cos, radians, sin

from msgspec import Struct

from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, untitled
from game.stage.ornaments import Thing
from game.stage.picture import Box, Item, Role, Stroke, Text, Widget
from game.stage.places import WIDE, Places
from rules.bezique.settlement import RUBICON
from rules.bezique.view import View
from rules.core.seats import Player

PALE, IVORY, BRASS = Paint(Tone.SOFT), Paint(Tone.IVORY), Paint(Tone.BRASS)
"""On the wood."""
PRINT, SOFT, WRITTEN = Paint(Tone.PRINT), Paint(Tone.INK_SOFT), Paint(Tone.WRITTEN)
"""On the pad: what is printed, what is nothing, what was written in ink."""
_TURNS = (-1.6, 0.7, -0.6, 1.0, -1.1, 0.4, -2.0)
"""Degrees by which a hand that writes figures strays, one after the other."""


class PanelGrid(Struct, frozen=True):
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


def parting(g: PanelGrid, y: float) -> list[Item]:
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


def pencil(g: PanelGrid, top: float, room: Room, foot: float | None = None) -> list[Item]:
    """A pencil on the wood below the pad, where there is room enough down to a foot."""
    below = (room.height if foot is None else foot) - top
    if below < _CLEAR:
        return []
    return [Thing("pencil", (g.left + g.right) / 2, top + 24 + min(below / 2, 110.0), _PENCIL)]


_CLEAR, _PENCIL = 130.0, 190.0


def grid(places: Places) -> PanelGrid:
    """The measures for a wide or a small table."""
    panel = places.sizes.panel
    if places.sizes is WIDE:
        return PanelGrid(
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
    return PanelGrid(
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


_PEGS = 25
_HIDDEN = 0.8  # of the way between two pegs: nearer ones the large peg covers
_FROM, _TO = -135.0, 135.0  # degrees from the top
_BEZEL = 64 / 57
"""Width of the drawing of a dial, shadow and all, for the diameter of its face."""
_FOUR_FIGURES = 1000
_WAY = 2 * RUBICON  # what the dial of Rubicon Bezique shows


def goal(seen: View) -> int:
    """The points at which the pegs are full."""
    return _WAY if seen.options.rubicon else seen.options.target


def scores_now(seen: View) -> tuple[int, int]:
    """What both have in this game, the running deal counted."""
    deal = seen.deal
    running = deal is not None and deal.opened is None
    points = [seen.totals[player] for player in Player]
    if seen.settlement is not None and not seen.options.rubicon:
        points = list(seen.settlement.totals)
    elif deal is not None and (running or not sum(seen.totals)):
        for line in deal.ledger:
            points[line.player] += line.points
    return points[0], points[1]


def marker_items(
    seen: View, names: tuple[str, str], players: tuple[Player, Player], g: PanelGrid, room: Room
) -> list[Item]:
    """Both dials, the left one of the first of `players`."""
    now, items = scores_now(seen), list[Item]()
    apart = (g.right - g.left) / 4
    for column, player in enumerate(players):
        x = g.left + apart * (1 + 2 * column)
        large = g.wide and max(now) < _FOUR_FIGURES
        dial = dial_items(now[player], goal(seen), x, g, rubicon=seen.options.rubicon, large=large)
        name = fitted(untitled(names[player]), Font(14, bold=True), 2 * apart - 8, room)
        y = g.dials + g.dial + 18
        plate = Text(name, x, y, Font(14, bold=True), IVORY, Align.CENTRE)
        points = f"{names[player]} {now[player]}"
        items.append(Widget(Role.TEXT, (*dial, plate), points))
    return items


def dial_items(
    points: int, whole: int, x: float, g: PanelGrid, *, rubicon: bool = False, large: bool = False
) -> list[Item]:
    """A dial about `x`: what somebody has of what wins the game."""
    radius, y = g.dial, g.dials
    items: list[Item] = [Thing("dial", x, y, 2 * radius * _BEZEL)]
    reached = min(1.0, points / whole) * (_PEGS - 1) if points > 0 else -1.0
    for peg in range(_PEGS):
        if points > 0 and abs(peg - reached) < _HIDDEN:
            continue  # it is under the large one
        if rubicon and peg == (_PEGS - 1) // 2:
            paint, size = IVORY, 3.5
        else:
            paint, size = (BRASS, 2.5) if peg < reached else (Paint(Tone.SOFT, 0.65), 2.0)
        items.append(_peg(peg, x, y, radius, size, paint))
    if points > 0:
        items.append(_peg(reached, x, y, radius, 4.5, BRASS))
    font = Font(40 if large else 28, True, True)
    items.append(Text(str(points), x, y + font.size * 0.34, font, IVORY, Align.CENTRE))
    return items


def _peg(at: float, x: float, y: float, radius: float, size: float, paint: Paint) -> Box:
    """A peg so many holes along the ring of a dial."""
    turn = radians(_FROM + (_TO - _FROM) * at / (_PEGS - 1))
    at_x, at_y = x + (radius - 11) * sin(turn), y - (radius - 11) * cos(turn)
    return Box(Rect(at_x - size, at_y - size, 2 * size, 2 * size), size, fill=paint)


def title_items(title: str, target: str, g: PanelGrid) -> list[Item]:
    """The game, and what it is played to."""
    font = Font(16 if g.wide else 14)
    return [
        Text(title, g.left, g.title, Font(20, True, True)),
        Widget(Role.TEXT, (Text(target, g.right, g.title, font, PALE, Align.RIGHT),)),
    ]
