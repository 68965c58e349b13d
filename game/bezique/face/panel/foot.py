"""The foot of the panel: in a first game the marks under open cards are explained there.

What is told of a card stands there too, where the cloth has no room for it.
"""

from __future__ import annotations

from game.bezique.face.marks import mark
from game.bezique.face.panel.form import PALE, Grid
from game.bezique.face.told import told_height, told_of, told_place, told_slip
from game.bezique.words.say import say
from game.stage.basics import Font, Rect, Room
from game.stage.lines import fitted
from game.stage.picture import Item, Text
from game.stage.places import Places
from game.table.tableau import Tableau
from rules.bezique.combinations import Class
from rules.bezique.view import DealView, View

LEGEND_LINES = 6
"""Lines of the explanation of the marks."""
_LEGEND_STEP, _SMALL_LEGEND_STEP = 26.0, 22.0


def foot_items(table: Tableau, deal: DealView, g: Grid, top: float, room: Room) -> list[Item]:
    """What stands below the ledger, which ends at `top`."""
    seen: View = table.seen
    card, places = told_of(table), Places.of(room)
    if card is not None and told_place(table, places) is None:
        place = _place(told_height(seen, card, places), g, top, room)
        return told_slip(seen, card, place, places)
    if table.guiding and any(deal.open):
        step = _LEGEND_STEP if g.wide else _SMALL_LEGEND_STEP
        place = _place(step * LEGEND_LINES, g, top, room)
        return legend(Rect(g.left, place.y, g.right - g.left, place.height), step, room)
    return []


def legend(place: Rect, step: float, room: Room) -> list[Item]:
    """What the marks under open cards mean, from the top of a place: lines so far apart."""
    y, most = place.y + 16, place.width - 26
    items: list[Item] = [Text(say("panel.marks"), place.x, y, Font(14), PALE)]
    lines = [(its_class, False, False, f"{int(its_class)}") for its_class in Class]
    lines += [(Class.A, True, False, "risen"), (Class.A, True, True, "full")]
    for its_class, has_served, full, key in lines:
        y += step
        items.append(mark(its_class, place.x + 8, y - 5, 13, served=has_served, full=full))
        words = fitted(say(f"panel.marks.{key}"), Font(14), most, room)
        items.append(Text(words, place.x + 26, y, Font(14)))
    return items


def _place(height: float, g: Grid, top: float, room: Room) -> Rect:
    """At the foot of the panel, or right under the ledger where that is long."""
    y = max(top + 14, room.height - 24 - height)
    return Rect(g.left - 6, y, g.right - g.left + 12, height)
