"""How likely each improvement is, with one's own discard and with the best: lines of the panel."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.piquet.ai.estimates import Holding, Prospect
from game.piquet.ui.panel.form import BRASS, PRINT, SOFT, WRITTEN, PanelGrid
from game.piquet.ui.report.discards import DiscardTold
from game.piquet.words import say
from game.players.judgement import Judgement
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Icon, Item, Text
from game.words.terms import capital
from rules.core.cards import Rank
from rules.piquet.combinations import QUATORZE, TRIO

_SETS = 3
"""Trios and quatorzes that are told of."""
_FIXED = (
    ("point", (Prospect.POINT,)),
    ("sequence", (Prospect.SEQUENCE,)),
    ("cards", (Prospect.CARDS, Prospect.CAPOT)),
    ("pique", (Prospect.PIQUE, Prospect.REPIQUE)),
)
_BEFORE_SETS = 2


class Improvement(Struct, frozen=True):
    """A line: what may come, and how likely it is with one's own discard and with the best."""

    label: str
    own: float | None
    best: float


def chances(known: DiscardTold) -> tuple[Improvement, ...]:
    """The lines, in an order that does not change while one chooses."""
    best, own = known.best[0], known.own
    found = [
        Improvement(
            say(f"report.chance.{name}"),
            None if own is None else _share(own, of),
            _share(best, of),
        )
        for name, of in _FIXED
    ]
    return (*found[:_BEFORE_SETS], *_sets(best, own), *found[_BEFORE_SETS:])


def _share(one: Judgement, of: Sequence[Prospect]) -> float:
    return min(1.0, sum(one.chances.get(each, 0.0) for each in of))


def _sets(best: Judgement, own: Judgement | None) -> list[Improvement]:
    """The trios and quatorzes that come most often, of either discard."""
    ours, mine = _held(best), {} if own is None else _held(own)
    every = {key: max(ours.get(key, 0.0), mine.get(key, 0.0)) for key in ours | mine}
    most = sorted(every, key=lambda key: (-every[key], key))[:_SETS]
    return [
        Improvement(
            capital(say(f"set.{count}.{rank}")),
            None if own is None else mine.get((count, rank), 0.0),
            ours.get((count, rank), 0.0),
        )
        for count, rank in sorted(most, key=lambda key: (key[1], key[0]))
    ]


def _held(one: Judgement) -> dict[tuple[int, str], float]:
    return {
        (QUATORZE if hope.what is Holding.QUATORZE else TRIO, hope.of.value): hope.chance
        for hope in one.hopes
        if isinstance(hope.of, Rank)
    }


def chance_items(
    found: Sequence[Improvement], g: PanelGrid, y: float, room: Room
) -> tuple[list[Item], float]:
    """The lines under the rule at `y` with their last height, down to the pad's foot at most."""
    y += 34 if g.wide else 26
    small = Font(16 if g.wide else 14)
    items: list[Item] = [Text(say("report.chances"), g.left, y, g.head_font, PRINT)]
    items += _legend(g, y, room)
    step = min(42.0 if g.wide else 40.0, (g.foot - 20 - y) / max(1, len(found)))
    for one in found:
        y += step
        items += _line(one, g, y - step * 0.32, step, small, room)
    return items, y


def _legend(g: PanelGrid, y: float, room: Room) -> list[Item]:
    """What is one's own and what is the best, where there is room for it."""
    items: list[Item] = []
    small, x = Font(16 if g.wide else 14), g.right
    for mark, key in ((True, "report.key.best"), (False, "report.key.yours")):
        words = say(key)
        items.append(Text(words, x, y, small, SOFT, Align.RIGHT))
        x -= room.ruler.width(words, small) + 10
        if mark:
            items.append(Icon("elder", x + 2, y - 5, 12, BRASS))
        else:
            items.append(Box(Rect(x - 8, y - 7, 14, 4), 2, fill=WRITTEN))
        x -= 18
    head = g.left + room.ruler.width(say("report.chances"), g.head_font)
    return items if x + 8 > head else []


def _line(
    one: Improvement, g: PanelGrid, y: float, step: float, font: Font, room: Room
) -> list[Item]:
    """A label with a number, and under it a bar with the mark of the best."""
    percent = say("report.percent", number=round((one.best if one.own is None else one.own) * 100))
    paint = BRASS if one.own is None else WRITTEN
    most = g.right - g.left - room.ruler.width(percent, font) - 10
    bar = Rect(g.left, y + step * 0.2, g.right - g.left, 4)
    items: list[Item] = [
        Text(fitted(one.label, font, most, room), g.left, y, font, PRINT),
        Text(percent, g.right, y, font, paint, Align.RIGHT),
        Box(bar, 2, fill=Paint(Tone.PRINT, 0.2)),
    ]
    if one.own:
        items.append(Box(Rect(bar.x, bar.y, bar.width * min(1.0, one.own), 4), 2, fill=WRITTEN))
    items.append(Icon("elder", bar.x + bar.width * min(1.0, one.best), bar.y + 2, 12, BRASS))
    return items
