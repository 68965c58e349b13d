"""The partie board: a row for each deal, the totals, and how far it is to the rubicon."""

from __future__ import annotations

from itertools import product

from game.piquet.ui.panel.form import PRINT, SOFT, WRITTEN, PanelGrid, now_row, written
from game.piquet.ui.sheet.counting import deals_of, goal_of, live_totals, running, towards
from game.piquet.words import say
from game.stage.basics import Align, Font, Paint, Room, Tone
from game.stage.lines import fitted
from game.stage.ornaments import Thing
from game.stage.picture import Icon, Item, Stroke, Text
from game.stage.widgets import score_row
from rules.core.seats import Player
from rules.piquet.options import DEALS, HUNDRED, Length
from rules.piquet.settlement import weight
from rules.piquet.state import Phase
from rules.piquet.view import View

_MOST = 8  # deals that are listed, the last ones where there are more
_TICKS = 10
_BETWEEN = 5.0
"""Units between the names over the columns."""
_MARKERS = ("marker-own", "marker-other")
"""Of the left column and of the right one."""


def partie_board(
    seen: View,
    names: tuple[str, str],
    players: tuple[Player, Player],
    g: PanelGrid,
    room: Room,
    alone: bool = False,
) -> tuple[list[Item], float]:
    """The board with `players` in its columns, and how far down it goes.

    A deal that is played `alone` is no part of a partie: it has one row and no rubicon.
    """
    items: list[Item] = []
    number = seen.deal.number if seen.deal else 1
    deals = deals_of(seen.options, len(seen.results), seen.phase is Phase.OVER)
    where = say("panel.deal" if deals else "panel.deal.hundred", number=number, deals=deals)
    if alone:
        deals, where = 1, say("panel.alone")
    items.append(Text(say("panel.partie"), g.left, g.title, g.head_font, PRINT))
    small = Font(16, serif=True, italic=True)
    items.append(Text(where, g.right, g.title, small, PRINT, Align.RIGHT))
    items += g.parting(g.rule)
    items += _heads(players, names, g, room)
    called = [names[player] for player in players]
    shown = range(deals) if deals else range(max(0, number - _MOST), number)
    row = g.row * min(1.0, DEALS / len(shown))
    for place, index in enumerate(shown):
        drawn = _deal_row(seen, players, index, g, g.first + place * row, row)
        label = say("panel.deal.hundred", number=index + 1)
        items.append(score_row(drawn, label, called, _counted(seen, players, index)))
    y = g.first + (min(DEALS, deals or DEALS) - 1) * g.row + g.row * 0.42
    items.append(Stroke(g.left - 4, y, g.right + 4, y, Paint(Tone.PRINT, 0.85)))
    y += g.total
    sums, totals = [str(live_totals(seen)[player]) for player in players], say("panel.total")
    row_of_sums: list[Item] = [Text(totals, g.left, y, Font(16, bold=True), PRINT)]
    for seed, (total, x) in enumerate(zip(sums, g.columns, strict=True)):
        row_of_sums.append(written(total, x, y, g.sum, seed))
    items.append(score_row(row_of_sums, totals, called, sums))
    goal = None if alone else goal_of(seen.options)
    if goal is None:
        return items, y
    y += g.rubicon
    hundred = goal is Length.TO_A_HUNDRED
    label = say("panel.hundred" if hundred else "panel.rubicon")
    font = Font(16 if g.wide else 14, serif=True, italic=True)
    drawn = [Text(label, g.left, y, font, PRINT)]
    reached = towards(seen)
    crossed = say("panel.reached" if hundred else "panel.crossed")
    to_go = [
        crossed if reached[player] >= HUNDRED else str(HUNDRED - reached[player])
        for player in players
    ]
    for words, x, marker in zip(to_go, g.columns, _MARKERS, strict=True):
        drawn.append(Text(words, x, y, font, PRINT, Align.RIGHT))
        beside = room.ruler.width(words, font) + 10
        if beside + 6 <= g.inner - 3:  # whose marker it is, on the rule below
            drawn.append(Thing(marker, x - beside, y - 5, 12))
    told = label if hundred else say("panel.rubicon.to")
    items.append(score_row(drawn, told, called, to_go))
    y += g.scale
    items += _rule((reached[players[0]], reached[players[1]]), y, g)
    return items, y


