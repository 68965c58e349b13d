"""The left panel: the marker, the ledger of the deal, and what is told at its foot."""

from __future__ import annotations

from game.bezique.ui.panel.foot import foot_items
from game.bezique.ui.panel.form import Grid, grid, pencil
from game.bezique.ui.panel.ledger import ledger_items
from game.bezique.ui.panel.marker import marker_items, title_items
from game.bezique.words import say
from game.stage.basics import Room
from game.stage.lines import untitled
from game.stage.picture import Item
from game.stage.places import Places
from game.table.render_context import RenderContext
from rules.bezique.view import View
from rules.core.seats import Player


def panel(table: RenderContext, room: Room) -> tuple[Item, ...]:
    """Everything in the panel; the first column is the viewer's, or that of `table.first`."""
    seen: View = table.seen
    items, y = _upper(seen, table.names, room, table.first)
    if seen.deal is None:
        return tuple(items)
    g = grid(Places.of(room))
    told = foot_items(table, seen.deal, g, y, room)
    return (*items, *(told or pencil(g, y, room)))


def panel_of(
    seen: View, names: tuple[str, str], room: Room, first: Player | None
) -> tuple[Item, ...]:
    """The same without what is told at its foot: beside the sheet of a deal."""
    return tuple(_upper(seen, names, room, first)[0])


def _upper(
    seen: View, names: tuple[str, str], room: Room, first: Player | None
) -> tuple[list[Item], float]:
    """The marker and the ledger, and how far down they go."""
    g = grid(Places.of(room))
    left = seen.player if first is None else first
    players = left, left.other
    names = untitled(names[0]), untitled(names[1])  # in full below the portrait
    items: list[Item] = [*_head(seen, g), *marker_items(seen, names, players, g, room)]
    deal = seen.deal
    if deal is None:
        return items, g.ledger
    drawn, y = ledger_items(seen, deal, names, players, g, room)
    return items + drawn, y


def _head(seen: View, g: Grid) -> list[Item]:
    if seen.options.rubicon:
        return title_items(say("preset.rubicon-1887"), "", g)
    target = say("panel.target", number=seen.options.target)
    return title_items(say("title"), target, g)
