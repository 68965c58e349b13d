"""A friend elsewhere, as the program has him: his line, the end that hears it, and the table."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from concurrent import futures
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from game.apart.end import LineEnd, Person
from game.apart.guest import GuestEnd
from game.apart.host import HostEnd
from game.apart.journal import Journal
from game.apart.line.wire import Away, CodeTold, Failed, Got, LineTrouble, Met, Returned, Told
from game.apart.messages import Face, PartieOffer, Phrase
from game.apart.shelves import FileShelf, journal_file
from game.games import papers_of
from game.pages.apart.talk import face, phrase
from game.players.mind import PORTRAITS
from game.players.player import FRIEND, HUMAN, Human, Seated
from game.program.book_log import BookLog
from game.program.seeds import local_time, new_secret
from game.saves.partie import ApartPlace, Header
from game.session.at_table import PartieAtTable
from game.session.course import Course
from game.session.juncture import Juncture
from game.stage.director import Motion
from game.words.catalogue import say
from rules.core.game import Options
from rules.core.seats import Player


class LineToFriend(Protocol):
    """What is asked of a line: `line.client.FriendLine`."""

    def send(self, text: str) -> None: ...
    def poll(self) -> tuple[Told, ...]: ...
    def again(self, key: str) -> None: ...
    def close(self) -> None: ...


_LASTING = {
    LineTrouble.EXTRA_MISSING,
    LineTrouble.TOO_OLD,
    LineTrouble.TOO_NEW,
    LineTrouble.NONSENSE,
    LineTrouble.OVERFULL,
}
"""What does not pass by itself."""
_PATIENCE_SECONDS = 15.0
"""After which a line that came to nothing is asked for once more."""


_BRINGS = f'{sys.executable} -m pip install magic-wormhole==0.24.0 segno "autobahn<25"'
"""What has the line installed, the parts of the extra; no index has a Piquet of ours."""
_AS_FAULTS = {
    LineTrouble.TOO_OLD: "older",
    LineTrouble.TOO_NEW: "newer",
    LineTrouble.NONSENSE: "unread",
}
"""What the ends know too."""


def trouble_words(trouble: LineTrouble) -> str:
    """Why there is no line, and what can be done."""
    fault = _AS_FAULTS.get(trouble)
    if fault is not None:
        return say(f"apart.fault.{fault}")
    if trouble is LineTrouble.EXTRA_MISSING and getattr(sys, "frozen", False):
        return say("apart.line.packaged")
    return say(f"apart.line.{trouble.value.replace(' ', '-')}", command=_BRINGS)


class FriendPipe:
    """A line as an end hears it, and what it tells of itself.

    Where `seek` gives another one, a friend who was met is sought again when a line has failed.
    """

    def __init__(
        self,
        line: LineToFriend,
        seek: Callable[[], LineToFriend] | None = None,
        key: str = "",
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._line, self._seek, self._now = line, seek, now
        self._heard: list[str] = []
        self.code = ""  # by which the friend joins, once it is there
        self.key = key  # by which the same two meet another day
        self.away = True
        self.failed: LineTrouble | None = None
        self._failed_at = 0.0

    def send(self, text: str) -> None:
        self._line.send(text)

    def poll(self) -> tuple[str, ...]:
        found, self._heard = tuple(self._heard), []
        return found

    def attend(self, end: LineEnd) -> None:
        """Hear what has happened; an end greets whoever is met."""
        self._try_again()
        for told in self._line.poll():
            match told:
                case CodeTold(code):
                    self.code = code
                case Met(_, key):
                    self.key, self.away = key, False
                    self._heard.clear()
                    end.meet(self)
                case Got(payload):
                    self._heard.append(payload)
                case Away():
                    self.away = True
                case Returned():
                    self.away = False
                case Failed(reason):
                    self.failed, self.away, self._failed_at = reason, True, self._now()

    def _try_again(self) -> None:
        """Another line, some time after one has come to nothing that may come to something yet."""
        if self.failed is None or self._seek is None or not self.key or self.failed in _LASTING:
            return
        if self._now() >= self._failed_at + _PATIENCE_SECONDS:
            self._line.close()
            self.failed, self._line = None, self._seek()
            self._line.again(self.key)

    def close(self) -> None:
        self._line.close()


class WriterShelf:
    """A journal's file, written by the one thread that waits for the disk; late in coming, too.

    The guest's is there as soon as he has agreed to something.
    """

    def __init__(self, writer: Callable[[], Executor], shelf: FileShelf | None = None) -> None:
        self._writer, self.shelf = writer, shelf
        self._writing: Future[bool] | None = None

    def store(self, number: int, line: str) -> bool | None:
        if self.shelf is None:
            return None
        if self._writing is None:
            self._writing = self._writer().submit(self.shelf.store, number, line)
        if not self._writing.done():
            return None
        done, self._writing = self._writing.result(), None
        return done

    def drop(self) -> None:
        """Keep nothing of it."""
        if self.shelf is not None:
            self.shelf.drop()

    def wait(self) -> None:
        """Return when nothing is being written any more."""
        if self._writing is not None:
            futures.wait((self._writing,))

    def close(self) -> None:
        self.wait()
        if self.shelf is not None:
            self.shelf.close()


def offered(
    key: str, game: str, options: Options, names: tuple[str, str], guest: Player
) -> PartieOffer:
    """The offer of a partie that begins now."""
    written = papers_of(game).write_options(options)
    return PartieOffer(0, key, game, written, names, int(guest), local_time())


def header_of_offer(offer: PartieOffer, *, host: bool, secret: str, friend: str) -> Header:
    """What a book holds of a partie in two places before its first action.

    `friend` is the key of the line.
    """
    guest = Player(offer.guest)
    here = guest.other if host else guest
    a, b = (Seated(offer.names[one], HUMAN if one is here else FRIEND) for one in Player)
    return Header(
        seats=(a, b),
        options=papers_of(offer.game).read_options(offer.options),
        seed=0,
        started=local_time(),
        game=offer.game,
        apart=ApartPlace(offer.partie, host, secret, friend),
    )


class ApartMeans(Struct, frozen=True):
    """What a partie in two places needs of the program."""

    me: Person
    folder: Path
    writer: Callable[[], Executor]
    now: Callable[[], float] = time.monotonic


class Afar:
    """A partie with a friend elsewhere: what a table needs, in place of an engine."""

    def __init__(
        self,
        end: HostEnd | GuestEnd,
        pipe: FriendPipe,
        shelf: WriterShelf,
        human: Human,
        log: BookLog,
    ) -> None:
        session = end.session
        assert session is not None
        self.end, self.pipe, self.human = end, pipe, human
        self.session: PartieAtTable = session
        self._shelf, self._told, self._log = shelf, False, log
        table = end.transcript.table
        assert table is not None
        self.seat = table.guest.other if isinstance(end, HostEnd) else table.guest
        if not (pipe.away or end.met):
            end.meet(pipe)  # he was met before there was anything to offer
        self.name = table.offer.names[self.seat.other]
        self.utter: Callable[[str], None] = lambda _: None  # lets his words be heard
        self.appear: Callable[[], None] = lambda: None  # lets his face be seen
        self._face: str | None = None
        self._wished = False  # whether it was told that he would stop

    def tick(self) -> None:
        """Hear and say what there is; often, whatever page is open."""
        self.pipe.attend(self.end)
        self.end.tick()

    # ---- asked by the page of what may be said

    @property
    def there(self) -> bool:
        return self.end.met and not self.pipe.away

    @property
    def stop_wished(self) -> tuple[bool, bool]:
        mine, his = self.end.stop_wished
        return mine, his

    def say_phrase(self, number: int, /) -> None:
        self.end.speak(Phrase(number))

    def show_face(self, number: int, /) -> None:
        self.end.speak(Face(number))

    def wish_stop(self, wished: bool, /) -> None:
        self.end.wish_stop(wished)

    # ---- asked by the table

    @property
    def stopped(self) -> bool:
        """Whether both have agreed to play no further, and both know it."""
        return self.end.transcript.stopped and self.end.settled

    @property
    def portrait(self) -> str:
        """The friend's face, if it is one of the house."""
        mate = self.end.mate
        return mate.portrait if mate is not None and mate.portrait in PORTRAITS.values() else ""

    def waited_for(self) -> str:
        if self._log.trouble or self.end.fault is not None:
            return self._log.trouble
        if self.pipe.failed in _LASTING:
            return trouble_words(self.pipe.failed)
        if self.there:
            return "" if self.begun else say("apart.considers", name=self.name)
        declined = self.end.mate_rose and not self.begun
        return say("apart.declined" if declined else "apart.away", name=self.name)

    @property
    def begun(self) -> bool:
        """Whether both have agreed to the partie, as far as is known here."""
        return not isinstance(self.end, HostEnd) or self.end.transcript.begun

    def news(self) -> str:
        self.tick()
        if self.portrait != self._face:
            self._face = self.portrait
            self.appear()
        while self.end.heard:
            said = self.end.heard.popleft()
            self.utter(phrase(said.number) if isinstance(said, Phrase) else face(said.number))
        mine, his = self.stop_wished
        before, self._wished = self._wished, his
        if his and not before and not mine:
            return f"{say('apart.stop.he', name=self.name)} {say('apart.stop.where')}"
        if before and not his and not self.stopped:
            return say("apart.stop.not", name=self.name)
        fault = self.end.fault
        if fault is None:
            self._told = False
        elif not self._told:
            self._told = True
            return say(fault.told)
        return ""

    def attend(self) -> None:
        self.tick()

    def pause(self, now: Juncture, motion: Motion) -> float:  # noqa: ARG002 - he thinks himself
        return 0.0

    def leave(self) -> None:
        """Rise; what was done is kept, as far as the disk takes it, and said."""
        for _ in range(_LAST_LINES):
            self.end.tick()
            if self.end.journal.stored and self.session.stored:
                break
            self._shelf.wait()
            self._log.wait()
        self.end.leave()
        self._shelf.close()
        if not self.begun:
            self._shelf.drop()
        self.pipe.close()


