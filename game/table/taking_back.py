"""Taking back at the table, and doing again: what is asked first, and what is told."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from game.pages.questions import TakeBackQuestion
from game.pages.scene import Push
from game.players.player import Human
from game.session.at_table import PartieAtTable
from game.table.input_controller import InputController
from game.table.presenter import TablePresenter
from game.words.catalogue import say
from game.words.terms import listed
from rules.core.seats import Player


class TakingBack:
    """The way back and forward for whoever sits before the screen."""

    def __init__(
        self,
        session: PartieAtTable,
        board: TablePresenter,
        acting: InputController,
        humans: Mapping[Player, Human],
    ) -> None:
        self._session, self._board, self._acting = session, board, acting
        self._humans = humans
        self._jumps = session.jumps
        self._assisted = len(session.assisted)

    def wish(self, *, forward: bool) -> Push | None:
        """Go back or forward; with two people the other one is asked first, on a page.

        What is only chosen yet goes back into the hand first, and nobody is asked for that.
        """
        session, board = self._session, self._board
        if session.storing or not self._humans:
            return None
        if not forward and board.top.may_act:
            hand_state = board.face.hand_kept(board.hand_state)
            if hand_state != board.hand_state:
                board.arrange(hand_state)
                return None
        people = frozenset(self._humans)
        count = session.forward(people) if forward else session.back(people)
        if count is None:
            self._acting.say(say("forward.none" if forward else "back.none"))
            return None
        if len(people) == 1:
            self._go(count)
            return None
        top = self._board.top
        name, other = listed(top.before_screen), listed(top.away)
        question = say("forward.ask" if forward else "back.ask", name=name, other=other)
        return Push(TakeBackQuestion(question, lambda: self._go(count)))

    def leapt(self) -> bool:
        """Whether the session has gone back or forward since this was asked last; tells of it."""
        if self._session.jumps == self._jumps:
            return False
        self._jumps = self._session.jumps
        if len(self._session.assisted) > self._assisted:
            self._acting.say(say("back.assisted"))
        elif self._session.forward(frozenset(self._humans)) is not None:
            self._acting.say(say("back.done"))
        self._assisted = len(self._session.assisted)
        return True

    def _go(self, count: int) -> None:
        for human in self._humans.values():
            human.close()  # what was answered to a question that is gone
        self._acting.interjection = None
        self._acting.put(replace(self._acting.top, claimed=-1))  # he is asked again
        self._session.go(count)
        self._board.break_off()
