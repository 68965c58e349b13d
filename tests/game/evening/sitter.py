"""An evening of people played through the program's own house, without a window."""

from __future__ import annotations

from collections.abc import Iterator

from game.pages.scene import Reset
from game.pages.settlement import SettlementScene
from game.piquet.ai.heuristic import thumb
from game.piquet.evening.club_page import ClubPage
from game.piquet.evening.door import door
from game.piquet.evening.page import EveningPage
from game.program.house import OurHouse
from game.stage.basics import Room
from game.table.table import TableScene
from tests.game.pilot import EstimatingRuler
from tests.waiting import rounds

ROOM = Room(1280, 800, EstimatingRuler())
_TICK = 0.5


def sit_down(house: OurHouse) -> TableScene:
    """The partie that is due, or that was left."""
    page = door(house)
    assert isinstance(page, EveningPage | ClubPage)
    keys = [button.key for button in page._buttons()]
    going = page.press("watch" if "watch" in keys else "deal")
    assert isinstance(going, Reset), page.picture(ROOM)
    table = going.scene
    assert isinstance(table, TableScene)
    table.picture(ROOM)
    return table


def play(table: TableScene) -> Iterator[TableScene]:
    """Play a partie to its settlement; gives the table whenever an action more is stored."""
    count = table.session.count
    for _ in rounds(lambda: f"nothing more happens in {table.session.state.phase}"):
        going = table.tick(_TICK)
        if isinstance(going, Reset):
            assert isinstance(going.scene, SettlementScene)
            return
        if table.curtain:
            table.lift_curtain()
        elif table.board.top.lingering:
            table.hide_hand()
        human = table.humans.get(table.board.viewer)
        free = table.session.stored and not table.session.storing
        if human is not None and free and table.asks and human.idle:
            human.answer(thumb.choose(table.board.seen, 1))
        if table.session.count > count and table.session.stored:
            count = table.session.count
            yield table
