"""The hands of a learner at the table: a deed goes to the lesson before it goes anywhere."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

from msgspec.structs import replace

from game.school.replay import Replay
from game.table.input_controller import InputController, Liking
from game.table.offers import Prompt
from game.table.state import Desk, Outcome
from rules.core.cards import Card
from rules.core.game import Action


class LessonWish(StrEnum):
    """A deed that is the lesson's and not the game's."""

    ON = "lesson-on"  # what was told was read
    SHOW = "lesson-show"  # show me
    NEXT = "lesson-next"  # the lesson is over: the one after it
    PLAY = "lesson-play"  # the lesson is over: a first partie
    AWAY = "lesson-away"  # back to all lessons


class Teacher(Protocol):
    """Who is told what the learner does at the table."""

    @property
    def awaits(self) -> bool:
        """Whether a deed is expected now."""

    def prompt(self, offered: Prompt) -> Prompt:
        """What is offered, where the table would offer this."""

    def wish(self, wished: LessonWish) -> None:
        """Something was wished."""

    def takes(self, action: Action) -> bool:
        """Whether this is what was expected."""

    def spoils(self, desk: Desk) -> Card | None:
        """A card that was put out and should stay; the learner was told why."""


class LearnersHands(InputController):
    """Works as the hands of any table, but for whom it asks."""

    def __init__(self, teacher: Teacher, replay: Replay, liking: Liking) -> None:
        super().__init__(replay.session, replay.board, replay.learner, liking)
        self._teacher = teacher

    @property
    def prompt(self) -> Prompt:
        return self._teacher.prompt(super().prompt)

    @property
    def speaking(self) -> bool:
        return False

    def take(self, outcome: Outcome | None) -> None:
        if not self._teacher.awaits:
            return
        desk = outcome.desk if outcome is not None else None
        stays = self._teacher.spoils(desk) if desk is not None else None
        if stays is not None:
            self._board.shake(str(stays))
        else:
            super().take(outcome)

    def wish(self, wish: StrEnum) -> None:
        if isinstance(wish, LessonWish):
            self._teacher.wish(wish)
            self.guard()
        else:
            super().wish(wish)

    def act(self, action: Action) -> None:
        top = self.top
        if not top.may_act or not self._session.is_of(self._board.viewer, action):
            return
        if self._teacher.takes(action):
            self.put(replace(top, desk=self._face.done(top.desk), focus=None))
            self.guard()
        elif (shaken := self._face.shaken(action)) is not None:
            self._board.shake(str(shaken))
