"""A deal on the table that plays itself as its record says: chance, the other one, and the learner.

The session is a real one, asked action by action; what the learner does at a step is the record's
next action too, and so nothing but the record is ever played.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from msgspec.structs import replace

from game.games import rules_of
from game.players.player import Human, Occupant
from game.school.lesson import Excerpt
from game.session.course import Course, Done
from game.session.dealer import Dealer
from game.session.juncture import Juncture
from game.session.session import Session
from game.stage.director import Motion
from game.table.input_controller import InputController, Liking
from game.table.offers import Prompt
from game.table.presenter import TablePresenter
from game.table.state import AnyHandState, Outcome
from game.table.timing import pause
from game.table.ui import ui_of
from game.words.catalogue import say
from rules.core.cards import Card
from rules.core.game import Action, Rules
from rules.core.seats import Player

_SHARE = 0.3
"""Of the time the other one takes at the table: in a lesson he knows what he will do."""


class _Script(Dealer):
    """Chance brings what stands in the record."""

    def __init__(self) -> None:
        super().__init__(0)
        self.next: Action | None = None

    def bring(self, rules: Rules, actions: Sequence[Done], state: object) -> Action:  # noqa: ARG002
        if self.next is None:
            raise ValueError("the record tells nothing more")
        return self.next


class Replay:
    """One excerpt on a table."""

    def __init__(
        self, game: str, excerpt: Excerpt, count: int, liking: Liking, motion: Motion
    ) -> None:
        """It lies there as after `count` actions; cards only just dealt are dealt again."""
        self.excerpt, self._motion = excerpt, motion
        self._script, self._players = _Script(), {player: Human() for player in Player}
        begun = 0 if count == 1 else count
        course = Course(rules_of(game), excerpt.states[begun], count=begun)
        seats: dict[Player, Occupant] = {**self._players}
        self.session = Session(seats, self._script, game=game, course=course)
        self._paused_for: Juncture | None = None
        names = [say("lesson.other"), say("lesson.other")]
        names[excerpt.seat] = say("you")
        self.board = TablePresenter(
            ui_of(game),
            self.session.now,
            excerpt.seat,
            (names[0], names[1]),
            frozenset({excerpt.seat}),
            motion,
            liking.preferences,
        )

    @property
    def learner(self) -> dict[Player, Human]:
        """The learner's seat, as the hands of a table want it."""
        return {self.excerpt.seat: self._players[self.excerpt.seat]}

    @property
    def count(self) -> int:
        """How many actions were done."""
        return self.session.count

    @property
    def seen(self) -> bool:
        """Whether all that happened was shown and read."""
        return self.board.moved_on and not self.board.feast.now

    def play_on(self) -> None:
        """Let the next action of the record be done, after the time that a person takes for it."""
        now = self.session.now
        turn = now.turn
        if turn is self.excerpt.seat.other and self._paused_for is not now:
            self._paused_for = now
            span = self.board.face.span(now.edition(turn).view)
            self.board.pause(_SHARE * pause(span, self.count, self._motion))
            return
        action = self.excerpt.actions[self.count]
        self._script.next = action
        if isinstance(turn, Player):
            self._players[turn].answer(action)
        happened = self.session.go_on()
        if happened:
            self.board.feed(happened)
            self.board.step()


class LessonWish(StrEnum):
    """An action that is the lesson's and not the game's."""

    ON = "lesson-on"  # what was told was read
    SHOW = "lesson-show"  # show me
    NEXT = "lesson-next"  # the lesson is over: the one after it
    PLAY = "lesson-play"  # the lesson is over: a first partie
    AWAY = "lesson-away"  # back to all lessons


class Teacher(Protocol):
    """Who is told what the learner does at the table."""

    @property
    def awaits(self) -> bool:
        """Whether an action is expected now."""

    def prompt(self, offered: Prompt) -> Prompt:
        """What is offered, where the table would offer this."""

    def wish(self, wished: LessonWish) -> None:
        """Something was wished."""

    def takes(self, action: Action) -> bool:
        """Whether this is what was expected."""

    def spoils(self, hand_state: AnyHandState) -> Card | None:
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
        hand_state = outcome.hand_state if outcome is not None else None
        stays = self._teacher.spoils(hand_state) if hand_state is not None else None
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

    def act(self, action: Action, *, unasked: bool = False) -> None:  # noqa: ARG002 - none advises
        top = self.top
        if not top.may_act or not self._session.is_of(self._board.viewer, action):
            return
        if self._teacher.takes(action):
            self.put(replace(top, hand_state=self._face.hand_handed_on(top.hand_state), focus=None))
            self.guard()
        elif (shaken := self._face.shaken(action)) is not None:
            self._board.shake(str(shaken))
