"""A deal of a younger game reviewed page by page, by a judge who is quick."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.pages.history.deal import HistoryDeal
from game.pages.history.page import HistoryPage
from game.pages.history.review import ReviewPage
from game.players.judgement import Analysis
from game.players.protocol import Brought
from game.saves.store import Book
from rules.core.game import Action, View
from tests.game.history_table import Shelf
from tests.game.pilot import Pilot


class Quick:
    """Judges as a game's own engine does, but as quickly as `judges`; of the cards he says `parts`.

    He keeps what he was asked.
    """

    def __init__(
        self, judges: Callable[[View, Action], Analysis], parts: Mapping[str, float]
    ) -> None:
        self.asked: list[tuple[View, Action]] = []
        self.deals: list[object] = []
        self._judges, self._parts = judges, parts

    def ask_analysis(self, seen: View, action: Action | None = None) -> None:
        assert action is not None
        self.asked.append((seen, action))

    def analysis(self) -> Analysis:
        return self._judges(*self.asked[-1])

    def ask_luck(self, deal: object) -> None:
        self.deals.append(deal)

    def luck(self) -> Brought:
        return Brought(len(self.deals), self._parts)


def reviewed(book: Book, judge: Quick) -> tuple[Pilot, ReviewPage]:
    """The review of the first deal of a partie, with all weighed."""
    pilot = Pilot(HistoryPage(Shelf(book, judge)))  # type: ignore[arg-type]
    pilot.key("enter")
    assert isinstance(pilot.stack.top, HistoryDeal)
    pilot.key("r")
    page = pilot.stack.top
    assert isinstance(page, ReviewPage)
    while not page.review.over:
        pilot.wait(0.1)
    return pilot, page
