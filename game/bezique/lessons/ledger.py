"""What was counted in the deal of a lesson: the ledger of the table, on a pad of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.bezique.face.panel.form import grid
from game.bezique.face.panel.ledger import ledger_items
from game.bezique.words.say import say
from game.stage.basics import Rect, Room
from game.stage.picture import Item
from game.stage.places import Places
from game.table.tableau import Tableau
from rules.bezique.view import View


def ledger(table: Tableau, place: Rect, room: Room, rows: frozenset[str] | None) -> Sequence[Item]:
    """The lines that were counted, the learner's column first; nothing before anything was."""
    seen: View = table.seen
    deal = seen.deal
    if deal is None or not deal.ledger or (rows is not None and not rows):
        return ()
    g = grid(Places.of(room))
    g = replace(g, ledger=place.y + (64 if g.wide else 52))
    title = say("panel.deal", number=deal.number)
    return ledger_items(deal, title, (seen.player, seen.player.other), g, room)[0]
