"""A deal on the table that plays itself as its record says: chance, the other one, and the learner.

The session is a real one, asked deed by deed; what the learner does at a step is the record's next
deed too, and so nothing but the record is ever played.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.games import rules_of
from game.players.player import Human, Occupant
from game.school.lesson import Excerpt
from game.session.course import Course, Done
from game.session.dealer import Dealer
from game.session.juncture import Juncture
from game.session.session import Session
from game.stage.director import Motion
from game.table.input_controller import Liking
from game.table.pace import pause
from game.table.presenter import TablePresenter
from game.table.ui import face_of
from game.words.catalogue import say
from rules.core.game import Action, Rules
from rules.core.seats import Player

_SHARE = 0.3
"""Of the time the other one takes at the table: in a lesson he knows what he will do."""


class _Script(Dealer):
    """Chance brings what stands in the record."""

    def __init__(self) -> None:
        super().__init__(0)
        self.next: Action | None = None

    def bring(self, rules: Rules, deeds: Sequence[Done], state: object) -> Action:  # noqa: ARG002
        if self.next is None:
            raise ValueError("the record tells nothing more")
        return self.next


class Replay:
    """One excerpt on a table."""

    def __init__(
        self, game: str, excerpt: Excerpt, count: int, liking: Liking, motion: Motion
    ) -> None:
        """It lies there as after `count` deeds; cards that were only just dealt are dealt again."""
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
            face_of(game),
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
        """How many deeds were done."""
        return self.session.count

    @property
    def seen(self) -> bool:
        """Whether all that happened was shown and read."""
        return self.board.moved_on and not self.board.feast.now

    def play_on(self) -> None:
        """Let the next deed of the record be done, after the time that a person takes for it."""
        now = self.session.now
        turn = now.turn
        if turn is self.excerpt.seat.other and self._paused_for is not now:
            self._paused_for = now
            span = self.board.face.span(now.edition(turn).view)
            self.board.pause(_SHARE * pause(span, self.count, self._motion))
            return
        deed = self.excerpt.deeds[self.count]
        self._script.next = deed
        if isinstance(turn, Player):
            self._players[turn].answer(deed)
        happened = self.session.go_on()
        if happened:
            self.board.feed(happened)
            self.board.step()
