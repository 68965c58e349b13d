"""The deal's ledger, live: what each has made of a class, in the order in which each came first."""

from __future__ import annotations

from msgspec import Struct

from game.bezique.ui.panel.marker import PRINT, SOFT, PanelGrid, parting, scores_now, written
from game.bezique.words import kind_of, say
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, fitted_name, untitled
from game.stage.ornaments import Pad
from game.stage.picture import Icon, Item, Stroke, Text
from game.stage.widgets import score_row
from rules.bezique.combinations import LEVEL, MARRIAGES, Class
from rules.bezique.scoring import Item as For
from rules.bezique.scoring import Ledger, Line
from rules.bezique.settlement import RUBICON
from rules.bezique.view import DealView, View
from rules.core.seats import Player

_AIR = 5.0
"""Below the two lines under the title, where rows are low; and below the way to the rubicon."""
_NAME_OF = Font(14)
_APART = 10.0
"""Units between two names."""


class PanelRow(Struct, frozen=True):
    """A line of the panel: what for, and the points of both, A's first."""

    label: str
    points: tuple[int, int]


def rows(ledger: Ledger) -> tuple[PanelRow, ...]:
    """What was counted, by classes."""
    classes: dict[str, list[Line]] = {}
    for line in ledger:
        classes.setdefault(_class_of(line), []).append(line)
    return tuple(PanelRow(say(key), _pair(lines)) for key, lines in classes.items())


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
    seen: View,
    deal: DealView,
    names: tuple[str, str],
    players: tuple[Player, Player],
    g: PanelGrid,
    room: Room,
) -> tuple[list[Item], float]:
    """The ledger with `players` in its columns, and how far down it goes."""
    drawn: list[Item]
    y, called = g.ledger, [names[player] for player in players]
    items = _heads(seen, deal, names, players, g, room)
    font = Font(16 if g.wide else 14)
    items += parting(g, y + 10)
    y += 0 if g.wide else _AIR
    if seen.options.rubicon:
        y += g.row
        drawn, far = _to_the_rubicon(scores_now(seen), players, y, g, room)
        items.append(score_row(drawn, say("panel.to-rubicon"), called, far))
        y += _AIR
    for number, row in enumerate(rows(deal.ledger)):
        y += g.row
        value = row.points[players[0]]
        taken = room.ruler.width(str(value), Font(20, serif=True)) if value else 12.0
        most = g.columns[0] - g.left - taken - 8
        label, letters = _whole(row.label, font, most, room)
        drawn = [Text(label, g.left, y, letters, PRINT)]
        for column, player in enumerate(players):
            points, x = row.points[player], g.columns[column]
            if points:
                drawn.append(written(str(points), x, y, 20 if g.wide else 17, 2 * number + column))
            else:
                drawn.append(Text(say("panel.none"), x, y, font, SOFT, Align.RIGHT))
        figures = [str(row.points[player] or "") for player in players]
        items.append(score_row(drawn, row.label, called, figures))
    return [Pad(_sheet(g, y)), *items], y


def _whole(label: str, font: Font, most: float, room: Room) -> tuple[str, Font]:
    """A name and its letters: smaller before it is cut."""
    letters = font if room.ruler.width(label, font) <= most else _NAME_OF
    return fitted(label, letters, most, room), letters


def _heads(
    seen: View,
    deal: DealView,
    names: tuple[str, str],
    players: tuple[Player, Player],
    g: PanelGrid,
    room: Room,
) -> list[Item]:
    """Which deal it is, and over each column whose it is.

    A long name moves its neighbour aside.
    """
    y, number = g.ledger, deal.number
    title = say("panel.this-game") if seen.options.rubicon else say("panel.deal", number=number)
    head = fitted(title, Font(20 if g.wide else 18, True, True), g.columns[0] - g.left, room)
    items: list[Item] = [Text(head, g.left, y, Font(20 if g.wide else 18, True, True), PRINT)]
    names = untitled(names[0]), untitled(names[1])  # in full below the portrait
    left = g.left + room.ruler.width(head, Font(20 if g.wide else 18, True, True)) + _APART
    end = g.right
    for player, column in reversed(list(zip(players, g.columns, strict=True))):
        most = end - left
        if player is players[1]:
            own = room.ruler.width(names[players[0]], _NAME_OF) + _APART
            most -= min(own, most / 2)
        words = fitted_name(names[player], _NAME_OF, most, room)
        end = min(end, column)
        items.append(Text(words, end, y, _NAME_OF, PRINT, Align.RIGHT))
        end -= room.ruler.width(words, _NAME_OF) + _APART
    return items


def _to_the_rubicon(
    scores: tuple[int, int], players: tuple[Player, Player], y: float, g: PanelGrid, room: Room
) -> tuple[list[Item], list[str]]:
    """How far each still has to it, between the heads and what was scored; a tick beyond it.

    And that in figures.
    """
    font = Font(16 if g.wide else 14, bold=True)
    figure = Font(20 if g.wide else 17, serif=True)
    label = fitted(say("panel.to-rubicon"), font, g.columns[0] - g.left - 46, room)
    items: list[Item] = [Text(label, g.left, y, font, PRINT)]
    far = [max(0, RUBICON - scores[player]) for player in players]
    for to_go, x in zip(far, g.columns, strict=True):
        if to_go:
            items.append(Text(str(to_go), x, y, figure, PRINT, Align.RIGHT))
        else:
            items.append(Icon("check", x - 8, y - 6, 14, PRINT))
    line = y + 9
    items.append(Stroke(g.left, line, g.right, line, Paint(Tone.PRINT, 0.4)))
    return items, [str(to_go) for to_go in far]


def _sheet(g: PanelGrid, foot: float) -> Rect:
    """The sheet of the pad: it ends with its lines."""
    top = g.ledger - (54 if g.wide else 46)
    least = g.ledger + 2 * g.row
    return Rect(g.left - 8, top, g.right - g.left + 18, max(foot, least) + 16 - top)
