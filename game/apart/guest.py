"""The guest's end: fed with what his seat may see, it sends what he does and checks each deal.

No card that he may not know is here before its deal is opened.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable

from game.apart.end import LineEnd, Person
from game.apart.journal import Journal
from game.apart.messages import (
    Act,
    ActionShown,
    Begun,
    Bye,
    ChainSum,
    DealOpened,
    Entry,
    Greeting,
    LineFault,
    Message,
    OfferAgreed,
    PackDrawn,
    PartieOffer,
    Stopped,
    StopWish,
    Throw,
    Trouble,
    read,
    write,
)
from game.apart.packs import secret_for
from game.apart.seat import FarSession
from game.players.player import Occupant
from game.session.juncture import Edition
from game.session.session import Log, NoLog
from rules.core.game import Action


class GuestEnd(LineEnd):
    """One seat of a partie whose truth is elsewhere.

    `session` is there once something was offered; `agree` begins it.
    """

    def __init__(
        self,
        me: Person,
        secret: str,
        occupant: Occupant,
        journal: Journal,
        now: Callable[[], float],
    ) -> None:
        self._acts: defaultdict[int, set[str]] = defaultdict(set)
        self._may_stop = self.agreed = False
        super().__init__(me, journal, now, checking=True)
        self._secret, self._occupant = secret, occupant
        self._log: Log = NoLog()
        self._kept = 0
        self._finished = False
        self.arrived: deque[tuple[int, tuple[Edition, ...]]] = deque()  # shown, with their entry
        self.pending: Act | None = None  # what one has done, and not seen done yet
        self._said: set[Throw | Act | OfferAgreed | ChainSum] = set()  # since the other was met
        self.session: FarSession | None = None
        self._sit_down()

    def _recall(self) -> None:
        for text in self.journal.notes:
            match read(text):
                case Act() as act:
                    self._acts[act.number].add(act.line)
                    self.pending = act
                case StopWish(no):
                    self._may_stop = self._may_stop or not no
                case OfferAgreed():
                    self.agreed = True
                case _:
                    pass
        self.transcript.own = lambda number, line: line in self._acts[number]

    def _sit_down(self) -> None:
        self._recall()
        if self.pending is not None and self.pending.number != self.transcript.count:
            self.pending = None
        if self.transcript.table is not None and self.session is None:
            self.session = FarSession(self, self.transcript, self._occupant)

    @property
    def offer(self) -> PartieOffer | None:
        """What was offered."""
        return None if self.transcript.table is None else self.transcript.table.offer

    @property
    def storing(self) -> bool:
        """Whether something that was done here was not seen done yet."""
        return self.pending is not None

    @property
    def opened(self) -> bool:
        """Whether each deal that has ended was opened, and is kept."""
        return self.stored and not self.transcript.due

    @property
    def refused(self) -> bool:
        """Whether the disk does not take what was heard and done."""
        return self.journal.refused

    def is_safe(self, entry: int) -> bool:
        return entry < self.journal.safe

    @property
    def settled(self) -> bool:
        """Whether the partie is over, and all of it is kept."""
        return self.transcript.over and self.stored

    @property
    def stored(self) -> bool:
        """Whether all that was heard and done is safe."""
        return self.journal.stored and self._kept == len(self._opened) and not self._unfinished

    def keep_in(self, log: Log, kept: int = 0) -> None:
        """Where the lines of deals that were opened go from now on, and how many it has."""
        self._log, self._kept = log, kept

    # ---- what one does here

    def agree(self) -> None:
        """Begin what was offered."""
        if not self.agreed:
            self.agreed = True
            self.journal.note(write(OfferAgreed()))

    def act(self, number: int, action: Action) -> None:
        """Do this as action `number`; in vain where another has come before."""
        table = self.transcript.table
        if table is None or number != self.transcript.count or self.pending is not None:
            return
        self.pending = Act(number, table.rules.write(action))
        self._acts[number].add(self.pending.line)
        self.journal.note(write(self.pending))

    def wish_stop(self, wished: bool = True) -> None:
        self._may_stop = self._may_stop or wished
        self.journal.note(write(StopWish(no=not wished)))
        super().wish_stop(wished)

    # ---- the line

    def _begin_anew(self, hello: Greeting) -> None:  # noqa: ARG002 - he sends what is missing
        self._said.clear()

    def _take(self, message: Message, text: str) -> None:
        if not isinstance(message, Entry):
            raise Trouble(LineFault.UNREAD)
        count = self.journal.count
        if message.n < count:
            if self.journal.texts[message.n] != text:
                raise Trouble(LineFault.DIFFER)
            return  # said twice, since the line broke in between
        if message.n > count:
            raise Trouble(LineFault.EARLY)
        match message:
            case Begun() if not self.agreed:
                raise Trouble(LineFault.EARLY)
            case PackDrawn(_, pack, thrown) if thrown != secret_for(self._secret, pack):
                raise Trouble(LineFault.PACK)
            case DealOpened() if not (self.transcript.due or self._may_stop):
                raise Trouble(LineFault.EARLY)
            case Stopped() if not self._may_stop:
                raise Trouble(LineFault.EARLY)
            case _:
                pass
        editions = self.transcript.take(message)
        self.journal.add(text)
        match message:
            case PartieOffer():
                self._sit_down()
            case ActionShown():
                self.arrived.append((message.n, editions))
                if self.pending is not None and self.pending.number < self.transcript.count:
                    self.pending = None
            case _:
                pass

    def _ended(self, bye: Bye) -> None:
        if bye.fault in (LineFault.ILLEGAL, LineFault.UNREAD):
            self.pending = None  # it is asked for once more

    def _store(self) -> None:
        self.flush()

    def _tell(self) -> None:
        if not self.journal.stored:
            return
        transcript, count = self.transcript, self.journal.count
        if self.agreed and transcript.table is not None and not transcript.begun:
            self._once(OfferAgreed())
        if transcript.pledged:
            pack = len(transcript.packs) - 1
            self._once(Throw(pack, secret_for(self._secret, pack)))
        if self.pending is not None and transcript.playing:
            self._once(self.pending)
        if count and not transcript.due and transcript.just_opened:
            self._once(ChainSum(count, self.journal.chain[-1]))

    def _once(self, message: Throw | Act | OfferAgreed | ChainSum) -> None:
        if message not in self._said:
            self._said.add(message)
            self._say(message)

    # ---- the book

    @property
    def _opened(self) -> tuple[object, ...]:
        course = self.transcript.course
        return () if course is None else course.actions

    @property
    def _unfinished(self) -> bool:
        transcript = self.transcript
        return transcript.over and not transcript.stopped and not self._finished

    def flush(self) -> bool:
        """Have stored what was not yet."""
        self.journal.flush()
        course = self.transcript.course
        if course is not None and self.journal.stored:
            rules = course.rules
            while self._kept < len(course.actions):
                line = rules.write(course.actions[self._kept].action)
                if not self._log.store(self._kept, line):
                    break
                self._kept += 1
            if self._unfinished and self._kept == len(course.actions):
                self._finished = bool(self._log.finish(course.state, ()))
        return self.stored
