"""The dashed place for the card that is awaited: empty, on the cloth, under the card led."""

from __future__ import annotations

from typing import Any

import pytest

from game.piquet.ui.hand_state import HandState
from game.piquet.ui.layout import table_layout
from game.piquet.ui.table_ui import UI
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Room
from game.stage.picture import Box, CardItem
from game.table.offers import Prompt
from game.table.picture import table_picture
from game.table.render_context import RenderContext
from game.table.spoken import Spoken
from rules.core.seats import Player
from rules.piquet.view import View, view
from tests.game.all_fours.sitting import Sitting as AtAllFours
from tests.game.bezique.sitting import Sitting as AtBezique
from tests.game.parties import Thumb
from tests.game.pilot import SIZES, EstimatingRuler


def awaited() -> View:
    """A view of one who is to play to a card led."""
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(3))
    while True:
        session.advance()
        for player in Player:
            seen = view(session.state, player)
            if seen.deal is not None and seen.deal.table.led and seen.turn is player:
                return seen


@pytest.mark.parametrize("size", SIZES)
def test_no_thread_runs_across_the_card_that_was_led(size: tuple[int, int]) -> None:
    seen, room = awaited(), Room(*size, EstimatingRuler())
    assert seen.deal is not None
    cards = tuple(table_layout(seen, seen.deal, room, HandState()).values())
    table = RenderContext(
        seen=seen,
        names=("A", "B"),
        hand_state=HandState(),
        cards=cards,
        spoken=Spoken(),
        prompt=Prompt(""),
    )
    drawn = table_picture(UI, table, room).items
    (slot,) = (at for at, item in enumerate(drawn) if isinstance(item, Box) and item.dash)
    led = next(
        at
        for at, item in enumerate(drawn)
        if isinstance(item, CardItem) and item.key == str(seen.deal.table.led)
    )
    assert slot < led


def places(sitting: Any) -> tuple[list[Box], list[CardItem], int]:
    """The dashed places, the cards in the trick, and after how much of the picture those come."""
    drawn = sitting.picture.items
    deal = sitting.seen.deal
    keys = {str(card) for trick in deal.tricks[-1:] for card in (trick.led, trick.reply)}
    keys |= {str(deal.led)}
    lie = [item for item in drawn if isinstance(item, CardItem) and item.key in keys]
    turned = [item for item in drawn if isinstance(item, Box) and item.dash and item.angle]
    return turned, lie, min((drawn.index(item) for item in lie), default=len(drawn))


@pytest.mark.parametrize("at", [AtAllFours, AtBezique])
def test_no_dashed_edge_is_seen_of_a_card_that_lies_in_the_trick(at: Any) -> None:
    sitting, empty, covered = at(seed=2), 0, 0
    for _ in range(24):
        sitting.until(lambda: sitting.asked)
        if sitting.seen.deal is not None:
            dashed, lie, first = places(sitting)
            for box in dashed:
                assert sitting.picture.items.index(box) < first, "the led card lies over it"
                middle = box.rect.centre
                assert all(abs(item.pose.x - middle[0]) > 1 for item in lie)
            empty, covered = empty + len(dashed), covered + (not dashed and bool(lie))
        sitting.one("mouse")
    assert empty
    assert covered
