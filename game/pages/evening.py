"""What a game brings that more than two can play in an evening: its page, how a partie begins.

An evening is the parties that name it (`game.saves.partie`); each stays one for two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import cast

from msgspec import Struct

from game.games import part_if_any
from game.pages.house import House
from game.pages.scene import Scene
from game.saves.partie import Header, ScoreCard
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.blocks import PLAIN, SMALL, Block, Drawn, Fill, Inset, Rule, Sized, WordBlock, sign
from game.stage.controls import Pressed
from game.stage.layout import Column, Row
from game.stage.lines import fitted_name
from game.stage.ornaments import PORTRAIT_RATIO, Pad, Portrait, Thing
from game.stage.picture import Box, Icon, Item, Shadow, Stroke, Text, Widget
from rules.core.game import View

_LARGE_SEAT = Font(21, serif=True, bold=True)
_SEAT = Font(18, serif=True, bold=True)
_SMALL_SEAT = Font(14, serif=True, bold=True)
_ARROW = 0.8
"""How much of the space between two faces the arrow between them takes."""
_RIM = 1.06
"""How wide the drawing of the table is, for its cloth's width of 1."""
_WITHIN = 0.74
"""How much of its frame's width a name may take."""
_LESS, _MORE = 44.0, 74.0
"""Units of a face below which names are written smaller, and from which larger."""


class Sitter(Struct, frozen=True):
    """One of those around the table; without a `portrait` it is a person."""

    name: str
    portrait: str = ""


def table_height(radius: float, face: float) -> float:
    """How high a table with its sitters is, in units."""
    return 2 * radius + face * PORTRAIT_RATIO


def table_width(radius: float, face: float) -> float:
    """How wide, likewise."""
    return 2 * radius + face


def round_table(
    sitters: Sequence[Sitter],
    left: float,
    top: float,
    radius: float,
    face: float,
    room: Room,
    *,
    shade: float = 1.0,
) -> list[Item]:
    """The table by its upper left corner; first the one alone, then who holds, and who advises.

    It is as dark as the `shade` says: on cloth the light goes through.
    """
    items = bare_table(left, top, radius, face, shade)
    for sitter, at in zip(sitters, seats_at(left, top, radius, face), strict=True):
        items += seat(sitter, at, face, room)
    return items


def bare_table(left: float, top: float, radius: float, face: float, shade: float) -> list[Item]:
    """The table without those who sit there, and the arrow between the two who hold cards."""
    x, y = left + radius + face / 2, top + radius + face * PORTRAIT_RATIO / 2
    table = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    arrow = (2 * radius - face * PORTRAIT_RATIO) * _ARROW
    return [
        Box(table, radius, fill=Paint(Tone.CLOTH, shade)),
        Thing("round-table", x, y, 2 * radius * _RIM),
        Icon("opposed", x, y, arrow, Paint(Tone.BRASS)),
    ]


def seats_at(
    left: float, top: float, radius: float, face: float
) -> tuple[tuple[float, float], ...]:
    """The middles of the three seats, in the order of the sitters."""
    x, y = left + radius + face / 2, top + radius + face * PORTRAIT_RATIO / 2
    return (x, y - radius), (x, y + radius), (x + radius * 0.92, y + radius * 0.42)


def seat(sitter: Sitter, at: tuple[float, float], face: float, room: Room) -> list[Item]:
    """A portrait; of a person the frame with the name, or its initials where it is long."""
    x, y = at
    if sitter.portrait:
        return [Portrait(sitter.portrait, x, y, face)]
    font = _SMALL_SEAT if face < _LESS else _SEAT if face < _MORE else _LARGE_SEAT
    initials = "".join(word[0] for word in sitter.name.split()[:2])
    fits = room.ruler.width(sitter.name, font) < face * _WITHIN
    words = sitter.name if fits else initials
    return [
        Thing("seat", x, y, face),
        Text(words, x, y + font.size * 0.36, font, Paint(Tone.INK), Align.CENTRE),
    ]


_INK, _SOFT, _MARK = Paint(Tone.INK), Paint(Tone.INK_SOFT), Paint(Tone.BRASS_DARK)
_HEAD, _FIGURE = Font(16, True, True), Font(18, True, True, True)
_ROW, _LINE, _EDGE = 23.0, 18.0, 13.0
_RADIUS, _FACE = 40.0, 40.0
_APART, _BELOW = 8.0, 12.0
"""Units free below the pad, and between the slip and the edge of the window."""
_UNDER, _TUCKED = 20.0, 5.0
"""As far as the slip lies under the pad, and how much narrower it is at each side."""


class SlipRow(Struct, frozen=True):
    """One of those who are there: what he does, and how he stands; a `sign` may stand before it."""

    name: str
    does: str
    figure: str
    sign: str = ""


class EveningSlip(Struct, frozen=True):
    """What is written on the slip: its head, in what it is reckoned, a row each, what for.

    `sitters` sit around a table that is drawn: the one alone, and the two opposite. `away` is what
    is pressed there (`AWAY`) to rise from a deal that is no part of the partie. With a `card` the
    slip is pressed as a whole, under that name.
    """

    title: str
    unit: str
    rows: tuple[SlipRow, ...]
    stakes: str
    sitters: tuple[Sitter, ...] = ()
    away: str = ""
    card: str = ""


