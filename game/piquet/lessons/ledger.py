"""What was counted in the deal of a lesson: the ledger of the table, in the lesson's panel."""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.face.panel.form import grid
from game.piquet.face.panel.ledger import ledger_items
from game.piquet.face.said.calling import kind_in_turn
from game.stage.lines import fitted_name
from game.stage.picture import Align, Font, Item, Paint, Rect, Room, Text, Tone
from game.stage.places import Places
from game.table.tableau import Tableau
from rules.piquet.view import View


def ledger(table: Tableau, place: Rect, room: Room, rows: frozenset[str] | None) -> Sequence[Item]:
    """The columns with their names, the learner's first, and a row for each thing that counts.

    Of `rows` only those of these names, nothing at all where none is; every row for None.
    """
    seen: View = table.seen
    deal = seen.deal
    if deal is None or (rows is not None and not rows):
        return ()
    g = grid(Places.of(room))
    seats = deal.seat, deal.seat.other
    y = place.y + (26 if g.wide else 18)
    font = Font(14)
    names = (table.names[seen.player], table.names[seen.player.other])
    heads = [
        Text(fitted_name(name, font, g.inner - 4, room), x, y, font, Paint(Tone.SOFT), Align.RIGHT)
        for name, x in zip(names, g.columns, strict=True)
    ]
    down = 4 if g.wide else 0
    ready = kind_in_turn(seen, table.desk)
    lines, _ = ledger_items(seen, deal, seats, ready, g, y + down, room, only=rows)
    return [*heads, *lines]
