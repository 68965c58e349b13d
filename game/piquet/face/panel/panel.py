"""The left panel: the partie board, the deal's ledger, and what was said and shown."""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.face.panel.form import grid
from game.piquet.face.panel.ledger import ledger_items
from game.piquet.face.panel.partie_board import partie_board
from game.piquet.face.panel.publics import known
from game.piquet.face.panel.publics_shown import publics_height, publics_items
from game.piquet.face.panel.road_shown import road_items
from game.piquet.face.report.chances import Improvement, chance_items
from game.piquet.face.road import Road
from game.stage.picture import Item, Room
from game.stage.places import Places
from rules.core.seats import Player
from rules.piquet.combinations import Kind
from rules.piquet.seats import ELDER, Seat
from rules.piquet.view import DealView, View


def panel_items(
    seen: View,
    names: tuple[str, str],
    room: Room,
    ready: Kind | None = None,
    first: Player | None = None,
    chances: Sequence[Improvement] = (),
    road: Road | None = None,
) -> list[Item]:
    """Everything in the panel; the first column is the viewer's, or that of `first`.

    `ready` is the kind of the call that stands ready to be said. While `chances` are told of, they
    stand where the deal is reckoned later. The `road` to thirty is there while it is alive.
    """
    g = grid(Places.of(room))
    left = seen.player if first is None else first
    players = (left, left.other)
    items, y = partie_board(seen, names, players, g, room)
    y += 26 if g.wide else 16
    items.append(g.parting(y))
    if chances:
        items += chance_items(chances, g, y, room)
    elif seen.deal is not None:
        seats = (_seat(seen.deal, players[0]), _seat(seen.deal, players[1]))
        told = known(seen.deal)
        kept = publics_height(seen.deal, told)
        if road is not None:
            own, other = seen.deal.seat, names[seen.player.other]
            middle = y + (64 if g.wide else 46)
            items += road_items(road, seen.options, own, seats, other, g, middle, room)
        drawn, y = ledger_items(seen, seen.deal, seats, ready, g, y, room, kept)
        items += drawn
        both = [names[player] for player in players]
        items += publics_items(seen.deal, told, seats, both, g, y + (22 if g.wide else 14), room)
    return items


def _seat(deal: DealView, player: Player) -> Seat:
    return deal.seat if player is _viewer(deal) else deal.seat.other


def _viewer(deal: DealView) -> Player:
    return deal.dealer.other if deal.seat is ELDER else deal.dealer