def _rule(reached: tuple[int, int], y: float, g: PanelGrid) -> list[Item]:
    """The way to a hundred as a rule: on it travels a marker of brass, under it the other's."""
    print_, end = Paint(Tone.PRINT, 0.8), Paint(Tone.RED)
    left, right = g.left, g.right
    items: list[Item] = [Stroke(left, y, right, y, print_)]
    for tick in range(_TICKS):
        x, long = left + (right - left) * tick / _TICKS, 5 if tick % 5 == 0 else 3
        items.append(Stroke(x, y - long, x, y + long, print_))
    items.append(Stroke(right, y - 7, right, y + 7, end, 2))
    size = 13.0 if g.wide else 11.0
    for name, points, side in zip(_MARKERS, reached, (-1, 1), strict=True):
        x = left + (right - left) * min(1.0, points / HUNDRED)
        items.append(Thing(name, x, y + side * (size / 2 + 1), size))
    return items


def _heads(
    players: tuple[Player, Player], names: tuple[str, str], g: PanelGrid, room: Room
) -> list[Item]:
    """The names, each ending where the figures of its column end; what the mark of elder means.

    Where one is too long for that, both are called by the last of their names; by a number, which
    is none, only where smaller letters do not help.
    """
    widths = (g.columns[0] - g.left, g.inner - _BETWEEN)
    whole = [names[player] for player in players]
    last = [(name.split() or [name])[-1] for name in whole]
    fonts = [Font(size, bold=True) for size in ((16, 14, 13) if g.wide else (14, 13))]
    ways = list(product((whole, last), fonts))
    if all(each.isalpha() for each in last):
        ways.insert(1, (last, fonts[0]))
    for words, font in ways:
        taken = [room.ruler.width(each, font) for each in words]
        if all(wide <= most for wide, most in zip(taken, widths, strict=True)):
            break
    items: list[Item] = [
        Text(fitted(each, font, most, room), x, g.heads, font, PRINT, Align.RIGHT)
        for each, most, x in zip(words, widths, g.columns, strict=True)
    ]
    elder, small = say("term.elder"), Font(14)
    if 14 + room.ruler.width(elder, small) + _BETWEEN < widths[0] - taken[0]:
        items.append(Icon("elder", g.left + 4, g.heads - 5, 8, Paint(Tone.PRINT, 0.7)))
        items.append(Text(elder, g.left + 13, g.heads, small, SOFT))
    return items


def _first_elder(seen: View) -> Player | None:
    return None if seen.first_dealer is None else seen.first_dealer.other


def _counted(seen: View, players: tuple[Player, Player], index: int) -> list[str]:
    """What a deal has counted for both; nothing as long as it is not over."""
    if index >= len(seen.results):
        return ["", ""]
    twice = weight(index + 1, seen.options)
    return [str(seen.results[index][player] * twice) for player in players]


def _deal_row(
    seen: View, players: tuple[Player, Player], index: int, g: PanelGrid, y: float, row: float
) -> list[Item]:
    items: list[Item] = []
    deal = running(seen)
    now = deal is not None and deal.number == index + 1
    twice = weight(index + 1, seen.options)
    if now:
        items += now_row(g.left, g.right, y - 5, row - 1)
    elif index:
        items.append(g.line(y - 5 - row / 2))
    if twice > 1:
        items.append(Text(say("panel.times", number=twice), g.left + 22, y, Font(14), SOFT))
    past = now or index < len(seen.results)
    items.append(Text(str(index + 1), g.left, y, Font(16 if row > 20 else 14), PRINT))
    first = _first_elder(seen)
    for column, score in enumerate(_counted(seen, players, index)):
        player, x = players[column], g.right - g.inner * (1 - column)
        if score:
            items.append(written(score, x, y + 1, g.figure, 2 * index + column))
        if first is not None and (player is first) == (index % 2 == 0):
            size, ink = (10, WRITTEN) if past else (8, Paint(Tone.PRINT, 0.7))
            items.append(Icon("elder", x - (40 if g.wide else 34), y - 5, size, ink))
    return items
