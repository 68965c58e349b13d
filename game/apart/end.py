"""One end of the line: greetings, the limits of what is heard, phrases, leaving and stopping.

What an end holds outlives its line: after a break, or a fault of the other, `meet` begins anew on
another line, and both go on from their books.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from game.apart.journal import Journal
from game.apart.messages import (
    VERSION,
    Bye,
    ChainSum,
    DealOpened,
    Face,
    Greeting,
    Leave,
    LineFault,
    Message,
    Phrase,
    StopWish,
    Trouble,
    read,
    read_entry,
    write,
)
from game.apart.transcript import JointTranscript
from game.games import GAMES

_AT_ONCE, _A_SECOND = 3_000, 100
"""Messages that may come in a heap, and how many a second make room again."""
_A_GREETING = 50
"""As many messages a greeting counts for: all that is missing is sent after it."""
_REMEMBERED = 20
_SEEN_HERE = {LineFault.OLDER: LineFault.NEWER, LineFault.NEWER: LineFault.OLDER}
"""What is older to the other is newer here."""


class Pipe(Protocol):
    """A line to the other: texts arrive whole, in their order, once."""

    def send(self, text: str) -> None:
        """Let the other hear this; at once, whatever the line does."""

    def poll(self) -> Sequence[str]:
        """What has come since."""


class Person(Struct, frozen=True):
    """Who sits at an end, as the other is told."""

    name: str
    portrait: str = ""


class LineEnd:
    """What both ends have in common."""

    def __init__(
        self, me: Person, journal: Journal, now: Callable[[], float], *, checking: bool
    ) -> None:
        """`now` is a clock in seconds."""
        self.me, self.journal = me, journal
        self.mate: Person | None = None  # once he was heard
        self.fault: LineFault | None = None  # why the line was ended, if it was
        self.by_mate = False  # whether he ended it
        self.met = False  # whether he is there, as far as one knows
        self.mate_rose = False  # whether he has said that he leaves, and not come back
        self.stop_wished = [False, False]  # by me, by him
        self.heard: deque[Phrase | Face] = deque(maxlen=_REMEMBERED)
        self._pipe: Pipe | None = None
        self._now, self._room, self._since = now, float(_AT_ONCE), now()
        self.transcript = JointTranscript(checking=False)
        entries = [read_entry(text) for text in journal.texts]
        last = max((entry.n for entry in entries if isinstance(entry, DealOpened)), default=-1)
        for entry in entries:
            self.transcript.take(entry)
            self.transcript.checking = checking and entry.n >= last
        self.transcript.checking = checking

    # ---- the line

    def meet(self, pipe: Pipe) -> None:
        """A line to the other, a first or another one."""
        self._pipe, self.fault, self.by_mate, self.met = pipe, None, False, False
        self._say(self._hello(answers=False))

    def tick(self) -> None:
        """Take in what has come, and say what is due. Often."""
        pipe = self._pipe
        if pipe is not None and self.fault is None:
            try:
                for text in pipe.poll():
                    self._hear(text)
                    if self.fault is not None:
                        return
                self._go_on()
            except Trouble as trouble:
                self._end(trouble.fault)
        self._store()
        if self.met:
            self._tell()

    def _store(self) -> None:
        self.journal.flush()

    def _end(self, fault: LineFault) -> None:
        self._say(Bye(fault))
        self.fault, self.met, self._pipe = fault, False, None

    def _say(self, message: Message) -> None:
        if self._pipe is not None:
            self._pipe.send(write(message))

    def _hello(self, *, answers: bool) -> Greeting:
        offer = self.transcript.table.offer if self.transcript.table else None
        return Greeting(
            version=VERSION,
            name=self.me.name,
            portrait=self.me.portrait,
            games=tuple(GAMES),
            partie=offer.partie if offer else "",
            count=self.journal.count,
            chain=self.journal.chain[-1],
            answers=answers,
        )

    # ---- what is heard

    def _hear(self, text: str) -> None:
        now = self._now()
        self._room = min(_AT_ONCE, self._room + max(0.0, now - self._since) * _A_SECOND) - 1
        self._since = now
        message = read(text)
        if isinstance(message, Greeting):
            self._room -= _A_GREETING
        if self._room < 0:
            raise Trouble(LineFault.FLOOD)
        match message:
            case Greeting():
                self._greeted(message)
            case Bye(fault):
                fault = _SEEN_HERE.get(fault, fault)
                self.fault, self.by_mate, self.met, self._pipe = fault, True, False, None
                self._ended(message)
            case _ if not self.met:
                pass  # said to who was here before
            case Phrase() | Face():
                self.heard.append(message)
            case Leave():
                self.met, self.mate_rose = False, True
            case StopWish(no):
                self.stop_wished = [self.stop_wished[0] and not no, not no]
            case ChainSum(count, chain):
                self._compare(count, chain)
            case _:
                self._take(message, text)

    def _greeted(self, hello: Greeting) -> None:
        offer = self.transcript.table.offer if self.transcript.table else None
        if hello.partie and offer and hello.partie != offer.partie:
            raise Trouble(LineFault.OTHER_PARTIE)
        if offer and offer.game not in hello.games:
            raise Trouble(LineFault.NO_GAME)
        if hello.count <= self.journal.count:
            self._compare(hello.count, hello.chain)
        if not hello.name.isprintable():
            raise Trouble(LineFault.UNREAD)
        self.mate, self.met = Person(hello.name, hello.portrait), True
        self.mate_rose = False
        self.stop_wished[1] = False
        self._begin_anew(hello)
        if not hello.answers:
            self._say(self._hello(answers=True))
        if self.stop_wished[0]:
            self._say(StopWish())

    def _compare(self, count: int, chain: str) -> None:
        """Hold what the other has against the own book, as far as that goes."""
        if count > self.journal.count or self.journal.chain[count] != chain:
            raise Trouble(LineFault.DIFFER)

    def _begin_anew(self, hello: Greeting) -> None:
        """The other is there, with so much in his book."""
        raise NotImplementedError

    def _take(self, message: Message, text: str) -> None:
        """What only one of the ends is told."""
        raise NotImplementedError

    def _ended(self, bye: Bye) -> None:
        """The other has ended the line."""

    def _go_on(self) -> None:
        """All that came was heard."""

    def _tell(self) -> None:
        """Say what is due, as far as it is safe."""
        raise NotImplementedError

    # ---- what people say

    def speak(self, said: Phrase | Face) -> None:
        """A phrase or a face."""
        if self.met:
            self._say(said)

    def wish_stop(self, wished: bool = True) -> None:
        """Propose to play no further, agree to it, or say no."""
        self.stop_wished = [wished, self.stop_wished[1] and wished]
        if self.met:
            self._say(StopWish(no=not wished))

    def leave(self) -> None:
        """Rise from the table; the partie is kept."""
        if self.met:
            self._say(Leave())
        self.met, self._pipe = False, None


class Lobby(LineEnd):
    """Who has invited hears who has come, before he knows what to offer him."""

    def __init__(self, me: Person, now: Callable[[], float]) -> None:
        super().__init__(me, Journal(_Nowhere()), now, checking=False)

    def _begin_anew(self, hello: Greeting) -> None:
        """Nothing is there to be sent."""

    def _take(self, message: Message, text: str) -> None:  # noqa: ARG002 - whatever it is
        raise Trouble(LineFault.EARLY)

    def _tell(self) -> None:
        """Nothing is due."""


class _Nowhere:
    """A shelf for nothing."""

    def store(self, number: int, line: str) -> None:
        """It stays on its way."""
