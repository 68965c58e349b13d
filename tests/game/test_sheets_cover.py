"""A sheet over the table covers what lies under it: no counter of a pile peeps out at its edge."""

from __future__ import annotations

import pytest

from game.piquet.ai.heuristic import thumb
from game.stage.basics import Room
from game.stage.intents import Key
from game.stage.ornaments import Thing
from game.stage.picture import Box, Shadow
from rules.core.seats import Player
from tests.game.partie import at_table
from tests.game.pilot import SIZES, EstimatingRuler

AIR = 3.0


@pytest.mark.parametrize("size", SIZES)
def test_no_counter_peeps_out_from_under_the_tricks(size: tuple[int, int]) -> None:
    room = Room(*size, EstimatingRuler())
    table = at_table(3)
    table.picture(room)
    for _ in range(4000):
        table.tick(0.05)
        deal = table.board.seen.deal
        if table.asks and deal is not None and len(deal.table.tricks) > 2:
            break
        if table.asks:
            table.humans[Player.A].answer(thumb.choose(table.board.seen, 3))
    before = [item for item in table.picture(room).items if isinstance(item, Thing)]
    assert any(thing.name == "counter" for thing in before)
    table.on_intent(Key("t"))
    items = table.picture(room).items
    (sheet,) = (
        item.rect for item in items if isinstance(item, Box) and item.shadow is Shadow.PAPER
    )
    counters = [item for item in items if isinstance(item, Thing) and item.name == "counter"]
    assert not any(sheet.contains(counter.x, counter.y) for counter in counters)
    for counter in counters:
        half = counter.width / 2 + AIR
        over = counter.y + half < sheet.y or counter.y - half > sheet.bottom
        assert over or counter.x - half > sheet.right, "the sheet touches a number"
