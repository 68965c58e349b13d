"""A deal on paper after it was played, for any game: gone through by arrows and by pointing."""

from __future__ import annotations

from game.stage.basics import Room
from game.stage.picture import Backdrop, CardItem, Picture
from game.stage.places import Places
from game.table.deal_paper import DealPaper, PaperRow, paper_items
from game.table.deal_sheet import SheetPage
from rules.core.seats import Player
from tests.game.pilot import Pilot

ACE, KING = ("AS",), ("KS", "KH")


class Sheet(SheetPage):
    """A sheet of two rows: in the first both counted, in the second A alone."""

    def __init__(self) -> None:
        super().__init__(None, None, None, past=True)
        both = PaperRow("both", "Both", (10, 40), ((ACE, ACE), (KING,)))
        rows = both, PaperRow("one", "One", (20, None), ((ACE,), ()))
        self.paper = DealPaper("Deal 1", ("Anne", "Bo"), Player.B, rows, (30, 40))
        self.chosen = self.paper.largest()

    def is_number(self, key: str | None) -> bool:
        return key in self.paper.numbers()

    def draw(self, room: Room) -> Picture:
        items = paper_items(self.paper, Places.of(room), self.chosen, self.focus)
        return Picture.of(Backdrop.TABLE, items)


def test_the_arrows_go_across_a_row_and_the_cards_of_that_number_lie_below() -> None:
    pilot = Pilot(page := Sheet())

    def lying() -> list[str | None]:
        return [item.face for item in pilot.picture.items if isinstance(item, CardItem)]

    assert (page.chosen, lying()) == ("sheet:both:1", ["KS", "KH"])
    pilot.wait()
    pilot.key("right")
    assert (page.focus, page.chosen, lying()) == ("sheet:both:0", "sheet:both:0", ["AS", "AS"])
    pilot.key("left")
    assert (page.chosen, lying()) == ("sheet:both:1", ["KS", "KH"])
    pilot.point("sheet:one:0")
    assert (page.chosen, lying()) == ("sheet:one:0", ["AS"])
    page.focus = None
    pilot.key("right")
    assert page.focus == "sheet:one:0", "nothing lies across"
