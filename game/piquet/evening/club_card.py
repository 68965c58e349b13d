"""The card of a club evening on paper: each against each, who has won, and how all stand.

A row for each guest, who is ahead first; where his row meets another's column stand the points he
won from that one, or lost to him.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.pages.evening import Sitter, seat
from game.piquet.evening.club import Club, ClubStanding, Sits, standings
from game.piquet.evening.words import money_words
from game.piquet.words import say
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, fitted_name, ring
from game.stage.ornaments import PORTRAIT_RATIO
from game.stage.picture import Box, Item, Stroke, Text, Widget
from game.words.terms import signed

_INK, _SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_FINE, _STRONG = Paint(Tone.INK, 0.2), Paint(Tone.INK, 0.7)
_HEADS, _FOOT = 44.0, 10.0
"""Units that the heads of the columns take at most, and below the last row."""
_FACED, _AIR = 50.0, 14.0
"""How high rows are in which faces stand, and how much lower than its row a face is."""
_TALL = 68.0
"""How high rows are in which letters are larger."""
_PLACE, _NAME = 34.0, 0.21
"""Units of the column of places, and the share of the width that names have."""
_SUMS = 0.27
"""The share of the sums at the right."""


def club_height(club: Club, row: float) -> float:
    """How high the card is, in units, with rows so high."""
    return row * club.guests + min(row, _HEADS) + _FOOT


def club_items(
    club: Club,
    sitters: Sequence[Sitter],
    place: Rect,
    row: float,
    room: Room,
    due: Sits | None = None,
) -> list[Item]:
    """The card at the top of a place; cells of parties that were played can be pressed.

    The cells of the partie that is `due` are marked. In high rows everybody has his face.
    """
    sizes = _Sizes(20, 24, 26) if row >= _TALL else _Sizes(16, 18, 20)
    order = standings(club)
    paper = Rect(place.x, place.y, place.width, club_height(club, row))
    items: list[Item] = []
    first = paper.x + _PLACE + paper.width * _NAME
    across = (paper.width * (1 - _NAME - _SUMS) - _PLACE) / club.guests
    head, label = Font(14), Font(sizes.name, bold=True)
    top = paper.y + min(row, _HEADS)
    face = (row - _AIR) / PORTRAIT_RATIO if row >= _FACED else 0.0
    called = paper.x + _PLACE + (face + 12 if face else 0.0)
    for at, one in enumerate(order):
        middle = first + across * (at + 0.5)
        name = fitted_name(sitters[one.guest].name, head, across - 8, room)
        items.append(Text(name, middle, top - 8, head, _SOFT, Align.CENTRE))
    items.append(Stroke(paper.x + 8, top, paper.right - 8, top, _STRONG, 1))
    items += _heads(club, paper, top, room)
    for line, one in enumerate(order):
        y = top + row * line
        base = y + row / 2 + 6
        items.append(Text(str(line + 1), paper.x + 14, base, head, _SOFT))
        if face:
            at_left = paper.x + _PLACE + face / 2, y + row / 2
            initial = replace(sitters[one.guest], name=sitters[one.guest].name[:1])
            items += seat(initial, at_left, face, room)
        words = fitted_name(sitters[one.guest].name, label, first - called - 12, room)
        items.append(Text(words, called, base, label, _INK))
        for at, other in enumerate(order):
            cell = Rect(first + across * at, y, across, row)
            items += _cell(club, one.guest, other.guest, cell, sizes, due, room)
        items += _sums(club, one, paper, base, sizes)
        if line:
            items.append(Stroke(paper.x + 8, y, paper.right - 8, y, _FINE, 1))
    return items


class _Sizes(Struct, frozen=True):
    """How large names, points and the parties won are written."""

    name: int
    points: int
    won: int


def _cell(
    club: Club,
    one: int,
    other: int,
    cell: Rect,
    sizes: _Sizes,
    due: Sits | None,
    room: Room,
) -> list[Item]:
    """What one won from the other; nothing of oneself, a place kept for who has not been met."""
    x, y = cell.centre
    if one == other:
        return [Box(cell.grown(-1), 0, fill=Paint(Tone.INK, 0.07))]
    points = club.points(one, other)
    if points is None:
        marked = due is not None and {one, other} == set(due)
        items: list[Item] = []
        if marked:
            items.append(Box(cell.grown(-2), 4, fill=Paint(Tone.BRASS, 0.25)))
        return [*items, Text("·", x, y + 6, Font(18), _SOFT, Align.CENTRE)]
    key = f"pair:{one}:{other}"
    font = Font(sizes.points, serif=True, bold=points > 0, italic=points < 0)
    found: list[Item] = [Text(signed(points), x, y + 6, font, _INK, Align.CENTRE)]
    if room.focus == key:
        found.append(ring(cell.grown(-2)))
    return [Widget.pressed(key, cell, found, room.focus == key)]


def _columns(club: Club, paper: Rect) -> list[float]:
    """The right ends of the sums: parties won, points, and money where there is a stake."""
    begins = paper.right - paper.width * _SUMS
    width = paper.right - 14 - begins
    shares = (0.26, 0.58, 1.0) if club.stake.pence else (0.4, 1.0)
    return [begins + width * share for share in shares]


def _heads(club: Club, paper: Rect, top: float, room: Room) -> list[Item]:
    keys = ("won", "points", "money")
    columns = _columns(club, paper)
    return [
        Text(
            fitted(say(f"evening.club.{key}"), Font(14), 92, room),
            x,
            top - 8,
            Font(14),
            _SOFT,
            Align.RIGHT,
        )
        for key, x in zip(keys, columns, strict=False)
    ]


def _sums(club: Club, one: ClubStanding, paper: Rect, base: float, sizes: _Sizes) -> list[Item]:
    plain = Font(sizes.points, serif=True)
    strong = Font(sizes.won, serif=True, bold=True)
    columns = _columns(club, paper)
    items: list[Item] = [
        Text(f"{one.won}/{one.played}", columns[0], base, strong, _INK, Align.RIGHT),
        Text(signed(one.points), columns[1], base, plain, _INK, Align.RIGHT),
    ]
    if club.stake.pence:
        sign = "−" if one.pence < 0 else "+" if one.pence else ""
        money = f"{sign}{money_words(abs(one.pence))}"
        items.append(Text(money, columns[2], base, plain, _INK, Align.RIGHT))
    return items
