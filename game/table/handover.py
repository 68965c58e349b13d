"""The screen passes from one of two people to the other: the curtain, and what each left lying."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.piquet.face.desk import Desk
from game.piquet.face.sorting import Sort
from game.saves.preferences import Preferences
from game.table.acting import Acting
from game.table.board import Board
from rules.core.seats import Player


class Handover:
    """The curtain between two people, and each one's desk while the other sits at the screen."""

    def __init__(
        self, board: Board, acting: Acting, preferences: Callable[[], Preferences]
    ) -> None:
        self._board, self._acting, self._preferences = board, acting, preferences
        self._desks: dict[tuple[int, Player], Desk] = {}  # of each deal
        self.drawn = False
        self.peeking = False  # the hand is seen for as long as a button of the curtain is held

    def draw(self, turn: Player) -> None:
        """Draw the curtain: the screen is for the one on turn, who has yet to come."""
        board = self._board
        number = board.shown.current.number
        self._desks[number, board.viewer] = board.desk
        board.viewer = turn
        kept = self._desks.get((number, turn), Desk(sort=Sort(self._preferences().sort)))
        board.desk = replace(kept, concealed=True, focus=None, discard_open=False)
        self.drawn, self._acting.focus = True, None
        self._acting.guard()
        board.relay()

    def show_hand(self, *, shown: bool) -> None:
        """Lift the curtain, with the hand of the one who lifted it open or closed."""
        self.drawn, self._board.lingering, self._acting.wants_to_hide = False, False, False
        self._board.desk = replace(self._board.desk, concealed=not shown)
        self._acting.guard()
        self._board.relay()

    def peek(self, *, shown: bool) -> None:
        """The hand is seen before the curtain, and hidden again by whatever comes."""
        self.peeking = shown
        self._board.desk = replace(self._board.desk, concealed=not shown)
        self._board.relay()

    def forget(self) -> None:
        """The partie stands elsewhere now: what lay on the desks is gone, the curtain open."""
        self._desks.clear()
        self.drawn, self._acting.wants_to_hide = False, False
