"""The paper card of a chouette: a line for each partie in tens, a sign for the one alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.games import PIQUET
from game.pages.evening import Sitter, seat
from game.pages.people import guest_names
from game.piquet.evening.open import OpenEvening
from game.piquet.words import say
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.blocks import BRASS, SOFT, Block, Drawn, Fill, Inset, Rule, Sized, WordBlock, sign
from game.stage.layout import Column, Layers, Row
from game.stage.lines import ring, wrapped
from game.stage.ornaments import PORTRAIT_RATIO
from game.stage.picture import Box, CardItem, Icon, Item, Shadow, Stroke, Text, Widget, marked
from game.words.terms import signed
from rules.piquet.club.chouette import Cuts, Score, Three

_INK, _SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_HEAD, _PLAIN, _STRONG = Font(16, bold=True), Font(16), Font(24, serif=True, bold=True)
_FIGURE = Font(22, serif=True, italic=True)
_NAMED = Font(20, serif=True, bold=True)
_TOP, _ACCOUNT, _SMALL = 50.0, 68.0, 0.8
"""Heights of the line of names and of the account, and their share in a small room."""
_ROW, _LEAST_ROW = 58.0, 20.0
_LOW, _TALL = 0.85, 500.0
"""A line's share of its height in a small room, and how high a place is where it is whole."""
_ROWS, _WORDS = 14.0, 24.0
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


def card_items(evening: OpenEvening, paper: Rect, told: int, room: Room) -> list[Item]:
    """The card; lit is the partie that is `told` of, or the account.

    Where the account is, no partie is going on.
    """
    share = _SMALL if room.small else 1.0
    top, foot = _TOP * share, _ACCOUNT * share
    row = max(_LEAST_ROW, (paper.height - top - foot) / _lines_of(evening))
    items: list[Item] = []
    columns = [paper.x + paper.width * share for share in COLUMNS]
    for name, x in zip(guest_names(evening.place, PIQUET), columns, strict=True):
        lines = wrapped(name, _HEAD, paper.width * 0.23, room)
        items.append(Text(lines[-1], x, paper.y + top - _HEADS, _HEAD, _INK, Align.RIGHT))
    unit, foot_of = say("evening.tens"), paper.y + top - _HEADS
    items.append(Text(unit, paper.x + _WORDS, foot_of, _PLAIN, _SOFT))
    tens = Rect(paper.x + _WORDS, foot_of - 16, room.ruler.width(unit, _PLAIN), 22)
    items.append(marked(tens, unit, say("evening.tens.more")))
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
        key = f"partie:{number}"
        drawn = _lit(line, key, room, lit=number == told)
        drawn.append(Text(str(number), paper.x + _WORDS, y, _PLAIN, _INK))
        if number <= len(entries):
            entry = entries[number - 1]
            drawn += _figures(entry.score, columns, y + 1, _FIGURE)
            drawn.append(_alone(entry.roles.single, columns, y))
        else:
            drawn.append(Text(say("evening.now"), paper.x + _WORDS + 24, y, _PLAIN, _SOFT))
            drawn.append(_alone(evening.chouette.roles.single, columns, y))
        items.append(Widget.pressed(key, _inner(line), drawn, room.focus == key))
    account = Rect(paper.x + _ROWS, paper.bottom - foot, paper.width - 2 * _ROWS, foot - _ROWS)
    items.append(_line(paper, account.y))
    if told == ACCOUNT:
        items += _lit(account, "", room, lit=True)
    y = account.centre[1] + 9
    items.append(Text(say("evening.account"), paper.x + _WORDS, y, _NAMED, _INK))
    items += _figures(evening.chouette.standing, columns, y + 1, _STRONG)
    return items


def _lines_of(evening: OpenEvening) -> int:
    """Those for parties, with the one that goes on and those that are empty."""
    return max(_LINES, len(shown_parties(evening)) + 1)


