"""The session: the one holder of the truth. It asks who is on turn, stores the deed, applies it.

It never waits: a player that still thinks makes `advance` return nothing, and the scene asks again.
It never runs ahead either: the scene calls `advance` when its picture is ready for more.
Deeds may be taken back: that is a record in the log, which only grows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from game.players.player import Seated
from game.session.dealer import Dealer
from game.session.line_of_play import (
    Back,
    Forward,
    Hinted,
    Record,
    read_record,
    write_record,
)
from game.session.takeback import is_assisted, start_of_deal, way_back, way_forward
from rules.core.game import Illegal, Refused
from rules.core.seats import Chance, Player
from rules.piquet import partie
from rules.piquet.actions import Action, Spread
from rules.piquet.chain import PiquetMoment
from rules.piquet.options import Options
from rules.piquet.record.notation import parse_action, write_action
from rules.piquet.rights import doer
from rules.piquet.state import Phase, State
from rules.piquet.view import View, view


class Log(Protocol):
    """Where deeds are kept. True says that a line is safe, False that it could not be stored.

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


class Session:
    """One partie being played by two players and a dealer."""

    def __init__(
        self,
        players: Mapping[Player, Seated],
        dealer: Dealer,
        options: Options | None = None,
        log: Log | None = None,
        lines: Sequence[str] = (),
    ) -> None:
        """`lines` is the log of a partie to go on with; it is replayed as far as it is legal."""
        self.players = players
        self.dealer = dealer
        self.log = log or NoLog()
        self.state = partie.start(options)
        self.count = 0  # of lines in the log, records too
        self.jumps = 0  # how often the state has leapt: back, or forward again
        self.assisted: set[int] = set()  # deals with a hint, or where one went back after more
        self._course: list[tuple[State, Action]] = []
        self._undone: list[tuple[State, Action]] = []
        self.refused: Refused | None = None
        self._unstored: list[tuple[int, str]] = []
        self._unfinished = False
        self._on_its_way = False
        self._deed: Action | Record | None = None  # done as soon as it is stored
        self._asked: tuple[State, View] | None = None
        self._answer: tuple[State, Action] | None = None
        for line in lines:
            try:
                record = read_record(line)
                self._apply(parse_action(line) if record is None else record)
            except Illegal as illegal:
                self.refused = illegal.refused
                break
            except ValueError:  # no line of ours, or a record that leads nowhere
                break
        self.replayed = self.count
        if lines and self.state.settlement is not None:  # it was over, and its end was not kept
            self._unfinished = True
            self.flush()

    @property
    def stored(self) -> bool:
        """Whether everything that was done is safe on the disk."""
        return not self._unstored and not self._unfinished

    @property
    def storing(self) -> bool:
        """Whether something is on its way to the disk; `advance` then gives what it waited for."""
        return self._on_its_way

    def ask(self) -> None:
        """Let the player on turn begin to think already; `advance` then takes what was answered."""
        turn = self.state.turn
        if isinstance(turn, Player):
            self._choice(turn)

    def advance(self) -> tuple[PiquetMoment, ...]:
        """The next deed with all that comes of it; nothing while it is thought about or stored."""
        if self._on_its_way:
            return self._done()
        turn = self.state.turn
        if turn is None:
            return ()
        action: Action | None
        if isinstance(turn, Chance):
            deals = len(self.state.results) + 1
            spreads = sum(isinstance(deed, Spread) for _, deed in self._course)
            number = deals if self.state.phase is Phase.DEAL else spreads
            action = self.dealer.bring(self.state.phase, number)
        else:
            action = self._choice(turn)
        return () if action is None else self._do(action)

    def interject(self, player: Player, action: Action) -> tuple[PiquetMoment, ...]:
        """A deed of one who need not be on turn: a correction, a late claim (laws 50 and 56).

        Raises Illegal like any deed, ValueError if the deed is not this player's, or if another
        deed is still being stored.
        """
        if self._on_its_way:
            raise ValueError("a deed is being stored")
        if doer(self.state, action) is not player:
            raise ValueError("the deed is another's")
        return self._do(action)

    def _do(self, action: Action) -> tuple[PiquetMoment, ...]:
        refused = partie.check(self.state, action)
        if refused is not None:
            raise Illegal(refused)
        return self._store(action, write_action(action))

    # ---- taking back

    def back(self, people: Collection[Player]) -> int | None:
        """To how many deeds the last choice of these people leads back, in this deal."""
        return way_back(self._course, people)

    def forward(self, people: Collection[Player]) -> int | None:
        """To how many deeds one may go forward again after going back."""
        return way_forward(self._course, self._undone, people)

    def go(self, count: int) -> None:
        """Go back or forward to so many deeds of this deal, as soon as that is stored.

        ValueError where that leads nowhere, or while a deed is being stored.
        """
        if self._on_its_way:
            raise ValueError("a deed is being stored")
        record = Back(count) if count < len(self._course) else Forward(count)
        self._check(record)
        self._store(record, write_record(record))

    def note_hint(self) -> bool:
        """Record that a suggestion was shown in this deal, once; whether it is the first.

        ValueError while a deed is being stored.
        """
        if self._on_its_way:
            raise ValueError("a deed is being stored")
        deal = self.state.deal
        if deal is None or deal.number in self.assisted:
            return False
        self._store(Hinted(), write_record(Hinted()))
        return True

    def _check(self, record: Back | Forward) -> None:
        """Raise ValueError for a record that leads nowhere."""
        deeds = len(self._course)
        match record:
            case Back(count) if start_of_deal(self._course) <= count < deeds:
                return
            case Forward(count) if deeds < count <= deeds + len(self._undone):
                return
        raise ValueError(f"{write_record(record)} leads nowhere from {deeds} deeds")

    def _store(self, deed: Action | Record, line: str) -> tuple[PiquetMoment, ...]:
        self._unstored.append((self.count, line))
        self._deed = deed
        self.flush()
        return self._done()

    def _done(self) -> tuple[PiquetMoment, ...]:
        """What comes of the deed that was stored; nothing while it is still on its way."""
        if self._on_its_way:
            self.flush()
        if self._on_its_way or self._deed is None:
            return ()
        deed, self._deed = self._deed, None
        moments = self._apply(deed)
        if self.state.settlement is not None:
            self._unfinished = True
            self.flush()
        return moments

    def _choice(self, turn: Player) -> Action | None:
        """What the one on turn answers in this state; an answer to another state is forgotten."""
        if self._answer is None or self._answer[0] is not self.state:
            action = self.players[turn].choose(self._view(turn))
            self._answer = None if action is None else (self.state, action)
        return None if self._answer is None else self._answer[1]

    def _view(self, turn: Player) -> View:
        """What the one on turn sees, made once for each state."""
        if self._asked is None or self._asked[0] is not self.state:
            self._asked = self.state, view(self.state, turn)
        return self._asked[1]

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

    def _apply(self, deed: Action | Record) -> tuple[PiquetMoment, ...]:
        """Do a deed, or leap; a leap has no moments. Raises Illegal, or ValueError for a leap."""
        if isinstance(deed, Record):
            self._note(deed)
            self.count += 1
            return ()
        moments = partie.apply(self.state, deed)
        self._course.append((self.state, deed))
        self._undone.clear()
        self.state = moments[-1].state
        self.count += 1
        return moments

    def _note(self, record: Record) -> None:
        """What a record in the log means for the partie."""
        if not isinstance(record, Hinted):
            self._leap(record)
        elif self.state.deal is not None:
            self.assisted.add(self.state.deal.number)

    def _leap(self, record: Back | Forward) -> None:
        self._check(record)
        before = self.state
        self._answer = None  # it may have led away from the very state that comes again
        match record:
            case Back(count):
                self.state = self._course[count][0]
                taken = self._course[count:]
                if before.deal is not None and is_assisted(taken):
                    self.assisted.add(before.deal.number)
                self._undone = taken + self._undone
                del self._course[count:]
            case Forward(count):
                more = count - len(self._course)
                again, self._undone = self._undone[:more], self._undone[more:]
                self._course += again
                self.state = partie.apply(*again[-1])[-1].state
        self.jumps += 1


def legal_length(options: Options, lines: Sequence[str]) -> int:
    """How many lines of a log can be played, from the first on, by the rules as they are."""
    return Session({}, Dealer(0), options, lines=lines).replayed
