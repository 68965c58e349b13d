"""Tables of the statistics: parties against each opponent, for and against, averages by seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from msgspec import Struct

from game.pages.statistics.figures import figures_of
from game.pages.statistics.filter import against_words
from game.pages.statistics.played import Against
from game.pages.statistics.totals import SeatTotals, Totals
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, fitted_name
from game.stage.picture import Item, Stroke, Text
from game.words.catalogue import say, say_of
from game.words.terms import capital

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


_HEAD, _PLAIN, _BOLD = Font(14), Font(16), Font(16, bold=True)
_SOFT = Paint(Tone.SOFT)
_LINE = Paint(Tone.IVORY, 0.16)
_ROW = 40.0
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


def table(
    head: TableRow,
    rows: Sequence[TableRow],
    place: Rect,
    label: float,
    room: Room,
    highest: float = _ROW,
) -> list[Item]:
    """A table in a place: the labels have a width of `label` units, the figures share the rest.

    Rows stand closer where there are many, but no closer than can be read.
    """
    count = len(head.figures)
    width = (place.width - label) / count
    columns = [place.x + label + width * (at + 1) for at in range(count)]
    y = place.y + 20
    items: list[Item] = [Text(fitted(head.label, _BOLD, label - 8, room), place.x, y, _BOLD)]
    for words, x in zip(head.figures, columns, strict=True):
        short = fitted(words, _HEAD, width - 6, room)
        items.append(Text(short, x, y, _HEAD, _SOFT, Align.RIGHT))
    top = place.y + 32
    items.append(Stroke(place.x, top, place.right, top, Paint(Tone.BRASS), 1.5))
    step = min(highest, (place.height - 32) / max(1, len(rows)))
    for row in rows:
        base = top + step / 2 + 6
        if row.sum:
            items.append(Stroke(place.x, top, place.right, top, Paint(Tone.BRASS), 1.0))
        font = _BOLD if row.sum else _PLAIN
        items.append(Text(fitted(row.label, font, label - 8, room), place.x, base, font))
        for words, x in zip(row.figures, columns, strict=True):
            figure = Font(20 if step >= _AIRY else 16, serif=True, bold=row.sum)
            paint = _SOFT if row.open else Paint(Tone.IVORY)
            inner = f"({words})" if row.open and words else words
            items.append(Text(inner, x, base + 1, figure, paint, Align.RIGHT))
        top += step
        items.append(Stroke(place.x, top, place.right, top, _LINE))
    return items


def names_of(against: Against | None, game: str) -> tuple[str, str]:
    """What the subject and the other are called over their columns."""
    if against is None:
        return capital(say("you")), say("statistics.opponents")
    if against.level:
        return capital(say("you")), against_words(against, game)
    return against.people


def by_opponent(
    each: Sequence[tuple[Against, Totals]], together: Totals, game: str, place: Rect, room: Room
) -> list[Item]:
    """A row for each opponent, and what they come to together."""
    special = figures_of(game).special
    rows = [
        _opponent(one.people[1] or against_words(one, game), found, special) for one, found in each
    ]
    if len(rows) > 1:
        rows.append(_opponent(say("statistics.all"), together, special, True))
    keys = ("parties", "won", "lost", "drawn", *(("special",) if special else ()), "balance")
    words = tuple(say_of(game, f"statistics.{key}") for key in keys)
    return table(TableRow(say("statistics.opponent"), words), rows, place, place.width * 0.22, room)


def _opponent(label: str, found: Totals, special: bool, last: bool = False) -> TableRow:
    won, lost = found.won
    shown = (str(found.parties), str(won), str(lost), str(found.drawn))
    apart = (pair_words(found.special),) if special else ()
    return TableRow(label, (*shown, *apart, signed(found.balance)), last)


def for_and_against(
    found: Totals, game: str, against: Against | None, place: Rect, room: Room
) -> list[Item]:
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
    return table(TableRow("", names_of(against, game)), rows, place, place.width * 0.46, room)


def averages(
    found: Totals, game: str, against: Against | None, place: Rect, room: Room
) -> list[Item]:
    """Points in a deal, part by part, of both players on both seats."""
    own, other = names_of(against, game)
    seats = [say_of(game, "statistics.elder"), say_of(game, "statistics.younger")]
    label = place.width * 0.24
    width = (place.width - label) / 4
    items: list[Item] = []
    for side, name in enumerate((own, other)):
        right = place.x + label + width * 2 * (side + 1)
        left = right - width * 2 + 24
        short = fitted_name(name, _BOLD, right - left, room)
        items.append(Text(short, right, place.y + 16, _BOLD, align=Align.RIGHT))
        items.append(Stroke(left, place.y + 24, right, place.y + 24, Paint(Tone.IVORY, 0.3)))
    head = TableRow(say("statistics.in-a-deal"), (*seats, *seats))
    parts = figures_of(game).parts
    columns = [_averages(seat, parts) for seat in found.seats]
    names = [*(say_of(game, f"statistics.part.{part}") for part in parts), say("card.total")]
    rows = [
        TableRow(name, tuple(column[at] for column in columns), at == len(parts))
        for at, name in enumerate(names)
    ]
    rows.append(TableRow(say("statistics.deals"), tuple(str(seat.deals) for seat in found.seats)))
    below = Rect(place.x, place.y + 22, place.width, place.height - 22)
    return items + table(head, rows, below, label, room, 36)


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


def signed(value: int) -> str:
    """A balance with its sign; nought has none."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def decimal(value: float) -> str:
    """A number with one decimal, a half rounded away from nought, as the language writes it."""
    whole, tenth = divmod(int(abs(value) * 10 + 0.5), 10)
    sign = "-" if value < 0 and (whole or tenth) else ""
    return say("statistics.decimal", whole=f"{sign}{whole}", tenth=tenth)
