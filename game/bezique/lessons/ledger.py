"""Beside a lesson: what was counted, on a pad of its own, and what the marks of cards mean."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.bezique.ui.panel.foot import LEGEND_LINES, legend
from game.bezique.ui.panel.form import grid
from game.bezique.ui.panel.ledger import ledger_items
from game.stage.basics import Rect, Room
from game.stage.picture import Item
from game.stage.places import Places
from game.table.render_context import RenderContext
from rules.bezique.view import View

MARKS = "marks"
"""Among the rows of a sheet: the marks are explained."""


def ledger(
    table: RenderContext, place: Rect, room: Room, rows: frozenset[str] | None
) -> Sequence[Item]:
    """The lines that were counted, the learner's column first; nothing before anything was.

    Where "marks" is among the rows, the marks under open cards are explained below them.
    """
    seen: View = table.seen
    deal = seen.deal
    if deal is None or not deal.ledger or (rows is not None and not rows):
        return ()
    g = grid(Places.of(room))
    g = replace(g, ledger=place.y + (64 if g.wide else 52))
    players = seen.player, seen.player.other
    items, foot = ledger_items(seen, deal, table.names, players, g, room)
    if rows is not None and MARKS in rows:
        top = max(foot, g.ledger + 2 * g.row) + 34
        below = Rect(place.x, top, place.width, place.bottom - top)
        items += legend(below, min(26.0, below.height / LEGEND_LINES), room)
    return items
