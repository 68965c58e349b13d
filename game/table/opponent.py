"""The other side of the table: asked as soon as it is on turn, and given the time of a person.

It thinks while the cards still fly and words are read, so thinking, reading and the pause before an
answer pass at the same time and never one after the other.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Protocol

from game.session.session import Session
from game.stage.director import Motion
from game.table.board import Board
from rules.core.seats import Player
from rules.piquet.state import State


class Opponent(Protocol):
    """What the table wants to know of the programs that sit at it."""

    def waited_for(self) -> str:
        """A sentence while something takes unusually long; empty while all is well."""

    def news(self) -> str:
        """A sentence the player must be told, given once; empty when there is none."""

    def pause(self, state: State, motion: Motion) -> float:
        """Seconds from the question that this state puts to a program to its answer."""


class AtOnce:
    """An opponent who answers at once and of whom there is nothing to tell."""

    def waited_for(self) -> str:
        return ""

    def news(self) -> str:
        return ""

    def pause(self, state: State, motion: Motion) -> float:  # noqa: ARG002 - the port's signature
        return 0.0


class Asking:
    """Puts the question of each state to the program on turn, and sees to the pause."""

    def __init__(
        self, session: Session, board: Board, people: Container[Player], opponent: Opponent
    ) -> None:
        self._session, self._board = session, board
        self._people, self._opponent = people, opponent
        self._paused_for: State | None = None

    def tick(self) -> None:
        """Ask whoever is to think; the pause begins when the last card has set out."""
        state = self._session.state
        if not isinstance(state.turn, Player) or state.turn in self._people:
            return
        self._session.ask()
        if self._paused_for is not state and not self._board.waiting:
            self._paused_for = state
            self._board.pause(self._opponent.pause(state, self._board.director.motion))
