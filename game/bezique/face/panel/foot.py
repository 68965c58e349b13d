"""The foot of the panel: what the card pointed at has served for, and what it still may.

In a first game the marks are explained there.
"""

from __future__ import annotations

from game.bezique.face.marks import mark
from game.bezique.face.panel.form import PALE, Grid
from game.bezique.face.pointing import pointed_card
from game.bezique.face.serving import may_serve, served
from game.bezique.words.names import kind_name
from game.bezique.words.say import say
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Item, Shadow, Text
from game.table.tableau import Tableau
from game.words.terms import capital, card_name
from rules.bezique.combinations import Class, Kind, worth
from rules.bezique.pack import face
from rules.bezique.view import DealView, View
from rules.core.cards import Card

_KINDS = 4
LEGEND_LINES = 6
"""Lines of the explanation of the marks."""
_LEGEND_STEP, _SMALL_LEGEND_STEP = 26.0, 22.0
_INK, _INK_SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)


def foot_items(table: Tableau, deal: DealView, g: Grid, top: float, room: Room) -> list[Item]:
    """What stands below the ledger, which ends at `top`."""
    seen: View = table.seen
    card = pointed_card(table)
    if deal.left and card is not None:
        return _card(seen, deal, card, g, top, room)
    if table.guiding and any(deal.open):
        step = _LEGEND_STEP if g.wide else _SMALL_LEGEND_STEP
        place = _place(step * LEGEND_LINES, g, top, room)
        return legend(Rect(g.left, place.y, g.right - g.left, place.height), step, room)
    return []


def _card(seen: View, deal: DealView, card: Card, g: Grid, top: float, room: Room) -> list[Item]:
    """A slip of paper that tells of a card."""
    step = 22.0 if g.wide else 19.0
    lines = [*_told(served(deal, card), "panel.served")]
    lines += _told(may_serve(seen, deal, card)[:_KINDS], "panel.may")
    place = _place(40 + step * len(lines), g, top, room)
    head, left = Font(16, True, True), place.x + 12
    name = fitted(capital(card_name(face(card))), head, place.width - 24, room)
    items: list[Item] = [
        Box(place, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Text(name, left, place.y + 26, head, _INK),
    ]
    y = place.y + 28
    for words, points in lines:
        y += step
        paint = _INK if points else _INK_SOFT
        most = place.width - 24 - (44 if points else 0)
        items.append(Text(fitted(words, Font(14), most, room), left, y, Font(14), paint))
        if points:
            figure = Font(16, serif=True, bold=True)
            items.append(Text(str(points), place.right - 12, y, figure, _INK, Align.RIGHT))
    return items


def _told(kinds: tuple[Kind, ...], key: str) -> list[tuple[str, int]]:
    """A heading, and a line for each kind with its points; nothing where there are none."""
    if not kinds:
        return [(say("panel.nothing"), 0)] if key == "panel.may" else []
    return [(say(key), 0), *((kind_name(kind), worth(kind)) for kind in kinds)]


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
