"""The card that is pointed at, by the mouse or the arrows: what is told of it."""

from __future__ import annotations

from game.bezique.ui.hand_state import Desk
from game.stage.picture import CardAt
from game.table.render_context import RenderContext
from rules.bezique.view import View
from rules.core.cards import Card


def pointed_card(table: RenderContext) -> Card | None:
    """An own card or an open one of either; None where none is pointed at."""
    seen: View = table.seen
    desk: Desk = table.desk
    deal = seen.deal
    if deal is None or desk.concealed or table.dealing:
        return None
    known = deal.hand | deal.open[0] | deal.open[1]
    at = table.pointed
    if isinstance(at, CardAt):
        return next((card for card in known if str(card) == at.key), None)
    return desk.focus if desk.focus in known else None
