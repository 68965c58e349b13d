"""The inviter's end: its session is the truth, and the guest's seat answers over the line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from game.apart.end import LineEnd, Person
from game.apart.journal import Journal, JournalError
from game.apart.messages import (
    Act,
    Begun,
    ChainSum,
    DealOpened,
    Entry,
    Greeting,
    LineFault,
    Message,
    OfferAgreed,
    PackDrawn,
    PartieOffer,
    Pledge,
    Stopped,
    Throw,
    Trouble,
    write,
)
from game.apart.packs import drawn, pledge_of, secret_for
from game.apart.transcript import AgreedTable, shown, tried
from game.players.player import Occupant
from game.session.course import Course, Done, Record
from game.session.session import Log, NoLog, Session
from rules.core.game import Action, AnyMoment, Rules, State, View
from rules.core.seats import Chance, Player


class HostEnd(LineEnd):
    """The truth of a partie, told to a guest as far as he may know it.

    The session is there from the start; it waits until the guest has agreed. `tick` and `session`
    are called in turn for as long as the partie runs, and `tick` after it until it is `settled`.
    """

    def __init__(
        self,
        me: Person,
        secret: str,
        seats: Mapping[Player, Occupant],
        journal: Journal,
        now: Callable[[], float],
        *,
        offer: PartieOffer | None = None,
        log: Log | None = None,
        course: Course | None = None,
    ) -> None:
        """`seats` has who plays here; `offer` is there for a new partie.

        One to go on with stands in the journal, and `course` is what the book has of it.
        JournalError where the journal knows of more than the book.
        """
        super().__init__(me, journal, now, checking=False)
        self._secret, self._sent = secret, 0
        if offer is not None and not journal.count:
            self._add(offer)
        table = self.transcript.table
        if table is None:
            raise JournalError(1)
        self.table: AgreedTable = table
        self._act: tuple[int, Action] | None = None
        self.ends_alone = False
        """Whether a partie that is over is kept as such though the guest has not told he has it."""
        self._checked = 0  # entries that the guest has found to be in his book too
        self.session = _Session(self, {**seats, table.guest: _Far(self)}, log, course)
        self._catch_up()

    @property
    def guest(self) -> Player:
        """Whose seat is elsewhere."""
        return self.table.guest

    @property
    def may_finish(self) -> bool:
        """Whether the end may be kept: the guest has it, or one waits for him no longer."""
        return self.ends_alone or self.settled

    @property
    def settled(self) -> bool:
        """Whether the partie is over, and the guest has all of it."""
        return self.transcript.over and self._checked == self.journal.count

    # ---- entries

    def _add(self, entry: Entry) -> None:
        self.transcript.take(entry)
        self.journal.add(write(entry))

    def _catch_up(self) -> None:
        """Tell of what the book has, and the journal has not heard of any more."""
        course, transcript = self.session.course, self.transcript
        if transcript.count > len(course.actions):
            raise JournalError(len(self.journal.texts))
        for done in course.actions[transcript.count :]:
            self.happened(self.table.rules.apply(done.state, done.action))
        self._open()

    def happened(self, moments: tuple[AnyMoment, ...]) -> None:
        """The next action was done, and this has come of it."""
        transcript = self.transcript
        self._open()  # of an end that was not, since the program was ended just then
        told = transcript.told
        self._add(shown(self.table, self.journal.count, transcript.count, moments, told))
        self._act = None
        if self.session.course.count == transcript.count:
            self._open()

    def _open(self, *, stopping: bool = False) -> None:
        """Open a deal that is over."""
        transcript = self.transcript
        assert transcript.course is not None
        if not (transcript.due or stopping):
            return
        secrets = tuple(
            (number, secret_for(self._secret, number))
            for number, pack in enumerate(transcript.packs)
            if not pack.opened
        )
        first = len(transcript.course.actions)
        actions = self.session.course.actions[first : transcript.count]
        lines = tuple(self.table.rules.write(done.action) for done in actions)
        self._add(DealOpened(self.journal.count, secrets, lines))

    # ---- what the session asks

    def due(self) -> Action | None:
        """What the guest does now, if it was said."""
        act = self._act
        return act[1] if act is not None and act[0] == self.session.count else None

    def bring(self, rules: Rules, actions: Sequence[Done], state: State) -> Action | None:
        """The pack that is awaited, once both secrets for it are there."""
        number = sum(isinstance(done.state.turn, Chance) for done in actions)
        packs = self.transcript.packs
        if number == len(packs):
            secret = secret_for(self._secret, number)
            self._add(Pledge(self.journal.count, number, pledge_of(secret)))
        if not (thrown := packs[number].thrown) or not self.journal.stored:
            return None
        both = secret_for(self._secret, number) + thrown
        return drawn(rules, state, tuple(done.action for done in actions), both)

    # ---- the line

    def _begin_anew(self, hello: Greeting) -> None:
        if hello.count > self.journal.count:
            raise Trouble(LineFault.DIFFER)
        if self.table.game not in hello.games:
            raise Trouble(LineFault.NO_GAME)
        if not hello.count and self.transcript.begun:
            raise Trouble(LineFault.OTHER_PARTIE)
        self._sent, self._act = hello.count, None

    def _take(self, message: Message, text: str) -> None:  # noqa: ARG002 - as both are told
        transcript, packs = self.transcript, self.transcript.packs
        match message:
            case OfferAgreed():
                if not transcript.begun:
                    self._add(Begun(self.journal.count))
            case Throw(number, secret) if number < len(packs):
                if not packs[number].thrown:
                    self._add(PackDrawn(self.journal.count, number, secret))
                elif packs[number].thrown != secret:
                    raise Trouble(LineFault.PACK)
            case Act(number, line):
                self._acted(number, line)
            case Throw():
                raise Trouble(LineFault.EARLY)
            case _:
                raise Trouble(LineFault.UNREAD)

    def _acted(self, number: int, line: str) -> None:
        session, rules = self.session, self.table.rules
        if number < session.count or not self.transcript.playing:
            return  # something else came before it
        if number > session.count:
            raise Trouble(LineFault.EARLY)
        action = tried(lambda: rules.read(line), LineFault.UNREAD)
        of_guest = tried(lambda: session.is_of(self.guest, action), LineFault.ILLEGAL)
        refused = tried(lambda: session.refusal(action), LineFault.ILLEGAL)
        if not of_guest or refused is not None or rules.write(action) != line:
            raise Trouble(LineFault.ILLEGAL)
        self._act = number, action

    def _compare(self, count: int, chain: str) -> None:
        super()._compare(count, chain)
        self._checked = max(self._checked, count)

    def _go_on(self) -> None:
        if all(self.stop_wished) and self.transcript.playing and not self.session.storing:
            if self.transcript.pledged:
                return  # what the guest throws in is on its way
            self._open(stopping=True)
            self._add(Stopped(self.journal.count))

    def _store(self) -> None:
        if not (self.session.storing or self.session.lines_stored):
            self.session.flush()  # what the disk would not take before
        if self.session.lines_stored:  # so the journal never knows more than the book
            super()._store()

    def _tell(self) -> None:
        while self._sent < self.journal.safe:
            text = self.journal.texts[self._sent]
            self._sent += 1
            if self._pipe is not None:
                self._pipe.send(text)
            if text.startswith(_CLOSING):
                self._say(ChainSum(self._sent, self.journal.chain[self._sent]))


_CLOSING = ('{"t":"opened"', '{"t":"stopped"')


class _Far:
    """The guest's seat: it answers with what came over the line."""

    def __init__(self, host: HostEnd) -> None:
        self._host = host

    def choose(self, seen: View) -> Action | None:  # noqa: ARG002 - it is no other's to see
        return self._host.due()

    def close(self) -> None:
        """Nothing is held."""


