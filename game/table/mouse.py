"""The mouse at the table: a press, a drag, a click, and when each of them counts for nothing."""

from __future__ import annotations

from game.session.session import Session
from game.stage.picture import IconOf, Touch
from game.stage.places import Places
from game.table.acting import Acting
from game.table.board import Board
from game.table.grip import Grip, let_go
from game.table.hands import own_card
from rules.core.cards import Card
from rules.piquet.choices import MayCall, MayExchange, MayPlay


class Mouse:
    """What is held, from the press to the release."""

    def __init__(self, session: Session, board: Board, acting: Acting) -> None:
        self._session, self._board, self._acting = session, board, acting
        self.grip: Grip | None = None

    @property
    def dragging(self) -> bool:
        return self.grip is not None and self.grip.dragging

    def let_go(self) -> None:
        """Forget what is held: the table is left, or the button comes up where we cannot see it."""
        self.grip = None

    def press(self, key: Touch | None, x: float, y: float, *, curtain: bool) -> None:
        """The button goes down on a target, or on none: it hurries what is shown, or grips."""
        board, acting = self._board, self._acting
        self.grip = None
        speaks = acting.speaking or acting.is_put_in(key)
        at_leisure = board.pausing and not board.under_way and _only_looks(key)
        if not (curtain or speaks or at_leisure) and board.hurry():
            acting.guard()
            return
        if acting.guarded or board.room is None:
            return
        self.grip = Grip(key, own_card(key, board.seen.deal), x, y, self._session.count)

    def drag(self, x: float, y: float) -> None:
        """The pointer moves with the button down."""
        grip = self.grip
        if grip is None or grip.card is None:
            return
        may_drag = isinstance(self._board.seen.choices, MayExchange | MayPlay | MayCall)
        grip.dragging = may_drag and self._acting.may_act
        grip.move(x, y)
        self._board.changed += 1

    def release(self, key: Touch | None, y: float) -> Touch | None:
        """The button comes up; gives the target that was clicked, None for a drag or a miss."""
        grip, self.grip = self.grip, None
        if grip is None or self._board.room is None:
            return None
        if grip.dragging and grip.card is not None:
            self._drop(grip, grip.card, y)
            return None
        if key != grip.key:
            return None
        if grip.deeds != self._session.count and not _only_looks(key):
            return None  # it was pressed on the table of before: what it would do now is not meant
        return key

    def _drop(self, grip: Grip, card: Card, y: float) -> None:
        """The end of a drag: to the discards, onto the trick, or back to a place in the hand."""
        board = self._board
        if board.room is None:
            return
        at = grip.x  # where the pointer is
        let_go(board.director, grip)
        out = y < Places.of(board.room).hand_top + 10
        choosing = isinstance(board.seen.choices, MayExchange)
        if out != (choosing and card in board.desk.chosen):
            self._acting.use(card)
        elif not out and card not in board.desk.chosen:
            self._acting.put_beside(card, self._left_of(at, card))
        board.settle()

    def _left_of(self, x: float, card: Card) -> int:
        """How many of the other cards in the hand lie left of a point."""
        board = self._board
        deal = board.seen.deal
        held = deal.hand - frozenset((*board.desk.chosen, card)) if deal is not None else ()
        items = [board.director.item(str(other)) for other in held]
        return sum(item is not None and item.pose.x < x for item in items)


def _only_looks(key: Touch | None) -> bool:
    """Whether a press changes nothing in the partie: the icons of the menu, the keys, the order."""
    return isinstance(key, IconOf)
