"""The partie board: a row for each deal, the totals, and how far it is to the rubicon."""

from __future__ import annotations

from game.piquet.face.panel.form import BRASS, IVORY, SOFT, Grid, now_row
from game.piquet.face.sheet.counting import deals_of, goal_of, live_totals, running, towards
from game.piquet.words.say import say
from game.stage.lines import fitted_name
from game.stage.picture import Align, Box, Font, Icon, Item, Paint, Rect, Room, Text, Tone
from rules.core.seats import Player
from rules.piquet.options import DEALS, HUNDRED, Length
from rules.piquet.settlement import weight
from rules.piquet.state import Phase
from rules.piquet.view import View

_MOST = 8  # deals that are listed, the last ones where there are more


def partie_board(
    seen: View, names: tuple[str, str], players: tuple[Player, Player], g: Grid, room: Room
) -> tuple[list[Item], float]:
    """The board with `players` in its columns, and how far down it goes."""
    items: list[Item] = []
    number = seen.deal.number if seen.deal else 1
    deals = deals_of(seen.options, len(seen.results), seen.phase is Phase.OVER)
    where = say("panel.deal" if deals else "panel.deal.hundred", number=number, deals=deals)
    items.append(Text(say("panel.partie"), g.left, g.title, g.head_font))
    items.append(Text(where, g.right, g.title, Font(16), SOFT, Align.RIGHT))
    items.append(g.parting(g.rule))
    items.append(Icon("elder", g.left + 5, g.heads - 5, 10, IVORY))
    items.append(Text(say("panel.elder"), g.left + 15, g.heads, Font(14), SOFT))
    items += _heads(players, names, g, room)
    shown = range(deals) if deals else range(max(0, number - _MOST), number)
    row = g.row * min(1.0, DEALS / len(shown))
    for place, index in enumerate(shown):
        items += _deal_row(seen, players, index, g, g.first + place * row, row)
    y = g.first + (min(DEALS, deals or DEALS) - 1) * g.row + g.row * 0.55
    items.append(g.parting(y))
    y += g.total
    items.append(Text(say("panel.total"), g.left, y, Font(16, bold=True)))
    totals = live_totals(seen)
    for player, x in zip(players, g.columns, strict=True):
        items.append(Text(str(totals[player]), x, y, Font(28, True, True), IVORY, Align.RIGHT))
    goal = goal_of(seen.options)
    if goal is None:
        return items, y
    y += g.rubicon
    hundred = goal is Length.TO_A_HUNDRED
    label = say("panel.hundred" if hundred else "panel.rubicon")
    items.append(Text(label, g.left, y, Font(16 if room.width > 1200 else 14), SOFT))
    reached = towards(seen)
    crossed = say("panel.reached" if hundred else "panel.crossed")
    for player, x in zip(players, g.columns, strict=True):
        items += _goal(reached[player], crossed, x, y, g)
    return items, y + g.bar.y


def _heads(
    players: tuple[Player, Player], names: tuple[str, str], g: Grid, room: Room
) -> list[Item]:
    """The names above the columns, smaller where one would be cut, and never run together."""
    elder = g.left + 15 + room.ruler.width(say("panel.elder"), Font(14))
    spaces = (min(g.columns[0] - elder - 10, g.inner + 12), g.inner - 8)
    font = Font(16, bold=True)
    if any(
        room.ruler.width(names[player], font) > space
        for player, space in zip(players, spaces, strict=True)
    ):
        font = Font(14, bold=True)
    return [
        Text(fitted_name(names[player], font, space, room), x, g.heads, font, IVORY, Align.RIGHT)
        for player, x, space in zip(players, g.columns, spaces, strict=True)
    ]


def _first_elder(seen: View) -> Player | None:
    return None if seen.first_dealer is None else seen.first_dealer.other


def _deal_row(
    seen: View, players: tuple[Player, Player], index: int, g: Grid, y: float, row: float
) -> list[Item]:
    items: list[Item] = []
    deal = running(seen)
    now = deal is not None and deal.number == index + 1
    twice = weight(index + 1, seen.options)
    marks = [say("panel.now")] if now else []
    if now:
        items += now_row(g.left, g.right, y - 5, row)
    if twice > 1:
        marks.append(say("panel.times", number=twice))
    items.append(Text("  ".join(marks), g.left + 22, y, Font(14), SOFT))
    tone = IVORY if now or index < len(seen.results) else SOFT
    items.append(Text(str(index + 1), g.left, y, Font(16), tone))
    first = _first_elder(seen)
    for column, player in enumerate(players):
        x = g.right - g.inner * (1 - column)
        if index < len(seen.results):
            score = str(seen.results[index][player] * twice)
            items.append(Text(score, x, y, Font(20, serif=True), IVORY, Align.RIGHT))
        if first is not None and (player is first) == (index % 2 == 0):
            items.append(Icon("elder", x - 42, y - 6, 10, tone))
    return items


def _goal(points: int, crossed: str, x: float, y: float, g: Grid) -> list[Item]:
    """How much is missing to a hundred, or that it is there; and a bar that fills."""
    over = points >= HUNDRED
    words = crossed if over else str(HUNDRED - points)
    bar = Rect(x - g.bar.width, y + g.bar.y, g.bar.width, g.bar.height)
    gone = Rect(bar.x, bar.y, bar.width * min(1.0, points / HUNDRED), bar.height)
    items: list[Item] = [
        Text(words, x, y, Font(16) if over else Font(20, serif=True), IVORY, Align.RIGHT),
        Box(bar, 2, fill=Paint(Tone.IVORY, 0.16), outline=Paint(Tone.IVORY, 0.1)),
    ]
    if points:
        items.append(Box(gone, 2, fill=BRASS))
    return items
