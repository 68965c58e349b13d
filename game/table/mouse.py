"""The mouse at the table: a press, a drag, a click, and when each of them counts for nothing."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import replace

from game.pages.evening import AWAY
from game.session.at_table import PartieAtTable
from game.stage.basics import Pose
from game.stage.director import Director
from game.stage.picture import CardAt, CardItem, IconOf, Shadow, Touch
from game.stage.places import Places
from game.table.input_controller import InputController
from game.table.offers import GUIDE
from game.table.presenter import TablePresenter
from game.table.trick_book import KEY as BOOK
from game.table.ui import TableUI
from game.table.ui_parts import Drop
from rules.core.cards import Card
from rules.core.game import View


@dataclass(slots=True)
class Grip:
    """What went down under the pointer, and where the pointer is now, in units.

    `key` is what is dragged if the pointer moves: an own card, known by `card` too, or something
    else that lies there. `actions` is how many had been done in the partie when it went down.
    """

    at: Touch | None
    card: Card | None
    key: str | None
    x: float
    y: float
    actions: int
    dragging: bool = False

    def move(self, x: float, y: float) -> None:
        self.x, self.y = x, y


def with_dragged(items: tuple[CardItem, ...], grip: Grip | None) -> tuple[CardItem, ...]:
    """The cards with the dragged one under the pointer, above all others."""
    if grip is None or not grip.dragging or grip.key is None:
        return items
    key = grip.key
    lifted = (
        replace(item, pose=Pose(grip.x, grip.y, item.pose.width, 0), shadow=Shadow.LIFT)
        for item in items
        if item.key == key
    )
    return (*(item for item in items if item.key != key), *lifted)


def let_go(director: Director, grip: Grip) -> None:
    """Leave a dragged card where it was let go, so that it slides on from there."""
    items = with_dragged(director.items(), grip)
    director.place({item.key: item for item in items})


DOUBLE = 0.4
"""Seconds in which a second click may be the other half of a double click."""
_STILL = 6.0
"""Units within which the pointer has not moved meanwhile."""


class _Click(Struct, frozen=True):
    """A card of the own hand that was clicked: where, and when."""

    card: Card
    x: float
    y: float
    when: float


class Mouse:
    """What is held, from the press to the release, and which card was clicked last."""

    def __init__(
        self, session: PartieAtTable, board: TablePresenter, acting: InputController
    ) -> None:
        self._session, self._board, self._acting = session, board, acting
        self.grip: Grip | None = None
        self._clicked: _Click | None = None

    @property
    def dragging(self) -> bool:
        return self.grip is not None and self.grip.dragging

    def let_go(self) -> None:
        """Forget what is held: the table is left, or the button comes up where we cannot see it."""
        self.grip = None

    def press(self, at: Touch | None, x: float, y: float, *, curtain: bool) -> None:
        """The button goes down on a target, or on none: it hurries what is shown, or grips."""
        board, acting = self._board, self._acting
        self.grip = None
        speaks = acting.speaking or acting.is_put_in(at)
        at_leisure = board.standing and _only_looks(at)
        if not (curtain or speaks or at_leisure) and board.hurry():
            acting.guard()
            return
        if acting.guarded or board.room is None:
            return
        card = acting.own_card(at)
        if card is not None and self._again(card, x, y):
            return
        key = str(card) if card is not None else at.key if isinstance(at, CardAt) else None
        self.grip = Grip(at, card, key, x, y, self._session.count)

    def drag(self, x: float, y: float) -> None:
        """The pointer moves with the button down."""
        grip = self.grip
        if grip is None or grip.at is None or grip.key is None:
            return
        top, face = self._acting.top, self._board.face
        free = face.drags(top.seen) if grip.card is not None else face.pulls(grip.at, top)
        grip.dragging = top.may_act and free
        grip.move(x, y)

    def release(self, at: Touch | None, x: float, y: float) -> Touch | None:
        """The button comes up; gives the target that was clicked, None for a drag or a miss.

        The card is clicked that was pressed, though others have slid since under a still pointer.
        """
        grip, self.grip = self.grip, None
        if grip is None or self._board.room is None:
            return None
        if grip.dragging and grip.card is not None:
            self._drop(grip, grip.card, y)
            return None
        if grip.dragging:
            let_go(self._board.director, grip)
            self._board.settle()
            at = grip.at  # to pull it away is to press it
        if at != grip.at and not (grip.card is not None and _near(grip, x, y)):
            return None
        at = grip.at
        if grip.actions != self._session.count and not _only_looks(at):
            return None  # it was pressed on the table of before: what it would do now is not meant
        if grip.card is not None and not grip.dragging:
            self._clicked = _Click(grip.card, grip.x, grip.y, self._board.clock.now)
        return at

    def _again(self, card: Card, x: float, y: float) -> bool:
        """Whether it is a double click on a card that has gone: it is not meant for this one."""
        last = self._clicked
        if last is None or last.card == card:
            return False
        return self._board.clock.now - last.when < DOUBLE and _near(last, x, y)

    def _drop(self, grip: Grip, card: Card, y: float) -> None:
        """The end of a drag: out of the hand, or back to a place in it."""
        board, acting = self._board, self._acting
        if board.room is None:
            return
        let_go(board.director, grip)
        left = self._left_of(grip.x, card)
        out = y < Places.of(board.room).hand_top + 10
        dropped = Drop(card=card, out=out, left=left, x=grip.x, y=grip.y, room=board.room)
        acting.take(board.face.drop(dropped, acting.top))
        board.settle()

    def _left_of(self, x: float, card: Card) -> tuple[Card, ...]:
        """The other cards of the hand that are seen left of a point."""
        board = self._board
        lying = {other: board.director.item(str(other)) for other in board.face.hand(board.seen)}
        return tuple(
            other
            for other, item in lying.items()
            if other != card and item is not None and board.fan.place_of(item) < x
        )


def _near(one: Grip | _Click, x: float, y: float) -> bool:
    """Whether the pointer is where it was."""
    return abs(x - one.x) < _STILL and abs(y - one.y) < _STILL


def _only_looks(at: Touch | None) -> bool:
    """Whether a press changes nothing in the partie: the icons, and the way back from a trial."""
    return isinstance(at, IconOf) or at == AWAY


SORT = IconOf("sort")


def touch(face: TableUI, at: Touch, acting: InputController) -> None:
    """Do what a target of the table stands for; nothing if it stands for nothing now."""
    offer = next((offer for offer in acting.prompt.every if offer.button.key == at), None)
    if offer is not None:
        acting.do(offer)
    elif at == SORT:
        acting.sort()
    elif at == GUIDE:
        acting.alone()
    elif at == BOOK or _is_won(face, acting.top.seen, at):
        acting.leaf()
    else:
        acting.touch(at)


def _is_won(face: TableUI, seen: View, at: Touch) -> bool:
    """Whether a target is a card of a trick that was taken, or of a pile of them."""
    won = {card for trick in face.tricks(seen) for card in (trick.own, trick.other)}
    return isinstance(at, CardAt) and (at.key in won or at.key.startswith("pile:"))
