"""The card of six parties on paper: two columns a partie, the winner's sum carried on below his.

As Cavendish prints it (rules K4, K5, K11): the deals, what they add up to, under the winner what
makes it his winnings, and the winnings; and below each partie what both have won altogether.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.piquet.words import say
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted_name
from game.stage.picture import Item, Stroke, Text
from rules.core.seats import Player
from rules.piquet.club.card_of_six import Pair, PartieColumns, carried

_INK, _SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_FINE, _STRONG = Paint(Tone.INK, 0.2), Paint(Tone.INK, 0.7)
_LABELS = 96.0
"""Units of the column of words at most."""
_BESIDE_LABEL, _OFF_RULE = 10.0, 3.0
_LEAST_SIZE = 9
_LEAST_NAME = 52.0
"""Units of a column below which initials stand over it."""
_LEAST = 6
"""Deals that there is room for at least."""
_TOP, _BOTTOM = 0.15, 0.35
"""Air over the first line and under the last, for a line of 1."""
_EDGE = 8.0
"""Units from the last column to the edge of the paper."""
_LAST_LINES = "sum", "carried", "winnings", "running"
_FOOT = len(_LAST_LINES)
"""Lines below the deals: their sum, what the winner adds, his winnings, all winnings."""


class Band(Struct, frozen=True):
    """Parties side by side: the number of the first, the columns, and what both have after each."""

    first: int
    parties: tuple[PartieColumns, ...]
    running: tuple[Pair, ...]
    room_for: int

    @property
    def lines(self) -> int:
        """Lines from the names down to the last."""
        deals = max((len(partie.deals) for partie in self.parties), default=0)
        return 2 + max(_LEAST, deals) + _FOOT

    @property
    def rows(self) -> float:
        """How high the paper is for a line of 1."""
        return self.lines + _TOP + _BOTTOM


def band_items(
    band: Band, names: tuple[str, str], place: Rect, room: Room, size: int
) -> list[Item]:
    """A band in its place, with figures of a size."""
    row = place.height / band.rows
    top = place.y + row * _TOP
    label = Font(14)
    labels = [say(f"evening.card.{key}") for key in _LAST_LINES]
    widest = max(room.ruler.width(words, label) for words in labels)
    labels_end = min(_LABELS, 10 + widest + _BESIDE_LABEL)
    across = (place.width - labels_end - _EDGE) / band.room_for
    size, air = _between_rules(band, across / 2, room, size)
    figure, strong = Font(size, serif=True), Font(size, serif=True, bold=True)
    tight = Font(size - 3, serif=True)
    free = across / 2 - air - _OFF_RULE
    brought = [carried(each.settlement) for each in band.parties]
    plus = all(room.ruler.width(_signed(each, "+"), figure) <= free for each in brought)
    deals = band.lines - 2 - _FOOT
    items: list[Item] = []

    def base(line: float) -> float:
        return top + row * (line + 0.7)

    for line, words in enumerate(labels, 2 + deals):
        items.append(Text(words, place.x + 10, base(line), label, _SOFT))
    items += [
        Text(str(line + 1), place.x + 10, base(2 + line), label, _SOFT) for line in range(deals)
    ]
    for line in (2, 2 + deals, 3 + deals, 5 + deals):
        y = top + row * line
        items.append(Stroke(place.x + _EDGE, y, place.right - _EDGE, y, _STRONG, 1))
    for at in range(band.room_for):
        left = place.x + labels_end + across * at
        items.append(Stroke(left, place.y + 6, left, place.bottom - 6, _STRONG, 1))
        middle = left + across / 2
        items.append(Stroke(middle, top + row, middle, place.bottom - 6, _FINE, 1))
        number = str(band.first + at)
        items.append(Text(number, middle, base(0), label, _SOFT, Align.CENTRE))
        ends = middle - air, left + across - air
        for name, end in zip(names, ends, strict=True):
            shown = fitted_name(name, label, across / 2 - 9, room)
            if across / 2 < _LEAST_NAME:
                shown = "".join(word[0] for word in name.split()[:2])
            items.append(Text(shown, end, base(1), label, _INK, Align.RIGHT))
        if at >= len(band.parties):
            continue
        partie = band.parties[at]
        for line, deal in enumerate(partie.deals):
            items += _pair(deal, ends, base(2 + line), figure)
        settled = partie.settlement
        items += _pair(settled.totals, ends, base(2 + deals), figure)
        if settled.winner is not None:
            x, words = ends[settled.winner], _signed(carried(settled), "+" if plus else "")
            close = figure if room.ruler.width(words, figure) <= free else tight
            items.append(Text(words, x, base(3 + deals), close, _INK, Align.RIGHT))
            won = str(settled.points)
            items.append(Text(won, x, base(4 + deals), strong, _INK, Align.RIGHT))
        items += _pair(band.running[at], ends, base(5 + deals), strong)
    return items


def _between_rules(band: Band, column: float, room: Room, size: int) -> tuple[int, float]:
    """The size of the figures, so that the longest keeps off the rules, and the air beside it."""
    longest = max((str(each) for pair in band.running for each in pair), key=len, default="")
    longest = max("000", longest, key=len)
    for fits in range(size, _LEAST_SIZE, -1):
        air = (column - room.ruler.width(longest, Font(fits, serif=True, bold=True))) / 2
        if air >= _OFF_RULE / 2:
            return fits, min(6.0, air)
    return _LEAST_SIZE, _OFF_RULE / 2


def _signed(added: int, plus: str) -> str:
    return f"{plus}{added}" if added >= 0 else f"−{-added}"


def _pair(figures: Pair, ends: tuple[float, float], y: float, font: Font) -> list[Item]:
    return [
        Text(str(figures[player]), ends[player], y, font, _INK, Align.RIGHT) for player in Player
    ]


def bands(
    parties: Sequence[PartieColumns], running: Sequence[Pair], most: int, room_for: int
) -> list[Band]:
    """The last parties, at most so many, in bands that each have room for some."""
    begins = max(0, len(parties) - most)
    return [
        Band(
            begins + at + 1,
            tuple(parties[begins + at : begins + at + room_for]),
            tuple(running[begins + at : begins + at + room_for]),
            room_for,
        )
        for at in range(0, most, room_for)
    ]
