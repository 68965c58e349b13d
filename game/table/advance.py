"""When the partie goes on: the session waits for the picture, for a person, and for the screen.

What was put in comes first, then whoever is on turn; two people change places by way of a curtain.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from enum import Enum, auto
from typing import Protocol

from msgspec.structs import replace

from game.players.player import Human
from game.session.at_table import PartieAtTable
from game.session.juncture import Juncture
from game.stage.director import Motion
from game.table.handover import Handover
from game.table.input_controller import InputController
from game.table.mouse import Mouse
from game.table.presenter import TablePresenter
from game.table.taking_back import TakingBack
from game.words.catalogue import say
from rules.core.seats import Player


class Opponent(Protocol):
    """What the table wants to know of the programs that sit at it."""

    def waited_for(self) -> str:
        """A sentence while something takes unusually long; empty while all is well."""

    def news(self) -> str:
        """A sentence the player must be told, given once; empty when there is none."""

    def attend(self) -> None:
        """Hear and say what there is while a page lies over the table."""

    def pause(self, now: Juncture, motion: Motion) -> float:
        """Seconds from the question that is put to a program here to its answer."""


class AtOnce:
    """An opponent who answers at once and of whom there is nothing to tell."""

    def waited_for(self) -> str:
        return ""

    def news(self) -> str:
        return ""

    def attend(self) -> None:
        """Nobody speaks."""

    def pause(self, now: Juncture, motion: Motion) -> float:
        return 0.0


class Questioner:
    """Puts the question of each juncture to the program on turn, and sees to the pause."""

    def __init__(
        self,
        session: PartieAtTable,
        board: TablePresenter,
        people: Container[Player],
        opponent: Opponent,
    ) -> None:
        self._session, self._board = session, board
        self._people, self._opponent = people, opponent
        self._paused_for: Juncture | None = None

    def tick(self) -> None:
        """Ask whoever is to think; the pause begins when the last card has set out."""
        now = self._session.now
        if not isinstance(now.turn, Player) or now.turn in self._people:
            return
        self._session.ask()
        if self._paused_for is not now and not self._board.waiting:
            self._paused_for = now
            self._board.pause(self._opponent.pause(now, self._board.director.motion))


class Ahead(Enum):
    """What comes next."""

    TABLE = auto()  # the table goes on, or waits
    SHEET = auto()  # a deal has ended: its sheet, once
    END = auto()  # the partie is over


class Pacing:
    """Lets the session go on when the table is ready for more."""

    def __init__(
        self,
        session: PartieAtTable,
        board: TablePresenter,
        acting: InputController,
        humans: Mapping[Player, Human],
        handover: Handover,
        mouse: Mouse,
        back: TakingBack,
        opponent: Opponent,
    ) -> None:
        self._session, self._board, self._acting, self._humans = session, board, acting, humans
        self._handover, self._mouse, self._back = handover, mouse, back
        self._opponent = opponent
        self._sheet_of = 0  # the deal whose sheet was shown

    def go_on(self) -> Ahead:
        """Let the session take the next action, unless a person has to come to the table first."""
        session, acting = self._session, self._acting
        if session.storing:
            self._tell(self._opponent.waited_for())  # what was done here may be for him to take
            self._show(session.go_on())
            return Ahead.TABLE
        if self._back.leapt():
            self._leap()
            return Ahead.TABLE
        deals, turn = session.now.deals, session.now.turn
        if not deals.running and deals.number > self._sheet_of:
            self._sheet_of = deals.number
            return Ahead.SHEET
        if turn is None:
            return Ahead.END
        if acting.speaking:
            return Ahead.TABLE  # the other waits while one chooses what to say
        happened = self._interject()  # before the screen changes hands
        if not happened and not session.storing:
            if self._board.top.lingering:
                return Ahead.TABLE
            if isinstance(turn, Player) and not self._at_screen(turn):
                return Ahead.TABLE
            unsaved = "" if session.stored else say("now.unsaved")
            self._tell(self._opponent.waited_for() or unsaved, over=True)
            happened = session.go_on()
        self._show(happened)
        return Ahead.TABLE

    def leap_behind_the_curtain(self) -> None:
        """What was taken back while the curtain was drawn may make it another's turn."""
        if self._session.storing:
            self._session.go_on()
        if self._back.leapt():
            self._leap()

    def _show(self, happened: tuple[Juncture, ...]) -> None:
        if happened:
            self._board.feed(happened)
            self._board.step()
            self._acting.guard()

    def _interject(self) -> tuple[Juncture, ...]:
        """What the person does although the other is on turn: a correction, a late claim."""
        action, self._acting.interjection = self._acting.interjection, None
        return self._session.put_in(self._board.viewer, action) if action is not None else ()

    def _at_screen(self, turn: Player) -> bool:
        """Whether the one on turn can act; two people change places by way of the curtain."""
        board = self._board
        if turn not in self._humans or self._answers_itself(turn):
            return True
        if board.top.shared and (turn is not board.viewer or board.hand_state.concealed):
            if self._session.now.deals.running:
                self._mouse.let_go()
                self._handover.draw(turn)
                return False
            board.turn_to(turn)  # at the cut there is nothing to hide
        return True

    def _answers_itself(self, turn: Player) -> bool:
        """A person who has only one thing to say is not asked for it."""
        answer = self._board.face.answer(self._session.now.edition(turn).view)
        if answer is not None:
            self._humans[turn].answer(answer)
        return answer is not None

    def _tell(self, told: str, *, over: bool = False) -> None:
        """Say whom or what the table waits for; that nothing is, only where that is `over`."""
        if told != self._board.top.waited_for and (told or over):
            self._acting.put(replace(self._board.top, waited_for=told))

    def _leap(self) -> None:
        """Show the partie where it stands now."""
        self._board.leap(self._session.now)
        self._handover.forget()
        for human in self._humans.values():
            human.close()  # an answer that was not taken yet was given to another question
        self._acting.interjection = None
        self._sheet_of = min(self._sheet_of, len(self._session.now.deals.results))
        self._acting.guard()