class _UntilSettled:
    """A log in which a partie goes on until the guest has all of it: so he can come for the end."""

    def __init__(self, host: HostEnd, log: Log) -> None:
        self._host, self._log = host, log

    def store(self, number: int, line: str) -> bool | None:
        return self._log.store(number, line)

    def finish(self, state: State, assisted: Collection[int]) -> bool | None:
        return self._log.finish(state, assisted) if self._host.may_finish else None


class _Session(Session):
    """The truth of a partie in two places: nothing is taken back in it, and no hint is noted."""

    def __init__(
        self,
        host: HostEnd,
        seats: Mapping[Player, Occupant],
        log: Log | None,
        course: Course | None,
    ) -> None:
        self._host, table = host, host.table
        log = _UntilSettled(host, log or NoLog())
        super().__init__(seats, host, table.options, log, game=table.game, course=course)

    def advance(self) -> tuple[AnyMoment, ...]:
        """Nothing before the guest has agreed, or after both have stopped."""
        host = self._host
        if self.storing:
            return super().advance()
        if not host.transcript.playing:
            return ()
        act = host.due()
        if act is not None and self.state.turn is not host.guest:
            return self.interject(host.guest, act)
        return super().advance()

    def _apply(self, action: Action | Record) -> tuple[AnyMoment, ...]:
        moments = super()._apply(action)
        self._host.happened(moments)
        return moments

    def back(self, people: object) -> None:
        """What was seen elsewhere cannot be unseen."""

    def forward(self, people: object) -> None:
        """Nothing was taken back."""

    def go(self, count: int) -> None:  # noqa: ARG002 - as in the class above
        raise ValueError("nothing is taken back apart")

    def note_hint(self) -> bool:
        return False