def _lit(line: Rect, key: str, room: Room, *, lit: bool) -> list[Item]:
    """What lies under a line that is told of or pointed at, and the frame of the focus."""
    inner = _inner(line)
    items: list[Item] = []
    if lit:
        items.append(Box(inner, 4, fill=Paint(Tone.BRASS, 0.26)))
        items.append(Box(Rect(inner.x, inner.y, 3, inner.height), 1.5, fill=Paint(Tone.BRASS_DARK)))
    elif key and room.hover == key:
        items.append(Box(inner, 4, fill=Paint(Tone.BRASS, 0.12)))
    if key and room.focus == key:
        items.append(ring(inner.grown(-2)))
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


def _alone(single: Three, columns: list[float], y: float) -> Icon:
    """The sign of one who plays alone, before his figure."""
    return Icon("alone", columns[single] - 60, y - 5, 13, Paint(Tone.BRASS_DARK))


_ROW_HIGH, _SMALL_ROW = 38.0, 30.0
_FACE, _SMALL_FACE = 84.0, 60.0
_FAINT = Rule(Paint(Tone.BRASS, 0.45), 1.0)
CUT, SMALL_CUT = 62.0, 50.0
"""How wide the cards are that were cut."""
_AGAIN, _BESIDE = 0.6, 5.0
"""Of that, how wide those are that were cut again; units between one and the next."""


def facts(rows: Sequence[tuple[str, str, str]], room: Room) -> Column:
    """Rows: a head, what is so, and all of it in a sentence if asked."""
    parts: list[Block] = [_FAINT]
    for head, words, means in rows:
        said = say("evening.row.said", head=head, words=words)
        line = Row((WordBlock(head, Font(18, bold=True)), Fill(_told(words, Align.RIGHT))), 20)
        whole = Layers((line, _means(said, means))) if means else line
        parts += [Sized(whole, high=_SMALL_ROW if room.small else _ROW_HIGH), _FAINT]
    return Column(parts)


def _means(head: str, words: str) -> Drawn:
    return Drawn(0, 0, lambda place: [marked(place, head, words)])


def _told(words: str, align: Align) -> WordBlock:
    return WordBlock(words, paint=SOFT, align=align)


def paragraphs(told: Iterable[str], paint: Paint = SOFT) -> Column:
    """Sentences one below the other."""
    return Column([WordBlock(words, paint=paint, lines=0, even=True) for words in told], 10)


def payments_told(paid: Sequence[tuple[Sitter, Sitter, str]], room: Room) -> Column:
    """Who pays, an arrow, whom, and beside them how much."""
    face = _SMALL_FACE if room.small else _FACE
    pays = sign("pays", face * 0.55, BRASS)
    return Column(
        [
            Row(
                (
                    _seated(payer, face, room),
                    Sized(Row((pays,), align=Align.CENTRE), face),
                    _seated(payee, face, room),
                    Fill(Inset(WordBlock(words, Font(18), lines=0, step=24, even=True), 24)),
                ),
                0,
            )
            for payer, payee, words in paid
        ],
        14 if room.small else 28,
    )


def _seated(sitter: Sitter, face: float, room: Room) -> Drawn:
    return Drawn(face, face * PORTRAIT_RATIO, lambda place: seat(sitter, place.centre, face, room))


def cut_items(cuts: Sequence[Cuts], columns: Sequence[float], y: float, room: Room) -> list[Item]:
    """The cards that each of the three cut, the first ending where his column does.

    What was cut again between equal ones lies apart from all first ones: smaller, below the middle.
    """
    wide = SMALL_CUT if room.small else CUT
    items: list[Item] = []
    for cut, right in zip(cuts, columns, strict=True):
        for at, card in enumerate(cut):
            size = wide if not at else wide * _AGAIN
            left = right - wide - at * (wide * _AGAIN + _BESIDE)
            foot = y + wide * CARD_RATIO
            pose = Pose(left + size / 2, foot - size * CARD_RATIO / 2, size)
            items.append(CardItem(f"cut:{card}", str(card), pose, Shadow.REST))
    return items
