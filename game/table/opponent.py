"""The other side of the table: asked as soon as it is on turn, and given the time of a person.

It thinks while the cards still fly and words are read, so thinking, reading and the pause before an
answer pass at the same time and never one after the other.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Protocol

from game.session.juncture import Juncture
from game.session.session import Session
from game.stage.director import Motion
from game.table.presenter import TablePresenter
from rules.core.seats import Player


class Opponent(Protocol):
    """What the table wants to know of the programs that sit at it."""

    def waited_for(self) -> str:
        """A sentence while something takes unusually long; empty while all is well."""

    def news(self) -> str:
        """A sentence the player must be told, given once; empty when there is none."""

    def pause(self, now: Juncture, motion: Motion) -> float:
        """Seconds from the question that is put to a program here to its answer."""


class AtOnce:
    """An opponent who answers at once and of whom there is nothing to tell."""

    def waited_for(self) -> str:
        return ""

    def news(self) -> str:
        return ""

    def pause(self, now: Juncture, motion: Motion) -> float:  # noqa: ARG002 - the port's signature
        return 0.0


class Questioner:
    """Puts the question of each juncture to the program on turn, and sees to the pause."""

    def __init__(
        self, session: Session, board: TablePresenter, people: Container[Player], opponent: Opponent
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
