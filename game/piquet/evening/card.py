"""The paper card of a chouette: a line for each partie in tens, a lozenge for the one alone."""

from __future__ import annotations

from game.games import PIQUET
from game.pages.people import guest_names
from game.piquet.evening.open import OpenEvening
from game.piquet.evening.words import signed
from game.piquet.words import say
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import ring, wrapped
from game.stage.picture import Box, Item, Shadow, Stroke, Target, Text
from game.stage.printed import printed_frame
from rules.piquet.club.chouette import Score, Three

_INK, _SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_HEAD, _PLAIN, _STRONG = Font(16, bold=True), Font(16), Font(24, serif=True, bold=True)
_FIGURE = Font(22, serif=True, italic=True)
_NAMED = Font(20, serif=True, bold=True)
_TOP, _ACCOUNT, _SMALL = 50.0, 68.0, 0.8
"""Heights of the line of names and of the account, and their share in a small room."""
_ROW, _LEAST_ROW = 58.0, 20.0
_LOW, _TALL = 0.85, 500.0
"""A line's share of its height in a small room, and how high a place is where it is whole."""
_FRAME, _ROWS, _WORDS = 7.0, 14.0, 24.0
"""Units from the edge of the paper to its printed frame, to its rows, and to their first words."""
_HEADS = 13.0
"""Units from the line of names up to the names."""
_LINES = 6
"""Lines that the paper has at least, as the printed one had."""
SHOWN = 10
"""Parties that are shown, the last ones."""
COLUMNS = (0.46, 0.7, 0.94)
"""Where the figures of the three end, as shares of the width."""
ACCOUNT = 0
"""In the place of a partie's number: the account of all of them."""


def shown_parties(evening: OpenEvening) -> range:
    """The numbers of the parties that stand on the card."""
    count = len(evening.chouette.entries)
    return range(max(0, count - SHOWN) + 1, count + 1)


def paper_of(evening: OpenEvening, place: Rect, room: Room) -> Rect:
    """The card in its place: as high as its lines need, at most as high as the place."""
    share = _SMALL if room.small else 1.0
    row = _ROW * (_LOW if room.small and place.height < _TALL else 1)
    high = (_TOP + _ACCOUNT) * share + row * _lines_of(evening)
    return Rect(place.x, place.y, place.width, min(place.height, high))


def card_items(
    evening: OpenEvening,
    paper: Rect,
    told: int,
    seen: tuple[str | None, str | None],
    room: Room,
) -> tuple[list[Item], list[Target]]:
    """The card; lit is the partie that is `told` of, or the account.

    Where the account is, no partie is going on. `seen` are the keys of what has the focus, and of
    what is pointed at.
    """
    share = _SMALL if room.small else 1.0
    top, foot = _TOP * share, _ACCOUNT * share
    row = max(_LEAST_ROW, (paper.height - top - foot) / _lines_of(evening))
    items: list[Item] = [Box(paper, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)]
    items += printed_frame(paper.grown(-_FRAME))
    targets: list[Target] = []
    columns = [paper.x + paper.width * share for share in COLUMNS]
    for name, x in zip(guest_names(evening.place, PIQUET), columns, strict=True):
        lines = wrapped(name, _HEAD, paper.width * 0.23, room)
        items.append(Text(lines[-1], x, paper.y + top - _HEADS, _HEAD, _INK, Align.RIGHT))
    items.append(Text(say("evening.tens"), paper.x + _WORDS, paper.y + top - _HEADS, _PLAIN, _SOFT))
    items.append(_line(paper, paper.y + top))
    entries, now = evening.chouette.entries, evening.place.partie
    shown = [*shown_parties(evening), *((now,) if told != ACCOUNT else ())]
    for at in range(_lines_of(evening)):
        line = Rect(paper.x + _ROWS, paper.y + top + row * at, paper.width - 2 * _ROWS, row)
        if at:
            items.append(_line(paper, line.y, 0.25))
        if at >= len(shown):
            continue
        number, y = shown[at], line.y + row / 2 + 6
        items += _lit(line, f"partie:{number}", seen, lit=number == told)
        if number <= len(entries):
            entry = entries[number - 1]
            items.append(Text(str(number), paper.x + _WORDS, y, _PLAIN, _INK))
            items += _figures(entry.score, columns, y + 1, _FIGURE)
            items.append(_alone(entry.roles.single, columns, y))
        else:
            items.append(Text(str(number), paper.x + _WORDS, y, _PLAIN, _INK))
            items.append(Text(say("evening.now"), paper.x + _WORDS + 24, y, _PLAIN, _SOFT))
            items.append(_alone(evening.chouette.roles.single, columns, y))
        targets.append(Target(f"partie:{number}", _inner(line)))
    account = Rect(paper.x + _ROWS, paper.bottom - foot, paper.width - 2 * _ROWS, foot - _ROWS)
    items.append(_line(paper, account.y))
    if told == ACCOUNT:
        items += _lit(account, "", (None, None), lit=True)
    y = account.centre[1] + 9
    items.append(Text(say("evening.account"), paper.x + _WORDS, y, _NAMED, _INK))
    items += _figures(evening.chouette.standing, columns, y + 1, _STRONG)
    return items, targets


def _lines_of(evening: OpenEvening) -> int:
    """Those for parties, with the one that goes on and those that are empty."""
    return max(_LINES, len(shown_parties(evening)) + 1)


def _lit(line: Rect, key: str, seen: tuple[str | None, str | None], *, lit: bool) -> list[Item]:
    """What lies under a line that is told of or pointed at, and the frame of the focus."""
    focus, hover = seen
    inner = _inner(line)
    items: list[Item] = []
    if lit:
        items.append(Box(inner, 4, fill=Paint(Tone.BRASS, 0.26)))
        items.append(Box(Rect(inner.x, inner.y, 3, inner.height), 1.5, fill=Paint(Tone.BRASS_DARK)))
    elif key and hover == key:
        items.append(Box(inner, 4, fill=Paint(Tone.BRASS, 0.12)))
    if key and focus == key:
        items.append(ring(inner.grown(-2), on_paper=True))
    return items


def _inner(line: Rect) -> Rect:
    return Rect(line.x, line.y + 1, line.width, line.height - 2)


def _line(paper: Rect, y: float, alpha: float = 0.7) -> Stroke:
    return Stroke(paper.x + 20, y, paper.right - 20, y, Paint(Tone.BRASS, alpha))


def _figures(score: Score, columns: list[float], y: float, font: Font) -> list[Item]:
    return [
        Text(signed(tens), x, y, font, _INK, Align.RIGHT)
        for tens, x in zip(score, columns, strict=True)
    ]


def _alone(single: Three, columns: list[float], y: float) -> Text:
    """A lozenge before the figure of the one who plays alone."""
    return Text("◆", columns[single] - 66, y, Font(14), Paint(Tone.BRASS_DARK))
