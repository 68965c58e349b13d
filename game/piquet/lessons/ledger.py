"""What was counted in the deal of a lesson: the ledger of the table, on a pad of its own."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.piquet.ui.panel.form import PRINT, grid
from game.piquet.ui.panel.ledger import ledger_items
from game.piquet.ui.said.calling import kind_in_turn
from game.stage.basics import Align, Font, Rect, Room
from game.stage.lines import fitted
from game.stage.ornaments import PAD_HEAD, Pad
from game.stage.picture import Item, Text
from game.stage.places import Places
from game.table.render_context import RenderContext
from rules.piquet.view import View


def _short(name: str, font: Font, most: float, room: Room) -> str:
    """A name in full or, where that does not fit, its first word."""
    return name if room.ruler.width(name, font) <= most else (name.split() or [name])[0]


def ledger(
    table: RenderContext, place: Rect, room: Room, rows: frozenset[str] | None
) -> Sequence[Item]:
    """The columns with their names, the learner's first, and a row for each thing that counts.

    Of `rows` only those of these names, nothing at all where none is; every row for None.
    """
    seen: View = table.seen
    deal = seen.deal
    if deal is None or (rows is not None and not rows):
        return ()
    g = grid(Places.of(room))
    above = place.y + (12 if g.wide else 6)
    g = replace(g, pad=Rect(g.pad.x, above, g.pad.width, place.bottom - above))
    seats = deal.seat, deal.seat.other
    y = above + PAD_HEAD + (18 if g.wide else 14)
    font = Font(14, bold=True)
    names = (table.names[seen.player], table.names[seen.player.other])
    heads = [
        Text(
            fitted(_short(name, font, g.inner - 4, room), font, g.inner - 4, room),
            x,
            y,
            font,
            PRINT,
            Align.RIGHT,
        )
        for name, x in zip(names, g.columns, strict=True)
    ]
    ready = kind_in_turn(seen, table.desk)
    lines, foot = ledger_items(seen, deal, seats, ready, g, y - 2, room, only=rows)
    foot = min(g.foot, foot + (22 if g.wide else 12))
    return [Pad(Rect(g.pad.x, above, g.pad.width, foot - above)), *heads, *lines]
