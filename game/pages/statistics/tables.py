"""Tables of the statistics: parties against each opponent, for and against, averages by seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import zip_longest
from math import floor

from msgspec import Struct

from game.pages.statistics.figures import figures_of
from game.pages.statistics.filter import against_words
from game.pages.statistics.played import Against
from game.pages.statistics.totals import SeatTotals, Totals
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.blocks import (
    BOLD,
    IVORY,
    PLAIN,
    SMALL,
    SOFT,
    Block,
    Drawn,
    Fill,
    Inset,
    Rule,
    Sized,
    WordBlock,
)
from game.stage.controls import Pressed
from game.stage.layout import Column, Layers, Row
from game.stage.lines import around, blank_rows, fitted_name
from game.stage.picture import Box, Item, Stroke, joined
from game.words.catalogue import say, say_of
from game.words.terms import capital, signed

_DIGITS = 6
"""Digits after the point that are looked at: what lies beyond them comes of reckoning."""


def adding_up(values: Sequence[float], whole: int | None = None) -> list[int]:
    """Whole numbers for the values that add up to `whole`, or else to the rounded sum.

    Each is its value rounded up or down, those that lack least rounded up; what is a whole number
    already stays as it is, unless there is nothing else to change.
    """
    exact = [round(value, _DIGITS) for value in values]
    found = [floor(value) for value in exact]
    missing = (nearest(sum(exact)) if whole is None else whole) - sum(found)
    broken = [at for at in range(len(exact)) if exact[at] != found[at]]
    order = sorted(broken or range(len(exact)), key=lambda at: (found[at] - exact[at], at))
    if missing < 0:
        order.reverse()
    for step in range(abs(missing) if order else 0):
        found[order[step % len(order)]] += 1 if missing > 0 else -1
    return found


def nearest(value: float) -> int:
    """The whole number next to a sum, in whatever order it was added up."""
    return round(round(value, _DIGITS))


_LINE = Paint(Tone.IVORY, 0.16)
_ROW = 40.0
HEAD = 32.0
"""How high what stands over the columns is."""
_AIRY = 30.0
"""Height of a row from which on its figures are large."""


class TableRow(Struct, frozen=True):
    """A row: what it is about, and its figures from left to right; `sum` stands under a stroke.

    One that is `open` is dim and in brackets: its figures are in no sum yet.
    """

    label: str
    figures: tuple[str, ...]
    sum: bool = False
    open: bool = False


class FigureTable(Struct, frozen=True):
    """A table: the labels have a share of the width, the figures as much of the rest each.

    Rows stand closer where there are many, but no closer than can be read, and no further apart
    than `highest`.
    """

    head: TableRow
    rows: Sequence[TableRow]
    label: float
    highest: float = _ROW
    keys: Sequence[str] = ()
    """Of the rows that can be pressed; empty for one that cannot."""

    def width(self, _room: Room) -> float:
        return 0.0

    def height(self, _across: float, _room: Room) -> float:
        return HEAD + self.highest * len(self.rows)

    def step(self, high: float) -> float:
        """How high a row is where the table may be so high."""
        return min(self.highest, (high - HEAD) / max(1, len(self.rows)))

    def lay(self, place: Rect, room: Room) -> list[Item]:
        step = self.step(place.height)
        heads = [WordBlock(words, SMALL, SOFT, Align.RIGHT) for words in self.head.figures]
        parts: list[Block] = [Sized(self._row(self.head, heads, BOLD), high=HEAD), Rule()]
        for row, key in zip_longest(self.rows, self.keys):
            line, told = self.line(row, step), joined((row.label, *row.figures))
            parts.append(Sized(Pressed(line, key, told, ground=_lit) if key else line, high=step))
        written = place.y + HEAD + step * len(self.rows)
        return [*Column(parts).lay(place, room), *blank_rows(place, written, step)]

    def line(self, row: TableRow, step: float = _ROW) -> Layers:
        """A row so high, with the stroke below it."""
        font = Font(20 if step >= _AIRY else 16, serif=True, bold=row.sum)
        told = (f"({words})" if row.open and words else words for words in row.figures)
        paint = SOFT if row.open else IVORY
        figures = [WordBlock(words, font, paint, Align.RIGHT) for words in told]
        line = self._row(row, figures, BOLD if row.sum else PLAIN)
        return Layers((Drawn(0, 0, partial(_strokes, sum=row.sum)), line))

    def _row(self, row: TableRow, figures: Sequence[WordBlock], font: Font) -> Row:
        share = (1 - self.label) / (len(figures) or 1)
        label = Fill(WordBlock(row.label, font), self.label)
        return Row((label, *(Fill(each, share) for each in figures)), 0)


def _strokes(place: Rect, *, sum: bool) -> list[Item]:  # noqa: A002 - what the row is
    """The stroke below a row, and the one over a sum."""
    x, y, right, bottom = place.x, place.y, place.right, place.bottom
    over = [Stroke(x, y, right, y, Paint(Tone.BRASS), 1.0)] if sum else []
    return [*over, Stroke(x, bottom, right, bottom, _LINE)]


def _lit(place: Rect, *, chosen: bool, hovered: bool) -> Sequence[Item]:  # noqa: ARG001
    return (Box(around(place, 8, 2, 1), 6, fill=Paint(Tone.IVORY, 0.08)),) if hovered else ()


def names_of(against: Against | None, game: str) -> tuple[str, str]:
    """What the subject and the other are called over their columns."""
    if against is None:
        return capital(say("you")), say("statistics.opponents")
    if against.level:
        return capital(say("you")), against_words(against, game)
    return against.people


def by_opponent(each: Sequence[tuple[Against, Totals]], together: Totals, game: str) -> FigureTable:
    """A row for each opponent, and what they come to together."""
    special = figures_of(game).special
    rows = [
        _opponent(one.people[1] or against_words(one, game), found, special) for one, found in each
    ]
    if len(rows) > 1:
        rows.append(_opponent(say("statistics.all"), together, special, True))
    keys = ("parties", "won", "lost", "drawn", *(("special",) if special else ()), "balance")
    words = tuple(say_of(game, f"statistics.{key}") for key in keys)
    return FigureTable(TableRow(say("statistics.opponent"), words), rows, 0.22)


def _opponent(label: str, found: Totals, special: bool, last: bool = False) -> TableRow:
    won, lost = found.won
    shown = (str(found.parties), str(won), str(lost), str(found.drawn))
    apart = (pair_words(found.special),) if special else ()
    return TableRow(label, (*shown, *apart, signed(found.balance)), last)


def for_and_against(found: Totals, game: str, against: Against | None) -> FigureTable:
    """What each of the two won and made, side by side."""
    elder, younger, other_elder, other_younger = found.seats
    deals = max(1, found.deals)
    means = (
        (elder.points + younger.points) / deals,
        (other_elder.points + other_younger.points) / deals,
    )
    parties = max(1, found.parties)
    a, b = found.totals
    figures = figures_of(game)
    special: list[TableRow] = []
    if figures.special:
        special.append(TableRow(say_of(game, "statistics.count.special"), _pair(found.special)))
    rows = [
        TableRow(say("statistics.count.parties"), _pair(found.won)),
        *special,
        *(
            TableRow(
                say_of(game, f"statistics.count.{part}"),
                _pair(found.times(part)) if found.known else (say("statistics.unknown"),) * 2,
            )
            for part in figures.occasions
        ),
        TableRow(say("statistics.count.partie"), (decimal(a / parties), decimal(b / parties))),
        TableRow(say("statistics.count.deal"), (decimal(means[0]), decimal(means[1]))),
    ]
    return FigureTable(TableRow("", names_of(against, game)), rows, 0.46)


def averages(found: Totals, game: str, against: Against | None, room: Room) -> Column:
    """Points in a deal, part by part, of both players on both seats."""
    heads: list[Block] = []
    for name in names_of(against, game):
        short = fitted_name(name, BOLD, room.width / 4, room)
        whose = WordBlock(short, BOLD, align=Align.RIGHT)
        heads.append(Fill(Column((whose, Inset(Rule(Paint(Tone.IVORY, 0.3), 1), 24)))))
    seats = [say_of(game, "statistics.elder"), say_of(game, "statistics.younger")]
    head = TableRow(say("statistics.in-a-deal"), (*seats, *seats))
    parts = figures_of(game).parts
    columns = [_averages(seat, parts) for seat in found.seats]
    names = [*(say_of(game, f"statistics.part.{part}") for part in parts), say("card.total")]
    rows = [
        TableRow(name, tuple(column[at] for column in columns), at == len(parts))
        for at, name in enumerate(names)
    ]
    rows.append(TableRow(say("statistics.deals"), tuple(str(seat.deals) for seat in found.seats)))
    over = Row((Fill(Row(()), 2 * 0.24 / 0.76), *heads), 0)
    return Column((Sized(over, high=22), Fill(FigureTable(head, rows, 0.24, 36))))


def _averages(seat: SeatTotals, parts: Sequence[str]) -> list[str]:
    """What each part brings in a deal, in figures that add up to the last of them, the total."""
    unknown = say("statistics.unknown")
    if seat.average is None:
        return [unknown] * (len(parts) + 1)
    total = decimal(seat.average)
    found = [seat.average_of(part) for part in parts]
    tenths = [10 * value for value in found if value is not None]
    if len(tenths) < len(parts):
        return [*(unknown if value is None else decimal(value) for value in found), total]
    whole = int(10 * seat.average + 0.5)
    same = abs(sum(tenths) - whole) <= 1  # not where deals count that no part is known of
    return [*(decimal(each / 10) for each in adding_up(tenths, whole if same else None)), total]


def _pair(values: tuple[int, int]) -> tuple[str, str]:
    return str(values[0]), str(values[1])


def pair_words(values: tuple[int, int]) -> str:
    """For and against: "3 : 1"."""
    return f"{values[0]} : {values[1]}"


def decimal(value: float) -> str:
    """A number with one decimal, a half rounded away from nought, as the language writes it."""
    whole, tenth = divmod(int(abs(value) * 10 + 0.5), 10)
    sign = "-" if value < 0 and (whole or tenth) else ""
    return say("statistics.decimal", whole=f"{sign}{whole}", tenth=tenth)
