"""The deal's ledger, live: a line for each thing that was scored, by classes once they are many."""

from __future__ import annotations

from dataclasses import dataclass

from game.bezique.face.panel.form import PRINT, SOFT, Grid, parting, written
from game.bezique.words.names import kind_of, line_name
from game.bezique.words.say import say
from game.stage.basics import Align, Font, Rect, Room
from game.stage.lines import fitted
from game.stage.ornaments import Pad
from game.stage.picture import Icon, Item, Text
from rules.bezique.combinations import LEVEL, MARRIAGES, Class
from rules.bezique.scoring import Item as For
from rules.bezique.scoring import Ledger, Line
from rules.bezique.view import DealView
from rules.core.seats import Player

_MOST = 6
"""Lines that stand for themselves; more of them are folded into classes."""
_AIR = 5.0
"""Below the two lines under the title, where rows are low."""


@dataclass(frozen=True, slots=True)
class PanelRow:
    """A line of the panel: what for, and the points of both, A's first."""

    label: str
    points: tuple[int, int]


def rows(ledger: Ledger) -> tuple[PanelRow, ...]:
    """What was counted, line by line, or by classes where there are too many lines."""
    single = [PanelRow(line_name(line), _pair([line])) for line in ledger]
    if len(single) <= _MOST:
        return tuple(single)
    classes: dict[str, list[Line]] = {}
    for line in ledger:
        classes.setdefault(_class_of(line), []).append(line)
    order = [key for key in _ORDER if key in classes]
    order += [key for key in classes if key not in _ORDER]
    return tuple(PanelRow(say(key), _pair(classes[key])) for key in order)


_ORDER = tuple(f"panel.class.{name}" for name in ("marriages", "sequences", "beziques", "fours"))
_NAME = {Class.B: "beziques", Class.C: "fours"}
_SEVENS = (For.SEVEN, For.EXCHANGE, For.TURNED_SEVEN)


def _class_of(line: Line) -> str:
    kind = kind_of(line)
    if kind is not None:
        of_suit = "marriages" if kind in MARRIAGES else "sequences"
        return f"panel.class.{_NAME.get(LEVEL[kind][0], of_suit)}"
    return "panel.class.rest" if line.item in _SEVENS else f"item.{line.item.value}"


def _pair(lines: list[Line]) -> tuple[int, int]:
    a, b = (sum(line.points for line in lines if line.player is player) for player in Player)
    return a, b


def ledger_items(
    deal: DealView, title: str, players: tuple[Player, Player], g: Grid, room: Room
) -> tuple[list[Item], float]:
    """The ledger with `players` in its columns, and how far down it goes."""
    y = g.ledger
    items: list[Item] = [Text(title, g.left, y, Font(20 if g.wide else 18, True, True), PRINT)]
    first = deal.dealer.other
    for player, x in zip(players, g.columns, strict=True):
        if player is first:
            items.append(Icon("elder", x - 6, y - 6, 10, PRINT))
    font = Font(16 if g.wide else 14)
    items += parting(g, y + 10)
    y += 0 if g.wide else _AIR
    for number, row in enumerate(rows(deal.ledger)):
        y += g.row
        value = row.points[players[0]]
        taken = room.ruler.width(str(value), Font(20, serif=True)) if value else 12.0
        label = fitted(row.label, font, g.columns[0] - g.left - taken - 8, room)
        items.append(Text(label, g.left, y, font, PRINT))
        for column, player in enumerate(players):
            points, x = row.points[player], g.columns[column]
            if points:
                items.append(written(str(points), x, y, 20 if g.wide else 17, 2 * number + column))
            else:
                items.append(Text(say("panel.none"), x, y, font, SOFT, Align.RIGHT))
    return [Pad(_sheet(g, y)), *items], y


def _sheet(g: Grid, foot: float) -> Rect:
    """The sheet of the pad: it ends with its lines."""
    top = g.ledger - (54 if g.wide else 46)
    least = g.ledger + 2 * g.row
    return Rect(g.left - 8, top, g.right - g.left + 18, max(foot, least) + 16 - top)
