"""The left panel: the score of both, and the pad with the points of this deal.

On the pad the four points are printed; a turned knave, a gift and fines come when they are marked.
Below them stand the deals before this one.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.all_fours.ui.counters import to_go_words
from game.all_fours.words import brief, say
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted, fitted_name
from game.stage.ornaments import Pad, Thing
from game.stage.picture import Item, Role, Stroke, Text, Widget
from game.stage.places import WIDE, Places
from game.stage.widgets import score_row
from game.table.render_context import RenderContext
from game.words.terms import capital, number
from rules.all_fours.actions import Point
from rules.all_fours.scoring import ITEM_OF, Line
from rules.all_fours.scoring import Item as For
from rules.all_fours.view import View
from rules.core.seats import Player

_PALE, _IVORY = Paint(Tone.SOFT), Paint(Tone.IVORY)
_PRINT, _SOFT, _WRITTEN = Paint(Tone.PRINT), Paint(Tone.INK_SOFT), Paint(Tone.WRITTEN)
_TURNS = (-1.6, 0.7, -0.6, 1.0, -1.1, 0.4, -2.0)
"""Degrees by which a hand that writes figures strays, one after the other."""
_FOUR = tuple(ITEM_OF[point] for point in Point)
_FIRST = (For.TURNED_KNAVE, For.GIFT, For.NOT_FOLLOWED, For.REVOKE)
_CLEAR, _PENCIL = 130.0, 190.0
_NAME_OF = Font(14, bold=True)
_APART = 19.0
"""Units between the names over the columns."""


class PanelGrid(Struct, frozen=True):
    """Heights and columns of the panel in units."""

    left: float
    right: float
    inner: float  # between the columns of figures
    title: float
    score: float  # the line of the names over the score
    ledger: float
    row: float
    wide: bool

    @property
    def columns(self) -> tuple[float, float]:
        """Where the figures of both sides end."""
        return self.right - self.inner, self.right


def grid(places: Places) -> PanelGrid:
    """The measures for a wide or a small table."""
    panel = places.sizes.panel
    if places.sizes is WIDE:
        return PanelGrid(24, panel - 36, 80, title=50, score=96, ledger=248, row=31, wide=True)
    return PanelGrid(16, panel - 28, 62, title=40, score=76, ledger=196, row=24, wide=False)


class Sides(Struct, frozen=True):
    """Whose column is whose: the players from the left, and what each is called, A's name first."""

    players: tuple[Player, Player]
    names: tuple[str, str]


class PanelRow(Struct, frozen=True):
    """A line of the pad: what for, and the points of both, A's first; and what it is called."""

    label: str
    points: tuple[int, int]
    told: str = ""


def rows(ledger: Sequence[Line]) -> tuple[PanelRow, ...]:
    """What was marked at once, the four points whether they are marked or not, and fines."""
    before = [line for line in ledger if line.item in _FIRST]
    after = [line for line in ledger if line.item not in (*_FIRST, *_FOUR)]
    four = [[line for line in ledger if line.item is item] for item in _FOUR]
    return (
        *(PanelRow(_label(line.item, [line]), _pair([line])) for line in before),
        *(
            PanelRow(_label(item, lines), _pair(lines))
            for item, lines in zip(_FOUR, four, strict=True)
        ),
        *(PanelRow(_label(line.item, [line]), _pair([line])) for line in after),
    )


def _label(item: For, lines: Sequence[Line]) -> str:
    name = say("panel.not-followed") if item is For.NOT_FOLLOWED else say(f"item.{item.value}")
    name = capital(name)
    cards = next((line.cards for line in lines if line.cards), None)
    return f"{name} {brief(min(cards))}" if cards else name


def _pair(lines: Sequence[Line]) -> tuple[int, int]:
    a, b = (sum(line.points for line in lines if line.player is player) for player in Player)
    return a, b


def panel(table: RenderContext, room: Room) -> tuple[Item, ...]:
    """Everything in the panel; the first column is the viewer's, or that of `table.first`."""
    return panel_of(table.seen, table.names, room, table.first)


def panel_of(
    seen: View,
    names: tuple[str, str],
    room: Room,
    first: Player | None,
    marked: Sequence[Line] | None = None,
) -> tuple[Item, ...]:
    """The same beside the sheet of a deal; `marked` are the lines of it that are counted yet."""
    g = grid(Places.of(room))
    left = seen.player if first is None else first
    sides = Sides((left, left.other), names)
    deal = seen.deal
    ledger: Sequence[Line] = () if deal is None else deal.ledger if marked is None else marked
    items = [*_head(seen, g), *_scores(seen, sides, ledger, g, room)]
    if deal is None:
        return tuple(items)
    drawn, foot = pad_items(seen, sides, ledger, g, room)
    return (*items, *drawn, *_pencil(g, foot, room))


def _head(seen: View, g: PanelGrid) -> list[Item]:
    target = capital(say("panel.target", number=number(seen.options.target)))
    font = Font(16 if g.wide else 14)
    return [
        Text(say("title"), g.left, g.title, Font(20, True, True)),
        Widget(Role.TEXT, (Text(target, g.right, g.title, font, _PALE, Align.RIGHT),)),
    ]