AWAY = "away"


def with_slip(panel: Sequence[Item], slip: EveningSlip | None, room: Room) -> list[Item]:
    """The panel with the slip under its pad, as much of it as there is room for.

    First the drawn table goes, then what is played for, then the head where no figures need it.
    """
    pad = next((item.rect for item in panel if isinstance(item, Pad)), None)
    if slip is None or pad is None:
        return list(panel)
    for parts in reversed(_Part):
        written = _slip(slip, parts, pad.width - 2 * _EDGE, room)
        high = written.height(pad.width, room)
        place = Rect(pad.x, pad.bottom + _APART, pad.width, high)
        if place.bottom <= room.height - _BELOW:
            break
    else:
        return list(panel)
    kept = [item for item in panel if not (isinstance(item, Thing) and item.y > pad.bottom)]
    top, across = pad.bottom - _UNDER, place.width - 2 * _TUCKED
    sheet = Rect(place.x + _TUCKED, top, across, place.bottom - top)
    paper = Box(sheet, 3, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)
    lies = [paper, *kept, *written.lay(place, room)]
    if slip.card:
        seen = Rect(sheet.x, pad.bottom, across, sheet.bottom - pad.bottom)
        pointed = room.focus == AWAY
        lies.append(Widget.pressed(AWAY, seen, (), pointed, name=slip.card, frame=seen.grown(-4)))
    return lies


class _Part(Enum):
    """The last of the parts that are there."""

    ROWS = auto()
    HEAD = auto()
    STAKES = auto()
    TABLE = auto()


def _thread(place: Rect, *, chosen: bool, hovered: bool) -> Sequence[Item]:  # noqa: ARG001
    y = place.centre[1] + 9
    return (Stroke(place.x, y, place.right, y, _MARK),)


def _slip(slip: EveningSlip, parts: _Part, across: float, room: Room) -> Inset:
    """What is written on a slip with these parts."""
    written: list[Block] = []
    if slip.rows or parts is not _Part.ROWS:
        head = Row(
            (Fill(WordBlock(slip.title, _HEAD, _INK)), WordBlock(slip.unit, SMALL, _SOFT)), 8
        )
        written += [Sized(head, high=_ROW), Rule(Paint(Tone.BRASS, 0.7), 1.0)]
    written += [Sized(_row(row, across, room), high=_ROW) for row in slip.rows]
    if parts is _Part.TABLE and slip.sitters:
        written.append(Inset(Drawn(0, table_height(_RADIUS, _FACE), _seated(slip, room)), top=8))
    if slip.stakes and parts in (_Part.STAKES, _Part.TABLE):
        stakes = WordBlock(slip.stakes, SMALL, _INK, lines=0, step=_LINE, even=True)
        written.append(Inset(stakes, top=6))
    if slip.away:  # what is pressed to rise from the table
        away = Pressed(WordBlock(slip.away, SMALL, _INK), AWAY, slip.away, ground=_thread)
        written.append(Sized(Row((away,)), high=_ROW))
    return Inset(Column(written), _EDGE, 5, _EDGE, 17)


def _seated(slip: EveningSlip, room: Room) -> Callable[[Rect], list[Item]]:
    def draw(place: Rect) -> list[Item]:
        left = place.centre[0] - table_width(_RADIUS, _FACE) / 2
        return round_table(slip.sitters, left, place.y, _RADIUS, _FACE, room)

    return draw


def _row(row: SlipRow, across: float, room: Room) -> Row:
    """Who is there, what he does where there is room for it, and how he stands."""
    figure = WordBlock(row.figure, _FIGURE, _INK)
    name = fitted_name(row.name, PLAIN, across - figure.width(room) - 26, room)
    left = across - figure.width(room) - room.ruler.width(name, PLAIN) - 34
    does = row.does if room.ruler.width(row.does, SMALL) <= left else ""
    mark = Sized(Row((sign(row.sign, 13, _MARK),) if row.sign else ()), 16)
    named = WordBlock(name, PLAIN, _INK)
    told = Inset(WordBlock(does, SMALL, _SOFT), 8)
    return Row((mark, named, Fill(told), figure), 0)


class Evenings(Struct, frozen=True, kw_only=True):
    """How more than two play a game."""

    page: Callable[[House], Scene]
    """The page of the evening that was played last, or where one is begun."""
    first_lines: Callable[[Header], tuple[str, ...]]
    """What is done in a partie before anybody is asked, as lines of its log."""
    slip: Callable[[Header, Sequence[ScoreCard]], EveningSlip | None]
    """What lies beside a partie, of those in the book; None where there is nothing to tell."""
    after: Callable[[Header, Sequence[ScoreCard]], tuple[str, ...]]
    """What a finished partie means for its evening, a sentence each."""
    goes_on: Callable[[View, tuple[str, str]], str]
    """What is told of a deal in which a partie goes on; the players' names are given, A's first."""
    waiting: Callable[[Sequence[ScoreCard]], str]
    """The evening that the last of the cards belongs to, where it goes on, in a few words."""


def evenings_of(game: str) -> Evenings | None:
    """How more than two play a game; None where they do not. NoGameError for no game."""
    return cast("Evenings | None", part_if_any(game, "evening"))
