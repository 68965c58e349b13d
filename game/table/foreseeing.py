"""What a player may expect of the partie, for one who likes to be told at the table.

At each of his questions it is thought out by what he sees; nothing waits for it, and what was found
last stands until there is more. It is help that he could not have of himself, so the deal counts as
assisted. Two people at one screen are told what the score alone says: either would read the other's
hand from more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game.players.mind import mind_of
from game.players.outlook import Foresight
from game.session.session import Session
from game.table.presenter import TablePresenter
from game.table.state import TableState
from rules.core.game import View
from rules.core.seats import Player

Foresees: TypeAlias = Callable[[View], Foresight | None]
"""What may be expected in a view that leaves a choice; None while that is not known."""


class Foreseeing:
    """Looks at each question until it is known what may be expected there."""

    def __init__(self, session: Session, board: TablePresenter, foresees: Foresees | None) -> None:
        """With nobody to ask, all goes by the score."""
        self._session, self._board, self._foresees = session, board, foresees
        self._outlook = mind_of(session.rules.name).outlook
        self._begun: tuple[Player, int] | None = None  # whose and of which deal `now` is
        self._asked: View | None = None
        self.now: Foresight | None = None
        """What is expected at the moment; None where nothing is told."""

    def tick(self) -> None:
        """Take in what is known by now."""
        top, aids = self._board.top, self._board.face.aids
        if aids is None or not top.deals.running or not aids.foreseen(top.likes):
            self._begun = self.now = None
            return
        if self._begun != (top.viewer, top.deals.number):
            self._begun = top.viewer, top.deals.number
            self._asked, self.now = None, self._by_the_score(top)
        if self._foresees is None or top.shared or top.seen is self._asked:
            return
        if not top.asked or self._session.storing:
            return
        found = self._foresees(top.seen)
        if found is not None:
            self._asked, self.now = top.seen, found
            self._session.note_hint()

    def _by_the_score(self, top: TableState) -> Foresight | None:
        if self._outlook is None:
            return None
        deals = top.deals
        before = deals.results[: deals.number - 1]
        found = self._outlook()(top.seen.options, before, deals.first_dealer)
        return Foresight(found if top.viewer is Player.A else found.turned)