def totals_with(seen: View, ledger: Sequence[Line]) -> tuple[int, int]:
    """What both have with these lines of the deal that lies there; A's first."""
    deal = seen.deal
    over = deal is not None and deal.number <= len(seen.results)
    earlier = seen.results[: deal.number - 1] if deal is not None and over else seen.results
    before = [sum(points[player] for points in earlier) for player in Player]
    pair = _pair(ledger)
    return before[0] + pair[0], before[1] + pair[1]


def _scores(
    seen: View, sides: Sides, ledger: Sequence[Line], g: PanelGrid, room: Room
) -> list[Item]:
    """A large figure for each; what is to go stands by the counters."""
    items: list[Item] = []
    now, target = totals_with(seen, ledger), seen.options.target
    apart = (g.right - g.left) / 4
    big = Font(56 if g.wide else 40, True, True)
    for column, player in enumerate(sides.players):
        x = g.left + apart * (1 + 2 * column)
        name = fitted_name(sides.names[player], _NAME_OF, g.inner - _APART, room)  # as below
        y = g.score + big.size * 0.98
        drawn = (
            Text(name, x, g.score, _NAME_OF, _IVORY, Align.CENTRE),
            Text(str(now[player]), x, y, big, _IVORY, Align.CENTRE),
        )
        told = f"{sides.names[player]} {now[player]}"
        items.append(Widget(Role.TEXT, drawn, told, note=to_go_words(target - now[player])))
    return items


def pad_items(
    seen: View, sides: Sides, ledger: Sequence[Line], g: PanelGrid, room: Room
) -> tuple[list[Item], float]:
    """The pad with both sides in its columns, and how far down it goes."""
    deal = seen.deal
    if deal is None:
        raise ValueError("no deal is on the table")
    title = say("panel.deal", number=deal.number)
    font = Font(20 if g.wide else 18, True, True)
    items: list[Item] = [Text(title, g.left, g.ledger, font, _PRINT)]
    start = g.left + room.ruler.width(title, font) + _APART
    items += _heads(sides, start, g, room)
    y = g.ledger
    items += _parting(g, y + 10)
    drawn, y = _lines(rows(ledger), sides, y + (0 if g.wide else 4), g, room)
    items += drawn
    earlier = _earlier(seen, deal.number, y, g, room)
    if earlier:
        items += _parting(g, y + 12)
        drawn, y = _lines(earlier, sides, y + 6, g, room)
        items += drawn
    top = g.ledger - (54 if g.wide else 46)
    sheet = Rect(g.left - 8, top, g.right - g.left + 18, y + 16 - top)
    return [Pad(sheet), *items], y


def _heads(sides: Sides, start: float, g: PanelGrid, room: Room) -> list[Item]:
    """The names over the columns, each ending where its figures end."""
    items: list[Item] = []
    for player, x in zip(sides.players, g.columns, strict=True):
        words = fitted_name(sides.names[player], _NAME_OF, x - start, room)
        items.append(Text(words, x, g.ledger, _NAME_OF, _PRINT, Align.RIGHT))
        start = x + _APART
    return items


def _earlier(seen: View, now: int, y: float, g: PanelGrid, room: Room) -> tuple[PanelRow, ...]:
    """The deals before this one, the last ones as far as there is room."""
    fit = max(0, int((room.height - y - 60) // g.row))
    past = [
        PanelRow(deal if now == 2 else str(number), points, deal)
        for number, points in enumerate(seen.results[: now - 1], 1)
        for deal in (say("panel.deal", number=number),)
    ]
    return tuple(past[max(0, len(past) - min(fit, 5)) :])


def _lines(
    lines: Sequence[PanelRow], sides: Sides, y: float, g: PanelGrid, room: Room
) -> tuple[list[Item], float]:
    items: list[Item] = []
    font = Font(16 if g.wide else 14)
    for place, row in enumerate(lines):
        y += g.row
        label = fitted(row.label, font, g.columns[0] - g.left - 24, room)
        drawn: list[Item] = [Text(label, g.left, y, font, _PRINT)]
        for column, player in enumerate(sides.players):
            points, x = row.points[player], g.columns[column]
            if points:
                turn = _TURNS[(2 * place + column) % len(_TURNS)]
                figure = Font(20 if g.wide else 17, serif=True, bold=True, italic=True)
                drawn.append(Text(str(points), x, y, figure, _WRITTEN, Align.RIGHT, turn))
            else:
                drawn.append(Text(say("panel.none"), x, y, font, _SOFT, Align.RIGHT))
        called = [sides.names[player] for player in sides.players]
        figures = [str(row.points[player] or "") for player in sides.players]
        items.append(score_row(drawn, row.told or row.label, called, figures))
    return items, y


def _parting(g: PanelGrid, y: float) -> list[Item]:
    """The double rule between two parts of the pad."""
    return [
        Stroke(g.left, y, g.right, y, Paint(Tone.PRINT, 0.85)),
        Stroke(g.left, y + 3, g.right, y + 3, Paint(Tone.PRINT, 0.4)),
    ]


def _pencil(g: PanelGrid, top: float, room: Room) -> list[Item]:
    """A pencil on the wood below the pad, where there is room enough."""
    below = room.height - top
    if below < _CLEAR:
        return []
    return [Thing("pencil", (g.left + g.right) / 2, top + 24 + min(below / 2, 110.0), _PENCIL)]
