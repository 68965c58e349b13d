"""Where the tricks of a deal lie that were taken, the loser's card behind the winner's."""

from __future__ import annotations

from collections.abc import Iterable

from game.piquet.ui.measures import other_won_right
from game.stage.basics import CARD_RATIO, Pose, Rect
from game.stage.geometry import wobbled
from game.stage.picture import CardItem, Shadow
from game.stage.places import Places
from rules.core.cards import Card
from rules.piquet.seats import Seat
from rules.piquet.state import Trick
from rules.piquet.view import DealView

_WON_STEPS = 7
"""So many steps the row of one's own tricks is long at most."""


def won_items(deal: DealView, places: Places) -> Iterable[CardItem]:
    """Won tricks lie open: the winner's card in front, the loser's behind it, both indices seen."""
    s = places.sizes
    for seat in Seat:
        tricks = [trick for trick in deal.table.tricks if trick.winner is seat]
        place = won_place(deal, seat, places)
        step = (place.width - s.won) / max(1, len(tricks) - 1)
        for i, trick in enumerate(tricks):
            x, y = place.x + s.won / 2 + i * step, place.bottom - s.won * CARD_RATIO / 2
            front, behind = _front_and_behind(trick)
            yield CardItem(
                str(behind),
                str(behind),
                Pose(x + 4, y - s.behind, s.won, wobbled(i, 2)),
                Shadow.REST,
            )
            yield CardItem(
                str(front),
                str(front),
                Pose(x, y, s.won, wobbled(i + 3, 2)),
                Shadow.REST,
            )


def won_place(deal: DealView, seat: Seat, places: Places) -> Rect:
    """Where the tricks of a seat lie, the cards behind included.

    Many lie closer, so that what is beside them has air: a hand, or the other's words.
    """
    s = places.sizes
    count = deal.table.won(seat)
    mine = seat is deal.seat
    width = s.won + s.won_step * min(max(0, count - 1), _WON_STEPS)
    if not mine:  # beside them is the place of what the other says
        width = min(width, other_won_right(places) - places.left)
    high = s.won * CARD_RATIO + s.behind
    return Rect(places.left, places.hand_foot - high if mine else s.other_top, width, high)


def _front_and_behind(trick: Trick) -> tuple[Card, Card]:
    if trick.winner is trick.leader:
        return trick.led, trick.reply
    return trick.reply, trick.led
