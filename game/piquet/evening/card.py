"""The paper card of a chouette: a line for each partie in tens, a lozenge for the one alone."""

from __future__ import annotations

from game.games import PIQUET
from game.pages.people import guest_names
from game.piquet.evening.open import OpenEvening
from game.piquet.evening.words import signed
from game.piquet.words.say import say
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import ring, wrapped
from game.stage.picture import Box, Item, Shadow, Stroke, Target, Text
from rules.piquet.club.chouette import PartieEntry, Score

_INK, _SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_HEAD, _PLAIN, _STRONG = Font(16, bold=True), Font(16), Font(20, serif=True, bold=True)
_FIGURE = Font(20, serif=True, italic=True)
_ROW, _SMALL_ROW = 34.0, 28.0
SHOWN = 10
"""Parties that are shown, the last ones."""


def shown_parties(evening: OpenEvening) -> range:
    """The numbers of the parties that stand on the card."""
    count = len(evening.chouette.entries)
    return range(max(0, count - SHOWN) + 1, count + 1)


def card_height(evening: OpenEvening, room: Room, *, settled: bool = False) -> float:
    """How high the card is, in units; `settled` up, it has no line for the partie that follows."""
    row = _SMALL_ROW if room.small else _ROW
    return row * (len(shown_parties(evening)) + (2.4 if settled else 3.4))


def card_items(
    evening: OpenEvening,
    place: Rect,
    told: int,
    focus: str | None,
    room: Room,
    *,
    settled: bool = False,
) -> tuple[list[Item], list[Target]]:
    """The card in its place, as high as it is; the partie that is `told` of is marked.

    Of an evening that is `settled` up no partie is going on.
    """
    row = _SMALL_ROW if room.small else _ROW
    paper = Rect(
        place.x,
        place.y,
        place.width,
        min(place.height, card_height(evening, room, settled=settled)),
    )
    items: list[Item] = [Box(paper, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)]
    targets: list[Target] = []
    columns = [paper.x + paper.width * share for share in (0.46, 0.7, 0.94)]
    y = paper.y + row
    for name, x in zip(guest_names(evening.place, PIQUET), columns, strict=True):
        lines = wrapped(name, _HEAD, paper.width * 0.23, room)
        items.append(Text(lines[-1], x, y, _HEAD, _INK, Align.RIGHT))
    items.append(Text(say("evening.tens"), paper.x + 20, y, _PLAIN, _SOFT))
    items.append(_line(paper, y + row * 0.35))
    for number in shown_parties(evening):
        y += row
        entry = evening.chouette.entries[number - 1]
        line = Rect(paper.x + 8, y - row * 0.68, paper.width - 16, row * 0.92)
        if number == told:
            items.append(Box(line, 4, fill=Paint(Tone.BRASS, 0.22)))
        if focus == f"partie:{number}":
            items.append(ring(line, on_paper=True))
        items.append(Text(str(number), paper.x + 20, y, _PLAIN, _INK))
        items += _figures(entry.score, columns, y, _FIGURE)
        items.append(_alone(entry, columns, y))
        targets.append(Target(f"partie:{number}", line))
    if not settled:
        y += row
        items.append(Text(str(evening.place.partie), paper.x + 20, y, _PLAIN, _SOFT))
        items.append(Text(say("evening.now"), paper.x + 44, y, _PLAIN, _SOFT))
        x = columns[evening.chouette.roles.single]
        items.append(Text("◆", x, y, _PLAIN, Paint(Tone.BRASS_DARK), Align.RIGHT))
    items.append(_line(paper, y + row * 0.35))
    y += row
    items.append(Text(say("evening.account"), paper.x + 20, y, _STRONG, _INK))
    items += _figures(evening.chouette.standing, columns, y, _STRONG)
    return items, targets


def _line(paper: Rect, y: float) -> Stroke:
    return Stroke(paper.x + 16, y, paper.right - 16, y, Paint(Tone.BRASS, 0.7))


def _figures(score: Score, columns: list[float], y: float, font: Font) -> list[Item]:
    return [
        Text(signed(tens), x, y, font, _INK, Align.RIGHT)
        for tens, x in zip(score, columns, strict=True)
    ]


def _alone(entry: PartieEntry, columns: list[float], y: float) -> Text:
    """A lozenge before the figure of the one who played alone."""
    x = columns[entry.roles.single] - 62
    return Text("◆", x, y, Font(14), Paint(Tone.BRASS_DARK))
