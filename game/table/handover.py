"""The screen passes from one of two people to the other: the curtain, and what each left lying."""

from __future__ import annotations

from msgspec.structs import replace

from game.table.input_controller import InputController
from game.table.presenter import TablePresenter
from game.table.state import Curtain, Sentence, TableState
from game.table.ui import liked_sort
from rules.core.seats import Player


class Handover:
    """The curtain between two people, and each one's desk while the other sits at the screen."""

    def __init__(self, board: TablePresenter, acting: InputController) -> None:
        self._board, self._acting = board, acting
        self._left: dict[tuple[int, Player], TableState] = {}  # as it was left, in each deal

    @property
    def drawn(self) -> bool:
        """Whether the curtain is drawn before the table."""
        return self._board.curtain is not Curtain.OPEN

    @property
    def peeking(self) -> bool:
        """Whether the hand is seen for as long as a button of the curtain is held."""
        return self._board.curtain is Curtain.PEEKING

    def draw(self, turn: Player) -> None:
        """Draw the curtain: the screen is for the one on turn, who has yet to come."""
        board, face, top = self._board, self._board.face, self._board.top
        number = top.deals.number
        self._left[number, top.viewer] = top
        kept = self._left.get((number, turn))
        desk = face.left(kept.desk) if kept is not None else face.desk(liked_sort(face, top.likes))
        board.top = replace(
            top,
            edition=board.shown.edition(turn),
            desk=replace(desk, concealed=True),
            tricks_open=kept is not None and kept.tricks_open,
            curtain=Curtain.DRAWN,
            focus=None,
            news=Sentence(),  # what the one was told who goes
        )
        self._acting.guard()
        board.relay()

    def cover(self) -> None:
        """Nobody knows who looks at the screen when it is seen again: an open hand is covered."""
        top = self._board.top
        uncovered = top.curtain is Curtain.OPEN and not top.desk.concealed
        if top.shared and top.deals.running and uncovered:
            self.draw(top.viewer)

    def show_hand(self, *, shown: bool) -> None:
        """Lift the curtain, with the hand of the one who lifted it open or closed."""
        board, top = self._board, self._board.top
        self._acting.wants_to_hide = False
        desk = replace(top.desk, concealed=not shown)
        lingering = top.lingering and shown  # new cards that were covered are still to be seen
        board.top = replace(top, curtain=Curtain.OPEN, lingering=lingering, desk=desk)
        self._acting.guard()
        board.relay()

    def peek(self, *, shown: bool) -> None:
        """The hand is seen before the curtain, and hidden again by whatever comes."""
        board, top = self._board, self._board.top
        curtain = Curtain.PEEKING if shown else Curtain.DRAWN
        board.top = replace(top, curtain=curtain, desk=replace(top.desk, concealed=not shown))
        board.relay()

    def forget(self) -> None:
        """The partie stands elsewhere now: what lay on the desks is gone, the curtain open."""
        self._left.clear()
        self._board.top = replace(self._board.top, curtain=Curtain.OPEN)
        self._acting.wants_to_hide = False
