"""What was counted in the deal of a lesson: the pad of the table, in a place of its own."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.all_fours.ui.panel import Sides, grid, pad_items
from game.stage.basics import Rect, Room
from game.stage.picture import Item
from game.stage.places import Places
from game.table.render_context import RenderContext
from rules.all_fours.view import View


def ledger(
    table: RenderContext, place: Rect, room: Room, rows: frozenset[str] | None
) -> Sequence[Item]:
    """The lines that were counted, the learner's column first; nothing before anything was."""
    seen: View = table.seen
    deal = seen.deal
    if deal is None or not deal.ledger or (rows is not None and not rows):
        return ()
    g = grid(Places.of(room))
    g = replace(g, ledger=place.y + (64 if g.wide else 52))
    players = seen.player, seen.player.other
    return pad_items(seen, Sides(players, table.names), deal.ledger, g, room)[0]