_LAST_LINES = 200


def sit_down(
    header: Header,
    log: BookLog,
    course: Course,
    pipe: FriendPipe,
    means: ApartMeans,
    offer: PartieOffer | None = None,
) -> Afar:
    """The table of a partie that the book holds, new with its `offer`, or to be gone on with.

    Raises JournalError where its journal is damaged, and OSError.
    """
    assert header.apart is not None
    human, file = Human(), FileShelf(journal_file(means.folder, header.apart.partie))
    shelf = WriterShelf(means.writer, file)
    try:
        end = _end_of(header, Journal(shelf, file.lines), human, log, course, means, offer)
    except BaseException:
        file.close()
        raise
    return Afar(end, pipe, shelf, human, log)


def _end_of(
    header: Header,
    journal: Journal,
    human: Human,
    log: BookLog,
    course: Course,
    means: ApartMeans,
    offer: PartieOffer | None,
) -> HostEnd | GuestEnd:
    place = header.apart
    assert place is not None
    if not place.host:
        guest = GuestEnd(means.me, place.secret, human, journal, means.now)
        guest.keep_in(log, course.count)
        return guest
    return HostEnd(
        means.me,
        place.secret,
        {Player(header.kinds.index(HUMAN)): human},
        journal,
        means.now,
        offer=offer,
        log=log,
        course=course,
    )


class Invited:
    """Who has joined a friend: told what is offered, until he agrees to it."""

    def __init__(self, pipe: FriendPipe, means: ApartMeans) -> None:
        self._means, self._pipe, self._human = means, pipe, Human()
        self._secret, self._shelf = new_secret(), WriterShelf(means.writer)
        journal = Journal(self._shelf)
        self.end = GuestEnd(means.me, self._secret, self._human, journal, means.now)

    def tick(self) -> None:
        self._pipe.attend(self.end)
        self.end.tick()

    def header(self) -> Header | None:
        """What the book is to hold of the partie that is offered; None while nothing is."""
        offer, key = self.end.offer, self._pipe.key
        if offer is None:
            return None
        return header_of_offer(offer, host=False, secret=self._secret, friend=key)

    def agree(self, header: Header, log: BookLog) -> Afar:
        """Sit down to it. Raises OSError where its journal cannot be kept."""
        assert header.apart is not None
        self._shelf.shelf = FileShelf(journal_file(self._means.folder, header.apart.partie))
        self.end.keep_in(log)
        self.end.agree()
        return Afar(self.end, self._pipe, self._shelf, self._human, log)
