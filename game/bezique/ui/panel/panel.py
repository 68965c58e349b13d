"""The left panel: the marker, the ledger of the deal, and what is told at its foot."""

from __future__ import annotations

from collections.abc import Sequence

from game.bezique.ui.card_slip import told_height, told_of, told_place, told_slip
from game.bezique.ui.marks import Marked, mark, standings
from game.bezique.ui.panel.ledger import ledger_items
from game.bezique.ui.panel.marker import PALE, PanelGrid, grid, marker_items, pencil, title_items
from game.bezique.words import say
from game.stage.basics import Font, Rect, Room
from game.stage.lines import fitted
from game.stage.picture import CardAt, Item, Text
from game.stage.places import Places
from game.table.render_context import RenderContext
from rules.bezique.combinations import Class
from rules.bezique.view import DealView, View
from rules.core.seats import Player

LEGEND_LINES = 6
"""Lines of the explanation of the marks."""
_LEGEND_STEP, _SMALL_LEGEND_STEP = 26.0, 22.0


def foot_items(
    table: RenderContext, deal: DealView, g: PanelGrid, top: float, room: Room
) -> list[Item]:
    """What stands below the ledger, which ends at `top`."""
    seen: View = table.seen
    card, places = told_of(table), Places.of(room)
    if card is not None and told_place(table, places) is None:
        place = _place(told_height(seen, card, places), g, top, room)
        return told_slip(seen, card, place, places)
    return _key_items(table, deal, g, top, room)


def _key_items(
    table: RenderContext, deal: DealView, g: PanelGrid, top: float, room: Room
) -> list[Item]:
    """The signs that lie on the table, in a word or two each, above them the pencil.

    Nothing in the last tricks, when nothing is declared any more; nor beside what tells of a card
    that is pointed at, or of costs.
    """
    busy = table.dealing or table.hand_state.concealed or table.celebrated is not None
    pointed = isinstance(table.pointed, CardAt) and told_of(table) is not None
    if busy or pointed or not deal.left or table.weighed is not None:
        return []
    laid = deal.open[0] | deal.open[1]
    found = {each for card in laid for each in standings(table.seen, deal, card)}
    if not found:
        return []
    step = _LEGEND_STEP if g.wide else _SMALL_LEGEND_STEP
    lines = _key_lines(sorted(found))
    place = _place(step * (len(lines) + 1) + _APART, g, top, room)
    if place.bottom > room.height:
        return []
    above = pencil(g, top, room, place.y) if place.y - top > _PENCILS else []
    inner = Rect(g.left, place.y, g.right - g.left, place.height)
    return [*above, *_explained(lines, inner, step, room)]


_APART = 6.0
"""Units more between the classes and how far a card is."""
_PENCILS = 170.0
"""Units between the ledger and the signs where a pencil lies as well."""


def _key_lines(found: Sequence[Marked]) -> list[tuple[Marked, str]]:
    """A line for each class, then for each state of a sign that lies on the table."""
    classes = sorted({each.its_class for each in found})
    lines = [(Marked(each, False, False), say(f"panel.marks.{int(each)}")) for each in classes]
    for full, words in ((False, "risen"), (True, "full")):
        has = next((each for each in found if each.served and each.full is full), None)
        if has is not None:
            lines.append((has, say(f"panel.marks.{words}")))
    return lines


def legend(place: Rect, step: float, room: Room) -> list[Item]:
    """What the marks under open cards mean, from the top of a place: lines so far apart."""
    free = [Marked(each, False, False) for each in Class]
    every = [*free, *(Marked(Class.A, True, full) for full in (False, True))]
    return _explained(_key_lines(every), place, step, room)


def _explained(
    lines: Sequence[tuple[Marked, str]], place: Rect, step: float, room: Room
) -> list[Item]:
    """A head, and each sign with its words below it."""
    y, most = place.y + 16, place.width - 26
    items: list[Item] = [Text(say("panel.key"), place.x, y, Font(14), PALE)]
    served = False
    for (its_class, has_served, full), said in lines:
        y += step + (_APART if has_served and not served else 0)
        served = has_served
        items.append(mark(its_class, place.x + 8, y - 5, 13, served=has_served, full=full))
        items.append(Text(fitted(said, Font(14), most, room), place.x + 26, y, Font(14)))
    return items


def _place(height: float, g: PanelGrid, top: float, room: Room) -> Rect:
    """At the foot of the panel, or right under the ledger where that is long."""
    y = max(top + 14, room.height - 24 - height)
    return Rect(g.left - 6, y, g.right - g.left + 12, height)


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
    items: list[Item] = [*_head(seen, g), *marker_items(seen, names, players, g, room)]
    deal = seen.deal
    if deal is None:
        return items, g.ledger
    drawn, y = ledger_items(seen, deal, names, players, g, room)
    return items + drawn, y


def _head(seen: View, g: PanelGrid) -> list[Item]:
    if seen.options.rubicon:
        return title_items(say("preset.rubicon-1887"), "", g)
    target = say("panel.target", number=seen.options.target)
    return title_items(say("title"), target, g)
