"""A coach at the table: at the choices that teach most he says what he would do, and why, unasked.

He is silent where the game itself is being explained, and for good as soon as he is not wanted. The
deal counts as assisted, as with a hint.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.session.juncture import Juncture
from game.session.session import Session
from game.table.aiding import Suggests
from game.table.input_controller import InputController
from game.table.presenter import TablePresenter
from game.table.weighing import Weighing


class Coaching:
    """Looks at each question once, and speaks when an advice is there."""

    def __init__(
        self,
        session: Session,
        board: TablePresenter,
        acting: InputController,
        suggests: Suggests,
        weighing: Weighing,
    ) -> None:
        """Where choices are weighed, that is told instead."""
        self._weighing = weighing
        self._session, self._board, self._acting, self._suggests = session, board, acting, suggests
        self._heard: Juncture | None = None  # where he spoke, or had nothing to say

    def tick(self) -> None:
        """Take back what he said of another question; say what there is to this one."""
        session, board, acting = self._session, self._board, self._acting
        now, top, aids = session.now, acting.top, board.face.aids
        if top.advice and self._heard is not now:
            acting.put(replace(top, advice=""))
            top = acting.top
        if not top.coached or aids is None or self._heard is now:
            return
        if not top.asked or session.storing:
            return
        if acting.prompt.guide or not board.face.coached(top.seen):
            self._heard = now
            return
        if self._weighing.serves(top):
            return
        advised = self._suggests(top.seen)
        if advised is None:
            return  # he still thinks
        self._heard = now
        board.arrange(aids.mark(top, advised))
        acting.put(replace(acting.top, advice=aids.reason(top.seen, advised)))
        session.note_hint()
