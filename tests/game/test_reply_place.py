"""The place of thread for the card that is awaited lies on the cloth, under the card led."""

from __future__ import annotations

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
