"""The session: the one holder of the truth. It asks who is on turn, stores the action, applies it.

It never waits: a player that still thinks makes `advance` return nothing, and the scene asks again.
It never runs ahead either: the scene calls `advance` when its picture is ready for more.
Actions may be taken back: that is a record in the log, which only grows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from game.games import PIQUET, rules_of
from game.players.player import Occupant
from game.session.course import (
    Back,
    Course,
    Done,
    Forward,
    Hinted,
    Record,
    replayed,
    way_back,
    way_forward,
    write_record,
)
from game.session.juncture import Juncture
from rules.core.game import Action, AnyMoment, Illegal, Options, Refused, Rules, State
from rules.core.seats import Chance, Player


class Log(Protocol):
    """Where actions are kept. True says that a line is safe, False that it could not be stored.

    None says that it is on its way: the same call is made again to hear what came of it.
    """

    def store(self, number: int, line: str) -> bool | None:
        """Keep the line of action `number`, counted from 0; the numbers come in order."""

    def finish(self, state: State, assisted: Collection[int]) -> bool | None:
        """Turn the finished partie into a score card; `assisted` are numbers of deals."""


class NoLog:
    """Keeps nothing: for a demonstration or a test."""

    def store(self, number: int, line: str) -> bool:  # noqa: ARG002 - the port's signature
        return True

    def finish(self, state: State, assisted: Collection[int]) -> bool:  # noqa: ARG002 - as above
        return True


class Packs(Protocol):
    """Who brings the packs."""

    def bring(self, rules: Rules, actions: Sequence[Done], state: State) -> Action | None:
        """The pack that is awaited in a state after these actions; None while it is not drawn."""


class Session:
    """One partie being played by two players and a dealer."""

    def __init__(
        self,
        players: Mapping[Player, Occupant],
        dealer: Packs,
        options: Options | None = None,
        log: Log | None = None,
        lines: Sequence[str] = (),
        game: str = PIQUET,
        course: Course | None = None,
    ) -> None:
        """`lines` is the log of a partie to go on with; it is replayed as far as it is legal.

        Whoever has replayed it already gives its `course` instead.
        """
        self.players = players
        self.dealer = dealer
        self.log = log or NoLog()
        self.rules = rules_of(game)
        if course is None:
            course, self.refused = replayed(self.rules, options, lines)
        else:
            self.refused = None
        self.course = course
        self.replayed = course.count
        self._unstored: list[tuple[int, str]] = []
        self._unfinished = False
        self._on_its_way = False
        self._action: Action | Record | None = None  # done as soon as it is stored
        self._now: tuple[State, Juncture] | None = None
        self._answer: tuple[State, Action] | None = None
        if course.count and self._over:  # it was over, and its end was not kept
            self._unfinished = True
            self.flush()

    @property
    def state(self) -> State:
        """Where the partie stands."""
        return self.course.state

    @property
    def count(self) -> int:
        """How many lines the log has, records too."""
        return self.course.count

    @property
    def jumps(self) -> int:
        """How often the state has leapt: back, or forward again."""
        return self.course.jumps

    @property
    def assisted(self) -> frozenset[int]:
        """Deals with a hint, or where one went back after seeing more."""
        return self.course.assisted

    @property
    def stored(self) -> bool:
        """Whether everything that was done is safe on the disk."""
        return not self._unstored and not self._unfinished

    @property
    def lines_stored(self) -> bool:
        """Whether all that was done is safe, if not yet that it was the end."""
        return not self._unstored

    @property
    def storing(self) -> bool:
        """Whether something is on its way to the disk; `advance` then gives what it waited for."""
        return self._on_its_way

    @property
    def _over(self) -> bool:
        return self.rules.ending(self.state) is not None

    def ask(self) -> None:
        """Let the player on turn begin to think already; `advance` then takes what was answered."""
        turn = self.state.turn
        if isinstance(turn, Player):
            self._choice(turn)

    def advance(self) -> tuple[AnyMoment, ...]:
        """The next action and all that comes of it; nothing while it is thought about or stored."""
        if self._on_its_way:
            return self._done()
        turn = self.state.turn
        if turn is None:
            return ()
        action: Action | None
        if isinstance(turn, Chance):
            action = self.dealer.bring(self.rules, self.course.actions, self.state)
        else:
            action = self._choice(turn)
        return () if action is None else self._do(action)

    def interject(self, player: Player, action: Action) -> tuple[AnyMoment, ...]:
        """An action of one who need not be on turn, where the rules allow it (doer tells whose).

        Raises Illegal like any action, ValueError if the action is not this player's, or if another
        action is still being stored.
        """
        self._is_free()
        if self.rules.doer(self.state, action) is not player:
            raise ValueError("the action is another's")
        return self._do(action)

    # ---- for those who watch

    @property
    def now(self) -> Juncture:
        """Where the partie stands; the same object as long as it stands there."""
        if self._now is None or self._now[0] is not self.state:
            self._now = self.state, Juncture(self.rules, self.state)
        return self._now[1]

    def go_on(self) -> tuple[Juncture, ...]:
        """`advance` for those who watch: what happened, to be asked for each player's edition."""
        return self._watched(self.advance())

    def put_in(self, player: Player, action: Action) -> tuple[Juncture, ...]:
        """`interject` for those who watch."""
        return self._watched(self.interject(player, action))

    def _watched(self, moments: tuple[AnyMoment, ...]) -> tuple[Juncture, ...]:
        found = tuple(Juncture(self.rules, moment.state, moment.event) for moment in moments)
        if found:
            self._now = moments[-1].state, found[-1]
        return found

    def is_of(self, player: Player, action: Action) -> bool:
        """Whether an action is this player's to do now, on turn or not."""
        return self.rules.doer(self.state, action) is player

    def refusal(self, action: Action) -> Refused | None:
        """Which rule is against an action now."""
        return self.rules.check(self.state, action)

    # ---- actions

    def _do(self, action: Action) -> tuple[AnyMoment, ...]:
        refused = self.rules.check(self.state, action)
        if refused is not None:
            raise Illegal(refused)
        return self._store(action, self.rules.write(action))

    # ---- taking back

    def back(self, people: Collection[Player]) -> int | None:
        """To how many actions the last choice of these people leads back, in this deal."""
        return way_back(self.rules, self.course.actions, people)

    def forward(self, people: Collection[Player]) -> int | None:
        """To how many actions one may go forward again after going back."""
        line = self.course.line
        return way_forward(self.rules, line.actions, line.undone, people)

    def go(self, count: int) -> None:
        """Go back or forward to so many actions of this deal, as soon as that is stored.

        ValueError where that leads nowhere, or while an action is being stored.
        """
        self._is_free()
        record = Back(count) if count < len(self.course.actions) else Forward(count)
        self.course.after_record(record)  # raises before anything is stored
        self._store(record, write_record(record))

    def note_hint(self) -> bool:
        """Record that a suggestion was shown in this deal, once; whether it is the first.

        ValueError while an action is being stored.
        """
        self._is_free()
        number = self.rules.deals(self.state).number
        if not number or number in self.assisted:
            return False
        self._store(Hinted(), write_record(Hinted()))
        return True

    def _is_free(self) -> None:
        if self._on_its_way:
            raise ValueError("an action is being stored")

    def _store(self, action: Action | Record, line: str) -> tuple[AnyMoment, ...]:
        self._unstored.append((self.count, line))
        self._action = action
        self.flush()
        return self._done()

    def _done(self) -> tuple[AnyMoment, ...]:
        """What comes of the action that was stored; nothing while it is still on its way."""
        if self._on_its_way:
            self.flush()
        if self._on_its_way or self._action is None:
            return ()
        action, self._action = self._action, None
        moments = self._apply(action)
        if self._over:
            self._unfinished = True
            self.flush()
        return moments

    def _choice(self, turn: Player) -> Action | None:
        """What the one on turn answers in this state; an answer to another state is forgotten."""
        if self._answer is None or self._answer[0] is not self.state:
            action = self.players[turn].choose(self.now.edition(turn).view)
            self._answer = None if action is None else (self.state, action)
        return None if self._answer is None else self._answer[1]

    def flush(self) -> bool:
        """Try to store what could not be stored before; True when nothing is left."""
        done: bool | None = True
        while self._unstored and (done := self.log.store(*self._unstored[0])):
            del self._unstored[0]
        if self._unfinished and not self._unstored:
            done = self.log.finish(self.state, self.assisted)
            self._unfinished = not done
        self._on_its_way = done is None
        return self.stored

    def close(self) -> None:
        """Everybody leaves the table."""
        for player in self.players.values():
            player.close()

    def _apply(self, action: Action | Record) -> tuple[AnyMoment, ...]:
        """Do an action, or leap (which has no moments). Raises Illegal; ValueError for a leap."""
        if isinstance(action, Record):
            self._answer = None  # it may lead away from the very state that comes again
            self.course = self.course.after_record(action)
            return ()
        self.course, moments = self.course.after_action(action)
        return moments
