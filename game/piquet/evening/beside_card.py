"""What stands beside and below the card of a chouette: who pays whom, how it came, what was cut."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.pages.round_table import Sitter, seat
from game.piquet.words import say
from game.stage.basics import CARD_RATIO, Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.lines import balanced, fitted, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Legend
from game.stage.picture import CardItem, Icon, Item, Shadow, Stroke, Text
from rules.piquet.club.chouette import Cuts

_PLAIN, _HEAD, _SAID = Font(16), Font(18, bold=True), Font(18)
_LINE, _APART = 22.0, 10.0
_ROW, _SMALL_ROW = 38.0, 30.0
_FACE, _SMALL_FACE = 84.0, 60.0
_SOFT, _FAINT = Paint(Tone.SOFT), Paint(Tone.BRASS, 0.45)
CUT, SMALL_CUT = 62.0, 50.0
"""How wide the cards are that were cut."""


def rows_height(rows: int, room: Room) -> float:
    """How high so many rows are, in units."""
    return rows * (_SMALL_ROW if room.small else _ROW)


def row_items(rows: Sequence[tuple[str, str, str]], place: Rect, room: Room) -> list[Item]:
    """Rows from the top of a place: a head, what is so, and all of it in a sentence if asked."""
    high = rows_height(1, room)
    items: list[Item] = [Stroke(place.x, place.y, place.right, place.y, _FAINT)]
    for at, (head, words, means) in enumerate(rows):
        line = Rect(place.x, place.y + high * at, place.width, high)
        y = line.centre[1] + 6
        most = place.width - room.ruler.width(head, _HEAD) - 20
        items.append(Text(head, line.x, y, _HEAD))
        items.append(
            Text(fitted(words, _PLAIN, most, room), line.right, y, _PLAIN, _SOFT, Align.RIGHT)
        )
        items.append(Stroke(line.x, line.bottom, line.right, line.bottom, _FAINT))
        if means:
            items.append(Legend(line, say("evening.row.said", head=head, words=words), means))
    return items


def paragraphs_height(told: Sequence[str], width: float, room: Room) -> float:
    """How high sentences are one below the other."""
    return sum(_LINE * len(wrapped(words, _PLAIN, width, room)) + _APART for words in told)


def paragraphs(told: Iterable[str], place: Rect, room: Room, paint: Paint = _SOFT) -> list[Item]:
    """Sentences one below the other, from the baseline at the top of a place, while they fit."""
    items: list[Item] = []
    y = place.y
    for words in told:
        lines = balanced(words, _PLAIN, place.width, room)
        if items and y + _LINE * (len(lines) - 1) > place.bottom:
            break
        for line in lines:
            items.append(Text(line, place.x, y, _PLAIN, paint))
            y += _LINE
        y += _APART
    return items


def paid_items(
    paid: Sequence[tuple[Sitter, Sitter, str]], place: Rect, room: Room
) -> tuple[list[Item], float]:
    """Who pays, an arrow, whom, and beside them how much; and where that ends."""
    face = _SMALL_FACE if room.small else _FACE
    high = face * PORTRAIT_RATIO + (14 if room.small else 28)
    items: list[Item] = []
    for at, (payer, payee, words) in enumerate(paid):
        y = place.y + high * at + face * PORTRAIT_RATIO / 2
        items += seat(payer, (place.x + face / 2, y), face, room)
        items.append(Icon("pays", place.x + face * 1.5, y, face * 0.55, Paint(Tone.BRASS)))
        items += seat(payee, (place.x + face * 2.5, y), face, room)
        left = place.x + face * 3 + 24
        lines = balanced(words, _SAID, place.right - left, room)
        for row, line in enumerate(lines):
            baseline = y + 6 + 24 * (row - (len(lines) - 1) / 2)
            items.append(Text(line, left, baseline, _SAID))
    return items, place.y + high * len(paid)


def cut_items(cuts: Sequence[Cuts], columns: Sequence[float], y: float, room: Room) -> list[Item]:
    """The cards that each of the three cut, ending where his column does."""
    wide = SMALL_CUT if room.small else CUT
    items: list[Item] = []
    for cut, right in zip(cuts, columns, strict=True):
        for at, card in enumerate(cut):
            back = (len(cut) - 1 - at) * wide * 0.4
            pose = Pose(right - back - wide / 2, y + wide * CARD_RATIO / 2, wide)
            items.append(CardItem(f"cut:{card}", str(card), pose, Shadow.REST))
    return items
